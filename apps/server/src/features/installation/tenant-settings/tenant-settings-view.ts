import { nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { TenantSettingsRow } from './tenant-settings.queries.ts'
import type { TenantSettings } from './tenant-settings.schemas.ts'

/** The settings as they are read. */
export function tenantSettingsView(row: TenantSettingsRow): TenantSettings {
  return {
    ...row,
    formerPayoutReviewUntil: nullableInstant(row.formerPayoutReviewUntil),
    formerTwoPeopleUntil: nullableInstant(row.formerTwoPeopleUntil),
  }
}
