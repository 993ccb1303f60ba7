import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { sendAgain } from '../interactions/index.ts'
import { message, problem } from './deliveries.problems.ts'
import { findDelivery, insertRetry, lockMessage } from './deliveries.queries.ts'
import type { Delivery } from './deliveries.schemas.ts'
import { deliveryView } from './report-delivery.ts'

/** Sends a message that failed or came back again, once. If the new one fails too, that one can be sent again. */
export async function retryDelivery(command: Command, interactionId: string): Promise<Delivery> {
  const { tenantId, transaction, principal } = command
  await transaction.run(lockMessage(tenantId, interactionId))
  const read = async (id: string): Promise<Delivery | undefined> => {
    const row = await transaction.maybeOne(findDelivery(tenantId, id, principal.role))
    return row && deliveryView(row)
  }
  const none = message('There is no such outgoing message.')
  const before = requireFound(await read(interactionId), none)
  requireRetriable(before)
  const retriedAs = await sendAgain(command, interactionId)
  await transaction.run(insertRetry(tenantId, interactionId, retriedAs))
  const after = requireFound(await read(interactionId), none)
  const about = after.caseId === null ? {} : { caseId: after.caseId }
  command.emit({ type: 'deliveries.update', subjectId: interactionId, ...about, data: after })
  command.audit({ subjectType: 'delivery', subjectId: interactionId, before, after })
  return requireFound(await read(retriedAs), none)
}

function requireRetriable({ state, channel, retriedAs }: Delivery): void {
  if (retriedAs !== null) throw problem('delivery-retried', message('The message was sent again already.'))
  if (state !== 'FAILED' && state !== 'RETURNED')
    throw problem('delivery-state', message('The message is {0} now.', state))
  if (channel === 'LETTER') throw problem('delivery-state', message('A letter is written anew.'))
}
