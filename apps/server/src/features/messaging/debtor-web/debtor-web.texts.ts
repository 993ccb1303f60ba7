import type { LinkLanguage } from '../links/index.ts'
import { danish } from './texts.da.data.ts'
import { english, type Texts } from './texts.en.data.ts'

export type { Texts }

const texts: Readonly<Record<LinkLanguage, Texts>> = { en: english, da: danish }

/** The texts of the debtor web in a language. */
export function textsIn(language: LinkLanguage): Texts {
  return texts[language]
}

/** The first supported language among the candidates; English if there is none. */
export function languageOf(...candidates: readonly (string | null | undefined)[]): LinkLanguage {
  const supported = candidates
    .map((candidate) => candidate?.toLowerCase().slice(0, 2))
    .find((code) => code === 'en' || code === 'da')
  return supported === 'da' ? 'da' : 'en'
}
