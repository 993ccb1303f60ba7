import type { client } from '../../../api/client.ts'
import type { Input } from '../../../api/query.ts'
import { blankClaim, type ClaimDraft, type Currency } from '../claim/claim.rules.ts'
import { bodyOf, draftOf, type PersonDraft } from '../people/person.rules.ts'
import type { Warning } from '../warnings.tsx'

type CustomerBody = Input<typeof client.customers.create>['body']

/** The form values of a new customer, with the claim of its first case. */
export interface NewCustomer {
  readonly creditorId: string | null
  readonly referenceId: string
  readonly isCompany: boolean
  readonly people: readonly PersonDraft[]
  readonly hasClaim: boolean
  readonly claim: ClaimDraft
  /** Set once the customer is created: only the claim remains. */
  readonly made: { readonly customerId: string; readonly warnings: readonly Warning[] } | null
}

/** The initial form values: one debtor, and the creditor if known. */
export function blankCustomer(known: {
  readonly creditorId: string | undefined
  readonly hasClaim: boolean
  readonly currency: Currency | null
  readonly today: string
}): NewCustomer {
  return {
    creditorId: known.creditorId ?? null,
    referenceId: '',
    isCompany: false,
    people: [draftOf(undefined)],
    hasClaim: known.hasClaim,
    claim: blankClaim(known.today, known.currency),
    made: null,
  }
}

/** The customer as the API expects it; undefined until it has a creditor, a reference and names. */
export function customerOf(fields: NewCustomer): { creditorId: string; body: CustomerBody } | undefined {
  const { creditorId, isCompany, people } = fields
  const referenceId = fields.referenceId.trim()
  if (creditorId === null || referenceId === '' || people.some(({ name }) => name.trim() === '')) return undefined
  return { creditorId, body: { referenceId, isCompany, users: people.map((person) => bodyOf(person)) } }
}

/** The errors of one person, keyed as in the form of a person. */
export function errorsOfPerson(errors: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const prefix = `users.${index}.`
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, message]) => [name.slice(prefix.length), message]),
  )
}
