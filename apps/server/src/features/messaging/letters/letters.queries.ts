import { sql, type Statement } from '../../../platform/database/sql.ts'
import { packOnCase, ruleOnCase } from '../../money/interest/index.ts'
import type { PackDeadline } from './letters.rules.ts'

/** The shortest deadline of a demand by the rule pack of its case; no row if there is none. */
export function findPackDeadline(tenantId: string, caseId: string, today: string): Statement<PackDeadline> {
  const of = sql`${caseId}::uuid`
  return sql<PackDeadline>`
    select r.pack, r.days
    from (
      select ${packOnCase(tenantId, of)} as pack,
             (${ruleOnCase(tenantId, of, 'demand-deadline-days', today)} #>> '{}')::integer as days
    ) r
    where r.days is not null`
}
