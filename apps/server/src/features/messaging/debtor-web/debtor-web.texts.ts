import { preferredLanguage } from '../../../platform/http/errors/language.ts'
import { writtenLanguageOf, writtenLanguages } from '../../../platform/text/written-languages.ts'
import type { LinkLanguage } from '../links/index.ts'
import { danish } from './texts.da.data.ts'
import { english, type Texts } from './texts.en.data.ts'
import { norwegian } from './texts.nb.data.ts'
import { swedish } from './texts.sv.data.ts'

export type { Texts }

const texts: Readonly<Record<LinkLanguage, Texts>> = { da: danish, en: english, nb: norwegian, sv: swedish }

/** The texts of the debtor web in a language. */
export function textsIn(language: LinkLanguage): Texts {
  return texts[language]
}

/** The other languages of a page, by their own names. */
export function otherLanguages(language: string): { readonly code: LinkLanguage; readonly name: string }[] {
  return writtenLanguages.filter((code) => code !== language).map((code) => ({ code, name: texts[code].name }))
}

/** The first supported language among the candidates; English if there is none. */
export function languageOf(...candidates: readonly (string | null | undefined)[]): LinkLanguage {
  return candidates.map((candidate) => writtenLanguageOf(candidate)).find((found) => found !== undefined) ?? 'en'
}

/** The language that a browser asks for, for pages that belong to no case. */
export function languageAskedFor(header: string | undefined): LinkLanguage {
  return preferredLanguage(header, readable)
}

/** Browsers say `no` or `nn` as well as `nb`. */
const readable = { da: 'da', en: 'en', nb: 'nb', no: 'nb', nn: 'nb', sv: 'sv' } as const
