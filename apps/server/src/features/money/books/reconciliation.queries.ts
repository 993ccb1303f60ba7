import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { BankDay, BankDayFilters, ReconciliationCandidate } from './reconciliation.schemas.ts'

export interface AccountDayRow {
  readonly transactionAccountId: string
  readonly name: string
  readonly purpose: 'CLIENT' | 'OWN'
  readonly currency: Currency
  readonly reportedOn: string | null
  readonly bankBalance: number | null
  readonly bookBalance: number
}

/** The balance of a bank account `t` in the books at the end of a day. */
function bookBalance(day: Statement): Statement {
  return sql`coalesce((
    select sum(d.debit - d.credit) from book_day_totals d
    where d.tenant_id = t.tenant_id and d.handle = 'bank-' || t.transaction_account_id and d.original_date <= ${day}), 0)::bigint`
}

/** The bank accounts at the end of a day: the last reported balance, moved on by the lines since. */
export function listAccountsOn(tenantId: string, day: string): Statement<AccountDayRow> {
  return sql<AccountDayRow>`
    select t.transaction_account_id as "transactionAccountId", t.name, t.purpose, t.currency, b.day as "reportedOn",
           (b.amount + coalesce(l.amount, 0))::bigint as "bankBalance", ${bookBalance(sql`${day}::date`)} as "bookBalance"
    from published.transaction_accounts t
    left join lateral (
      select b.day, b.amount from published.bank_balances b
      where b.tenant_id = t.tenant_id and b.transaction_account_id = t.transaction_account_id and b.day <= ${day}::date
      order by b.day desc limit 1
    ) b on true
    left join lateral (
      select sum(case l.direction when 'credit' then l.amount else -l.amount end) as amount
      from published.bank_lines l
      where l.tenant_id = t.tenant_id and l.transaction_account_id = t.transaction_account_id and l.state <> 'REPLACED'
        and l.booking_date > b.day and l.booking_date <= ${day}::date
    ) l on true
    where t.tenant_id = ${tenantId}::uuid
    order by t.currency, t.name, t.transaction_account_id`
}

/** The balance of every account in the books at the end of a day. */
export function sumHandlesOn(
  tenantId: string,
  day: string,
): Statement<{ handle: string; currency: Currency; balance: number }> {
  return sql<{ handle: string; currency: Currency; balance: number }>`
    select d.handle, d.currency, sum(d.debit - d.credit)::bigint as balance
    from book_day_totals d
    where d.tenant_id = ${tenantId}::uuid and d.original_date <= ${day}::date
    group by d.handle, d.currency`
}

/** Whether the tenant has a bank account. */
export function hasTransactionAccount(tenantId: string, transactionAccountId: string): Statement<{ isThere: boolean }> {
  return sql<{ isThere: boolean }>`
    select ${rowIsThere(tenantId, sql`published.transaction_accounts where transaction_account_id`, transactionAccountId)}
      as "isThere"`
}

