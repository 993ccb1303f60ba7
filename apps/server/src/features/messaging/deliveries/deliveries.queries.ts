import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement, when } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { searchTerms } from '../../../platform/text/search-words.ts'
import { customersWithWords } from '../../parties/customers/index.ts'
import { type Role, rolesUpTo } from '../../../platform/identity/roles.ts'
import { type Delivery, deliveryChannels, type ReportedState } from './deliveries.schemas.ts'

export interface ListedRow extends DeliveryRow {
  /** The message, if it has no subject: what a list needs of it. */
  readonly notesStart: string | null
}

export interface DeliveryRow extends Omit<Delivery, 'sendAfter' | 'sentAt' | 'reportedAt' | 'createdAt'> {
  readonly sendAfter: Date | null
  readonly sentAt: Date | null
  readonly reportedAt: Date | null
  readonly createdAt: Date
}

const state = sql`coalesce(r.state, d.state,
  case when i.delivery ->> 'state' = 'BOUNCED' then 'FAILED'
       when i.state = 'CANCELLED' then 'CANCELLED'
       when i.sent_at is not null then 'SENT'
       else 'QUEUED' end)`

/** The recipients of an e-mail, else the people that a message is for, else the number that it names. */
const recipient = sql`coalesce(
  (select string_agg(coalesce(x ->> 'name', x ->> 'address'), ', ') from jsonb_array_elements(i.delivery -> 'recipients') x),
  (select string_agg(x ->> 'name', ', ') from jsonb_array_elements(i.addressees) x),
  i.details ->> 'phone')`

const subject = sql`coalesce(i.delivery ->> 'subject', n.subject)`

/** More than a list shows, since the notes are markup. */
const notesStart = sql`, case when ${subject} is null then left(i.notes, 2000) end as "notesStart"`

/** The outgoing messages `i` that a role may see, with what became of each: its last report, its dispatch, or itself. */
function deliveries(tenantId: string, role: Role, more: Statement = sql``): Statement {
  return sql`
    select i.interaction_id as "interactionId", i.tenant_id as "tenantId",
      case when i.reference_type = 'case' then i.reference_id end as "caseId", c.number as "caseNumber", i.type as channel,
      ${state} as state, ${recipient} as recipient, ${subject} as subject,
      coalesce(r.reason, case when ${state} not in ('SENT', 'DELIVERED') then coalesce(d.last_answer, i.delivery ->> 'lastAnswer') end) as reason,
      r.letter_number as "letterNumber",
      i.send_after as "sendAfter", i.sent_at as "sentAt", coalesce(r.reported_at, d.settled_at) as "reportedAt", r.reported_by as "reportedBy",
      t.retried_as as "retriedAs", i.created_at as "createdAt"${more}
    from published.interactions i
    left join lateral (
      select x.state, x.reason, x.letter_number, x.reported_at, x.reported_by from delivery_reports x
      where x.tenant_id = i.tenant_id and x.interaction_id = i.interaction_id
      order by x.delivery_report_id desc limit 1) r on true
    left join lateral (
      select coalesce(x.journal_number, x.case_seq_id::text) as number from published.cases x
      where x.tenant_id = i.tenant_id and x.case_id = i.reference_id and i.reference_type = 'case') c on true
    left join lateral (
      select x.subject from published.documents x
      where x.tenant_id = i.tenant_id and x.interaction_id = i.interaction_id
      limit 1) n on true
    left join delivery_retries t on t.tenant_id = i.tenant_id and t.interaction_id = i.interaction_id
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
  readonly q: string | null
}

/** Whether the message `i` is on a case with this number, or of a debtor with these words. */
function isAbout(tenantId: string, q: string): Statement {
  return sql`i.reference_type = 'case' and i.reference_id in (
    select x.case_id from published.cases x
    where x.tenant_id = ${tenantId}::uuid
      and (x.journal_key = ${q.toLowerCase()}::text or x.customer_id in (${customersWithWords(tenantId, searchTerms(q))})))`
}

function isBefore(tenantId: string, interactionId: string): Statement {
  return sql`and (i.created_at, i.interaction_id) < (
    select last.created_at, last.interaction_id from published.interactions last
    where last.tenant_id = ${tenantId}::uuid and last.interaction_id = ${interactionId}::uuid)`
}

/** The newest first. */
export function listDeliveries(
  tenantId: string,
  role: Role,
  filters: DeliveryFilters,
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<ListedRow> {
  return sql<ListedRow>`
    ${deliveries(tenantId, role, notesStart)}
      ${when(page.after ?? undefined, (after) => isBefore(tenantId, after))}
      and (${filters.caseId}::uuid is null or (i.reference_type = 'case' and i.reference_id = ${filters.caseId}::uuid))
      and (${filters.channel}::text is null or i.type = ${filters.channel}::text)
      and (${filters.state}::text is null or ${state} = ${filters.state}::text)
      and ${filters.q === null ? sql`true` : isAbout(tenantId, filters.q)}
    order by i.created_at desc, i.interaction_id desc limit ${page.limit}::integer offset ${page.offset}::integer`
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

export function insertRetry(tenantId: string, interactionId: string, retriedAs: string): Statement {
  return sql`
    insert into delivery_retries (tenant_id, interaction_id, retried_as)
    values (${tenantId}::uuid, ${interactionId}::uuid, ${retriedAs}::uuid)`
}
