import type { Command } from '../../../platform/commands/command.ts'
import { languageOfCountry } from '../../../platform/text/written-languages.ts'
import { unknownReference } from '../../../problems/index.ts'
import { wordsOfCustomer } from './customer-change.ts'
import { identifierWarnings, withWarnings } from './customer-identifiers.rules.ts'
import { replaceSearchWords } from './customer-search.queries.ts'
import { findCreditor, findCustomer, insertCustomer, insertCustomerUsers } from './customers.queries.ts'
import { nameOfCustomer, usersFrom } from './customers.rules.ts'
import type { CustomerAnswer, CustomerInput } from './customers.schemas.ts'

/** Creates a customer of a creditor with its users. */
export async function createCustomer(
  command: Command,
  creditorId: string,
  input: CustomerInput,
): Promise<CustomerAnswer> {
  const { tenantId, transaction } = command
  const customer = {
    tenantId,
    customerId: command.newId(),
    creditorId,
    referenceId: input.referenceId,
    isCompany: input.isCompany ?? false,
    createdAt: command.now,
    createdBy: command.actor,
  }
  const creditor = await transaction.maybeOne(findCreditor(tenantId, creditorId))
  if (creditor === undefined) throw unknownReference('/creditorId', 'creditor')
  const language = languageOfCountry(creditor.country) ?? command.tenant.language
  const users = usersFrom(input.users ?? [], { newId: () => command.newId(), language })
  // One round trip, executed in this order. The counter of users is locked last.
  const [, , , created] = await Promise.all([
    transaction.run(insertCustomer({ ...customer, name: nameOfCustomer({ ...customer, users }) })),
    transaction.run(replaceSearchWords(tenantId, customer.customerId, wordsOfCustomer({ ...customer, users }))),
    users.length === 0 ? 0 : transaction.run(insertCustomerUsers(customer, users)),
    transaction.one(findCustomer(tenantId, customer.customerId)),
  ])
  command.emit({ type: 'customers.create', subjectId: customer.customerId, data: created.customer })
  command.audit({ subjectType: 'customer', subjectId: customer.customerId, after: created.customer })
  const warnings = (input.users ?? []).flatMap((user, index) => identifierWarnings(user, `/users/${index}`))
  return withWarnings(created.customer, warnings)
}
