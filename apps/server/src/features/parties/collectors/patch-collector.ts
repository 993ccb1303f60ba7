import type { Command } from '../../../platform/commands/command.ts'
import { collectorView } from './collector-view.ts'
import { lockCollector, updateCollector } from './collectors.queries.ts'
import type { Collector, CollectorPatch } from './collectors.schemas.ts'
import { problem, message } from './collectors.problems.ts'

/** Changes the given fields of a collector; where that changes nothing, nothing is written. */
export async function patchCollector(command: Command, collectorId: string, patch: CollectorPatch): Promise<Collector> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockCollector(tenantId, collectorId))
  if (current === undefined) throw problem('not-found', message('There is no such collector.'))
  const before = collectorView(current)
  command.requireMatch(before)
  const changed = await transaction.maybeOne(updateCollector({ ...current, ...patch }))
  if (changed === undefined) return before
  const after = collectorView(changed)
  command.emit({ type: 'collectors.update', subjectId: after.collectorId, data: after })
  command.audit({ subjectType: 'collector', subjectId: after.collectorId, before, after })
  return after
}
