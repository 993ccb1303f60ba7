import { type Column, csvReply } from '../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../platform/http/operation.ts'
import { payoutView } from './payout-view.ts'
import { listPayouts } from './payouts.queries.ts'
import type { Payout, PayoutFilters } from './payouts.schemas.ts'

const columns: readonly Column<Payout>[] = [
  ['payoutId', (row) => row.payoutId],
  ['state', (row) => row.state],
  ['recipientName', (row) => row.recipientName],
  ['bankAccount.registrationNumber', (row) => row.bankAccount.registrationNumber],
  ['bankAccount.accountNumber', (row) => row.bankAccount.accountNumber],
  ['amount', (row) => row.amount],
  ['currency', (row) => row.currency],
  ['transactionAccount.name', (row) => row.transactionAccount?.name ?? null],
  ['creditorId', (row) => row.creditorId],
  ['billingId', (row) => row.billingId],
  ['contactId', (row) => row.contactId],
  ['caseId', (row) => row.caseId],
  ['caseVoucherId', (row) => row.caseVoucherId],
  ['paidOn', (row) => row.paidOn],
  ['reference', (row) => row.reference],
  ['createdAt', (row) => row.createdAt],
  ['paidAt', (row) => row.paidAt],
]

/** All payouts that fit the filters of the list, oldest first, as a file for spreadsheets. */
export function exportPayouts({ tenantId, read }: ReadContext, query: PayoutFilters): Promise<FileReply> {
  return csvReply({
    fileName: 'payouts.csv',
    columns,
    readPage: async (page) => (await read(listPayouts(tenantId, query, page))).map(payoutView),
    idOf: (row) => row.payoutId,
  })
}
