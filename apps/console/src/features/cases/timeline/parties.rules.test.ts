import { describe, expect, it } from 'vitest'
import type { Interaction } from '../use-case.ts'
import { addressesOf, partyOf, senderOf, statedSender, subjectOf } from './parties.rules.ts'

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

  it('an e-mail has a subject, sent or received', () => {
    expect(subjectOf({ type: 'EMAIL', delivery, details: {} })).toBe('Your receipt')
    expect(subjectOf({ type: 'EMAIL', delivery: null, details: { subject: 'Rater' } })).toBe('Rater')
    expect(subjectOf({ type: 'EMAIL', delivery: null, details: { subject: { hostile: true } } })).toBeUndefined()
    expect(subjectOf({ type: 'LETTER', delivery: null, details: { subject: 'Rykker' } })).toBeUndefined()
  })
})
