import type { Command } from '../../../platform/commands/command.ts'
import type { Case } from './case.schemas.ts'

/** Tells that a case has another status than before. */
export function announceStatus(command: Command, after: Case): void {
  const { id: caseId, status, endReasonId, endReason: handle } = after
  const data = { caseId, status, endReasonId, handle }
  command.emit({ type: 'cases.status-change', subjectId: caseId, caseId, data })
}
