import { expect, it } from 'vitest'
import { isCpr } from './cpr.ts'

it.each([
  ['010190-0000', true],
  ['0101900000', true],
  [' 010190 0000 ', true],
  ['20304050', false],
  ['+45 20 30 40 50', false],
  ['F-0101900000', false],
])('%j is a CPR number: %s', (text, expected) => {
  expect(isCpr(text)).toBe(expected)
})
