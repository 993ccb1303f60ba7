import { currentLanguage } from '../text/define-text.ts'

/** The page that explains a problem, in the language of the console rather than that of the browser. */
export function problemAddress(code: string): string {
  const language = currentLanguage()
  const isBrowserLanguage = globalThis.navigator.language.startsWith(language)
  return `/problems/${code}${isBrowserLanguage ? '' : `?lang=${language}`}`
}
