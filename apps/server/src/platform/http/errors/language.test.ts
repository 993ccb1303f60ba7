import { expect, it } from 'vitest'
import { preferredLanguage } from './language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['da', 'da'],
  ['DA-dk', 'da'],
  ['da-DK,da;q=0.9,en-US;q=0.8,en;q=0.7', 'da'],
  ['en-US,en;q=0.9,da;q=0.8', 'en'],
  ['en;q=0.5, da;q=0.501', 'da'],
  ['da;q=0.5, en', 'en'],
  // Equal weights: the first one wins.
  ['da, en', 'da'],
  ['en, da', 'en'],
  ['de, da;q=0.4', 'da'],
  ['nb, sv;q=0.5', 'en'],
  ['da;q=0', 'en'],
  ['da;q=0, *', 'en'],
  ['en;q=0, da;q=0', 'en'],
  ['*', 'en'],
  ['en;q=0.1, *;q=0.5', 'da'],
  // A language with the same prefix is a different language, and malformed ranges are ignored.
  ['dak, en;q=0.1', 'en'],
  ['da;q=2', 'en'],
  ['da;q=0.5;x=1', 'en'],
  [';;,=,da ; q=1.0', 'da'],
  [`${'x,'.repeat(10_000)}da`, 'en'],
])('Accept-Language: %s prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
