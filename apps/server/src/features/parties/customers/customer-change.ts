import type { Command } from '../../../platform/commands/command.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { searchWords } from '../../../platform/text/search-words.ts'
import { replaceSearchWords } from './customer-search.queries.ts'
import { findCustomer, lockCustomer } from './customers.queries.ts'
import type { Customer } from './customers.schemas.ts'
import { problem, message } from './customers.problems.ts'

type CustomerUser = Customer['users'][number]

/** Holds a customer until the transaction ends, so that its changes come one after the other, and answers it. */
export async function takeCustomer(command: Command, customerId: string): Promise<Customer> {
  const { tenantId, transaction } = command
  const [, row] = await Promise.all([
    transaction.maybeOne(lockCustomer(tenantId, customerId)),
    transaction.maybeOne(findCustomer(tenantId, customerId)),
  ])
  if (row === undefined) throw problem('not-found', message('There is no such customer.'))
  return row.customer
}

/** The same for one of its users. */
export async function takeCustomerUser(
  command: Command,
  customerId: string,
  userId: string,
): Promise<{ customer: Customer; user: CustomerUser }> {
  const customer = await takeCustomer(command, customerId)
  const user = customer.users.find((one) => one.userId === userId.toLowerCase())
  if (user === undefined) throw problem('not-found', message('The customer has no such user.'))
  return { customer, user }
}

/** Writes a change of a customer, keeps it findable, and tells of it; answers the customer as it is read afterwards. */
export async function changeCustomer(command: Command, before: Customer, change: Statement): Promise<Customer> {
  const { tenantId, transaction } = command
  const { customerId } = before
  const [, { customer: after }] = await Promise.all([
    transaction.run(change),
    transaction.one(findCustomer(tenantId, customerId)),
  ])
  await transaction.run(replaceSearchWords(tenantId, customerId, wordsOfCustomer(after)))
  command.emit({ type: 'customers.update', subjectId: customerId, data: after })
  command.audit({ subjectType: 'customer', subjectId: customerId, before, after })
  return after
}

/** The words under which a customer is found. */
export function wordsOfCustomer({
  referenceId,
  users,
}: {
  readonly referenceId: string
  readonly users: readonly { readonly details: { readonly name: string; readonly email: string | null } }[]
}): string[] {
  return searchWords([referenceId, ...users.flatMap(({ details }) => [details.name, details.email ?? ''])])
}
