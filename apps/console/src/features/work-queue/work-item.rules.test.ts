import { afterEach, describe, expect, it } from 'vitest'
import { setTimeZone } from '../../text/format.ts'
import { itemBeside, keyOf, lineOf, placeOf, snoozedUntil, totalOf, type WorkItem } from './work-item.rules.ts'

const item = (kind: WorkItem['kind'], subjectId: string): WorkItem => ({
  ...{ kind, subjectId, at: '2026-03-02T09:00:00Z', label: null, text: null, amount: null, currency: null },
  case: { caseId: 'c', caseSeqId: 7, journalNumber: '7', debtorName: 'Viggo' },
  assignee: null,
})

afterEach(() => setTimeZone(undefined))

describe('an item of the work queue', () => {
  it('leads to the screen on which it is dealt with', () => {
    expect(placeOf(item('message', 'm'))).toEqual({ to: '/inbox', search: { selected: 'm', answer: true } })
    expect(placeOf(item('bank-line', 'b'))).toEqual({ to: '/bank', search: { selected: 'b' } })
    expect(placeOf(item('broken-promise', 'p'))).toEqual({ to: '/cases/7', search: { panel: 'call' } })
    expect(placeOf(item('new-case', 'c'))).toEqual({ to: '/cases/7', search: {} })
    expect(placeOf({ ...item('new-case', 'c'), case: null })).toBeUndefined()
  })

  it('is followed by the next one, or the previous at the end', () => {
    const items = [item('message', 'a'), item('dispute', 'b')]
    expect(itemBeside(items, 'message.a')).toBe(items[1])
    expect(itemBeside(items, 'dispute.b')).toBe(items[0])
    expect(itemBeside(items, 'dispute.gone')).toBe(items[0])
    expect(itemBeside([], 'message.a')).toBeUndefined()
    expect(items.map(keyOf)).toEqual(['message.a', 'dispute.b'])
  })

  it('shows what was written in one line', () => {
    expect(lineOf({ kind: 'message', text: '<p>Jeg kan <b>ikke</b></p><p>betale</p>' })).toBe('Jeg kan ikke betale')
    expect(lineOf({ kind: 'bank-line', text: 'Faktura 17' })).toBe('Faktura 17')
    expect(lineOf({ kind: 'follow-up', text: 'Ring igen' })).toBe('')
    expect(lineOf({ kind: 'message', text: null })).toBe('')
  })

  it.each([
    ['Europe/Copenhagen', '2026-03-02T14:20:00Z', 1, '2026-03-03T07:00:00.000Z'],
    // Summer time begins on 29 March and ends on 25 October.
    ['Europe/Copenhagen', '2026-03-28T14:20:00Z', 1, '2026-03-29T06:00:00.000Z'],
    ['Europe/Copenhagen', '2026-03-28T23:30:00Z', 1, '2026-03-30T06:00:00.000Z'],
    ['Europe/Copenhagen', '2026-10-24T20:00:00Z', 1, '2026-10-25T07:00:00.000Z'],
    ['Europe/Copenhagen', '2026-10-25T22:30:00Z', 7, '2026-11-01T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08T05:00:00Z', 1, '2026-03-08T15:00:00.000Z'],
    ['Pacific/Auckland', '2026-09-26T10:00:00Z', 1, '2026-09-26T19:00:00.000Z'],
  ])('is snoozed until the morning of the tenant: %s, %s, %i days', (timeZone, now, days, until) => {
    setTimeZone(timeZone)
    expect(snoozedUntil(new Date(now), days)).toBe(until)
  })
})

it('the total of the queue is exact if every count is', () => {
  const counts = [
    { kind: 'message', count: 2, isExact: true },
    { kind: 'new-case', count: 1_000, isExact: false },
  ] as const
  expect(totalOf([...counts])).toEqual({ count: 1_002, isExact: false })
  expect(totalOf([counts[0]])).toEqual({ count: 2, isExact: true })
})
