import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { addCreditorEntry } from './add-creditor-entry.ts'
import { findEntry, lockBalance } from './creditor-accounts.queries.ts'
import type { CreditorEntry, CreditorReversalInput } from './creditor-accounts.schemas.ts'
import { problem, message } from './creditor-accounts.problems.ts'

/**
 * Takes back a receivable that is given up, or a payment that was a mistake. An offset is part of an approved settlement
 * and stays, and so does a reversal.
 */
export async function reverseCreditorEntry(
  command: Command,
  { creditorId, entryId }: { creditorId: string; entryId: string },
  { text }: CreditorReversalInput,
): Promise<CreditorEntry> {
  const { tenantId, transaction } = command
  const reversalId = command.newId()
  const found = requireFound(
    await transaction.maybeOne(findEntry(tenantId, creditorId, entryId)),
    message('There is no such entry on the account of the creditor.'),
  )
  const { kind, currency } = found
  if (kind === 'OFFSET' || kind === 'REVERSAL') {
    throw problem('creditor-entry-final', message('Only a receivable or a payment can be reversed.'))
  }
  // Held first, then looked at again: of two who reverse the same entry, the second sees what the first did.
  await transaction.one(lockBalance({ tenantId, creditorId, currency }))
  const { reversedByEntryId, amount } = await transaction.one(findEntry(tenantId, creditorId, entryId))
  if (reversedByEntryId !== null) {
    throw problem('creditor-entry-reversed', message('The entry has already been reversed.'), {
      extensions: { reversedByEntryId },
    })
  }
  const reversal = { entryId: reversalId, creditorId, currency, kind: 'REVERSAL', amount: -amount } as const
  return addCreditorEntry(command, { ...reversal, reversesEntryId: entryId, text: text ?? null })
}
