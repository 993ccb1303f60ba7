import { describe, expect, it } from 'vitest'
import { ageingBuckets, dueWithin } from './ageing.rules.ts'

describe('ageing buckets', () => {
  const now = new Date('2026-03-20T12:00:00.000Z')

  it.each([
    ['not-due', '2026-03-19T12:00:00.000Z', null],
    ['1-30', '2026-02-17T12:00:00.000Z', '2026-03-19T12:00:00.000Z'],
    ['181-365', '2025-03-19T12:00:00.000Z', '2025-09-20T12:00:00.000Z'],
    ['over-365', null, '2025-03-19T12:00:00.000Z'],
  ] as const)('%s contains due dates after %s and until %s', (bucket, after, until) => {
    const moment = (text: string | null): Date | null => (text === null ? null : new Date(text))
    expect(dueWithin(bucket, now)).toEqual({ after: moment(after), until: moment(until) })
  })

  it('cover every point in time exactly once', () => {
    const ranges = ageingBuckets.map((bucket) => dueWithin(bucket, now))
    expect(ranges.slice(1).map(({ until }) => until)).toEqual(ranges.slice(0, -1).map(({ after }) => after))
  })
})
