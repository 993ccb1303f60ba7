import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { CaseRow } from './case.queries.ts'
import type { Case } from './case.schemas.ts'

/** A case as responses and events show it. */
export function caseView(row: CaseRow): Case {
  return {
    ...row,
    statusTime: instant(row.statusTime),
    paused: row.pausedAt !== null,
    pausedAt: nullableInstant(row.pausedAt),
    pausedUntil: nullableInstant(row.pausedUntil),
    createdAt: instant(row.createdAt),
    updatedAt: nullableInstant(row.updatedAt),
  }
}

/** What the view of a new case is made of. It has no debit that bears interest: what has accrued is read. */
export interface OpenedCase extends Pick<
  CaseRow,
  | 'id'
  | 'caseSeqId'
  | 'tenantId'
  | 'customerId'
  | 'creditorId'
  | 'debtorName'
  | 'creditorName'
  | 'groupId'
  | 'currency'
  | 'migratedId'
  | 'properties'
  | 'outstanding'
  | 'rulePack'
  | 'createdAt'
  | 'createdBy'
> {
  readonly journalNumber: string | null
}

/** A case that is being inserted as `selectCases` reads it, for many cases that need not be read back. A test compares the two. */
export function openedCaseView(opened: OpenedCase): Case {
  return caseView({
    ...opened,
    ...{ ultimateCreditorId: null, ultimateCreditorName: null, status: 'PENDING', statusTime: opened.createdAt },
    ...{ endReasonId: null, endReason: null, endOverride: null, tags: [], accruedInterest: 0 },
    journalNumber: opened.journalNumber ?? String(opened.caseSeqId),
    ...{
      mergedIntoCaseId: null,
      mergedCaseIds: [],
      pausedAt: null,
      pausedUntil: null,
      updatedAt: null,
      updatedBy: null,
    },
  })
}
