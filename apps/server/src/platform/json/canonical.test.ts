import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, findDuplicateMember, jsonPointer } from './canonical.ts'

describe('canonicalJson', () => {
  test.each([
    ['null', 'null'],
    ['true', 'true'],
    ['-0', '0'],
    ['1.0', '1'],
    ['1e2', '100'],
    ['9007199254740991', '9007199254740991'],
    ['"a\\u0022\\n\\u00e6"', '"a\\"\\næ"'],
    ['[]', '[]'],
    ['{}', '{}'],
    ['[ 1 , [ ] , { } ]', '[1,[],{}]'],
    ['{"b":1,"a":2}', '{"a":2,"b":1}'],
    ['{"b":{"d":1,"c":[{"f":1,"e":2}]},"a":null}', '{"a":null,"b":{"c":[{"e":2,"f":1}],"d":1}}'],
    ['{"10":1,"9":2,"a":3,"B":4}', '{"10":1,"9":2,"B":4,"a":3}'],
    ['{"\\ud83d\\ude00":1,"\\uffee":2}', '{"😀":1,"￮":2}'],
    ['{"__proto__":1,"constructor":2}', '{"__proto__":1,"constructor":2}'],
    ['{"a":1,"a":2}', '{"a":2}'],
  ])('writes %s as %s', (json, canonical) => {
    expect(canonicalJson(JSON.parse(json))).toBe(canonical)
  })

  test('leaves out members that are undefined, as JSON.stringify does', () => {
    expect(canonicalJson({ b: undefined, a: [undefined] })).toBe('{"a":[null]}')
  })

  test('preserves the value, and ignores the order of members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const canonical = canonicalJson(value)
        expect(JSON.parse(canonical)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(reversed(value))).toBe(canonical)
      }),
    )
  })

  test('distinguishes different values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = canonicalJson(a) === canonicalJson(b)
        expect(same).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)))
      }),
    )
  })

  test.each([
    ['arrays', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['objects', '{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000)],
  ])('writes %s nested as deeply as 1 MiB allows', (_what, json) => {
    expect(canonicalJson(JSON.parse(json)) === json).toBe(true)
  })
})

describe('findDuplicateMember', () => {
  test.each([
    ['{"amount":1,"amount":999}', '/amount'],
    ['{"a":1,"\\u0061":2}', '/a'],
    ['{"\\u0061":1,"a":2}', '/a'],
    ['{"a\\/b":1,"a/b":2}', '/a~1b'],
    ['{"~":1,"\\u007e":2}', '/~0'],
    ['{"":1,"":2}', '/'],
    ['{"a":{"b":[0,{"c":1},{"c":1,"d":2,"c":3}]}}', '/a/b/2/c'],
    ['[[],[{"x":[1,2,{"y":1}],"x":1}]]', '/1/0/x'],
    ['{"a":{"x":1},"b":{"x":1},"a":3}', '/a'],
    ['{"a":[{"x":1,"x":2}],"a":3}', '/a/0/x'],
    ['{"a" : "," , "b" : "\\"a\\":" , "a" : 1}', '/a'],
    ['{"\\\\":1,"\\u005c":2}', '/\\'],
    ['{"__proto__":1,"__proto__":2}', '/__proto__'],
    ['{"æ":1,"\\u00e6":2}', '/æ'],
  ])('finds in %s the member %s', (json, pointer) => {
    expect(findDuplicateMember(json)).toBe(pointer)
  })

  test.each([
    '{}',
    '[]',
    '1',
    '"a"',
    '"a,b"',
    '{"a":"a"}',
    '{"a":"b","b":"a"}',
    '{"a":["a","a"]}',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"a":"{\\"b\\":1,\\"b\\":2}"}',
    '{"a":"\\\\","b":"\\\\\\""}',
    '{"a":1,"A":2}',
    '{"e\\u0301":1,"é":2}',
  ])('finds nothing in %s', (json) => {
    expect(findDuplicateMember(json)).toBeUndefined()
  })

  test('finds nothing in what JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(findDuplicateMember(JSON.stringify(value, null, 1))).toBeUndefined()
      }),
    )
  })

  test('finds an added duplicate anywhere', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), fc.string(), fc.jsonValue(), (path, name, value) => {
        const member = `${JSON.stringify(name)}:${JSON.stringify(value)}`
        const json = path.reduceRight(
          (inner, step) => `{${JSON.stringify(step)}:[0,${inner}]}`,
          `{${member},${member}}`,
        )
        expect(findDuplicateMember(json)).toBe(jsonPointer([...path.flatMap((step) => [step, 1]), name]))
      }),
    )
  })

  test('handles nesting as deep as 1 MiB allows', () => {
    const json = `${'{"a":'.repeat(150_000)}{"b":1,"b":2}${'}'.repeat(150_000)}`
    expect(findDuplicateMember(json) === `${'/a'.repeat(150_000)}/b`).toBe(true)
  })
})

test.each([
  [[], ''],
  [['a', 0, 'b'], '/a/0/b'],
  [['a/b', 'm~n', '~1', ''], '/a~1b/m~0n/~01/'],
])('jsonPointer(%j) is %s', (path, pointer) => {
  expect(jsonPointer(path)).toBe(pointer)
})

function reversed(value: unknown): unknown {
  return mapMembers(value, reversed, (members) => members.reverse())
}

function sorted(value: unknown): unknown {
  return mapMembers(value, sorted, (members) => members.sort(([a], [b]) => (a < b ? -1 : 1)))
}

type Members = [string, unknown][]

function mapMembers(value: unknown, map: (value: unknown) => unknown, order: (members: Members) => Members): unknown {
  if (Array.isArray(value)) return value.map(map)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(order(Object.entries(value)).map(([name, member]) => [name, map(member)]))
}
