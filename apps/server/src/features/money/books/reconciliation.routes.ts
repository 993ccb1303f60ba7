import { localDate } from '../../../platform/clock/timestamps.ts'
import { type ReadContext, readOperation } from '../../../platform/http/operations/operation.ts'
import { instant, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { unknownReference } from '../../../problems/index.ts'
import { findPostedAt } from './books.queries.ts'
import {
  hasTransactionAccount,
  listAccountsOn,
  listBankDays,
  listCandidates,
  sumHandlesOn,
} from './reconciliation.queries.ts'
import { reconcile } from './reconciliation.rules.ts'
import {
  BankDay,
  BankDayQuery,
  CandidateQuery,
  Reconciliation,
  ReconciliationCandidate,
  ReconciliationQuery,
} from './reconciliation.schemas.ts'

const tag = 'Books'
const scope = 'read:books'

export const reconciliationOperations = [
  readOperation({
    id: 'get-reconciliation',
    method: 'GET',
    path: '/v1/{tenantId}/books/reconciliation',
    ...{ scope, tag },
    summary: 'Reconcile the bank accounts',
    description:
      'Compares the money on the bank accounts at the end of a day with what it should be: owed to creditors, in suspense, the agency’s own, and taken over from before the first statement. `list-reconciliation-candidates` lists what a difference may come from.',
    query: ReconciliationQuery,
    success: { status: 200, description: 'The comparison for each currency.', body: Reconciliation },
    problems: [],
    run: async ({ tenantId, read, now, principal }, { query }) => {
      const day = query.day ?? localDate(now, principal.tenant.timeZone)
      const accounts = await read(listAccountsOn(tenantId, day))
      const currencies = reconcile(accounts, await read(sumHandlesOn(tenantId, day)))
      const [state] = await read(findPostedAt(tenantId))
      return { day, postedAt: state === undefined ? null : instant(state.postedAt), currencies }
    },
  }),
  readOperation({
    id: 'list-reconciliation-candidates',
    method: 'GET',
    path: '/v1/{tenantId}/books/reconciliation/candidates',
    ...{ scope, tag },
    summary: 'List what a difference may come from',
    description:
      'Money that left the bank and is assigned to nothing, payments that were registered without a bank line, and payouts that are marked as paid without one. The oldest come first.',
    query: CandidateQuery,
    success: { status: 200, description: 'One page of candidates.', body: Page(ReconciliationCandidate) },
    problems: [],
    example: { query: { currency: 'DKK' } },
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, await read(listCandidates(tenantId, query.currency ?? null, pageBounds(query)))),
  }),
  readOperation({
    id: 'list-bank-days',
    method: 'GET',
    path: '/v1/{tenantId}/books/bank-days',
    ...{ scope, tag },
    summary: 'List the reported balances of bank accounts',
    description:
      'The balance of each account and day as the bank reported it in a camt.053 statement, and as it is in the books. The newest come first.',
    query: BankDayQuery,
    success: { status: 200, description: 'One page of days.', body: Page(BankDay) },
    problems: ['unknown-reference'],
    example: { query: { pageSize: 5 } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listBankDays(tenantId, query, pageBounds(query)))
      if (rows.length === 0) await requireKnownAccount({ tenantId, read }, query.transactionAccountId)
      return pageOf(query, rows)
    },
  }),
]

/** Rejects a filter by an account that the tenant does not have. */
async function requireKnownAccount(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  transactionAccountId: string | undefined,
): Promise<void> {
  if (transactionAccountId === undefined) return
  const [found] = await read(hasTransactionAccount(tenantId, transactionAccountId))
  if (found?.isThere !== true) throw unknownReference('/transactionAccountId', 'transaction account')
}
