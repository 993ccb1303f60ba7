import type { Static } from 'typebox'
import { type Column, csvReply } from '../../../platform/csv/csv-reply.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { listCases } from './case-list.queries.ts'
import type { CaseListQuery } from './case-list.schemas.ts'
import { caseView } from '../case-status/index.ts'
import { findFilterReferences } from './cases.queries.ts'
import { caseFilter, needsCheck, requireKnownFilters } from './cases.rules.ts'
import type { Case } from './cases.schemas.ts'

const columns: readonly Column<Case>[] = [
  ['id', (row) => row.id],
  ['caseSeqId', (row) => row.caseSeqId],
  ['journalNumber', (row) => row.journalNumber],
  ['status', (row) => row.status],
  ['statusTime', (row) => row.statusTime],
  ['endReason', (row) => row.endReason],
  ['paused', (row) => row.paused],
  ['pausedUntil', (row) => row.pausedUntil],
  ['creditorId', (row) => row.creditorId],
  ['customerId', (row) => row.customerId],
  ['ultimateCreditorId', (row) => row.ultimateCreditorId],
  ['groupId', (row) => row.groupId],
  ['mergedIntoCaseId', (row) => row.mergedIntoCaseId],
  ['currency', (row) => row.currency],
  ['outstanding', (row) => row.outstanding],
  ['tags', (row) => row.tags.join(', ')],
  ['migratedId', (row) => row.migratedId],
  ['createdAt', (row) => row.createdAt],
  ['updatedAt', (row) => row.updatedAt],
  ['creditorName', (row) => row.creditorName],
  ['debtorName', (row) => row.debtorName],
  ['ultimateCreditorName', (row) => row.ultimateCreditorName],
]

/** Exports all cases that match the filters of the list, in the same order. */
export function exportCases(
  { tenantId, principal, now, read }: ReadContext,
  query: Omit<Static<typeof CaseListQuery>, 'page' | 'pageSize' | 'after'>,
): Promise<FileReply> {
  const filter = caseFilter(query, principal)
  const { sort = 'createdAt' } = query
  return csvReply({
    fileName: 'cases.csv',
    columns,
    readPage: async (page) => {
      const rows = await read(listCases(tenantId, filter, { ...page, sort, now, role: principal.role }))
      if (needsCheck(filter, rows.length)) requireKnownFilters(await read(findFilterReferences(tenantId, filter)))
      return rows.map(caseView)
    },
    idOf: (row) => row.id,
  })
}
