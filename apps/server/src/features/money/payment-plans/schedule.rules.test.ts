import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BalanceVoucherRow } from '../case-vouchers/index.ts'
import type { InterestRules } from '../interest/index.ts'
import { type Debt, futureDebt } from './future-debt.rules.ts'
import { dueDateOf, type Schedule, scheduleOf, type ScheduleTerms, splitAmount } from './schedule.rules.ts'

const timeZone = 'Europe/Copenhagen'
const now = new Date('2026-03-02T09:00:00Z')

function principal(amount: number, fields: Partial<BalanceVoucherRow> = {}): BalanceVoucherRow {
  return {
    ...{ caseVoucherId: 'principal', voucherTypeId: 'type', caseId: 'case', category: 'principal', direction: 'debit' },
    ...{ amount, allocated: 0, date: new Date('2026-01-01T00:00:00Z'), dueDate: new Date('2026-01-31T23:00:00Z') },
    ...{ referenceId: null, interest: null, interestRule: null, interestStartDate: null, interestEndDate: null },
    ...{ referenceCaseVoucherId: null, reversesCaseVoucherId: null, isInterestCorrection: false, bookedUntil: null },
    isDisputed: false,
    demandedOn: null,
    lapsedInterest: null,
    facts: [],
    payments: [],
    ...fields,
  }
}

const rules: InterestRules = {
  ...{ caseId: 'case', pack: 'dk-consumer', changedAt: null, startDays: [], rateLimits: [], limitations: [] },
  rates: [{ from: '2026-01-01', until: '2026-07-01', dueFrom: '-infinity', dueUntil: 'infinity', value: '0.12' }],
  dayCounts: [{ from: '1900-01-01', until: 'infinity', dueFrom: '-infinity', dueUntil: 'infinity', value: '30/360' }],
}

function debtOf(vouchers: BalanceVoucherRow[], fee = 0): Debt {
  const policy = (['cost', 'fee', 'interest', 'compensation', 'payout', 'principal'] as const).map((category) => ({
    ...{ category, order: 'oldest-first' as const },
  }))
  return { vouchers, rules: [rules], policy, timeZone, now, fee }
}

const contractual = { interest: '0.12', interestRule: 'contractual' } as const
const monthly: ScheduleTerms = {
  ...{ interval: 'MONTHLY', firstDueDate: '2026-04-01', part: null, division: { instalmentCount: 3 } },
}

function scheduled(debt: Debt, terms: Partial<ScheduleTerms>): Schedule {
  const schedule = scheduleOf(debt, { ...monthly, ...terms })
  if (typeof schedule === 'string') throw new Error(schedule)
  return schedule
}

const amountsOf = ({ instalments }: Schedule): number[] => instalments.map(({ amount }) => amount)

describe('dueDateOf', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2027-12-30', 2, '2028-02-29'],
    ['2027-01-15', 12, '2028-01-15'],
  ])('%s plus %i months is %s', (firstDueDate, index, expected) => {
    expect(dueDateOf({ firstDueDate, interval: 'MONTHLY' }, index)).toBe(expected)
  })

  it('counts weeks and fortnights in days', () => {
    expect(dueDateOf({ firstDueDate: '2026-12-28', interval: 'WEEKLY' }, 1)).toBe('2027-01-04')
    expect(dueDateOf({ firstDueDate: '2026-02-20', interval: 'FORTNIGHTLY' }, 1)).toBe('2026-03-06')
  })
})

describe('splitAmount', () => {
  it.each([
    [1_000, { instalmentCount: 3 }, [333, 333, 334]],
    [1_000, { instalmentAmount: 300 }, [300, 300, 300, 100]],
    [900, { instalmentAmount: 300 }, [300, 300, 300]],
    [100, { instalmentAmount: 5_000 }, [100]],
    [1, { instalmentCount: 260 }, 'too-small'],
    [1_000, { instalmentAmount: 1 }, 'too-many'],
  ])('divides %i by %j into %j', (amount, division, expected) => {
    expect(splitAmount(amount, division)).toEqual(expected)
  })
})

