import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { BankFileInput } from '../bank-statements/index.ts'
import { applyPaymentStatus, readStatusReport, sniffStatusReport } from './apply-payment-status.ts'
import { approvePayoutBatch } from './approve-payout-batch.ts'
import { listPayments } from './batch-payments.queries.ts'
import { cancelPayoutBatch } from './cancel-payout-batch.ts'
import { createPayoutBatch, previewPayoutBatch } from './create-payout-batch.ts'
import { downloadPayoutFile } from './download-payout-file.ts'
import { payoutBatchView } from './payout-batch-view.ts'
import { findBatch, hasTransactionAccount, listBatches } from './payout-batches.queries.ts'
import {
  AppliedStatus,
  BatchPayment,
  BatchPaymentListQuery,
  BatchPaymentParams,
  BatchPreview,
  BatchPreviewQuery,
  PayoutBatch,
  PayoutBatchInput,
  PayoutBatchListQuery,
  PayoutBatchParams,
  RejectInput,
} from './payout-batches.schemas.ts'
import { rejectPayoutPayment } from './reject-payout-payment.ts'
import { message } from './payout-batches.problems.ts'

const tag = 'Payout batches'
const noBatch = message('There is no such payout batch.')

const reads = [
  readOperation({
    id: 'preview-payout-batch',
    method: 'GET',
    path: '/v1/{tenantId}/payout-batches/preview',
    scope: 'read:billing',
    tag,
    summary: 'Preview a payout batch',
    description:
      'What a batch of an account would pay now, and the pending payouts that it would leave out, with the reasons. Payouts belong to the account that they name, or to any account in their currency.',
    query: BatchPreviewQuery,
    success: { status: 200, description: 'The preview.', body: BatchPreview },
    problems: ['unknown-reference'],
    example: { query: { transactionAccountId: '{transactionAccountId}' } },
    run: (context, { query }) => previewPayoutBatch(context, query.transactionAccountId),
  }),
  readOperation({
    id: 'list-payout-batches',
    method: 'GET',
    path: '/v1/{tenantId}/payout-batches',
    scope: 'read:billing',
    tag,
    summary: 'List payout batches',
    description: 'The batches that match the filters, newest first.',
    query: PayoutBatchListQuery,
    success: { status: 200, description: 'One page of batches.', body: Page(PayoutBatch) },
    problems: ['unknown-reference'],
    example: { query: { state: 'APPROVED' } },
    run: async ({ tenantId, read }, { query }) => {
      const { transactionAccountId } = query
      const rows = await read(listBatches(tenantId, query, pageBounds(query)))
      if (rows.length === 0 && transactionAccountId !== undefined) {
        const [account] = await read(hasTransactionAccount(tenantId, transactionAccountId))
        if (account?.isThere !== true) throw unknownReference('/transactionAccountId', 'transaction account')
      }
      return pageOf(query, rows.map(payoutBatchView))
    },
  }),
  readOperation({
    id: 'get-payout-batch',
    method: 'GET',
    path: '/v1/{tenantId}/payout-batches/{payoutBatchId}',
    scope: 'read:billing',
    tag,
    summary: 'Get a payout batch',
    description: 'A batch with its totals, and how far the bank has come.',
    params: PayoutBatchParams,
    success: { status: 200, description: 'The batch.', body: PayoutBatch },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      payoutBatchView(requireFirst(await read(findBatch(tenantId, params.payoutBatchId)), noBatch)),
  }),
  readOperation({
    id: 'list-payout-batch-payments',
    method: 'GET',
    path: '/v1/{tenantId}/payout-batches/{payoutBatchId}/payments',
    scope: 'read:billing',
    tag,
    summary: 'List the payments of a payout batch',
    description: 'The payments of a batch, with what the bank has reported about each.',
    params: PayoutBatchParams,
    query: BatchPaymentListQuery,
    success: { status: 200, description: 'One page of payments.', body: Page(BatchPayment) },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params, query }) => {
      const { payoutBatchId } = params
      const page = { ...pageBounds(query), state: query.state ?? null }
      const rows = await read(listPayments(tenantId, payoutBatchId, page))
      if (rows.length === 0) requireFirst(await read(findBatch(tenantId, payoutBatchId)), noBatch)
      return pageOf(query, rows)
    },
  }),
  readOperation({
    id: 'download-payout-file',
    method: 'GET',
    path: '/v1/{tenantId}/payout-batches/{payoutBatchId}/file',
    scope: 'read:billing',
    role: 'admin',
    tag,
    summary: 'Download the payment file of a payout batch',
    description:
      'The pain.001 file of an approved batch. It was written once, on approval, and is the same byte for byte at every download; `sha256` of the batch tells whether a copy is complete.',
    params: PayoutBatchParams,
    success: { status: 200, description: 'The file.', isFile: true, mediaType: 'application/xml' },
    problems: ['not-found', 'payout-batch-state'],
    example: { params: { payoutBatchId: '{approvedPayoutBatchId}' } },
    run: (context, { params }) => downloadPayoutFile(context, params.payoutBatchId),
  }),
]

