import { createRequire } from 'node:module'

interface FontKit {
  create(content: Uint8Array, name?: string): object
}

/**
 * Lets all documents share the fonts that were opened for the first of them. By itself, the library opens its fonts for
 * every document, and decodes their tables again, which takes more than half of the time of a letter. To be called before
 * the library is loaded.
 */
export function openFontsOnce(): void {
  const pdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'))
  const pdfkit = createRequire(pdfmake.resolve('pdfkit'))
  const fontkit = pdfkit('fontkit') as FontKit
  const opened = new WeakMap<Uint8Array, object>()
  const create: FontKit['create'] = (content, name) => {
    const font = opened.get(content) ?? fontkit.create(content, name)
    opened.set(content, font)
    return font
  }
  const loaded = pdfkit.cache[pdfkit.resolve('fontkit')]
  if (loaded === undefined) throw new Error('fontkit was not loaded as a CommonJS module.')
  loaded.exports = { ...fontkit, create }
}
