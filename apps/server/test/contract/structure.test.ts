import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { findCycle, readImports } from '../../../../tools/import-graph.mjs'
import { features } from '../../src/features/index.ts'
import { merged } from '../../src/platform/feature/declared.ts'
import { withExampleIds } from '../../src/platform/feature/example-ids.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'

const sourceFolder = join(serverFolder, 'src')

const schema = readFileSync(join(serverFolder, 'migrations/schema.sql'), 'utf8')

const sources = new Map([...readImports(sourceFolder)].filter(([path]) => !path.endsWith('.test.ts')))

const sqlFiles = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.sql'),
)

/** `features/money/payouts/…` belongs to `money/payouts`; what is outside of features to none. */
function featureOf(path: string): string | undefined {
  return /^features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
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
  it('reach a feature only through its index.ts', () => {
    const intrusions = [...sources].flatMap(([path, imports]) =>
      imports
        .filter((to) => featureOf(to.path) !== undefined && featureOf(to.path) !== featureOf(path))
        .filter((to) => !/^features\/[^/]+\/[^/]+\/(index|worker)\.ts$/.test(to.path))
        .filter((to) => path !== 'features/index.ts' || !to.path.endsWith('/feature.ts'))
        .map((to) => `${path} imports ${to.path}`),
    )
    expect(intrusions).toEqual([])
  })

  it('go from main to features to platform only', () => {
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

describe('tables', () => {
  const tables = readTables()
  const owners = new Map(features.flatMap(({ name, tables = [] }) => tables.map((table) => [table, name] as const)))

  /** Written by the platform for every feature: the command pipeline, the outbox and counters. */
  const platformTables: Readonly<Record<string, readonly string[]>> = {
    idempotency_keys: ['platform/commands'],
    detached_foreign_keys: ['platform/database'],
    erased_subjects: ['platform/journal'],
    installation: ['main'],
    journal: ['platform/journal'],
    journal_archives: ['platform/journal'],
    journal_case_heads: ['platform/journal'],
    journal_heads: ['platform/journal'],
    outgoing_mails: ['platform/mail'],
    request_windows: ['platform/http'],
    tenant_counters: [
      'access/users',
      'casework/cases',
      'installation/tenants',
      'messaging/print-batches',
      'money/billings',
      'money/creditor-accounts',
      'money/payout-batches',
      'parties/customers',
    ],
  }
  /** Each with its reason: a column that only this other place knows. */
  const exceptions: Readonly<Record<string, readonly string[]>> = {
    // When a token or session was last used is noted while callers are identified.
    api_tokens: ['platform/identity'],
    sessions: ['platform/identity'],
    // Direct payments are written in groups by one SQL function, which does the work of the pipeline too (ADR 9).
    idempotency_keys: ['money/payments'],
    case_vouchers: ['money/payments'],
    case_voucher_allocations: ['money/payments'],
    // The status follows the money.
    cases: ['casework/case-status'],
    // The allocation policy is a column of the settings.
    tenant_settings: ['money/payments'],
    // Name, language and time zone are settings; the rest is the operator's.
    tenants: ['installation/tenant-settings'],
  }

  it('have one owner each', () => {
    const declared = [...Object.keys(platformTables), ...features.flatMap((feature) => feature.tables ?? [])]
    expect(declared.sort()).toEqual([...tables].sort())
  })

  it('are written by their owner only', () => {
    const written = new Map<string, Set<string>>()
    for (const path of [...sources.keys(), ...sqlFiles]) {
      const text = readFileSync(join(sourceFolder, path), 'utf8')
      // In SQL, in a registry, or as the word table of a search.
      for (const [, inSql, inRegistry, ofWords] of text.matchAll(
        /\b(?:insert into|update|delete from) (?:only )?(\w+)|^  table: '(\w+)'|WordTable = \{ table: sql`(\w+)`/gm,
      )) {
        const table = inSql ?? inRegistry ?? ofWords ?? ''
        if (tables.has(table)) written.set(table, (written.get(table) ?? new Set()).add(writerOf(path)))
      }
    }
    const allowed = [...tables].map((table) => {
      const owner = owners.get(table)
      const writers = owner === undefined ? (platformTables[table] ?? []) : [owner]
      return [table, [...writers, ...(exceptions[table] ?? [])].sort()] as const
    })
    const found = [...tables].map((table) => [table, [...(written.get(table) ?? [])].sort()])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(allowed))
  })

  const views = readViews()
  const reads = [...sources.keys(), ...sqlFiles]
    .filter((path) => !path.endsWith('.problems.ts'))
    .flatMap((path) => {
      const text = readFileSync(join(sourceFolder, path), 'utf8')
      // In a statement, or as a fragment that is put into one.
      const found = text.matchAll(
        /(?:\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?|sql(?:<\w+>)?`\s*)(published\.)?(\w+)\b(?!\()/g,
      )
      return [...found].map(([, published, table = '']) => ({ path, text, table, isView: published !== undefined }))
    })

  it('are read by other features only as published views', () => {
    const intrusions = reads
      .filter(({ path, table, isView }) => !isView && owners.has(table) && owners.get(table) !== writerOf(path))
      // What writes a table may read it.
      .filter(({ path, table }) => !exceptions[table]?.includes(writerOf(path)))
    expect(intrusions.map(({ path, table }) => `${path} reads ${table}`)).toEqual([])
    const detours = reads.filter(({ path, table, isView }) => isView && owners.get(table) === writerOf(path))
    expect(detours.map(({ path, table }) => `${path} reads published.${table}`)).toEqual([])
  })

  it('are never written through a view', () => {
    const texts = [...sources.keys(), ...sqlFiles].map((path) => [path, readFileSync(join(sourceFolder, path), 'utf8')])
    const writers = texts.filter(([, text]) => /\b(?:insert into|update|delete from) published\./.test(text ?? ''))
    expect(writers.map(([path]) => path)).toEqual([])
  })

  it('are not looked up by coalesce, with which row-level security keeps an index from being used', () => {
    const lookups = [...sources.keys(), ...sqlFiles].flatMap((path) => {
      const found = readFileSync(join(sourceFolder, path), 'utf8').match(/\b\w+\.\w+_id = coalesce\(/g) ?? []
      return found.map((text) => `${path}: ${text}`)
    })
    expect(lookups).toEqual([])
  })

  it('publish no column that nobody reads', () => {
    expect(views.size).toBeGreaterThan(0)
    const unread = [...views].flatMap(([view, columns]) => {
      const readers = reads.filter(({ table, isView }) => isView && table === view)
      const words = new Set(readers.flatMap(({ text }) => text.match(/\w+/g) ?? []))
      return columns.filter((column) => !words.has(column)).map((column) => `published.${view}.${column}`)
    })
    expect(unread).toEqual([])
  })
})

function readTables(): ReadonlySet<string> {
  return new Set([...schema.matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table))
}

/** The columns of each published view. */
function readViews(): ReadonlyMap<string, readonly string[]> {
  const views = schema.matchAll(/^create view published\.(\w+) .*? as\n\s*select(.*?)\n\s*from/gims)
  return new Map([...views].map(([, view = '', columns = '']) => [view, columns.match(/\w+/g) ?? []]))
}

function writerOf(path: string): string {
  return featureOf(path) ?? /^platform\/[^/]+|^main/.exec(path)?.[0] ?? path
}

/** With demo data and without. */
describe.each(['casework/presence', 'casework/saved-views'])('the feature %s', (removed) => {
  const rest = features.filter(({ name }) => name !== removed)

  it('is removed by deleting its folder and its line', async () => {
    const { text, inputs } = await bundleWithout(removed)
    const operations = features.find(({ name }) => name === removed)?.operations ?? []
    expect(operations).not.toEqual([])
    for (const { id } of operations) expect(text).not.toContain(`"${id}"`)
    expect(inputs.filter((path) => path.includes(`features/${removed}/`))).toEqual([])
    for (const { name } of rest) expect(inputs).toContainEqual(expect.stringContaining(`features/${name}/feature.ts`))
  })

  it('leaves the examples of the other features complete', () => {
    const ids = merged(rest, ({ exampleIds = {} }) => exampleIds)
    for (const operation of rest.flatMap(({ operations = [] }) => operations))
      expect(() => withExampleIds(operation, ids), operation.id).not.toThrow()
  })
})

/** Bundles the application. That fails where anything else still refers to the folder. */
async function bundleWithout(feature: string): Promise<{ text: string; inputs: string[] }> {
  const variable = feature.replace(/^.*\//, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { operations } from ${JSON.stringify(join(sourceFolder, 'app.ts'))}`,
      ...{ resolveDir: sourceFolder, loader: 'ts' },
    },
    ...{ bundle: true, write: false, metafile: true, platform: 'node', format: 'esm', packages: 'external' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'remove a feature',
        setup: (bundler) => {
          bundler.onResolve({ filter: new RegExp(`${feature}/`) }, () => ({
            errors: [{ text: 'The folder is gone.' }],
          }))
          bundler.onLoad({ filter: /features\/index\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(new RegExp(`^.*\\b${variable}\\b.*$`, 'gm'), ''),
            loader: 'ts',
          }))
          // Generated again after the removal.
          bundler.onLoad({ filter: /generated\/.*\.json$/ }, () => ({ contents: '{}', loader: 'json' }))
        },
      },
    ],
  })
  return { text: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) }
}
