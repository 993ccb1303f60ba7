import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, plannedByValues, sql, type Statement, when } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { type Role, roles } from '../../../platform/identity/roles.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { Target, TargetListQuery } from './targets.schemas.ts'

export interface TargetRow extends Omit<Target, 'updatedAt'> {
  readonly updatedAt: Date
}

/** One page of the targets, in the order in which they were first set. */
export function listTargets(
  tenantId: string,
  filters: TargetListQuery,
  page: { limit: number; offset: number; after: string | null },
): Statement<TargetRow> {
  return plannedByValues(sql<TargetRow>`
    select t.target_id as "targetId", t.tenant_id as "tenantId", t.month, t.currency, t.creditor_id as "creditorId",
           t.user_id as "caseworkerId", t.amount, t.updated_at as "updatedAt", t.updated_by as "updatedBy"
    from collection_targets t
    where t.tenant_id = ${tenantId}::uuid
      ${when(filters.from ?? null, (from) => sql`and t.month >= ${from}::text`)}
      ${when(filters.to ?? null, (to) => sql`and t.month <= ${to}::text`)}
      ${when(filters.creditorId ?? null, (creditorId) => sql`and t.creditor_id = ${creditorId}::uuid`)}
      ${when(filters.caseworkerId ?? null, (userId) => sql`and t.user_id = ${userId}::uuid`)}
      ${when(filters.currency ?? null, (currency) => sql`and t.currency = ${currency}::text`)}
      ${when(
        filters.total ?? null,
        (wanted) => sql`and (num_nonnulls(t.creditor_id, t.user_id) = 0) = ${wanted}::boolean`,
      )}
      ${when(page.after, (after) => sql`and t.target_id > ${after}::uuid`)}
    order by t.target_id
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}

export interface NamedRows {
  readonly hasCreditor: boolean
  readonly hasCaseworker: boolean
}

interface Subject {
  readonly creditorId: string | null
  readonly caseworkerId: string | null
}

/** Whether the creditor and the user exist; an absent one counts as existing. */
export function findNamed(tenantId: string, { creditorId, caseworkerId }: Subject): Statement<NamedRows> {
  return sql<NamedRows>`
    select ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, creditorId)} as "hasCreditor",
           ${rowIsThere(tenantId, sql`published.users where user_id`, caseworkerId)} as "hasCaseworker"`
}

/** Whether the user works on cases. */
export function findCaseworker(tenantId: string, userId: string): Statement<{ userId: string }> {
  const workers: readonly Role[] = roles.slice(roles.indexOf('caseworker'))
  return sql<{ userId: string }>`
    select user_id as "userId" from published.users
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and is_active and role = any (${workers}::text[])`
}

export interface TargetSubject extends Subject {
  readonly currency: Currency
}

interface MonthlyAmount {
  readonly month: string
  readonly amount: number
}

function isOf({ creditorId, caseworkerId, currency }: TargetSubject): Statement {
  return sql`t.currency = ${currency}::text and t.creditor_id is not distinct from ${creditorId}::uuid
    and t.user_id is not distinct from ${caseworkerId}::uuid`
}

/** Locks the targets of the months, so that two people who set them at once do so one after the other. */
export function findTargets(
  tenantId: string,
  subject: TargetSubject,
  months: readonly string[],
): Statement<MonthlyAmount> {
  return sql<MonthlyAmount>`
    select t.month, t.amount from collection_targets t
    where t.tenant_id = ${tenantId}::uuid and t.month = any (${months}::text[]) and ${isOf(subject)}
    order by t.month
    for update`
}

export function deleteTargets(tenantId: string, subject: TargetSubject, months: readonly string[]): Statement {
  return sql`
    delete from collection_targets t
    where t.tenant_id = ${tenantId}::uuid and t.month = any (${months}::text[]) and ${isOf(subject)}`
}

export interface NewTarget extends MonthlyAmount {
  readonly targetId: string
}

export function writeTargets(
  tenantId: string,
  { creditorId, caseworkerId, currency }: TargetSubject,
  { targets, now, actor }: { readonly targets: readonly NewTarget[]; readonly now: Date; readonly actor: Actor },
): Statement {
  return sql`
    insert into collection_targets
      (tenant_id, target_id, month, currency, creditor_id, user_id, amount, updated_at, updated_by)
    select ${tenantId}::uuid, n.target_id, n.month, ${currency}::text, ${creditorId}::uuid, ${caseworkerId}::uuid,
           n.amount, ${now}::timestamptz, ${json(actor)}::jsonb
    from unnest(${targets.map(({ targetId }) => targetId)}::uuid[], ${targets.map(({ month }) => month)}::text[],
                ${targets.map(({ amount }) => amount)}::bigint[]) as n (target_id, month, amount)
    order by n.month
    on conflict (month, tenant_id, currency, creditor_id, user_id) do update
      set amount = excluded.amount, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning true`
}

/** What was to be collected in a month, for a creditor or by a person, in one currency. */
export interface TargetSum {
  readonly currency: Currency
  readonly month: string | null
  readonly creditorId: string | null
  readonly creditorName: string | null
  readonly caseworkerId: string | null
  readonly caseworkerName: string | null
  readonly amount: number
}

export interface TargetScope {
  readonly from: string
  readonly to: string
  readonly creditorId: string | null
  readonly currency: Currency | null
}

/**
 * The targets of the months in a period: of each month, creditor and person. The target of a month is the one for the
 * whole tenant, or else the sum of those of the creditors; with a creditor, it is that creditor’s.
 */
export function sumTargets(tenantId: string, { from, to, creditorId, currency }: TargetScope): Statement<TargetSum> {
  return plannedByValues(sql<TargetSum>`
    with wanted as materialized (
      select t.* from collection_targets t
      where t.tenant_id = ${tenantId}::uuid and t.month between ${from}::text and ${to}::text
        ${when(creditorId, (id) => sql`and t.creditor_id = ${id}::uuid`)}
        ${when(currency, (code) => sql`and t.currency = ${code}::text`)}
    ),
    sums as (
      select w.currency, w.month, null::uuid as creditor_id, null::uuid as user_id, ${ofMonth} as amount
      from wanted w group by w.currency, w.month
      union all
      select w.currency, null, w.creditor_id, null, countable(sum(w.amount)) from wanted w
      where w.creditor_id is not null group by w.currency, w.creditor_id
      union all
      select w.currency, null, null, w.user_id, countable(sum(w.amount)) from wanted w
      where w.user_id is not null group by w.currency, w.user_id
    )
    select s.currency, s.month, s.creditor_id as "creditorId", k.name as "creditorName", s.user_id as "caseworkerId",
           u.name as "caseworkerName", s.amount
    from sums s
    left join published.creditors k on k.tenant_id = ${tenantId}::uuid and k.creditor_id = s.creditor_id
    left join published.users u on u.tenant_id = ${tenantId}::uuid and u.user_id = s.user_id
    where s.amount is not null
    order by s.currency, s.month, s.creditor_id, s.user_id`)
}

/** The target of a month, from its rows `w`: that of the whole tenant, or else the sum of those of the creditors. */
const ofMonth = sql`
  countable(coalesce(sum(w.amount) filter (where num_nonnulls(w.creditor_id, w.user_id) = 0),
                     sum(w.amount) filter (where w.creditor_id is not null)))`

export interface MonthTarget {
  readonly currency: Currency
  /** Null if there are only targets of people. */
  readonly amount: number | null
}

/** The target of one month by currency: of the whole tenant, or of the person. */
export function targetsOfMonth(tenantId: string, month: string, caseworkerId: string | null): Statement<MonthTarget> {
  const amount = caseworkerId === null ? ofMonth : sql`countable(sum(w.amount))`
  return sql<MonthTarget>`
    select w.currency, ${amount} as amount from collection_targets w
    where w.tenant_id = ${tenantId}::uuid and w.month = ${month}::text
      ${when(caseworkerId, (id) => sql`and w.user_id = ${id}::uuid`)}
    group by w.currency`
}
