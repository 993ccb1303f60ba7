import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { BulkJobRow } from './bulk-jobs.queries.ts'
import type { BulkJob } from './bulk-jobs.schemas.ts'

/** Shapes a job for responses and events. */
export function bulkJobView(row: BulkJobRow): BulkJob {
  return {
    ...row,
    // A job of undoing has in `undo` what it does, not what undoes it.
    undoableCount: row.action === 'UNDO' ? 0 : row.undoableCount,
    parameters: row.parameters as BulkJob['parameters'],
    createdAt: instant(row.createdAt),
    finishedAt: nullableInstant(row.finishedAt),
  }
}
