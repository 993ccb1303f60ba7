import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'
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

/** Holds the row against changes and against new references to it. */
export function lockVoucherType(tenantId: string, voucherTypeId: string): Statement<VoucherTypeRow> {
  return sql<VoucherTypeRow>`${findVoucherType(tenantId, voucherTypeId)} for update`
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
            ${type.createdAt}::timestamptz, ${json(type.createdBy)}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateVoucherType(type: VoucherTypeRow): Statement<VoucherTypeRow> {
  return sql<VoucherTypeRow>`
    update voucher_types
    set handle = ${type.handle}::text, label = ${type.label}::text, has_payout_recipient = ${type.payoutRecipient}::boolean
    where tenant_id = ${type.tenantId}::uuid and voucher_type_id = ${type.voucherTypeId}::uuid
      and (handle, label, has_payout_recipient)
        is distinct from (${type.handle}::text, ${type.label}::text, ${type.payoutRecipient}::boolean)
    returning ${columns}`
}

/** The kinds of things that refer to the voucher type. */
export function findVoucherTypeUses(tenantId: string, voucherTypeId: string): Statement<Use> {
  return sql<Use>`
    select 'case-vouchers' as "usedBy"
    where exists (
      select from case_vouchers where tenant_id = ${tenantId}::uuid and voucher_type_id = ${voucherTypeId}::uuid)`
}

export function deleteVoucherType(tenantId: string, voucherTypeId: string): Statement {
  return sql`delete from voucher_types where tenant_id = ${tenantId}::uuid and voucher_type_id = ${voucherTypeId}::uuid`
}
