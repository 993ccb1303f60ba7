import { exampleIds } from '../../../example-ids.ts'
import { csvMeaning, csvSuccess, exportQuery } from '../../../platform/csv/csv-reply.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { approvePayout } from './approve-payout.ts'
import { exportPayouts } from './export-payouts.ts'
import { listPayouts } from './list-payouts.ts'
import { patchPayout } from './patch-payout.ts'
import { payoutView } from './payout-view.ts'
import { findPayout } from './payouts.queries.ts'
import { Payout, PayoutListQuery, PayoutParams, PayoutPatch, PayoutSumQuery, PayoutSums } from './payouts.schemas.ts'
import { sumPayouts } from './sum-payouts.ts'
import { message } from './payouts.problems.ts'

const tag = 'Payouts'

export const payoutOperations = [
  readOperation({
    id: 'list-payouts',
    method: 'GET',
    path: '/v1/{tenantId}/payouts',
    scope: 'read:billing',
    tag,
    summary: 'List payouts',
    query: PayoutListQuery,
    success: { status: 200, description: 'One page of payouts.', body: Page(Payout) },
    problems: ['unknown-reference'],
    example: { query: { state: 'PENDING' } },
    run: async (context, { query }) => {
      const { sort } = query
      return pageOf(query, await listPayouts(context, query, { ...pageBounds(query), sort }))
    },
  }),
  readOperation({
    id: 'export-payouts',
    method: 'GET',
    path: '/v1/{tenantId}/payouts/export.csv',
    scope: 'read:billing',
    tag,
    summary: 'Export payouts as CSV',
    description: `All payouts that fit the filters of the list of payouts, in its order, but those that wait for a second person: the header \`Payouts-Left-Out\` says how many. Here the amount is given twice: in major units with two decimals, as banks take it, and in minor units. ${csvMeaning}`,
    query: exportQuery(PayoutListQuery),
    success: csvSuccess('The payouts as a CSV file.'),
    problems: ['unknown-reference', 'payout-approval-required'],
    example: { query: { state: 'PENDING' } },
    run: (context, { query }) => exportPayouts(context, query),
  }),
  readOperation({
    id: 'sum-payouts',
    method: 'GET',
    path: '/v1/{tenantId}/payouts/sum',
    scope: 'read:billing',
    tag,
    summary: 'Sum up payouts',
    description: 'Takes the filters of the list and says what all that fit come to, in each currency.',
    query: PayoutSumQuery,
    success: { status: 200, description: 'What the payouts come to.', body: PayoutSums },
    problems: ['unknown-reference'],
    example: { query: { state: 'PENDING' } },
    run: (context, { query }) => sumPayouts(context, query),
  }),
  readOperation({
    id: 'get-payout',
    method: 'GET',
    path: '/v1/{tenantId}/payouts/{payoutId}',
    scope: 'read:billing',
    tag,
    summary: 'Get a payout',
    params: PayoutParams,
    success: { status: 200, description: 'The payout.', body: Payout },
    problems: ['not-found'],
    example: { params: { payoutId: exampleIds.payoutId } },
    run: async ({ tenantId, read, now }, { params }) => {
      const row = requireFirst(
        await read(findPayout(tenantId, params.payoutId, now)),
        message('There is no such payout.'),
      )
      return payoutView(row)
    },
  }),
  writeOperation({
    id: 'patch-payout',
    method: 'PATCH',
    path: '/v1/{tenantId}/payouts/{payoutId}',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Mark a payout as paid',
    description:
      'A payout is made as PENDING. Once the bank has paid it, it is marked as PAID, which cannot be undone. One whose `approvalState` is REQUIRED is approved by a second person first.',
    params: PayoutParams,
    body: PayoutPatch,
    success: { status: 200, description: 'The payout as it is now.', body: Payout },
    events: ['payouts.pay'],
    problems: ['not-found', 'payout-paid', 'payout-approval-required'],
    example: { params: { payoutId: exampleIds.payoutId }, body: { state: 'PAID', reference: 'OVF-2026-0001' } },
    run: (command, { params, body }) => patchPayout(command, params.payoutId, body),
  }),
  writeOperation({
    id: 'approve-payout',
    method: 'POST',
    path: '/v1/{tenantId}/payouts/{payoutId}/approve',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Approve a payout as the second person',
    description:
      'Needed where the account of the recipient was changed within the days that the tenant has settled (`payoutReviewDays`), or is no longer the one the payout goes to. The second person is another administrator: never a token, nor whoever changed the account or issued the token that did, nor anybody whom they invited, raised or reset within seven days. A further change of the account makes the approval void. Approving what needs no approval changes nothing.',
    params: PayoutParams,
    success: { status: 200, description: 'The payout as it is now.', body: Payout },
    events: ['payouts.approve'],
    problems: ['not-found', 'second-person-needed'],
    example: { params: { payoutId: exampleIds.payoutId } },
    run: (command, { params }) => approvePayout(command, params.payoutId),
  }),
]
