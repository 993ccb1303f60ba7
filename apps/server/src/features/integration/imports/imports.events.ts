import type { EventType } from '../../../platform/events/event-type.ts'
import { registryEvents } from '../../../platform/events/registry-events.ts'
import { SavedImportMapping } from './import-mappings.schemas.ts'
import { Import } from './imports.schemas.ts'

const scope = 'read:imports'

export const events: readonly EventType[] = [
  ...registryEvents('import-mappings', { scope, name: 'An import mapping', data: SavedImportMapping }),
  { type: 'imports.create', scope, description: 'A file was uploaded for import.', data: Import },
  { type: 'imports.update', scope, description: 'The state of an import changed.', data: Import },
]
