// Bundles the server's TypeScript into dist/, when a source is newer than what was built before.
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const output = join(folder, 'dist', 'fordring.js')
const lockFile = join(folder, '../../package-lock.json')

/**
 * Libraries of many small files, which cost half of a second at every start when they are looked up one by one. The
 * others stay where they are installed: some are native, some look for files beside them.
 */
export const bundled =
  'ajv ajv-formats commander file-type liquidjs sanitize-html temporal-polyfill typebox undici'.split(' ')

const bundleSome = {
  name: 'bundle some libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      if (importer === '' || importer.includes('node_modules')) return undefined
      return bundled.includes(path.split('/', 1)[0]) ? undefined : { path, external: true }
    })
  },
}

function modifiedAt(path) {
  try {
    return statSync(path).mtimeMs
  } catch {
    return 0
  }
}

/** A bundle carries the SQL functions that belong to it; see src/platform/database/sql-function-files.ts. */
const bundleSqlFunctions = {
  name: 'bundle SQL functions',
  setup({ onLoad }) {
    onLoad({ filter: /sql-function-files\.ts$/ }, () => ({
      contents: `export const sqlFunctionFiles = ${JSON.stringify(readSqlFiles())}`,
      loader: 'js',
    }))
  },
}

function readSqlFiles() {
  const source = join(folder, 'src')
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(source, path), 'utf8')]))
}

function newestIn(path) {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
    .reduce((newest, entry) => Math.max(newest, modifiedAt(join(entry.parentPath, entry.name))), 0)
}

/** Several processes may build at the same moment, and none may read what another has half written. */
function putInPlace({ path, contents }) {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}

/** How the sources become the bundle, for esbuild. Nothing is written: see putBundleInPlace. */
export const bundleOptions = {
  // A worker begins with a file of its own, in which there is only what it needs.
  entryPoints: {
    fordring: join(folder, 'src', 'main', 'cli.ts'),
    'render-worker': join(folder, 'src', 'main', 'render-worker.ts'),
  },
  outdir: dirname(output),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [bundleSome, bundleSqlFunctions],
  // Some of what is bundled asks for its parts by require.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
  },
  sourcemap: true,
  // A trace names file and line. The text of every source would stay in memory for as long as the server runs.
  sourcesContent: false,
  logLevel: 'warning',
  write: false,
}

/** Writes what esbuild made. The bundle last: a process that finds it finds its map and the worker that belong to it. */
export function putBundleInPlace({ outputFiles }) {
  outputFiles.toSorted((one, other) => other.path.length - one.path.length).forEach(putInPlace)
  return output
}

/** Builds if anything changed, and answers the path of the built file. */
export async function ensureBuilt() {
  const [self, libraries] = [fileURLToPath(import.meta.url), lockFile].map(modifiedAt)
  if (modifiedAt(output) > Math.max(newestIn(join(folder, 'src')), self, libraries)) return output
  // Loaded only where there is something to build, and its helper process is let go of: the server runs on for weeks.
  const { build, stop } = await import('esbuild')
  const result = await build(bundleOptions)
  await stop()
  return putBundleInPlace(result)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt()
