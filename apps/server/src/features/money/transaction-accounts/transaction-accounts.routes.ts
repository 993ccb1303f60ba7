import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createTransactionAccount } from './create-transaction-account.ts'
import { deleteTransactionAccount } from './delete-transaction-account.ts'
import { patchTransactionAccount } from './patch-transaction-account.ts'
import { transactionAccountView } from './transaction-account-view.ts'
import { findTransactionAccount, listTransactionAccounts } from './transaction-accounts.queries.ts'
import {
  TransactionAccount,
  TransactionAccountInput,
  TransactionAccountListQuery,
  TransactionAccountParams,
  TransactionAccountPatch,
} from './transaction-accounts.schemas.ts'
import { problem, message } from './transaction-accounts.problems.ts'

const tag = 'Transaction accounts'

export const transactionAccountOperations = [
  writeOperation({
    id: 'create-transaction-account',
    method: 'POST',
    path: '/v1/{tenantId}/transaction-accounts',
    scope: 'write:transaction-accounts',
    role: 'admin',
    tag,
    summary: 'Create a transaction account',
    description:
      'Adds a bank account that the tenant collects money on. Each currency has one default account at most.',
    body: TransactionAccountInput,
    success: { status: 201, description: 'The transaction account as created.', body: TransactionAccount },
    location: (account) => `/transaction-accounts/${account.transactionAccountId}`,
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
    run: (command, { body }) => createTransactionAccount(command, body),
  }),
  readOperation({
    id: 'list-transaction-accounts',
    method: 'GET',
    path: '/v1/{tenantId}/transaction-accounts',
    scope: 'read:transaction-accounts',
    tag,
    summary: 'List transaction accounts',
    query: TransactionAccountListQuery,
    success: { status: 200, description: 'One page of transaction accounts.', body: Page(TransactionAccount) },
    problems: [],
    example: { query: { currency: 'DKK' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(
        listTransactionAccounts(tenantId, { currency: query.currency ?? null }, pageBounds(query)),
      )
      return pageOf(query, rows.map(transactionAccountView))
    },
  }),
  readOperation({
    id: 'get-transaction-account',
    method: 'GET',
    path: '/v1/{tenantId}/transaction-accounts/{transactionAccountId}',
    scope: 'read:transaction-accounts',
    tag,
    summary: 'Get a transaction account',
    params: TransactionAccountParams,
    success: { status: 200, description: 'The transaction account.', body: TransactionAccount },
    problems: ['not-found'],
    example: { params: { transactionAccountId: exampleIds.transactionAccountId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findTransactionAccount(tenantId, params.transactionAccountId))
      if (row === undefined) throw problem('not-found', message('There is no such transaction account.'))
      return transactionAccountView(row)
    },
  }),
  writeOperation({
    id: 'patch-transaction-account',
    method: 'PATCH',
    path: '/v1/{tenantId}/transaction-accounts/{transactionAccountId}',
    scope: 'write:transaction-accounts',
    role: 'admin',
    tag,
    summary: 'Patch a transaction account',
    description: 'Changes the fields that are given. The currency of an account never changes.',
    params: TransactionAccountParams,
    body: TransactionAccountPatch,
    success: { status: 200, description: 'The transaction account as it is now.', body: TransactionAccount },
    events: ['transaction-accounts.update', 'bank-accounts.change'],
    problems: ['not-found', 'default-account-taken'],
    example: {
      params: { transactionAccountId: exampleIds.transactionAccountId },
      body: { name: 'Klientkonto', isDefault: true },
    },
    run: (command, { params, body }) => patchTransactionAccount(command, params.transactionAccountId, body),
  }),
  writeOperation({
    id: 'delete-transaction-account',
    method: 'DELETE',
    path: '/v1/{tenantId}/transaction-accounts/{transactionAccountId}',
    scope: 'write:transaction-accounts',
    role: 'admin',
    tag,
    summary: 'Delete a transaction account',
    description: 'Where the account was the default of its currency, the currency then has none.',
    params: TransactionAccountParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['transaction-accounts.delete'],
    problems: ['not-found'],
    example: { params: { transactionAccountId: exampleIds.transactionAccountId } },
    run: (command, { params }) => deleteTransactionAccount(command, params.transactionAccountId),
  }),
]
