import { describe, expect, it } from 'vitest'
import {
  besideIn,
  detailLines,
  type Interaction,
  partyOf,
  searchFor,
  senderOf,
  snippetOf,
} from './interaction.rules.ts'

const createdBy = { type: 'KEY', id: '1', name: 'Website' } as const

describe('the rules of the inbox', () => {
  it('a message is from its stated sender, or else from its creator', () => {
    expect(senderOf({ details: { email: 'm@example.com', name: 'Mette' }, createdBy })).toBe('Mette')
    expect(senderOf({ details: { name: ' ', subject: 'x' }, createdBy })).toBe('Website')
  })

  it('an outgoing message shows its recipients, or else the number in its details', () => {
    const delivery = {
      recipients: [
        { name: 'Eva', address: 'eva@debtor.example' },
        { name: null, address: 'per@debtor.example' },
      ],
    } as Interaction['delivery']
    const outgoing = { direction: 'OUTGOING', createdBy, details: { phone: '+45 12345678' } } as const
    expect(partyOf({ ...outgoing, delivery })).toBe('Eva, per@debtor.example')
    expect(partyOf({ ...outgoing, delivery: null })).toBe('+45 12345678')
    expect(partyOf({ ...outgoing, delivery: null, details: {} })).toBe('Website')
    expect(partyOf({ ...outgoing, delivery, direction: 'INCOMING' })).toBe('+45 12345678')
  })

  it('a line of the list has text without markup', () => {
    expect(snippetOf('<p>Jeg <b>har</b>\n betalt</p><p>5 &lt; 6 &amp; &amp;lt;</p>')).toBe(
      'Jeg har betalt 5 < 6 & &lt;',
    )
    expect(snippetOf('')).toBe('')
  })

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
