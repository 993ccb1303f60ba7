import type { Command } from '../../../platform/commands/command.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { recordAccountChange } from '../bank-accounts/index.ts'
import { contactView } from './contact-view.ts'
import { lockContact, updateContact } from './contacts.queries.ts'
import type { Contact, ContactPatch } from './contacts.schemas.ts'
import { problem, message } from './contacts.problems.ts'

/** Changes the given fields of a contact; payouts already made to it keep their own copy of the bank account. */
export async function patchContact(command: Command, contactId: string, patch: ContactPatch): Promise<Contact> {
  const { tenantId, transaction, now, actor } = command
  const current = await transaction.maybeOne(lockContact(tenantId, contactId))
  if (current === undefined) throw problem('not-found', message('There is no such contact.'))
  const before = contactView(current)
  command.requireMatch(before)
  const fields = { ...current, ...withCheckedAccounts(patch) }
  const changed = await transaction.maybeOne(updateContact({ tenantId, contactId, fields, now, actor }))
  if (changed === undefined) return before
  const after = contactView(changed)
  const owner = { ownerType: 'contact', ownerId: after.id, ownerName: after.name } as const
  await recordAccountChange(command, { ...owner, before, after })
  command.emit({ type: 'contacts.update', subjectId: after.id, data: after })
  command.audit({ subjectType: 'contact', subjectId: after.id, before, after })
  return after
}
