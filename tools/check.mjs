// The whole test command: every check runs, and the last line says how many passed and failed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
let passed = 0
let failed = 0
/** What failed, said once more behind everything else: a run prints more than one reads. */
const failures = []

function run(name, command, args) {
  process.stdout.write(`\n== ${name}\n`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s\n`,
  )
  return status === 0
}

/** Runs checks that do not disturb each other two at a time; what each says is shown when it has ended. */
async function checkTogether(checks) {
  const waiting = [...checks]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await checkQuietly(...next)
  }
  await Promise.all([work(), work()])
}

function checkQuietly(name, command, args) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const listen = (bytes) => (said += bytes)
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', (error) => (said += error.message))
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000)
      process.stdout.write(`\n== ${name}\n${said}== ${name}: ${code === 0 ? 'ok' : 'FAILED'} after ${seconds} s\n`)
      if (code === 0) passed += 1
      else {
        failed += 1
        failures.push(`${name}\n${said.trim().split('\n').slice(-40).join('\n')}`)
      }
      resolve()
    })
  })
}

/** The browser tests need Chromium; where it is missing and we may, it is installed. */
function ensureChromium() {
  const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  if (process.env.CHROMIUM_PATH !== undefined || candidates.some((path) => existsSync(path))) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Chromium is missing: the browser tests will say so. Install it, or set CHROMIUM_PATH.\n')
    return
  }
  run('install chromium', 'sh', [
    '-c',
    'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null',
  ])
}

/** Runs vitest and adds what it counted, test by test. */
function countTests(name, args) {
  const folder = mkdtempSync(join(tmpdir(), 'fordring-check-'))
  const report = join(folder, 'report.json')
  const isGreen = run(name, 'npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  const results = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  rmSync(folder, { recursive: true, force: true })
  passed += results.numPassedTests
  // A run can fail without a failed test: an error outside of any, or a file that does not load.
  failed += Math.max(results.numFailedTests, isGreen ? 0 : 1)
  const before = failures.length
  for (const file of results.testResults) {
    if (file.status === 'failed' && file.message !== '') failures.push(`${file.name}\n${file.message}`)
    for (const test of file.assertionResults.filter(({ status }) => status === 'failed'))
      failures.push(`${file.name} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
    // A hook that fails skips its tests, and the report names none of them as failed.
    const skipped = file.assertionResults.filter(({ status }) => file.status === 'failed' && status === 'skipped')
    if (skipped.length > 0) failures.push(`${file.name}: ${skipped.length} tests did not run; the reason is above`)
    failed += skipped.length
  }
  if (!isGreen && failures.length === before) failures.push(`${name}: an error outside of any test, told above`)
}

await checkTogether([
  ['lint', 'npx', ['eslint', '--max-warnings', '0', '.', '--ignore-pattern', 'apps/console/**']],
  ['lint of the console', 'npx', ['eslint', '--max-warnings', '0', 'apps/console']],
  ['types', 'npx', ['tsc', '--noEmit']],
  ['types of the console', 'npx', ['tsc', '--noEmit', '-p', 'apps/console']],
  ['format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['unused code and libraries', 'npx', ['knip', '--no-progress']],
  ['openapi', 'npx', ['redocly', 'lint', '--config', 'redocly.yaml', 'apps/server/openapi.json']],
  ['build', 'npm', ['run', '--silent', 'build']],
])
ensureChromium()
const scenarios = 'apps/server/test/scenarios'
const faults = 'apps/server/test/faults'
// Measures how long clients are kept, and so has the machine to itself.
const slowClients = 'apps/server/test/platform/slow-clients.test.ts'
const apart = [`${scenarios}/**`, `${faults}/**`, slowClients]
// A worker loads the service once for all of its files: no test leaves anything behind in a module.
countTests('tests', ['--no-isolate', ...apart.flatMap((path) => ['--exclude', path])])
// They wait for processes and browsers as often as they work, so a third of them has room on two cores.
countTests('scenarios and faults', ['--maxWorkers=3', scenarios, faults])
countTests('slow clients', [slowClients])

for (const failure of failures) process.stdout.write(`\n== failed: ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
