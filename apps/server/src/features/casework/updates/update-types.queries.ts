import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { ReferenceType } from './update-types.schemas.ts'

/** Locks the update type until the transaction ends. */
export function findReferenceType(tenantId: string, updateTypeId: string): Statement<{ referenceType: ReferenceType }> {
  return sql<{ referenceType: ReferenceType }>`
    select reference_type as "referenceType" from update_types
    where tenant_id = ${tenantId}::uuid and update_type_id = ${updateTypeId}::uuid
    for key share`
}
