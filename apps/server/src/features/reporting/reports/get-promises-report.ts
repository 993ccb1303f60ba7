import { type Column, csvOfRows } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { CachedReports } from './cached-reports.ts'
import { periodOf } from './collected.rules.ts'
import { countPromises } from './promises.queries.ts'
import { promisesReportOf } from './promises.rules.ts'
import type { PromisesReport } from './promises.schemas.ts'
import type { CollectedQuery } from './reports.schemas.ts'
import { requireCreditor } from './require-creditor.ts'

const kept = new CachedReports<PromisesReport>()

/** How many of the promises that were due in a period were kept. */
export async function getPromisesReport(context: ReadContext, query: CollectedQuery): Promise<PromisesReport> {
  const { tenantId, principal, now, read } = context
  const { timeZone } = principal.tenant
  const { creditorId = null, currency = null } = query
  const period = periodOf(query, now, timeZone)
  await requireCreditor(context, creditorId)
  const key = [tenantId, timeZone, period.from, period.to, creditorId, currency].join(' ')
  return kept.report(key, now.getTime(), async () => {
    const scope = { now, timeZone, start: period.start, end: period.end, creditorId, currency }
    return promisesReportOf(await read(countPromises(tenantId, scope)), period, now)
  })
}

type InCurrency = PromisesReport['currencies'][number]
type Line = InCurrency['months'][number] & Pick<InCurrency, 'currency'>

const columns: readonly Column<Line>[] = [
  ['month', (line) => line.month],
  ['currency', (line) => line.currency],
  ['promises', (line) => line.promises],
  ['kept', (line) => line.kept],
  ['broken', (line) => line.broken],
  ['cancelled', (line) => line.cancelled],
  ['open', (line) => line.open],
  ['promised', (line) => line.promised],
  ['paid', (line) => line.paid],
]

/** The same as CSV, one line per month. */
export async function exportPromisesReport(context: ReadContext, query: CollectedQuery): Promise<FileReply> {
  const { from, to, currencies } = await getPromisesReport(context, query)
  const rows = currencies.flatMap(({ currency, months }) => months.map((line) => ({ ...line, currency })))
  return csvOfRows({ fileName: `promises-${from}-${to}.csv`, columns, rows })
}
