export { createDemoCustomer, type DemoCustomer, exampleIds, planDemoCustomer } from './customers.demo.ts'
export { customerHasWords, customersWithWords } from './customer-search.queries.ts'
export { debtorNameOf } from './customers.queries.ts'
