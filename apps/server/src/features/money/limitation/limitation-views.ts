import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { FactRow } from './limitation-facts.queries.ts'
import type { LapseRow, PeriodRow } from './limitation.queries.ts'
import { warningDue } from './limitation.rules.ts'
import type { EndingLimitation, LimitationFact, LimitationLapse } from './limitation.schemas.ts'

/** Shapes a fact for responses and events. */
export function factView(row: FactRow): LimitationFact {
  return { ...row, withdrawnAt: nullableInstant(row.withdrawnAt), createdAt: instant(row.createdAt) }
}

/** Shapes a lapse for responses and events. */
export function lapseView(row: LapseRow): LimitationLapse {
  return { ...row, undoneAt: nullableInstant(row.undoneAt), createdAt: instant(row.createdAt) }
}

/** Shapes the limitation period of a debit for responses and events. */
export function periodView(period: PeriodRow, today: string): EndingLimitation {
  const { caseId, caseSeqId, debtorName, caseVoucherId, referenceId, category, outstanding, currency } = period
  const { startsOn, expiresOn, years, isOverridden } = period
  const warning = outstanding > 0 && !isOverridden ? warningDue(expiresOn, today) : null
  return {
    ...{ caseId, caseSeqId, debtorName, caseVoucherId, referenceId, category, outstanding, currency },
    ...{ startsOn, expiresOn, years, warning, state: stateOf(period, today, warning) },
  }
}

function stateOf(
  period: Pick<PeriodRow, 'isOverridden' | 'limitationLapseId' | 'outstanding' | 'expiresOn'>,
  today: string,
  warning: number | null,
): EndingLimitation['state'] {
  const { isOverridden, limitationLapseId, outstanding, expiresOn } = period
  if (limitationLapseId !== null || (outstanding === 0 && !isOverridden)) return 'LAPSED'
  if (today > expiresOn) return isOverridden ? 'OVERRIDDEN' : 'LAPSED'
  return warning === null ? 'RUNNING' : 'ENDING'
}
