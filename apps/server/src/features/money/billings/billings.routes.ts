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
      'Creates a draft settlement. It covers every payment recorded by the end of the period and not settled yet, corrections of payments that were undone after they were settled, and the commission and fees of the billing model. Use `Prefer: dry-run` for a preview. No payment is settled twice.',
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
      body: { creditorId: '{openCreditorId}', from: '2026-02-01', to: '2026-02-28', currency: 'DKK' },
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
    description: 'The settlements that match the filters, drafts included.',
    query: BillingListQuery,
    success: { status: 200, description: 'One page of settlements.', body: Page(Billing) },
    problems: ['unknown-reference'],
    example: { query: { creditorId: '{creditorId}', state: 'APPROVED' } },
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
    description: 'The sums of all approved settlements that match the filters, per currency. Drafts are only counted.',
    query: BillingSumQuery,
    success: { status: 200, description: 'The sums.', body: BillingSums },
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
    description: 'A settlement with its lines, fees and totals.',
    params: BillingParams,
    success: { status: 200, description: 'The settlement.', body: Billing },
    problems: ['not-found'],
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
    summary: 'List the entries of a settlement',
    description: 'One entry for each allocation of a deposit, with its commission rate and commission.',
    params: BillingParams,
    query: BillingPartQuery,
    success: { status: 200, description: 'One page of entries, by allocation.', body: Page(BillingEntry) },
    problems: ['not-found'],
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
      'The settlement as a tagged PDF for the creditor: the amounts collected, the charges and the result. It is in Danish if that is the tenant’s language, otherwise in English. A draft is marked as such; the file of an approved settlement never changes.',
    params: BillingParams,
    success: { status: 200, description: 'The settlement as a PDF file.', isFile: true, mediaType: 'application/pdf' },
    problems: ['not-found', 'rendering-too-large'],
    run: (context, { params }) => printBilling(context, params.billingId),
  }),
  readOperation({
    id: 'get-deposit-distribution',
    method: 'GET',
    path: `${path}/deposit-distribution`,
    scope: 'read:billing',
    tag,
    summary: 'Get the deposit distribution of a settlement',
    description: 'One item for each deposit: how the settled part of it is distributed by category, and who keeps it.',
    params: BillingParams,
    query: BillingPartQuery,
    success: { status: 200, description: 'One page of deposits, by their ids.', body: Page(DepositDistribution) },
    problems: ['not-found'],
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
      'Approves a draft. The settlement gets a number and, if there is anything to pay out, a payout with a copy of the creditor’s bank account. An amount due from the creditor becomes a receivable on its account; earlier receivables are set off against the payout. An approved settlement never changes: later corrections go into the next one.',
    params: BillingParams,
    body: BillingPatch,
    success: { status: 200, description: 'The settlement as it is now.', body: Billing },
    events: ['billings.create', 'billings.approve', 'payouts.create', 'creditor-accounts.entry', 'invoices.pay'],
    problems: [
      'not-found',
      'billing-approved',
      'creditor-bank-account-missing',
      'unknown-reference',
      'currency-mismatch',
    ],
    example: { body: { state: 'APPROVED' } },
    run: (command, { params, body }) => patchBilling(command, params.billingId, body),
  }),
  writeOperation({
    id: 'delete-billing',
    method: 'DELETE',
    path,
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Delete a draft settlement',
    description:
      'The payments in the draft can then be settled by another settlement. An approved settlement cannot be deleted.',
    params: BillingParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['billings.delete'],
    problems: ['not-found', 'billing-approved'],
    example: { params: { billingId: '{draftBillingId}' } },
    run: (command, { params }) => deleteBilling(command, params.billingId),
  }),
]

/** Rejects a filter by a creditor that the tenant does not have. */
async function requireKnownFilters(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  { creditorId }: BillingFilters,
): Promise<void> {
  if (creditorId === undefined) return
  const [known] = await read(hasCreditor(tenantId, creditorId))
  if (known === undefined) throw unknownReference('/creditorId', 'creditor')
}
