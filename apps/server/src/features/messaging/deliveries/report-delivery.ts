import type { Command } from '../../../platform/commands/command.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { requireFound } from '../../../problems/index.ts'
import { markUndeliverable } from '../contact-gate/index.ts'
import { getDocumentSource } from '../documents/index.ts'
import { findLettersByNumber } from '../print-batches/index.ts'
import { followsReport, isAddressOfLetter } from './deliveries.rules.ts'
import { message, problem } from './deliveries.problems.ts'
import {
  type DeliveryRow,
  findAddressees,
  findDelivery,
  findPostalAddress,
  insertReport,
  lockMessage,
} from './deliveries.queries.ts'
import type { Delivery, ReportedState, ReturnedLetters, ReturnedLettersInput } from './deliveries.schemas.ts'

/** Shapes a delivery for responses and events. */
export function deliveryView(row: DeliveryRow): Delivery {
  return {
    ...row,
    ...{ sendAfter: nullableInstant(row.sendAfter), sentAt: nullableInstant(row.sentAt) },
    ...{ reportedAt: nullableInstant(row.reportedAt) },
    createdAt: instant(row.createdAt),
  }
}

export interface Report {
  readonly state: ReportedState
  readonly reason: string | null
  readonly letterNumber: string | null
  /** The e-mail address that a mail server reports on; everybody that the message was for if it is not known. */
  readonly recipient?: string
}

/**
 * Records what became of a message that was sent, as proof. A letter or e-mail that came back marks the address of its
 * addressee: the contact gate refuses more of them until the address changes. Repeated, it changes nothing.
 */
export async function reportDelivery(command: Command, interactionId: string, report: Report): Promise<Delivery> {
  const { tenantId, transaction, now, actor, principal } = command
  await transaction.run(lockMessage(tenantId, interactionId))
  const row = requireFound(
    await transaction.maybeOne(findDelivery(tenantId, interactionId, principal.role)),
    message('There is no such outgoing message.'),
  )
  const before = deliveryView(row)
  const follows = followsReport(before.state, report.state)
  if (follows === 'refused') throw problem('delivery-state', message('The message is {0} now.', before.state))
  if (follows === 'same') return before
  const deliveryReportId = command.newId()
  await transaction.run(insertReport(tenantId, { ...report, deliveryReportId, interactionId, now, actor }))
  if (marksAddress(report)) await markAddresses(command, before, report)
  const after = deliveryView(await transaction.one(findDelivery(tenantId, interactionId, principal.role)))
  const about = after.caseId === null ? {} : { caseId: after.caseId }
  command.emit({ type: 'deliveries.update', subjectId: interactionId, ...about, data: after })
  command.audit({ subjectType: 'delivery', subjectId: interactionId, before, after })
  return after
}

/** Records letters that came back, by the numbers in their windows. */
export async function reportReturnedLetters(command: Command, input: ReturnedLettersInput): Promise<ReturnedLetters> {
  const { tenantId, transaction, principal } = command
  const reason = input.reason ?? null
  const numbers = input.letterNumbers.map((number) => number.trim())
  const found = await transaction.many(findLettersByNumber(tenantId, numbers))
  const letters: ReturnedLetters['letters'] = []
  for (const letterNumber of numbers) {
    const letter = found.find((each) => each.letterNumber === letterNumber)
    const row = letter && (await transaction.maybeOne(findDelivery(tenantId, letter.interactionId, principal.role)))
    if (row === undefined) {
      letters.push({ letterNumber, result: 'UNKNOWN', caseId: null, interactionId: null })
      continue
    }
    const { interactionId, caseId } = row
    const isNew = row.state !== 'RETURNED'
    if (isNew) await reportDelivery(command, interactionId, { state: 'RETURNED', reason, letterNumber })
    letters.push({ letterNumber, result: isNew ? 'RETURNED' : 'ALREADY_RETURNED', caseId, interactionId })
  }
  return { letters }
}

const cameBack = {
  LETTER: { en: 'A letter came back.', da: 'Et brev kom retur.' },
  EMAIL: { en: 'An e-mail came back.', da: 'En e-mail kom retur.' },
} as const

/** A mail server that gave up after a temporary error says nothing about the address. */
function marksAddress({ state, recipient }: Report): boolean {
  return state === 'RETURNED' || (state === 'FAILED' && recipient === undefined)
}

/** Marks the addresses that the message went to, if the addressees still have them. */
async function markAddresses(
  command: Command,
  { interactionId, channel }: Delivery,
  { reason, recipient }: Report,
): Promise<void> {
  const { tenantId, transaction, tenant } = command
  if (channel !== 'LETTER' && channel !== 'EMAIL') return
  const { userIds, documentId } = await transaction.one(findAddressees(tenantId, interactionId))
  const said = cameBack[channel][tenant.language === 'da' ? 'da' : 'en']
  const text = reason === null ? said : `${said} ${reason}`.slice(0, 500)
  for (const userId of userIds) {
    if (channel === 'EMAIL') {
      const mark = { userId, kind: 'email-undeliverable' as const, reason: text }
      await markUndeliverable(command, recipient === undefined ? mark : { ...mark, address: recipient })
    } else if (await isStillThere(command, userId, documentId)) {
      await markUndeliverable(command, { userId, kind: 'address-undeliverable', reason: text })
    }
  }
}

/** Whether a person still has the address that a letter was written to. */
async function isStillThere(command: Command, userId: string, documentId: string | null): Promise<boolean> {
  const { tenantId, transaction } = command
  if (documentId === null) return true
  const read: Parameters<typeof getDocumentSource>[0]['read'] = (statement) => transaction.many(statement)
  const { data } = await getDocumentSource({ tenantId, read }, documentId)
  const current = await transaction.maybeOne(findPostalAddress(tenantId, userId))
  return current !== undefined && isAddressOfLetter(current, data.recipient.addressLines)
}
