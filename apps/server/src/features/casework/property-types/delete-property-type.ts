import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { propertyTypeView } from './property-type-view.ts'
import {
  deletePropertyType as deletePropertyTypeRow,
  findPropertyUses,
  lockPropertyType,
} from './property-types.queries.ts'
import { problem, message } from './property-types.problems.ts'

/** Removes a property type of which nothing has a value. */
export async function deletePropertyType(command: Command, propertyTypeId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockPropertyType(tenantId, propertyTypeId))
  if (current === undefined) throw problem('not-found', message('There is no such property type.'))
  const before = propertyTypeView(current)
  command.requireMatch(before)
  requireUnused('property type', await transaction.many(findPropertyUses(current, null)))
  await transaction.run(deletePropertyTypeRow(tenantId, propertyTypeId))
  command.emit({ type: 'property-types.delete', subjectId: before.propertyTypeId, data: before })
  command.audit({ subjectType: 'property-type', subjectId: before.propertyTypeId, before })
  return {}
}
