import { csvMeaning, csvSuccess, exportQuery } from '../../../platform/csv/csv-reply.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { approvePayout } from './approve-payout.ts'
import { correctPayoutAccount } from './correct-payout-account.ts'
import { exportPayouts } from './export-payouts.ts'
import { listPayouts } from './list-payouts.ts'
import { patchPayout } from './patch-payout.ts'
import { payoutView } from './payout-view.ts'
import { findPayout } from './payouts.queries.ts'
import {
  AccountCorrectionInput,
  Payout,
  PayoutListQuery,
  PayoutParams,
  PayoutPatch,
  PayoutSumQuery,
  PayoutSums,
} from './payouts.schemas.ts'
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
    description: 'The payouts that match the filters, with the names and numbers of what they belong to.',
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
    description: `All payouts that match the filters, in the order of \`list-payouts\`, except those that wait for a second person or are in a batch; the header \`Payouts-Left-Out\` contains their number. The amount is given both in major units with two decimals, as banks expect, and in minor units. ${csvMeaning}`,
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
    description: 'The sums of all payouts that match the filters, per currency.',
    query: PayoutSumQuery,
    success: { status: 200, description: 'The sums.', body: PayoutSums },
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
    description: 'A payout with its recipient, bank account, approval and payment.',
    params: PayoutParams,
    success: { status: 200, description: 'The payout.', body: Payout },
    problems: ['not-found'],
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
      'A payout starts as `PENDING`. Mark it as `PAID` once the bank has paid it; this cannot be undone. If `approvalState` is `REQUIRED`, a second person must approve it first.',
    params: PayoutParams,
    body: PayoutPatch,
    success: { status: 200, description: 'The payout as it is now.', body: Payout },
    events: ['payouts.pay'],
    problems: ['not-found', 'payout-paid', 'payout-in-batch', 'payout-approval-required'],
    example: { body: { state: 'PAID', reference: 'OVF-2026-0001' } },
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
      'Required if the recipient’s bank account was changed within the tenant’s review period (`payoutReviewDays`), or is no longer the one on the payout, or if a refund goes to another account than the money came from, or if the account of the payout was corrected. The second person must be another administrator: not a token, not the person who changed or corrected the account or issued the token that did, and not anyone they invited, promoted or reset within the last seven days. A further change or correction of the account voids the approval. Approving a payout that needs no approval changes nothing.',
    params: PayoutParams,
    success: { status: 200, description: 'The payout as it is now.', body: Payout },
    events: ['payouts.approve'],
    problems: ['not-found', 'second-person-needed'],
    run: (command, { params }) => approvePayout(command, params.payoutId),
  }),
  writeOperation({
    id: 'correct-payout-account',
    method: 'POST',
    path: '/v1/{tenantId}/payouts/{payoutId}/correct-account',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Correct the account of a payout',
    description:
      'Pays a pending payout to another account, for example because the bank rejected the payment. A payout to a creditor or contact gets the recipient’s current account, so correct that first; a refund gets the account in the body. Not while a batch has the payout. A second person must approve the corrected account (`approve-payout`), unless `payoutReviewDays` is 0.',
    params: PayoutParams,
    body: AccountCorrectionInput,
    success: { status: 200, description: 'The payout as it is now.', body: Payout },
    events: ['payouts.correct'],
    problems: [
      'not-found',
      'payout-paid',
      'payout-in-batch',
      'payout-account-unchanged',
      'creditor-bank-account-missing',
    ],
    example: {
      params: { payoutId: '{correctedPayoutId}' },
      body: { bankAccount: { type: 'DANISH', registrationNumber: '1111', accountNumber: '0000000017' } },
    },
    run: (command, { params, body }) => correctPayoutAccount(command, params.payoutId, body),
  }),
]
