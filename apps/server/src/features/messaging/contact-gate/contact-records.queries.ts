import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { addressOf, isActive } from './contact-facts.queries.ts'
import type { Channel, RestrictionKind } from './contact-rules.data.ts'

export interface RestrictionRow {
  readonly restrictionId: string
  readonly tenantId: string
  readonly customerId: string
  readonly userId: string
  readonly kind: RestrictionKind
  readonly address: string | null
  readonly reason: string
  readonly expiresAt: Date | null
  readonly endedAt: Date | null
  readonly endedBy: Actor | null
  readonly endReason: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const restrictionColumns = sql`
  x.restriction_id as "restrictionId", x.tenant_id as "tenantId", x.customer_id as "customerId", x.user_id as "userId",
  x.kind, x.address, x.reason, x.expires_at as "expiresAt", x.ended_at as "endedAt", x.ended_by as "endedBy",
  x.end_reason as "endReason", x.created_at as "createdAt", x.created_by as "createdBy"`

/** The customer of a user, and the address that messages of a kind go to; nothing if there is no such user. */
export function findCustomerOf(
  tenantId: string,
  userId: string,
  kind = 'address-undeliverable',
): Statement<{ customerId: string; address: string | null }> {
  return sql<{ customerId: string; address: string | null }>`
    select n.customer_id as "customerId", ${addressOf(sql`n`, sql`${kind}::text`)} as address
    from published.customer_users n
    where n.tenant_id = ${tenantId}::uuid and n.user_id = ${userId}::uuid`
}

/** The restriction of a kind that has not ended, whatever address it is for. */
export function lockOpenRestriction(tenantId: string, userId: string, kind: string): Statement<RestrictionRow> {
  return sql<RestrictionRow>`
    select ${restrictionColumns} from contact_restrictions x
    where x.tenant_id = ${tenantId}::uuid and x.user_id = ${userId}::uuid and x.kind = ${kind}::text
      and x.ended_at is null
    for update of x`
}

export function findRestriction(tenantId: string, restrictionId: string): Statement<RestrictionRow> {
  return sql<RestrictionRow>`
    select ${restrictionColumns} from contact_restrictions x
    where x.tenant_id = ${tenantId}::uuid and x.restriction_id = ${restrictionId}::uuid`
}

export function lockRestriction(tenantId: string, restrictionId: string): Statement<RestrictionRow> {
  return sql<RestrictionRow>`${findRestriction(tenantId, restrictionId)} for update of x`
}

type NewRestriction = Omit<RestrictionRow, 'tenantId' | 'endedAt' | 'endedBy' | 'endReason'>

export function insertRestriction(tenantId: string, restriction: NewRestriction): Statement<RestrictionRow> {
  return sql<RestrictionRow>`
    insert into contact_restrictions as x (
      tenant_id, restriction_id, customer_id, user_id, kind, address, reason, expires_at, created_at, created_by)
    values (
      ${tenantId}::uuid, ${restriction.restrictionId}::uuid, ${restriction.customerId}::uuid,
      ${restriction.userId}::uuid, ${restriction.kind}::text, ${restriction.address}::text,
      ${restriction.reason}::text,
      ${restriction.expiresAt}::timestamptz, ${restriction.createdAt}::timestamptz,
      ${json(restriction.createdBy)}::jsonb)
    returning ${restrictionColumns}`
}

export function endRestriction(
  tenantId: string,
  restrictionId: string,
  { now, actor, reason }: { readonly now: Date; readonly actor: Actor; readonly reason: string },
): Statement<RestrictionRow> {
  return sql<RestrictionRow>`
    update contact_restrictions x
    set ended_at = ${now}::timestamptz, ended_by = ${json(actor)}::jsonb, end_reason = ${reason}::text
    where x.tenant_id = ${tenantId}::uuid and x.restriction_id = ${restrictionId}::uuid
    returning ${restrictionColumns}`
}

interface PageBounds {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

export function listRestrictions(
  tenantId: string,
  filter: { customerId?: string; userId?: string; kind?: RestrictionKind; active?: boolean; now: Date },
  page: PageBounds,
): Statement<RestrictionRow> {
  const { customerId = null, userId = null, kind = null, active = null } = filter
  return sql<RestrictionRow>`
    select ${restrictionColumns} from contact_restrictions x
    where x.tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or x.restriction_id > ${page.after}::uuid)
      and (${customerId}::uuid is null or x.customer_id = ${customerId}::uuid)
      and (${userId}::uuid is null or x.user_id = ${userId}::uuid)
      and (${kind}::text is null or x.kind = ${kind}::text)
      and (${active}::boolean is null or (${isActive(filter.now)}) = ${active}::boolean)
    order by x.restriction_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export interface ConsentRow {
  readonly consentId: string
  readonly tenantId: string
  readonly customerId: string
  readonly userId: string
  readonly channel: Channel
  readonly state: 'GIVEN' | 'WITHDRAWN'
  readonly evidence: string
  readonly createdAt: Date
  readonly createdBy: Actor
}

const consentColumns = sql`
  consent_id as "consentId", tenant_id as "tenantId", customer_id as "customerId", user_id as "userId", channel, state,
  evidence, created_at as "createdAt", created_by as "createdBy"`

export function findConsent(tenantId: string, consentId: string): Statement<ConsentRow> {
  return sql<ConsentRow>`
    select ${consentColumns} from contact_consents
    where tenant_id = ${tenantId}::uuid and consent_id = ${consentId}::uuid`
}

export function insertConsent(tenantId: string, consent: Omit<ConsentRow, 'tenantId'>): Statement<ConsentRow> {
  return sql<ConsentRow>`
    insert into contact_consents (
      tenant_id, consent_id, customer_id, user_id, channel, state, evidence, created_at, created_by)
    values (
      ${tenantId}::uuid, ${consent.consentId}::uuid, ${consent.customerId}::uuid, ${consent.userId}::uuid,
      ${consent.channel}::text, ${consent.state}::text, ${consent.evidence}::text,
      ${consent.createdAt}::timestamptz, ${json(consent.createdBy)}::jsonb)
    returning ${consentColumns}`
}

export function listConsents(
  tenantId: string,
  filter: { customerId?: string; userId?: string; channel?: Channel },
  page: PageBounds,
): Statement<ConsentRow> {
  const { customerId = null, userId = null, channel = null } = filter
  return sql<ConsentRow>`
    select ${consentColumns} from contact_consents
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or consent_id > ${page.after}::uuid)
      and (${customerId}::uuid is null or customer_id = ${customerId}::uuid)
      and (${userId}::uuid is null or user_id = ${userId}::uuid)
      and (${channel}::text is null or channel = ${channel}::text)
    order by consent_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Whether the resources in the filters of a list exist; an absent filter counts as existing. */
export interface NamedRow {
  readonly hasCase: boolean
  readonly hasInteraction: boolean
  readonly hasCustomer: boolean
  readonly hasUser: boolean
}

/** A person who was removed from a customer still has verdicts, restrictions and consents, and is found by those. */
export function findNamed(
  tenantId: string,
  named: { caseId?: string; interactionId?: string; customerId?: string; userId?: string },
): Statement<NamedRow> {
  const { caseId = null, interactionId = null, customerId = null, userId = null } = named
  return sql<NamedRow>`
    select
      ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "hasCase",
      ${rowIsThere(tenantId, sql`published.interactions where interaction_id`, interactionId)} as "hasInteraction",
      ${rowIsThere(tenantId, sql`published.customers where customer_id`, customerId)} as "hasCustomer",
      ${rowIsThere(tenantId, sql`published.customer_users where user_id`, userId)} as "hasUser"`
}
