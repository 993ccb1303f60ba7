import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import type { Direction, VoucherCategory } from './voucher-types.schemas.ts'

export interface VoucherTypeRow {
  readonly voucherTypeId: string
  readonly tenantId: string
  readonly handle: string
  readonly label: string
  readonly category: VoucherCategory
  readonly direction: Direction
  readonly payoutRecipient: boolean
  readonly standard: boolean
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  voucher_type_id as "voucherTypeId", tenant_id as "tenantId", handle, label, category, direction,
  has_payout_recipient as "payoutRecipient", is_standard as standard, created_at as "createdAt", created_by as "createdBy"`

export function findVoucherType(tenantId: string, voucherTypeId: string): Statement<VoucherTypeRow> {
  return sql<VoucherTypeRow>`
    select ${columns} from voucher_types
    where tenant_id = ${tenantId}::uuid and voucher_type_id = ${voucherTypeId}::uuid`
}

export function listVoucherTypes(
  tenantId: string,
  page: { limit: number; offset: number; after: string | null },
): Statement<VoucherTypeRow> {
  return sql<VoucherTypeRow>`
    select ${columns} from voucher_types
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or voucher_type_id > ${page.after}::uuid)
    order by voucher_type_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertVoucherType(type: Omit<VoucherTypeRow, 'standard'>): Statement<VoucherTypeRow> {
  return sql<VoucherTypeRow>`
    insert into voucher_types (tenant_id, voucher_type_id, handle, label, category, direction, has_payout_recipient, created_at, created_by)
    values (${type.tenantId}::uuid, ${type.voucherTypeId}::uuid, ${type.handle}::text, ${type.label}::text,
            ${type.category}::text, ${type.direction}::text, ${type.payoutRecipient}::boolean,
            ${type.createdAt}::timestamptz, ${type.createdBy}::jsonb)
    returning ${columns}`
}
