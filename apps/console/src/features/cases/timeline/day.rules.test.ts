import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../text/define-text.ts'
import { setTimeZone } from '../../../text/format.ts'
import { dayHeading } from './day.rules.ts'

const now = new Date('2026-03-02T09:00:00Z')

afterEach(() => {
  setLanguage('en')
  setTimeZone(undefined)
})

describe('the heading of a day', () => {
  it('names today and yesterday, and other days with their weekday', () => {
    setTimeZone('Europe/Copenhagen')
    expect(dayHeading('2026-03-02T08:00:00Z', now)).toBe('Today')
    expect(dayHeading('2026-03-01T08:00:00Z', now)).toBe('Yesterday')
    expect(dayHeading('2026-02-28T08:00:00Z', now)).toBe('Saturday, 28 February 2026')
    setLanguage('da')
    expect(dayHeading('2026-03-02T08:00:00Z', now)).toBe('I dag')
    expect(dayHeading('2026-03-01T08:00:00Z', now)).toBe('I går')
    expect(dayHeading('2026-02-28T08:00:00Z', now)).toMatch(/^Lørdag (den )?28\. februar 2026$/)
  })

  it('changes at midnight of the tenant', () => {
    setTimeZone('Europe/Copenhagen')
    expect(dayHeading('2026-03-01T22:59:00Z', now)).toBe('Yesterday')
    expect(dayHeading('2026-03-01T23:01:00Z', now)).toBe('Today')
  })

  it('names yesterday at the end of a day of 25 hours', () => {
    setTimeZone('Europe/Copenhagen')
    expect(dayHeading('2026-10-24T10:00:00Z', new Date('2026-10-25T22:30:00Z'))).toBe('Yesterday')
  })
})
