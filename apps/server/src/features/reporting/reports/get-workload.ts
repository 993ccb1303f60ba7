import { Temporal } from 'temporal-polyfill'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { type Column, csvOfRows } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { CachedReports } from './cached-reports.ts'
import { periodOf } from './collected.rules.ts'
import { countWorkload } from './workload.queries.ts'
import type { WorkloadQuery, WorkloadReport } from './workload.schemas.ts'

const kept = new CachedReports<WorkloadReport>()

/** What each caseworker has to do, and did in a period: the current week by default. */
export async function getWorkload(context: ReadContext, query: WorkloadQuery): Promise<WorkloadReport> {
  const { tenantId, principal, now, read } = context
  const { timeZone } = principal.tenant
  const { role } = principal
  const to = query.to ?? localDate(now, timeZone)
  const period = periodOf({ from: query.from ?? mondayOf(to), to }, now, timeZone)
  const key = [tenantId, timeZone, role, period.from, period.to].join(' ')
  return kept.report(key, now.getTime(), async () => {
    const people = await read(countWorkload(tenantId, { now, role, start: period.start, end: period.end }))
    return { asOf: now.toISOString(), from: period.from, to: period.to, people }
  })
}

function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}

type Line = WorkloadReport['people'][number]

const columns: readonly Column<Line>[] = [
  ['userId', (line) => line.userId],
  ['openCases', (line) => line.openCases],
  ['pendingCases', (line) => line.pendingCases],
  ['remindersDue', (line) => line.remindersDue],
  ['unhandledInteractions', (line) => line.unhandledInteractions],
  ['done.actions', (line) => line.done.actions],
  ['done.calls', (line) => line.done.calls],
  ['done.letters', (line) => line.done.letters],
  ['done.messages', (line) => line.done.messages],
  ['done.handledInteractions', (line) => line.done.handledInteractions],
  ['done.followUps', (line) => line.done.followUps],
  ['done.payments', (line) => line.done.payments],
  ['name', (line) => line.name],
]

/** The same as CSV, one line per person. */
export async function exportWorkload(context: ReadContext, query: WorkloadQuery): Promise<FileReply> {
  const { from, to, people } = await getWorkload(context, query)
  return csvOfRows({ fileName: `workload-${from}-${to}.csv`, columns, rows: people })
}
