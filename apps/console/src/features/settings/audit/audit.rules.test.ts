import { describe, expect, it } from 'vitest'
import { compareVersions, nameOfVersion } from './audit.rules.ts'

describe('compareVersions', () => {
  it('names nested fields by their path and marks the changed ones', () => {
    const before = { name: 'A', phone: { locale: '45', number: '1' }, email: null, updatedBy: null }
    const after = { name: 'B', phone: { locale: '45', number: '1' }, email: 'b@b.example', updatedBy: { name: 'C' } }
    expect(compareVersions(before, after)).toEqual([
      { path: 'name', before: 'A', after: 'B', isChanged: true },
      { path: 'phone.locale', before: '45', after: '45', isChanged: false },
      { path: 'phone.number', before: '1', after: '1', isChanged: false },
      { path: 'email', before: '', after: 'b@b.example', isChanged: true },
    ])
  })

  it.each([
    { name: 'what was created', before: null, after: { a: 1 }, is: { before: undefined, after: '1' } },
    { name: 'what was deleted', before: { a: true }, after: null, is: { before: 'true', after: undefined } },
  ])('shows $name on its own side', ({ before, after, is }) => {
    expect(compareVersions(before, after)).toEqual([{ path: 'a', ...is, isChanged: true }])
  })
})

describe('nameOfVersion', () => {
  it.each([
    [{ name: 'Hansen', label: 'x' }, 'Hansen'],
    [{ label: 'Rykkergebyr' }, 'Rykkergebyr'],
    [{ tokenId: 'a' }, undefined],
    [{ referenceId: '9f117dbd-04e0-8ce6-92b4-7b06a98e1d61', type: 'LETTER' }, 'LETTER'],
    [null, undefined],
  ])('%j is called %s', (version, name) => {
    expect(nameOfVersion(version)).toBe(name)
  })
})
