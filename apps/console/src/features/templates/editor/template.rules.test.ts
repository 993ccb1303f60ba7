import { describe, expect, it, test } from 'vitest'
import {
  blankTemplate,
  differingFields,
  emptyFields,
  findMentions,
  handleOf,
  offsetOf,
  openMention,
  readDraft,
  readError,
  unformattedMentions,
  writtenMention,
} from './template.rules.ts'

test.each([
  ['Venlig rykker', 'venlig-rykker'],
  ['Påkrav til Ærø', 'paakrav-til-aeroe'],
  ['2. rykker!', 'rykker'],
  ['Café', 'cafe'],
  ['!', ''],
])('a handle that "%s" suggests is %s', (name, handle) => {
  expect(handleOf(name)).toBe(handle)
})

test.each([
  ['text', '{{ x }}'],
  ['amount', '{{ x | money }}'],
  ['date', '{{ x | date }}'],
  ['list', '{{ x | join: ", " }}'],
  ['vouchers', '{{ x | table }}'],
  ['boolean', '{% if x %}…{% endif %}'],
] as const)('a mention of type %s is written as %s', (type, written) => {
  expect(writtenMention({ name: 'x', type })).toBe(written)
})

describe('a placeholder that is being typed', () => {
  it.each([
    ['Kære {{|', { from: 5, to: 7, typed: '' }],
    ['Kære {{ deb|', { from: 5, to: 11, typed: 'deb' }],
    ['{{ debtor.na| }} og', { from: 0, to: 15, typed: 'debtor.na' }],
    ['{{ deb|tor.name }}', { from: 0, to: 17, typed: 'deb' }],
    ['{{ debtor.name }}|', undefined],
    ['{{ debtor.name | up|', undefined],
    ['Kære {|', undefined],
  ])('%s', (marked, expected) => {
    const cursor = marked.lastIndexOf('|')
    expect(openMention(marked.slice(0, cursor) + marked.slice(cursor + 1), cursor)).toEqual(expected)
  })
})

test('placeholders are found by any part of their name, with matches at the beginning first', () => {
  const all = [{ name: 'case.number' }, { name: 'debtor.name' }, { name: 'name' }]
  expect(findMentions(all, 'Name').map(({ name }) => name)).toEqual(['name', 'debtor.name'])
  expect(findMentions(all, '')).toBe(all)
})

test('an error names the placeholder and its position', () => {
  const unknown = 'uses the unknown placeholder debtor.cpr on line 2, column 4'
  expect(readError(unknown)).toEqual({ message: unknown, mention: 'debtor.cpr', line: 2, column: 4 })
  expect(readError('is not a valid template: tag "if" not closed, line:3, col:1')).toMatchObject({
    ...{ mention: undefined, line: 3, column: 1 },
  })
  expect(readError('must not be empty')).toMatchObject({ line: undefined })
  expect(offsetOf('Kære\n{{ x }}', 2, 4)).toBe(8)
  expect(offsetOf('short', 9, 9)).toBe(5)
})

test('a draft is restored, and invalid text is ignored', () => {
  const draft = { etag: '"1"', values: { ...blankTemplate, name: 'Rykker' } }
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  for (const text of ['', '{', '{}', '{"values":{"name":"x"}}']) expect(readDraft(text)).toBeUndefined()
})

test('changed and empty fields are listed in the order of the form', () => {
  const other = { ...blankTemplate, body: 'x', name: 'y' }
  expect(differingFields(blankTemplate, other)).toEqual(['name', 'body'])
  expect(emptyFields(other)).toEqual(['handle', 'subject'])
})

test('amounts and dates without a format are found, with how to write them', () => {
  const mentions = [
    { name: 'case.outstanding', type: 'amount' },
    { name: 'today', type: 'date' },
    { name: 'debtor.name', type: 'text' },
  ] as const
  expect(unformattedMentions('{{ debtor.name }}: {{case.outstanding}} on {{ today }}', mentions)).toEqual([
    '{{ case.outstanding | money }}',
    '{{ today | date }}',
  ])
  expect(unformattedMentions('{{ case.outstanding | money }} {{ today | date }}', mentions)).toEqual([])
})
