import { sql } from '../../../platform/database/sql.ts'
import type { Check, Finding } from '../../../platform/feature/feature.ts'

/** Each selects the rows that break an invariant. */
export const checks: Readonly<Record<string, Check>> = {
  'Merged cases share customer, creditor and currency, have ended as merged, and are never merged twice': (
    tenantId,
  ) => sql<Finding>`
    select count(*)::integer as count, min(m.merged_case_id::text) as example
    from case_merges m
    join cases r on r.tenant_id = m.tenant_id and r.case_id = m.case_id
    join cases c on c.tenant_id = m.tenant_id and c.case_id = m.merged_case_id
    left join published.end_reasons e on e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id
    where m.tenant_id = ${tenantId}::uuid
      and ((r.customer_id, r.creditor_id, r.currency) is distinct from (c.customer_id, c.creditor_id, c.currency)
           or (m.undone_at is null and (e.handle is distinct from 'MERGED' or exists (
                 select from case_merges o
                 where o.tenant_id = m.tenant_id and o.undone_at is null and o.merge_id <> m.merge_id
                   and (o.case_id = m.merged_case_id or o.merged_case_id in (m.case_id, m.merged_case_id))))))`,

  'A case has an end reason if and only if it has ended': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(case_id::text) as example
    from cases where tenant_id = ${tenantId}::uuid and (status = 'ENDED') <> (end_reason_id is not null)`,

  'A case that ended as paid has nothing outstanding, unless a user overrode the check': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(c.case_id::text) as example
    from cases c
    join published.end_reasons e on e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id
    where c.tenant_id = ${tenantId}::uuid and c.status = 'ENDED' and e.handle = 'PAID' and e.is_standard
      and c.end_override is null and exists (
        select from published.case_vouchers v
        where v.tenant_id = c.tenant_id and v.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w))
          and v.direction = 'debit' and v.outstanding > 0
        -- Or PostgreSQL would compare each case with all claims of the tenant.
        offset 0)`,

  'No case number exceeds the counter of case numbers': (tenantId) => sql<Finding>`
    select count(*)::integer as count, min(c.case_id::text) as example
    from cases c left join tenant_counters n on n.tenant_id = c.tenant_id and n.counter = 'cases'
    where c.tenant_id = ${tenantId}::uuid and c.case_seq_id > coalesce(n.value, 0)`,
}
