import type { Principal } from '../../../platform/identity/principal.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { GateDecision, GateReader } from '../contact-gate/index.ts'
import { foreseeMessages } from '../interactions/index.ts'
import type { CandidateLetter } from './print-batches.schemas.ts'
import { type CandidateRow, findCandidates } from './printed-letters.queries.ts'

/** A letter that waits to be printed, and why it is left out. */
export interface Candidate {
  readonly row: CandidateRow
  readonly leftOut: CandidateLetter['leftOut']
}

/** Finds the letters that wait, or those that are named, and decides on each whether it can be printed now. */
export async function findPrintable(
  reader: GateReader,
  principal: Pick<Principal, 'type' | 'role'>,
  question: { readonly documentIds: readonly string[] | null; readonly limit: number; readonly now: Date },
): Promise<Candidate[]> {
  const rows = await reader.read(findCandidates(reader.tenantId, question))
  const interactionIds = rows.map(({ interactionId }) => interactionId)
  const decisions = await foreseeMessages(reader, principal, interactionIds, question.now)
  return rows.map((row) => ({ row, leftOut: leftOutOf(row, decisions.get(row.interactionId)) }))
}

function leftOutOf(row: CandidateRow, decision: GateDecision | undefined): CandidateLetter['leftOut'] {
  const because = (reason: NonNullable<CandidateLetter['leftOut']>['reason']): CandidateLetter['leftOut'] => ({
    ...{ reason, rule: null, opensAt: null },
  })
  if (row.isInBatch) return because('IN_BATCH')
  if (!row.isPending) return because('NOT_PENDING')
  if (decision !== undefined && decision.decision !== 'send') {
    return { reason: 'CONTACT_GATE', rule: decision.rule, opensAt: nullableInstant(decision.opensAt) }
  }
  if (!row.hasAddress) return because('NO_ADDRESS')
  return row.hasEnclosures ? because('ENCLOSURES') : null
}

/** A candidate as a preview shows it. */
export function candidateView({ row, leftOut }: Candidate): CandidateLetter {
  const { documentId, caseId, caseSeqId, subject, recipient } = row
  return { documentId, caseId, caseSeqId, subject, recipient, createdAt: instant(row.createdAt), leftOut }
}
