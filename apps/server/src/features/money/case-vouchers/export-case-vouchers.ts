import { type Column, csvReply } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { findVoucherFilters, listAllVouchers, type VoucherRow } from './all-vouchers.queries.ts'
import type { CaseVoucher, CaseVoucherExportQuery } from './case-vouchers.schemas.ts'

const columns: readonly Column<CaseVoucher & Omit<VoucherRow, 'voucher'>>[] = [
  ['caseVoucherId', (row) => row.caseVoucherId],
  ['caseId', (row) => row.caseId],
  ['creditorId', (row) => row.creditorId],
  ['voucherTypeId', (row) => row.voucherTypeId],
  ['category', (row) => row.category],
  ['direction', (row) => row.direction],
  ['amount', (row) => row.amount],
  ['outstanding', (row) => row.outstanding],
  ['unallocated', (row) => row.unallocated],
  ['currency', (row) => row.currency],
  ['source', (row) => row.source],
  ['date', (row) => row.date],
  ['dueDate', (row) => row.dueDate],
  ['referenceId', (row) => row.referenceId],
  ['text', (row) => row.text],
  ['interest', (row) => row.interest],
  ['interestStartDate', (row) => row.interestStartDate],
  ['interestEndDate', (row) => row.interestEndDate],
  ['referenceCaseVoucherId', (row) => row.referenceCaseVoucherId],
  ['reversesCaseVoucherId', (row) => row.reversesCaseVoucherId],
  ['uniqueId', (row) => row.uniqueId],
  ['createdAt', (row) => row.createdAt],
  ['creditorName', (row) => row.creditorName],
  ['debtorName', (row) => row.debtorName],
]

/** The vouchers of all cases that fit the filters, oldest first, as a file for spreadsheets. */
export function exportCaseVouchers(
  { tenantId, principal, read }: ReadContext,
  query: CaseVoucherExportQuery,
): Promise<FileReply> {
  const { timeZone } = principal.tenant
  const requireKnown = async (): Promise<void> => {
    const errors = (await read(findVoucherFilters(tenantId, query))).flatMap(({ hasCase, hasCreditor }) => [
      ...(hasCase ? [] : [{ path: '/caseId', message: noMatch('case') }]),
      ...(hasCreditor ? [] : [{ path: '/creditorId', message: noMatch('creditor') }]),
    ])
    if (errors.length > 0) throw unknownReferences(errors)
  }
  return csvReply({
    fileName: 'case-vouchers.csv',
    columns,
    readPage: async (page) => {
      const rows = await read(listAllVouchers(tenantId, query, { ...page, timeZone }))
      if (rows.length === 0) await requireKnown()
      return rows.map(({ voucher, ...parties }) => ({ ...voucher, ...parties }))
    },
    idOf: (row) => row.caseVoucherId,
  })
}
