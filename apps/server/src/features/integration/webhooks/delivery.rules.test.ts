import { describe, expect, it } from 'vitest'
import { attemptsMax, judgeAttempt } from './delivery.rules.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const waitOf = (
  status: number | null,
  tryCount: number,
  more: { retryAfter?: string; random?: number } = {},
): number => {
  const { random = 0.5, retryAfter = null } = more
  const verdict = judgeAttempt({ status, retryAfter }, { tryCount, now, random })
  return (verdict.dueAt.getTime() - now.getTime()) / 1000
}

describe('the retry schedule', () => {
  it('has 10 attempts over 75 hours and 35 minutes', () => {
    const waits = Array.from({ length: attemptsMax - 1 }, (_, tryCount) => waitOf(500, tryCount))
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
    expect(attemptsMax).toBe(10)
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(75 * 3600 + 35 * 60 + 5)
    expect(judgeAttempt({ status: 500, retryAfter: null }, { tryCount: 9, now, random: 0.5 }).state).toBe('failed')
  })

  it.each([
    [0, 240],
    [0.5, 300],
    [1, 360],
  ])('spreads attempts by a fifth either way: at %d it waits %d seconds instead of 300', (random, seconds) => {
    expect(waitOf(503, 1, { random })).toBe(seconds)
  })
})

describe('a response', () => {
  it.each([
    [200, 'succeeded', 'succeeded'],
    [204, 'succeeded', 'succeeded'],
    [299, 'succeeded', 'succeeded'],
    [301, 'failed', 'pending'],
    [307, 'failed', 'pending'],
    [199, 'failed', 'pending'],
    [400, 'failed', 'pending'],
    [429, 'failed', 'pending'],
    [500, 'failed', 'pending'],
    [null, 'failed', 'pending'],
    [410, 'failed', 'failed'],
  ])('with %s makes the attempt %s and the delivery %s', (status, outcome, state) => {
    const verdict = judgeAttempt({ status, retryAfter: null }, { tryCount: 0, now, random: 0.5 })
    expect(verdict).toMatchObject({ outcome, state, isGone: status === 410 })
  })

  it.each([
    ['120', 120],
    ['Mon, 02 Mar 2026 09:10:00 GMT', 600],
    ['1', 5],
    ['Mon, 02 Mar 2026 08:00:00 GMT', 5],
    ['999999999', 86_400],
    ['soon', 5],
    ['', 5],
    ['-5', 5],
  ])('with Retry-After %j delays the next attempt by %d seconds', (retryAfter, seconds) => {
    expect(waitOf(429, 0, { retryAfter })).toBe(seconds)
  })
})
