import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { BankAccount } from '../../../platform/http/schemas/wire-parts.ts'
import type { Currency } from '../../../platform/money/money.ts'

export interface TransactionAccountRow {
  readonly transactionAccountId: string
  readonly tenantId: string
  readonly name: string
  readonly bankAccount: BankAccount
  readonly currency: Currency
  readonly isDefault: boolean
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const columns = sql`
  transaction_account_id as "transactionAccountId", tenant_id as "tenantId", name, bank_account as "bankAccount", currency,
  is_default as "isDefault", created_at as "createdAt", created_by as "createdBy",
  updated_at as "updatedAt", updated_by as "updatedBy"`

export function findTransactionAccount(tenantId: string, id: string): Statement<TransactionAccountRow> {
  return sql<TransactionAccountRow>`
    select ${columns} from transaction_accounts
    where tenant_id = ${tenantId}::uuid and transaction_account_id = ${id}::uuid`
}

export function lockTransactionAccount(tenantId: string, id: string): Statement<TransactionAccountRow> {
  return sql<TransactionAccountRow>`${findTransactionAccount(tenantId, id)} for update`
}

/** The account that is the default of a currency, if there is one. */
export function findDefaultAccount(tenantId: string, currency: Currency): Statement<TransactionAccountRow> {
  return sql<TransactionAccountRow>`
    select ${columns} from transaction_accounts
    where tenant_id = ${tenantId}::uuid and currency = ${currency}::text and is_default`
}

export function lockDefaultAccount(tenantId: string, currency: Currency): Statement<TransactionAccountRow> {
  return sql<TransactionAccountRow>`${findDefaultAccount(tenantId, currency)} for update`
}

export function listTransactionAccounts(
  tenantId: string,
  filters: { currency: Currency | null },
  page: { limit: number; offset: number; after: string | null },
): Statement<TransactionAccountRow> {
  return sql<TransactionAccountRow>`
    select ${columns} from transaction_accounts
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or transaction_account_id > ${page.after}::uuid)
      and (${filters.currency}::text is null or currency = ${filters.currency}::text)
    order by transaction_account_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertTransactionAccount(
  account: Omit<TransactionAccountRow, 'updatedAt' | 'updatedBy'>,
): Statement<TransactionAccountRow> {
  return sql<TransactionAccountRow>`
    insert into transaction_accounts
      (tenant_id, transaction_account_id, name, bank_account, currency, is_default, created_at, created_by)
    values (${account.tenantId}::uuid, ${account.transactionAccountId}::uuid, ${account.name}::text,
            ${json(account.bankAccount)}::jsonb, ${account.currency}::text, ${account.isDefault}::boolean,
            ${account.createdAt}::timestamptz, ${json(account.createdBy)}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateTransactionAccount(
  account: TransactionAccountRow,
  now: Date,
  actor: Actor,
): Statement<TransactionAccountRow> {
  return sql<TransactionAccountRow>`
    update transaction_accounts
    set name = ${account.name}::text, bank_account = ${json(account.bankAccount)}::jsonb, is_default = ${account.isDefault}::boolean,
        updated_at = ${now}::timestamptz, updated_by = ${json(actor)}::jsonb
    where tenant_id = ${account.tenantId}::uuid and transaction_account_id = ${account.transactionAccountId}::uuid
      and (name, bank_account, is_default)
        is distinct from (${account.name}::text, ${json(account.bankAccount)}::jsonb, ${account.isDefault}::boolean)
    returning ${columns}`
}

export function deleteTransactionAccount(tenantId: string, id: string): Statement {
  return sql`
    delete from transaction_accounts where tenant_id = ${tenantId}::uuid and transaction_account_id = ${id}::uuid`
}
