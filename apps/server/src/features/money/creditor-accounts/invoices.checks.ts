import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const invoiceChecks: Readonly<Record<string, Check>> = {
  'What is owed of every receivable is its amount less what settled it': (tenantId) => sql<Finding>`
    with settled as (
      select a.receivable_entry_id, sum(a.amount) as amount
      from creditor_allocations a
      where a.tenant_id = ${tenantId}::uuid and not exists (
        select from creditor_account_entries x where x.tenant_id = a.tenant_id and x.reverses_entry_id = a.entry_id)
      group by a.receivable_entry_id
    )
    select count(*)::integer as count, min(e.entry_id::text) as example
    from creditor_account_entries e
    left join creditor_receivables r on r.tenant_id = e.tenant_id and r.entry_id = e.entry_id
    left join settled s on s.receivable_entry_id = e.entry_id
    left join creditor_account_entries x on x.tenant_id = e.tenant_id and x.reverses_entry_id = e.entry_id
    where e.tenant_id = ${tenantId}::uuid and e.kind = 'RECEIVABLE'
      and (r.amount is distinct from e.amount
           or r.outstanding_amount <> case when x.entry_id is null then e.amount - coalesce(s.amount, 0) else 0 end)`,

  'Every entry that reduces what a creditor owes settles receivables of the same amount': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(e.entry_id::text) as example
    from creditor_account_entries e
    left join lateral (
      select sum(a.amount) as amount from creditor_allocations a where a.tenant_id = e.tenant_id and a.entry_id = e.entry_id
    ) a on true
    where e.tenant_id = ${tenantId}::uuid and e.kind in ('OFFSET', 'PAYMENT', 'CREDIT_NOTE')
      and -e.amount <> coalesce(a.amount, 0)`,

  'Invoice numbers have no gaps': (tenantId) => sql<Finding>`
    select (case when n.count = n.last and n.last = coalesce(c.value, 0) then 0 else 1 end) as count, n.last::text as example
    from (
      select count(*) as count, coalesce(max(invoice_number), 0) as last from invoices where tenant_id = ${tenantId}::uuid
    ) n
    left join tenant_counters c on c.tenant_id = ${tenantId}::uuid and c.counter = 'invoices'`,

  'The amounts of every invoice are those of its lines and settlement': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(i.invoice_id::text) as example
    from invoices i
    left join published.billings b on b.tenant_id = i.tenant_id and b.billing_id = i.billing_id
    left join lateral (
      select sum((l ->> 'net')::bigint) as net,
             bool_and((l ->> 'net')::bigint = (l ->> 'quantity')::bigint * (l ->> 'unitAmount')::bigint) as is_priced
      from jsonb_array_elements(i.lines) l
    ) l on true
    where i.tenant_id = ${tenantId}::uuid
      and (l.net <> i.net_amount or not l.is_priced or (b.creditor_id, b.currency) is distinct from (i.creditor_id, i.currency)
           or (i.kind = 'INVOICE' and (i.vat_amount <> b.vat_amount
                 or i.total_amount <> greatest(b.commission_amount + b.fee_amount + b.vat_amount, -b.balance_amount))))`,

  'Every credit note settles what was owed, and pays back the rest': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(i.invoice_id::text) as example
    from invoices i
    left join creditor_account_entries e on e.tenant_id = i.tenant_id and e.entry_id = i.entry_id
    left join published.payouts p on p.tenant_id = i.tenant_id and p.invoice_id = i.invoice_id
    where i.tenant_id = ${tenantId}::uuid and i.kind = 'CREDIT_NOTE'
      and i.total_amount <> coalesce(-e.amount, 0) + coalesce(p.amount, 0)`,
}
