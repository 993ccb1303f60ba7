import type { Command } from '../../../platform/commands/command.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { recordAccountChange } from '../bank-accounts/index.ts'
import { contactView } from './contact-view.ts'
import { insertContact } from './contacts.queries.ts'
import type { Contact, ContactInput } from './contacts.schemas.ts'

/** Adds a third party that the tenant writes to or pays out to. */
export async function createContact(command: Command, given: ContactInput): Promise<Contact> {
  const input = withCheckedAccounts(given)
  const row = await command.transaction.one(
    insertContact({
      tenantId: command.tenantId,
      contactId: command.newId(),
      name: input.name,
      email: input.email ?? null,
      phone: input.phone ?? null,
      registryIdentifier: input.registryIdentifier ?? null,
      bankAccount: input.bankAccount ?? null,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const contact = contactView(row)
  const owner = { ownerType: 'contact', ownerId: contact.id, ownerName: contact.name } as const
  await recordAccountChange(command, { ...owner, before: undefined, after: contact })
  command.emit({ type: 'contacts.create', subjectId: contact.id, data: contact })
  command.audit({ subjectType: 'contact', subjectId: contact.id, after: contact })
  return contact
}
