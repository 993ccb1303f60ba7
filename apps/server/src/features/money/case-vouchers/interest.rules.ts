/** A debit that interest runs on, between two dates, with what was paid of it and when. */
export interface InterestBearing {
  readonly amount: number
  /** The yearly rate as a fraction, as its decimal digits. */
  readonly rate: string
  /** The first day of interest, YYYY-MM-DD. */
  readonly from: string
  /** The first day without. */
  readonly until: string
  readonly payments: readonly { readonly date: string; readonly amount: number }[]
}

const daysOfYear = 365n

/**
 * Simple interest by actual days over 365 on what was outstanding on each day: a payment lowers the base from its own
 * date on. It is counted in whole numbers and rounded once, half up, to the minor unit.
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

/** Of numbers that are not negative. */
function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
