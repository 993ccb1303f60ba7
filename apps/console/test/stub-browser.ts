import { vi } from 'vitest'

/**
 * Stubs what texts and formats need of a browser, for tests without one, and sets the language to English. The test files
 * of a worker share their modules, so an earlier file may have left another language.
 */
export async function stubEnglishBrowser(): Promise<void> {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { language: 'en-GB' })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  const { setLanguage } = await import('../src/text/define-text.ts')
  setLanguage('en')
}
