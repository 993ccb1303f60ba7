import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { boolean, jsonb, text } from '../../../platform/registries/columns.ts'
import { defineRegistry, type RowOf } from '../../../platform/registries/define-registry.ts'
import { recordAccountChange } from '../../parties/bank-accounts/index.ts'
import {
  TransactionAccount,
  TransactionAccountInput,
  TransactionAccountListQuery,
  TransactionAccountPatch,
} from './transaction-accounts.schemas.ts'
import { message } from './transaction-accounts.problems.ts'

/** The bank accounts on which the tenant collects money. One with bank lines or payout batches cannot be deleted. */
const transactionAccounts = defineRegistry({
  noun: 'transaction account',
  plural: 'transaction accounts',
  subjectType: 'transaction-account',
  tag: 'Transaction accounts',
  path: '/transaction-accounts',
  scopes: { read: 'read:transaction-accounts', write: 'write:transaction-accounts' },
  writeRole: 'admin',
  notFound: message('There is no such transaction account.'),
  schemas: {
    resource: TransactionAccount,
    input: TransactionAccountInput,
    patch: TransactionAccountPatch,
    query: TransactionAccountListQuery,
  },
  table: 'transaction_accounts',
  id: { member: 'transactionAccountId', column: 'transaction_account_id' },
  columns: {
    name: text('name'),
    bankAccount: jsonb('bank_account'),
    currency: text('currency'),
    isDefault: boolean('is_default'),
    statementAccount: text('statement_account'),
    purpose: text('purpose'),
    bic: text('bic'),
    paymentFormat: text('payment_format'),
    paymentAgreement: text('payment_agreement'),
  },
  hasUpdateStamp: true,
  filter: ({ currency = null }) => sql`(${currency}::text is null or currency = ${currency}::text)`,
  create: async (input, command) => {
    const account = {
      isDefault: false,
      statementAccount: null,
      purpose: 'CLIENT' as const,
      bic: null,
      paymentFormat: 'pain.001.001.03' as const,
      paymentAgreement: null,
      ...withCheckedAccounts(input),
    }
    if (account.isDefault) await replaceDefault(command, account.currency)
    return account
  },
  beforePatch: async (patch, account, command) => {
    const checked = withCheckedAccounts(patch)
    if (checked.isDefault === true && !account.isDefault) await replaceDefault(command, account.currency)
    return checked
  },
  afterWrite: async (command, after, before) => {
    const { transactionAccountId: ownerId, name: ownerName } = after
    await recordAccountChange(command, { ownerType: 'transaction-account', ownerId, ownerName, before, after })
  },
  references: ({ tenantId, transactionAccountId }) => [
    {
      usedBy: 'payout-batches',
      rows: sql`select from published.payout_batches where tenant_id = ${tenantId}::uuid and transaction_account_id = ${transactionAccountId}::uuid`,
    },
    {
      usedBy: 'bank-lines',
      rows: sql`
        select from published.bank_lines where tenant_id = ${tenantId}::uuid and transaction_account_id = ${transactionAccountId}::uuid
        union all
        select from published.bank_balances where tenant_id = ${tenantId}::uuid and transaction_account_id = ${transactionAccountId}::uuid`,
    },
    {
      usedBy: 'bank-csv-mappings',
      rows: sql`select from published.bank_csv_mappings where tenant_id = ${tenantId}::uuid and transaction_account_id = ${transactionAccountId}::uuid`,
    },
  ],
  operations: {
    create: {
      description:
        'Adds a bank account on which the tenant collects money. Each currency has at most one default account.',
      events: ['transaction-accounts.create', 'transaction-accounts.update'],
      problems: ['default-account-taken'],
      example: {
        body: {
          name: 'Klientkonto EUR',
          bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0034567891' },
          currency: 'EUR',
          isDefault: true,
        },
      },
    },
    list: {
      description: 'The bank accounts on which the tenant collects money.',
      example: { query: { currency: 'DKK' } },
    },
    get: {
      description: 'A bank account on which the tenant collects money.',
    },
    patch: {
      description: 'Changes the given fields. The currency and the purpose of an account never change.',
      events: ['transaction-accounts.update', 'bank-accounts.change'],
      problems: ['not-found', 'default-account-taken'],
      example: {
        body: { name: 'Klientkonto', isDefault: true },
      },
    },
    delete: {
      description:
        'If the account was the default of its currency, the currency has no default afterwards. An account with bank lines, CSV mappings or payout batches cannot be deleted.',
      example: { params: { transactionAccountId: '{unusedTransactionAccountId}' } },
    },
  },
})

/** Finds the default account of a currency, if it has one. */
export function findDefaultAccount(tenantId: string, currency: Currency): Statement<RowOf<typeof transactionAccounts>> {
  return sql<RowOf<typeof transactionAccounts>>`
    select ${transactionAccounts.selected} from transaction_accounts
    where tenant_id = ${tenantId}::uuid and currency = ${currency}::text and is_default`
}

/** Clears the default of a currency so that another account can become it. */
async function replaceDefault(command: Command, currency: Currency): Promise<void> {
  const current = await command.transaction.maybeOne(
    sql<RowOf<typeof transactionAccounts>>`${findDefaultAccount(command.tenantId, currency)} for update`,
  )
  if (current !== undefined) await transactionAccounts.change(command, current, { isDefault: false })
}

export const transactionAccountOperations = Object.values(transactionAccounts.operations)
export const createTransactionAccount = transactionAccounts.create
export const findTransactionAccount = transactionAccounts.find
