import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { NewCustomer, NewCustomerUser } from './customers.queries.ts'
import type { Customer } from './customers.schemas.ts'

/** A customer to insert, with its users. */
export interface PlannedCustomer extends Pick<NewCustomer, 'customerId' | 'creditorId' | 'referenceId' | 'isCompany'> {
  readonly users: readonly NewCustomerUser[]
}

/**
 * New customers as `customerView` reads them, without reading back what was just written. Their users have consecutive
 * numbers from `firstNumber` on.
 */
export function newCustomersView(
  { tenantId, createdAt }: Pick<NewCustomer, 'tenantId' | 'createdAt'>,
  customers: readonly PlannedCustomer[],
  firstNumber: number,
): Customer[] {
  let number = firstNumber
  return customers.map(({ customerId, creditorId, referenceId, isCompany, users }) => ({
    ...{ creditorId, createdAt: instant(createdAt), customerId, tenantId, referenceId, isCompany },
    users: users.map(({ userId, relation, contact, lang, details }) => ({
      ...{ userId, id: number++, relation, contact, customerId, lang, details },
    })),
    cases: [],
  })) as Customer[]
}

/** The display name of a customer, as `debtorNameOf` reads it: its first debtor, else its first user, else its reference. */
export function debtorNameIn({
  users,
  referenceId,
}: Pick<PlannedCustomer, 'users' | 'referenceId'> | Customer): string {
  const first = users.find(({ relation }) => relation === 'debtor') ?? users[0]
  // An erased user has no name.
  const { name }: { readonly name?: string | null } = first?.details ?? {}
  return name ?? referenceId
}
