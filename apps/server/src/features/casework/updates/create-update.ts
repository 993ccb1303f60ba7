import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { isAtLeast } from '../../../platform/identity/roles.ts'
import { type Message, type Noun, unknownReference, unknownReferences } from '../../../problems/index.ts'
import { findUpdateTarget, type UpdateTarget } from './update-target.queries.ts'
import type { ReferenceType } from './update-types.schemas.ts'
import { getUpdate, insertUpdate } from './updates.queries.ts'
import type { Update, UpdateInput } from './updates.schemas.ts'
import { problem, message } from './updates.problems.ts'

/** An update, and whether its creator can read it: it belongs to a case and is not hidden from their role. */
export type CreatedUpdate = Update & { readonly isReadable: boolean }

const referenceNames: Readonly<Record<ReferenceType, Noun>> = {
  CASE: 'case',
  CUSTOMER: 'customer',
  CREDITOR: 'creditor',
}

/** The errors of a refId that belongs to another case, customer or creditor. */
const foreignRefIdErrors: Readonly<Record<ReferenceType, Message>> = {
  CASE: message('does not match anything that belongs to the case'),
  CUSTOMER: message('does not match anything that belongs to the customer'),
  CREDITOR: message('does not match anything that belongs to the creditor'),
}

/**
 * Creates an update on the case, customer or creditor that its type is for. An operation whose request names that under
 * another member gives the path of it.
 */
export async function createUpdate(
  command: Command,
  input: UpdateInput,
  paths = { referenceId: '/referenceId' },
): Promise<CreatedUpdate> {
  const { tenantId, transaction, now } = command
  const target = await requireTarget(command, input, paths)

  const updateId = command.newId()
  const pausedAt = momentOf(command, input.pausedAt) ?? now
  const newUpdate = {
    tenantId,
    updateId,
    updateTypeId: input.updateTypeId,
    referenceType: target.referenceType,
    referenceId: input.referenceId,
    text: input.update ?? '',
    data: input.data,
    intention: input.intention,
    refId: input.refId ?? null,
    pausedAt,
    remindedAt: momentOf(command, input.remindedAt) ?? pausedAt,
    responsibleType: input.responsibleType ?? null,
    responsibleReferenceId: input.responsibleReferenceId ?? null,
    byWorkflowId: command.actor.type === 'WORKFLOW' ? command.actor.id : null,
    createdAt: now,
    createdBy: command.actor,
  }
  const [, { caseId, update }] = await Promise.all([
    transaction.run(insertUpdate(newUpdate)),
    transaction.one(getUpdate(tenantId, updateId)),
  ])
  command.emit({ type: 'updates.create', subjectId: updateId, ...(caseId === null ? {} : { caseId }), data: update })
  command.audit({ subjectType: 'update', subjectId: updateId, after: update })
  const { hiddenPermissionLevel: hidden } = update
  return { ...update, isReadable: caseId !== null && (hidden === null || !isAtLeast(hidden, command.principal.role)) }
}

async function requireTarget(
  { tenantId, transaction }: Command,
  input: UpdateInput,
  paths: { readonly referenceId: string },
): Promise<UpdateTarget> {
  const { updateTypeId, referenceId, refId = null } = input
  const responsibleUserId = isUserResponsible(input) ? (input.responsibleReferenceId ?? null) : null
  const named = { updateTypeId, referenceId, refId, responsibleUserId }
  const target = await transaction.maybeOne(findUpdateTarget(tenantId, named))
  if (target === undefined) throw unknownReference('/updateTypeId', 'update type')
  const referenceName = referenceNames[target.referenceType]
  if (!target.referenceExists) throw unknownReference(paths.referenceId, referenceName)
  if (!target.refIdFits) {
    throw unknownReferences([{ path: '/refId', message: foreignRefIdErrors[target.referenceType] }])
  }
  requireResponsible(input, target)
  return target
}

function isUserResponsible({ responsibleType }: UpdateInput): boolean {
  return responsibleType?.toLowerCase() === 'user'
}

/** An update type can require a role of the responsible user. Parties that are not users are not checked. */
function requireResponsible(input: UpdateInput, target: UpdateTarget): void {
  if (input.responsibleReferenceId == null) return
  const { responsiblePermissionLevel: neededRole, responsibleRole: role } = target
  const path = '/responsibleReferenceId'
  if (isUserResponsible(input) && role === null) throw unknownReference(path, 'active user')
  if (neededRole === null || (role !== null && isAtLeast(role, neededRole))) return
  const detail = message(
    'The user responsible for an update of this type must have the role {0} or a higher one.',
    message(neededRole),
  )
  throw problem('responsible-role-too-low', detail, {
    errors: [{ path, message: message('does not match any user with the role {0}', message(neededRole)) }],
    extensions: { neededRole },
  })
}

function momentOf(command: Command, text: string | undefined): Date | undefined {
  return text === undefined ? undefined : parseTimestamp(text, command.tenant.timeZone)
}
