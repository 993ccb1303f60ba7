import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'The balance of every creditor account is the sum of its entries': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(a.creditor_id::text) as example
    from creditor_accounts a
    left join (
      select creditor_id, currency, sum(amount) as amount from creditor_account_entries
      where tenant_id = ${tenantId}::uuid group by creditor_id, currency
    ) e on e.creditor_id = a.creditor_id and e.currency = a.currency
    where a.tenant_id = ${tenantId}::uuid and a.balance_amount <> coalesce(e.amount, 0)`,

  'Every settlement is entered once, with the right amount, on the account of its creditor': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(coalesce(b.billing_id, e.billing_id)::text) as example
    from (select * from published.billings where tenant_id = ${tenantId}::uuid) b
    full join (
      select * from creditor_account_entries where tenant_id = ${tenantId}::uuid and billing_id is not null
    ) e on e.billing_id = b.billing_id
    where coalesce(e.amount, 0) <> case
            -- Approved before creditor accounts existed, so there is no entry.
            when b.offset_amount is null then 0
            when b.balance_amount < 0 then -b.balance_amount
            else -b.offset_amount end
       or e.entry_id is not null and (e.creditor_id, e.currency) is distinct from (b.creditor_id, b.currency)`,

  'Every reversal on a creditor account cancels the entry it names': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(e.entry_id::text) as example
    from creditor_account_entries e
    left join creditor_account_entries o on o.tenant_id = e.tenant_id and o.entry_id = e.reverses_entry_id
    where e.tenant_id = ${tenantId}::uuid and e.kind = 'REVERSAL'
      and (e.amount, e.creditor_id, e.currency) is distinct from (-o.amount, o.creditor_id, o.currency)`,
}
