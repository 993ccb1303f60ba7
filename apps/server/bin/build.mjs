// Bundles the server's TypeScript into dist/ if a source is newer than the last build.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const output = join(folder, 'dist', 'fordring.js')
const lockFile = join(folder, '../../package-lock.json')

/**
 * Libraries of many small files, which add half a second to every start if they are loaded one by one. The others stay
 * where they are installed: some are native, some look for files next to them.
 */
export const bundled =
  'ajv ajv-formats commander file-type liquidjs sanitize-html temporal-polyfill typebox undici'.split(' ')

const bundleListedLibraries = {
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

/** A bundle contains its own SQL functions; see src/platform/database/sql-function-files.ts. */
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

/** Several processes may build at the same time, and none may read a partial file. */
function putInPlace({ path, contents }) {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}

/** The options of esbuild. Nothing is written: see putBundleInPlace. */
export const bundleOptions = {
  // A worker has its own entry point, with only what it needs.
  entryPoints: {
    fordring: join(folder, 'src', 'main', 'cli.ts'),
    'render-worker': join(folder, 'src', 'main', 'render-worker.ts'),
  },
  outdir: dirname(output),
  bundle: true,
  // A command loads only what it needs: the whole service takes most of a second.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [bundleListedLibraries, bundleSqlFunctions],
  // Some bundled libraries use require.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
  },
  sourcemap: true,
  // Traces show file and line. The source texts would stay in memory for as long as the server runs.
  sourcesContent: false,
  logLevel: 'warning',
  write: false,
}

/** Writes the output of esbuild, the bundle last: a process that finds it also finds its map and worker. */
export function putBundleInPlace({ outputFiles }) {
  const files = outputFiles.filter(({ path }) => path !== output)
  ;[...files, ...outputFiles.filter(({ path }) => path === output)].forEach(putInPlace)
  removeOldChunks(new Set(files.map(({ path }) => basename(path))))
  return output
}

/** The names of the files of the bundle, without the chunks of earlier builds: what its entry points load. */
export function listBundleFiles() {
  const found = new Set(Object.keys(bundleOptions.entryPoints).map((name) => `${name}.js`))
  for (const name of found) {
    const text = readFileSync(join(dirname(output), name), 'utf8')
    for (const [, loaded] of text.matchAll(/"\.\/([\w-]+\.js)"/g)) found.add(loaded)
  }
  return [...found].flatMap((name) => [name, `${name}.map`])
}

const hourMs = 3_600_000

/** Chunks of earlier builds. A process that is just starting may still load those of the last one. */
function removeOldChunks(current) {
  for (const name of readdirSync(dirname(output))) {
    const path = join(dirname(output), name)
    if (/^[\w-]+-[A-Z0-9]{8}\.js/.test(name) && !current.has(name) && modifiedAt(path) < Date.now() - hourMs)
      rmSync(path, { force: true })
  }
}

/** Builds if anything changed, and returns the path of the bundle. */
export async function ensureBuilt() {
  const [self, libraries] = [fileURLToPath(import.meta.url), lockFile].map(modifiedAt)
  if (modifiedAt(output) > Math.max(newestIn(join(folder, 'src')), self, libraries)) return output
  // Loaded only if there is something to build, and its helper process is stopped: the server runs for weeks.
  const { build, stop } = await import('esbuild')
  const result = await build(bundleOptions)
  await stop()
  return putBundleInPlace(result)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt()
