import { parseTimestamp } from '../../platform/clock/timestamps.ts'
import type { Command } from '../../platform/idempotency/command.ts'
import { isAtLeast } from '../../platform/identity/roles.ts'
import { unknownReference } from '../../problems/index.ts'
import type { ReferenceType } from './update-types.schemas.ts'
import { findUpdateTarget, getUpdate, insertUpdate } from './updates.queries.ts'
import type { Update, UpdateInput } from './updates.schemas.ts'

/** The update as it is read, and whether its creator can read it: it is on a case and not hidden from the role. */
export type CreatedUpdate = Update & { readonly isReadable: boolean }

const referenceNames: Readonly<Record<ReferenceType, string>> = {
  CASE: 'case',
  CUSTOMER: 'customer',
  CREDITOR: 'creditor',
}

/** Puts an update on the case, customer or creditor that its type is meant for. */
export async function createUpdate(command: Command, input: UpdateInput): Promise<CreatedUpdate> {
  const { tenantId, transaction, now } = command
  const target = await transaction.maybeOne(findUpdateTarget(tenantId, input.updateTypeId, input.referenceId))
  if (target === undefined) throw unknownReference('/updateTypeId', 'update type')
  if (!target.referenceExists) throw unknownReference('/referenceId', referenceNames[target.referenceType])

  const updateId = command.newId()
  const pausedAt = momentOf(command, input.pausedAt) ?? now
  const newUpdate = {
    tenantId,
    updateId,
    updateTypeId: input.updateTypeId,
    referenceType: target.referenceType,
    referenceId: input.referenceId,
    text: input.update ?? '',
    data: jsonOf(input.data),
    intention: jsonOf(input.intention),
    refId: input.refId ?? null,
    pausedAt,
    remindedAt: momentOf(command, input.remindedAt) ?? pausedAt,
    responsibleType: input.responsibleType ?? null,
    responsibleReferenceId: input.responsibleReferenceId ?? null,
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

function momentOf(command: Command, text: string | undefined): Date | undefined {
  return text === undefined ? undefined : parseTimestamp(text, command.tenant.timeZone)
}

/** No value and the value null are the same: nothing. */
function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}
