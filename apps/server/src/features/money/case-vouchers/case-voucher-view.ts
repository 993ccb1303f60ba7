import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { EntryContext, VoucherOfCase } from './case-vouchers.queries.ts'
import type { CaseVoucher } from './case-vouchers.schemas.ts'

/** Shapes a row of `case_vouchers` as a `CaseVoucher`. */
export const caseVoucherView = sqlFunction('case_voucher_view')

/**
 * The same of a voucher that is being inserted, for many vouchers that need not be read back. A test compares the two. Not
 * for vouchers with a basis of interest, an override or an earmark, which no new case has.
 */
export function newVoucherView(
  { tenantId, createdAt, createdBy }: Pick<EntryContext, 'tenantId' | 'createdAt' | 'createdBy'>,
  voucher: VoucherOfCase,
): CaseVoucher {
  const { caseVoucherId, caseId, creditorId, voucherTypeId, category, direction, amount, outstanding } = voucher
  const { currency, source, referenceId, text, interest, interestRule, uniqueId, properties } = voucher
  const isDebit = direction === 'debit'
  return {
    ...{ caseVoucherId, tenantId, caseId, creditorId, voucherTypeId, category, direction, amount },
    outstanding: isDebit ? outstanding : null,
    unallocated: isDebit ? null : outstanding,
    ...{ currency, source },
    date: instant(voucher.date),
    dueDate: nullableInstant(voucher.dueDate),
    ...{ referenceId, text, interest, interestRule },
    interestStartDate: nullableInstant(voucher.interestStartDate),
    interestEndDate: nullableInstant(voucher.interestEndDate),
    referenceCaseVoucherId: voucher.referenceCaseVoucherId?.toLowerCase() ?? null,
    reversesCaseVoucherId: voucher.reversesCaseVoucherId,
    datedBeforeVoucher: voucher.isDatedBeforeVoucher,
    ...{ uniqueId, properties },
    createdAt: instant(createdAt),
    createdBy,
  }
}
