import { describe, expect, it } from 'vitest'
import { attemptsMax, outcomeOf, pauseAfter } from './mail.rules.ts'
import type { MailRecipient } from './mail.ts'

const hourMs = 60 * 60 * 1000

describe('pauseAfter', () => {
  it.each([
    [1, 60_000],
    [2, 120_000],
    [5, 16 * 60_000],
    [10, 6 * hourMs],
    [attemptsMax, 6 * hourMs],
  ])('attempt %i is about %i ms, a quarter more or less', (attempts, expected) => {
    expect(pauseAfter(attempts, 0.5)).toBe(expected)
    expect(pauseAfter(attempts, 0)).toBe(expected * 0.75)
    expect(pauseAfter(attempts, 1)).toBe(expected * 1.25)
  })

  it('continues for more than two days in total', () => {
    const pauses = Array.from({ length: attemptsMax - 1 }, (_, index) => pauseAfter(index + 1, 0))
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(40 * hourMs)
  })
})

describe('outcomeOf', () => {
  const waiting = (address: string): MailRecipient => ({ address, name: null, state: 'WAITING', answer: null })
  const none = { accepted: [], rejected: [], answer: '421 busy' }

  it('waits while nobody responded, and bounces after the last attempt', () => {
    expect(outcomeOf([waiting('a@x')], none, attemptsMax - 1)).toEqual({
      state: 'WAITING',
      recipients: [{ ...waiting('a@x'), answer: '421 busy' }],
    })
    expect(outcomeOf([waiting('a@x')], none, attemptsMax)).toEqual({
      state: 'BOUNCED',
      recipients: [{ ...waiting('a@x'), state: 'BOUNCED', answer: '421 busy' }],
    })
  })

  it('counts as sent once anybody got it, and keeps earlier results', () => {
    const before: MailRecipient = { address: 'a@x', name: null, state: 'SENT', answer: '250 first' }
    const rejected = [{ address: 'b@x', isPermanent: true, answer: '550 no' }]
    expect(outcomeOf([before, waiting('b@x')], { accepted: ['a@x'], rejected, answer: '250 second' }, 2)).toEqual({
      state: 'SENT',
      recipients: [before, { ...waiting('b@x'), state: 'BOUNCED', answer: '550 no' }],
    })
  })
})
