import { columnsOf } from '../../../platform/columns/columns.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Month, PlacedPosting } from './months.rules.ts'

/** Makes sure that there is a row to lock. */
export function openState(tenantId: string, now: Date): Statement {
  return sql`
    insert into book_states (tenant_id, position, posted_at) values (${tenantId}::uuid, 0, ${now}::timestamptz)
    on conflict (tenant_id) do nothing`
}

/** Two processes never post for the same tenant at the same time. */
export function lockState(tenantId: string): Statement<{ position: number }> {
  return sql<{ position: number }>`select position from book_states where tenant_id = ${tenantId}::uuid for update`
}

export function advance(tenantId: string, position: number, now: Date): Statement {
  return sql`
    update book_states set position = ${position}::bigint, posted_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid`
}

/** Whether the journal has entries that are not posted yet. */
export function findBacklog(tenantId: string): Statement<{ isBehind: boolean }> {
  return sql<{ isBehind: boolean }>`
    select h.position > coalesce(s.position, 0) as "isBehind"
    from journal_heads h left join book_states s on s.tenant_id = h.tenant_id
    where h.tenant_id = ${tenantId}::uuid`
}

/** Selects a row if the journal has entries that are not posted. */
export function findUnposted(tenantId: string): Statement {
  return sql`select from (${findBacklog(tenantId)}) b where b."isBehind"`
}

/** The months of the books, oldest first. */
export function listMonths(tenantId: string): Statement<Month> {
  return sql<Month>`
    select p.month, coalesce(n.number, 0) as "lastNumber", coalesce(n.is_closing, false) as "isClosed"
    from book_periods p
    left join lateral (
      select e.number, e.is_closing from book_entries e
      where e.tenant_id = p.tenant_id and e.month = p.month order by e.number desc limit 1
    ) n on true
    where p.tenant_id = ${tenantId}::uuid
    order by p.month`
}

export interface NewMonth {
  readonly bookPeriodId: string
  readonly month: string
}

/** Adds months after the last one; the first months of the books have none before them. */
export function insertMonths(
  tenantId: string,
  months: readonly NewMonth[],
  { isFirst, openedAt }: { readonly isFirst: boolean; readonly openedAt: Date },
): Statement {
  return sql`
    insert into book_periods (tenant_id, book_period_id, month, previous_month, opened_at)
    select ${tenantId}::uuid, m."bookPeriodId", m.month,
           case when ${isFirst}::boolean and m.month = ${months[0]?.month ?? null}::date then null
                else (m.month - interval '1 month')::date end,
           ${openedAt}::timestamptz
    from jsonb_to_recordset(${json(months)}::jsonb) as m ("bookPeriodId" uuid, month date)
    returning true`
}

/** The accounts that bank accounts need and the chart does not have yet. */
export function findMissingBanks(tenantId: string): Statement<{ transactionAccountId: string; name: string }> {
  return sql<{ transactionAccountId: string; name: string }>`
    select t.transaction_account_id as "transactionAccountId", t.name
    from published.transaction_accounts t
    where t.tenant_id = ${tenantId}::uuid and not exists (
      select from book_accounts a where a.tenant_id = t.tenant_id and a.handle = 'bank-' || t.transaction_account_id)
    order by t.transaction_account_id`
}

export function listNumbers(tenantId: string): Statement<{ handle: string; number: string }> {
  return sql<{ handle: string; number: string }>`
    select handle, number from book_accounts where tenant_id = ${tenantId}::uuid`
}

export interface NewAccount {
  readonly bookAccountId: string
  readonly handle: string
  readonly number: string
  readonly name: string
}

export function insertAccounts(
  tenantId: string,
  accounts: readonly NewAccount[],
  { createdAt, createdBy }: { readonly createdAt: Date; readonly createdBy: Actor },
): Statement {
  return sql`
    insert into book_accounts (tenant_id, book_account_id, handle, number, name, created_at, created_by)
    select ${tenantId}::uuid, a."bookAccountId", a.handle, a.number, a.name, ${createdAt}::timestamptz,
           ${json(createdBy)}::jsonb
    from jsonb_to_recordset(${json(accounts)}::jsonb) as a ("bookAccountId" uuid, handle text, number text, name text)
    returning true`
}

export interface NewEntry extends PlacedPosting {
  readonly entryId: string
}

