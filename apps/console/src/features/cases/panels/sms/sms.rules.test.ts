import { describe, expect, it } from 'vitest'
import { smsSize } from './sms.rules.ts'

describe('the size of a text message', () => {
  it.each([
    ['nothing', '', { alphabet: 'gsm', length: 0, parts: 0, left: 160 }],
    ['Danish letters', 'Kære Søren, ring på 70 12 34 56: æøåÆØÅ', { alphabet: 'gsm', parts: 1 }],
    ['as much as one has room for', 'a'.repeat(160), { length: 160, parts: 1, left: 0 }],
    ['one letter more', 'a'.repeat(161), { length: 161, parts: 2, left: 145 }],
    ['two full parts', 'a'.repeat(306), { parts: 2, left: 0 }],
    ['a third', 'a'.repeat(307), { parts: 3, left: 152 }],
    ['letters that take two', '€'.repeat(80), { alphabet: 'gsm', length: 160, parts: 1, left: 0 }],
    ['one of them at the end of a part', `${'a'.repeat(152)}€${'a'.repeat(10)}`, { length: 164, parts: 2, left: 141 }],
    ['one letter that GSM has not', `ç${'a'.repeat(69)}`, { alphabet: 'unicode', length: 70, parts: 1, left: 0 }],
    ['and one more', `ç${'a'.repeat(70)}`, { alphabet: 'unicode', parts: 2, left: 63 }],
    ['signs of two units', '😀'.repeat(35), { alphabet: 'unicode', length: 70, parts: 1 }],
    ['which are not divided', '😀'.repeat(67), { alphabet: 'unicode', length: 134, parts: 3, left: 65 }],
  ] as const)('of %s', (_name, text, size) => {
    expect(smsSize(text)).toMatchObject(size)
  })
})
