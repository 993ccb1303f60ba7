import { describe, expect, it } from 'vitest'
import { nextStart } from './data-protection.rules.ts'

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number))

describe('the next run', () => {
  it.each([
    ['at the end of what was due', { ended: [1, 2], failed: [] }, 9],
    ['at the end of what was due, if nothing was', { ended: [], failed: [] }, 9],
    ['at the last of a full run', { ended: [1, 2, 3], failed: [] }, 3],
    ['at the first that failed', { ended: [1, 2], failed: [1] }, 1],
    ['at the first that failed in a full run', { ended: [1, 2, 3], failed: [2, 3] }, 2],
  ])('begins %s', (_name, { ended, failed }, expected) => {
    const due = ended.map((number) => ({ endedAt: day(number) }))
    expect(nextStart({ due, failures: failed.map(day), limit: 3, endedBefore: day(9) })).toEqual(day(expected))
  })
})
