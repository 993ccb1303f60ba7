import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import { type Delivery, deliveryChannels, type ReportedState } from './deliveries.schemas.ts'

export interface DeliveryRow extends Omit<Delivery, 'sentAt' | 'reportedAt' | 'createdAt'> {
  readonly sentAt: Date | null
  readonly reportedAt: Date | null
  readonly createdAt: Date
}

const state = sql`coalesce(r.state, d.state,
  case when i.delivery ->> 'state' = 'BOUNCED' then 'FAILED'
       when i.state = 'CANCELLED' then 'CANCELLED'
       when i.sent_at is not null then 'SENT'
       else 'QUEUED' end)`

/** The outgoing messages `i` that a role may see, with what became of each: its last report, its dispatch, or itself. */
function deliveries(tenantId: string, role: Role): Statement {
  return sql`
    select i.interaction_id as "interactionId", i.tenant_id as "tenantId",
      case when i.reference_type = 'case' then i.reference_id end as "caseId", i.type as channel, ${state} as state,
      coalesce(r.reason, d.last_answer, i.delivery ->> 'lastAnswer') as reason, r.letter_number as "letterNumber",
      i.sent_at as "sentAt", coalesce(r.reported_at, d.settled_at) as "reportedAt", r.reported_by as "reportedBy",
      i.created_at as "createdAt"
    from published.interactions i
    left join lateral (
      select x.state, x.reason, x.letter_number, x.reported_at, x.reported_by from delivery_reports x
      where x.tenant_id = i.tenant_id and x.interaction_id = i.interaction_id
      order by x.delivery_report_id desc limit 1) r on true
    left join published.dispatches d on d.tenant_id = i.tenant_id and d.interaction_id = i.interaction_id
    where i.tenant_id = ${tenantId}::uuid and i.direction = 'OUTGOING' and i.type = any (${[...deliveryChannels]}::text[])
      and i.state <> 'DELETED' and i.min_visibility_role = any (${rolesUpTo(role)}::text[])`
}

export function findDelivery(tenantId: string, interactionId: string, role: Role): Statement<DeliveryRow> {
  return sql<DeliveryRow>`${deliveries(tenantId, role)} and i.interaction_id = ${interactionId}::uuid`
}

export interface DeliveryFilters {
  readonly caseId: string | null
  readonly channel: string | null
  readonly state: string | null
}

/** The newest first. */
export function listDeliveries(
  tenantId: string,
  role: Role,
  filters: DeliveryFilters,
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<DeliveryRow> {
  return sql<DeliveryRow>`
    ${deliveries(tenantId, role)}
      and (${page.after}::uuid is null or i.interaction_id < ${page.after}::uuid)
      and (${filters.caseId}::uuid is null or (i.reference_type = 'case' and i.reference_id = ${filters.caseId}::uuid))
      and (${filters.channel}::text is null or i.type = ${filters.channel}::text)
      and (${filters.state}::text is null or ${state} = ${filters.state}::text)
    order by i.interaction_id desc limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function hasCase(tenantId: string, caseId: string): Statement<{ isThere: boolean }> {
  return sql<{ isThere: boolean }>`
    select ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "isThere"`
}

/** Reports on a message come one after the other. */
export function lockMessage(tenantId: string, interactionId: string): Statement {
  return sql`select pg_advisory_xact_lock(hashtextextended('delivery of ' || ${tenantId}::text || ${interactionId}::text, 0))`
}

/** The people that a message was for, and its letter. */
export function findAddressees(
  tenantId: string,
  interactionId: string,
): Statement<{ userIds: string[]; documentId: string | null }> {
  return sql<{ userIds: string[]; documentId: string | null }>`
    select array(select a ->> 'userId' from jsonb_array_elements(i.addressees) a where a ->> 'userId' is not null) as "userIds",
      (select f.document_id from published.documents f
       where f.tenant_id = i.tenant_id and f.interaction_id = i.interaction_id limit 1) as "documentId"
    from published.interactions i
    where i.tenant_id = ${tenantId}::uuid and i.interaction_id = ${interactionId}::uuid`
}

/** The street and postcode that a person has now. */
export function findPostalAddress(
  tenantId: string,
  userId: string,
): Statement<{ street: string | null; zipcode: string | null }> {
  return sql<{ street: string | null; zipcode: string | null }>`
    select u.details -> 'address' ->> 'address' as street, u.details -> 'address' ->> 'zipcode' as zipcode
    from published.customer_users u where u.tenant_id = ${tenantId}::uuid and u.user_id = ${userId}::uuid`
}

export interface NewReport {
  readonly deliveryReportId: string
  readonly interactionId: string
  readonly state: ReportedState
  readonly reason: string | null
  readonly letterNumber: string | null
  readonly now: Date
  readonly actor: Actor
}

export function insertReport(tenantId: string, report: NewReport): Statement {
  return sql`
    insert into delivery_reports (
      tenant_id, delivery_report_id, interaction_id, state, reason, letter_number, reported_at, reported_by)
    values (
      ${tenantId}::uuid, ${report.deliveryReportId}::uuid, ${report.interactionId}::uuid, ${report.state}::text,
      ${report.reason}::text, ${report.letterNumber}::text, ${report.now}::timestamptz, ${json(report.actor)}::jsonb)`
}
