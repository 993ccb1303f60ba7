import type { Command } from '../../../platform/commands/command.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { recordAccountChange, requireAccountRights } from '../bank-accounts/index.ts'
import { requireFound } from '../../../problems/index.ts'
import { creditorView } from './creditor-view.ts'
import { lockCreditor, updateCreditor } from './creditors.queries.ts'
import { changeCreditor } from './creditors.rules.ts'
import type { CreditorPatch } from './creditors.schemas.ts'
import { indexCreditor } from './index-creditor.ts'
import { requireValidCreditor } from './require-valid-creditor.ts'
import { message } from './creditors.problems.ts'

/** Changes the given fields of a creditor. If nothing changes, nothing is written and no event is emitted. */
export async function patchCreditor(command: Command, creditorId: string, given: CreditorPatch): Promise<void> {
  requireAccountRights(command.principal, given)
  const patch = withCheckedAccounts(given)
  const { tenantId, transaction, now, actor } = command
  const current = requireFound(
    await transaction.maybeOne(lockCreditor(tenantId, creditorId)),
    message('There is no such creditor.'),
  )
  command.requireMatch(creditorView(current))
  await requireValidCreditor(command, patch, current)

  const fields = changeCreditor(current, patch)
  const changed = await transaction.maybeOne(updateCreditor({ tenantId, creditorId, fields, now, actor }))
  if (changed === undefined) return
  const [before, after] = [creditorView(current), creditorView(changed)]
  await indexCreditor(command, after, patch.properties)
  const owner = { ownerType: 'creditor', ownerId: after.creditorId, ownerName: after.name } as const
  await recordAccountChange(command, { ...owner, before, after })
  command.emit({ type: 'creditors.update', subjectId: after.creditorId, data: after })
  command.audit({ subjectType: 'creditor', subjectId: after.creditorId, before, after })
}
