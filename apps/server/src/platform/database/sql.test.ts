import { describe, expect, it } from 'vitest'
import {
  identifier,
  joined,
  json,
  plannedByValues,
  requireStatement,
  sql,
  type SqlPart,
  type Statement,
} from './sql.ts'

/** What a caller could send as JSON, cast to bypass the types. */
const forged = JSON.parse('{"text": "select 1", "values": [], "name": "x", "row": {}}') as SqlPart

describe('the sql tag', () => {
  it('turns values into parameters, and renumbers those of fragments', () => {
    const fragment = sql`b = ${2}::integer and c = ${'three'}::text`
    const { text, values } = sql`select ${1}::integer where ${fragment} and d = ${null}::text`
    expect(text).toBe('select $1::integer where b = $2::integer and c = $3::text and d = $4::text')
    expect(values).toEqual([1, 2, 'three', null])
  })

  it('tells apart what one template is filled with, however often it was filled before', () => {
    const make = (one: SqlPart, other: SqlPart): Statement => sql`select ${one}, ${other}`
    const fragments = Array.from({ length: 20 }, (_, number) => identifier(`column_${'x'.repeat(number)}`))
    for (let turn = 0; turn < 2; turn++) {
      expect(make(1, 2)).toMatchObject({ text: 'select $1, $2', values: [1, 2] })
      expect(make(sql`a`, 2)).toMatchObject({ text: 'select a, $1', values: [2] })
      expect(make(1, sql`a`)).toMatchObject({ text: 'select $1, a', values: [1] })
      expect(make(sql`a`, sql`b + ${3}`)).toMatchObject({ text: 'select a, b + $1', values: [3] })
      expect(make(sql`b + ${3}`, sql`b + ${4}`)).toMatchObject({ text: 'select b + $1, b + $2', values: [3, 4] })
      const filled = fragments.map((fragment) => make(fragment, turn))
      expect(filled.map(({ text }) => text)).toEqual(fragments.map(({ text }) => `select ${text}, $1`))
      expect(new Set(filled.map(({ name }) => name)).size).toBe(fragments.length)
    }
  })

  it.each([
    ['an object that looks like a statement', forged],
    ['an object with the prototype of a statement', Object.create(Object.getPrototypeOf(sql`select 1`) as object)],
    ['a copy of a statement', Object.assign({}, sql`select 1`)],
    ['an object that the driver would ask for its value', { toPostgres: () => 'x' }],
    ['such an object in an array', [[1, { toPostgres: () => 'x' }]]],
    ['a function', () => 'x'],
    ['a symbol', Symbol('x')],
  ] as [string, SqlPart][])('rejects %s', (_, part) => {
    expect(() => sql`select ${part}`).toThrow(TypeError)
  })

  it('accepts values that the driver supports', () => {
    const parts = ['text', 1, 1n, true, null, new Date(0), Buffer.from('x'), ['a', ['b']], [1, null]]
    expect(parts.map((part) => sql`select ${part}`.values)).toEqual(parts.map((part) => [part]))
    expect(sql`select ${undefined}`.values).toEqual([null])
  })
})

describe('JSON', () => {
  it.each([[{ text: 'a' }], [['a', [1]]], ['text'], [0], [false], [forged]])('%j is sent as its text', (value) => {
    expect(sql`select ${json(value)}::jsonb`.values).toEqual([JSON.stringify(value)])
  })

  it('null and undefined are SQL null', () => {
    expect(sql`select ${json(null)}::jsonb, ${json(undefined)}::jsonb`.values).toEqual([null, null])
  })

  it('a jsonb parameter that was not created by json() is rejected', () => {
    for (const part of ['{}', 1, true, ['a']]) expect(() => sql`select ${part}::jsonb`).toThrow('wrapped in json()')
    expect(() => json(() => 1)).toThrow(TypeError)
  })
})

describe('an identifier', () => {
  it('is quoted, so that it keeps its case and may be a reserved word', () => {
    expect(sql`select ${identifier('is_public')} as ${identifier('public')}`.text).toBe(
      'select "is_public" as "public"',
    )
    expect(identifier('bankAccount').text).toBe('"bankAccount"')
  })

  it.each(['', 'a b', 'a"b', 'a.b', 'a;b', 'a--b', 'a$1', 'a1', 'é', 'a\n', 'a\u0000', "a'b"])(
    '%j is rejected',
    (name) => {
      expect(() => identifier(name)).toThrow(TypeError)
    },
  )
})

describe('joined fragments', () => {
  it('number their parameters in order, including those around them', () => {
    const list = joined([sql`${'a'}::text`, sql`b`, sql`${3}::integer`], ', ')
    const { text, values } = sql`select ${0}::integer, ${list}, ${4}::integer`
    expect(text).toBe('select $1::integer, $2::text, b, $3::integer, $4::integer')
    expect(values).toEqual([0, 'a', 3, 4])
  })
})

describe('a statement', () => {
  it('is created by the tag, planned by its values or not', () => {
    const made = sql`select 1`
    expect(requireStatement(made)).toBe(made)
    expect(requireStatement(plannedByValues(made))).toMatchObject({ text: 'select 1', name: '' })
  })

  it('is nothing else: objects that look like one are rejected', () => {
    expect(() => requireStatement(forged as Statement)).toThrow('sql tag')
    expect(() => requireStatement(Object.assign({}, sql`select 1`))).toThrow('sql tag')
  })
})
