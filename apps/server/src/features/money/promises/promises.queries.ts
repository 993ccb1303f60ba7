import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { plannedByValues, sql, type Statement, when } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { caseOfUpdate } from '../../casework/case-status/index.ts'
import { dueUpdates, standardUpdateTypeId } from '../../casework/updates/index.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import type { PromiseStatus } from './promises.schemas.ts'

const promiseSearch = sqlFunction('promise_search')

export const promiseTypeId = standardUpdateTypeId('payment-promised')

/**
 * The vouchers `v` on the case of a promise `u`, and on the cases merged into it. The case is a column, with `offset 0`:
 * PostgreSQL calls the function for each promise if its argument is a subquery, which takes longer than all the rest.
 */
function vouchersOf(tenantId: string): Statement {
  return sql`
    from published.case_vouchers v
    where v.tenant_id = ${tenantId}::uuid and v.case_id = any (array(
      select w from (select ${caseOfUpdate} as case_id offset 0) r
      cross join lateral cases_within(${tenantId}::uuid, r.case_id) w))`
}

/** What the vouchers `v` paid since the promise `u` was made, less reversals. */
const paid = sql`
  coalesce(sum(case v.direction when 'credit' then v.amount else -v.amount end)
             filter (where v.category = 'deposit' and v.created_at >= u.created_at), 0)`

/** Whether as much was paid as promised in `u`. Without an amount, the whole outstanding amount was promised. */
function isMet(paidSince: Statement, owes: Statement): Statement {
  return sql`
    case
      when jsonb_typeof(u.data -> 'promisedAmount') = 'number' then (u.data ->> 'promisedAmount')::numeric <= ${paidSince}
      else not ${owes}
    end`
}

/** Whether less was paid since the promise `u` than promised. */
function isUnmet(tenantId: string): Statement {
  return sql`
    not ${isMet(
      sql`(select ${paid} ${vouchersOf(tenantId)})`,
      sql`exists (select ${vouchersOf(tenantId)} and v.direction = 'debit' and v.outstanding > 0)`,
    )}`
}

/** Whether the day of the promise `u` is over. It can be kept until the end of the day, in the time zone of the tenant. */
function isDayOver(tenantId: string, now: Date | Statement): Statement {
  return sql`
    u.reminded_at < date_trunc('day', ${now}::timestamptz,
      (select z.time_zone from published.tenants z where z.tenant_id = ${tenantId}::uuid))`
}

/** The updates `u` that are broken promises to pay: the day is over, and less was paid since than promised. */
export function brokenPromises(
  tenantId: string,
  { role, now }: { readonly role: Role; readonly now: Date },
): Statement {
  return sql`
    ${dueUpdates(tenantId, role, now)} and u.update_type_id = ${promiseTypeId}::uuid
      and ${isDayOver(tenantId, now)} and ${isUnmet(tenantId)}`
}

/** The broken promises as items of the work queue. */
export function brokenPromiseItems(tenantId: string, viewer: { readonly role: Role; readonly now: Date }): Statement {
  return sql`${updateItem} from ${brokenPromises(tenantId, viewer)}`
}

/** The due reminders of all other updates as items of the work queue. */
export function followUpItems(tenantId: string, { role, now }: { readonly role: Role; readonly now: Date }): Statement {
  return sql`
    ${updateItem} from ${dueUpdates(tenantId, role, now)}
      and (u.update_type_id <> ${promiseTypeId}::uuid or not ${isDayOver(tenantId, now)} or not ${isUnmet(tenantId)})`
}

const updateItem = sql`
  select u.update_id as subject_id, ${caseOfUpdate} as case_id, u.reminded_at as at, t.label, u.text,
         case when jsonb_typeof(u.data -> 'promisedAmount') = 'number'
                   and (u.data ->> 'promisedAmount')::numeric between 1 and 9007199254740991
                then trunc((u.data ->> 'promisedAmount')::numeric)::bigint end as amount,
         null::text as currency`

