import { type Column, csvReply } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { listBillingEntries } from './billing-parts.queries.ts'
import { billingEntryView, partsOf } from './billing-view.ts'
import type { BillingEntry } from './billings.schemas.ts'

const columns: readonly Column<BillingEntry>[] = [
  ['allocationId', (row) => row.allocationId],
  ['caseId', (row) => row.caseId],
  ['caseSeqId', (row) => row.caseSeqId],
  ['creditVoucherId', (row) => row.creditVoucherId],
  ['debitVoucherId', (row) => row.debitVoucherId],
  ['referenceId', (row) => row.referenceId],
  ['category', (row) => row.category],
  ['paidTo', (row) => row.paidTo],
  ['keptBy', (row) => row.keptBy],
  ['amount', (row) => row.amount],
  ['basisValue', (row) => row.basisValue],
  ['rateBasisPoints', (row) => row.rateBasisPoints],
  ['commission', (row) => row.commission],
  ['correctsAllocationId', (row) => row.correctsAllocationId],
  ['late', (row) => row.late],
  ['recordedAt', (row) => row.recordedAt],
  ['creditorName', (row) => row.creditorName],
  ['debtorName', (row) => row.debtorName],
]

/** Exports the entries of a settlement as CSV. */
export function exportBilling({ tenantId, read }: ReadContext, billingId: string): Promise<FileReply> {
  return csvReply({
    fileName: `settlement-${billingId}.csv`,
    columns,
    readPage: async (page) => {
      const rows = await read(listBillingEntries(tenantId, billingId, page))
      return partsOf(rows, (row) => row.allocationId !== null).map(billingEntryView)
    },
    idOf: (row) => row.allocationId,
  })
}
