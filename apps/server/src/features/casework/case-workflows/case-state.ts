import { daysAfter } from '../../../platform/clock/calendar.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { type CaseState, type Pause, stateOn } from '../workflows/index.ts'
import type { CaseStateRow, PausingUpdateRow } from './case-state.queries.ts'

/** What decides on a case, from what was read about it. */
export function caseStateOf(row: CaseStateRow, today: string, timeZone: string): CaseState {
  const dayOf = (moment: Date | null): string | null => (moment === null ? null : localDate(moment, timeZone))
  const amountDue = row.outstanding + row.accrued
  const facts = {
    ...{ amountDue, principal: row.principal, charges: row.charges, disputedAmount: row.disputed, paid: row.paid },
    ...{ paymentCount: row.paymentCount, letterCount: row.letterCount, isCompany: row.isCompany },
    ...{ hasEmail: row.hasEmail, hasPhone: row.hasPhone, hasAddress: row.hasAddress },
    ...{ planActive: row.planActive, planBroken: row.planBroken, status: row.status, currency: row.currency },
    ...{ rulePack: row.rulePack, tags: row.tags, messageFailed: row.messageFailed, courtState: row.courtState },
    ...{ mailReturned: row.mailReturned, emailReturned: row.emailReturned, messageWaiting: row.messageWaiting },
    // Set by the day below.
    ...{ daysOverdue: null, daysOpen: null, daysSincePayment: null, daysSinceDemand: null },
  }
  const state: CaseState = {
    facts,
    dates: {
      ...{ 'due-date': dayOf(row.dueDate), 'case-created': dayOf(row.createdAt) },
      ...{ 'last-payment': dayOf(row.lastPaymentAt), demand: row.demandedOn },
    },
    pauses: pausesOf(row, amountDue, timeZone),
    pauseEndedOn: dayOf(row.pauseEndedAt),
    isOver: row.status === 'ENDED' || row.isMerged,
  }
  return stateOn(state, today)
}

function pausesOf(row: CaseStateRow, amountDue: number, timeZone: string): Pause[] {
  const isDisputed = row.outstanding > 0 && row.disputed >= row.outstanding
  return [
    ...row.pauses.map((update) => ({ kind: 'update' as const, label: update.label, until: endOf(update, timeZone) })),
    ...(isDisputed ? [{ kind: 'dispute' as const, label: null, until: null }] : []),
    ...(amountDue === 0 ? [{ kind: 'settled' as const, label: null, until: null }] : []),
  ]
}

/** The first day after a pause. A promise to pay counts until the day on which the debtor promised to pay. */
function endOf({ isPromise, remindedAt, openUntil }: PausingUpdateRow, timeZone: string): string | null {
  if (openUntil !== null) return localDate(new Date(openUntil), timeZone)
  return isPromise ? daysAfter(localDate(new Date(remindedAt), timeZone), 1) : null
}

/** The promises that were not kept by their day, and still pause the case. */
export function overduePromises({ pauses }: CaseStateRow, today: string, timeZone: string): string[] {
  return pauses.flatMap((update) => {
    const end = update.isPromise ? endOf(update, timeZone) : null
    return end !== null && end <= today ? [update.updateId] : []
  })
}
