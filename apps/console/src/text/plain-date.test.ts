import { afterEach, describe, expect, it } from 'vitest'
import * as language from './define-text.ts'
import { setTimeZone } from './format.ts'
import * as dates from './plain-date.ts'

afterEach(() => setTimeZone(undefined))

describe('typed dates', () => {
  it.each([
    ['en', '24.12.2026', '2026-12-24'],
    ['en', '24/12/26', '2026-12-24'],
    ['da', '4-1', '2026-01-04'],
    ['da', '24122027', '2027-12-24'],
    ['en', '2027-02-03', '2027-02-03'],
    ['en', '3 Sept 2026', '2026-09-03'],
    ['en', '1 may', '2026-05-01'],
    ['da', '3. maj 2026', '2026-05-03'],
    ['da', '12. oktober 2026', '2026-10-12'],
    ['en', '12/24/2026', undefined],
    ['en', '31.02.2026', undefined],
    ['en', '1.1.0202', undefined],
    ['en', '1.1.1850', undefined],
    ['en', '29.02.2028', '2028-02-29'],
    ['en', '3 dino 2026', undefined],
    ['en', 'soon', undefined],
    ['en', '', undefined],
  ] as const)('in %s %j is read as %s', (name, text, date) => {
    language.setLanguage(name)
    expect(dates.parsePlainDate(text, '2026-11-15')).toBe(date)
  })

  it.each(['en', 'da'] as const)('parse as they are formatted, every month, in %s', (name) => {
    language.setLanguage(name)
    for (let month = 1; month <= 12; month += 1) {
      const date = `2027-${String(month).padStart(2, '0')}-09`
      expect(dates.parsePlainDate(dates.formatPlainDate(date), '2026-11-15')).toBe(date)
    }
  })

  it('continue across the end of a month', () => {
    expect(dates.shiftPlainDate('2026-02-28', 1)).toBe('2026-03-01')
    expect(dates.shiftPlainDate('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('are counted on the calendar of the tenant, also around a clock change', () => {
    setTimeZone('Europe/Copenhagen')
    // 23:30 on the day before summer time begins, when 168 hours are a week and an hour on the clock.
    const now = new Date('2026-03-28T22:30:00Z')
    expect(dates.dateInDays(7, now)).toBe('2026-04-04')
    expect(dates.dateInDays(-1, new Date('2026-10-25T22:30:00Z'))).toBe('2026-10-24')
  })

  it('have hours on the clocks of the tenant', () => {
    setTimeZone('America/New_York')
    expect(dates.momentAt('2026-03-07', 8).toISOString()).toBe('2026-03-07T13:00:00.000Z')
    expect(dates.momentAt('2026-03-08', 8).toISOString()).toBe('2026-03-08T12:00:00.000Z')
    setTimeZone('Pacific/Kiritimati')
    expect(dates.momentAt('2026-03-08', 8).toISOString()).toBe('2026-03-07T18:00:00.000Z')
  })
})
