import { localDate } from '../../../platform/clock/timestamps.ts'
import { type Column, csvOfRows } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { CachedReports } from './cached-reports.ts'
import { cohortAges, countCohorts } from './cohorts.queries.ts'
import { cohortsOf } from './cohorts.rules.ts'
import { periodOf } from './collected.rules.ts'
import type { CohortReport, CollectedQuery } from './reports.schemas.ts'
import { requireCreditor } from './require-creditor.ts'

const kept = new CachedReports<CohortReport>()

/** How much of what was claimed on the cases of each month was collected as they aged. */
export async function getCohorts(context: ReadContext, query: CollectedQuery): Promise<CohortReport> {
  const { tenantId, principal, now, read } = context
  const { timeZone } = principal.tenant
  const { creditorId = null, currency = null } = query
  const period = periodOf(query, now, timeZone)
  await requireCreditor(context, creditorId)
  const key = [tenantId, timeZone, period.from, period.to, creditorId, currency].join(' ')
  return kept.report(key, now.getTime(), async () => {
    const scope = { now, timeZone, start: period.start, end: period.end, creditorId, currency }
    const rows = await read(countCohorts(tenantId, scope))
    return cohortsOf(rows, period, localDate(now, timeZone), now)
  })
}

type InCurrency = CohortReport['currencies'][number]
type Line = InCurrency['months'][number] & Pick<InCurrency, 'currency'>

const columns: readonly Column<Line>[] = [
  ['month', (line) => line.month],
  ['currency', (line) => line.currency],
  ['cases', (line) => line.cases],
  ['claimed', (line) => line.claimed],
  ['collected', (line) => line.collected],
  ...cohortAges.map((age): Column<Line> => [
    `collectedWithin${age}Months`,
    (line) => line.ages.find(({ months }) => months === age)?.collected ?? null,
  ]),
]

/** The same as CSV, one line per month. */
export async function exportCohorts(context: ReadContext, query: CollectedQuery): Promise<FileReply> {
  const { from, to, currencies } = await getCohorts(context, query)
  const rows = currencies.flatMap(({ currency, months }) => months.map((line) => ({ ...line, currency })))
  return csvOfRows({ fileName: `cohorts-${from}-${to}.csv`, columns, rows })
}
