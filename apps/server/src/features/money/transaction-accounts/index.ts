export {
  createTransactionAccount,
  findDefaultAccount,
  findTransactionAccount,
} from './transaction-accounts.registry.ts'
