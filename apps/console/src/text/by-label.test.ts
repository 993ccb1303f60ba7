import { beforeAll, expect, it } from 'vitest'
import { stubEnglishBrowser } from '../../test/stub-browser.ts'
import type * as byLabelModule from './by-label.ts'
import type * as languageModule from './define-text.ts'

let language: typeof languageModule
let byLabel: typeof byLabelModule.byLabel

beforeAll(async () => {
  await stubEnglishBrowser()
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
