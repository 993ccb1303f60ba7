import { nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { PolicyRow } from './payments.queries.ts'
import { defaultPolicy } from './payments.rules.ts'
import type { AllocationPolicy } from './payments.schemas.ts'

/** Shapes the allocation policy of a tenant for responses. */
export function allocationPolicyView(tenantId: string, row: PolicyRow | undefined): AllocationPolicy {
  const entries = row?.entries ?? null
  return {
    tenantId,
    entries: entries ?? [...defaultPolicy],
    isDefault: entries === null,
    updatedAt: nullableInstant(row?.updatedAt ?? null),
    updatedBy: row?.updatedBy ?? null,
  }
}
