import type { NewCustomerUser } from './customers.queries.ts'
import type { Customer, CustomerUserInput } from './customers.schemas.ts'
import { problem, message } from './customers.problems.ts'

/** The users of a new customer with their defaults. Unknown details are null. */
export function usersFrom(
  inputs: readonly CustomerUserInput[],
  {
    newId,
    language,
    hasContact = false,
  }: { readonly newId: () => string; readonly language: string; readonly hasContact?: boolean },
): NewCustomerUser[] {
  const relations = inputs.map(({ relation }) => relation ?? 'debtor')
  const firstDebtor = relations.indexOf('debtor')
  return inputs.map(({ relation = 'debtor', contact, lang, details }, index) => ({
    userId: newId(),
    relation,
    contact: contact ?? (!hasContact && index === firstDebtor),
    lang: lang ?? language,
    details: {
      name: details.name,
      cpr: details.cpr ?? null,
      cvr: details.cvr ?? null,
      email: details.email ?? null,
      phone: details.phone ?? null,
      address: details.address ?? null,
      geocode: details.geocode ?? null,
    },
  }))
}

/** The name that lists show and sort by: of the first debtor, else of the first user, else the reference. */
export function nameOfCustomer({
  referenceId,
  users,
}: {
  readonly referenceId: string
  readonly users: readonly { readonly relation: string; readonly details: { readonly name: string } }[]
}): string {
  const user = users.find(({ relation }) => relation === 'debtor') ?? users[0]
  return user?.details.name ?? referenceId
}

/** A user of the customer. Throws if there is none. */
export function userOf({ users }: Customer, userId: string): Customer['users'][number] {
  const user = users.find((candidate) => candidate.userId === userId)
  if (user === undefined) throw new TypeError('The customer does not have the user that was just written.')
  return user
}

/** A customer must keep at least one debtor. */
export function requireOtherDebtor({ users }: Customer, userId: string): void {
  const debtors = users.filter(({ relation }) => relation === 'debtor')
  if (debtors.length !== 1 || debtors[0]?.userId !== userId) return
  throw problem('last-debtor', message('This is the only debtor of the customer.'))
}
