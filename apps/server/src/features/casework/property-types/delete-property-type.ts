import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { Problem, say } from '../../../problems/index.ts'
import { propertyTypeView } from './property-type-view.ts'
import {
  deletePropertyType as deletePropertyTypeRow,
  findPropertyUses,
  lockPropertyType,
} from './property-types.queries.ts'

/** Removes a property type of which nothing has a value. */
export async function deletePropertyType(command: Command, propertyTypeId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockPropertyType(tenantId, propertyTypeId))
  if (current === undefined) throw new Problem('not-found', say('There is no such property type.'))
  const before = propertyTypeView(current)
  command.requireMatch(before)
  requireUnused('property type', await transaction.many(findPropertyUses(current, null)))
  await transaction.run(deletePropertyTypeRow(tenantId, propertyTypeId))
  command.emit({ type: 'property-types.delete', subjectId: before.propertyTypeId, data: before })
  command.audit({ subjectType: 'property-type', subjectId: before.propertyTypeId, before })
  return {}
}
