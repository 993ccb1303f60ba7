import { localDate } from '../../../platform/clock/timestamps.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { type LimitationRule, listPackRows, type PackRow, ruleOn } from '../rule-packs/index.ts'
import { type FactRow, findFactsOfCases, findReferred } from './limitation-facts.queries.ts'
import { findLapsesOfCases, findPaidDebits, findPeriods, type LapseRow, type PeriodRow } from './limitation.queries.ts'
import { factView, lapseView, periodView } from './limitation-views.ts'
import { clockOf, type LimitationEvent, type LimitationLine } from './limitation.rules.ts'
import { message, problem } from './limitation.problems.ts'
import type { CaseLimitation, LimitationComponent } from './limitation.schemas.ts'

/** When the debits of a case lapse, line by line. */
export async function getCaseLimitation(
  { tenantId, principal, now, read }: ReadContext,
  caseId: string,
): Promise<CaseLimitation> {
  const { timeZone } = principal.tenant
  const within = sql`select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w`
  const [[found], periods, paid, facts, lapses, rows] = await Promise.all([
    read(findReferred(tenantId, { caseId, caseVoucherId: null, fileId: null })),
    read(findPeriods(tenantId, within, timeZone)),
    read(findPaidDebits(tenantId, within, timeZone)),
    read(findFactsOfCases(tenantId, within)),
    read(findLapsesOfCases(tenantId, within)),
    read(listPackRows(tenantId, null)),
  ])
  if (found?.hasCase !== true) throw problem('not-found', message('There is no such case.'))
  const today = localDate(now, timeZone)
  const packs = new Map(paid.map((row) => [row.caseVoucherId, row]))
  const ruleOf = ({ caseVoucherId, startsOn }: PeriodRow): PackRow | undefined => {
    const pack = packs.get(caseVoucherId)?.pack
    return ruleOn(
      rows.filter((row) => row.pack === pack),
      'limitation',
      startsOn,
    )
  }
  const [first] = periods.map(ruleOf)
  return {
    caseId,
    ...{ rulePack: paid[0]?.pack ?? null, source: first?.source ?? null, reviewed: first?.reviewed ?? null },
    components: periods.map((period) => {
      const events = eventsOf(period, facts, packs.get(period.caseVoucherId)?.paidOn ?? [])
      const rule = ruleOf(period)?.value as LimitationRule
      return componentOf(period, { today, lines: clockOf(period, rule, events).lines, lapses })
    }),
    facts: facts.map(factView),
  }
}

/** What a limitation period of a debit may depend on. */
function eventsOf(
  { caseId, caseVoucherId }: PeriodRow,
  facts: readonly FactRow[],
  paidOn: readonly string[],
): LimitationEvent[] {
  const own = facts.filter(
    (fact) =>
      fact.withdrawnAt === null &&
      fact.caseId === caseId &&
      (fact.caseVoucherId === null || fact.caseVoucherId === caseVoucherId),
  )
  return [...own, ...paidOn.map((date) => ({ kind: 'payment' as const, date, limitationFactId: null }))]
}

function componentOf(
  period: PeriodRow,
  known: { readonly today: string; readonly lines: readonly LimitationLine[]; readonly lapses: readonly LapseRow[] },
): LimitationComponent {
  const own = known.lapses.filter(({ caseVoucherId }) => caseVoucherId === period.caseVoucherId)
  return { ...periodView(period, known.today), lines: [...known.lines], lapses: own.map(lapseView) }
}
