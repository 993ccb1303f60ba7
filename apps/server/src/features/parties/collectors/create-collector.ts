import type { Command } from '../../../platform/commands/command.ts'
import { collectorView } from './collector-view.ts'
import { insertCollector } from './collectors.queries.ts'
import type { Collector, CollectorInput } from './collectors.schemas.ts'

/** Adds a party that collects, for creditors to choose as their default. */
export async function createCollector(command: Command, input: CollectorInput): Promise<Collector> {
  const row = await command.transaction.one(
    insertCollector({
      tenantId: command.tenantId,
      collectorId: command.newId(),
      name: input.name,
      registryIdentifier: input.registryIdentifier ?? null,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const collector = collectorView(row)
  command.emit({ type: 'collectors.create', subjectId: collector.collectorId, data: collector })
  command.audit({ subjectType: 'collector', subjectId: collector.collectorId, after: collector })
  return collector
}
