import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { listTestFiles } from './areas.mjs'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const databaseHarness = ['apps/server/test/template-database.ts', 'apps/server/test/test-database.ts']

/** The files that a module loads by relative imports. Type-only imports load nothing. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const statements = source.matchAll(/^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm)
  return [...statements]
    .map(([, imported, loaded]) => join(dirname(file), imported ?? loaded ?? ''))
    .filter((path) => existsSync(path) && /\.tsx?$/.test(path))
}

/** How a file loads the database harness, as a chain of imports; undefined if it does not. */
function chainToDatabase(file: string, visited = new Set<string>()): string[] | undefined {
  if (visited.has(file)) return undefined
  visited.add(file)
  const name = relative(root, file)
  if (databaseHarness.includes(name)) return [name]
  for (const imported of importsOf(file)) {
    const chain = chainToDatabase(imported, visited)
    if (chain !== undefined) return [name, ...chain]
  }
  return undefined
}

/** The files that Vitest itself reports it would run, for a loop of a developer or for a run of everything. */
async function listRunFiles(isEverything: boolean): Promise<{ file: string; projectName: string }[]> {
  const { stdout } = await run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', '--json'],
    { cwd: root, env: { ...process.env, TEST_EVERYTHING: String(isEverything) } },
  )
  return JSON.parse(stdout) as { file: string; projectName: string }[]
}

describe('test projects', () => {
  it('run unit tests without a database, and every test file exactly once', async () => {
    const files = await listRunFiles(false)
    const unit = files.filter(({ projectName }) => projectName === 'unit')

    expect(unit.length).toBeGreaterThan(50)
    expect(unit.map(({ file }) => chainToDatabase(file)).filter((chain) => chain !== undefined)).toEqual([])
    expect(files.map(({ file }) => relative(root, file)).toSorted()).toEqual(listTestFiles())
  })

  it('run every test file exactly once in a run of everything', async () => {
    const files = await listRunFiles(true)

    expect(files.map(({ file }) => relative(root, file)).toSorted()).toEqual(listTestFiles())
  })

  it('recognise a test that uses the database', () => {
    expect(chainToDatabase(join(root, 'apps/server/test/platform/identity.test.ts'))?.at(-1)).toMatch(/database\.ts$/)
  })
})
