import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverFolder } from '../../src/platform/server-folder.ts'

const sourceFolder = join(serverFolder, 'src')

interface Import {
  readonly path: string
  /** Gone when the program runs. */
  readonly isType: boolean
}

const sources = new Map(
  readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => [path, importsOf(path)]),
)

function importsOf(path: string): Import[] {
  const text = readFileSync(join(sourceFolder, path), 'utf8')
  const statements = text.matchAll(/^(?:import|export)( type)?\b[^'";]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm)
  return [...statements].map(([, type, from, dynamic]) => ({
    path: normalize(join(dirname(path), from ?? dynamic ?? '')),
    isType: type !== undefined,
  }))
}

/** `features/money/payouts/…` belongs to `money/payouts`; what is outside of features to none. */
function featureOf(path: string): string | undefined {
  return /^features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
}

/** The first cycle found in a graph, as a path that returns to where it began. */
function findCycle(graph: ReadonlyMap<string, Iterable<string>>): string[] | undefined {
  const done = new Set<string>()
  const visit = (node: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node])
      if (cycle !== undefined) return cycle
    }
    done.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle !== undefined) return cycle
  }
  return undefined
}

describe('imports', () => {
  it('form no cycle between files', () => {
    const graph = new Map(
      [...sources].map(([path, imports]) => [path, imports.filter(({ isType }) => !isType).map((to) => to.path)]),
    )
    expect(findCycle(graph)).toBeUndefined()
  })

  it('form no cycle between features, not even of types', () => {
    const graph = new Map<string, Set<string>>()
    for (const [path, imports] of sources) {
      const from = featureOf(path)
      if (from === undefined) continue
      const targets = graph.get(from) ?? new Set()
      graph.set(from, targets)
      for (const to of imports.map((target) => featureOf(target.path)))
        if (to !== undefined && to !== from) targets.add(to)
    }
    expect(findCycle(graph)).toBeUndefined()
  })

  // `worker.ts` is the part of a feature that runs in a worker, which must not load the rest.
  it('reach a feature through its index.ts only', () => {
    const intrusions = [...sources].flatMap(([path, imports]) =>
      imports
        .filter((to) => featureOf(to.path) !== undefined && featureOf(to.path) !== featureOf(path))
        .filter((to) => !/^features\/[^/]+\/[^/]+\/(index|worker)\.ts$/.test(to.path))
        .map((to) => `${path} imports ${to.path}`),
    )
    expect(intrusions).toEqual([])
  })

  it('lead from main to features to platform, never back', () => {
    const layerOf = (path: string) =>
      ['platform', 'features', 'main'].findIndex((layer) => path.startsWith(`${layer}/`))
    const backwards = [...sources].flatMap(([path, imports]) =>
      imports
        .filter((to) => layerOf(path) !== -1 && layerOf(to.path) > layerOf(path))
        .map((to) => `${path} imports ${to.path}`),
    )
    expect(backwards).toEqual([])
  })
})
