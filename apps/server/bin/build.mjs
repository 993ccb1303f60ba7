// Bundles the server's TypeScript into dist/, when a source is newer than what was built before.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('..', import.meta.url))
const output = join(folder, 'dist', 'fordring.js')

function modifiedAt(path) {
  try {
    return statSync(path).mtimeMs
  } catch {
    return 0
  }
}

function newestIn(path) {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .reduce((newest, entry) => Math.max(newest, modifiedAt(join(entry.parentPath, entry.name))), 0)
}

/** Builds if anything changed, and answers the path of the built file. */
export async function ensureBuilt() {
  if (modifiedAt(output) > Math.max(newestIn(join(folder, 'src')), modifiedAt(fileURLToPath(import.meta.url))))
    return output
  await build({
    entryPoints: [join(folder, 'src', 'main', 'cli.ts')],
    outfile: output,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  return output
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt()
