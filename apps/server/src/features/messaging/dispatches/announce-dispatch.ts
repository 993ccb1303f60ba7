import type { Command } from '../../../platform/commands/command.ts'
import { dispatchView } from './dispatch-views.ts'
import { type DispatchRow, findDispatch } from './dispatches.queries.ts'
import type { Dispatch } from './dispatches.schemas.ts'

/** Emits and records how a dispatch has changed. The case id makes the workflow look at its case again. */
export async function announceDispatch(command: Command, before: DispatchRow): Promise<Dispatch> {
  const { tenantId, transaction } = command
  const { dispatchId, caseId } = before
  const after = dispatchView(await transaction.one(findDispatch(tenantId, dispatchId)))
  command.emit({
    type: 'dispatches.update',
    subjectId: dispatchId,
    ...(caseId === null ? {} : { caseId }),
    data: after,
  })
  command.audit({ subjectType: 'dispatch', subjectId: dispatchId, before: dispatchView(before), after })
  return after
}
