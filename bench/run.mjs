// Runs the benchmarks: node bench/run.mjs [name …]. Without a name, those that have a goal; their figures are written to
// bench/results/<date>.md, or to bench/results/<date>-<names>.md if some were named.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { drawPlot } from './report/draw-plot.mjs'
import { writeReport } from './report/write-report.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
// Below the server, so that it finds its migrations.
const output = join(folder, '../apps/server/dist/bench')
/** In this order; `growth` takes much longer, and the others have no goal. */
const withGoal = ['payments', 'latency', 'reads', 'writes', 'webhooks', 'start', 'processes', 'profile']
const wanted = process.argv.slice(2)
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace(/\.bench\.ts$/, ''))
const unknown = wanted.filter((word) => !all.includes(word))
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}. Choose from: ${all.join(', ')}.\n`)
  process.exit(1)
}
const names = wanted.length === 0 ? withGoal : wanted

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

/** Runs one bench, and returns what it reported. */
async function runBench(name, entriesFile) {
  const outfile = join(output, `${name}.mjs`)
  await build({
    entryPoints: [join(folder, `${name}.bench.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [leaveBuildInPlace],
    logLevel: 'warning',
  })
  process.stdout.write(`\n== ${name}\n`)
  const env = { ...process.env, BENCH_OUTPUT: entriesFile }
  const { status } = spawnSync(process.execPath, [outfile], { stdio: 'inherit', env })
  const entries = existsSync(entriesFile) ? readFileSync(entriesFile, 'utf8').trimEnd().split('\n') : []
  return { name, hasFailed: status !== 0, entries: entries.map((line) => JSON.parse(line)) }
}

const temporary = mkdtempSync(join(tmpdir(), 'fordring-bench-'))
const loadBefore = loadavg()[0]
const sections = []
for (const name of names) sections.push(await runBench(name, join(temporary, `${name}.jsonl`)))
rmSync(temporary, { recursive: true, force: true })

if (sections.some(({ entries }) => entries.length > 0)) {
  const commit = execFileSync('git', ['-C', folder, 'describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  const stem = wanted.length === 0 ? date : `${date}-${wanted.join('-')}`
  const results = join(folder, 'results')
  mkdirSync(results, { recursive: true })
  for (const plot of sections.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'plot'))) {
    writeFileSync(join(results, `${stem}-${plot.name}.svg`), drawPlot(plot))
  }
  const report = writeReport({ date, stem, commit, sections, loads: [loadBefore, loadavg()[0]] })
  writeFileSync(join(results, `${stem}.md`), report)
  process.stdout.write(`\nwritten to bench/results/${stem}.md\n`)
}
if (sections.some(({ hasFailed }) => hasFailed)) process.exit(1)
