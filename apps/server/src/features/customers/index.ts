export { createCustomer } from './create-customer.ts'
export { customerOperations } from './customers.routes.ts'
