import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Every settlement entry matches an allocation of a deposit for its creditor': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(e.allocation_id::text) as example
    from billing_entries e
    left join billings b on b.tenant_id = e.tenant_id and b.billing_id = e.billing_id
    left join published.case_voucher_allocations a on a.tenant_id = e.tenant_id and a.allocation_id = e.allocation_id
    left join published.case_vouchers c on c.tenant_id = a.tenant_id and c.case_voucher_id = a.credit_voucher_id
    left join published.case_vouchers d on d.tenant_id = a.tenant_id and d.case_voucher_id = a.debit_voucher_id
    where e.tenant_id = ${tenantId}::uuid
      and ((e.amount, e.category, e.paid_to, c.category, c.creditor_id, c.currency)
           is distinct from (case when a.undoes_allocation_id is null then a.amount else -a.amount end, d.category, c.source,
                             'deposit', b.creditor_id, b.currency)
           or e.corrects_allocation_id is distinct from a.undoes_allocation_id
           or c.reverses_case_voucher_id is not null or d.reverses_case_voucher_id is not null)`,

  'Every correction cancels the settlement entry it corrects': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(e.allocation_id::text) as example
    from billing_entries e
    left join billing_entries o on o.tenant_id = e.tenant_id and o.allocation_id = e.corrects_allocation_id
    where e.tenant_id = ${tenantId}::uuid and e.corrects_allocation_id is not null
      and (e.amount, e.commission_amount, e.paid_to, e.kept_by)
          is distinct from (-o.amount, -o.commission_amount, o.paid_to, o.kept_by)`,

  'The amounts of every settlement match its entries, fees and terms': (tenantId) => sql<Finding>`
    with billed as (
      select billing_id,
             coalesce(sum(amount) filter (where paid_to = 'COLLECTOR'), 0) as by_collector,
             coalesce(sum(amount) filter (where paid_to = 'CREDITOR'), 0) as by_creditor,
             coalesce(sum(amount) filter (where kept_by = 'COLLECTOR'), 0) as kept,
             sum(amount) as collected, sum(commission_amount) as commission
      from billing_entries where tenant_id = ${tenantId}::uuid group by billing_id
    ),
    charged as (
      select billing_id, sum(amount) as amount from billing_fees where tenant_id = ${tenantId}::uuid group by billing_id
    )
    select count(*)::integer as count, min(b.billing_id::text) as example
    from billings b
    left join billed e on e.billing_id = b.billing_id
    left join charged f on f.billing_id = b.billing_id
    where b.tenant_id = ${tenantId}::uuid
      and ((b.collected_by_collector_amount, b.collected_by_creditor_amount, b.collector_share_amount, b.fee_amount)
           <> (coalesce(e.by_collector, 0), coalesce(e.by_creditor, 0), coalesce(e.kept, 0), coalesce(f.amount, 0))
           or b.commission_amount <> case
                when coalesce(e.collected, 0) > 0 then greatest(e.commission, (b.terms ->> 'minimumCommission')::bigint)
                else coalesce(e.commission, 0) end
           -- Numeric rounds half away from zero, as settlements do.
           or b.vat_amount <> round((b.commission_amount + b.fee_amount) * (b.terms ->> 'vatRateBasisPoints')::numeric / 10000)
           or b.balance_amount <> b.collected_by_collector_amount - b.collector_share_amount - b.commission_amount
                - b.fee_amount - b.vat_amount)`,

  'Approved settlements, and no others, have a payout of the amount due': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(b.billing_id::text) as example
    from billings b
    left join published.payouts p on p.tenant_id = b.tenant_id and p.billing_id = b.billing_id
    where b.tenant_id = ${tenantId}::uuid
      and (coalesce(p.amount, 0) <> case when b.state = 'APPROVED' then greatest(b.balance_amount, 0) - coalesce(b.offset_amount, 0) else 0 end
           or (p.payout_id is not null and (p.creditor_id, p.currency) is distinct from (b.creditor_id, b.currency)))`,

  'Settlement numbers have no gaps': (tenantId) => sql<Finding>`
    select (case when n.approved = n.last and n.last = coalesce(c.value, 0) then 0 else 1 end) as count, n.last::text as example
    from (
      select count(billing_seq_id) as approved, coalesce(max(billing_seq_id), 0) as last
      from billings where tenant_id = ${tenantId}::uuid
    ) n
    left join tenant_counters c on c.tenant_id = ${tenantId}::uuid and c.counter = 'billings'`,
}
