import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, noMatch, validationFailed } from '../../../problems/index.ts'
import { lockFiles } from '../../messaging/files/index.ts'
import { findPropertyDefinitions } from './property-types.queries.ts'
import { checkProperties, type GivenProperties, type PropertyFile } from './property-types.rules.ts'
import type { PropertyEntity } from './property-types.schemas.ts'

/** The same limit as for schema errors. */
const errorsMax = 100

/** Rejects properties that are not defined for the entity, and values of the wrong type. Null is always valid. */
export async function requireValidProperties(
  command: Command,
  entity: PropertyEntity,
  properties: Readonly<Record<string, unknown>>,
  path = '/properties',
): Promise<void> {
  await requireValidPropertiesOfMany(command, entity, [{ path, properties }])
}

/** The same for many records, with one query for the property types and one for the files. */
export async function requireValidPropertiesOfMany(
  command: Command,
  entity: PropertyEntity,
  given: readonly GivenProperties[],
): Promise<void> {
  const requireValid = await propertyCheck(command, entity, given)
  await requireValid(given)
}

/** Reads the property types of all these records once, to check each on its own. */
export async function propertyCheck(
  command: Command,
  entity: PropertyEntity,
  all: readonly Pick<GivenProperties, 'properties'>[],
): Promise<(given: readonly GivenProperties[]) => Promise<void>> {
  const handles = [...new Set(all.flatMap(({ properties }) => Object.keys(properties)))]
  if (handles.length === 0) return () => Promise.resolve()
  const definitions = await command.transaction.many(findPropertyDefinitions(command.tenantId, entity, handles))
  return async (given) => {
    const { errors, files } = checkProperties(given, definitions)
    errors.push(...(await missingFiles(command, files)))
    if (errors.length > 0) throw validationFailed(errors.slice(0, errorsMax))
  }
}

async function missingFiles(command: Command, files: readonly PropertyFile[]): Promise<FieldError[]> {
  if (files.length === 0) return []
  const rows = await command.transaction.many(
    lockFiles(
      command.tenantId,
      files.map(({ fileId }) => fileId),
      command.principal.role,
    ),
  )
  const existing = new Set(rows.map(({ fileId }) => fileId))
  return files.filter(({ fileId }) => !existing.has(fileId)).map(({ path }) => ({ path, message: noMatch('file') }))
}
