import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InterestBearing, interestOn } from './interest.rules.ts'

type Contractual = Omit<InterestBearing, 'rates' | 'dayCount'> & { readonly rate: string }

const year: Contractual = { amount: 100_000, rate: '0.08', from: '2026-01-01', until: '2027-01-01', payments: [] }

/** Interest at one rate, by actual days over 365. */
function accruedInterest({ rate, ...bearing }: Contractual): bigint {
  return interestOn({ ...bearing, dayCount: 'actual/365', rates: [{ from: '-infinity', until: null, rate }] }).amount
}

describe('accrued interest', () => {
  it.each<[string, Partial<Contractual>, bigint]>([
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
function dayByDay({ amount, from, until, payments }: Omit<Contractual, 'rate'>, ratePpm: bigint): bigint {
  let parts = 0n
  for (let time = Date.parse(from); time < Date.parse(until); time += 86_400_000) {
    const paid = payments.filter(({ date }) => Date.parse(date) <= time)
    const outstanding = paid.reduce((left, payment) => left - BigInt(payment.amount), BigInt(amount))
    parts += outstanding * ratePpm
  }
  const unit = 365n * 1_000_000n
  return parts / unit + (2n * (parts % unit) >= unit ? 1n : 0n)
}

describe('interest with several rates', () => {
  const bearing: InterestBearing = {
    ...{ amount: 100_000, from: '2022-12-01', until: '2023-08-01', dayCount: '30/360', payments: [] },
    rates: [
      { from: '2022-01-01', until: '2023-01-01', rate: '0.0755' },
      { from: '2023-01-01', until: '2023-07-01', rate: '0.0990' },
      { from: '2023-07-01', until: '2024-01-01', rate: '0.1125' },
    ],
  }

  it('is split at each change of the rate and of the base', () => {
    const payments = [{ date: '2023-04-01', amount: 40_000 }]
    const { amount, lines, unpricedDays } = interestOn({ ...bearing, payments })
    expect(
      lines.map(({ from, until, days, base, rate, amount: part }) => [from, until, days, base, rate, part]),
    ).toEqual([
      ['2022-12-01', '2023-01-01', 30, 100_000n, '0.0755', 629n],
      ['2023-01-01', '2023-04-01', 90, 100_000n, '0.0990', 2_475n],
      ['2023-04-01', '2023-07-01', 90, 60_000n, '0.0990', 1_485n],
      ['2023-07-01', '2023-08-01', 30, 60_000n, '0.1125', 563n],
    ])
    expect([amount, unpricedDays]).toEqual([5_152n, 0])
  })

  it('reports days without a rate as unpriced, until the debit is paid', () => {
    const unpriced = { ...bearing, until: '2024-03-01' }
    expect(interestOn(unpriced)).toMatchObject({ unpricedDays: 60, lines: { length: 4 } })
    expect(interestOn(unpriced).lines.at(-1)).toMatchObject({ rate: null, amount: 0n, days: 60 })
    expect(interestOn({ ...unpriced, payments: [{ date: '2024-01-11', amount: 100_000 }] }).unpricedDays).toBe(10)
  })
})

describe('properties of interest', () => {
  const day = fc.integer({ min: 0, max: 1_500 }).map((days) => dateText(days))
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 1_499 }), { minLength: 1, maxLength: 6 })
  const bearing = fc
    .record({
      amount: fc.integer({ min: 1, max: 50_000_000 }),
      from: day,
      until: day,
      dayCount: fc.constantFrom('30/360' as const, 'actual/365' as const),
      cuts,
      ppm: fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 7, maxLength: 7 }),
      hasGap: fc.boolean(),
      shares: fc.array(fc.record({ date: day, perMille: fc.nat(1_000) }), { maxLength: 5 }),
    })
    .map(({ amount, cuts: days, ppm, hasGap, shares, ...rest }) => {
      const ends = [0, ...days.toSorted((one, other) => one - other), 1_500]
      const rates = ends.slice(1).map((end, index) => ({
        ...{ from: dateText(ends[index] ?? 0), until: dateText(end) },
        rate: `0.${String(ppm[index] ?? 0).padStart(6, '0')}`,
      }))
      let left = amount
      const payments = shares.map(({ date, perMille }) => {
        const paid = Math.floor((left / 1_000) * perMille)
        left -= paid
        return { date, amount: paid }
      })
      return { ...rest, amount, payments, rates: hasGap ? rates.slice(1) : rates } satisfies InterestBearing
    })

  it('splitting a rate period changes nothing', () => {
    fc.assert(
      fc.property(bearing, day, (debit, cut) => {
        const rates = debit.rates.flatMap((period) =>
          period.from < cut && cut < period.until
            ? [
                { ...period, until: cut },
                { ...period, from: cut },
              ]
            : [period],
        )
        const { amount, unpricedDays } = interestOn({ ...debit, rates })
        expect({ amount, unpricedDays }).toEqual(pick(interestOn(debit)))
      }),
    )
  })

  it('the lines add up to the amount', () => {
    fc.assert(
      fc.property(bearing, (debit) => {
        const { amount, lines } = interestOn(debit)
        expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(amount)
      }),
    )
  })

  it('the order of payments does not matter', () => {
    fc.assert(
      fc.property(bearing, (debit) => {
        expect(interestOn({ ...debit, payments: debit.payments.toReversed() })).toEqual(interestOn(debit))
      }),
    )
  })

  it('paying early never costs more', () => {
    fc.assert(
      fc.property(bearing, day, (debit, earlier) => {
        const payments = debit.payments.map(({ date, amount }) => ({ amount, date: earlier < date ? earlier : date }))
        expect(interestOn({ ...debit, payments }).amount).toBeLessThanOrEqual(interestOn(debit).amount)
      }),
    )
  })

  it('never falls as time passes', () => {
    fc.assert(
      fc.property(bearing, day, (debit, later) => {
        const until = later > debit.until ? later : debit.until
        expect(interestOn({ ...debit, until }).amount).toBeGreaterThanOrEqual(interestOn(debit).amount)
      }),
    )
  })

  function pick({ amount, unpricedDays }: ReturnType<typeof interestOn>) {
    return { amount, unpricedDays }
  }
})

function dateText(days: number): string {
  return new Date(Date.UTC(2022, 0, 1 + days)).toISOString().slice(0, 10)
}
