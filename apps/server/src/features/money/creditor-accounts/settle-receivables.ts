import type { Command } from '../../../platform/commands/command.ts'
import { shownAmount } from '../../../problems/index.ts'
import { announceInvoices } from './announce-invoices.ts'
import type { AccountKey, EntryRow } from './creditor-accounts.queries.ts'
import {
  findReceivable,
  insertAllocations,
  insertReceivable,
  listAllocations,
  listOpenReceivables,
  moveOutstanding,
} from './receivables.queries.ts'
import { type Share, spread } from './receivables.rules.ts'
import { message, problem } from './creditor-accounts.problems.ts'

type Settled = Pick<EntryRow, 'entryId' | 'kind' | 'amount'> & {
  readonly reversesEntryId: string | null
  /** The receivable that the entry settles; without one, the oldest are settled first. */
  readonly receivableEntryId: string | null
}

/**
 * Says which receivables an entry opens, settles or opens again, and announces the invoices whose payment that changes.
 * The caller has written the entry and holds the account.
 */
export async function settleReceivables(command: Command, key: AccountKey, entry: Settled): Promise<void> {
  const { tenantId, transaction } = command
  const { entryId, kind, amount } = entry
  if (kind === 'RECEIVABLE') {
    await transaction.run(insertReceivable(tenantId, entryId, amount))
    return
  }
  if (entry.reversesEntryId !== null) {
    await reopen(command, entry.reversesEntryId, amount)
    return
  }
  const shares = await divide(command, key, entry)
  await transaction.many(insertAllocations(tenantId, entryId, shares))
  const settled = negated(shares)
  await transaction.run(moveOutstanding(tenantId, settled))
  // A credit note has its own event.
  if (kind !== 'CREDIT_NOTE') await announceInvoices(command, settled)
}

async function divide(
  { tenantId, transaction }: Command,
  key: AccountKey,
  { amount, receivableEntryId }: Settled,
): Promise<Share[]> {
  const open =
    receivableEntryId === null
      ? await transaction.many(listOpenReceivables(key))
      : await transaction.many(findReceivable(tenantId, receivableEntryId))
  const { shares, left } = spread(-amount, open)
  if (left > 0) throw owesLess(-amount - left)
  return shares
}

/** A reversed payment is owed again; a reversed receivable is owed no more, which nothing may have settled in part. */
async function reopen(command: Command, entryId: string, amount: number): Promise<void> {
  const { tenantId, transaction } = command
  const receivable = await transaction.maybeOne(findReceivable(tenantId, entryId))
  if (receivable === undefined) {
    await move(command, await transaction.many(listAllocations(tenantId, entryId)))
    return
  }
  if (receivable.outstanding < receivable.amount) throw owesLess(receivable.outstanding)
  await move(command, [{ receivableEntryId: entryId, amount }])
}

async function move(command: Command, shares: readonly Share[]): Promise<void> {
  const { tenantId, transaction } = command
  await transaction.run(moveOutstanding(tenantId, shares))
  await announceInvoices(command, shares)
}

function negated(shares: readonly Share[]): Share[] {
  return shares.map(({ receivableEntryId, amount }) => ({ receivableEntryId, amount: -amount }))
}

function owesLess(balance: number): Error {
  return problem('creditor-owes-less', message('The creditor owes {0}.', shownAmount(balance)), {
    extensions: { balance },
  })
}