describe('scheduleOf', () => {
  it('divides a debt without interest, and the last instalment takes the remainder', () => {
    const schedule = scheduled(debtOf([principal(100_000)]), {})
    expect(amountsOf(schedule)).toEqual([33_333, 33_333, 33_334])
    expect(schedule).toMatchObject({ amount: 100_000, amountDue: 100_000, interest: 0, unpricedDays: 0 })
  })

  it('pays the interest until the last instalment, so that nothing is left', () => {
    // 1 % a month on 30/360: 1 month had accrued on 2 March (31 days), then 29 days, 1 month and 1 month more.
    const schedule = scheduled(debtOf([principal(100_000, contractual)]), { division: { instalmentAmount: 40_000 } })
    // 2 March: 31/360 × 12 % = 1,033. 1 April: 2,000 on 100,000; 40,000 pays it and 38,000 of the principal.
    // 1 May: 620 on 62,000; 39,380 of the principal. 1 June: 226.2 on 22,620.
    expect(amountsOf(schedule)).toEqual([40_000, 40_000, 22_846])
    expect(schedule).toMatchObject({ amountDue: 101_033, amount: 102_846, interest: 1_813 })
  })

  it('finds equal instalments for a number of them', () => {
    const schedule = scheduled(debtOf([principal(100_000, contractual)]), { division: { instalmentCount: 3 } })
    const [first = 0, second, last = 0] = amountsOf(schedule)
    expect(first).toBe(second)
    expect(last - first).toBeGreaterThanOrEqual(0)
    expect(last - first).toBeLessThan(3)
  })

  it('reports the days without a known rate and prices them at nothing', () => {
    const statutory = { interestRule: 'statutory' } as const
    const terms = { firstDueDate: '2026-06-01', division: { instalmentCount: 2 } }
    const schedule = scheduled(debtOf([principal(100_000, statutory)]), { ...terms, interval: 'MONTHLY' })
    expect(schedule.unpricedDays).toBe(0)
    expect(
      scheduled(debtOf([principal(100_000, statutory)]), { ...terms, division: { instalmentCount: 3 } }),
    ).toMatchObject({
      unpricedDays: 30,
    })
  })

  it('takes a part as a fixed amount, and shows the interest that accrues meanwhile', () => {
    const schedule = scheduled(debtOf([principal(100_000, contractual)]), { part: 60_000 })
    expect(amountsOf(schedule)).toEqual([20_000, 20_000, 20_000])
    expect(schedule.interest).toBeGreaterThan(0)
  })

  it('includes the fee, and subtracts money that is not allocated yet', () => {
    const credit = principal(30_000, { caseVoucherId: 'credit', category: 'deposit', direction: 'credit' })
    const schedule = scheduled(debtOf([principal(100_000), credit], 17_000), { division: { instalmentCount: 1 } })
    expect(schedule).toMatchObject({ amountDue: 87_000, amount: 87_000 })
  })

  it.each([
    ['nothing-due', debtOf([principal(100_000, { allocated: 100_000 })]), {}],
    ['part-exceeds-due', debtOf([principal(100_000)]), { part: 100_001 }],
    ['too-many', debtOf([principal(100_000)]), { division: { instalmentAmount: 1 } }],
    ['too-small', debtOf([principal(2)]), {}],
  ] as const)('rejects terms: %s', (expected, debt, terms) => {
    expect(scheduleOf(debt, { ...monthly, ...terms })).toBe(expected)
  })

  it('always adds up, in ascending days, and leaves nothing of a whole debt', () => {
    const division = fc.oneof(
      fc.record({ instalmentCount: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ instalmentAmount: fc.integer({ min: 500, max: 5_000_000 }) }),
    )
    const terms = fc.record({
      ...{ division, part: fc.option(fc.integer({ min: 1, max: 2_000_000 })) },
      interval: fc.constantFrom('WEEKLY' as const, 'FORTNIGHTLY' as const, 'MONTHLY' as const),
      firstDueDate: fc.constantFrom('2026-03-02', '2026-03-31', '2026-05-30', '2027-01-31'),
    })
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 5_000_000 }), fc.boolean(), (given, amount, bears) => {
        const debt = debtOf([principal(amount, bears ? contractual : {})])
        const schedule = scheduleOf(debt, given)
        if (typeof schedule === 'string') return
        const { instalments } = schedule
        expect(instalments.reduce((sum, each) => sum + each.amount, 0)).toBe(schedule.amount)
        expect(Math.min(...instalments.map((each) => each.amount))).toBeGreaterThan(0)
        const days = instalments.map(({ dueDate }) => dueDate)
        expect([...new Set(days)].sort()).toEqual(days)
        if (given.part !== null) return
        const future = futureDebt(debt)
        for (const each of instalments) future.pay(each.dueDate, each.amount)
        expect(future.dueOn(days.at(-1) ?? '')).toBe(0)
      }),
      { numRuns: 150 },
    )
  })
})
