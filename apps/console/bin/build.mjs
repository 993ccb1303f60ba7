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

/** What the sources are, by their content: a checkout gives old files new times. */
function fingerprint() {
  const hash = createHash('sha256')
  const single = ['index.html', 'vite.config.ts', 'package.json', 'bin/build.mjs'].map((name) => join(folder, name))
  for (const file of [...single, ...filesIn(join(folder, 'src')), ...filesIn(client)]) {
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** Several processes may build at the same moment, and none may read what another has half written. */
function putInPlace(unfinished, name) {
  const finished = join(output, name)
  try {
    renameSync(unfinished, finished)
  } catch {
    // Another process was faster, with the same sources.
    rmSync(unfinished, { recursive: true, force: true })
  }
  const pointer = `${current}.${process.pid}`
  writeFileSync(pointer, name)
  renameSync(pointer, current)
  // A server that still runs has read its files into memory; what older builds left is of no use.
  for (const entry of readdirSync(output)) {
    if (/^[0-9a-f]{16}$/.test(entry) && entry !== name) rmSync(join(output, entry), { recursive: true, force: true })
  }
}

function isBuilt(name) {
  return existsSync(join(output, name)) && existsSync(current) && readFileSync(current, 'utf8') === name
}

/** Answers the folder of the built console. Builds if anything changed: in a process of its own, since the server runs on for weeks with what was loaded. */
export async function ensureConsoleBuilt() {
  const name = fingerprint()
  if (!isBuilt(name)) {
    // Vite takes a NODE_ENV that is set, and tests set it: the build would hold the development version of React.
    const env = { ...process.env, NODE_ENV: 'production' }
    await execFile(process.execPath, [fileURLToPath(import.meta.url)], { env })
  }
  return join(output, name)
}

async function build(name) {
  mkdirSync(output, { recursive: true })
  const unfinished = join(output, `unfinished-${name}-${process.pid}`)
  // Loaded only where there is something to build.
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
  // A server that starts has more urgent things to do meanwhile.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const name = fingerprint()
  if (!isBuilt(name)) await build(name)
}
