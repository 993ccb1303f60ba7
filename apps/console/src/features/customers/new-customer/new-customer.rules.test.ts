import { describe, expect, it } from 'vitest'
import * as claims from '../claim/claim.rules.ts'
import * as customers from './new-customer.rules.ts'

const known = { creditorId: 'c1', hasClaim: true, currency: null, today: '2026-03-15' } as const

describe('a new customer', () => {
  it('is complete once it has a creditor, a reference and a name for every person', () => {
    const { blankCustomer, customerOf } = customers
    const blank = blankCustomer(known)
    const named = {
      ...blank,
      referenceId: ' K-1 ',
      people: blank.people.map((person) => ({ ...person, name: ' Mette ' })),
    }
    expect(customerOf(blank)).toBeUndefined()
    expect(customerOf({ ...named, people: [...named.people, ...blank.people] })).toBeUndefined()
    expect(customerOf({ ...named, creditorId: null })).toBeUndefined()
    expect(customerOf({ ...named, isCompany: true })).toMatchObject({
      creditorId: 'c1',
      body: {
        referenceId: 'K-1',
        isCompany: true,
        users: [{ relation: 'debtor', details: { name: 'Mette' } }],
      },
    })
  })

  it('shows each error at the person it concerns', () => {
    const { errorsOfPerson } = customers
    const errors = { 'users.0.details.email': 'a', 'users.10.details.email': 'b', referenceId: 'c' }
    expect(errorsOfPerson(errors, 0)).toEqual({ 'details.email': 'a' })
    expect(errorsOfPerson(errors, 1)).toEqual({})
    expect(errorsOfPerson(errors, 10)).toEqual({ 'details.email': 'b' })
  })
})

describe('a claim', () => {
  const line = { typeId: null, amount: '1.234,50', date: '2026-03-15', dueDate: '', referenceId: ' F-1 ' }

  it('is complete once every invoice has an amount, with the principal as the default type', () => {
    const { blankClaim, totalOf, vouchersOf } = claims
    const claim = blankClaim('2026-03-15', null)
    expect(vouchersOf(claim, 'principal')).toBeUndefined()
    expect(vouchersOf({ ...claim, lines: [line, { ...line, amount: '0' }] }, 'principal')).toBeUndefined()
    expect(vouchersOf({ ...claim, lines: [line] }, undefined)).toBeUndefined()
    const vouchers =
      vouchersOf({ ...claim, lines: [line, { ...line, typeId: 'fee', amount: '10' }] }, 'principal') ?? []
    expect(vouchers).toMatchObject([
      { voucherTypeId: 'principal', amount: 123_450, dueDate: null, referenceId: 'F-1', source: 'CREDITOR' },
      { voucherTypeId: 'fee', amount: 1_000 },
    ])
    expect(totalOf(vouchers)).toBe(124_450)
  })
})
