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
