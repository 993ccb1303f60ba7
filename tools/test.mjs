// `npm test` runs every check, and its last line shows how many passed and failed. `npm test -- contacts` runs the
// tests of one area.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeNames, listTestFiles, testsOf } from './areas.mjs'
import { findNode24 } from './node-24.mjs'
import { root, runTogether, typesStep } from './steps.mjs'
import { addUp, filesToRepeat } from './test-results.mjs'

let passed = 0
let failed = 0
/** Repeated at the end, since a run prints more than anybody reads. */
const failures = []

function run(name, command, args, env = {}) {
  process.stdout.write(`\n== ${name}\n`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s\n`,
  )
  return status === 0
}

/** Runs the tests of the areas. If an area does not exist, starts nothing. */
async function runAreas(areas) {
  const files = listTestFiles()
  const unknown = areas.filter((area) => testsOf(area, files).length === 0)
  for (const area of unknown) {
    const names = closeNames(area, files)
    const hint = names.length > 0 ? `Did you mean ${names.join(', ')}?` : 'An area is a folder of a feature.'
    process.stderr.write(`There are no tests of "${area}". ${hint}\n`)
  }
  if (unknown.length > 0) process.exit(2)
  const wanted = [...new Set(areas.flatMap((area) => testsOf(area, files)))]
  if (wanted.some((file) => file.includes('/scenarios/'))) await ensureChromium()
  process.exit(run('tests', ...vitest(wanted)) ? 0 : 1)
}

/**
 * Vitest with these arguments, on Node.js 24 if it is here: it needs an eighth less processor time for the same tests
 * than Node.js 20, and starts a process in half of the time. Tests that start the service on the other one find it in
 * OTHER_NODE.
 */
function vitest(args, env = {}) {
  const node = findNode24() ?? process.execPath
  return [node, ['node_modules/vitest/vitest.mjs', 'run', ...args], { OTHER_NODE: process.execPath, ...env }]
}

/** The browser tests need Chromium. If it is missing, it is installed if possible. */
async function ensureChromium() {
  const candidates = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  )
  if (process.env.CHROMIUM_PATH !== undefined || candidates.some((path) => existsSync(path))) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Chromium is missing, so the browser tests will fail. Install it, or set CHROMIUM_PATH.\n')
    return
  }
  const install =
    'apt-get update -qq && export DEBIAN_FRONTEND=noninteractive && ' +
    '{ apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null'
  await runTogether([['install chromium', 'sh', ['-c', install]]])
}

/**
 * Runs all tests. What fails as on a busy machine runs again with the machine to itself. A test that passes then is named
 * at the end: it is a defect of the test or of the product, but no reason to discard the change that happened to meet it.
 */
function runAllTests() {
  const first = runTests('tests')
  const repeated = filesToRepeat(first)
  return addUp(first, repeated.length > 0 ? runTests('failed tests again', repeated) : undefined)
}

function runTests(name, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fordring-check-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=./tools/test-report.mjs']
  // Projects have the number of workers from the file; the option of the command line does not reach them.
  const alone = files.length > 0 ? { VITEST_MAX_WORKERS: '1' } : {}
  const args = [...reporters, ...files.map((file) => file.name)]
  const isGreen = run(name, ...vitest(args, { TEST_EVERYTHING: 'true', TEST_REPORT: report, ...alone }))
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { files: [], unhandledErrors: 1 }
  rmSync(folder, { recursive: true, force: true })
  return { isGreen, ...results }
}

const areas = process.argv.slice(2)
if (areas.length > 0) await runAreas(areas)

spawnSync(process.execPath, ['tools/node-24.mjs'], { cwd: root, stdio: 'inherit' })
const node = findNode24() ?? process.execPath
// Meanwhile, since the installation takes most of a minute and mostly waits for the network and the disk.
const chromium = ensureChromium()
// The longest come first, so that both lanes end at about the same time.
const checks = await runTogether([
  ['lint', node, ['node_modules/oxlint/bin/oxlint', '--type-aware', '.']],
  typesStep('types', '.'),
  typesStep('types of the console', 'apps/console'),
  ['format', node, ['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
  ['unused code and libraries', node, ['node_modules/knip/bin/knip.js', '--no-progress']],
  [
    'openapi',
    node,
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'redocly.yaml', 'apps/server/openapi.json'],
  ],
  ['build', node, ['tools/build.mjs']],
])
for (const { name, output, isGreen } of checks) {
  if (isGreen) passed += 1
  else {
    failed += 1
    failures.push(`${name}\n${output.trim().split('\n').slice(-40).join('\n')}`)
  }
}
await chromium
const tests = runAllTests()
passed += tests.passed
failed += tests.failed
failures.push(...tests.failures)

for (const failure of tests.unstable) process.stdout.write(`\n== passed only when run again: ${failure}\n`)
for (const failure of failures) process.stdout.write(`\n== failed: ${failure}\n`)
// Rows of generated tables, such as every operation as every role. A table is one test.
process.stdout.write(`\n${tests.rowCount} rows of generated tables checked\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
