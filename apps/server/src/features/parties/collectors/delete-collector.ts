import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { collectorView } from './collector-view.ts'
import { deleteCollector as deleteCollectorRow, findCollectorUses, lockCollector } from './collectors.queries.ts'
import { problem, message } from './collectors.problems.ts'

/** Removes a collector that nothing refers to. */
export async function deleteCollector(command: Command, collectorId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockCollector(tenantId, collectorId))
  if (current === undefined) throw problem('not-found', message('There is no such collector.'))
  const before = collectorView(current)
  command.requireMatch(before)
  requireUnused('collector', await transaction.many(findCollectorUses(tenantId, collectorId)))
  await transaction.run(deleteCollectorRow(tenantId, collectorId))
  command.emit({ type: 'collectors.delete', subjectId: before.collectorId, data: before })
  command.audit({ subjectType: 'collector', subjectId: before.collectorId, before })
  return {}
}
