import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const sources = import.meta.dirname
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))

/** What a feature may import from the application: its declaration, its routes and their parent. */
const appForFeatures = ['app/feature.ts', 'app/search-params.ts', 'app/shell-route.ts']

/** The files that a file imports, statically, dynamically or only for types. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(sources, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const specifiers: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      specifiers.push(node.moduleSpecifier)
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      specifiers.push(...node.arguments.slice(0, 1))
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) specifiers.push(node.argument.literal)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return specifiers
    .map((specifier) => (ts.isStringLiteral(specifier) ? specifier.text : ''))
    .filter((path) => path.startsWith('.'))
    .map((path) => join(dirname(file), path))
}

const imports = new Map(files.map((file) => [file, importsOf(file)]))
const edges = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })))
const show = ({ from, to }: { from: string; to: string }): string => `${from} → ${to}`

/** One import cycle as a list of its files, or an empty list. */
function findCycle(): readonly string[] {
  const state = new Map<string, 'open' | 'done'>()
  const visit = (file: string, path: readonly string[]): readonly string[] => {
    if (state.get(file) === 'done') return []
    if (state.get(file) === 'open') return [...path.slice(path.indexOf(file)), file]
    state.set(file, 'open')
    for (const target of imports.get(file) ?? []) {
      const cycle = visit(target, [...path, file])
      if (cycle.length > 0) return cycle
    }
    state.set(file, 'done')
    return []
  }
  return files.map((file) => visit(file, [])).find((cycle) => cycle.length > 0) ?? []
}

const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1]

describe('imports of the console', () => {
  it('every relative import names a file', () => {
    expect(edges.filter(({ to }) => !existsSync(join(sources, to))).map(show)).toEqual([])
    expect(edges.length).toBeGreaterThan(files.length)
  })

  it('no file imports itself, directly or through others', () => {
    expect(findCycle()).toEqual([])
  })

  it('a feature is only imported through its index.ts', () => {
    const past = edges.filter(({ from, to }) => {
      const feature = featureOf(to)
      return feature !== undefined && feature !== featureOf(from) && to !== `features/${feature}/index.ts`
    })
    expect(past.map(show)).toEqual([])
  })

  it('ui, text, api and theme import neither a feature nor the application', () => {
    const upward = edges.filter(({ from, to }) => /^(ui|text|api|theme)\//.test(from) && /^(features|app)\//.test(to))
    expect(upward.map(show)).toEqual([])
  })

  it('text and api do not import ui', () => {
    expect(edges.filter(({ from, to }) => /^(text|api)\//.test(from) && to.startsWith('ui/')).map(show)).toEqual([])
  })

  it('a feature imports only what it needs to declare itself from the application', () => {
    const others = edges.filter(
      ({ from, to }) => featureOf(from) !== undefined && to.startsWith('app/') && !appForFeatures.includes(to),
    )
    expect(others.map(show)).toEqual([])
  })

  it('every file is reachable from main.tsx or is a test', () => {
    const reached = new Set<string>()
    const reach = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      for (const target of imports.get(file) ?? []) reach(target)
    }
    reach('main.tsx')
    expect(files.filter((file) => !reached.has(file) && !file.endsWith('.test.ts'))).toEqual([])
  })
})
