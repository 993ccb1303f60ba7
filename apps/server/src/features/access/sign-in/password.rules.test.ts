import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../../problems/index.ts'
import { commonPasswords } from './common-passwords.ts'
import { passwordError } from './password.rules.ts'

const names = ['Mette Sørensen', 'mette.holm', 'mette.holm@inkasso.example', 'Nordisk Inkasso A/S']
const common = 'is a common password'
const named = 'must not contain your name, your e-mail address or the company name'

describe('a password', () => {
  it('is compared with more than 10,000 leaked ones, each of which is rejected even if padded with digits', async () => {
    const list = await commonPasswords()
    expect(list.size).toBeGreaterThan(40_000)
    const words = [...list].filter((word) => /^[a-z]{4,}$/.test(word) && new Set(word).size >= 4).slice(0, 10_000)
    expect(words).toHaveLength(10_000)
    const accepted = words.filter((word) => passwordError(`${word.toUpperCase()}-20262026!`, [], list) === undefined)
    expect(accepted).toEqual([])
  })

  it.each([
    ['elleve tegn', 'must have at least 12 characters'],
    ['Password-1234', common],
    ['aaaaaaaaaaaaaaaa', common],
    ['dragonDragon2026', common],
    ['1qaz2wsx3edc', common],
    ['Adgangskode123', common],
    ['Superman!!!!!!', common],
    ['mette.holm-2026!', named],
    ['hemmelig Sørensen 77', named],
    ['nordisk inkasso rocks', named],
    ['METTE og 3 bananer', named],
    ['korrekt hest batteri hæfteklamme', undefined],
    ['x9!Kp2#vQ7&t', undefined],
    ['tolv helt almindelige ord i træk', undefined],
  ])('%s: %s', async (password, expected) => {
    const error = passwordError(password, names, await commonPasswords())
    expect(error && inLanguage(error, 'en')).toBe(expected)
  })
})
