import type { LinkLanguage } from '../links/index.ts'
import { danish } from './texts.da.data.ts'
import { english, type Texts } from './texts.en.data.ts'

export type { Texts }

const texts: Readonly<Record<LinkLanguage, Texts>> = { en: english, da: danish }

/** The words of the debtor web in a language. */
export function textsIn(language: LinkLanguage): Texts {
  return texts[language]
}

/** The first of the wishes that we speak; English where we speak none. */
export function languageOf(...wishes: readonly (string | null | undefined)[]): LinkLanguage {
  const spoken = wishes.map((wish) => wish?.toLowerCase().slice(0, 2)).find((wish) => wish === 'en' || wish === 'da')
  return spoken === 'da' ? 'da' : 'en'
}
