import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { AllocationRow } from './allocations.queries.ts'
import type { CaseVoucherAllocation } from './allocations.schemas.ts'

/** Shapes an allocation for responses. */
export function allocationView(row: AllocationRow): CaseVoucherAllocation {
  return {
    ...row,
    undone: row.undoneAt !== null,
    undoneAt: nullableInstant(row.undoneAt),
    createdAt: instant(row.createdAt),
  }
}
