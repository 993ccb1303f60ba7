import { describe, expect, it } from 'vitest'
import { itemBeside, keyOf, lineOf, placeOf, snoozedUntil, totalOf, type WorkItem } from './work-item.rules.ts'

const item = (kind: WorkItem['kind'], subjectId: string): WorkItem => ({
  ...{ kind, subjectId, at: '2026-03-02T09:00:00Z', label: null, text: null, amount: null, currency: null },
  case: { caseId: 'c', caseSeqId: 7, journalNumber: '7', debtorName: 'Viggo' },
  assignee: null,
})

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

  it('is snoozed until the morning', () => {
    const until = new Date(snoozedUntil(new Date(2026, 2, 30, 15, 20), 3))
    expect([until.getMonth(), until.getDate(), until.getHours(), until.getMinutes()]).toEqual([3, 2, 8, 0])
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
