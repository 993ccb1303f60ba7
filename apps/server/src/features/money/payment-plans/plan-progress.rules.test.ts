import { daysAfter } from '../../../platform/clock/calendar.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPlan, type PlanToCheck, progressOf } from './plan-progress.rules.ts'

const instalments = [
  { number: 1, dueDate: '2026-04-01', amount: 500 },
  { number: 2, dueDate: '2026-05-01', amount: 500 },
  { number: 3, dueDate: '2026-06-01', amount: 200 },
]

const plan: PlanToCheck = {
  ...{ instalments, payments: [], noticed: [], graceDays: 5, breachAfterMissed: 2, breachAfterDays: null },
  ...{ reminderDays: 3, checkedUntil: '2026-03-02', today: '2026-03-03' },
}

const noticesOf = (given: Partial<PlanToCheck>): string[] =>
  checkPlan({ ...plan, ...given }).notices.map(({ number, kind, day }) => `${day} ${number} ${kind}`)

describe('progressOf', () => {
  it('fills instalments in the order of their due dates', () => {
    const shown = progressOf(instalments, { paid: 700, today: '2026-04-20', graceDays: 5 })
    expect(shown.map(({ paid, state }) => [paid, state])).toEqual([
      [500, 'PAID'],
      [200, 'PARTLY_PAID'],
      [0, 'OPEN'],
    ])
  })

  it.each([
    ['2026-04-01', 'OPEN'],
    ['2026-04-02', 'LATE'],
    ['2026-04-06', 'LATE'],
    ['2026-04-07', 'MISSED'],
  ])('on %s an unpaid instalment of 1 April is %s', (today, state) => {
    expect(progressOf(instalments, { paid: 0, today, graceDays: 5 })[0]?.state).toBe(state)
  })
})

describe('checkPlan', () => {
  it('reminds before the due date, and not after it', () => {
    expect(noticesOf({ today: '2026-03-28' })).toEqual([])
    expect(noticesOf({ today: '2026-03-29' })).toEqual(['2026-03-29 1 DUE'])
    expect(noticesOf({ today: '2026-04-02' })).toEqual([])
    expect(noticesOf({ today: '2026-03-30', payments: [{ day: '2026-03-10', amount: 500 }] })).toEqual([
      '2026-03-10 1 KEPT',
    ])
  })

  it('notices an instalment that was paid, partly paid or missed, once', () => {
    const part = { payments: [{ day: '2026-04-03', amount: 100 }] }
    expect(noticesOf({ ...part, today: '2026-04-06' })).toEqual([])
    expect(noticesOf({ ...part, today: '2026-04-07' })).toEqual(['2026-04-07 1 PARTLY_PAID'])
    expect(noticesOf({ ...part, today: '2026-04-08', noticed: [{ number: 1, kind: 'PARTLY_PAID' }] })).toEqual([])
    expect(noticesOf({ today: '2026-04-07' })).toEqual(['2026-04-07 1 MISSED'])
  })

  it('catches up days in order, and stops where the plan was broken', () => {
    const jumped = checkPlan({ ...plan, today: '2027-03-03' })
    expect(jumped.outcome).toBe('BROKEN')
    expect(jumped.notices.map(({ number, kind, day }) => `${day} ${number} ${kind}`)).toEqual([
      '2026-04-07 1 MISSED',
      '2026-05-07 2 MISSED',
    ])
  })

  it('does not break a plan that was paid meanwhile, however long nobody looked', () => {
    const payments = [
      { day: '2026-04-01', amount: 500 },
      { day: '2026-05-20', amount: 700 },
    ]
    const jumped = checkPlan({ ...plan, payments, today: '2027-03-03' })
    expect(jumped.outcome).toBe('COMPLETED')
    expect(jumped.notices.map(({ number, kind, day }) => `${day} ${number} ${kind}`)).toEqual([
      '2026-04-01 1 KEPT',
      '2026-05-07 2 MISSED',
      '2026-05-20 2 KEPT',
      '2026-05-20 3 KEPT',
    ])
  })

  it.each([
    [1, null, '2026-04-07'],
    [2, null, '2026-05-07'],
    [2, 20, '2026-04-22'],
    [3, 2, '2026-04-07'],
  ])('breaks after %s missed or %s days, on %s', (breachAfterMissed, breachAfterDays, day) => {
    const terms = { breachAfterMissed, breachAfterDays }
    const outcomeOn = (today: string): string => checkPlan({ ...plan, ...terms, today }).outcome
    expect([outcomeOn(daysAfter(day, -1)), outcomeOn(day)]).toEqual(['ACTIVE', 'BROKEN'])
  })

  it('is never broken by payments that come early', () => {
    const early = fc.record({ lead: fc.integer({ min: 0, max: 200 }), gap: fc.integer({ min: 0, max: 400 }) })
    fc.assert(
      fc.property(fc.array(early, { minLength: 3, maxLength: 3 }), fc.integer({ min: 1, max: 900 }), (leads, days) => {
        const payments = instalments.map(({ dueDate, amount }, index) => ({
          ...{ day: daysAfter(dueDate, -(leads[index]?.lead ?? 0)), amount },
        }))
        const today = daysAfter('2026-03-02', days)
        const known = payments.filter(({ day }) => day <= today)
        const { outcome, notices } = checkPlan({ ...plan, breachAfterMissed: 1, payments: known, today })
        expect(outcome).not.toBe('BROKEN')
        expect(notices.filter(({ kind }) => kind === 'MISSED' || kind === 'PARTLY_PAID')).toEqual([])
      }),
    )
  })

  it('notices the same whether it looks every day or once', () => {
    const payment = fc.record({ offset: fc.integer({ min: 1, max: 120 }), amount: fc.integer({ min: 1, max: 600 }) })
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 5 }), fc.integer({ min: 1, max: 150 }), (given, days) => {
        const payments = given.map(({ offset, amount }) => ({ day: daysAfter('2026-03-02', offset), amount }))
        const noticed: { number: number; kind: 'DUE' | 'KEPT' | 'PARTLY_PAID' | 'MISSED' }[] = []
        const daily: string[] = []
        let outcome = 'ACTIVE'
        for (let day = 1; day <= days && outcome === 'ACTIVE'; day += 1) {
          const today = daysAfter('2026-03-02', day)
          const known = payments.filter((each) => each.day <= today)
          const checked = checkPlan({ ...plan, payments: known, noticed, checkedUntil: daysAfter(today, -1), today })
          noticed.push(...checked.notices)
          daily.push(...checked.notices.map(({ number, kind, day: on }) => `${on} ${number} ${kind}`))
          outcome = checked.outcome
        }
        const known = payments.filter((each) => each.day <= daysAfter('2026-03-02', days))
        const once = checkPlan({ ...plan, payments: known, today: daysAfter('2026-03-02', days) })
        const isLasting = (text: string): boolean => !text.endsWith('DUE')
        expect(once.outcome).toBe(outcome)
        const lasting = once.notices.map(({ number, kind, day }) => `${day} ${number} ${kind}`).filter(isLasting)
        expect(lasting).toEqual(daily.filter(isLasting))
      }),
    )
  })
})
