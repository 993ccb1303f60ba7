import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((name) => join(sources, name))
const textFiles = files.filter((file) => file.endsWith('.text.ts'))
const markupFiles = files.filter((file) => file.endsWith('.tsx'))

type Words = Record<string, string>
interface Defined {
  readonly words: { readonly en: Words; readonly da: Words }
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort()
}

async function definedIn(file: string): Promise<Defined[]> {
  const module = (await import(file)) as Record<string, Defined>
  return Object.values(module).filter((value) => 'words' in value)
}

/** The texts in a file as "English | Danish"; references to shared words are not included. */
function writtenIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const written = { en: new Map<string, string>(), da: new Map<string, string>() }
  const visit = (node: ts.Node): void => {
    const language = ts.isPropertyAssignment(node) ? node.name.getText() : ''
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      if (language !== 'en' && language !== 'da') return
      for (const text of node.initializer.properties) {
        if (!ts.isPropertyAssignment(text) || !ts.isStringLiteralLike(text.initializer)) continue
        written[language].set(text.name.getText(), text.initializer.text)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...written.en].map(([key, english]) => `${english} | ${written.da.get(key) ?? ''}`)
}

describe('the text of the console', () => {
  it('a text used in two files is defined once, in words.text.ts', () => {
    const files = new Map<string, string[]>()
    for (const file of textFiles) {
      for (const text of new Set(writtenIn(file)))
        files.set(text, [...(files.get(text) ?? []), relative(sources, file)])
    }
    expect(files.size).toBeGreaterThan(1_000)
    expect([...files].filter(([, found]) => found.length > 1)).toEqual([])
  })

  it.each(textFiles.map((file) => [relative(sources, file), file]))(
    '%s has the same keys and placeholders in both languages',
    async (_name, file) => {
      const defined = await definedIn(file)
      expect(defined.length).toBeGreaterThan(0)
      for (const { words } of defined) {
        expect(Object.keys(words.da).sort()).toEqual(Object.keys(words.en).sort())
        for (const [key, english] of Object.entries(words.en)) {
          const danish = words.da[key] ?? ''
          expect(danish.trim(), key).not.toBe('')
          expect(english.trim(), key).not.toBe('')
          expect(placeholders(danish), key).toEqual(placeholders(english))
        }
      }
    },
  )

  it('every text file has its own area', () => {
    const areas = textFiles.map((file) => /defineText\(\s*'([\w-]+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? file)
    expect(new Set(areas).size).toBe(areas.length)
  })

  it.each(markupFiles.map((file) => [relative(sources, file), file]))(
    '%s contains no hard-coded text',
    (_name, file) => {
      expect(wordsIn(file)).toEqual([])
    },
  )
})

const spokenAttributes = [
  'label',
  'title',
  'placeholder',
  'description',
  'aria-label',
  'alt',
  'hint',
  'header',
  'error',
]
/** The name of the product and of keys is the same in every language. */
const names = /^(Fordring|Ctrl K|×|·|[^\p{L}]*)$/u

/** Visible text in markup that does not come from a text file. */
function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim())
    if (ts.isJsxAttribute(node) && node.initializer !== undefined && ts.isStringLiteral(node.initializer)) {
      if (spokenAttributes.includes(node.name.getText())) found.push(node.initializer.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((text) => !names.test(text))
}
