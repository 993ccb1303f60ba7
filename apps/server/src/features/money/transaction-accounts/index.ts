export { createTransactionAccount } from './create-transaction-account.ts'
export { findDefaultAccount, findTransactionAccount } from './transaction-accounts.queries.ts'
