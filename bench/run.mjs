// Runs the benchmarks: node bench/run.mjs [name …]. Each prints ratios measured in the same run.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('.', import.meta.url))
// Below the server, so that it finds its migrations.
const output = join(folder, '../apps/server/dist/bench')
const wanted = process.argv.slice(2)
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))

/** It finds the sources from where it is. */
const leaveBuildInPlace = {
  name: 'leave bin/build.mjs in place',
  setup({ onResolve }) {
    onResolve({ filter: /\/bin\/build\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    }))
  },
}

for (const name of names) {
  const outfile = join(output, name.replace(/\.ts$/, '.mjs'))
  await build({
    entryPoints: [join(folder, name)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [leaveBuildInPlace],
    logLevel: 'warning',
  })
  process.stdout.write(`\n== ${name}\n`)
  const { status } = spawnSync(process.execPath, [outfile], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
