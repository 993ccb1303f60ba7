import { describe, expect, it } from 'vitest'
import { date, defineSearch, flag, meOrUuid, oneOf, ownAddress, text, uuid } from './search-params.ts'

const id = '0198c0de-0000-7000-8000-000000000001'

describe('parameters of an address', () => {
  it.each([
    ['text', text(5), 'Mette Sørensen', 'Mette'],
    ['text that the router parsed as a number', text(), 42, '42'],
    ['blank text', text(), '  ', undefined],
    ['an object as text', text(), {}, undefined],
    ['a choice', oneOf(['new', 'old']), 'new', 'new'],
    ['an unknown choice', oneOf(['new', 'old']), 'other', undefined],
    ['a UUID', uuid, id, id],
    ['a shortened UUID', uuid, id.slice(1), undefined],
    ['me', meOrUuid, 'me', 'me'],
    ['somebody else by ID', meOrUuid, id, id],
    ['a date', date, '2026-03-01', '2026-03-01'],
    ['a date as people write it', date, '1/3/2026', undefined],
    ['a flag', flag, true, true],
    ['a flag as text', flag, 'true', true],
    ['a flag that is off', flag, false, undefined],
    ['an address of the console', ownAddress, '/cases?status=VERIFIED', '/cases?status=VERIFIED'],
    ['an address elsewhere', ownAddress, '//elsewhere.example', undefined],
    ['an address elsewhere with a backslash', ownAddress, '/\\elsewhere.example', undefined],
    ['a full URL', ownAddress, 'https://elsewhere.example', undefined],
  ] as const)('%s', (_name, reader, given, value) => {
    expect(reader(given)).toBe(value)
  })

  it('keeps known parameters with valid values', () => {
    const search = defineSearch({ q: text(), selected: uuid, paused: flag })
    expect(search.validate({ q: 'mette', selected: 'nonsense', paused: 'true', other: 1 })).toEqual({
      q: 'mette',
      paused: true,
    })
  })
})
