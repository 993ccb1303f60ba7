import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNul, hasNul, normaliseText } from './normalise.ts'

describe('normaliseText', () => {
  test.each([
    ['  Jens Hansen \n', 'Jens Hansen'],
    ['Soren A\u030asen', 'Soren Åsen'],
    ['\u00a0\u2003x\ufeff', 'x'],
    ['a  b', 'a  b'],
    ['   ', ''],
    ['ﬁ', 'ﬁ'],
  ])('%j becomes %j', (text, normal) => {
    expect(normaliseText(text)).toBe(normal)
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))
      }),
    )
  })
})

test.each([
  ['', false],
  ['æøå 😀 \u{10FFFF} \uFFFF', false],
  ['\\u0000', false],
  ['\0', true],
  ['abc\0', true],
  ['\ud83d', true],
  ['x\ude00', true],
  ['\ude00\ud83d', true],
  ['\ud83d\ud83d\ude00', true],
])('hasNul(%j) is %s', (text, expected) => {
  expect(hasNul(text)).toBe(expected)
})

describe('findNul', () => {
  test.each([
    ['"\\u0000"', ''],
    ['["a","b\\u0000"]', '/1'],
    ['{"a":{"b":[1,{"c/d":"\\ud800"}]}}', '/a/b/1/c~1d'],
    ['{"a":1,"b\\u0000":2}', '/b\uFFFD'],
    ['[{"\\ud800":"x"}]', '/0/\uFFFD'],
    ['{"a":["\\u0000"],"b":"\\u0000"}', '/a/0'],
    ['{"__proto__":"\\u0000"}', '/__proto__'],
  ])('finds in %s the path %j', (json, pointer) => {
    expect(findNul(JSON.parse(json))).toBe(pointer)
  })

  test.each(['null', '0', '""', '[]', '{}', '{"a":["b",1,true,null,{"c":"æ😀"}]}'])('finds nothing in %s', (json) => {
    expect(findNul(JSON.parse(json))).toBeUndefined()
  })

  test('finds one at any place', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.nat(3))), fc.constantFrom('\0', 'a\ud800b'), (path, text) => {
        const nested = path.reduceRight<unknown>(
          (inner, step) => (typeof step === 'number' ? [...Array<string>(step).fill('x'), inner] : { [step]: inner }),
          text,
        )
        expect(findNul(nested)?.match(/\//g)?.length ?? 0).toBe(path.length)
      }),
    )
  })

  test('handles nesting as deep as 1 MiB allows', () => {
    const value: unknown = JSON.parse(`${'['.repeat(400_000)}"\\u0000"${']'.repeat(400_000)}`)
    expect(findNul(value) === '/0'.repeat(400_000)).toBe(true)
  })
})
