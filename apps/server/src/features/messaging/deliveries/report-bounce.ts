import type { Command } from '../../../platform/commands/command.ts'
import { findMailReference } from '../../../platform/mail/mail.queries.ts'
import { isUuid } from '../../../platform/ids.ts'
import { interactionMailPurpose } from '../interactions/index.ts'
import type { Bounce } from './bounce.rules.ts'
import { findDelivery } from './deliveries.queries.ts'
import { followsReport } from './deliveries.rules.ts'
import type { BounceResult } from './deliveries.schemas.ts'
import { reportDelivery } from './report-delivery.ts'

/** Records what a mail server reports about an e-mail of ours. A report about anything else changes nothing. */
export async function reportBounce(command: Command, bounce: Bounce | undefined): Promise<BounceResult> {
  if (bounce === undefined) return { result: 'NOT_A_REPORT', interactionId: null }
  const { tenantId, transaction, principal } = command
  const interactionId = await findMessage(command, bounce)
  if (interactionId === undefined) return { result: 'UNKNOWN_MESSAGE', interactionId: null }
  const delivery = await transaction.maybeOne(findDelivery(tenantId, interactionId, principal.role))
  if (delivery === undefined) return { result: 'UNKNOWN_MESSAGE', interactionId: null }
  let { state } = delivery
  let isRecorded = false
  for (const { address, state: reported, reason } of bounce.recipients) {
    if (followsReport(state, reported) !== 'new') continue
    const report = { state: reported, reason, letterNumber: null, recipient: address }
    state = (await reportDelivery(command, interactionId, report)).state
    isRecorded = true
  }
  return { result: isRecorded ? 'RECORDED' : 'NOTHING_NEW', interactionId }
}

/** The message of ours that the report is about, by the Message-ID that we gave it. */
async function findMessage({ tenantId, transaction }: Command, { messageId }: Bounce): Promise<string | undefined> {
  const mailId = /^<([\da-f-]{36})@/i.exec(messageId ?? '')?.[1] ?? ''
  if (!isUuid(mailId)) return undefined
  const mail = await transaction.maybeOne(findMailReference(tenantId, mailId, interactionMailPurpose))
  return mail?.referenceId ?? undefined
}
