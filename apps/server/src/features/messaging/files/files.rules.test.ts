import { describe, expect, it } from 'vitest'
import { contentDisposition, decodeBase64 } from './files.rules.ts'

describe('decodeBase64', () => {
  it.each([
    ['aGVq', 'hej'],
    ['aGU=', 'he'],
    ['aA==', 'h'],
    ['w6Y=', 'æ'],
  ])('reads %s', (text, expected) => {
    expect(decodeBase64(text)?.toString()).toBe(expected)
  })

  it.each([
    ['no padding', 'aA'],
    ['too much padding', 'aGVq===='],
    ['padding alone', '===='],
    ['a line break', 'aGVq\naGVq'],
    ['a space', 'aGVq aGVq'],
    ['the URL-safe alphabet', '_-8='],
    ['a data URL', 'data:text/plain;base64,aGVq'],
    ['trailing bits', 'aGV='],
    ['other letters', 'æøå='],
  ])('rejects %s', (_what, text) => {
    expect(decodeBase64(text)).toBeUndefined()
  })

  it('reads a megabyte quickly', () => {
    const bytes = Buffer.alloc(750_000, 7)
    expect(decodeBase64(bytes.toString('base64'))?.equals(bytes)).toBe(true)
  })
})

describe('contentDisposition', () => {
  it.each([
    ['plain.pdf', `attachment; filename="plain.pdf"; filename*=UTF-8''plain.pdf`],
    ['Årsopgørelse.pdf', `attachment; filename="_rsopg_relse.pdf"; filename*=UTF-8''%C3%85rsopg%C3%B8relse.pdf`],
    ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
    [
      'a\r\nSet-Cookie: x=1.pdf',
      `attachment; filename="a__Set-Cookie: x=1.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1.pdf`,
    ],
    ['100%/2.pdf', `attachment; filename="100__2.pdf"; filename*=UTF-8''100%25%2F2.pdf`],
    ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
    ['😀.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%F0%9F%98%80.pdf`],
  ])('%j', (fileName, header) => {
    expect(contentDisposition(fileName)).toBe(header)
  })
})
