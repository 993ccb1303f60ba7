import { createInstance, type i18n } from 'i18next'
import { useSyncExternalStore } from 'react'

export const languages = ['en', 'da'] as const
export type Language = (typeof languages)[number]

/** All text of the console. Features add theirs with `defineText`; nothing is fetched. */
export const texts: i18n = createInstance()
void texts.init({
  lng: initialLanguage(),
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  initAsync: false,
  resources: {},
})
document.documentElement.lang = texts.language

function initialLanguage(): Language {
  const kept = readKept()
  if (kept !== undefined) return kept
  return globalThis.navigator.language.startsWith('da') ? 'da' : 'en'
}

function readKept(): Language | undefined {
  const kept = globalThis.localStorage.getItem('language')
  return languages.find((language) => language === kept)
}

/** Whether the user has chosen a language in this browser, which takes precedence over that of the account. */
export function hasChosenLanguage(): boolean {
  return readKept() !== undefined
}

/** Changes the language; stored in this browser if the user chose it. */
export function setLanguage(language: Language, { isChosen = false }: { isChosen?: boolean } = {}): void {
  if (isChosen) globalThis.localStorage.setItem('language', language)
  document.documentElement.lang = language
  void texts.changeLanguage(language)
}

export function currentLanguage(): Language {
  return languages.find((language) => language === texts.language) ?? 'en'
}

function subscribe(onChange: () => void): () => void {
  texts.on('languageChanged', onChange)
  return () => {
    texts.off('languageChanged', onChange)
  }
}

/** The current language, for components that must render again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage)
}

/** `rows_one` and `rows_other` are both used as `rows`. */
type Key<Words> = keyof Words extends infer Name extends string
  ? Name extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : Name
  : never

export type Values = Readonly<Record<string, string | number>>
export type Translate<Words> = (key: Key<Words>, values?: Values) => string

export interface Text<Words> {
  /** The text in the current language, outside of components. */
  readonly t: Translate<Words>
  /** The same for a component, which renders again when the language changes. */
  readonly useText: () => Translate<Words>
  readonly words: Readonly<Record<Language, Words>>
}

const fixed = new Map<string, string>()

/** A text without values, looked up once: a list asks for the same few hundreds of times while it is scrolled. */
function fixedText(area: string, key: string): string {
  const name = `${texts.language} ${area} ${key}`
  const text = fixed.get(name) ?? texts.t(key, { ns: area })
  fixed.set(name, text)
  return text
}

/** The text of one part of the console. The types require Danish to have exactly the keys of English. */
export function defineText<const English extends Record<string, string>>(
  area: string,
  words: { en: English; da: { readonly [Name in keyof English]: string } },
): Text<English> {
  texts.addResourceBundle('en', area, words.en)
  texts.addResourceBundle('da', area, words.da)
  const t: Translate<English> = (key, values) =>
    values === undefined ? fixedText(area, key) : texts.t(key, { ...values, ns: area })
  const useText = (): Translate<English> => {
    useLanguage()
    return t
  }
  return { t, useText, words: words as unknown as Text<English>['words'] }
}
