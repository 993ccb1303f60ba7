import type { Static } from 'typebox'
import { type Column, csvReply } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { instant, pageBounds } from '../../../platform/http/schemas/schemas.ts'
import { unknownReference } from '../../../problems/index.ts'
import { findUser } from '../../access/users/index.ts'
import { type CollectedPaymentRow, type CollectedScope, listCollectedPayments } from './collected.queries.ts'
import { periodOf } from './collected.rules.ts'
import type { CollectedPayment, CollectedPaymentsExportQuery, CollectedPaymentsQuery } from './reports.schemas.ts'
import { requireCreditor } from './require-creditor.ts'

type Filters = Static<typeof CollectedPaymentsExportQuery>
type Scope = CollectedScope & { readonly caseworkerId: string | null }

/** One page of the payments that the collected amounts consist of. */
export async function getCollectedPayments(
  context: ReadContext,
  query: CollectedPaymentsQuery,
): Promise<CollectedPayment[]> {
  const { tenantId, read } = context
  const { scope } = await scopeOf(context, query)
  return (await read(listCollectedPayments(tenantId, scope, pageBounds(query)))).map(paymentView)
}

async function scopeOf(context: ReadContext, query: Filters): Promise<{ scope: Scope; name: string }> {
  const { tenantId, principal, now, read } = context
  const { timeZone } = principal.tenant
  const { creditorId = null, currency = null, caseworkerId = null } = query
  const { start, end, from, to } = periodOf(query, now, timeZone)
  await requireCreditor(context, creditorId)
  if (caseworkerId !== null && (await read(findUser(tenantId, caseworkerId))).length === 0)
    throw unknownReference('/caseworkerId', 'user')
  return { scope: { now, timeZone, start, end, creditorId, currency, caseworkerId }, name: `${from}-${to}` }
}

function paymentView({ date, ...row }: CollectedPaymentRow): CollectedPayment {
  return { ...row, date: instant(date) }
}

const columns: readonly Column<CollectedPayment>[] = [
  ['date', (row) => row.date],
  ['caseSeqId', (row) => row.caseSeqId],
  ['amount', (row) => row.amount],
  ['currency', (row) => row.currency],
  ['creditorId', (row) => row.creditorId],
  ['caseId', (row) => row.caseId],
  ['caseVoucherId', (row) => row.caseVoucherId],
  ['creditorName', (row) => row.creditorName],
  ['debtorName', (row) => row.debtorName],
  ['text', (row) => row.text],
]

/** The same as CSV. */
export async function exportCollectedPayments(context: ReadContext, query: Filters): Promise<FileReply> {
  const { tenantId, read } = context
  const { scope, name } = await scopeOf(context, query)
  return csvReply({
    fileName: `payments-${name}.csv`,
    columns,
    readPage: async (page) => (await read(listCollectedPayments(tenantId, scope, page))).map(paymentView),
    idOf: ({ caseVoucherId }) => caseVoucherId,
  })
}
