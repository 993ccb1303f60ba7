export { bankAccountOperations } from './bank-accounts.routes.ts'
export { BankAccountChange } from './bank-accounts.schemas.ts'
export { recordAccountChange, requireAccountRights } from './record-account-change.ts'
