import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Command } from '../../../platform/commands/command.ts'
import { languageOfCountry } from '../../../platform/text/written-languages.ts'
import { createCustomerUser } from './create-customer-user.ts'
import { wordsOfCustomer } from './customer-change.ts'
import { type CreditorOfCustomer, findCreditors, insertUsersOfCustomers } from './customers.queries.ts'
import { newCustomersView, type PlannedCustomer } from './customer-view.rules.ts'
import { nameOfCustomer, usersFrom } from './customers.rules.ts'
import type { Customer, CustomerInput, CustomerUserInput, CustomerUserPatch } from './customers.schemas.ts'
import { findCustomersOfCreditors, insertCustomers, insertWordsOfCustomers } from './import-customers.queries.ts'
import { patchCustomerUser } from './patch-customer-user.ts'
import { patchCustomer } from './patch-customer.ts'

export interface CustomerToImport {
  readonly creditorId: string
  readonly input: CustomerInput
}

export interface ImportedCustomer {
  readonly customerId: string
  readonly outcome: 'created' | 'updated' | 'unchanged'
  /** The name that its cases show; undefined if it has to be read. */
  readonly debtorName: string | undefined
}

export interface CustomersToWrite {
  readonly imported: readonly ImportedCustomer[]
  /** Sends what creates the new customers, so that cases can be planned and sent while PostgreSQL works on it. */
  readonly send: () => Promise<SentCustomers>
}

export interface SentCustomers {
  /** When they are written and announced, or why they are not. */
  readonly written: Promise<void>
}

/**
 * Plans the customers whose reference is new to their creditor, to be created all together, and changes the given fields
 * of the others. No creditor may have a reference twice among them.
 */
export async function importCustomers(
  command: Command,
  customers: readonly CustomerToImport[],
): Promise<CustomersToWrite> {
  const { tenantId, transaction } = command
  const named = customers.map(({ creditorId, input: { referenceId } }) => ({ creditorId, referenceId }))
  const [rows, creditors] = await Promise.all([
    transaction.many(findCustomersOfCreditors(tenantId, named)),
    transaction.many(findCreditors(tenantId, [...new Set(customers.map(({ creditorId }) => creditorId))])),
  ])
  const known = new Map(rows.map(({ customer }) => [keyOf(customer), customer]))
  const isNew = ({ creditorId, input }: CustomerToImport): boolean =>
    !known.has(keyOf({ creditorId, referenceId: input.referenceId }))
  const planned = planCustomers(command, customers.filter(isNew), creditors)
  const plannedByKey = new Map(planned.map((customer) => [keyOf(customer), customer]))
  const imported: ImportedCustomer[] = []
  for (const { creditorId, input } of customers) {
    const key = keyOf({ creditorId, referenceId: input.referenceId })
    const existing = known.get(key)
    const customer = existing ?? plannedByKey.get(key)
    if (customer === undefined) throw new TypeError('A customer is neither known nor new.')
    const { customerId } = customer
    const isChanged = existing !== undefined && (await changeExisting(command, existing, input))
    const debtorName = isChanged ? undefined : nameOfCustomer(customer)
    imported.push({
      ...{ customerId, debtorName },
      outcome: existing === undefined ? 'created' : isChanged ? 'updated' : 'unchanged',
    })
  }
  return { imported, send: () => sendCustomers(command, planned) }
}

function keyOf({ creditorId, referenceId }: { readonly creditorId: string; readonly referenceId: string }): string {
  return `${creditorId} ${referenceId}`
}

async function sendCustomers(command: Command, created: readonly PlannedCustomer[]): Promise<SentCustomers> {
  if (created.length === 0) return { written: Promise.resolve() }
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  const context = { tenantId, createdAt, createdBy }
  const users = created.flatMap(({ customerId, users: own }) => own.map((user) => ({ ...user, customerId })))
  const rows = created.map((customer) => ({ ...customer, name: nameOfCustomer(customer) }))
  const inserting = Promise.all([
    transaction.run(insertCustomers(context, rows)),
    users.length === 0 ? [] : transaction.many(insertUsersOfCustomers(context, users)),
  ])
  inserting.catch(() => undefined)
  // PostgreSQL begins with these, and other requests get their turn, before the words are split.
  await nextTurn()
  const addingWords = transaction.run(insertWordsOfCustomers(tenantId, wordsOf(created)))
  const written = Promise.all([inserting, addingWords]).then(([[, numbers]]) => {
    const firstNumber = numbers.reduce((least, { number }) => Math.min(least, number), Number.MAX_SAFE_INTEGER)
    for (const view of newCustomersView(context, created, firstNumber)) {
      command.emit({ type: 'customers.create', subjectId: view.customerId, data: view })
      command.audit({ subjectType: 'customer', subjectId: view.customerId, after: view })
    }
  })
  written.catch(() => undefined)
  return { written }
}

function wordsOf(customers: readonly PlannedCustomer[]): { readonly customerId: string; readonly word: string }[] {
  return customers.flatMap((customer) =>
    wordsOfCustomer(customer).map((word) => ({ customerId: customer.customerId, word })),
  )
}

function planCustomers(
  command: Command,
  customers: readonly CustomerToImport[],
  creditors: readonly CreditorOfCustomer[],
): PlannedCustomer[] {
  const countries = new Map(creditors.map(({ creditorId, country }) => [creditorId, country]))
  return customers.map(({ creditorId, input: { referenceId, isCompany = false, users = [] } }) => ({
    ...{ customerId: command.newId(), creditorId, referenceId, isCompany },
    users: usersFrom(users, {
      newId: () => command.newId(),
      language: languageOfCountry(countries.get(creditorId)) ?? command.tenant.language,
    }),
  }))
}

/** Applies the given fields. Users are matched by their relation, in order; nobody is removed. */
async function changeExisting(command: Command, customer: Customer, input: CustomerInput): Promise<boolean> {
  const { customerId } = customer
  let isChanged = false
  if (input.isCompany !== undefined && input.isCompany !== customer.isCompany) {
    await patchCustomer(command, customerId, { isCompany: input.isCompany })
    isChanged = true
  }
  const free = [...customer.users]
  for (const given of input.users ?? []) {
    const { relation = 'debtor' } = given
    const at = free.findIndex((candidate) => candidate.relation === relation)
    const [user] = at < 0 ? [] : free.splice(at, 1)
    const patch = user && changesOf(user, given)
    if (user === undefined) await createCustomerUser(command, customerId, given)
    else if (patch !== undefined) await patchCustomerUser(command, { customerId, userId: user.userId }, patch)
    isChanged ||= user === undefined || patch !== undefined
  }
  return isChanged
}

/** The given values that differ from those of the user; undefined if none does. */
function changesOf(user: Customer['users'][number], given: CustomerUserInput): CustomerUserPatch | undefined {
  const details = Object.fromEntries(
    Object.entries(given.details).filter(
      ([member, value]) => !isDeepStrictEqual(value, user.details[member as keyof typeof user.details]),
    ),
  )
  const patch = {
    ...(given.contact === undefined || given.contact === user.contact ? {} : { contact: given.contact }),
    ...(given.lang === undefined || given.lang === user.lang ? {} : { lang: given.lang }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  }
  return Object.keys(patch).length === 0 ? undefined : patch
}
