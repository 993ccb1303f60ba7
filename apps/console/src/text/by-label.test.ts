import { beforeAll, expect, it, vi } from 'vitest'
import type * as byLabelModule from './by-label.ts'
import type * as languageModule from './define-text.ts'

let language: typeof languageModule
let byLabel: typeof byLabelModule.byLabel

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { language: 'en-GB' })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  language = await import('./define-text.ts')
  byLabel = (await import('./by-label.ts')).byLabel
})

it('choices are sorted as the language sorts them', () => {
  const choices = ['Zone', 'Ærlig', 'afvist'].map((label) => ({ label }))
  language.setLanguage('da')
  expect(byLabel(choices).map(({ label }) => label)).toEqual(['afvist', 'Zone', 'Ærlig'])
  language.setLanguage('en')
  expect(byLabel(choices).map(({ label }) => label)).toEqual(['Ærlig', 'afvist', 'Zone'])
})
