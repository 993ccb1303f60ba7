import { lookupByKey, plannedOnce, sql, type Statement } from '../../../platform/database/sql.ts'
import { accruedByCase, packOnCase, rulesOnCases } from '../../money/interest/index.ts'
import type { DemandRules } from './letters.rules.ts'

interface DemandRulesRow extends DemandRules {
  readonly caseId: string
}

/** What the rule pack of a case says about a demand, and whether its interest can be claimed. */
export function findDemandRules(
  tenantId: string,
  { caseId, today, now }: { readonly caseId: string; readonly today: string; readonly now: Date },
): Statement<DemandRules> {
  return lookupByKey<DemandRulesRow>(caseId, 'caseId', (caseIds) =>
    findDemandRulesOf(tenantId, caseIds, { today, now }),
  )
}

function findDemandRulesOf(
  tenantId: string,
  caseIds: readonly string[],
  { today, now }: { readonly today: string; readonly now: Date },
): Statement<DemandRulesRow> {
  return plannedOnce(sql<DemandRulesRow>`
    with asked as materialized (
      select k.case_id, array(select x from cases_within(${tenantId}::uuid, k.case_id) x) as case_ids
      from unnest(${caseIds}::uuid[]) as k (case_id)
    ),
    interest as materialized (
      select i.case_id, i.unpriced_days
      from ${accruedByCase(tenantId, sql`array(select unnest(a.case_ids) from asked a)`, now)} i
    ),
    days as materialized (${rulesOnCases(tenantId, caseIds, { rule: 'demand-deadline-days', day: today })})
    select a.case_id as "caseId", ${packOnCase(tenantId, sql`a.case_id`)} as pack, (d.value #>> '{}')::integer as days,
      coalesce((select sum(i.unpriced_days) from interest i where i.case_id = any (a.case_ids)), 0)::integer as "unpricedDays"
    from asked a
    left join days d on d."caseId" = a.case_id`)
}
