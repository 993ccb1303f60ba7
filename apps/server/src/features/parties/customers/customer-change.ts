import type { Command } from '../../../platform/commands/command.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { searchWords, soundWords } from '../../../platform/text/search-words.ts'
import { replaceSearchWords } from './customer-search.queries.ts'
import { findCustomer, lockCustomer, updateSortName } from './customers.queries.ts'
import { nameOfCustomer } from './customers.rules.ts'
import type { Customer, UserDetails } from './customers.schemas.ts'
import { problem, message } from './customers.problems.ts'

type CustomerUser = Customer['users'][number]

/** Locks a customer until the transaction ends, so that its changes are serialised. */
export async function getLockedCustomer(command: Command, customerId: string): Promise<Customer> {
  const { tenantId, transaction } = command
  const [, row] = await Promise.all([
    transaction.maybeOne(lockCustomer(tenantId, customerId)),
    transaction.maybeOne(findCustomer(tenantId, customerId)),
  ])
  if (row === undefined) throw problem('not-found', message('There is no such customer.'))
  return row.customer
}

/** Locks the customer and returns it with one of its users. */
export async function getLockedCustomerUser(
  command: Command,
  customerId: string,
  userId: string,
): Promise<{ customer: Customer; user: CustomerUser }> {
  const customer = await getLockedCustomer(command, customerId)
  const user = customer.users.find((candidate) => candidate.userId === userId.toLowerCase())
  if (user === undefined) throw problem('not-found', message('The customer has no such user.'))
  return { customer, user }
}

/** Runs a change of a customer, updates how it is found and emits its event. Returns the updated customer. */
export async function changeCustomer(command: Command, before: Customer, change: Statement): Promise<Customer> {
  const { tenantId, transaction } = command
  const { customerId } = before
  const [, { customer: after }] = await Promise.all([
    transaction.run(change),
    transaction.one(findCustomer(tenantId, customerId)),
  ])
  await storeSearchedText(command, after)
  command.emit({ type: 'customers.update', subjectId: customerId, data: after })
  command.audit({ subjectType: 'customer', subjectId: customerId, before, after })
  return after
}

/** Stores the words by which a customer is found and the name by which lists are sorted. */
export async function storeSearchedText({ tenantId, transaction }: Command, customer: Customer): Promise<void> {
  const { customerId } = customer
  await Promise.all([
    transaction.run(replaceSearchWords(tenantId, customerId, wordsOfCustomer(customer))),
    transaction.run(updateSortName(tenantId, customerId, nameOfCustomer(customer))),
  ])
}

/** The search words of a customer, each once. */
export function wordsOfCustomer({
  referenceId,
  users,
}: {
  readonly referenceId: string
  readonly users: readonly { readonly details: UserDetails }[]
}): string[] {
  const details = users.map((user) => user.details)
  const words = [
    ...searchWords([referenceId, ...details.flatMap(textsOf)]),
    ...soundWords(details.map(({ name }) => name)),
    ...details.flatMap(({ cpr }) => (cpr === null ? [] : cprWord(cpr))),
  ]
  return [...new Set(words)]
}

function textsOf({ name, email, phone, address, cvr }: UserDetails): string[] {
  return [
    name,
    email ?? '',
    cvr ?? '',
    ...(phone === null ? [] : [phone.number, `+${phone.locale}${phone.number}`]),
    ...[address?.address, address?.coAddress, address?.zipcode, address?.city].map((part) => part ?? ''),
  ]
}

/** The word of a CPR number. Its blank keeps it from being found by a text in an address, which ends up in logs. */
export function cprWord(cpr: string): string {
  return `cpr ${cpr.replaceAll(/\D/g, '')}`
}
