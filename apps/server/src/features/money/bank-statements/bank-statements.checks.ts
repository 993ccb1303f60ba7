import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Every bank line is booked, in suspense, or set aside with a reason': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(l.bank_line_id::text) as example
    from bank_lines l
    where l.tenant_id = ${tenantId}::uuid
      and ((l.state = 'BOOKED' and l.booked_amount <> l.amount)
           or (l.state = 'SET_ASIDE' and l.reason is null)
           or (l.state = 'RETURNED' and not exists (
                 select from bank_lines d
                 where d.tenant_id = l.tenant_id and d.returns_line_id = l.bank_line_id and d.amount = l.amount))
           or (l.state = 'REPLACED' and l.amount is distinct from (
                 select sum(d.amount) from bank_lines d
                 where d.tenant_id = l.tenant_id and d.transaction_account_id = l.transaction_account_id
                   and d.entry_key = l.entry_key and d.position > 0)))`,

  'The booked amount of every bank line is the sum of its deposits, invoice payments and refunds': (
    tenantId,
  ) => sql<Finding>`
    select count(*)::integer as count, min(l.bank_line_id::text) as example
    from bank_lines l
    left join (
      select b.bank_line_id, sum(b.amount) as amount from bank_bookings b
      where b.tenant_id = ${tenantId}::uuid and b.undone_at is null group by b.bank_line_id
    ) booked on booked.bank_line_id = l.bank_line_id
    left join (
      select p.bank_line_id, sum(p.amount) as amount from published.payouts p
      where p.tenant_id = ${tenantId}::uuid and p.bank_line_id is not null and not exists (
        select from published.payout_cancellations x where x.tenant_id = p.tenant_id and x.payout_id = p.payout_id)
      group by p.bank_line_id
    ) refunded on refunded.bank_line_id = l.bank_line_id
    left join (
      select e.bank_line_id, -sum(e.amount) as amount from published.creditor_account_entries e
      where e.tenant_id = ${tenantId}::uuid and e.bank_line_id is not null and not exists (
        select from published.creditor_account_entries x where x.tenant_id = e.tenant_id and x.reverses_entry_id = e.entry_id)
      group by e.bank_line_id
    ) invoiced on invoiced.bank_line_id = l.bank_line_id
    where l.tenant_id = ${tenantId}::uuid and l.direction = 'credit'
      and l.booked_amount <> coalesce(booked.amount, 0) + coalesce(refunded.amount, 0) + coalesce(invoiced.amount, 0)`,

  'Every debit of a payout batch is the sum of its payments': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(l.bank_line_id::text) as example
    from bank_lines l
    where l.tenant_id = ${tenantId}::uuid and l.payout_batch_id is not null and l.amount is distinct from (
      select sum(o.amount) from published.payout_batch_payments p
      join published.payouts o on o.tenant_id = p.tenant_id and o.payout_id = p.payout_id
      where p.tenant_id = l.tenant_id and p.payout_batch_id = l.payout_batch_id and p.state in ('SENT', 'ACCEPTED')
        and not exists (select from bank_lines x where x.tenant_id = p.tenant_id and x.payout_id = p.payout_id))`,

  'Every deposit of a bank line has its amount, currency and account': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(b.bank_booking_id::text) as example
    from bank_bookings b
    join bank_lines l on l.tenant_id = b.tenant_id and l.bank_line_id = b.bank_line_id
    left join published.case_vouchers v on v.tenant_id = b.tenant_id and v.case_voucher_id = b.case_voucher_id
    where b.tenant_id = ${tenantId}::uuid
      and (v.amount is distinct from b.amount or v.currency is distinct from l.currency
           or v.direction is distinct from 'credit' or v.category is distinct from 'deposit' or v.case_id is distinct from b.case_id)`,

  'Every undone booking of a bank line has a reversal of its deposit': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(b.bank_booking_id::text) as example
    from bank_bookings b
    left join published.case_vouchers r on r.tenant_id = b.tenant_id and r.case_voucher_id = b.reversal_voucher_id
    where b.tenant_id = ${tenantId}::uuid and b.undone_at is not null
      and r.reverses_case_voucher_id is distinct from b.case_voucher_id`,
}
