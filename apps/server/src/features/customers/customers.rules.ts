import type { NewCustomerUser } from './customers.queries.ts'
import type { CustomerUserInput } from './customers.schemas.ts'

/** The users of a new customer with everything that was left out filled in: what is unknown is null. */
export function usersFrom(
  inputs: readonly CustomerUserInput[],
  { newId, language }: { readonly newId: () => string; readonly language: string },
): NewCustomerUser[] {
  const relations = inputs.map(({ relation }) => relation ?? 'debtor')
  const firstDebtor = relations.indexOf('debtor')
  return inputs.map(({ relation = 'debtor', contact, lang, details }, index) => ({
    userId: newId(),
    relation,
    contact: contact ?? index === firstDebtor,
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
