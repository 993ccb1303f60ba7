export { createCustomer } from './create-customer.ts'
export { customerHasWords, customersWithWords } from './customer-search.queries.ts'
export { debtorNameOf } from './customers.queries.ts'
