import { type Column, csvOfRows } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { getAgeing } from './get-ageing.ts'
import type { AgeingQuery, AgeingReport } from './reports.schemas.ts'

type InCurrency = AgeingReport['currencies'][number]
type OfCreditor = InCurrency['creditors'][number]
type Line = OfCreditor['buckets'][number] & Pick<OfCreditor, 'creditorId' | 'name'> & Pick<InCurrency, 'currency'>

const columns: readonly Column<Line>[] = [
  ['creditorId', (line) => line.creditorId],
  ['currency', (line) => line.currency],
  ['bucket', (line) => line.bucket],
  ['outstanding', (line) => line.outstanding],
  ['vouchers', (line) => line.vouchers],
  ['cases', (line) => line.cases],
  ['creditorName', (line) => line.name],
]

/** The ageing of the debt as CSV, one line per creditor and bucket. */
export async function exportAgeing(context: ReadContext, query: AgeingQuery): Promise<FileReply> {
  const { currencies } = await getAgeing(context, query)
  const rows = currencies.flatMap(({ currency, creditors }) =>
    creditors.flatMap(({ creditorId, name, buckets }) =>
      buckets.map((line) => ({ ...line, creditorId, name, currency })),
    ),
  )
  return csvOfRows({ fileName: 'ageing.csv', columns, rows })
}
