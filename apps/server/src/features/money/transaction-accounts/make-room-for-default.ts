import type { Command } from '../../../platform/commands/command.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { transactionAccountView } from './transaction-account-view.ts'
import { lockDefaultAccount, updateTransactionAccount } from './transaction-accounts.queries.ts'

/** Takes it from the default account of a currency that it is the default, so that another can be. */
export async function makeRoomForDefault(command: Command, currency: Currency): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const current = await transaction.maybeOne(lockDefaultAccount(tenantId, currency))
  if (current === undefined) return
  const changed = await transaction.one(updateTransactionAccount({ ...current, isDefault: false }, now, actor))
  const [before, after] = [transactionAccountView(current), transactionAccountView(changed)]
  command.emit({ type: 'transaction-accounts.update', subjectId: after.transactionAccountId, data: after })
  command.audit({ subjectType: 'transaction-account', subjectId: after.transactionAccountId, before, after })
}
