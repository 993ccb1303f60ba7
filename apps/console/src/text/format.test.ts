import { describe, expect, it } from 'vitest'
import * as language from './define-text.ts'
import * as format from './format.ts'

describe('amounts', () => {
  it.each([
    ['en', 1_234_567_890, '12,345,678.90'],
    ['da', 1_234_567_890, '12.345.678,90'],
    ['en', -5, '−0.05'],
    ['da', 0, '0,00'],
    ['en', Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  ] as const)('in %s %d is written %s', (name, minor, text) => {
    language.setLanguage(name)
    expect(format.formatAmount(minor)).toBe(text)
  })

  it.each([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1234', 123_400],
    ['1 234,5', 123_450],
    ['12.345.678,90', 1_234_567_890],
    ['1.234.567', 123_456_700],
    ['5,', 500],
    ['0.500', 50],
    ['0,05', 5],
    ['−5', -500],
    ['', undefined],
    ['ten', undefined],
    ['1e5', undefined],
    ['99999999999999999', undefined],
    ['1500.5555', undefined],
    ['12,34.50', undefined],
    ['1,234,50', undefined],
    ['.', undefined],
    ['1,500', undefined],
  ])('%j is read as %s', (text, minor) => {
    expect(format.parseAmount(text)).toBe(minor)
  })

  it.each([
    ['1,500', [150_000, 150]],
    ['1.500', [150_000, 150]],
    ['100.000', [10_000_000, 10_000]],
    ['1500.555', [150_055_500, 150_056]],
    ['1,234.567', [123_456_700, 123_457]],
    ['-1,500', [-150_000, -150]],
    ['1,500.00', [150_000]],
    ['1,500,000', [150_000_000]],
    ['0.555', []],
  ])('%j can be read as %j', (text, readings) => {
    for (const name of ['en', 'da'] as const) {
      language.setLanguage(name)
      expect(format.readingsOfAmount(text)).toEqual(readings)
    }
  })

  it('has one reading as it is shown', () => {
    for (const name of ['en', 'da'] as const) {
      language.setLanguage(name)
      for (const minor of [0, 5, -150, 150_000, 123_456_789]) {
        expect(format.parseAmount(format.formatAmount(minor))).toBe(minor)
      }
    }
  })
})

describe('times', () => {
  const now = Date.parse('2026-03-10T12:00:00.000Z')
  it.each([
    ['en', '2026-03-10T11:59:50.000Z', 'just now'],
    ['en', '2026-03-10T09:00:00.000Z', '3 hours ago'],
    ['en', '2026-03-07T12:00:00.000Z', '3 days ago'],
    ['en', '2026-03-12T12:00:00.000Z', 'in 2 days'],
    ['en', '2026-02-01T12:00:00.000Z', '1 Feb 2026'],
    ['da', '2026-03-07T12:00:00.000Z', '3 dage siden'],
  ] as const)('in %s %s is %s', (name, at, text) => {
    language.setLanguage(name)
    expect(format.formatWhen(at, now)).toBe(text)
  })

  it('days are in the time zone of the tenant', () => {
    language.setLanguage('en')
    format.setTimeZone('Europe/Copenhagen')
    expect(format.formatDate('2026-03-10T23:30:00.000Z')).toBe('11 Mar 2026')
    expect(format.plainDate(new Date('2026-03-10T23:30:00.000Z'))).toBe('2026-03-11')
    expect(format.formatPeriod('2026-03-10T23:30:00.000Z', '2026-03-31T22:30:00.000Z')).toMatch(
      /^11 Mar\s–\s1 Apr 2026$/,
    )
  })

  it('the ends of a period share what is the same', () => {
    language.setLanguage('en')
    expect(format.formatPeriod('2026-09-30T12:00:00Z', '2026-10-30T12:00:00Z')).toMatch(/^30 Sept\s–\s30 Oct 2026$/)
    expect(format.formatPeriod('2025-12-01T12:00:00Z', '2026-01-31T12:00:00Z')).toMatch(/^1 Dec 2025\s–\s31 Jan 2026$/)
    language.setLanguage('da')
    expect(format.formatPeriod('2026-09-30T12:00:00Z', '2026-10-30T12:00:00Z')).toMatch(
      /^30\. sep\.\s?–\s?30\. okt\. 2026$/,
    )
  })
})
