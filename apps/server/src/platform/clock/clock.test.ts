import { describe, expect, test } from 'vitest'
import { FixedClock, systemClock } from './clock.ts'

test('systemClock returns the time of the machine', () => {
  const before = Date.now()
  const now = systemClock.now().getTime()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})

describe('FixedClock', () => {
  const start = new Date('2024-05-01T00:00:00Z')

  test('does not move by itself', () => {
    const clock = new FixedClock(start)
    expect(clock.now()).toEqual(start)
    expect(clock.now()).toEqual(start)
  })

  test('moves forward', () => {
    const clock = new FixedClock(start)
    clock.advance({ ms: 1_500 })
    clock.advance({ ms: 0 })
    expect(clock.now().toISOString()).toBe('2024-05-01T00:00:01.500Z')
  })

  test('can be set to any time', () => {
    const clock = new FixedClock(start)
    clock.set(new Date('1999-12-31T23:59:59Z'))
    expect(clock.now().toISOString()).toBe('1999-12-31T23:59:59.000Z')
  })

  test('is not affected by changes to dates passed in or out', () => {
    const taken = new Date(start)
    const clock = new FixedClock(taken)
    taken.setFullYear(1990)
    clock.now().setFullYear(1990)
    expect(clock.now()).toEqual(start)
  })

  test('rejects going back and invalid times', () => {
    const clock = new FixedClock(start)
    expect(() => {
      clock.advance({ ms: -1 })
    }).toThrow(RangeError)
    expect(() => {
      clock.advance({ ms: Number.NaN })
    }).toThrow(RangeError)
    expect(() => {
      clock.advance({ ms: Number.POSITIVE_INFINITY })
    }).toThrow(RangeError)
    expect(() => {
      clock.set(new Date('never'))
    }).toThrow(RangeError)
    expect(() => new FixedClock(new Date('never'))).toThrow(RangeError)
    expect(clock.now()).toEqual(start)
  })
})
