import { describe, expect, it } from 'vitest'
import { addressOf, attemptsMax, followsReport, judgeAnswer } from './attempt.rules.ts'

describe('judgeAnswer', () => {
  it.each([
    [{ status: 202, body: '{"reference":"p-1"}', error: null }, 1, 'SENT', 'p-1'],
    [{ status: 200, body: 'ok', error: null }, 1, 'SENT', null],
    [{ status: 200, body: '{"reference":7}', error: null }, 1, 'SENT', null],
    [{ status: 422, body: 'no such number', error: null }, 1, 'FAILED', null],
    [{ status: 429, body: '', error: null }, 1, 'QUEUED', null],
    [{ status: 302, body: '', error: null }, 1, 'QUEUED', null],
    [{ status: 503, body: '', error: null }, attemptsMax - 1, 'QUEUED', null],
    [{ status: 503, body: '', error: null }, attemptsMax, 'FAILED', null],
    [{ status: null, body: null, error: 'refused' }, 3, 'QUEUED', null],
  ])('%j at attempt %i is %s', (answer, attempts, state, reference) => {
    const verdict = judgeAnswer(answer, attempts, 0.5)
    expect([verdict.state, verdict.providerReference]).toEqual([state, reference])
  })

  it('waits twice as long after every attempt, up to six hours', () => {
    const pauses = [1, 2, 3, 12].map(
      (attempts) => judgeAnswer({ status: 500, body: '', error: null }, attempts, 0.5).pauseMs,
    )
    expect(pauses).toEqual([60_000, 120_000, 240_000, 21_600_000])
  })
})

it('addressOf is the number with its country, or the identifier for digital post', () => {
  const nobody = { phone: null, cpr: null, cvr: null }
  expect(addressOf('SMS', { ...nobody, phone: { locale: '45', number: '20 12 34 56' } }, '99')).toBe('+4520123456')
  expect(addressOf('SMS', nobody, '+45 20 12 34 56')).toBe('+4520123456')
  expect(addressOf('SMS', nobody, { a: 1 })).toBeUndefined()
  expect(addressOf('DIGITAL POST', { ...nobody, cpr: '0101901234' }, undefined)).toBe('0101901234')
  expect(addressOf('DIGITAL POST', nobody, '20123456')).toBeUndefined()
})

it('followsReport lets a delivered message come back, and a failed one stay', () => {
  expect(followsReport('SENT', 'DELIVERED')).toBe('change')
  expect(followsReport('DELIVERED', 'RETURNED')).toBe('change')
  expect(followsReport('DELIVERED', 'DELIVERED')).toBe('same')
  expect(followsReport('FAILED', 'DELIVERED')).toBe('refused')
  expect(followsReport('QUEUED', 'DELIVERED')).toBe('refused')
})
