import type { Command } from '../../../platform/commands/command.ts'
import { languageOfCountry } from '../../../platform/text/written-languages.ts'
import { validationFailed } from '../../../problems/index.ts'
import { changeCustomer, getLockedCustomer } from './customer-change.ts'
import { identifierWarnings, withWarnings } from './customer-identifiers.rules.ts'
import { findCreditor, insertCustomerUsers } from './customers.queries.ts'
import { userOf, usersFrom } from './customers.rules.ts'
import { type CustomerUserAnswer, type CustomerUserInput, customerUsersMax } from './customers.schemas.ts'
import { message } from './customers.problems.ts'

/** Adds a user to a customer. By default, a debtor becomes the contact if the customer has none. */
export async function createCustomerUser(
  command: Command,
  customerId: string,
  input: CustomerUserInput,
): Promise<CustomerUserAnswer> {
  const { tenantId, now: createdAt, actor: createdBy } = command
  const userId = command.newId()
  const before = await getLockedCustomer(command, customerId)
  if (before.users.length >= customerUsersMax) {
    throw validationFailed([{ path: '', message: message('a customer can have at most {0} users', customerUsersMax) }])
  }
  const hasContact = before.users.some(({ contact }) => contact)
  const creditor = await command.transaction.maybeOne(findCreditor(tenantId, before.creditorId))
  const language = languageOfCountry(creditor?.country) ?? command.tenant.language
  const users = usersFrom([input], { newId: () => userId, language, hasContact })
  const change = insertCustomerUsers({ tenantId, customerId, createdAt, createdBy }, users)
  const after = await changeCustomer(command, before, change)
  return withWarnings(userOf(after, userId), identifierWarnings(input, ''))
}
