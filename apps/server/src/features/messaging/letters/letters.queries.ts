import { plannedOnce, sql, type Statement } from '../../../platform/database/sql.ts'
import { packOnCase, ruleOnCase, unpricedOnCases } from '../../money/interest/index.ts'
import type { DemandRules } from './letters.rules.ts'

/** What the rule pack of a case says about a demand, and whether its interest can be claimed. */
export function findDemandRules(
  tenantId: string,
  { caseId, today, now }: { readonly caseId: string; readonly today: string; readonly now: Date },
): Statement<DemandRules> {
  const of = sql`${caseId}::uuid`
  const within = sql`array(select w from cases_within(${tenantId}::uuid, ${of}) w)`
  return plannedOnce(sql<DemandRules>`
    select ${packOnCase(tenantId, of)} as pack,
           (${ruleOnCase(tenantId, of, 'demand-deadline-days', today)} #>> '{}')::integer as days,
           ${unpricedOnCases(sql`${tenantId}::uuid`, within, now)} as "unpricedDays"`)
}
