import type { Command } from '../../../platform/commands/command.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { recordAccountChange } from '../../parties/bank-accounts/index.ts'
import { makeRoomForDefault } from './make-room-for-default.ts'
import { transactionAccountView } from './transaction-account-view.ts'
import { insertTransactionAccount } from './transaction-accounts.queries.ts'
import type { TransactionAccount, TransactionAccountInput } from './transaction-accounts.schemas.ts'

/** Adds a bank account that the tenant collects money on. */
export async function createTransactionAccount(
  command: Command,
  given: TransactionAccountInput,
): Promise<TransactionAccount> {
  const input = withCheckedAccounts(given)
  const isDefault = input.isDefault ?? false
  if (isDefault) await makeRoomForDefault(command, input.currency)
  const row = await command.transaction.one(
    insertTransactionAccount({
      tenantId: command.tenantId,
      transactionAccountId: command.newId(),
      name: input.name,
      bankAccount: input.bankAccount,
      currency: input.currency,
      isDefault,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const account = transactionAccountView(row)
  const { transactionAccountId: ownerId, name: ownerName } = account
  const owner = { ownerType: 'transaction-account', ownerId, ownerName } as const
  await recordAccountChange(command, { ...owner, before: undefined, after: account })
  command.emit({ type: 'transaction-accounts.create', subjectId: account.transactionAccountId, data: account })
  command.audit({ subjectType: 'transaction-account', subjectId: account.transactionAccountId, after: account })
  return account
}
