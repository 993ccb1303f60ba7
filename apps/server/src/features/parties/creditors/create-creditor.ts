import type { Command } from '../../../platform/commands/command.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { recordAccountChange, requireAccountRights } from '../bank-accounts/index.ts'
import { creditorView } from './creditor-view.ts'
import { insertCreditor } from './creditors.queries.ts'
import { blankCreditor, changeCreditor } from './creditors.rules.ts'
import type { Creditor, CreditorInput } from './creditors.schemas.ts'
import { indexCreditor } from './index-creditor.ts'
import { requireValidCreditor } from './require-valid-creditor.ts'

/** Creates a creditor. */
export async function createCreditor(command: Command, given: CreditorInput): Promise<Creditor> {
  // Null sets no account, so it needs no permission.
  requireAccountRights(command.principal, {
    bankAccount: given.bankAccount ?? undefined,
    ibanAccount: given.ibanAccount ?? undefined,
  })
  const input = withCheckedAccounts(given)
  await requireValidCreditor(command, input)
  const row = await command.transaction.one(
    insertCreditor({
      ...changeCreditor(blankCreditor(input.name), input),
      tenantId: command.tenantId,
      creditorId: command.newId(),
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const creditor = creditorView(row)
  await indexCreditor(command, creditor, input.properties)
  const { creditorId, name } = creditor
  const owner = { ownerType: 'creditor', ownerId: creditorId, ownerName: name } as const
  await recordAccountChange(command, { ...owner, before: undefined, after: creditor })
  command.emit({ type: 'creditors.create', subjectId: creditor.creditorId, data: creditor })
  command.audit({ subjectType: 'creditor', subjectId: creditor.creditorId, after: creditor })
  return creditor
}
