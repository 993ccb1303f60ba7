export { exampleIds } from './transaction-accounts.demo.ts'
export { findDefaultAccount, findTransactionAccount } from './transaction-accounts.registry.ts'
export { paymentFormats } from './transaction-accounts.schemas.ts'
