import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { DispatchChannelName, DispatchState } from './dispatches.schemas.ts'

export interface DispatchRow {
  readonly dispatchId: string
  readonly tenantId: string
  readonly interactionId: string
  readonly caseId: string | null
  readonly channel: DispatchChannelName
  readonly state: DispatchState
  readonly address: string
  readonly text: string
  readonly isCaptured: boolean
  readonly attempts: number
  readonly dueAt: Date
  readonly leaseId: string | null
  readonly providerReference: string | null
  readonly lastAnswer: string | null
  readonly sentAt: Date | null
  readonly settledAt: Date | null
  readonly createdAt: Date
}

const columns = sql`
  d.dispatch_id as "dispatchId", d.tenant_id as "tenantId", d.interaction_id as "interactionId", d.case_id as "caseId",
  d.channel, d.state, d.address, d.text, d.is_captured as "isCaptured", d.attempts, d.due_at as "dueAt",
  d.lease_id as "leaseId", d.provider_reference as "providerReference", d.last_answer as "lastAnswer",
  d.sent_at as "sentAt", d.settled_at as "settledAt", d.created_at as "createdAt"`

export function findDispatch(tenantId: string, dispatchId: string): Statement<DispatchRow> {
  return sql<DispatchRow>`
    select ${columns} from dispatches d
    where d.tenant_id = ${tenantId}::uuid and d.dispatch_id = ${dispatchId}::uuid`
}

export function lockDispatch(tenantId: string, dispatchId: string): Statement<DispatchRow> {
  return sql<DispatchRow>`${findDispatch(tenantId, dispatchId)} for update of d`
}

export interface DispatchFilters {
  readonly caseId: string | null
  readonly channel: string | null
  readonly state: string | null
}

/** The newest first. */
export function listDispatches(
  tenantId: string,
  { caseId, channel, state }: DispatchFilters,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<DispatchRow> {
  return sql<DispatchRow>`
    select ${columns} from dispatches d
    where d.tenant_id = ${tenantId}::uuid and (${after}::uuid is null or d.dispatch_id < ${after}::uuid)
      and (${caseId}::uuid is null or d.case_id = ${caseId}::uuid)
      and (${channel}::text is null or d.channel = ${channel}::text)
      and (${state}::text is null or d.state = ${state}::text)
    order by d.dispatch_id desc limit ${limit}::integer offset ${offset}::integer`
}

export function hasCase(tenantId: string, caseId: string): Statement<{ isThere: boolean }> {
  return sql<{ isThere: boolean }>`
    select ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "isThere"`
}

/** Queued messages that may be sent now, and that no worker is sending. `now` is the time of the tenant. */
export function findDueMessages(
  tenantId: string,
  at: { readonly now: Date; readonly serviceNow: Date; readonly limit: number },
): Statement<{ interactionId: string }> {
  return sql<{ interactionId: string }>`
    select i.interaction_id as "interactionId"
    from published.interactions i
    left join dispatches d on d.tenant_id = i.tenant_id and d.interaction_id = i.interaction_id
    where i.tenant_id = ${tenantId}::uuid and i.state = 'QUEUED' and i.direction = 'OUTGOING'
      and (i.send_after is null or i.send_after <= ${at.now}::timestamptz)
      and (d.dispatch_id is null or (d.state = 'QUEUED' and d.due_at <= ${at.now}::timestamptz
        and (d.leased_until is null or d.leased_until <= ${at.serviceNow}::timestamptz)))
      and (exists (select from published.tenants t where t.tenant_id = i.tenant_id and t.is_test
                   and i.type in ('SMS', 'DIGITAL POST'))
        or exists (select from dispatch_channels c
                   where c.tenant_id = i.tenant_id and c.channel = i.type and c.is_active))
    order by i.interaction_id limit ${at.limit}::integer`
}

export interface DispatchTarget {
  readonly name: string | null
  readonly phone: { readonly locale: string; readonly number: string } | null
  readonly cpr: string | null
  readonly cvr: string | null
  readonly isTest: boolean
}

/** How the addressee of a message is reached. */
export function findTarget(tenantId: string, userId: string | null): Statement<DispatchTarget> {
  return sql<DispatchTarget>`
    select u.details ->> 'name' as name, u.details -> 'phone' as phone, nullif(u.details ->> 'cpr', '') as cpr,
      nullif(u.details ->> 'cvr', '') as cvr, t.is_test as "isTest"
    from published.tenants t
    left join published.customer_users u on u.tenant_id = t.tenant_id and u.user_id = ${userId}::uuid
    where t.tenant_id = ${tenantId}::uuid`
}

export interface NewAttempt extends Pick<
  DispatchRow,
  'dispatchId' | 'interactionId' | 'caseId' | 'channel' | 'address' | 'text' | 'isCaptured'
> {
  readonly userId: string | null
  readonly leaseId: string
  readonly leasedUntil: Date
  readonly now: Date
  /** The time of the service, by which leases end. */
  readonly serviceNow: Date
}

/** Begins an attempt: the first one adds the row. Returns none if the message is settled, or another worker's. */
export function beginAttempt(tenantId: string, attempt: NewAttempt): Statement<DispatchRow> {
  return sql<DispatchRow>`
    insert into dispatches as d (
      tenant_id, dispatch_id, interaction_id, case_id, user_id, channel, state, address, text, is_captured, attempts, due_at,
      lease_id, leased_until, created_at)
    values (
      ${tenantId}::uuid, ${attempt.dispatchId}::uuid, ${attempt.interactionId}::uuid, ${attempt.caseId}::uuid,
      ${attempt.userId}::uuid, ${attempt.channel}::text, 'QUEUED', ${attempt.address}::text, ${attempt.text}::text, ${attempt.isCaptured}::boolean,
      1, ${attempt.now}::timestamptz, ${attempt.leaseId}::uuid, ${attempt.leasedUntil}::timestamptz,
      ${attempt.now}::timestamptz)
    on conflict (interaction_id, tenant_id) do update set
      attempts = d.attempts + 1, lease_id = excluded.lease_id, leased_until = excluded.leased_until
    where d.state = 'QUEUED' and d.due_at <= excluded.due_at
      and (d.leased_until is null or d.leased_until <= ${attempt.serviceNow}::timestamptz)
    returning ${columns}`
}

export interface SettledAttempt {
  readonly state: DispatchState
  readonly providerReference: string | null
  readonly lastAnswer: string | null
  readonly sentAt: Date | null
  readonly settledAt: Date | null
  readonly dueAt: Date
}

/** Records the outcome of an attempt or a report. */
export function settleDispatch(tenantId: string, dispatchId: string, settled: SettledAttempt): Statement {
  return sql`
    update dispatches set
      state = ${settled.state}::text, provider_reference = ${settled.providerReference}::text,
      last_answer = ${settled.lastAnswer}::text, sent_at = ${settled.sentAt}::timestamptz,
      settled_at = ${settled.settledAt}::timestamptz, due_at = ${settled.dueAt}::timestamptz, lease_id = null,
      leased_until = null
    where tenant_id = ${tenantId}::uuid and dispatch_id = ${dispatchId}::uuid`
}
