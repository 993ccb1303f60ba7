import { exampleIds } from '../../../example-ids.ts'
import { csvMeaning, csvSuccess } from '../../../platform/csv/csv-reply.ts'
import { type ReadContext, readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { listBillingEntries, listDepositDistribution } from './billing-parts.queries.ts'
import { billingEntryView, billingView, distributionView, partsOf } from './billing-view.ts'
import { findBilling, hasCreditor, listBillings, sumBillings } from './billings.queries.ts'
import {
  Billing,
  BillingEntry,
  type BillingFilters,
  BillingInput,
  BillingListQuery,
  BillingParams,
  BillingPartQuery,
  BillingPatch,
  BillingSumQuery,
  BillingSums,
  DepositDistribution,
} from './billings.schemas.ts'
import { createBilling } from './create-billing.ts'
import { deleteBilling } from './delete-billing.ts'
import { exportBilling } from './export-billing.ts'
import { patchBilling } from './patch-billing.ts'
import { printBilling } from './print-billing.ts'
import { message } from './billings.problems.ts'

const tag = 'Billing'
const path = '/v1/{tenantId}/billings/{billingId}'

export const billingOperations = [
  writeOperation({
    id: 'create-billing',
    method: 'POST',
    path: '/v1/{tenantId}/billings',
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Settle with a creditor',
    description:
      'Makes a draft of a settlement: everything that debtors paid, recorded by the end of the period and not settled before, with corrections of what was undone since; commission and fees by the billing model; and what is paid out. With `Prefer: dry-run` it is a preview. Nothing is billed twice.',
    body: BillingInput,
    success: { status: 201, description: 'The settlement, as a draft.', body: Billing },
    location: (billing) => `/billings/${billing.billingId}`,
    events: ['billings.draft'],
    problems: [
      'unknown-reference',
      'billing-model-missing',
      'currency-mismatch',
      'billing-draft-open',
      'nothing-to-bill',
      'payout-below-minimum',
      'billing-too-large',
    ],
    example: {
      body: { creditorId: exampleIds.openCreditorId, from: '2026-02-01', to: '2026-02-28', currency: 'DKK' },
    },
    run: (command, { body }) => createBilling(command, body),
  }),
  readOperation({
    id: 'list-billings',
    method: 'GET',
    path: '/v1/{tenantId}/billings',
    scope: 'read:billing',
    tag,
    summary: 'List settlements',
    query: BillingListQuery,
    success: { status: 200, description: 'One page of settlements.', body: Page(Billing) },
    problems: ['unknown-reference'],
    example: { query: { creditorId: exampleIds.creditorId, state: 'APPROVED' } },
    run: async (context, { query }) => {
      const { tenantId, read } = context
      const rows = await read(listBillings(tenantId, query, { ...pageBounds(query), sort: query.sort }))
      if (rows.length === 0) await requireKnownFilters(context, query)
      return pageOf(query, rows.map(billingView))
    },
  }),
  readOperation({
    id: 'sum-billings',
    method: 'GET',
    path: '/v1/{tenantId}/billings/sum',
    scope: 'read:billing',
    tag,
    summary: 'Sum up settlements',
    description:
      'Takes the filters of the list and says what all approved settlements that fit come to, in each currency. Drafts are counted and not added up.',
    query: BillingSumQuery,
    success: { status: 200, description: 'What the settlements come to.', body: BillingSums },
    problems: ['unknown-reference'],
    example: { query: { state: 'APPROVED' } },
    run: async (context, { query }) => {
      const currencies = await context.read(sumBillings(context.tenantId, query))
      if (currencies.length === 0) await requireKnownFilters(context, query)
      return { currencies }
    },
  }),
  readOperation({
    id: 'get-billing',
    method: 'GET',
    path,
    scope: 'read:billing',
    tag,
    summary: 'Get a settlement',
    params: BillingParams,
    success: { status: 200, description: 'The settlement.', body: Billing },
    problems: ['not-found'],
    example: { params: { billingId: exampleIds.billingId } },
    run: async ({ tenantId, read }, { params }) => {
      const row = requireFirst(
        await read(findBilling(tenantId, params.billingId)),
        message('There is no such settlement.'),
      )
      return billingView(row)
    },
  }),
  readOperation({
    id: 'list-billing-entries',
    method: 'GET',
    path: `${path}/entries`,
    scope: 'read:billing',
    tag,
    summary: 'List what a settlement bills',
    description: 'One entry for each allocation of a deposit, with the rate and the commission.',
    params: BillingParams,
    query: BillingPartQuery,
    success: { status: 200, description: 'One page of entries, by allocation.', body: Page(BillingEntry) },
    problems: ['not-found'],
    example: { params: { billingId: exampleIds.billingId } },
    run: async ({ tenantId, read }, { params, query }) => {
      const rows = await read(listBillingEntries(tenantId, params.billingId, pageBounds(query)))
      const entries = partsOf(rows, (row) => row.allocationId !== null)
      return pageOf(query, entries.map(billingEntryView))
    },
  }),
  readOperation({
    id: 'export-billing',
    method: 'GET',
    path: `${path}/export.csv`,
    scope: 'read:billing',
    tag,
    summary: 'Export a settlement as CSV',
    description: `Every entry of the settlement, by allocation. ${csvMeaning}`,
    params: BillingParams,
    success: csvSuccess('The entries as a CSV file.'),
    problems: ['not-found'],
    example: { params: { billingId: exampleIds.billingId } },
    run: (context, { params }) => exportBilling(context, params.billingId),
  }),
  readOperation({
    id: 'print-billing',
    method: 'GET',
    path: `${path}/export.pdf`,
    scope: 'read:billing',
    tag,
    summary: 'Print a settlement',
    description:
      'The settlement as tagged PDF, for the creditor: what was collected, what is charged, and what that comes to; in Danish where that is the language of the tenant, or else in English. A draft is marked as one, and of an approved settlement the file is the same each time.',
    params: BillingParams,
    success: { status: 200, description: 'The settlement as a PDF file.', isFile: true, mediaType: 'application/pdf' },
    problems: ['not-found', 'rendering-too-large'],
    example: { params: { billingId: exampleIds.billingId } },
    run: (context, { params }) => printBilling(context, params.billingId),
  }),
  readOperation({
    id: 'get-deposit-distribution',
    method: 'GET',
    path: `${path}/deposit-distribution`,
    scope: 'read:billing',
    tag,
    summary: 'Get the deposit distribution of a settlement',
    description: 'One item for each deposit: what the settlement bills of it, by category and by whose money it is.',
    params: BillingParams,
    query: BillingPartQuery,
    success: { status: 200, description: 'One page of deposits, by their ids.', body: Page(DepositDistribution) },
    problems: ['not-found'],
    example: { params: { billingId: exampleIds.billingId } },
    run: async ({ tenantId, read }, { params, query }) => {
      const rows = await read(listDepositDistribution(tenantId, params.billingId, pageBounds(query)))
      const deposits = partsOf(rows, (row) => row.creditVoucherId !== null)
      return pageOf(query, deposits.map(distributionView))
    },
  }),
  writeOperation({
    id: 'patch-billing',
    method: 'PATCH',
    path,
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Approve a settlement',
    description:
      'An approved settlement has a number and, where something is to be paid out, a payout with its own copy of the bank account of the creditor. What the creditor owes by it becomes a receivable on its account, and what it owes from before is kept back of the payout. It is never changed again: what is corrected later is part of the next settlement.',
    params: BillingParams,
    body: BillingPatch,
    success: { status: 200, description: 'The settlement as it is now.', body: Billing },
    events: ['billings.create', 'billings.approve', 'payouts.create', 'creditor-accounts.entry'],
    problems: [
      'not-found',
      'billing-approved',
      'creditor-bank-account-missing',
      'unknown-reference',
      'currency-mismatch',
    ],
    example: { params: { billingId: exampleIds.billingId }, body: { state: 'APPROVED' } },
    run: (command, { params, body }) => patchBilling(command, params.billingId, body),
  }),
  writeOperation({
    id: 'delete-billing',
    method: 'DELETE',
    path,
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Delete a draft',
    description: 'What the draft billed is free to be billed by the next settlement. An approved settlement stays.',
    params: BillingParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['billings.delete'],
    problems: ['not-found', 'billing-approved'],
    example: { params: { billingId: exampleIds.draftBillingId } },
    run: (command, { params }) => deleteBilling(command, params.billingId),
  }),
]

/** Refuses a filter that names a creditor which the tenant does not have. */
async function requireKnownFilters(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  { creditorId }: BillingFilters,
): Promise<void> {
  if (creditorId === undefined) return
  const [known] = await read(hasCreditor(tenantId, creditorId))
  if (known === undefined) throw unknownReference('/creditorId', 'creditor')
}