/** Inserts entries, and adds them to the totals of their days. */
export function insertEntries(tenantId: string, entries: readonly NewEntry[], postedAt: Date): Statement {
  return sql`
    with posted as (${insertPostedEntries(tenantId, entries, postedAt)})
    insert into book_day_totals as t (
      tenant_id, posting_date, handle, currency, original_date, debit, credit, debit_count, credit_count)
    select ${tenantId}::uuid, p.posting_date, s.handle, p.currency, p.original_date, sum(s.debit), sum(s.credit),
           sum(s.debit_count), sum(s.credit_count)
    from posted p
    cross join lateral (
      values (p.debit_account, p.amount, 0, 1, 0), (p.credit_account, 0, p.amount, 0, 1)
    ) as s (handle, debit, credit, debit_count, credit_count)
    group by p.posting_date, s.handle, p.currency, p.original_date
    on conflict (tenant_id, posting_date, handle, currency, original_date) do update
    set debit = t.debit + excluded.debit, credit = t.credit + excluded.credit,
        debit_count = t.debit_count + excluded.debit_count, credit_count = t.credit_count + excluded.credit_count
    returning true`
}

function insertPostedEntries(tenantId: string, entries: readonly NewEntry[], postedAt: Date): Statement {
  const { uuid, text, bigint } = columnsOf(entries)
  return sql`
    insert into book_entries (
      tenant_id, month, number, entry_id, is_closing, previous_number, kind, source_id, part, debit_account,
      credit_account, amount, currency, posting_date, original_date, value_date, creditor_id, case_id, bank_line_id, posted_at)
    select ${tenantId}::uuid, e.month::date, e.number, e.entry_id, false, nullif(e.number - 1, 0), e.kind, e.source_id,
           e.part, e.debit, e.credit, e.amount, e.currency, e.posting_date::date, e.date::date, e.value_date::date,
           e.creditor_id, e.case_id, e.bank_line_id, ${postedAt}::timestamptz
    from unnest(
      ${text(({ month }) => month)}::text[], ${bigint(({ number }) => number)}::bigint[],
      ${uuid(({ entryId }) => entryId)}::uuid[], ${text(({ kind }) => kind)}::text[],
      ${uuid(({ sourceId }) => sourceId)}::uuid[], ${bigint(({ part }) => part)}::bigint[],
      ${text(({ debit }) => debit)}::text[], ${text(({ credit }) => credit)}::text[],
      ${bigint(({ amount }) => amount)}::bigint[], ${text(({ currency }) => currency)}::text[],
      ${text(({ postingDate }) => postingDate)}::text[], ${text(({ date }) => date)}::text[],
      ${text(({ valueDate }) => valueDate)}::text[], ${uuid(({ creditorId }) => creditorId)}::uuid[],
      ${uuid(({ caseId }) => caseId)}::uuid[], ${uuid(({ bankLineId }) => bankLineId)}::uuid[])
      as e (month, number, entry_id, kind, source_id, part, debit, credit, amount, currency, posting_date, date, value_date,
            creditor_id, case_id, bank_line_id)
    returning debit_account, credit_account, amount, currency, posting_date, original_date`
}

export interface NewClosing {
  readonly month: string
  readonly number: number
  readonly entryId: string
  readonly closedAt: Date
  readonly closedBy: Actor
}

/** The last number of a month: nothing can be posted in it after that. */
export function insertClosing(tenantId: string, { month, number, entryId, closedAt }: NewClosing): Statement {
  return sql`
    insert into book_entries (
      tenant_id, month, number, entry_id, is_closing, previous_number, kind, source_id, part, posting_date,
      original_date, value_date, posted_at)
    values (${tenantId}::uuid, ${month}::date, ${number}::bigint, ${entryId}::uuid, true,
            nullif(${number}::bigint - 1, 0), 'CLOSING', ${entryId}::uuid, 0, ${month}::date, ${month}::date,
            ${month}::date, ${closedAt}::timestamptz)`
}

export function recordClosing(tenantId: string, closing: NewClosing): Statement {
  return sql`
    insert into book_closings (tenant_id, month, number, closed_at, closed_by)
    values (${tenantId}::uuid, ${closing.month}::date, ${closing.number}::bigint, ${closing.closedAt}::timestamptz,
            ${json(closing.closedBy)}::jsonb)`
}
