import { describe, expect, it } from 'vitest'
import { followsReport, isAddressOfLetter, textStartOf } from './deliveries.rules.ts'

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

describe('the start of a text', () => {
  it('is one line without markup', () => {
    expect(textStartOf('<p>Ring til os<br>på &lt;70 20 30 40&gt; &amp; hør</p><p>Hilsen</p>')).toBe(
      'Ring til os på <70 20 30 40> & hør Hilsen',
    )
  })

  it('is cut after 120 characters, and never within one', () => {
    expect(textStartOf(`<p>${'😀'.repeat(200)}</p>`)).toBe(`${'😀'.repeat(119)}…`)
    expect(textStartOf('a'.repeat(120))).toBe('a'.repeat(120))
  })

  it('is null without a text', () => {
    expect([textStartOf(null), textStartOf(''), textStartOf('<p> </p>')]).toEqual([null, null, null])
  })
})
