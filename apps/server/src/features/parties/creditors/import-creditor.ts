import type { Command } from '../../../platform/commands/command.ts'
import { createCreditor } from './create-creditor.ts'
import { findCreditor, findCreditorByReference } from './creditors.queries.ts'
import type { CreditorInput } from './creditors.schemas.ts'
import { patchCreditor } from './patch-creditor.ts'

/** Creates the creditor with this reference, or changes the given fields of the one that exists. */
export async function importCreditor(
  command: Command,
  input: CreditorInput & { readonly id: string },
): Promise<'created' | 'updated' | 'unchanged'> {
  const { tenantId, transaction } = command
  const existing = await transaction.maybeOne(findCreditorByReference(tenantId, input.id))
  if (existing === undefined) {
    await createCreditor(command, input)
    return 'created'
  }
  await patchCreditor(command, existing.creditorId, input)
  const after = await transaction.one(findCreditor(tenantId, existing.creditorId))
  return after.updatedAt?.getTime() === existing.updatedAt?.getTime() ? 'unchanged' : 'updated'
}
