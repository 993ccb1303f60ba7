import { describe, expect, it } from 'vitest'
import { followsReport, isAddressOfLetter } from './deliveries.rules.ts'

describe('a report', () => {
  it.each([
    ['SENT', 'RETURNED', 'new'],
    ['SENT', 'DELIVERED', 'new'],
    ['DELIVERED', 'RETURNED', 'new'],
    ['RETURNED', 'RETURNED', 'same'],
    ['RETURNED', 'DELIVERED', 'refused'],
    ['QUEUED', 'RETURNED', 'refused'],
    ['CANCELLED', 'FAILED', 'refused'],
    ['FAILED', 'DELIVERED', 'refused'],
  ] as const)('on a message that is %s that it is %s is %s', (state, reported, expected) => {
    expect(followsReport(state, reported)).toBe(expected)
  })
})

describe('the address of a letter', () => {
  const lines = ['c/o Jensen', 'Havnegade 1', '8000 Aarhus']
  it.each([
    [{ street: 'havnegade 1', zipcode: '8000' }, true],
    [{ street: 'Havnegade 1', zipcode: null }, true],
    [{ street: 'Nygade 2', zipcode: '8000' }, false],
    [{ street: 'Havnegade 1', zipcode: '9000' }, false],
    [{ street: null, zipcode: '8000' }, false],
  ])('%j: %s', (address, expected) => {
    expect(isAddressOfLetter(address, lines)).toBe(expected)
  })
})
