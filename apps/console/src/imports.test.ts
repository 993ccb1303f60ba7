import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycle, readImports } from '../../../tools/import-graph.mjs'

const sources = import.meta.dirname

/** What a feature may import from the application: its declaration, its routes and their parent. */
const appForFeatures = ['app/feature.ts', 'app/search-params.ts', 'app/shell-route.ts']

const imports = new Map([...readImports(sources)].map(([file, found]) => [file, found.map(({ path }) => path)]))
const files = [...imports.keys()]
const edges = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })))
const show = ({ from, to }: { from: string; to: string }): string => `${from} → ${to}`

const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1]

describe('imports of the console', () => {
  it('every relative import names a file', () => {
    expect(edges.filter(({ to }) => !existsSync(join(sources, to))).map(show)).toEqual([])
    expect(edges.length).toBeGreaterThan(files.length)
  })

  it('no file imports itself, directly or through others', () => {
    expect(findCycle(imports)).toBeUndefined()
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
