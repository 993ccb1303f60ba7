import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { TransactionAccountRow } from './transaction-accounts.queries.ts'
import type { TransactionAccount } from './transaction-accounts.schemas.ts'

/** A transaction account as it is read. */
export function transactionAccountView(row: TransactionAccountRow): TransactionAccount {
  return { ...row, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
