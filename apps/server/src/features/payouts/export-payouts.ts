import { type Column, csvReply } from '../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../platform/http/operation.ts'
import { listPayouts } from './list-payouts.ts'
import type { PayoutPage } from './payouts.queries.ts'
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
  ['creditorName', (row) => row.creditorName],
  ['debtorName', (row) => row.debtorName],
]

/** All payouts that fit the filters of the list, in its order, as a file for spreadsheets. */
export function exportPayouts(
  context: ReadContext,
  { sort, ...filters }: PayoutFilters & Pick<PayoutPage, 'sort'>,
): Promise<FileReply> {
  return csvReply({
    fileName: 'payouts.csv',
    columns,
    readPage: (page) => listPayouts(context, filters, { ...page, sort }),
    idOf: (row) => row.payoutId,
  })
}
