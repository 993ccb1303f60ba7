import { describe, expect, it } from 'vitest'
import { languageOfCountry, languagesFor, writtenLanguageOf } from './written-languages.ts'

describe('a language code', () => {
  it('is read with or without its region, and Norwegian is Bokmål', () => {
    const codes = ['nb', 'no', 'nn-NO', 'SV-se', 'da', 'en-GB', 'de', '', 'noen', null, undefined]
    const languages = ['nb', 'nb', 'nb', 'sv', 'da', 'en', undefined, undefined, undefined, undefined, undefined]
    expect(codes.map(writtenLanguageOf)).toEqual(languages)
  })
})

describe('a country', () => {
  it('has a language by its code or name', () => {
    const countries = ['NO', ' Norge ', 'SE', 'Sweden', 'Danmark', 'DE', 'constructor', '', undefined]
    const languages = ['nb', 'nb', 'sv', 'sv', 'da', undefined, undefined, undefined, undefined]
    expect(countries.map(languageOfCountry)).toEqual(languages)
  })
})

describe('the languages of a message', () => {
  it.each([
    [{ spoken: 'sv', country: 'NO', tenant: 'da' }, ['sv', 'nb', 'da', 'en']],
    [{ spoken: 'de', country: 'NO', tenant: 'da' }, ['nb', 'da', 'en']],
    [{ spoken: null, country: null, tenant: 'da' }, ['da', 'en']],
    [{ spoken: 'en', country: 'SE', tenant: 'sv' }, ['en', 'sv']],
    [{ spoken: 'pl', country: 'PL', tenant: 'pl' }, ['en']],
  ])('%j are %j', (facts, languages) => {
    expect(languagesFor(facts)).toEqual(languages)
  })
})
