import { readOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { listAccountChanges } from './bank-accounts.queries.ts'
import { BankAccountChange, BankAccountChangeQuery } from './bank-accounts.schemas.ts'
import { accountChangeView } from './record-account-change.ts'

export const bankAccountOperations = [
  readOperation({
    id: 'list-bank-account-changes',
    method: 'GET',
    path: '/v1/{tenantId}/bank-account-changes',
    scope: 'read:billing',
    tag: 'Payouts',
    summary: 'List bank account changes',
    description:
      'Returns every change of the bank account of a creditor, a contact, a transaction account or the tenant: the new account, when it changed and who changed it.',
    query: BankAccountChangeQuery,
    success: { status: 200, description: 'One page of changes, oldest first.', body: Page(BankAccountChange) },
    problems: [],
    example: { query: { ownerId: '{creditorId}' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listAccountChanges(tenantId, query.ownerId ?? null, pageBounds(query)))
      return pageOf(query, rows.map(accountChangeView))
    },
  }),
]
