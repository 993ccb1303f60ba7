import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import { caseVoucherView } from './case-voucher-view.ts'
import type { CaseVoucher, CaseVoucherExportQuery } from './case-vouchers.schemas.ts'

interface AllVouchersPage {
  readonly limit: number
  readonly after: string | null
  readonly timeZone: string
}

/** A voucher with the names of the parties of its case. */
export interface VoucherRow {
  readonly voucher: CaseVoucher
  readonly creditorName: string
  readonly debtorName: string
}

/**
 * Vouchers of all cases of the tenant, ordered by id. A filter by case includes the cases merged into it. The statement
 * contains only the filters that are given, so that each combination gets its own plan.
 */
export function listAllVouchers(
  tenantId: string,
  filters: CaseVoucherExportQuery,
  { timeZone, limit, after }: AllVouchersPage,
): Statement<VoucherRow> {
  const { caseId, creditorId, category, direction, from, to } = filters
  return plannedByValues(sql<VoucherRow>`
    select ${caseVoucherView}(row(v.*)::case_vouchers) as voucher, r.name as "creditorName", ${debtorNameOf(sql`c`)} as "debtorName"
    from case_vouchers v
    join published.cases c on c.tenant_id = v.tenant_id and c.case_id = v.case_id
    join published.creditors r on r.tenant_id = v.tenant_id and r.creditor_id = v.creditor_id
    where v.tenant_id = ${tenantId}::uuid
      ${after === null ? sql`` : sql`and v.case_voucher_id > ${after}::uuid`}
      ${caseId === undefined ? sql`` : sql`and v.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w))`}
      ${creditorId === undefined ? sql`` : sql`and v.creditor_id = ${creditorId}::uuid`}
      ${category === undefined ? sql`` : sql`and v.category = ${category}::text`}
      ${direction === undefined ? sql`` : sql`and v.direction = ${direction}::text`}
      ${from === undefined ? sql`` : sql`and v.date >= (${from}::date::timestamp at time zone ${timeZone}::text)`}
      ${to === undefined ? sql`` : sql`and v.date < ((${to}::date + 1)::timestamp at time zone ${timeZone}::text)`}
    order by v.case_voucher_id
    limit ${limit}::integer`)
}

/** Whether the case and the creditor that are filtered by exist; an absent filter counts as existing. */
export function findVoucherFilters(
  tenantId: string,
  { caseId = null, creditorId = null }: { readonly caseId?: string | null; readonly creditorId?: string | null },
): Statement<{ hasCase: boolean; hasCreditor: boolean }> {
  return sql<{ hasCase: boolean; hasCreditor: boolean }>`
    select
      ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId)} as "hasCase",
      ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, creditorId)} as "hasCreditor"`
}
