import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { findReferenceType } from './update-types.queries.ts'
import { message } from './updates.problems.ts'

/** The stand-in is created on the case, so its type must be one for cases. */
export async function requirePausingType(command: Command, updateTypeId: string | null): Promise<void> {
  if (updateTypeId === null) return
  const path = '/pauseWithUpdateOnCaseExit'
  const type = await command.transaction.maybeOne(findReferenceType(command.tenantId, updateTypeId))
  if (type === undefined) throw unknownReference(path, 'update type')
  if (type.referenceType !== 'CASE')
    throw validationFailed([{ path, message: message('must be an update type for cases') }])
}
