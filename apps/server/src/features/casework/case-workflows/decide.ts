import { localDate } from '../../../platform/clock/timestamps.ts'
import { type Decision, next } from '../workflows/index.ts'
import { caseStateOf } from './case-state.ts'
import type { CaseStateRow } from './case-state.queries.ts'
import type { PositionRow } from './positions.queries.ts'

/** What comes next on a case, by what was read about it. */
export function decide(
  row: PositionRow,
  facts: CaseStateRow,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): { readonly decision: Decision; readonly today: string } {
  const today = localDate(now, timeZone)
  return { decision: next(row.definition, caseStateOf(facts, today, timeZone), row, today), today }
}