export interface PromiseRow {
  readonly updateId: string
  readonly caseId: string
  readonly caseSeqId: number
  readonly debtorName: string
  readonly creditorId: string
  readonly currency: Currency
  readonly amount: number | null
  readonly dueAt: Date
  readonly paid: number
  readonly status: PromiseStatus
  readonly open: boolean
  readonly text: string
  readonly createdAt: Date
  readonly createdBy: Actor
}

/**
 * The promises to pay of the tenant, as rows `p`. Each is an update of the standard type, and what was paid since: one look
 * at the vouchers of its case.
 */
export function promiseRows(tenantId: string, now: Date | Statement): Statement {
  return sql`
    (select u.update_id as "updateId", u.case_id as "caseId", c.case_seq_id as "caseSeqId",
            ${debtorNameOf(sql`c`)} as "debtorName", c.creditor_id as "creditorId", c.currency,
            case when jsonb_typeof(u.data -> 'promisedAmount') = 'number'
                      and (u.data ->> 'promisedAmount')::numeric between 1 and 9007199254740991
                   then trunc((u.data ->> 'promisedAmount')::numeric)::bigint end as amount,
            u.reminded_at as "dueAt", countable(greatest(s.paid, 0)) as paid,
            case when ${isMet(sql`s.paid`, sql`s.owes`)} then 'KEPT'
                 when u.open_until <= least(u.reminded_at, ${now}::timestamptz) then 'CANCELLED'
                 when ${isDayOver(tenantId, now)} then 'BROKEN'
                 else 'OPEN' end as status,
            u.open_until > ${now}::timestamptz as open, u.text, u.created_at as "createdAt", u.created_by as "createdBy"
     from published.updates u
     join published.cases c on c.tenant_id = u.tenant_id and c.case_id = u.case_id
     cross join lateral (
       select ${paid} as paid, coalesce(bool_or(v.direction = 'debit' and v.outstanding > 0), false) as owes
       ${vouchersOf(tenantId)} offset 0) s
     where u.tenant_id = ${tenantId}::uuid and u.update_type_id = ${promiseTypeId}::uuid)`
}

export interface PromiseFilters {
  readonly caseId?: string
  readonly status?: PromiseStatus
  readonly creditorId?: string
  /** The person or token that recorded the promise. */
  readonly takenBy?: string
  readonly dueFrom?: Date | undefined
  readonly dueTo?: Date | undefined
}

/** The promises whose status can differ from the stored one. */
export function changedPromises(tenantId: string, now: Date | Statement): Statement {
  return sql`${promiseSearch}(${tenantId}::uuid, ${promiseTypeId}::uuid, ${now}::timestamptz)`
}

