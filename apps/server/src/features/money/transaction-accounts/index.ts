export { createTransactionAccount } from './create-transaction-account.ts'
export { findDefaultAccount, findTransactionAccount } from './transaction-accounts.queries.ts'
export { transactionAccountOperations } from './transaction-accounts.routes.ts'
export { TransactionAccount } from './transaction-accounts.schemas.ts'
