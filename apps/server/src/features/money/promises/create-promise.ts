import type { Command } from '../../../platform/commands/command.ts'
import { createUpdate } from '../../casework/updates/index.ts'
import { promiseView } from './promise-view.ts'
import { findPromise, promiseTypeId } from './promises.queries.ts'
import type { PromiseInput, PromiseToPay } from './promises.schemas.ts'

/** Records a promise to pay: an update of the standard type, which pauses the case until its date. */
export async function createPromise(command: Command, input: PromiseInput): Promise<PromiseToPay> {
  const { tenantId, transaction, now } = command
  const { caseId, amount, dueAt, text } = input
  const { updateId } = await createUpdate(
    command,
    {
      ...{ updateTypeId: promiseTypeId, referenceId: caseId, update: text ?? '', remindedAt: dueAt },
      data: amount === undefined ? null : { promisedAmount: amount },
    },
    { referenceId: '/caseId' },
  )
  return promiseView(await transaction.one(findPromise(tenantId, updateId, now)))
}