interface PromisePage {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

export function listPromises(
  tenantId: string,
  { now, ...filters }: PromiseFilters & { readonly now: Date },
  page: PromisePage,
): Statement<PromiseRow> {
  const { caseId, status, dueFrom, dueTo } = filters
  const isNarrow = [caseId, dueFrom, dueTo].some((value) => value !== undefined)
  return plannedByValues(sql<PromiseRow>`
    select p.* from ${promiseRows(tenantId, now)} p
    where true
      ${when(isNarrow ? undefined : status, (wanted) => withStatus(tenantId, wanted, { now, ...filters }, page))}
      ${when(page.after, (after) => sql`and p."updateId" < ${after}::uuid`)}
      ${when(
        caseId,
        (id) => sql`
          and p."caseId" = any (array(select w from cases_within(${tenantId}::uuid, ${id}::uuid) w))`,
      )}
      ${when(filters.creditorId, (creditorId) => sql`and p."creditorId" = ${creditorId}::uuid`)}
      ${when(filters.takenBy, (takenBy) => sql`and p."createdBy" ->> 'id' = ${takenBy}::text`)}
      ${when(dueFrom, (from) => sql`and p."dueAt" >= ${from}::timestamptz`)}
      ${when(dueTo, (to) => sql`and p."dueAt" < ${to}::timestamptz`)}
      ${when(status, (wanted) => sql`and p.status = ${wanted}::text`)}
    order by p."updateId" desc
    limit ${page.limit}::integer offset ${page.offset}::integer`)
}

/**
 * Limits the promises `p` to those that can be on a page of a status: the first ones with that status when they were last
 * looked at, and those whose status can differ by now. Otherwise, what was paid would be computed for all others too.
 */
function withStatus(
  tenantId: string,
  status: PromiseStatus,
  { now, creditorId, takenBy }: PromiseFilters & { readonly now: Date },
  page: PromisePage,
): Statement {
  return sql`
    and p."updateId" = any (array(
      with search as materialized (
        select s.is_known, s.update_ids from ${changedPromises(tenantId, now)} s)
      (select s.update_id
       from promise_states s
       cross join lateral (
         select u.case_id, u.created_by from published.updates u
         where u.tenant_id = ${tenantId}::uuid and u.update_id = s.update_id offset 0) u
       where s.tenant_id = ${tenantId}::uuid and s.status = ${status}::text
         and (select k.is_known from search k) and s.update_id <> all ((select k.update_ids from search k)::uuid[])
         ${when(page.after, (after) => sql`and s.update_id < ${after}::uuid`)}
         ${when(takenBy, (by) => sql`and u.created_by ->> 'id' = ${by}::text`)}
         ${when(
           creditorId,
           (id) => sql`
             and exists (
               select from published.cases c
               where c.tenant_id = ${tenantId}::uuid and c.case_id = u.case_id and c.creditor_id = ${id}::uuid offset 0)`,
         )}
       order by s.update_id desc limit ${page.limit + page.offset}::integer)
      union all
      select unnest(k.update_ids) from search k
      union all
      select u.update_id from published.updates u
      where u.tenant_id = ${tenantId}::uuid and u.update_type_id = ${promiseTypeId}::uuid
        and not (select k.is_known from search k)))`
}

export function findPromise(tenantId: string, updateId: string, now: Date): Statement<PromiseRow> {
  return sql<PromiseRow>`select p.* from ${promiseRows(tenantId, now)} p where p."updateId" = ${updateId}::uuid`
}

/** Whether the case and the creditor in the filters exist; an absent filter counts as existing. */
export function findNamed(tenantId: string, { caseId, creditorId }: PromiseFilters): Statement<NamedRows> {
  return sql<NamedRows>`
    select ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId ?? null)} as "hasCase",
           ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, creditorId ?? null)} as "hasCreditor"`
}

export interface NamedRows {
  readonly hasCase: boolean
  readonly hasCreditor: boolean
}

/**
 * The promises whose status was not noticed yet. Those that are closed are looked at once: most promises are closed and were
 * noticed long ago, so indexes alone rule them out, and what was paid is looked up for the others only.
 */
export function listUnnoticed(
  tenantId: string,
  now: Date,
  page: { after: string | null; limit: number },
): Statement<{ updateId: string }> {
  const promises = sql`
    select u.update_id from published.updates u
    where u.tenant_id = ${tenantId}::uuid and u.update_type_id = ${promiseTypeId}::uuid
      and (${page.after}::uuid is null or u.update_id > ${page.after}::uuid)`
  return sql<{ updateId: string }>`
    select p."updateId" from ${promiseRows(tenantId, now)} p
    where p."updateId" = any (array(
        ${promises} and u.open_until > ${now}::timestamptz
        union all
        ${promises} and u.open_until <= ${now}::timestamptz and not exists (
          select from promise_notices n where n.tenant_id = u.tenant_id and n.update_id = u.update_id)))
      and p.status <> 'OPEN' and not exists (
        select from promise_notices n
        where n.tenant_id = ${tenantId}::uuid and n.update_id = p."updateId" and n.status = p.status)
    order by p."updateId"
    limit ${page.limit}::integer`
}

/** Returns a row if the status was not noticed before. */
export function insertNotice(
  tenantId: string,
  notice: { updateId: string; status: PromiseStatus; now: Date },
): Statement<{ updateId: string }> {
  return sql<{ updateId: string }>`
    insert into promise_notices (tenant_id, update_id, status, noticed_at)
    values (${tenantId}::uuid, ${notice.updateId}::uuid, ${notice.status}::text, ${notice.now}::timestamptz)
    on conflict do nothing
    returning update_id as "updateId"`
}
