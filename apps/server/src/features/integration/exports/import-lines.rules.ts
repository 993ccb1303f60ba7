import type { CaseLineRow, CustomerLineRow, PaymentOfLine, VoucherOfLine } from './import-lines.queries.ts'

/** Ids of the tenant's own records, which another tenant does not have. They are in the other files of the export. */
const idsOfTenant = [
  ...['contactId', 'acquisitionResponsibleId', 'caseworkerContactId', 'defaultCollectorId', 'defaultChainId'],
  ...['defaultBillingModelId', 'defaultClientChainId', 'creditorId', 'tenantId'],
  ...['createdAt', 'createdBy', 'updatedAt', 'updatedBy'],
]

/** A creditor as an import has it. One without a reference of its own is known by its id. */
export function creditorLine(creditor: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const line = Object.fromEntries(
    Object.entries(creditor).filter(([name, value]) => !idsOfTenant.includes(name) && value !== null),
  )
  return { ...line, id: creditor['id'] ?? creditor['creditorId'] }
}

export function customerLine({ customer, creditorReference }: CustomerLineRow): Record<string, unknown> {
  return { ...customer, creditorReference }
}

/**
 * A case as an import has it; undefined if it has no voucher that an import can create. Payments are on the debits that
 * they pay, so that every debit ends with the same outstanding amount. Vouchers that were reversed are left out with
 * their reversals, and so are payouts.
 */
export function caseLine(row: CaseLineRow): Record<string, unknown> | undefined {
  const { caseId, customer, creditorReference, currency, demand } = row
  const caseVouchers = vouchersOf(row)
  if (caseVouchers.length === 0) return undefined
  return {
    ...{ creditorReference, customer, currency, migratedId: row.migratedId ?? caseId },
    ...(row.journalNumber === null ? {} : { journalNumber: row.journalNumber }),
    ...(row.rulePack === null ? {} : { rulePack: row.rulePack }),
    ...(Object.keys(row.properties).length === 0 ? {} : { properties: row.properties }),
    ...(demand === null ? {} : { demand: { ...demand, channel: 'LETTER' } }),
    caseVouchers,
  }
}

function vouchersOf({ vouchers, payments }: CaseLineRow): Record<string, unknown>[] {
  const paying = new Map<string, PaymentOfLine[]>()
  for (const payment of payments) {
    paying.set(payment.debitVoucherId, [...(paying.get(payment.debitVoucherId) ?? []), payment])
  }
  const importable = vouchers.filter(({ category }) => category !== 'payout')
  const ids = new Set(importable.map(({ caseVoucherId }) => caseVoucherId))
  // A reference voucher has none of its own, so one that something pays or refers to is a voucher of the case.
  const referredTo = new Set(importable.flatMap(({ referenceCaseVoucherId }) => referenceCaseVoucherId ?? []))
  const isReference = ({ caseVoucherId, direction, referenceCaseVoucherId }: VoucherOfLine): boolean =>
    direction === 'debit' &&
    referenceCaseVoucherId !== null &&
    ids.has(referenceCaseVoucherId) &&
    !paying.has(caseVoucherId) &&
    !referredTo.has(caseVoucherId)
  const top = importable.filter((voucher) => !isReference(voucher))
  return top.flatMap((voucher) => {
    if (voucher.direction === 'credit') return voucher.outstanding === 0 ? [] : [unallocatedCredit(voucher)]
    const referenceVouchers = [
      ...importable
        .filter((other) => other.referenceCaseVoucherId === voucher.caseVoucherId && isReference(other))
        .map(referenceVoucher),
      ...(paying.get(voucher.caseVoucherId) ?? []).map(typed),
    ]
    return [{ ...topVoucher(voucher), ...(referenceVouchers.length === 0 ? {} : { referenceVouchers }) }]
  })
}

/** The type and what else every voucher has. Standard types have the same ids on every tenant; others have a handle. */
function typed(voucher: PaymentOfLine | VoucherOfLine): Record<string, unknown> {
  const { voucherTypeId, voucherType, isStandardType, amount, source, date } = voucher
  return { ...(isStandardType ? { voucherTypeId } : { voucherType }), amount, source, date }
}

function topVoucher(voucher: VoucherOfLine): Record<string, unknown> {
  const { dueDate, referenceId } = voucher
  return {
    ...referenceVoucher(voucher),
    ...(dueDate === null ? {} : { dueDate }),
    ...(referenceId === null ? {} : { referenceId }),
    uniqueId: voucher.uniqueId ?? voucher.caseVoucherId,
  }
}

function unallocatedCredit(voucher: VoucherOfLine): Record<string, unknown> {
  return { ...topVoucher(voucher), amount: voucher.outstanding }
}

function referenceVoucher(voucher: VoucherOfLine): Record<string, unknown> {
  const { interest, interestRule, interestStartDate } = voucher
  return {
    ...typed(voucher),
    ...(interest === null ? {} : { interest }),
    ...(interestRule === null ? {} : { interestRule }),
    ...(interestStartDate === null ? {} : { interestStartDate }),
  }
}
