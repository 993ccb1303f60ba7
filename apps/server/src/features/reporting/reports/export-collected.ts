import type { Static } from 'typebox'
import { type Column, csvOfRows } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { getCollected } from './get-collected.ts'
import type { CollectedExportQuery, CollectedReport } from './reports.schemas.ts'

type InCurrency = CollectedReport['currencies'][number]
type MonthLine = InCurrency['months'][number] & Pick<InCurrency, 'currency'>
type PersonLine = InCurrency['people'][number] & Pick<InCurrency, 'currency'>
type CreditorLine = InCurrency['creditors'][number] & Pick<InCurrency, 'currency'>

const byMonth: readonly Column<MonthLine>[] = [
  ['month', (line) => line.month],
  ['currency', (line) => line.currency],
  ['amount', (line) => line.amount],
  ['deposits', (line) => line.deposits],
  ['target', (line) => line.target],
]
const byCreditor: readonly Column<CreditorLine>[] = [
  ['creditorId', (line) => line.creditorId],
  ['currency', (line) => line.currency],
  ['amount', (line) => line.amount],
  ['deposits', (line) => line.deposits],
  ['target', (line) => line.target],
  ['creditorName', (line) => line.name],
]

const byPerson: readonly Column<PersonLine>[] = [
  ['caseworkerId', (line) => line.caseworkerId],
  ['currency', (line) => line.currency],
  ['amount', (line) => line.amount],
  ['deposits', (line) => line.deposits],
  ['target', (line) => line.target],
  ['caseworkerName', (line) => line.name],
]

/** The amounts collected in a period as CSV, one line per month, creditor or caseworker. */
export async function exportCollected(
  context: ReadContext,
  { groupBy = 'month', ...query }: Static<typeof CollectedExportQuery>,
): Promise<FileReply> {
  const { from, to, currencies } = await getCollected(context, query)
  const fileName = `collected-by-${groupBy}-${from}-${to}.csv`
  if (groupBy === 'month') {
    const rows = currencies.flatMap(({ currency, months }) => months.map((line) => ({ ...line, currency })))
    return csvOfRows({ fileName, columns: byMonth, rows })
  }
  if (groupBy === 'person') {
    const rows = currencies.flatMap(({ currency, people }) => people.map((line) => ({ ...line, currency })))
    return csvOfRows({ fileName, columns: byPerson, rows })
  }
  const rows = currencies.flatMap(({ currency, creditors }) => creditors.map((line) => ({ ...line, currency })))
  return csvOfRows({ fileName, columns: byCreditor, rows })
}
