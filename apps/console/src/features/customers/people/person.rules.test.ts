import { describe, expect, it } from 'vitest'
import { addressLine, bodyOf, changesOf, draftOf, erpAddress, type Person } from './person.rules.ts'

const mette: Person = {
  userId: 'u',
  id: 1,
  relation: 'debtor',
  contact: true,
  customerId: 'c',
  lang: 'da',
  details: {
    name: 'Mette',
    cpr: '0101901234',
    cvr: null,
    email: null,
    phone: { locale: '45', number: '20304050' },
    address: { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus' },
    geocode: { latitude: 56, longitude: 10 },
  },
}

describe('the form of a person', () => {
  it('sends nothing if nothing was changed', () => {
    expect(changesOf(draftOf(mette), mette)).toEqual({})
  })

  it('sends only what was changed, and an address as a whole', () => {
    const draft = {
      ...draftOf(mette),
      relation: 'guarantor',
      email: ' m@example.com ',
      city: 'Odense',
      phoneNumber: '',
    } as const
    expect(changesOf(draft, mette)).toEqual({
      relation: 'guarantor',
      details: {
        email: 'm@example.com',
        phone: null,
        address: { address: 'Havnegade 1', zipcode: '8000', city: 'Odense' },
      },
    })
  })

  it('creates a person from the form values', () => {
    const draft = { ...draftOf(undefined), name: ' Lars ', phoneCode: '+45', phoneNumber: '11223344' }
    expect(bodyOf(draft)).toEqual({
      relation: 'debtor',
      contact: true,
      details: {
        name: 'Lars',
        cpr: null,
        cvr: null,
        email: null,
        phone: { locale: '45', number: '11223344' },
        address: null,
      },
    })
  })

  it('formats an address on one line without empty parts', () => {
    expect(addressLine(mette.details.address)).toBe('Havnegade 1, 8000 Aarhus')
    expect(addressLine({ coAddress: 'Lars', country: 'DK' })).toBe('c/o Lars, DK')
    expect(addressLine(null)).toBe('')
  })
})

describe('the link to the creditor’s system', () => {
  it('contains the reference of the customer, which cannot change the host', () => {
    const link = 'https://erp.example.com/c/{{customerReferenceId}}'
    expect(erpAddress(link, 'K 1/2?')).toBe('https://erp.example.com/c/K%201%2F2%3F')
    expect(erpAddress(null, 'K')).toBeUndefined()
    expect(erpAddress('javascript:alert(1)', 'K')).toBeUndefined()
  })
})
