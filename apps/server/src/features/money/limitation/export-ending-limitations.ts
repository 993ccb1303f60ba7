import type { Static } from 'typebox'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { type Column, csvReply } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { listEndingPeriods } from './limitation-search.queries.ts'
import type { PageBounds } from './limitation.queries.ts'
import { monthsAfter } from './limitation.rules.ts'
import type { EndingLimitation, EndingLimitationQuery } from './limitation.schemas.ts'
import { periodView } from './limitation-views.ts'

const monthsByDefault = 12

/** One page of the debits that lapse within some months. */
export async function listEndingLimitations(
  { tenantId, principal, now, read }: ReadContext,
  { months = monthsByDefault }: Pick<Static<typeof EndingLimitationQuery>, 'months'>,
  page: PageBounds,
): Promise<EndingLimitation[]> {
  const { timeZone } = principal.tenant
  const today = localDate(now, timeZone)
  const rows = await read(listEndingPeriods(tenantId, { timeZone, today, until: monthsAfter(today, months) }, page))
  return rows.map((row) => periodView(row, today))
}

const columns: readonly Column<EndingLimitation>[] = [
  ['caseVoucherId', (row) => row.caseVoucherId],
  ['caseId', (row) => row.caseId],
  ['caseSeqId', (row) => row.caseSeqId],
  ['debtorName', (row) => row.debtorName],
  ['referenceId', (row) => row.referenceId],
  ['category', (row) => row.category],
  ['outstanding', (row) => row.outstanding],
  ['currency', (row) => row.currency],
  ['startsOn', (row) => row.startsOn],
  ['expiresOn', (row) => row.expiresOn],
  ['years', (row) => row.years],
  ['warning', (row) => row.warning],
]

/** Exports all debits that lapse within some months, in the order of the list. */
export function exportEndingLimitations(
  context: ReadContext,
  query: Pick<Static<typeof EndingLimitationQuery>, 'months'>,
): Promise<FileReply> {
  return csvReply({
    fileName: 'limitations.csv',
    columns,
    readPage: (page) => listEndingLimitations(context, query, page),
    idOf: (row) => row.caseVoucherId,
  })
}
