/** A debit that bears interest between two dates, with its payments. */
export interface InterestBearing {
  readonly amount: number
  /** The yearly rate as a fraction, in decimal digits. */
  readonly rate: string
  /** The first day that bears interest, YYYY-MM-DD. */
  readonly from: string
  /** The first day that no longer does. */
  readonly until: string
  readonly payments: readonly { readonly date: string; readonly amount: number }[]
}

const daysOfYear = 365n

/**
 * Simple interest by actual days over 365 on the amount outstanding each day: a payment reduces the base from its own
 * date. Computed in integers and rounded once, half up, to the minor unit.
 */
export function accruedInterest({ amount, rate, from, until, payments }: InterestBearing): bigint {
  const first = dayNumber(from)
  const end = dayNumber(until)
  if (end <= first) return 0n
  let unitDays = BigInt(amount) * BigInt(end - first)
  for (const payment of payments) {
    const paid = Math.max(dayNumber(payment.date), first)
    if (paid < end) unitDays -= BigInt(payment.amount) * BigInt(end - paid)
  }
  const { numerator, denominator } = fractionOf(rate)
  return roundHalfUp(unitDays * numerator, denominator * daysOfYear)
}

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000
}

function fractionOf(decimal: string): { numerator: bigint; denominator: bigint } {
  const [whole = '0', digits = ''] = decimal.split('.')
  return { numerator: BigInt(whole + digits), denominator: 10n ** BigInt(digits.length) }
}

/** For non-negative numbers only. */
function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