/** The reported days, newest first. */
export function listBankDays(
  tenantId: string,
  { transactionAccountId = null, differing = null }: { [Key in keyof BankDayFilters]: BankDayFilters[Key] | null },
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<BankDay> {
  return sql<BankDay>`
    select * from (
      select b.bank_balance_id as "bankBalanceId", t.transaction_account_id as "transactionAccountId", t.name, t.currency,
             b.day, b.amount as "bankBalance", ${bookBalance(sql`b.day`)} as "bookBalance",
             b.amount - ${bookBalance(sql`b.day`)} as difference
      from published.bank_balances b
      join published.transaction_accounts t
        on t.tenant_id = b.tenant_id and t.transaction_account_id = b.transaction_account_id
      where b.tenant_id = ${tenantId}::uuid
        and (${transactionAccountId}::uuid is null or b.transaction_account_id = ${transactionAccountId}::uuid)
        and (${after}::uuid is null or (b.day, b.bank_balance_id) < (
          select a.day, a.bank_balance_id from published.bank_balances a
          where a.tenant_id = ${tenantId}::uuid and a.bank_balance_id = ${after}::uuid))
    ) d
    where ${differing}::boolean is null or (d.difference <> 0) = ${differing}::boolean
    order by d.day desc, d."bankBalanceId" desc
    limit ${limit}::integer offset ${offset}::integer`
}

/** What has one side only: lines without a purpose, and payments and payouts without a line. The oldest first. */
export function listCandidates(
  tenantId: string,
  currency: Currency | null,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<ReconciliationCandidate> {
  return sql<ReconciliationCandidate>`
    with found as (
      select e.source_id, 'UNASSIGNED_LINE' as kind, min(e.original_date) as original_date, null::uuid as case_id,
             null::uuid as creditor_id, e.currency, sum(case e.debit_account when 'outgoing' then e.amount else -e.amount end)::bigint as amount
      from book_entries e
      where e.tenant_id = ${tenantId}::uuid and (e.debit_account = 'outgoing' or e.credit_account = 'outgoing')
      group by e.source_id, e.currency
      having sum(case e.debit_account when 'outgoing' then e.amount else -e.amount end) > 0
      union all
      select e.source_id, 'PAYMENT_WITHOUT_LINE', e.original_date, e.case_id, e.creditor_id, e.currency, e.amount
      from book_entries e
      where e.tenant_id = ${tenantId}::uuid and e.debit_account = 'manual-payments' and e.kind in ('DEPOSIT', 'CREDITOR_DEBT')
        and not exists (
          select from published.case_vouchers r
          where r.tenant_id = e.tenant_id and r.case_id = e.case_id and r.reverses_case_voucher_id = e.source_id)
        and not exists (
          select from published.creditor_account_entries r
          where r.tenant_id = e.tenant_id and r.reverses_entry_id = e.source_id)
      union all
      select e.source_id, 'PAYOUT_WITHOUT_LINE', e.original_date, e.case_id, e.creditor_id, e.currency, e.amount
      from book_entries e
      where e.tenant_id = ${tenantId}::uuid and e.credit_account = 'payouts-in-transit' and e.kind in ('PAYOUT_PAID', 'PAYOUT_SENT')
        and not exists (
          select from book_entries r
          where r.tenant_id = e.tenant_id and r.source_id = e.source_id and r.kind = 'PAYOUT_FAILED' and r.part = e.part
            and e.kind = 'PAYOUT_SENT')
        and not exists (
          select from published.bank_lines l where l.tenant_id = e.tenant_id and l.payout_id = e.source_id)
    )
    select f.source_id as "candidateId", f.kind, f.currency, f.amount, f.original_date as day,
           coalesce(p.recipient_name, l.payer_name, nullif(l.text, ''), k.name, '') as text, f.case_id as "caseId",
           c.case_seq_id as "caseSeqId", f.creditor_id as "creditorId",
           case f.kind when 'UNASSIGNED_LINE' then ${possiblePayouts(tenantId)} else '[]' end as payouts
    from found f
    left join published.bank_lines l on l.tenant_id = ${tenantId}::uuid and l.bank_line_id = f.source_id
    left join published.payouts p on p.tenant_id = ${tenantId}::uuid and p.payout_id = f.source_id
    left join published.creditors k on k.tenant_id = ${tenantId}::uuid and k.creditor_id = f.creditor_id
    left join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = f.case_id
    where (${currency}::text is null or f.currency = ${currency}::text)
      and (${after}::uuid is null or (f.original_date, f.source_id) > (
        select min(a.original_date), a.source_id from found a where a.source_id = ${after}::uuid group by a.source_id))
    order by f.original_date, f.source_id
    limit ${limit}::integer offset ${offset}::integer`
}

/** Payouts that a line of `found` may have paid: of the same amount, and without a line. */
function possiblePayouts(tenantId: string): Statement {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('payoutId', o.payout_id, 'recipientName', o.recipient_name) order by o.created_at, o.payout_id)
    from (
      select o.payout_id, o.recipient_name, o.created_at from published.payouts o
      where o.tenant_id = ${tenantId}::uuid and o.amount = f.amount and o.currency = f.currency and not exists (
        select from published.bank_lines x where x.tenant_id = o.tenant_id and x.payout_id = o.payout_id)
      order by o.created_at, o.payout_id limit 5
    ) o), '[]')`
}
