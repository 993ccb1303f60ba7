import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'The instalments of every payment plan add up to its amount': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(p.payment_plan_id::text) as example
    from payment_plans p
    where p.tenant_id = ${tenantId}::uuid
      and (select sum(a.amount) from unnest(p.amounts) as a (amount)) is distinct from p.amount`,

  'The status of every payment plan is the last one that it reached': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(p.payment_plan_id::text) as example
    from payment_plans p
    where p.tenant_id = ${tenantId}::uuid and p.status is distinct from (
      select s.status from payment_plan_steps s
      where s.tenant_id = p.tenant_id and s.payment_plan_id = p.payment_plan_id and not exists (
        select from payment_plan_steps n
        where n.tenant_id = s.tenant_id and n.payment_plan_id = s.payment_plan_id and n.from_status = s.status))`,

  'Every instalment that was noticed as paid is covered by payments on the case': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(n.payment_plan_id::text) as example
    from payment_plan_notices n
    join payment_plans p on p.tenant_id = n.tenant_id and p.payment_plan_id = n.payment_plan_id
    where n.tenant_id = ${tenantId}::uuid and n.kind = 'KEPT' and (
      select sum(a.amount) from unnest(p.amounts) with ordinality as a (amount, number) where a.number <= n.number) > (
      -- A payment that was reversed later counted when it was noticed.
      select coalesce(sum(v.amount), 0) from published.case_vouchers v
      where v.tenant_id = p.tenant_id and v.category = 'deposit' and v.direction = 'credit'
        and v.created_at >= p.accepted_at and v.created_at <= n.noticed_at
        and v.case_id = any (array(select w from cases_within(p.tenant_id, case_root(p.tenant_id, p.case_id)) w)))`,
}
