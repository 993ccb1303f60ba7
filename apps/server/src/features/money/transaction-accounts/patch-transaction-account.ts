import type { Command } from '../../../platform/commands/command.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { recordAccountChange } from '../../parties/bank-accounts/index.ts'
import { makeRoomForDefault } from './make-room-for-default.ts'
import { transactionAccountView } from './transaction-account-view.ts'
import { lockTransactionAccount, updateTransactionAccount } from './transaction-accounts.queries.ts'
import type { TransactionAccount, TransactionAccountPatch } from './transaction-accounts.schemas.ts'
import { problem, message } from './transaction-accounts.problems.ts'

/** Changes the given fields of a transaction account; one that becomes the default of its currency replaces another. */
export async function patchTransactionAccount(
  command: Command,
  transactionAccountId: string,
  patch: TransactionAccountPatch,
): Promise<TransactionAccount> {
  const { tenantId, transaction, now, actor } = command
  const current = await transaction.maybeOne(lockTransactionAccount(tenantId, transactionAccountId))
  if (current === undefined) throw problem('not-found', message('There is no such transaction account.'))
  const before = transactionAccountView(current)
  command.requireMatch(before)
  if (patch.isDefault === true && !current.isDefault) await makeRoomForDefault(command, current.currency)
  const changed = await transaction.maybeOne(
    updateTransactionAccount({ ...current, ...withCheckedAccounts(patch) }, now, actor),
  )
  if (changed === undefined) return before
  const after = transactionAccountView(changed)
  const owner = {
    ownerType: 'transaction-account',
    ownerId: after.transactionAccountId,
    ownerName: after.name,
  } as const
  await recordAccountChange(command, { ...owner, before, after })
  command.emit({ type: 'transaction-accounts.update', subjectId: after.transactionAccountId, data: after })
  command.audit({ subjectType: 'transaction-account', subjectId: after.transactionAccountId, before, after })
  return after
}
