import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { danishCatalogue } from '../../src/problems/catalogue.data.ts'
import { danishTexts, textRooms } from '../../src/problems/danish/texts.data.ts'
import { catalogue, chain, inLanguage, type ProblemCode, say } from '../../src/problems/index.ts'

const texts = Object.entries(danishTexts)

function holesOf(text: string): string[] {
  return [...new Set(text.match(/\{\d\}/g))].sort()
}

/** Every literal of the sources outside the dictionary, and every word that a call of `say` puts into a hole as it is. */
function readSources(): { literals: Set<string>; untranslated: string[] } {
  const folder = join(serverFolder, 'src')
  const literals = new Set<string>()
  const untranslated: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text)
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'say') {
      const words = node.arguments
        .slice(1)
        .filter((value) => ts.isStringLiteralLike(value) || ts.isTemplateExpression(value))
      untranslated.push(...words.map((word) => word.getText()))
    }
    ts.forEachChild(node, visit)
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || /^problems.(danish|catalogue)/.test(name)) continue
    const source = readFileSync(join(folder, name), 'utf8')
    visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true))
  }
  return { literals, untranslated }
}

// That every text has its Danish, and that no problem is given a plain string, is checked by the compiler: see `say`.
describe('the texts of refusals', () => {
  const { literals, untranslated } = readSources()

  it('are all said somewhere', () => {
    // `used by` is read from the database.
    const inDatabase = ['case-vouchers', 'cases', 'creditors', 'documents', 'updates']
    expect(texts.map(([text]) => text).filter((text) => !literals.has(text) && !inDatabase.includes(text))).toEqual([])
  })

  it('put no English words into a Danish sentence', () => {
    expect(untranslated).toEqual([])
  })

  it('stand in one room of the dictionary each', () => {
    expect(textRooms.flatMap((room) => Object.keys(room)).sort()).toEqual(texts.map(([text]) => text).sort())
  })

  it.each(texts)('%s', (english, danish) => {
    expect(holesOf(danish)).toEqual(holesOf(english))
    expect(danish.trim()).toBe(danish)
    // A sentence stays a sentence, and the end of one stays that.
    expect(/\.$/.test(danish)).toBe(/\.$/.test(english))
    if (/^[A-Z].*\.$/.test(english) && !english.startsWith('{')) expect(danish).toMatch(/^[A-ZÆØÅ]/)
  })

  it.each(Object.keys(catalogue) as ProblemCode[])('say of %s in Danish what it means and how to mend it', (code) => {
    const { title, meaning, mend } = danishCatalogue[code]
    for (const text of [title, meaning, mend]) expect(text.trim()).toBe(text)
    expect(title).toMatch(/^[\p{Lu}].*[^.]$/u)
    expect(meaning).toMatch(/^[\p{Lu}c].{15,}\.$/su)
    expect(mend).toMatch(/^\p{Lu}.{10,}\.$/su)
    for (const key of ['title', 'meaning', 'mend'] as const)
      expect(danishCatalogue[code][key]).not.toBe(catalogue[code][key])
  })

  it('are said with their values, and with texts inside of texts, in either language', () => {
    const said = say('A case that is {0} can become {1}.', 'PENDING', chain('{0} or {1}', ['VERIFIED', 'ENDED']))
    expect(inLanguage(said, 'en')).toBe('A case that is PENDING can become VERIFIED or ENDED.')
    expect(inLanguage(said, 'da')).toBe('En sag, der er PENDING, kan blive VERIFIED eller ENDED.')
    // What a caller wrote is no text of ours, whatever it looks like.
    const quoted = say('The body names {0} twice.', '{0} $& case')
    expect(inLanguage(quoted, 'da')).toBe('Indholdet nævner {0} $& case to gange.')
  })
})
