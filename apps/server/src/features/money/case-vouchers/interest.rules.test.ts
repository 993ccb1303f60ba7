import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accruedInterest, type InterestBearing } from './interest.rules.ts'

const year: InterestBearing = { amount: 100_000, rate: '0.08', from: '2026-01-01', until: '2027-01-01', payments: [] }

describe('accrued interest', () => {
  it.each<[string, Partial<InterestBearing>, bigint]>([
    ['a year of 365 days is the rate itself', {}, 8_000n],
    ['a leap year has one day more', { from: '2024-01-01', until: '2025-01-01' }, 8_022n],
    ['the first day counts and the last does not', { until: '2026-01-02' }, 22n],
    ['no interest accrues before the first day', { until: '2026-01-01' }, 0n],
    ['no interest accrues if the end is before the start', { until: '2025-06-01' }, 0n],
    ['a payment reduces the base from its date', { payments: [{ date: '2026-07-02', amount: 50_000 }] }, 5_995n],
    [
      'a payment before the first day reduces the whole period',
      { payments: [{ date: '2025-03-01', amount: 50_000 }] },
      4_000n,
    ],
    ['a payment after the last day reduces nothing', { payments: [{ date: '2027-01-01', amount: 50_000 }] }, 8_000n],
    ['a debit paid in full at once bears no interest', { payments: [{ date: '2026-01-01', amount: 100_000 }] }, 0n],
    ['no rate, no interest', { rate: '0' }, 0n],
    ['half a unit is rounded up', { amount: 365, rate: '0.5', until: '2026-01-02' }, 1n],
    ['less than half is rounded down', { amount: 364, rate: '0.5', until: '2026-01-02' }, 0n],
    ['rates can have any number of digits', { rate: '0.117500000001' }, 11_750n],
    ['large amounts are exact', { amount: Number.MAX_SAFE_INTEGER, rate: '1' }, 9_007_199_254_740_991n],
  ])('%s', (_name, change, expected) => {
    expect(accruedInterest({ ...year, ...change })).toBe(expected)
  })

  it('equals the sum of daily interest, whatever the payments', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((number) => new Date(Date.UTC(2024, 0, 1 + number)))
    const dateOf = (date: Date): string => date.toISOString().slice(0, 10)
    const bearing = fc
      .record({
        amount: fc.oneof(fc.nat(10_000), fc.maxSafeNat()),
        ratePpm: fc.nat(2_000_000),
        from: day,
        until: day,
        shares: fc.array(fc.record({ date: day, perMille: fc.nat(1_000) }), { maxLength: 6 }),
      })
      .map(({ amount, ratePpm, from, until, shares }) => {
        let left = amount
        const payments = shares.map(({ date, perMille }) => {
          const paid = Math.floor((left / 1_000) * perMille)
          left -= paid
          return { date: dateOf(date), amount: paid }
        })
        return { amount, ratePpm, from: dateOf(from), until: dateOf(until), payments }
      })
    fc.assert(
      fc.property(bearing, ({ ratePpm, ...debit }) => {
        const rate = `${Math.floor(ratePpm / 1_000_000)}.${String(ratePpm % 1_000_000).padStart(6, '0')}`
        expect(accruedInterest({ ...debit, rate })).toBe(dayByDay(debit, BigInt(ratePpm)))
      }),
      { numRuns: 300 },
    )
  })
})

/** A naive version: adds up the outstanding amount of every day, in fractions of a unit. */
function dayByDay({ amount, from, until, payments }: Omit<InterestBearing, 'rate'>, ratePpm: bigint): bigint {
  let parts = 0n
  for (let time = Date.parse(from); time < Date.parse(until); time += 86_400_000) {
    const paid = payments.filter(({ date }) => Date.parse(date) <= time)
    const outstanding = paid.reduce((left, payment) => left - BigInt(payment.amount), BigInt(amount))
    parts += outstanding * ratePpm
  }
  const unit = 365n * 1_000_000n
  return parts / unit + (2n * (parts % unit) >= unit ? 1n : 0n)
}
