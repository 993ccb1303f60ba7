import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { standardVoucherTypes } from './standard-voucher-types.data.ts'

/** Creates the standard voucher types of a new tenant. */
export function createStandardVoucherTypes(tenantId: string, now: Date, actor: Actor): Statement {
  return sql`
    insert into voucher_types (tenant_id, voucher_type_id, handle, label, category, direction, has_payout_recipient, is_standard, created_at, created_by)
    select ${tenantId}::uuid, t."voucherTypeId", t.handle, t.label, t.category, t.direction,
           coalesce(t."hasPayoutRecipient", false), true, ${now}::timestamptz, ${json(actor)}::jsonb
    from jsonb_to_recordset(${json(standardVoucherTypes)}::jsonb)
      as t ("voucherTypeId" uuid, handle text, label text, category text, direction text, "hasPayoutRecipient" boolean)
    returning true`
}
