import type { Command } from '../../../platform/commands/command.ts'
import { endReasonView } from './end-reason-view.ts'
import { insertEndReason } from './end-reasons.queries.ts'
import type { EndReason, EndReasonInput } from './end-reasons.schemas.ts'

/** Adds a reason of the tenant's own for which cases can end, beside the standard ones. */
export async function createEndReason(command: Command, input: EndReasonInput): Promise<EndReason> {
  const row = await command.transaction.one(
    insertEndReason({
      tenantId: command.tenantId,
      endReasonId: command.newId(),
      handle: input.handle,
      label: input.label,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const endReason = endReasonView(row)
  command.emit({ type: 'end-reasons.create', subjectId: endReason.endReasonId, data: endReason })
  command.audit({ subjectType: 'end-reason', subjectId: endReason.endReasonId, after: endReason })
  return endReason
}
