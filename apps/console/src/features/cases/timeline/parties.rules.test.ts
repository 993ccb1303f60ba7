import { describe, expect, it } from 'vitest'
import type { Interaction } from '../use-case.ts'
import { addressesOf, knownSender, needsCase, partyOf, senderOf, statedSender, subjectOf } from './parties.rules.ts'

const createdBy = { type: 'KEY', id: '1', name: 'Website' } as const
const delivery = {
  subject: 'Your receipt',
  recipients: [
    { name: 'Eva', address: 'eva@debtor.example' },
    { name: null, address: 'per@debtor.example' },
  ],
} as Interaction['delivery']

describe('the parties of a message', () => {
  it('a message is from its stated sender, or else from its creator', () => {
    expect(senderOf({ details: { email: 'm@example.com', name: 'Mette' }, createdBy })).toBe('Mette')
    expect(senderOf({ details: { name: ' ', subject: 'x' }, createdBy })).toBe('Website')
    expect(senderOf({ details: {}, createdBy: { type: 'SYSTEM', id: '0', name: 'Fordring' } })).toBe('System')
    expect(statedSender({ details: { name: ' ' } })).toBeUndefined()
  })

  it('an outgoing message shows its recipients, or else the number in its details', () => {
    const outgoing = { direction: 'OUTGOING', createdBy, details: { phone: '+45 12345678' } } as const
    expect(partyOf({ ...outgoing, delivery })).toBe('Eva, per@debtor.example')
    expect(partyOf({ ...outgoing, delivery: null })).toBe('+45 12345678')
    expect(partyOf({ ...outgoing, delivery: null, details: {} })).toBe('Website')
    expect(partyOf({ ...outgoing, delivery, direction: 'INCOMING' })).toBe('+45 12345678')
    expect(addressesOf({ delivery })).toEqual(['eva@debtor.example'])
  })

  it('a message from an address or number of the case is from the person who has it', () => {
    const record = { debtorName: 'Mette Holm', creditorName: 'Nordkyst' }
    const person = (name: string, email: string | null, number: string | null) => ({
      details: { name, email, phone: number === null ? null : { locale: '45', number } },
    })
    const users = [
      person('Mette Holm', 'Mette@post.example', '20 12 34 56'),
      person('Adv. Liv', 'liv@law.example', null),
    ]
    const from = (details: Record<string, unknown>, type: Interaction['type'] = 'EMAIL') =>
      knownSender({ direction: 'INCOMING', type, details }, { record, users })
    expect(from({ email: 'mette@post.example' })).toBe('Mette Holm')
    expect(from({ from: 'Kontoret <liv@law.example>' })).toBe('Adv. Liv')
    expect(from({ phone: '+45 20123456' })).toBe('Mette Holm')
    expect(from({ email: 'other@post.example' }, 'DEBTOR NOTE')).toBeUndefined()
    expect(from({}, 'DEBTOR NOTE')).toBe('Mette Holm')
    expect(from({}, 'CLIENT NOTE')).toBe('Nordkyst')
    expect(from({})).toBeUndefined()
    expect(from({ name: 'Per', email: 'mette@post.example' })).toBeUndefined()
    expect(needsCase({ direction: 'INCOMING', details: { name: 'Per' } })).toBe(false)
    expect(needsCase({ direction: 'OUTGOING', details: {} })).toBe(false)
  })

  it('an e-mail has a subject, sent or received', () => {
    expect(subjectOf({ type: 'EMAIL', delivery, details: {} })).toBe('Your receipt')
    expect(subjectOf({ type: 'EMAIL', delivery: null, details: { subject: 'Rater' } })).toBe('Rater')
    expect(subjectOf({ type: 'EMAIL', delivery: null, details: { subject: { hostile: true } } })).toBeUndefined()
    expect(subjectOf({ type: 'LETTER', delivery: null, details: { subject: 'Rykker' } })).toBeUndefined()
  })
})
