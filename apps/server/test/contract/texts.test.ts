import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { features } from '../../src/features/index.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { chain, defineProblems, inLanguage } from '../../src/problems/index.ts'
import { sharedTexts } from '../../src/problems/shared-texts.data.ts'

const dictionaries = new Map<string, Readonly<Record<string, string>>>([
  ['shared', sharedTexts],
  ...features.map(({ name, texts = {} }) => [name, texts] as const),
])
const texts = [...dictionaries].flatMap(([owner, dictionary]) =>
  Object.entries(dictionary).map(([english, danish]) => ({ owner, english, danish })),
)

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\d\}/g))].sort()
}

/** Every literal of the sources outside the dictionaries, by feature, and every word that `message` is given as a value. */
function readSources(): { literals: Map<string, Set<string>>; untranslated: string[] } {
  const folder = join(serverFolder, 'src')
  const literals = new Map<string, Set<string>>()
  const untranslated: string[] = []
  const visit = (node: ts.Node, owner: string): void => {
    if (ts.isStringLiteralLike(node)) literals.set(owner, (literals.get(owner) ?? new Set()).add(node.text))
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'message') {
      const words = node.arguments
        .slice(1)
        .filter((value) => ts.isStringLiteralLike(value) || ts.isTemplateExpression(value))
      untranslated.push(...words.map((word) => word.getText()))
    }
    ts.forEachChild(node, (child) => {
      visit(child, owner)
    })
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || /\.test\.ts$|\.problems\.ts$|^problems.(shared|nouns)/.test(name)) continue
    const owner = /^features\/([^/]+\/[^/]+)\//.exec(name)?.[1] ?? 'shared'
    const source = readFileSync(join(folder, name), 'utf8')
    visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true), owner)
  }
  return { literals, untranslated }
}

// That every text has its Danish, and that no problem is given a plain string, is checked by the compiler: see `message`.
describe('messages to callers', () => {
  const { literals, untranslated } = readSources()
  const isUsed = (owner: string, english: string): boolean =>
    owner === 'shared'
      ? [...literals.values()].some((used) => used.has(english))
      : literals.get(owner)?.has(english) === true

  it('are all in use', () => {
    // `used by` is read from the database.
    const inDatabase = ['case-vouchers', 'cases', 'creditors', 'documents', 'updates']
    const unused = texts.filter(({ owner, english }) => !isUsed(owner, english) && !inDatabase.includes(english))
    expect(unused.map(({ owner, english }) => `${owner}: ${english}`)).toEqual([])
  })

  it('have no English words in a Danish sentence', () => {
    expect(untranslated).toEqual([])
  })

  it('are translated once', () => {
    expect(texts.map(({ english }) => english).sort()).toEqual([...new Set(texts.map(({ english }) => english))].sort())
  })

  it('have the same placeholders and form in both languages', () => {
    for (const { english, danish } of texts) {
      expect(placeholdersOf(danish), english).toEqual(placeholdersOf(english))
      expect(danish.trim()).toBe(danish)
      // A sentence stays a sentence, and the end of one stays that.
      expect(/\.$/.test(danish), english).toBe(/\.$/.test(english))
      if (/^[A-Z].*\.$/.test(english) && !english.startsWith('{')) expect(danish).toMatch(/^[A-ZÆØÅ]/)
    }
  })

  it('include their values, and nested messages, in either language', () => {
    const { message } = defineProblems({
      problems: {},
      texts: { 'A case that is {0} can become {1}.': 'En sag, der er {0}, kan blive {1}.' },
    })
    const nested = message('A case that is {0} can become {1}.', 'PENDING', chain('{0} or {1}', ['VERIFIED', 'ENDED']))
    expect(inLanguage(nested, 'en')).toBe('A case that is PENDING can become VERIFIED or ENDED.')
    expect(inLanguage(nested, 'da')).toBe('En sag, der er PENDING, kan blive VERIFIED eller ENDED.')
    // What a caller wrote is never read as a template.
    const quoted = message('A case that is {0} can become {1}.', '{1} $& case', 'ENDED')
    expect(inLanguage(quoted, 'da')).toBe('En sag, der er {1} $& case, kan blive ENDED.')
  })
})

it('every subject of the audit trail can be filtered by on the screen', () => {
  const screen = readFileSync(join(serverFolder, '../console/src/features/settings/audit/audit-entry.ts'), 'utf8')
  const subjects = features.flatMap(({ auditSubjects = {} }) => Object.keys(auditSubjects))
  expect(subjects.filter((subject) => !screen.includes(`'${subject}'`))).toEqual([])
})
