import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { addCreditorEntry } from './add-creditor-entry.ts'
import { findEntry, lockBalance } from './creditor-accounts.queries.ts'
import type { CreditorEntry, CreditorReversalInput } from './creditor-accounts.schemas.ts'
import { problem, message } from './creditor-accounts.problems.ts'

/**
 * Reverses a receivable that is waived, or a payment that was registered by mistake. An offset is part of an approved
 * settlement and cannot be reversed, nor can a reversal.
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
    message('The creditor’s account has no such entry.'),
  )
  const { kind, currency, invoiceId, bankLineId } = found
  if (kind !== 'RECEIVABLE' && kind !== 'PAYMENT') {
    throw problem('creditor-entry-final', message('Only a receivable or a payment can be reversed.'))
  }
  if (invoiceId !== null) throw problem('creditor-entry-final', message('The amount was invoiced: credit the invoice.'))
  if (bankLineId !== null)
    throw problem('creditor-entry-final', message('The bank reported the payment: undo the bank line.'))
  // Locked first, then read again: of two concurrent reversals, the second sees the first.
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
