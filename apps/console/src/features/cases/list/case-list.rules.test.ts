import { describe, expect, it } from 'vitest'
import { columnsOf, columnsText, defaultColumns, moved, toggled, widthsOf, widthsText } from './case-columns.rules.ts'
import { checkedAfter } from './selection.rules.ts'

describe('the columns of the list', () => {
  it('come from the address, each once, without unknown ones', () => {
    expect(columnsOf('debtor,number,debtor,__proto__,colour')).toEqual(['debtor', 'number'])
    expect(columnsOf(undefined)).toBe(defaultColumns)
    expect(columnsOf('colour')).toBe(defaultColumns)
  })

  it('keep the widths that the user gave them, within limits', () => {
    expect(widthsOf('debtor:240,number:9999,created:1e3,__proto__:99,status:')).toEqual({ debtor: 240 })
    expect(widthsText(undefined, 'debtor', 239.6)).toBe('debtor:240')
    expect(widthsText('debtor:240', 'status', 5)).toBe('debtor:240,status:48')
    expect(widthsText('debtor:240', 'debtor', undefined)).toBeUndefined()
  })

  it('are left out of the address if they are the default', () => {
    expect(columnsText(defaultColumns)).toBeUndefined()
    expect(columnsOf(columnsText(['created', 'number']))).toEqual(['created', 'number'])
  })

  it('are shown, hidden and moved, and one always stays', () => {
    expect(toggled(['number'], 'created')).toEqual(['number', 'created'])
    expect(toggled(['number'], 'number')).toEqual(['number'])
    expect(moved(['number', 'debtor', 'status'], 'status', -1)).toEqual(['number', 'status', 'debtor'])
    expect(moved(['number', 'debtor'], 'number', -1)).toEqual(['number', 'debtor'])
    expect(moved(['number', 'debtor'], 'created', 1)).toEqual(['number', 'debtor'])
  })
})

describe('the checked rows', () => {
  const rows = ['a', 'b', 'c', 'd']
  it('change one by one, or from the last one used with shift', () => {
    expect([...checkedAfter(new Set(), rows, { id: 'b', from: undefined })]).toEqual(['b'])
    expect([...checkedAfter(new Set(['b']), rows, { id: 'd', from: 'b' })].sort()).toEqual(['b', 'c', 'd'])
    expect([...checkedAfter(new Set(rows), rows, { id: 'a', from: 'c' })]).toEqual(['d'])
    expect([...checkedAfter(new Set(), rows, { id: 'b', from: 'gone' })]).toEqual(['b'])
  })
})
