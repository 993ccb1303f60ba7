import { describe, expect, it } from 'vitest'
import { answerChannels, answerSubject, answerTo, searchesFor, statedEmail } from './answer.rules.ts'

const phone = { locale: '45', number: '20 30 40 50' }
const people = [
  { userId: '1', relation: 'guarantor', details: { name: 'Eva', email: 'eva@debtor.example', phone: null } },
  { userId: '2', relation: 'debtor', details: { name: 'Viggo', email: null, phone } },
] as unknown as Parameters<typeof answerTo>[1]

describe('an answer', () => {
  it('is for the person with the stated address or number', () => {
    expect(answerTo({ type: 'EMAIL', details: { from: 'Eva <EVA@debtor.example>' } }, people)?.userId).toBe('1')
    expect(answerTo({ type: 'SMS', details: { phone: '+4520304050' } }, people)?.userId).toBe('2')
  })

  it('is for an unknown sender at the stated address, or else for the debtor', () => {
    expect(answerTo({ type: 'EMAIL', details: { email: 'x@y.example', name: 'Ib' } }, people)).toEqual({
      ...{ name: 'Ib', userId: undefined, email: 'x@y.example', phone: undefined, isDebtor: false },
    })
    expect(answerTo({ type: 'DEBTOR NOTE', details: { email: { hostile: true } } }, people)?.userId).toBe('2')
    expect(answerTo({ type: 'EMAIL', details: {} }, [])).toBeUndefined()
  })

  it('goes out on the channel that the message came in on', () => {
    const to = { name: '', userId: '1', email: 'a@b.example', phone, isDebtor: true }
    expect(answerChannels({ type: 'SMS' }, to)).toEqual(['SMS', 'EMAIL'])
    expect(answerChannels({ type: 'DEBTOR NOTE' }, to)).toEqual(['EMAIL', 'SMS'])
    expect(answerChannels({ type: 'EMAIL' }, { ...to, email: undefined })).toEqual(['SMS'])
    expect(answerChannels({ type: 'EMAIL' }, undefined)).toEqual([])
  })

  it('has the subject of the message, marked once', () => {
    expect(answerSubject({ details: { subject: 'Rater' } })).toBe('Re: Rater')
    expect(answerSubject({ details: { subject: 'SV: Rater' } })).toBe('SV: Rater')
    expect(answerSubject({ details: {} })).toBe('')
    expect(answerSubject({ details: {} }, 139, 'da')).toBe('Sag 139')
    expect(answerSubject({ details: {} }, 139)).toBe('Case 139')
  })

  it('reads an address without what surrounds it', () => {
    expect(statedEmail({ details: { from: '"Holm, Eva" <eva@debtor.example>' } })).toBe('eva@debtor.example')
    expect(statedEmail({ details: { from: 'Eva' } })).toBeUndefined()
  })
})

describe('the suggested cases of a message', () => {
  it('are found by number, then address, then name', () => {
    const details = { subject: 'Sag nr. 1042', from: 'eva@debtor.example', name: 'Eva' }
    expect(searchesFor({ details, notes: '' })).toEqual(['1042', 'eva@debtor.example', 'Eva'])
    expect(searchesFor({ details: {}, notes: '<p>Om faktura F-2026-1</p>' })).toEqual(['F-2026-1'])
  })

  it('are never searched by a CPR number', () => {
    expect(searchesFor({ details: { reference: '010190-1234', name: '0101901234' }, notes: '' })).toEqual([])
  })
})
