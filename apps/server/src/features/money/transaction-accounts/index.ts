export {
  createTransactionAccount,
  findDefaultAccount,
  findTransactionAccount,
  transactionAccountOperations,
} from './transaction-accounts.registry.ts'
export { TransactionAccount } from './transaction-accounts.schemas.ts'
