import { describe, expect, it } from 'vitest'
import { draftChanges, draftText } from './form-draft.rules.ts'

const initial = { amount: '', date: '2026-03-01', tags: ['vip'] }

describe('the draft of a form', () => {
  it('contains changed fields only', () => {
    expect(draftText(initial, { ...initial, amount: '500' })).toBe('{"amount":"500"}')
    expect(draftText(initial, { ...initial, tags: ['vip', 'late'] })).toBe('{"tags":["vip","late"]}')
  })

  it('is empty when every field is back to its initial value', () => {
    expect(draftText(initial, { ...initial, tags: ['vip'] })).toBe('')
  })

  it('restores the fields', () => {
    const changed = { ...initial, amount: '500', tags: [] }
    expect({ ...initial, ...draftChanges(draftText(initial, changed)) }).toEqual(changed)
  })

  it.each(['', '{', 'null', '42', '"text"'])('is ignored if it is %j', (text) => {
    expect(draftChanges(text)).toEqual({})
  })
})
