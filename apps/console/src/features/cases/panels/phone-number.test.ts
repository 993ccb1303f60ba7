import { expect, it } from 'vitest'
import { dialable } from './phone-number.ts'

it('a dialable number has a country code and no separators', () => {
  expect(dialable({ locale: '45', number: '20 30-40 50' })).toBe('+4520304050')
})
