import type { Command } from '../../../platform/commands/command.ts'
import { transactionAccountView } from './transaction-account-view.ts'
import {
  deleteTransactionAccount as deleteTransactionAccountRow,
  lockTransactionAccount,
} from './transaction-accounts.queries.ts'
import { problem, message } from './transaction-accounts.problems.ts'

/** Removes a transaction account. Nothing refers to one, so none can be in use. */
export async function deleteTransactionAccount(
  command: Command,
  transactionAccountId: string,
): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockTransactionAccount(tenantId, transactionAccountId))
  if (current === undefined) throw problem('not-found', message('There is no such transaction account.'))
  const before = transactionAccountView(current)
  command.requireMatch(before)
  await transaction.run(deleteTransactionAccountRow(tenantId, transactionAccountId))
  command.emit({ type: 'transaction-accounts.delete', subjectId: before.transactionAccountId, data: before })
  command.audit({ subjectType: 'transaction-account', subjectId: before.transactionAccountId, before })
  return {}
}
