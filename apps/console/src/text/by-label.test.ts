import { expect, it } from 'vitest'
import { byLabel } from './by-label.ts'
import { setLanguage } from './define-text.ts'

it('choices are sorted as the language sorts them', () => {
  const choices = ['Zone', 'Ærlig', 'afvist'].map((label) => ({ label }))
  setLanguage('da')
  expect(byLabel(choices).map(({ label }) => label)).toEqual(['afvist', 'Zone', 'Ærlig'])
  setLanguage('en')
  expect(byLabel(choices).map(({ label }) => label)).toEqual(['Ærlig', 'afvist', 'Zone'])
})
