export { createCustomer } from './create-customer.ts'
export { customerHasWords, customersWithWords } from './customer-search.queries.ts'
export { customerOperations } from './customers.routes.ts'
export { Customer } from './customers.schemas.ts'
