import type { EventType } from '../../../platform/events/event-type.ts'
import { File } from './files.schemas.ts'

export const events: readonly EventType[] = [
  { type: 'files.create', scope: 'read:files', description: 'A file was added.', data: File },
  {
    type: 'files.delete',
    scope: 'read:files',
    description: 'A file was deleted; the data is its last version.',
    data: File,
  },
]
