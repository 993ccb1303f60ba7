import type { EventType } from '../../../platform/events/event-type.ts'
import { BulkJob } from './bulk-jobs.schemas.ts'

const scope = 'read:bulk-jobs'

export const events: readonly EventType[] = [
  { type: 'bulk-jobs.create', scope, description: 'A job on many cases was ordered.', data: BulkJob },
  { type: 'bulk-jobs.update', scope, description: 'The state of a job on many cases changed.', data: BulkJob },
]
