// The whole test command: every check runs, and the last line says how many passed and failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
let passed = 0
let failed = 0

function run(name, command, args) {
  process.stdout.write(`\n== ${name}\n`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s\n`,
  )
  return status === 0
}

function check(name, command, args) {
  if (run(name, command, args)) passed += 1
  else failed += 1
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
    : { numPassedTests: 0, numFailedTests: 0 }
  rmSync(folder, { recursive: true, force: true })
  passed += results.numPassedTests
  // A run can fail without a failed test: an error outside of any, or a file that does not load.
  failed += Math.max(results.numFailedTests, isGreen ? 0 : 1)
}

check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.'])
check('lint', 'npx', ['eslint', '--max-warnings', '0', '.'])
check('types', 'npx', ['tsc', '--noEmit'])
check('types of the console', 'npx', ['tsc', '--noEmit', '-p', 'apps/console'])
check('openapi', 'npx', ['redocly', 'lint', '--config', 'redocly.yaml', 'apps/server/openapi.json'])
check('build', 'npm', ['run', '--silent', 'build'])
ensureChromium()
// What kills processes or measures how long clients are kept has the machine to itself.
const alone = [
  'apps/server/test/faults',
  'apps/server/test/scenarios',
  'apps/server/test/platform/slow-clients.test.ts',
]
countTests(
  'tests',
  alone.flatMap((path) => ['--exclude', path.endsWith('.ts') ? path : `${path}/**`]),
)
countTests('faults and scenarios', ['--no-file-parallelism', ...alone])

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
