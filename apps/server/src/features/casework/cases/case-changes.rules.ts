import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { CaseChangeRow, CaseVersion } from './case-changes.queries.ts'
import type { CaseChange } from './case-changes.schemas.ts'

/** A change as the API shows it. */
export function changeView({ before, after, at, ...common }: CaseChangeRow): CaseChange {
  const what = after === null ? ({ kind: 'responsible-changed', otherCaseId: null } as const) : kindOf(before, after)
  return {
    ...common,
    ...what,
    at: instant(at),
    status: after?.status ?? null,
    endReasonId: after?.endReasonId ?? null,
  }
}

function kindOf(before: CaseVersion | null, after: CaseVersion): Pick<CaseChange, 'kind' | 'otherCaseId'> {
  if (before === null) return { kind: 'created', otherCaseId: null }
  return mergeOf(before, after) ?? { kind: statusKind(before, after), otherCaseId: null }
}

/** The merge that the change made or undid, which also explains a change of the status. */
function mergeOf(before: CaseVersion, after: CaseVersion): Pick<CaseChange, 'kind' | 'otherCaseId'> | undefined {
  const added = after.mergedCaseIds.find((id) => !before.mergedCaseIds.includes(id))
  if (added !== undefined) return { kind: 'case-merged', otherCaseId: added }
  const removed = before.mergedCaseIds.find((id) => !after.mergedCaseIds.includes(id))
  if (removed !== undefined) return { kind: 'merge-undone', otherCaseId: removed }
  if (before.mergedIntoCaseId === after.mergedIntoCaseId) return undefined
  return after.mergedIntoCaseId === null
    ? { kind: 'merged-into-undone', otherCaseId: before.mergedIntoCaseId }
    : { kind: 'merged-into', otherCaseId: after.mergedIntoCaseId }
}

function statusKind(before: CaseVersion, after: CaseVersion): CaseChange['kind'] {
  if (before.status === after.status) return 'end-reason-changed'
  if (after.status === 'ENDED') return 'ended'
  return before.status === 'ENDED' ? 'reopened' : 'status-changed'
}
