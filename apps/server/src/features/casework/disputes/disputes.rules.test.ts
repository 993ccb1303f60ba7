import { describe, expect, it } from 'vitest'
import { answerDueAt, requireDecision, requireDisputable } from './disputes.rules.ts'

describe('answerDueAt', () => {
  it.each([
    [null, '2026-03-09T09:00:00.000Z'],
    [0, '2026-03-02T09:00:00.000Z'],
    [3, '2026-03-05T09:00:00.000Z'],
  ])('with %s days is %s', (days, due) => {
    expect(answerDueAt(new Date('2026-03-02T09:00:00.000Z'), days).toISOString()).toBe(due)
  })
})

describe('requireDisputable', () => {
  const owed = { direction: 'debit', outstanding: 1, hasOpenDispute: false } as const

  it('accepts a debit with an outstanding amount', () => {
    expect(() => {
      requireDisputable(owed)
    }).not.toThrow()
  })

  it.each([
    [{ outstanding: 0 }, 'voucher-not-disputable'],
    [{ direction: 'credit' as const }, 'voucher-not-disputable'],
    [{ hasOpenDispute: true }, 'dispute-open'],
  ])('refuses %j', (change, code) => {
    expect(() => {
      requireDisputable({ ...owed, ...change })
    }).toThrow(expect.objectContaining({ code }))
  })
})

describe('requireDecision', () => {
  it.each([
    [{ decision: 'UPHELD' }],
    [{ decision: 'UPHELD', answer: 'Sorry' }],
    [{ decision: 'REJECTED', answer: 'No' }],
    [{ decision: 'PARTLY_UPHELD', answer: 'Half', amount: 99 }],
  ] as const)('accepts %j', (decision) => {
    expect(() => {
      requireDecision(decision, 100)
    }).not.toThrow()
  })

  it.each([
    [{ decision: 'REJECTED' }, 'validation-failed'],
    [{ decision: 'REJECTED', answer: 'No', amount: 1 }, 'validation-failed'],
    [{ decision: 'UPHELD', amount: 1 }, 'validation-failed'],
    [{ decision: 'PARTLY_UPHELD', answer: 'Half' }, 'validation-failed'],
    [{ decision: 'PARTLY_UPHELD', amount: 1 }, 'validation-failed'],
    [{ decision: 'PARTLY_UPHELD', answer: 'All', amount: 100 }, 'credit-not-partial'],
  ] as const)('refuses %j', (decision, code) => {
    expect(() => {
      requireDecision(decision, 100)
    }).toThrow(expect.objectContaining({ code }))
  })
})
