import { describe, expect, it } from 'vitest'
import { addressLine, bodyOf, changesOf, type Creditor, draftOf, monthBefore, shown } from './creditor.rules.ts'

const creditor = {
  ...bodyOf({ ...draftOf(undefined), name: 'Nordkyst El A/S' }),
  notes: 'Ring først',
  address: { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus' },
} as unknown as Creditor

describe('the form of a creditor', () => {
  it('sends nothing if nothing was changed', () => {
    expect(changesOf(draftOf(creditor), creditor)).toEqual({})
  })

  it('sends only what was changed; an empty text clears a value', () => {
    const draft = draftOf(creditor)
    const changed = {
      ...draft,
      texts: { ...draft.texts, notes: ' ', debtorFAQ: '<p>Hej</p>' },
      flags: { ...draft.flags, vatRegistered: false },
      address: { ...draft.address, city: 'Odense' },
      bankRegistration: '3409',
      bankNumber: '0012345678',
    }
    expect(changesOf(changed, creditor)).toEqual({
      notes: null,
      debtorFAQ: '<p>Hej</p>',
      vatRegistered: false,
      address: { address: 'Havnegade 1', zipcode: '8000', city: 'Odense' },
      bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' },
    })
  })

  it('a new creditor is an active company', () => {
    expect(bodyOf({ ...draftOf(undefined), name: ' Ny ' })).toMatchObject({
      name: 'Ny',
      state: 'ACTIVE',
      isCompany: true,
      vatRegistered: true,
      address: null,
      bankAccount: null,
    })
  })

  it('shows values in a readable form', () => {
    expect([shown(null), shown('x'), shown(true), shown({ a: 'Vej 1', b: '8000' })]).toEqual([
      '',
      'x',
      'true',
      'Vej 1, 8000',
    ])
    expect(addressLine(creditor.address)).toBe('Havnegade 1, 8000 Aarhus')
  })
})

describe('the month before', () => {
  it.each([
    ['2026-03-15', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2025-12-01', '2025-12-31'],
    ['2024-03-31', '2024-02-01', '2024-02-29'],
  ])('%s is settled from %s to %s', (day, from, to) => {
    expect(monthBefore(day)).toEqual({ from, to })
  })
})
