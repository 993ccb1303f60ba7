import { describe, expect, it } from 'vitest'
import { besideIn, detailLines, searchFor } from './interaction.rules.ts'

describe('the rules of the inbox', () => {
  it('nested details become lines, without empty values', () => {
    const details = { name: 'Mette', none: null, empty: '', phone: { locale: '45', number: 20 }, is: false }
    expect(detailLines(details)).toEqual([
      ['name', 'Mette'],
      ['phone · locale', '45'],
      ['phone · number', '20'],
      ['is', 'false'],
    ])
  })

  it('a case is searched by its number before a name', () => {
    expect(searchFor({ details: { name: 'Mette', caseNumber: 12 } })).toBe('12')
    expect(searchFor({ details: { subject: 'x' } })).toBe('')
  })

  it('the next message is selected, or the previous at the end', () => {
    expect(besideIn(['a', 'b', 'c'], 'b')).toBe('c')
    expect(besideIn(['a', 'b', 'c'], 'c')).toBe('b')
    expect(besideIn(['a'], 'a')).toBeUndefined()
    expect(besideIn(['a'], 'gone')).toBe('a')
  })
})
