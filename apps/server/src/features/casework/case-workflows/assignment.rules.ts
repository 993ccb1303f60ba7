/** What decides which workflow a case follows. */
export interface AssignmentRow {
  readonly caseId: string
  readonly status: string
  readonly isMerged: boolean
  /** The day of the last change of status. */
  readonly statusOn: string
  readonly position: {
    readonly state: string
    readonly chosenBy: string
    /** The case was just reopened, maybe before its workflow noticed that it had ended, and no workflow started since. */
    readonly isReopened: boolean
  } | null
  /** The published workflow of the group, and those of the creditor for verified and for pending cases. */
  readonly group: Candidate | null
  readonly creditor: Candidate | null
  readonly client: Candidate | null
}

export interface Candidate {
  readonly workflowId: string
  readonly version: number
  /** The first step. */
  readonly stepId: string
  readonly publishedOn: string
}

export type ChosenBy = 'CASE' | 'GROUP' | 'CREDITOR' | 'CLIENT'

export type Assignment =
  | {
      readonly kind: 'start'
      readonly caseId: string
      readonly candidate: Candidate
      readonly chosenBy: ChosenBy
      readonly since: string
    }
  /** Something happened on the case, so that what comes next may have changed. */
  | { readonly kind: 'look'; readonly caseId: string }
  /** The case was reopened: a person decides how it goes on. */
  | { readonly kind: 'hold'; readonly caseId: string }

/**
 * Which workflow a case follows after something happened on it. A workflow that was chosen for the case itself comes
 * first. Verified cases follow the workflow of their group, else `defaultChainId` of the creditor; pending ones follow
 * `defaultClientChainId`, until they are verified.
 */
export function assignmentOf(row: AssignmentRow): Assignment | undefined {
  const { caseId, position, status } = row
  const look = position?.state === 'RUNNING' ? { kind: 'look' as const, caseId } : undefined
  if (status === 'ENDED' || row.isMerged) return look
  if (position === null) return startOf(row)
  if (needsReview(position)) return { kind: 'hold', caseId }
  const isHandedOver = position.chosenBy === 'CLIENT' && status === 'VERIFIED' && position.state !== 'HELD'
  return isHandedOver ? (startOf(row) ?? { kind: 'look', caseId }) : look
}

function needsReview({ state, isReopened }: NonNullable<AssignmentRow['position']>): boolean {
  return state === 'LEFT' || (state === 'RUNNING' && isReopened)
}

function startOf({ caseId, status, statusOn, group, creditor, client }: AssignmentRow): Assignment | undefined {
  const options: readonly (readonly [ChosenBy, Candidate | null])[] =
    status === 'PENDING'
      ? [['CLIENT', client]]
      : [
          ['GROUP', group],
          ['CREDITOR', creditor],
        ]
  for (const [chosenBy, candidate] of options) {
    if (candidate === null) continue
    // Never earlier than the workflow itself, however old the case is.
    const since = statusOn > candidate.publishedOn ? statusOn : candidate.publishedOn
    return { kind: 'start', caseId, candidate, chosenBy, since }
  }
  return undefined
}
