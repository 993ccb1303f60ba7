import { expect, test } from 'vitest'
import { isScope } from './scopes.ts'

test.each(['read:cases', 'write:case-vouchers', 'write:interactions.create', 'read:a.b.c'])('%s is a scope', (text) => {
  expect(isScope(text)).toBe(true)
})

test.each([
  '',
  'cases',
  'read:',
  ':cases',
  'delete:cases',
  'READ:cases',
  'read:Cases',
  'read:cases.',
  'read:.cases',
  'read:cases..create',
  'read:cases2',
  'read:case_vouchers',
  'read:*',
  'read:cases read:files',
  ' read:cases',
  'read:cases\n',
])('%j is not a scope', (text) => {
  expect(isScope(text)).toBe(false)
})
