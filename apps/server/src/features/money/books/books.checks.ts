import { firstGiven } from '../../../platform/database/first-given.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Whether everything that the journal says about a subject is posted. */
function isPosted(tenantId: string, subject: Statement): Statement {
  return sql`exists (
    select from book_states s
    where s.tenant_id = ${tenantId}::uuid and not exists (
      select from journal j where j.tenant_id = s.tenant_id and ${subject} and j.position > s.position))`
}

/** The cases whose balance on an account is not the sum of what is outstanding on vouchers `v`. */
function casesThatDiffer(
  tenantId: string,
  { account, isDebit, vouchers }: { account: Statement; isDebit: boolean; vouchers: Statement },
): Statement<Finding> {
  return sql<Finding>`
    select count(*)::integer as count, min(coalesce(b.case_id, v.case_id)::text) as example
    from (
      select e.case_id, sum(case when (e.debit_account = ${account}) = ${isDebit}::boolean then e.amount else -e.amount end) as amount
      from book_entries e
      where e.tenant_id = ${tenantId}::uuid and ${account} in (e.debit_account, e.credit_account)
      group by e.case_id
    ) b
    full join (
      select v.case_id, sum(v.outstanding) as amount from published.case_vouchers v
      where v.tenant_id = ${tenantId}::uuid and ${vouchers}
      group by v.case_id
    ) v on v.case_id = b.case_id
    -- Found once: after a large import, all of its cases differ until they are posted.
    left join (
      select distinct j.case_id
      from book_states s
      join journal j on j.tenant_id = ${tenantId}::uuid and j.position > s.position
      where s.tenant_id = ${tenantId}::uuid and j.case_id is not null
    ) waiting on waiting.case_id = ${firstGiven(sql`b.case_id`, sql`v.case_id`)}
    where coalesce(b.amount, 0) <> coalesce(v.amount, 0) and waiting.case_id is null
      and exists (select from book_states s where s.tenant_id = ${tenantId}::uuid)`
}

/** Each selects the rows that break an invariant. What is not posted yet does not count. */
export const checks: Readonly<Record<string, Check>> = {
  'The books have the outstanding debits of every case': (tenantId) =>
    casesThatDiffer(tenantId, { account: sql`'debtors'`, isDebit: true, vouchers: sql`v.direction = 'debit'` }),

  'The books have the unallocated deposits of every case': (tenantId) =>
    casesThatDiffer(tenantId, {
      ...{ account: sql`'unallocated'`, isDebit: false },
      vouchers: sql`v.direction = 'credit' and v.category = 'deposit' and v.source = 'COLLECTOR'
        and v.reverses_case_voucher_id is null`,
    }),

  'The books have what every creditor owes': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(coalesce(b.creditor_id, c.creditor_id)::text) as example
    from (
      select e.creditor_id, e.currency, sum(case e.debit_account when 'creditor-receivables' then e.amount else -e.amount end) as amount
      from book_entries e
      where e.tenant_id = ${tenantId}::uuid and 'creditor-receivables' in (e.debit_account, e.credit_account)
      group by e.creditor_id, e.currency
    ) b
    full join (
      select c.creditor_id, c.currency, sum(c.amount) as amount from published.creditor_account_entries c
      where c.tenant_id = ${tenantId}::uuid group by c.creditor_id, c.currency
    ) c on c.creditor_id = b.creditor_id and c.currency = b.currency
    where coalesce(b.amount, 0) <> coalesce(c.amount, 0)
      and ${isPosted(tenantId, sql`j.event = 'creditor-accounts.entry'`)}`,

  'The books have every bank line once, with its account and amount': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(l.bank_line_id::text) as example
    from published.bank_lines l
    left join (
      select e.source_id, sum(case when e.debit_account like 'bank-%' then e.amount else -e.amount end) as amount,
             min(case when e.debit_account like 'bank-%' then e.debit_account else e.credit_account end) as account
      from book_entries e
      where e.tenant_id = ${tenantId}::uuid and e.kind in ('BANK_LINE', 'BANK_LINE_REPLACED')
      group by e.source_id
    ) b on b.source_id = l.bank_line_id
    where l.tenant_id = ${tenantId}::uuid
      and (coalesce(b.amount, 0) <> case when l.state = 'REPLACED' then 0 when l.direction = 'credit' then l.amount else -l.amount end
           or b.account <> 'bank-' || l.transaction_account_id)
      and ${isPosted(tenantId, sql`j.event = 'bank-files.create'`)}`,

  'The books agree with every balance that the bank reported': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(b.day::text) as example
    from (
      select b.tenant_id, b.transaction_account_id, b.day, b.amount,
             'bank-' || b.transaction_account_id as account
      from published.bank_balances b
      where b.tenant_id = ${tenantId}::uuid
    ) b
    left join lateral (
      select sum(case e.debit_account when b.account then e.amount else -e.amount end) as amount
      from book_entries e
      where e.tenant_id = b.tenant_id and e.original_date <= b.day and b.account in (e.debit_account, e.credit_account)
    ) e on true
    where b.amount <> coalesce(e.amount, 0) and ${isPosted(tenantId, sql`j.event = 'bank-files.create'`)}`,

  'The totals of every day in the books are those of its entries': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(coalesce(e.posting_date, t.posting_date)::text) as example
    from (
      select e.posting_date, s.handle, e.currency, e.original_date, sum(s.debit) as debit, sum(s.credit) as credit,
             sum(s.debit_count) as debit_count, sum(s.credit_count) as credit_count
      from book_entries e
      cross join lateral (
        values (e.debit_account, e.amount, 0, 1, 0), (e.credit_account, 0, e.amount, 0, 1)
      ) as s (handle, debit, credit, debit_count, credit_count)
      where e.tenant_id = ${tenantId}::uuid and not e.is_closing
      group by e.posting_date, s.handle, e.currency, e.original_date
    ) e
    full join (select * from book_day_totals where tenant_id = ${tenantId}::uuid) t
      using (posting_date, handle, currency, original_date)
    where (e.debit, e.credit, e.debit_count, e.credit_count) is distinct from (t.debit, t.credit, t.debit_count, t.credit_count)`,

  'The entries of every month are numbered without gaps, and nothing follows a closing': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(n.month::text) as example
    from (
      select e.month, count(*) as count, max(e.number) as last, max(e.number) filter (where e.is_closing) as closing
      from book_entries e where e.tenant_id = ${tenantId}::uuid group by e.month
    ) n
    left join book_closings c on c.tenant_id = ${tenantId}::uuid and c.month = n.month
    where n.count <> n.last or n.closing <> n.last or n.closing is distinct from c.number`,
}
