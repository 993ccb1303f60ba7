import { json, sql, type Statement, when } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { BookAccount, BookEntry, BookEntryFilters, BookPeriod, TrialBalanceFilters } from './books.schemas.ts'

interface PageBounds {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

export type AccountRow = Omit<BookAccount, 'type' | 'createdAt' | 'updatedAt'> & {
  readonly createdAt: Date
  readonly updatedAt: Date | null
}

const accounts = sql`
  select book_account_id as "bookAccountId", tenant_id as "tenantId", handle, number, name, created_at as "createdAt",
         created_by as "createdBy", updated_at as "updatedAt", updated_by as "updatedBy"
  from book_accounts`

export function findAccount(tenantId: string, bookAccountId: string): Statement<AccountRow> {
  return sql<AccountRow>`
    ${accounts} where tenant_id = ${tenantId}::uuid and book_account_id = ${bookAccountId}::uuid`
}

/** Locks the account until the transaction ends. */
export function lockAccount(tenantId: string, bookAccountId: string): Statement<AccountRow> {
  return sql<AccountRow>`${findAccount(tenantId, bookAccountId)} for no key update`
}

/** By number. */
export function listAccounts(tenantId: string, { limit, offset, after }: PageBounds): Statement<AccountRow> {
  return sql<AccountRow>`
    ${accounts}
    where tenant_id = ${tenantId}::uuid and (${after}::uuid is null or (length(number), number) > (
      select length(a.number), a.number from book_accounts a
      where a.tenant_id = ${tenantId}::uuid and a.book_account_id = ${after}::uuid))
    order by length(number), number
    limit ${limit}::integer offset ${offset}::integer`
}

export function updateAccount(
  tenantId: string,
  {
    bookAccountId,
    number,
    name,
    at,
    by,
  }: Pick<BookAccount, 'bookAccountId' | 'number' | 'name'> & { at: Date; by: Actor },
): Statement {
  return sql`
    update book_accounts set number = ${number}::text, name = ${name}::text, updated_at = ${at}::timestamptz,
           updated_by = ${json(by)}::jsonb
    where tenant_id = ${tenantId}::uuid and book_account_id = ${bookAccountId}::uuid`
}

export interface BalanceRow {
  readonly bookAccountId: string
  readonly handle: string
  readonly number: string
  readonly name: string
  readonly currency: Currency
  readonly opening: number
  readonly debit: number
  readonly credit: number
  readonly entryCount: number
}

type NullableFilters<Filters> = { [Key in keyof Filters]: Filters[Key] | null }

/** The balance of every account that has entries, and what moved in the period. */
export function sumAccounts(
  tenantId: string,
  { from = null, to = null, currency = null, creditorId = null }: NullableFilters<TrialBalanceFilters>,
): Statement<BalanceRow> {
  return sql<BalanceRow>`
    select a.book_account_id as "bookAccountId", a.handle, a.number, a.name, m.currency, m.opening::bigint, m.debit::bigint,
           m.credit::bigint, m.count::integer as "entryCount"
    from (
      select s.handle, s.currency,
             coalesce(sum(s.debit - s.credit) filter (where not d.is_within), 0) as opening,
             coalesce(sum(s.debit) filter (where d.is_within), 0) as debit,
             coalesce(sum(s.credit) filter (where d.is_within), 0) as credit,
             coalesce(sum(s.count) filter (where d.is_within), 0) as count
      from (${creditorId === null ? daysOfAccounts(tenantId) : sidesOfCreditor(tenantId, creditorId)}) s
      cross join lateral (select ${from}::date is null or s.posting_date >= ${from}::date as is_within) d
      where (${to}::date is null or s.posting_date <= ${to}::date)
        and (${currency}::text is null or s.currency = ${currency}::text)
      group by s.handle, s.currency
    ) m
    join book_accounts a on a.tenant_id = ${tenantId}::uuid and a.handle = m.handle
    order by m.currency, length(a.number), a.number`
}

/** What was posted on the accounts by day: for all creditors, this takes as long as there are days, not entries. */
function daysOfAccounts(tenantId: string): Statement {
  return sql`
    select t.handle, t.currency, t.posting_date, t.debit, t.credit, t.debit_count + t.credit_count as count
    from book_day_totals t where t.tenant_id = ${tenantId}::uuid`
}

/** The two sides of each entry of a creditor. */
function sidesOfCreditor(tenantId: string, creditorId: string): Statement {
  return sql`
    select s.handle, e.currency, e.posting_date, s.debit, s.credit, 1 as count
    from book_entries e
    cross join lateral (values (e.debit_account, e.amount, 0), (e.credit_account, 0, e.amount)) as s (handle, debit, credit)
    where e.tenant_id = ${tenantId}::uuid and e.creditor_id = ${creditorId}::uuid and not e.is_closing`
}

export function findPostedAt(tenantId: string): Statement<{ postedAt: Date }> {
  return sql<{ postedAt: Date }>`
    select posted_at as "postedAt" from book_states where tenant_id = ${tenantId}::uuid and position > 0`
}

export type EntryRow = Omit<BookEntry, 'postedAt'> & { readonly postedAt: Date }

/** The conditions of entries `e` that match, without the first day. */
function isMatching(tenantId: string, { to, currency, creditorId, caseId, kind }: BookEntryFilters): Statement {
  return sql`
    e.tenant_id = ${tenantId}::uuid and not e.is_closing
    ${when(to, (day) => sql`and e.posting_date <= ${day}::date`)}
    ${when(currency, (code) => sql`and e.currency = ${code}::text`)}
    ${when(creditorId, (id) => sql`and e.creditor_id = ${id}::uuid`)}
    ${when(caseId, (id) => sql`and e.case_id = ${id}::uuid`)}
    ${when(kind, (name) => sql`and e.kind = ${name}::text`)}`
}

function ofAccount({ bookAccountId }: BookEntryFilters): Statement {
  return when(
    bookAccountId,
    (id) => sql`
      join book_accounts o
        on o.tenant_id = e.tenant_id and o.book_account_id = ${id}::uuid
           and (e.debit_account = o.handle or e.credit_account = o.handle)`,
  )
}

/** Whether entries have a running balance: they are those of one account and currency, at most narrowed to a creditor. */
function hasRunningBalance({ bookAccountId, currency, caseId, kind }: BookEntryFilters): boolean {
  return bookAccountId !== undefined && currency !== undefined && caseId === undefined && kind === undefined
}

/**
 * The balance of the account after each entry of a page. It starts from the balance before the first month of the page, so
 * that a later page takes no longer than an earlier one.
 */
function runningBalances(tenantId: string, filters: BookEntryFilters): Statement {
  const signed = sql`case e.debit_account when o.handle then e.amount else -e.amount end`
  const { creditorId, currency = '' } = filters
  const before =
    creditorId === undefined
      ? sql`
        select sum(t.debit - t.credit) from book_day_totals t
        join book_accounts o
          on o.tenant_id = t.tenant_id and o.handle = t.handle and o.book_account_id = ${filters.bookAccountId ?? null}::uuid
        where t.tenant_id = ${tenantId}::uuid and t.currency = ${currency}::text and t.posting_date < f.month`
      : sql`
        select sum(${signed}) from book_entries e ${ofAccount(filters)}
        where ${isMatching(tenantId, filters)} and e.month < f.month`
  return sql`
    , bounds as (select min(month) as month, max(month) as last_month from page),
    running as (
      select e.month, e.number,
             coalesce((${before}), 0) + sum(${signed}) over (order by e.month, e.number) as balance
      from bounds f
      join book_entries e on e.month between f.month and f.last_month
      ${ofAccount(filters)}
      where ${isMatching(tenantId, filters)})`
}

/** The entries that match, oldest first, with the running balance if they are of one account and currency. */
export function listEntries(
  tenantId: string,
  filters: BookEntryFilters,
  { limit, offset, after }: PageBounds,
): Statement<EntryRow> {
  const isRunning = hasRunningBalance(filters)
  return sql<EntryRow>`
    with page as (
      select e.* from book_entries e ${ofAccount(filters)}
      where ${isMatching(tenantId, filters)}
        ${when(filters.from, (day) => sql`and e.posting_date >= ${day}::date`)}
        ${when(
          after,
          (id) => sql`and (e.month, e.number) > (
            select a.month, a.number from book_entries a where a.tenant_id = ${tenantId}::uuid and a.entry_id = ${id}::uuid)`,
        )}
      order by e.month, e.number
      limit ${limit}::integer offset ${offset}::integer)
    ${isRunning ? runningBalances(tenantId, filters) : sql``}
    select e.entry_id as "entryId", e.tenant_id as "tenantId", to_char(e.month, 'YYYY-MM') as month, e.number, e.kind,
           e.source_id as "sourceId", ${accountJson(sql`d`)} as debit, ${accountJson(sql`c`)} as credit, e.amount,
           e.currency, e.posting_date as "postingDate", e.original_date as "originalDate", e.value_date as "valueDate",
           e.creditor_id as "creditorId", k.name as "creditorName", e.case_id as "caseId", s.case_seq_id as "caseSeqId",
           e.bank_line_id as "bankLineId", ${isRunning ? sql`r.balance::bigint` : sql`null::bigint`} as balance,
           e.posted_at as "postedAt"
    from page e
    join book_accounts d on d.tenant_id = e.tenant_id and d.handle = e.debit_account
    join book_accounts c on c.tenant_id = e.tenant_id and c.handle = e.credit_account
    ${isRunning ? sql`join running r on r.month = e.month and r.number = e.number` : sql``}
    left join published.creditors k on k.tenant_id = e.tenant_id and k.creditor_id = e.creditor_id
    left join published.cases s on s.tenant_id = e.tenant_id and s.case_id = e.case_id
    order by e.month, e.number`
}

function accountJson(account: Statement): Statement {
  return sql`jsonb_build_object('bookAccountId', ${account}.book_account_id, 'number', ${account}.number, 'name', ${account}.name)`
}

/** Whether the tenant has what the filters name. */
export function findNamedByFilters(
  tenantId: string,
  {
    creditorId = null,
    bookAccountId = null,
    caseId = null,
  }: { [Key in keyof BookEntryFilters]: BookEntryFilters[Key] | null },
): Statement<{ hasCreditor: boolean; hasAccount: boolean; hasCase: boolean }> {
  return sql<{ hasCreditor: boolean; hasAccount: boolean; hasCase: boolean }>`
    select ${creditorId}::uuid is null or exists (
             select from published.creditors where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid) as "hasCreditor",
           ${bookAccountId}::uuid is null or exists (
             select from book_accounts where tenant_id = ${tenantId}::uuid and book_account_id = ${bookAccountId}::uuid) as "hasAccount",
           ${caseId}::uuid is null or exists (
             select from published.cases where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid) as "hasCase"`
}

export type PeriodRow = Omit<BookPeriod, 'closedAt'> & { readonly closedAt: Date | null }

/** The months `p` of the books that meet a condition, newest first. */
function periods(condition: Statement, bounds: Statement): Statement<PeriodRow> {
  return sql<PeriodRow>`
    select p.book_period_id as "bookPeriodId", p.tenant_id as "tenantId", to_char(p.month, 'YYYY-MM') as month,
           case when c.month is null then 'OPEN' else 'CLOSED' end as state, n.entries::integer as "entryCount",
           n.corrections::integer as "correctionCount", c.closed_at as "closedAt", c.closed_by as "closedBy"
    from (select * from book_periods p where ${condition} order by p.month desc ${bounds}) p
    left join book_closings c on c.tenant_id = p.tenant_id and c.month = p.month
    cross join lateral (
      -- Every entry has one debit.
      select coalesce(sum(t.debit_count), 0) as entries,
             coalesce(sum(t.debit_count) filter (where t.original_date < t.posting_date), 0) as corrections
      from book_day_totals t
      where t.tenant_id = p.tenant_id and t.posting_date >= p.month
        and t.posting_date < (p.month + interval '1 month')::date
    ) n
    order by p.month desc`
}

export function findPeriod(tenantId: string, bookPeriodId: string): Statement<PeriodRow> {
  return periods(sql`p.tenant_id = ${tenantId}::uuid and p.book_period_id = ${bookPeriodId}::uuid`, sql``)
}

/** The open months up to one, oldest first, with their last number. */
export function listOpenPeriods(
  tenantId: string,
  upTo: string,
): Statement<{ bookPeriodId: string; month: string; lastNumber: number }> {
  return sql<{ bookPeriodId: string; month: string; lastNumber: number }>`
    select p.book_period_id as "bookPeriodId", p.month,
           coalesce((select max(e.number) from book_entries e where e.tenant_id = p.tenant_id and e.month = p.month), 0) as "lastNumber"
    from book_periods p
    where p.tenant_id = ${tenantId}::uuid and p.month <= ${upTo}::date and not exists (
      select from book_closings c where c.tenant_id = p.tenant_id and c.month = p.month)
    order by p.month`
}

export function listPeriods(tenantId: string, { limit, offset, after }: PageBounds): Statement<PeriodRow> {
  return periods(
    sql`p.tenant_id = ${tenantId}::uuid and (${after}::uuid is null or p.month < (
      select a.month from book_periods a where a.tenant_id = ${tenantId}::uuid and a.book_period_id = ${after}::uuid))`,
    sql`limit ${limit}::integer offset ${offset}::integer`,
  )
}