const writes = [
  writeOperation({
    id: 'create-payout-batch',
    method: 'POST',
    path: '/v1/{tenantId}/payout-batches',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Prepare a payout batch',
    description:
      'Puts pending payouts of an account into a batch, which waits for approval. A payout is in one batch at a time. From the total in the setting `twoPeopleFromAmount` on, somebody else must approve it.',
    body: PayoutBatchInput,
    success: { status: 201, description: 'The batch.', body: PayoutBatch },
    location: ({ payoutBatchId }) => `/payout-batches/${payoutBatchId}`,
    events: ['payout-batches.create'],
    problems: ['unknown-reference', 'nothing-to-pay', 'payout-not-payable', 'payout-in-batch'],
    example: { body: { transactionAccountId: '{transactionAccountId}', payoutIds: ['{refundPayoutId}'] } },
    run: (command, { body }) => createPayoutBatch(command, body),
  }),
  writeOperation({
    id: 'approve-payout-batch',
    method: 'POST',
    path: '/v1/{tenantId}/payout-batches/{payoutBatchId}/approve',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Approve a payout batch',
    description:
      'Writes the payment file. If `needsSecondPerson`, the caller must be another administrator than the one who prepared the batch: not a token, and nobody whom that person recently gave access. It cannot be undone, because the bank may have the file from then on.',
    params: PayoutBatchParams,
    success: { status: 200, description: 'The batch as it is now.', body: PayoutBatch },
    events: ['payout-batches.approve'],
    problems: ['not-found', 'payout-batch-state', 'payout-not-payable', 'second-person-needed'],
    run: (command, { params }) => approvePayoutBatch(command, params.payoutBatchId),
  }),
  writeOperation({
    id: 'cancel-payout-batch',
    method: 'POST',
    path: '/v1/{tenantId}/payout-batches/{payoutBatchId}/cancel',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Cancel a payout batch',
    description: 'Releases the payouts of a batch that nobody has approved.',
    params: PayoutBatchParams,
    success: { status: 200, description: 'The batch as it is now.', body: PayoutBatch },
    events: ['payout-batches.cancel'],
    problems: ['not-found', 'payout-batch-state'],
    example: { params: { payoutBatchId: '{cancelledPayoutBatchId}' } },
    run: (command, { params }) => cancelPayoutBatch(command, params.payoutBatchId),
  }),
  writeOperation({
    id: 'apply-payment-status',
    method: 'POST',
    path: '/v1/{tenantId}/payout-batches/status-files',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Upload a status report',
    description:
      'Reads a pain.002 file: `multipart/form-data` with one part named `file`, or a JSON body with the content in base64. Payments are accepted or rejected as the bank reports. A rejected payout is pending again. What is paid stays paid, and a report that arrives twice changes nothing.',
    takesUpload: true,
    sniffUpload: sniffStatusReport,
    body: BankFileInput,
    success: { status: 200, description: 'What the report changed.', body: AppliedStatus },
    events: ['payout-batches.update', 'payouts.fail'],
    problems: ['status-file-refused', 'file-type-refused'],
    example: { body: { fileName: 'pain002.xml', content: '{paymentStatusReport}' } },
    prepare: (context, { body }) => readStatusReport(context, body),
    run: (command, _input, report) => applyPaymentStatus(command, report),
  }),
  writeOperation({
    id: 'reject-payout-payment',
    method: 'POST',
    path: '/v1/{tenantId}/payout-batches/{payoutBatchId}/payments/{payoutId}/reject',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Record that the bank rejected a payment',
    description:
      'For banks that do not send status reports. The payout is pending again and can be put into another batch, so make sure that the bank has not paid.',
    params: BatchPaymentParams,
    body: RejectInput,
    success: { status: 200, description: 'The batch as it is now.', body: PayoutBatch },
    events: ['payout-batches.update', 'payouts.fail'],
    problems: ['not-found', 'payout-batch-state'],
    example: {
      params: { payoutBatchId: '{approvedPayoutBatchId}', payoutId: '{sentPayoutId}' },
      body: { reason: 'AC04: kontoen er lukket' },
    },
    run: (command, { params, body }) => rejectPayoutPayment(command, params, body.reason),
  }),
]

export const payoutBatchOperations = [...reads, ...writes]
