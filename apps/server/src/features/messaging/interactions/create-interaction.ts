import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { sanitiseNotes } from '../../../platform/html/sanitise-notes.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { isAtLeast } from '../../../platform/identity/roles.ts'
import { mailBytesMax } from '../../../platform/mail/queue-mail.ts'
import { type FieldError, noMatch, unknownReference, validationFailed } from '../../../problems/index.ts'
import { nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { keepVerdicts, type PassedGate } from '../contact-gate/index.ts'
import { addFiles, type KeptFile, lockFiles } from '../files/index.ts'
import { gateNewMessage } from './ask-contact-gate.ts'
import { insertInteractionWords } from './interaction-list.queries.ts'
import { aboutInteraction, interactionView } from './interaction-view.ts'
import { queueEmail } from './queue-email.ts'
import { interactionWords } from './interaction-words.rules.ts'
import {
  attachFiles,
  findInteraction,
  insertInteraction,
  type InteractionRow,
  lockInteraction,
  type NewInteraction,
  referenceExists,
} from './interactions.queries.ts'
import {
  type Attachment,
  attachmentsOf,
  heldState,
  maySend,
  type Reference,
  referenceNoun,
  referenceOf,
  requireNothingConfidential,
  requireSendable,
  stateOf,
} from './interactions.rules.ts'
import type { Delivery, InteractionCreated, InteractionInput } from './interactions.schemas.ts'
import { type PreparedEmail, prepareEmail } from './prepare-email.ts'
import { patchInteraction } from './patch-interaction.ts'
import type { PreparedInteraction } from './prepare-interaction.ts'
import { problem, message } from './interactions.problems.ts'

/** The id, and whether its creator may see it. */
export type CreatedInteraction = InteractionCreated & { readonly isVisible: boolean }

const nothingPrepared: PreparedInteraction = { kept: [], rendered: undefined }

/**
 * Registers a message or note with its files. An outgoing message passes the contact gate, unless its caller has asked
 * it already (`passed`).
 */
export async function createInteraction(
  command: Command,
  input: InteractionInput,
  { kept, rendered, passed }: PreparedInteraction & { readonly passed?: PassedGate } = nothingPrepared,
): Promise<CreatedInteraction> {
  const { tenantId, transaction } = command
  const reference = referenceOf(input)
  const email = input.email && (await prepareEmail(command, input.email, { reference, rendered }))
  const draft = newInteraction(command, input, email)
  requireNothingConfidential(draft)
  const { interactionId } = draft
  const attachments = attachmentsOf(input.files ?? [])
  const fileIds = await resolveAttachments(command, draft, attachments, kept)
  const gate = passed ?? (await gateNewMessage(command, draft, input, email))
  const interaction = withGate(draft, gate)
  const namedIds = attachments.flatMap((attachment) => ('fileId' in attachment ? [attachment.fileId] : []))
  const staffOnly = maySend(command.principal) ? [] : namedIds
  const words = interactionWords(interaction)
  const [, , , row] = await Promise.all([
    transaction.run(insertInteraction(interaction)),
    words.length > 0 && transaction.run(insertInteractionWords(tenantId, interactionId, words)),
    fileIds.length > 0 && transaction.run(attachFiles(tenantId, interactionId, fileIds, staffOnly)),
    transaction.one(findInteraction(tenantId, interactionId, 'super-admin')),
  ])
  if (gate !== undefined) await keepVerdicts(command, gate, interactionId)
  if (email !== undefined) {
    requireMailable(row)
    if (maySend(command.principal)) await queueEmail(command, row)
  }
  const created = interactionView(row)
  command.emit({ ...aboutInteraction(created), type: 'interactions.create' })
  command.audit({ subjectType: 'interaction', subjectId: interactionId, after: created })
  if (input.handlesInteractionId !== undefined) await handleAnswered(command, input.handlesInteractionId)
  return { id: interactionId, isVisible: isAtLeast(command.principal.role, created.minVisibilityRole) }
}

/** Marks the message that was answered as handled, in the same transaction. Handled already, it stays so. */
async function handleAnswered(command: Command, interactionId: string): Promise<void> {
  const { tenantId, transaction, principal } = command
  const answered = await transaction.maybeOne(lockInteraction(tenantId, interactionId, principal.role))
  const path = '/handlesInteractionId'
  if (answered === undefined || !maySend(principal)) throw unknownReference(path, 'interaction')
  if (answered.direction !== 'INCOMING')
    throw validationFailed([{ path, message: message('must be an incoming interaction') }])
  await patchInteraction(command, interactionId, { state: 'HANDLED' })
}

function newInteraction(command: Command, input: InteractionInput, email: PreparedEmail | undefined): NewInteraction {
  const { tenantId, tenant, now, actor } = command
  const reference = referenceOf(input)
  const direction = input.direction ?? 'INCOMING'
  const isHeld = !maySend(command.principal)
  const requestedState = stateOf({ direction, state: input.state, referenceId: reference.referenceId })
  const state = isHeld ? heldState(direction, requestedState) : requestedState
  if (email !== undefined) requireSendable(input.type, direction, state)
  return {
    interactionId: command.newId(),
    tenantId,
    type: input.type,
    direction,
    state,
    ...reference,
    notes: email?.notes ?? sanitiseNotes(input.notes ?? ''),
    details: input.details ?? {},
    minVisibilityRole: input.minVisibilityRole ?? 'caseworker',
    delivery: email === undefined ? null : newDelivery(email, isHeld),
    addressees: [],
    sendAfter: null,
    createdAt: momentOf(input.createdAt, tenant.timeZone) ?? now,
    registeredAt: now,
    createdBy: actor,
  }
}

/** The interaction with whom it is for, and from when it may be sent. */
function withGate(draft: NewInteraction, gate: PassedGate | undefined): NewInteraction {
  if (gate === undefined) return draft
  const { opensAt, addressees } = gate
  const delivery = draft.delivery && { ...draft.delivery, nextAttemptAt: nullableInstant(opensAt) }
  return { ...draft, addressees, sendAfter: opensAt, delivery }
}

function momentOf(text: string | undefined, timeZone: string): Date | undefined {
  return text === undefined ? undefined : parseTimestamp(text, timeZone)
}

function newDelivery({ subject, to }: PreparedEmail, isHeld: boolean): Delivery {
  const state = isHeld ? 'HELD' : 'WAITING'
  return {
    ...{ state, subject, attempts: 0, messageId: null, lastAnswer: null, nextAttemptAt: null, sentAt: null },
    protection: null,
    recipients: to.map(({ address, name }) => ({ address, name, state: 'WAITING' as const, answer: null })),
  }
}

function requireMailable({ files }: InteractionRow): void {
  if (files.reduce((bytes, { size }) => bytes + size, 0) <= mailBytesMax) return
  throw validationFailed([
    { path: '/files', message: message('must be at most 15 MiB in total to be attached to an e-mail') },
  ])
}

/** Checks all references of the interaction and adds its new files. Returns the files to attach, each once. */
async function resolveAttachments(
  command: Command,
  reference: Reference,
  attachments: Attachment[],
  kept: readonly KeptFile[],
): Promise<string[]> {
  await checkReferences(command, reference, attachments)
  const added = kept.length === 0 ? [] : await addFiles(command, kept)
  const addedIds = added.map((file) => file.fileId).values()
  const fileIds = attachments.map((attachment) => ('fileId' in attachment ? attachment.fileId : addedIds.next().value))
  return [...new Set(fileIds)].filter((fileId) => fileId !== undefined)
}

async function checkReferences(command: Command, reference: Reference, attachments: Attachment[]): Promise<void> {
  const { tenantId, transaction } = command
  const named = attachments.filter((attachment) => 'fileId' in attachment)
  const namedIds = named.map((attachment) => attachment.fileId)
  const [{ exists }, files] = await Promise.all([
    reference.referenceId === null ? { exists: true } : transaction.one(referenceExists(tenantId, reference)),
    namedIds.length === 0 ? [] : transaction.many(lockFiles(tenantId, namedIds, command.principal.role)),
  ])
  const known = new Set(files.map((file) => file.fileId))
  const errors: FieldError[] = named
    .filter((attachment) => !known.has(attachment.fileId))
    .map(({ path }) => ({ path, message: noMatch('file') }))
  if (!exists) {
    errors.unshift({ path: '/referenceId', message: noMatch(referenceNoun(reference)) })
  }
  if (errors.length > 0)
    throw problem('unknown-reference', message('The interaction refers to something that does not exist.'), { errors })
}
