export { exampleIds } from './transaction-accounts.demo.ts'
export { findDefaultAccount, findTransactionAccount } from './transaction-accounts.registry.ts'
