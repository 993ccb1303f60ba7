// Builds the console into dist/<fingerprint>, when no build of just these sources is there.
import { execFile as execFileWithCallback } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execFile = promisify(execFileWithCallback)
const folder = fileURLToPath(new URL('..', import.meta.url))
const client = join(folder, '../../packages/client/src')
const output = join(folder, 'dist')
const current = join(output, 'current')

function filesIn(path) {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A hash of the sources by content, since a checkout changes file times. */
function fingerprint() {
  const hash = createHash('sha256')
  const single = ['index.html', 'vite.config.ts', 'package.json', 'bin/build.mjs'].map((name) => join(folder, name))
  for (const file of [...single, ...filesIn(join(folder, 'src')), ...filesIn(client)]) {
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** Several processes may build at the same time, and none may read a partial build. */
function putInPlace(unfinished, name) {
  const finished = join(output, name)
  try {
    renameSync(unfinished, finished)
  } catch {
    // Another process has built the same sources first.
    rmSync(unfinished, { recursive: true, force: true })
  }
  const pointer = `${current}.${process.pid}`
  writeFileSync(pointer, name)
  renameSync(pointer, current)
  // A running server has its files in memory, so older builds can be removed.
  for (const entry of readdirSync(output)) {
    if (/^[0-9a-f]{16}$/.test(entry) && entry !== name) rmSync(join(output, entry), { recursive: true, force: true })
  }
}

function isBuilt(name) {
  return existsSync(join(output, name)) && existsSync(current) && readFileSync(current, 'utf8') === name
}

/**
 * Returns the folder of the built console. Builds if anything changed, in a separate process, since a server would
 * keep the build tools in memory for weeks.
 */
export async function ensureConsoleBuilt() {
  const name = fingerprint()
  if (!isBuilt(name)) {
    // Vite uses NODE_ENV if it is set, as tests do, and would then bundle the development version of React.
    const env = { ...process.env, NODE_ENV: 'production' }
    await execFile(process.execPath, [fileURLToPath(import.meta.url)], { env })
  }
  return join(output, name)
}

async function build(name) {
  mkdirSync(output, { recursive: true })
  const unfinished = join(output, `unfinished-${name}-${process.pid}`)
  // Loaded only if there is something to build.
  const vite = await import('vite')
  await vite.build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: unfinished, emptyOutDir: true, reportCompressedSize: false },
  })
  writeFileSync(join(unfinished, 'areas.json'), readFileSync(join(folder, 'src/areas.json')))
  putInPlace(unfinished, name)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Low priority: a starting server has more urgent work.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const name = fingerprint()
  if (!isBuilt(name)) await build(name)
}
