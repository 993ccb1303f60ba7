export { findDefaultAccount, findTransactionAccount } from './transaction-accounts.registry.ts'
