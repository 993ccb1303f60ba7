import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { createTokenText, hashTokenText, hintOfTokenText, isTokenText, tenantOfTokenText } from './token-text.ts'

describe('createTokenText', () => {
  test('creates tokens of one format and length, which are accepted', () => {
    for (let made = 0; made < 200; made += 1) {
      const token = createTokenText(newId())
      expect(token).toMatch(/^fdr_[0-9A-Za-z]{49}$/)
      expect(isTokenText(token)).toBe(true)
    }
  })

  test('creates a different token every time', () => {
    const tenantId = newId()
    expect(new Set(Array.from({ length: 500 }, () => createTokenText(tenantId))).size).toBe(500)
  })
})

describe('isTokenText', () => {
  const zeros = `fdr_${'0'.repeat(43)}`

  test('accepts a fixed token, so that the format cannot change unnoticed', () => {
    expect(isTokenText(`${zeros}3rG9i0`)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['the prefix alone', 'fdr_'],
    ['a wrong checksum', `${zeros}000000`],
    ['a checksum in the wrong case', `${zeros}3Rg9I0`],
    ['another prefix', `ghp_${'0'.repeat(43)}3rG9i0`],
    ['too short', `fdr_${'0'.repeat(42)}3rG9i0`],
    ['too long', `fdr_${'0'.repeat(44)}3rG9i0`],
    ['a character outside base62', `fdr_${'0'.repeat(42)}-3rG9i0`],
    ['white space around it', ` ${zeros}3rG9i0`],
    ['a trailing newline', `${zeros}3rG9i0\n`],
    ['a number that needs more than 32 bytes', `fdr_${'z'.repeat(43)}3FpMon`],
  ])('rejects %s', (_what, text) => {
    expect(isTokenText(text)).toBe(false)
  })

  test('rejects every token with one mistyped character', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 52 }), fc.stringMatching(/^[0-9A-Za-z]$/), (at, typo) => {
        const token = createTokenText(newId())
        fc.pre(token[at] !== typo)
        expect(isTokenText(token.slice(0, at) + typo + token.slice(at + 1))).toBe(false)
      }),
    )
  })

  test('rejects every token with two neighbours swapped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 51 }), (at) => {
        const token = createTokenText(newId())
        fc.pre(token[at] !== token[at + 1])
        expect(isTokenText(token.slice(0, at) + token[at + 1]! + token[at]! + token.slice(at + 2))).toBe(false)
      }),
    )
  })
})

describe('tenantOfTokenText', () => {
  test('names the tenant that the token was created for', () => {
    fc.assert(
      fc.property(fc.uuid(), (tenantId) => {
        expect(tenantOfTokenText(createTokenText(tenantId))).toBe(tenantId)
      }),
    )
  })
})

test('hashTokenText is SHA-256', () => {
  expect(hashTokenText('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('hintOfTokenText reveals nothing of the secret', () => {
  expect(hintOfTokenText(`fdr_${'0'.repeat(43)}3rG9i0`)).toBe('fdr_…G9i0')
})
