export { createTransactionAccount } from './create-transaction-account.ts'
export { transactionAccountOperations } from './transaction-accounts.routes.ts'
