interface Placed {
  readonly caseVoucherId: string
  readonly date: string
  readonly createdAt: string
}

/** Compares instants and ids, which sort as text. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Vouchers by their date; those of the same date in the order in which they were booked. */
export function vouchersInOrder<Voucher extends Placed>(vouchers: readonly Voucher[]): readonly Voucher[] {
  return [...vouchers].sort(
    (a, b) =>
      compareTexts(a.date, b.date) ||
      compareTexts(a.createdAt, b.createdAt) ||
      compareTexts(a.caseVoucherId, b.caseVoucherId),
  )
}
