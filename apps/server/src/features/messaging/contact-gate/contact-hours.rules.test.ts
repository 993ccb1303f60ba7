import { describe, expect, it } from 'vitest'
import { capAt, contactRulesOf, opensFrom, roomFrom } from './contact-hours.rules.ts'
import { shippedContactRows } from '../../../../test/contact-rows.ts'
import type { ContactHoursRule, PackRow } from '../../money/rule-packs/index.ts'
import type { Country } from './holidays.rules.ts'

const rulesOf = (country: Country, ...own: readonly PackRow[]) =>
  contactRulesOf([...shippedContactRows, ...own], country, false)

describe('opensFrom', () => {
  it.each([
    ['open on a Monday', 'DK', 'SMS', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z'],
    ['the first moment of the day', 'DK', 'SMS', '2026-03-02T07:00:00Z', '2026-03-02T07:00:00Z'],
    ['a millisecond before it', 'DK', 'SMS', '2026-03-02T06:59:59.999Z', '2026-03-02T07:00:00Z'],
    ['the last moment of the day', 'DK', 'SMS', '2026-03-02T19:59:59.999Z', '2026-03-02T19:59:59.999Z'],
    ['closing time', 'DK', 'SMS', '2026-03-02T20:00:00Z', '2026-03-03T07:00:00Z'],
    ['midnight', 'DK', 'SMS', '2026-03-01T23:00:00Z', '2026-03-02T07:00:00Z'],
    ['Saturday afternoon', 'DK', 'SMS', '2026-03-07T15:00:00Z', '2026-03-09T07:00:00Z'],
    ['Sunday', 'DK', 'PHONE CALL', '2026-03-08T11:00:00Z', '2026-03-09T07:00:00Z'],
    // The clocks go forward on 29 March and back on 25 October: the opening stays at 8 local time.
    ['the night before summer time', 'DK', 'SMS', '2026-03-28T22:00:00Z', '2026-03-30T06:00:00Z'],
    ['the night before winter time', 'DK', 'SMS', '2026-10-24T20:00:00Z', '2026-10-26T07:00:00Z'],
    ['Wednesday before Easter', 'DK', 'SMS', '2026-04-01T20:00:00Z', '2026-04-04T06:00:00Z'],
    ['Easter Saturday evening', 'DK', 'SMS', '2026-04-04T18:00:00Z', '2026-04-07T06:00:00Z'],
    ['Constitution Day in Denmark', 'DK', 'PHONE CALL', '2026-06-05T10:00:00Z', '2026-06-06T06:00:00Z'],
    ['Christmas', 'DK', 'SMS', '2026-12-24T10:00:00Z', '2026-12-28T07:00:00Z'],
    ['New Year', 'DK', 'SMS', '2026-12-31T10:00:00Z', '2027-01-02T07:00:00Z'],
    ['an e-mail in Denmark at night', 'DK', 'EMAIL', '2026-03-08T02:00:00Z', '2026-03-08T02:00:00Z'],
    ['a letter on Christmas Day', 'DK', 'LETTER', '2026-12-25T02:00:00Z', '2026-12-25T02:00:00Z'],
    ['an e-mail in Norway at night', 'NO', 'EMAIL', '2026-03-02T02:00:00Z', '2026-03-02T07:00:00Z'],
    ['17 May in Norway', 'NO', 'SMS', '2027-05-17T10:00:00Z', '2027-05-18T06:00:00Z'],
    ['Saturday morning in Norway', 'NO', 'SMS', '2026-03-07T07:30:00Z', '2026-03-07T08:00:00Z'],
    ['Midsummer in Sweden', 'SE', 'SMS', '2026-06-20T10:00:00Z', '2026-06-22T06:00:00Z'],
  ] as const)('%s', (...[, country, channel, from, expected]) => {
    expect(opensFrom(rulesOf(country), channel, new Date(from)).toISOString()).toBe(new Date(expected).toISOString())
  })

  it('always opens within a month, whatever the moment', () => {
    for (const { pack, value } of shippedContactRows.filter(({ rule }) => rule === 'contact-hours')) {
      const rules = rulesOf(pack.slice(0, 2).toUpperCase() as Country)
      for (const channel of (value as ContactHoursRule).channels) {
        for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 8); ms += 7 * 3_600_000) {
          const opensAt = opensFrom(rules, channel, new Date(ms))
          expect(opensAt.getTime()).toBeGreaterThanOrEqual(ms)
          // An opening is open: asking again changes nothing.
          expect(opensFrom(rules, channel, opensAt)).toEqual(opensAt)
        }
      }
    }
  })

  it('follows a row of the tenant in its period, in local time, and never on a holiday', () => {
    const value = { channels: ['EMAIL', 'SMS'], weekdays: ['10:00', '12:00'], saturdays: null, closedOn: ['03-31'] }
    const own: PackRow = {
      ...{
        pack: 'dk-consumer',
        rule: 'contact-hours',
        ruleRowId: 'own',
        value,
        from: '2026-03-27',
        until: '2026-04-09',
      },
      ...{ dueFrom: null, dueUntil: null, source: 'Policy', reviewed: true, reason: 'Policy' },
    }
    const opening = (channel: 'EMAIL' | 'SMS' | 'PHONE CALL', from: string) =>
      opensFrom(rulesOf('DK', own), channel, new Date(from)).toISOString()
    // Friday at noon, before the clocks go forward; then Monday at 10 in summer time.
    expect(opening('EMAIL', '2026-03-27T11:00:00Z')).toBe('2026-03-30T08:00:00.000Z')
    // Closed on 31 March by the row, from 2 to 6 April by Easter, and on Saturdays.
    expect(opening('SMS', '2026-03-30T10:00:00Z')).toBe('2026-04-01T08:00:00.000Z')
    expect(opening('SMS', '2026-04-01T10:00:00Z')).toBe('2026-04-07T08:00:00.000Z')
    // The row replaces that of the pack as a whole, and ends.
    expect(opening('PHONE CALL', '2026-04-05T02:00:00Z')).toBe('2026-04-05T02:00:00.000Z')
    expect(opening('SMS', '2026-04-08T10:00:00Z')).toBe('2026-04-09T06:00:00.000Z')
    expect(opening('EMAIL', '2026-04-09T02:00:00Z')).toBe('2026-04-09T02:00:00.000Z')
  })
})

describe('roomFrom', () => {
  const at = new Date('2026-03-09T09:00:00Z')
  const daysAgo = (days: number): Date => new Date(at.getTime() - days * 86_400_000)
  const limit = { messagesMax: 3, days: 7 }

  it('allows a message below the limit', () => {
    expect(roomFrom(limit, [daysAgo(1), daysAgo(2)], at)).toEqual(at)
  })

  it('waits until the oldest of the last three is a week old', () => {
    expect(roomFrom(limit, [daysAgo(1), daysAgo(3), daysAgo(2)], at)).toEqual(daysAgo(-4))
    expect(roomFrom(limit, [daysAgo(1), daysAgo(3), daysAgo(2), daysAgo(6)], at)).toEqual(daysAgo(-4))
  })

  it('ignores messages of exactly a week ago', () => {
    expect(roomFrom(limit, [daysAgo(7), daysAgo(1), daysAgo(2)], at)).toEqual(at)
  })

  it('does not limit letters', () => {
    expect(capAt(rulesOf('DK'), 'LETTER', at)).toBeUndefined()
    expect(capAt(rulesOf('DK'), 'SMS', at)).toMatchObject({ messagesMax: 7, days: 7, reviewed: false })
  })
})
