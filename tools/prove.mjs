// The long forms of the tests: `npm run prove -- faults|model|lives|fuzz|attacks`. Each shows its progress and writes its
// findings to docs/proofs. Sizes can be set as for the tests, for example FAULT_REQUESTS=1000000.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isRoot = process.getuid?.() === 0

/** What each proof runs, with its default sizes. */
const proofs = {
  faults: {
    title: 'Faults',
    about:
      'Clients that retry until they succeed send writes with Idempotency-Keys, several times each, to two processes on one database, while the faults below are injected. Afterwards every acknowledged key has exactly one effect, all responses to a key are identical, the outstanding amounts match the acknowledged payments, and `fordring verify` reports no differences. Then 64 clients pay the same eight vouchers concurrently: the payments never exceed the outstanding amount.',
    files: [
      'apps/server/test/faults/idempotency-under-kills.test.ts',
      'apps/server/test/faults/never-overspent.test.ts',
    ],
    sizes: {
      FAULT_REQUESTS: '200000',
      FAULT_CLIENTS: '64',
      FAULT_SERVER_KILLS: '20',
      FAULT_DATABASE_KILLS: '20',
      FAULT_CUTS: '20',
      FAULT_CLOCK_JUMPS: '8',
      // A disk that can be filled has to be mounted, which only root may do.
      FAULT_FULL_DISKS: isRoot ? '2' : '0',
      FAULT_MS: '7200000',
      PAYMENT_ATTEMPTS: '200000',
      PAYMENT_MS: '3600000',
    },
  },
  model: {
    title: 'Model',
    about:
      'Random sequences of all ledger operations, run against the service and against a model that is simple enough to trust. After each sequence every case, voucher, allocation, payout, event and key is compared, and all invariants are checked.',
    files: ['apps/server/test/faults/ledger-model.test.ts'],
    sizes: { LEDGER_SEQUENCES: '4600' },
    // Sequences are independent of each other, so every core runs a share. A given seed is repeated by one process.
    sharedSize: process.env.LEDGER_SEED === undefined ? 'LEDGER_SEQUENCES' : undefined,
  },
  lives: {
    title: 'Lives',
    about:
      'Random lives of cases over three years in the workflows of the six rule packs. Test tenants with a clock live through them: reminders, fees, demands, offers and tasks happen by themselves, while people charge, demand, pay, reverse, dispute, write at any hour, send letters and die; about half of it is not allowed. Workers die at random, and one batch of ten is played a second time without that, with the same outcome. Every charge and message is judged by rules that are written down once more, without the rule packs; no message is sent twice, no step is overdue by more than a day, and all invariants hold.',
    files: ['apps/server/test/faults/case-lives.test.ts'],
    // To resume, give the seed again, and in LIFE_FROM the number of lives that were played.
    sizes: {
      LIFE_COUNT: '10000',
      LIFE_FROM: '0',
      // Many at once: the work of a day costs little more for hundreds of cases than for one.
      LIFE_BATCH: '500',
      LIFE_SEED: String(Math.floor(Math.random() * 1_000_000_000)),
      LIFE_MS: '36000000',
    },
    // Batches of lives are independent of each other: the processes take turns.
    turns: { of: 'LIFE_TURNS', own: 'LIFE_TURN' },
  },
  fuzz: {
    title: 'Fuzz',
    about:
      'Requests to every operation, generated from the OpenAPI document: valid, slightly invalid and hostile. No response is a 5xx, and every response has a documented status and matches its schema.',
    files: ['apps/server/test/contract/fuzz.test.ts'],
    sizes: { FUZZ_REQUESTS: '100000' },
  },
  attacks: {
    title: 'Attacks',
    about:
      'The attacks in `apps/server/test/attacks`, one file per class. The time for which an input blocks the event loop is the median of three measurements; the limit is 50 ms.',
    files: ['apps/server/test/attacks'],
    sizes: {},
  },
}

const [name = ''] = process.argv.slice(2)
const proof = proofs[name]
if (proof === undefined) {
  process.stderr.write(`usage: npm run prove -- ${Object.keys(proofs).join('|')}\n`)
  process.exit(2)
}

