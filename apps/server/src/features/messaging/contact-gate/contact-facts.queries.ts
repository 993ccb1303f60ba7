import { lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import { capDaysMax, type Channel } from '../../money/rule-packs/index.ts'
import type { RestrictionKind } from './contact-rules.data.ts'
import type { Relation } from './contact-gate.rules.ts'

export interface PersonRow {
  readonly userId: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: { readonly locale: string; readonly number: string } | null
  readonly relation: Relation
  readonly mayBeContacted: boolean
  readonly country: string | null
  readonly cpr: string | null
  readonly restrictions: readonly RestrictionKind[]
  readonly consents: Readonly<Partial<Record<Channel, 'GIVEN' | 'WITHDRAWN'>>>
  readonly sent: readonly { readonly channel: Channel; readonly at: string }[]
}

export interface PlaceRow {
  readonly caseId: string | null
  readonly customerId: string
  readonly creditorCountry: string | null
  readonly isCompany: boolean
  readonly objectionId: string | null
  readonly isInDebtRelief: boolean
  readonly isPaused: boolean
  readonly people: readonly PersonRow[]
}

/** What a message belongs to; it has at most one of these. */
export interface MessagePlace {
  readonly caseId: string | null
  readonly customerId: string | null
  readonly userId: string | null
}

export interface FactsQuestion {
  readonly place: MessagePlace
  readonly at: Date
  /** The message itself, which does not count towards the limit. */
  readonly interactionId: string | null
  readonly objectionTypeId: string
  readonly debtReliefTypeId: string
}

/** Reads everything that decides on a message, in one statement: the case, its customer and the people on it. */
export function findContactFacts(tenantId: string, question: FactsQuestion): Statement<PlaceRow> {
  const { place, at } = question
  const openUpdate = (isWanted: Statement): Statement => sql`
    select o.update_id from published.updates o
    join published.update_types t on t.tenant_id = o.tenant_id and t.update_type_id = o.update_type_id
    where o.tenant_id = ${tenantId}::uuid and o.paused_at <= ${at}::timestamptz and o.open_until > ${at}::timestamptz
      and o.case_id = any (array(select w from cases_within(${tenantId}::uuid, c.case_id) w)) and ${isWanted}
    order by o.update_id limit 1`
  return lookup(sql<PlaceRow>`
    select c.case_id as "caseId", k.customer_id as "customerId", r.address ->> 'country' as "creditorCountry",
      k.is_company as "isCompany",
      (${openUpdate(sql`o.update_type_id = ${question.objectionTypeId}::uuid`)}) as "objectionId",
      exists (${openUpdate(sql`o.update_type_id = ${question.debtReliefTypeId}::uuid`)}) as "isInDebtRelief",
      exists (${openUpdate(sql`t.is_pausing`)}) as "isPaused",
      coalesce((
        select jsonb_agg(${personOf(tenantId, question)}
          order by u.relation = 'debtor' desc, u.is_contact desc, u.user_seq_id)
        from published.customer_users u
        where u.tenant_id = k.tenant_id and u.customer_id = k.customer_id), '[]') as people
    from published.customers k
    join published.creditors r on r.tenant_id = k.tenant_id and r.creditor_id = k.creditor_id
    left join published.cases c
      on c.tenant_id = k.tenant_id and c.customer_id = k.customer_id and c.case_id = ${place.caseId}::uuid
    where k.tenant_id = ${tenantId}::uuid and k.customer_id = (
      -- In a selection of its own, or the index would not be used: see firstGiven.
      select coalesce(
        ${place.customerId}::uuid,
        (select s.customer_id from published.cases s
         where s.tenant_id = ${tenantId}::uuid and s.case_id = ${place.caseId}::uuid),
        (select d.customer_id from published.customer_users d
         where d.tenant_id = ${tenantId}::uuid and d.user_id = ${place.userId}::uuid)))`)
}

/** The person `u` and everything that restricts messages to them. */
function personOf(tenantId: string, { at, interactionId }: FactsQuestion): Statement {
  return sql`jsonb_build_object(
    'userId', u.user_id, 'name', u.details ->> 'name', 'email', u.details ->> 'email', 'phone', u.details -> 'phone',
    'relation', u.relation, 'mayBeContacted', u.is_contact, 'country', u.details -> 'address' ->> 'country',
    'cpr', u.details ->> 'cpr',
    'restrictions', coalesce((
      select jsonb_agg(x.kind order by x.kind) from contact_restrictions x
      where x.tenant_id = ${tenantId}::uuid and x.user_id = u.user_id and ${isActive(at)}), '[]'),
    'consents', coalesce((
      select jsonb_object_agg(n.channel, n.state) from (
        select distinct on (a.channel) a.channel, a.state from contact_consents a
        where a.tenant_id = ${tenantId}::uuid and a.user_id = u.user_id
        order by a.channel, a.consent_id desc) n), '{}'),
    'sent', coalesce((
      select jsonb_agg(jsonb_build_object('channel', p.channel, 'at', p.at)) from (
        select distinct on (v.interaction_id) v.channel, coalesce(v.opens_at, v.sends_at) as at
        -- The verdicts on the person first, then their messages by id: a plan that was made while the tables were empty
        -- would otherwise read all messages of the tenant.
        from (
          select n.* from contact_verdicts n
          where n.tenant_id = ${tenantId}::uuid and n.user_id = u.user_id and n.decision <> 'REFUSED'
            and n.interaction_id is distinct from ${interactionId}::uuid
            and n.sends_at > ${at}::timestamptz - make_interval(days => ${capDaysMax}::integer)
          offset 0) v
        cross join lateral (
          select from published.interactions i
          where i.tenant_id = ${tenantId}::uuid and i.interaction_id = v.interaction_id
            and i.state not in ('CANCELLED', 'DELETED')
          offset 0) i
        order by v.interaction_id, v.verdict_id desc) p), '[]'))`
}

/** Whether the restriction `x` applies at a moment. */
export function isActive(at: Date): Statement {
  return sql`x.ended_at is null and (x.expires_at is null or x.expires_at > ${at}::timestamptz)
    and (x.address is null or x.address = (
      select ${addressOf(sql`n`, sql`x.kind`)} from published.customer_users n
      where n.tenant_id = x.tenant_id and n.user_id = x.user_id))`
}

/** The postal or e-mail address of a person, as a restriction of the kind stores it. */
export function addressOf(person: Statement, kind: Statement): Statement {
  return sql`case ${kind}
    when 'email-undeliverable' then lower(nullif(${person}.details ->> 'email', ''))
    else lower(nullif(concat_ws(' ', ${person}.details -> 'address' ->> 'address',
      ${person}.details -> 'address' ->> 'coAddress', ${person}.details -> 'address' ->> 'zipcode',
      ${person}.details -> 'address' ->> 'city'), '')) end`
}

/** Whether a debtor of the case `c` has an address that messages come back from. */
export function hasUndeliverable(kind: 'address-undeliverable' | 'email-undeliverable', at: Date): Statement {
  return sql`exists (
    select from published.customer_users p
    join contact_restrictions x on x.tenant_id = p.tenant_id and x.user_id = p.user_id
    where p.tenant_id = c.tenant_id and p.customer_id = c.customer_id and p.relation = 'debtor'
      and x.kind = ${kind}::text and ${isActive(at)})`
}

/** Locks the people of a customer, so that two messages at once cannot both be the last that the limit allows. */
export function lockPeople(tenantId: string, userIds: readonly string[]): Statement {
  return sql`
    select from published.customer_users
    where tenant_id = ${tenantId}::uuid and user_id = any (${userIds}::uuid[])
    order by user_id for no key update`
}

export interface ContactRow {
  readonly contactId: string
  readonly name: string
  readonly email: string | null
}

/** The contacts of the tenant with these ids. */
export function findContactsNamed(tenantId: string, contactIds: readonly string[]): Statement<ContactRow> {
  return sql<ContactRow>`
    select contact_id as "contactId", name, email from published.contacts
    where tenant_id = ${tenantId}::uuid and contact_id = any (${contactIds}::uuid[])`
}

/** The people with these e-mail addresses, on any customer of the tenant. */
export function findPeopleByEmail(
  tenantId: string,
  question: FactsQuestion,
  addresses: readonly string[],
): Statement<{ person: PersonRow }> {
  return sql<{ person: PersonRow }>`
    select ${personOf(tenantId, question)} as person
    from published.customer_users u
    where u.tenant_id = ${tenantId}::uuid and lower(u.details ->> 'email') = any (${addresses}::text[])
    order by u.user_id limit 20`
}
