import type { Command } from '../../../platform/commands/command.ts'
import type { Case } from './case.schemas.ts'

/** Emits the change of a case's status. */
export function announceStatus(command: Command, after: Case): void {
  const { id: caseId, status, endReasonId, endReason: handle } = after
  const data = { caseId, status, endReasonId, handle }
  command.emit({ type: 'cases.status-change', subjectId: caseId, caseId, data })
}
