import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { BillingModelRow } from './billing-models.queries.ts'
import type { BillingModel } from './billing-models.schemas.ts'

/** A billing model as it is read. */
export function billingModelView(row: BillingModelRow): BillingModel {
  return { ...row, createdAt: instant(row.createdAt) }
}
