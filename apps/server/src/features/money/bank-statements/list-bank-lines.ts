import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { bankLineView } from './bank-line-view.ts'
import { findNamedByFilters, listLines } from './bank-lines.queries.ts'
import type { BankLine, BankLineFilters } from './bank-lines.schemas.ts'

/** Lists a page of the lines that match the filters. Rejects filters by resources that do not exist. */
export async function listBankLines(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  filters: BankLineFilters,
  page: Parameters<typeof listLines>[2],
): Promise<BankLine[]> {
  const rows = await read(listLines(tenantId, filters, page))
  if (rows.length > 0) return rows.map(bankLineView)
  // Any row would prove that the resources in the filters exist.
  const errors = (await read(findNamedByFilters(tenantId, filters))).flatMap(({ hasFile, hasAccount }) => [
    ...(hasFile ? [] : [{ path: '/bankFileId', message: noMatch('bank file') }]),
    ...(hasAccount ? [] : [{ path: '/transactionAccountId', message: noMatch('transaction account') }]),
  ])
  if (errors.length > 0) throw unknownReferences(errors)
  return []
}
