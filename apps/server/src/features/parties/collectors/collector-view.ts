import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { CollectorRow } from './collectors.queries.ts'
import type { Collector } from './collectors.schemas.ts'

/** A collector as it is read. */
export function collectorView(row: CollectorRow): Collector {
  return { ...row, createdAt: instant(row.createdAt) }
}
