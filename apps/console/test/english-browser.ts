import { vi } from 'vitest'

/**
 * Runs before each test file of the console. Texts and formats need these parts of a browser as soon as they are
 * imported, and the files of a worker share their modules, so an earlier file may have left another language.
 */
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('navigator', { language: 'en-GB' })
vi.stubGlobal('document', { documentElement: { lang: '' } })
vi.stubGlobal('location', { origin: 'http://localhost' })
const { setLanguage } = await import('../src/text/define-text.ts')
setLanguage('en')
