import type { Command } from '../../../platform/commands/command.ts'
import { contactView } from './contact-view.ts'
import { deleteContact as deleteContactRow } from './contacts.queries.ts'
import { problem, message } from './contacts.problems.ts'

/** Removes a contact. Payouts already made to it keep their own copy of the bank account. */
export async function deleteContact(command: Command, contactId: string): Promise<Record<string, never>> {
  const row = await command.transaction.maybeOne(deleteContactRow(command.tenantId, contactId))
  if (row === undefined) throw problem('not-found', message('There is no such contact.'))
  const contact = contactView(row)
  command.requireMatch(contact)
  command.emit({ type: 'contacts.delete', subjectId: contactId, data: contact })
  command.audit({ subjectType: 'contact', subjectId: contactId, before: contact })
  return {}
}
