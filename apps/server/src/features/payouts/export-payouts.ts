import { type Column, csvReply } from '../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../platform/http/operation.ts'
import { listPayouts } from './list-payouts.ts'
import { findPayoutParties, type PayoutParties } from './payouts.queries.ts'
import type { Payout, PayoutFilters } from './payouts.schemas.ts'

const columns: readonly Column<Payout & Omit<PayoutParties, 'payoutId'>>[] = [
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

/** All payouts that fit the filters of the list, oldest first, as a file for spreadsheets. */
export function exportPayouts(context: ReadContext, query: PayoutFilters): Promise<FileReply> {
  return csvReply({
    fileName: 'payouts.csv',
    columns,
    readPage: async (page) => {
      const payouts = await listPayouts(context, query, page)
      const ids = payouts.map(({ payoutId }) => payoutId)
      const parties = ids.length === 0 ? [] : await context.read(findPayoutParties(context.tenantId, ids))
      const byId = new Map(parties.map((named) => [named.payoutId, named]))
      return payouts.map((payout) => ({
        creditorName: null,
        debtorName: null,
        ...byId.get(payout.payoutId),
        ...payout,
      }))
    },
    idOf: (row) => row.payoutId,
  })
}
