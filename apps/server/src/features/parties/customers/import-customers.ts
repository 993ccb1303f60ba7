import { isDeepStrictEqual } from 'node:util'
import type { Command } from '../../../platform/commands/command.ts'
import { languageOfCountry } from '../../../platform/text/written-languages.ts'
import { createCustomerUser } from './create-customer-user.ts'
import { wordsOfCustomer } from './customer-change.ts'
import { findCreditors, insertUsersOfCustomers } from './customers.queries.ts'
import { nameOfCustomer, usersFrom } from './customers.rules.ts'
import type { Customer, CustomerInput, CustomerUserInput, CustomerUserPatch } from './customers.schemas.ts'
import {
  findCustomers,
  findCustomersOfCreditors,
  insertCustomers,
  insertWordsOfCustomers,
} from './import-customers.queries.ts'
import { patchCustomerUser } from './patch-customer-user.ts'
import { patchCustomer } from './patch-customer.ts'

export interface CustomerToImport {
  readonly creditorId: string
  readonly input: CustomerInput
}

export interface ImportedCustomer {
  readonly customerId: string
  readonly outcome: 'created' | 'updated' | 'unchanged'
}

/**
 * Creates the customers whose reference is new to their creditor, all together, and changes the given fields of the
 * others. No creditor may have a reference twice among them.
 */
export async function importCustomers(
  command: Command,
  customers: readonly CustomerToImport[],
): Promise<ImportedCustomer[]> {
  const named = customers.map(({ creditorId, input: { referenceId } }) => ({ creditorId, referenceId }))
  const rows = await command.transaction.many(findCustomersOfCreditors(command.tenantId, named))
  const known = new Map(rows.map(({ customer }) => [keyOf(customer), customer]))
  const isNew = ({ creditorId, input }: CustomerToImport): boolean =>
    !known.has(keyOf({ creditorId, referenceId: input.referenceId }))
  const createdIds = await createCustomers(command, customers.filter(isNew))
  const imported: ImportedCustomer[] = []
  for (const { creditorId, input } of customers) {
    const key = keyOf({ creditorId, referenceId: input.referenceId })
    const existing = known.get(key)
    const customerId = existing?.customerId ?? createdIds.get(key) ?? ''
    const isChanged = existing !== undefined && (await changeExisting(command, existing, input))
    imported.push({ customerId, outcome: existing === undefined ? 'created' : isChanged ? 'updated' : 'unchanged' })
  }
  return imported
}

function keyOf({ creditorId, referenceId }: { readonly creditorId: string; readonly referenceId: string }): string {
  return `${creditorId} ${referenceId}`
}

/** Returns the ids of the new customers by their key. */
async function createCustomers(command: Command, customers: readonly CustomerToImport[]): Promise<Map<string, string>> {
  if (customers.length === 0) return new Map()
  const { tenantId, transaction, now: createdAt, actor: createdBy, tenant } = command
  const written = { tenantId, createdAt, createdBy }
  const creditors = await transaction.many(findCreditors(tenantId, [...new Set(customers.map((c) => c.creditorId))]))
  const countries = new Map(creditors.map(({ creditorId, country }) => [creditorId, country]))
  const created = customers.map(({ creditorId, input: { referenceId, isCompany = false, users = [] } }) => ({
    ...{ customerId: command.newId(), creditorId, referenceId, isCompany },
    users: usersFrom(users, {
      newId: () => command.newId(),
      language: languageOfCountry(countries.get(creditorId)) ?? tenant.language,
    }),
  }))
  const users = created.flatMap(({ customerId, users: own }) => own.map((user) => ({ ...user, customerId })))
  const words = created.flatMap((customer) =>
    wordsOfCustomer(customer).map((word) => ({ customerId: customer.customerId, word })),
  )
  const rows = created.map((customer) => {
    const { customerId, creditorId, referenceId, isCompany } = customer
    return { customerId, creditorId, referenceId, isCompany, name: nameOfCustomer(customer) }
  })
  // One round trip, executed in this order. The counter of users is locked last.
  const [, , , views] = await Promise.all([
    transaction.run(insertCustomers(written, rows)),
    transaction.run(insertWordsOfCustomers(tenantId, words)),
    users.length === 0 ? 0 : transaction.run(insertUsersOfCustomers(written, users)),
    transaction.many(
      findCustomers(
        tenantId,
        rows.map(({ customerId }) => customerId),
      ),
    ),
  ])
  for (const { customer } of views) {
    command.emit({ type: 'customers.create', subjectId: customer.customerId, data: customer })
    command.audit({ subjectType: 'customer', subjectId: customer.customerId, after: customer })
  }
  return new Map(created.map((customer) => [keyOf(customer), customer.customerId]))
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
