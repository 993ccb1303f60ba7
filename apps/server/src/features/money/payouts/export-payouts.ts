import { type Column, csvReply } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { majorUnits } from '../../../platform/money/money.ts'
import type { Problem } from '../../../problems/index.ts'
import { listPayouts } from './list-payouts.ts'
import { countHeldBack, type PayoutPage } from './payouts.queries.ts'
import type { Payout, PayoutFilters } from './payouts.schemas.ts'
import { problem, message } from './payouts.problems.ts'

const columns: readonly Column<Payout>[] = [
  ['payoutId', (row) => row.payoutId],
  ['state', (row) => row.state],
  ['recipientName', (row) => row.recipientName],
  ['bankAccount.registrationNumber', (row) => row.bankAccount?.registrationNumber ?? null],
  // Banks expect account numbers with all ten digits.
  ['bankAccount.accountNumber', (row) => row.bankAccount?.accountNumber.padStart(10, '0') ?? null],
  ['ibanAccount.iban', (row) => row.ibanAccount?.iban ?? null],
  ['ibanAccount.bic', (row) => row.ibanAccount?.bic ?? null],
  ['amountInMajorUnits', (row) => majorUnits(row.amount)],
  ['currency', (row) => row.currency],
  ['amountInMinorUnits', (row) => row.amount],
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
  ['accountChangedAt', (row) => row.accountChange?.changedAt ?? null],
  ['approvedBy', (row) => row.approvedBy?.name ?? null],
  ['domesticAccount.clearingNumber', (row) => row.domesticAccount?.clearingNumber ?? null],
  ['domesticAccount.accountNumber', (row) => row.domesticAccount?.accountNumber ?? null],
  ['bankLineId', (row) => row.bankLineId],
  ['invoiceId', (row) => row.invoiceId],
  ['batchPayment.batchSeqId', (row) => row.batchPayment?.batchSeqId ?? null],
  ['batchPayment.state', (row) => row.batchPayment?.state ?? null],
]

/**
 * Exports all payouts that match the filters, in the order of the list, as a CSV file to pay from. Payouts that wait for
 * a second person or are in a batch are left out and counted in a header; if no others match, the export is rejected.
 */
export async function exportPayouts(
  context: ReadContext,
  { sort, ...filters }: PayoutFilters & Pick<PayoutPage, 'sort'>,
): Promise<FileReply> {
  const [waiting] = await context.read(countHeldBack(context.tenantId, filters, context.now))
  const leftOut = waiting?.count ?? 0
  const { content, headers } = await csvReply({
    fileName: 'payouts.csv',
    columns,
    readPage: async (page) => {
      const rows = await listPayouts(context, filters, { ...page, sort, isReleasedOnly: true })
      if (rows.length === 0 && page.after === null && leftOut > 0) throw allAwaitApproval()
      return rows
    },
    idOf: (row) => row.payoutId,
  })
  return { content, headers: { ...headers, 'payouts-left-out': String(leftOut) } }
}

function allAwaitApproval(): Problem {
  return problem(
    'payout-approval-required',
    message('All matching payouts wait for a second person’s approval or are in a batch.'),
  )
}
