import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { isTimeZone, localDate, parseLocalDate, parseTimestamp } from './timestamps.ts'

const COPENHAGEN = 'Europe/Copenhagen'
const zones = [COPENHAGEN, 'UTC', 'America/Sao_Paulo', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati']

describe('parseTimestamp', () => {
  test.each([
    ['2024-05-01 00:00:00.000+01', '2024-04-30T23:00:00.000Z'],
    ['2024-05-01 00:00:00.000+0100', '2024-04-30T23:00:00.000Z'],
    ['2024-05-01 00:00:00.000+01:00', '2024-04-30T23:00:00.000Z'],
    ['2024-05-01 00:00:00-03:30', '2024-05-01T03:30:00.000Z'],
    ['2024-05-01 00:00:00.000Z', '2024-05-01T00:00:00.000Z'],
    ['2024-05-01 00:00:00+00', '2024-05-01T00:00:00.000Z'],
    ['2024-05-01 00:00:00-00:00', '2024-05-01T00:00:00.000Z'],
    ['2024-05-01 10:20:30.5Z', '2024-05-01T10:20:30.500Z'],
    ['2024-05-01 10:20:30.123456789Z', '2024-05-01T10:20:30.123Z'],
    ['2024-05-01 10:20:30.999999Z', '2024-05-01T10:20:30.999Z'],
    ['2024-05-01T10:20:30Z', '2024-05-01T10:20:30.000Z'],
    ['2024-05-01T10:20:30,25+02:00', '2024-05-01T08:20:30.250Z'],
    ['2024-05-01T10:20+02:00', '2024-05-01T08:20:00.000Z'],
    ['2024-05-01t10:20:30z', '2024-05-01T10:20:30.000Z'],
    ['20240501T102030.250+0200', '2024-05-01T08:20:30.250Z'],
    ['20240501T1020Z', '2024-05-01T10:20:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00.000Z'],
    ['2200-12-31T23:59:59.999Z', '2200-12-31T23:59:59.999Z'],
  ])('reads %s', (text, instant) => {
    expect(parseTimestamp(text, COPENHAGEN)?.toISOString()).toBe(instant)
  })

  test.each([
    ['in winter', '2024-01-15', COPENHAGEN, '2024-01-14T23:00:00.000Z'],
    ['in summer', '2024-05-01', COPENHAGEN, '2024-04-30T22:00:00.000Z'],
    ['on the day the clock goes forward', '2024-03-31', COPENHAGEN, '2024-03-30T23:00:00.000Z'],
    ['on the day after', '2024-04-01', COPENHAGEN, '2024-03-31T22:00:00.000Z'],
    ['on the day the clock goes back', '2024-10-27', COPENHAGEN, '2024-10-26T22:00:00.000Z'],
    ['on a day that begins at one', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['on a day with two midnights', '2024-11-03', 'America/Havana', '2024-11-03T04:00:00.000Z'],
    ['on a day that was left out', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['in UTC', '2024-05-01', 'UTC', '2024-05-01T00:00:00.000Z'],
  ])('parses a plain date %s as its first instant', (_when, text, zone, instant) => {
    expect(parseTimestamp(text, zone)?.toISOString()).toBe(instant)
    expect(parseTimestamp(text, zone)?.toISOString()).toBe(instant) // again, now from the cache
  })

  test.each([
    '',
    'today',
    '2024-05-01T10:20:30',
    '2024-05-01 10:20:30.000',
    '2024-02-30',
    '2023-02-29',
    '1900-02-29',
    '2024-04-31T00:00:00Z',
    '2024-13-01',
    '2024-00-01',
    '2024-01-00',
    '2024-05-01T24:00:00Z',
    '2024-05-01T23:60:00Z',
    '2024-05-01T23:59:60Z',
    '2024-05-01T00:00:00+24:00',
    '2024-05-01T00:00:00+01:60',
    '2024-05-01T00:00:00+1',
    '2024-05-01T00:00:00+01:00:00',
    '2024-05-01T00:00:00+01:00[Europe/Copenhagen]',
    '2024-05-01T00:00:00.Z',
    '2024-05-01T00:00:00.1234567890Z',
    '2024-05-01  00:00:00Z',
    '2024-05-01T00:00:00 Z',
    '2024-05-01T10Z',
    '20240501',
    '20240501T10:20:30Z',
    '2024-05-01T102030Z',
    '2024-5-1',
    '24-05-01',
    '01-05-2024',
    '1899-12-31',
    '2201-01-01',
    '2201-01-01T00:00:00Z',
    '0024-05-01T00:00:00Z',
    '+002024-05-01',
    '-2024-05-01',
    ' 2024-05-01',
    '2024-05-01\n',
    '2024-05-01Z',
    '1714521600000',
    '２０２４-05-01',
  ])('rejects %j', (text) => {
    expect(parseTimestamp(text, COPENHAGEN)).toBeUndefined()
    expect(parseLocalDate(text, COPENHAGEN)).toBeUndefined()
  })

  test('matches Temporal for any date-time with an offset', () => {
    const part = (max: number) => fc.integer({ min: 0, max })
    const sign = fc.constantFrom('+', '-')
    fc.assert(
      fc.property(fc.integer({ min: 1899, max: 2201 }), part(13), part(32), part(24), part(60), sign, (...given) => {
        const [year, month, day, hour, minute, signed] = given
        const two = (value: number) => String(value).padStart(2, '0')
        const text = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:07.089${signed}05:45`
        expect(parseTimestamp(text, 'UTC')?.getTime()).toBe(byTemporal(text, year))
      }),
      { numRuns: 2_000 },
    )
  })

  test('parses the output of toISOString', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true }),
        (date) => {
          expect(parseTimestamp(date.toISOString(), COPENHAGEN)).toEqual(date)
        },
      ),
    )
  })
})

describe('parseLocalDate', () => {
  test.each([
    ['2024-05-01', COPENHAGEN, '2024-05-01'],
    ['2024-05-01 00:00:00.000+02', COPENHAGEN, '2024-05-01'],
    ['2024-05-01 00:00:00.000+01', COPENHAGEN, '2024-05-01'],
    ['2024-04-30T22:00:00Z', COPENHAGEN, '2024-05-01'],
    ['2024-04-30T21:59:59.999Z', COPENHAGEN, '2024-04-30'],
    ['2024-05-01T00:00:00Z', 'America/New_York', '2024-04-30'],
    ['2024-05-01T12:00:00Z', 'Pacific/Kiritimati', '2024-05-02'],
  ])('%s in %s is %s', (text, zone, date) => {
    expect(parseLocalDate(text, zone)).toBe(date)
  })
})

describe('localDate', () => {
  test('matches Temporal in any time zone', () => {
    const instants = fc.date({ min: new Date('1900-01-02'), max: new Date('2200-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
          .toZonedDateTimeISO(zone)
          .toPlainDate()
        expect(localDate(instant, zone)).toBe(expected.toString())
      }),
    )
  })

  test('changes at midnight to the millisecond, whatever it returned for the minutes around it', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (day, zone) => {
        const midnight = parseTimestamp(day.toISOString().slice(0, 10), zone)!.getTime()
        for (const ms of [-60_000, -1, 0, 59_999, 60_000, -1, 0]) {
          const expected = Temporal.Instant.fromEpochMilliseconds(midnight + ms)
            .toZonedDateTimeISO(zone)
            .toPlainDate()
          expect(localDate(new Date(midnight + ms), zone)).toBe(expected.toString())
        }
      }),
    )
  })

  test('returns the day of its first instant', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (day, zone) => {
        const date = day.toISOString().slice(0, 10)
        fc.pre(!(zone === 'Pacific/Kiritimati' && date === '1994-12-31')) // the day that Kiritimati skipped
        expect(localDate(parseTimestamp(date, zone)!, zone)).toBe(date)
      }),
    )
  })
})

describe('isTimeZone', () => {
  test.each([...zones, 'America/Argentina/Buenos_Aires', 'Etc/GMT+1'])('accepts %s', (text) => {
    expect(isTimeZone(text)).toBe(true)
  })

  test.each(['', 'Copenhagen', 'Europe/Nowhere', '+01:00', '-0330', 'Europe/Copenhagen ', 'GMT+1'])(
    'rejects %j',
    (text) => {
      expect(isTimeZone(text)).toBe(false)
    },
  )
})

function byTemporal(text: string, year: number): number | undefined {
  if (year < 1900 || year > 2200) return undefined
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    return undefined
  }
}
