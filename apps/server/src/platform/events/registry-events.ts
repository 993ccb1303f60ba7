import type { TSchema } from 'typebox'
import type { EventType } from './event-type.ts'

/** The three events of a registry: an entry was created, changed or deleted. */
export function registryEvents(
  area: string,
  { scope, name, data }: { readonly scope: string; readonly name: string; readonly data: TSchema },
): EventType[] {
  return [
    { type: `${area}.create`, scope, description: `${name} was created.`, data },
    { type: `${area}.update`, scope, description: `${name} was changed.`, data },
    { type: `${area}.delete`, scope, description: `${name} was deleted; \`data\` is its last version.`, data },
  ]
}
