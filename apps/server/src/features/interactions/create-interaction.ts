import { parseTimestamp } from '../../platform/clock/timestamps.ts'
import { sanitiseNotes } from '../../platform/html/sanitise-notes.ts'
import type { Command } from '../../platform/idempotency/command.ts'
import { isAtLeast } from '../../platform/identity/roles.ts'
import { type FieldError, Problem } from '../../problems/index.ts'
import { lockFiles, readInlineFiles, storeInlineFiles } from '../files/index.ts'
import { insertInteractionWords } from './interaction-list.queries.ts'
import { interactionView } from './interaction-view.ts'
import { interactionWords } from './interaction-words.rules.ts'
import {
  attachFiles,
  findInteraction,
  insertInteraction,
  type NewInteraction,
  referenceExists,
} from './interactions.queries.ts'
import { type Attachment, attachmentsOf, type Reference, referenceOf, stateOf } from './interactions.rules.ts'
import type { InteractionCreated, InteractionInput } from './interactions.schemas.ts'

/** The id, and whether its creator is one of those who see it. */
export type CreatedInteraction = InteractionCreated & { readonly isVisible: boolean }

/** Registers a message or note, with its files, on what it belongs to. */
export async function createInteraction(command: Command, input: InteractionInput): Promise<CreatedInteraction> {
  const { tenantId, transaction } = command
  const interaction = newInteraction(command, input)
  const { interactionId } = interaction
  const fileIds = await resolveAttachments(command, interaction, attachmentsOf(input.files ?? []))
  const words = interactionWords(interaction)
  const [, , , row] = await Promise.all([
    transaction.run(insertInteraction(interaction)),
    words.length > 0 && transaction.run(insertInteractionWords(tenantId, interactionId, words)),
    fileIds.length > 0 && transaction.run(attachFiles(tenantId, interactionId, fileIds)),
    transaction.one(findInteraction(tenantId, interactionId, 'super-admin')),
  ])
  const created = interactionView(row)
  command.emit({
    type: 'interactions.create',
    subjectId: interactionId,
    ...(row.referenceType === 'case' && row.referenceId !== null ? { caseId: row.referenceId } : {}),
    data: created,
  })
  command.audit({ subjectType: 'interaction', subjectId: interactionId, after: created })
  return { id: interactionId, isVisible: isAtLeast(command.principal.role, created.minVisibilityRole) }
}

function newInteraction(command: Command, input: InteractionInput): NewInteraction {
  const { tenantId, tenant, now, actor } = command
  const reference = referenceOf(input)
  const direction = input.direction ?? 'INCOMING'
  return {
    interactionId: command.newId(),
    tenantId,
    type: input.type,
    direction,
    state: stateOf({ direction, state: input.state, referenceId: reference.referenceId }),
    ...reference,
    notes: sanitiseNotes(input.notes ?? ''),
    details: input.details ?? {},
    minVisibilityRole: input.minVisibilityRole ?? 'caseworker',
    createdAt: (input.createdAt === undefined ? undefined : parseTimestamp(input.createdAt, tenant.timeZone)) ?? now,
    registeredAt: now,
    createdBy: actor,
  }
}

/** Checks all that the interaction names, adds the files that came along, and answers what to attach, each file once. */
async function resolveAttachments(
  command: Command,
  reference: Reference,
  attachments: Attachment[],
): Promise<string[]> {
  const inline = await readInlineFiles(attachments.filter((attachment) => 'file' in attachment))
  await checkReferences(command, reference, attachments)
  const added = inline.length === 0 ? [] : await storeInlineFiles(command, inline)
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
    namedIds.length === 0 ? [] : transaction.many(lockFiles(tenantId, namedIds)),
  ])
  const known = new Set(files.map((file) => file.fileId))
  const errors: FieldError[] = named
    .filter((attachment) => !known.has(attachment.fileId))
    .map(({ path }) => ({ path, message: 'names no file of this tenant' }))
  if (!exists) {
    const what = (reference.referenceType ?? '').replaceAll('-', ' ')
    errors.unshift({ path: '/referenceId', message: `names no ${what} of this tenant` })
  }
  if (errors.length > 0)
    throw new Problem('unknown-reference', 'The interaction names what does not exist on the tenant.', { errors })
}
