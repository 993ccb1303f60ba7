import { localDate, parseLocalDate, parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { message as sharedMessage, shownAmount, validationFailed } from '../../../problems/index.ts'
import { createUpdate } from '../../casework/updates/index.ts'
import { readCaseBalance } from '../case-vouchers/index.ts'
import { promiseView } from './promise-view.ts'
import { message, problem } from './promises.problems.ts'
import { findPromise, promiseTypeId } from './promises.queries.ts'
import type { PromiseInput, PromiseToPay } from './promises.schemas.ts'

/** Records a new promise to pay: an update of the standard type, which pauses the case until its date. */
export async function createPromise(command: Command, input: PromiseInput): Promise<PromiseToPay> {
  const { tenantId, transaction, now } = command
  const { caseId, amount, dueAt, text } = input
  const day = requireDayToCome(command, dueAt)
  const { updateId } = await createUpdate(
    command,
    {
      ...{ updateTypeId: promiseTypeId, referenceId: caseId, update: text ?? '', remindedAt: dueAt },
      data: amount === undefined ? null : { promisedAmount: amount },
    },
    { referenceId: '/caseId' },
  )
  await requireDebt(command, input, day)
  return promiseView(await transaction.one(findPromise(tenantId, updateId, now)))
}

/** The day of the promise. Nobody promises to pay in the past; what was promised earlier can be recorded as an update. */
function requireDayToCome({ now, tenant: { timeZone } }: Command, dueAt: string): string {
  const today = localDate(now, timeZone)
  const day = parseLocalDate(dueAt, timeZone) ?? ''
  if (day < today) throw validationFailed([{ path: '/dueAt', message: sharedMessage('must be today or later') }])
  return day
}

/** Rejects a promise that nobody can keep: of more than will be due, or while nothing is. */
async function requireDebt(command: Command, { caseId, amount }: PromiseInput, day: string): Promise<void> {
  const due = await dueOn(command, caseId, day)
  if (due > 0 && (amount ?? due) <= due) return
  const detail =
    due > 0
      ? message('Only {0} is due on the case on {1}.', shownAmount(due), day)
      : message('Nothing is due on the case on {0}.', day)
  throw problem('promise-exceeds-debt', detail, {
    errors: [
      {
        path: '/amount',
        message: message('must be at most {0}, the amount due on that day', shownAmount(Math.max(0, due))),
      },
    ],
  })
}

/** What is due on a case on a day, with the interest until then, if nothing is paid. */
async function dueOn({ tenantId, transaction, tenant, now }: Command, caseId: string, day: string): Promise<number> {
  const { timeZone } = tenant
  const pointInTime = parseTimestamp(day, timeZone) ?? now
  const balance = await readCaseBalance(
    (statement) => transaction.many(statement),
    { tenantId, caseId },
    { pointInTime, timeZone, recordedBy: null },
  )
  return balance === undefined ? 0 : balance.amountDue - balance.totals.unallocated
}