const sizes = Object.fromEntries(
  Object.entries(proof.sizes).map(([variable, value]) => [variable, process.env[variable] ?? value]),
)
const startedAt = new Date()
const processCount = proof.sharedSize === undefined && proof.turns === undefined ? 1 : availableParallelism()
const folder = mkdtempSync(join(tmpdir(), 'fordring-proof-'))
const children = await Promise.all(Array.from({ length: processCount }, (_, index) => run(index)))
const isGreen = children.every(({ code }) => code === 0)
const file = writeReport()
process.stdout.write(`${isGreen ? 'Proved' : 'FAILED'}: ${file}\n`)
process.exit(isGreen ? 0 : 1)

/** Runs the tests in a separate process, with its share of the work. */
function run(index) {
  const { sharedSize, turns } = proof
  const share = {
    ...(sharedSize !== undefined && { [sharedSize]: String(Math.ceil(sizes[sharedSize] / processCount)) }),
    ...(turns !== undefined && { [turns.of]: String(processCount), [turns.own]: String(index) }),
  }
  const results = join(folder, `results-${index}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const options = ['run', '--disable-console-intercept', ...reporters, ...proof.files]
  const child = spawn('npx', ['vitest', ...options], {
    cwd: root,
    // One file after the other, so that measurements have the machine to themselves.
    env: { ...process.env, ...sizes, ...share, PROVE: 'true', VITEST_MAX_WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const figures = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, kind, text] = /^(PROVED|PROGRESS) (\{.*\})$/.exec(line) ?? []
    if (kind === 'PROVED') figures.push(JSON.parse(text))
    else if (kind === 'PROGRESS') showProgress(JSON.parse(text), index)
    else process.stdout.write(`${line}\n`)
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, figures, results })))
}

/** Adds up the counts of several processes; the time is that of the slowest. */
function sumFigures() {
  const sums = new Map()
  for (const { figure, value } of children.flatMap(({ figures }) => figures)) {
    const before = sums.get(figure)
    if (before === undefined || typeof value !== 'number') sums.set(figure, value)
    else sums.set(figure, figure === 'seconds' ? Math.max(before, value) : before + value)
  }
  return [...sums]
}

function showProgress({ what, done, total }, index) {
  if (index > 0) return
  const share = Math.min(1, done / total)
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░')
  const text = `${bar} ${Math.round(share * 100)} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`
  process.stdout.write(process.stdout.isTTY ? `\r${text}   ` : `${text}\n`)
}

function writeReport() {
  mkdirSync(join(root, 'docs', 'proofs'), { recursive: true })
  const file = join('docs', 'proofs', `${name}.md`)
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000)
  const given = Object.entries(sizes).map(([variable, value]) => `${variable}=${value}`)
  const rows = sumFigures().map(
    ([figure, value]) => `| ${figure} | ${typeof value === 'number' ? value.toLocaleString('en') : value} |`,
  )
  const tests = children.flatMap(({ results }) => JSON.parse(readFileSync(results, 'utf8')).testResults)
  const files = tests.map(({ name: path, assertionResults }) => {
    const count = (wanted) => assertionResults.filter(({ status }) => status === wanted).length
    return `| ${basename(path, '.test.ts')} | ${count('passed')} | ${count('failed')} |`
  })
  rmSync(folder, { recursive: true })
  const lines = [
    `# ${proof.title}`,
    '',
    proof.about,
    '',
    `Outcome: **${isGreen ? 'passed' : 'FAILED'}** on ${startedAt.toISOString().slice(0, 10)} at commit ${commit()}, after ${seconds} s on ${cpus().length} cores (${process.arch}) with ${Math.round(totalmem() / 1024 ** 3)} GiB and Node.js ${process.versions.node}.`,
    '',
    ...(rows.length > 0 ? ['| figure | value |', '|---|---|', ...rows, ''] : []),
    '| tests | passed | failed |',
    '|---|---|---|',
    ...files.sort(),
    '',
    'Run it again:',
    '',
    '```sh',
    [...given, `npm run prove -- ${name}`].join(' \\\n  '),
    '```',
    '',
  ]
  writeFileSync(join(root, file), lines.join('\n'))
  return file
}

function commit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return stdout?.trim() || 'unknown'
}
