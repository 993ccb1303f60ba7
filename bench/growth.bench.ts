import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from '../apps/server/src/platform/server-folder.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { fillCases } from './harness/fill-cases.ts'
import type { LoadRequest, LoadResult } from './harness/load.ts'
import { requirePgbench } from './harness/pgbench.ts'
import { caseBody, interactionBody, makeCustomer, makePayableVouchers, noteBody } from './harness/records.ts'
import { readsOf } from './harness/reads.ts'
import { reportGoal, reportNote, reportPlot, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { type Measured, rateOf, rounds, type Subject, withSubject } from './harness/subject.ts'
import { createYardstick, scripts, voucherCount } from './harness/yardstick.ts'

/**
 * The same figures for a tenant with 2,000 cases and then with 2,000,000 (BENCH_CASES), each relative to its yardstick
 * measured right before or after it, so that a busy machine does not look like growth.
 */
const smallCount = 2_000
const largeCount = Number(process.env['BENCH_CASES'] ?? 2_000_000)
const goal = 0.85

interface Figure {
  readonly name: string
  readonly measure: (subject: Subject) => Promise<Value>
}

interface Value {
  /** The rate relative to that of the yardstick: higher is better. */
  readonly share: number
  /** Of Node.js and PostgreSQL per request. A busy machine distorts it less than a rate. */
  readonly cpuMs: number
}

function cpuMsOf({ nodeCpuMs, postgresCpuMs, count }: Measured<LoadResult>): number {
  return (nodeCpuMs + postgresCpuMs) / count
}

/** The rate of requests relative to a constant response. */
function readFigure(name: string, constant: LoadRequest, requests: readonly LoadRequest[]): Figure {
  return {
    name: `32 clients, ${name}`,
    measure: async (subject) => {
      const connections = 32
      const answer = await subject.sendLoad(constant, { connections })
      const read = await subject.sendLoad(requests, { connections })
      return { share: rateOf(read) / rateOf(answer), cpuMs: cpuMsOf(read) }
    },
  }
}

/** The rate of writes relative to `pgbench`, which writes to tables of its own that do not grow. */
function writeFigure(
  name: string,
  { request, script, connections }: { request: LoadRequest; script: string; connections: number },
): Figure {
  return {
    name: connections === 1 ? `lone client, ${name}` : `${connections} clients, ${name}`,
    measure: async (subject) => {
      const http = await subject.sendLoad(request, { connections })
      const yardstick = await subject.runPgbench({ script, clients: connections })
      return { share: rateOf(http) / rateOf(yardstick), cpuMs: cpuMsOf(http) }
    },
  }
}

async function figuresOf(subject: Subject): Promise<Figure[]> {
  const { customerId } = await makeCustomer(subject, `growing-${Date.now()}`)
  const { id: caseId } = await subject.make('/cases', { customerId, currency: 'DKK', caseVouchers: [] })
  const pay = { caseVoucherReferenceId: 'V-{n}', amount: 1 }
  const payment = subject.request('POST', '/direct-payments', pay, voucherCount)
  const newCase = subject.request('POST', '/cases', caseBody(customerId))
  const constant = subject.request('GET', '/favicon.svg')
  const note = subject.request('POST', '/updates', await noteBody(subject, caseId))
  const reads = await readsOf(subject)
  return [
    writeFigure('direct payment', { request: payment, script: scripts.pay, connections: 64 }),
    writeFigure('direct payment', { request: payment, script: scripts.pay, connections: 1 }),
    writeFigure('create note', { request: note, script: scripts.createInteraction, connections: 1 }),
    writeFigure('create case with 3 vouchers', { request: newCase, script: scripts.createCase, connections: 1 }),
    writeFigure('create case with 3 vouchers', { request: newCase, script: scripts.createCase, connections: 32 }),
    writeFigure('create interaction', {
      request: subject.request('POST', '/interactions', interactionBody(caseId)),
      script: scripts.createInteraction,
      connections: 32,
    }),
    ...reads.map(({ name, requests }) => readFigure(name, constant, requests)),
  ]
}

async function measureAll(subject: Subject): Promise<Map<string, Value>> {
  const medians = new Map<string, Value>()
  for (const { name, measure } of await figuresOf(subject)) {
    await measure(subject)
    const values: Value[] = []
    for (let round = 0; round < rounds; round++) values.push(await measure(subject))
    medians.set(name, {
      share: median(values.map(({ share }) => share)),
      cpuMs: median(values.map(({ cpuMs }) => cpuMs)),
    })
  }
  return medians
}

interface Lists {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
}

/** Every list, search and report that needs no more than the tenant, and some searches. */
function listPaths(): string[] {
  const { paths } = JSON.parse(readFileSync(join(serverFolder, 'openapi.json'), 'utf8')) as Lists
  const plain = Object.entries(paths).flatMap(([path, { get }]) => {
    const needsMore = (get?.parameters ?? []).some((given) => given.required === true && given.in === 'query')
    const isOfTenant = /^\/v1\/\{tenantId\}\/[^{}]+$/.test(path)
    // Streams do not end, and an export of all rows takes as long as there are rows.
    const ends = !/stream|changes|\.csv$/.test(path)
    return get !== undefined && isOfTenant && ends && !needsMore ? [path.replace('/v1/{tenantId}', '')] : []
  })
  // These want a record of which they list something.
  const ofRecords = new Set(['/updates', '/case-voucher-allocations'])
  return [...plain.filter((path) => !ofRecords.has(path)), ...narrowed]
}

/** Searches, filters and sort orders of the lists that grow with the cases. */
const narrowed = [
  ...['efternavn42', 'fornavn1a', 'fornavn1a efternavn42', 'efternavn', 'k-1999'].map((q) => `/cases?q=${q}`),
  ...['/customers?q=efternavn42', '/customers?q=k-1999', '/cases/count?q=efternavn', '/cases?sort=-caseSeqId'],
  ...['/cases?status=ENDED', '/cases?open=true', '/cases?ageing=31-60', '/cases?ageing=over-365', '/cases?paused=true'],
  ...['/cases/count?open=true', '/cases/count-by?by=creditor', '/cases?currency=SEK', '/cases?createdFrom=2026-01-01'],
]

/** The fastest of three reads of each list, by one client. */
async function readLists(subject: Subject): Promise<Map<string, number>> {
  const fastest = new Map<string, number>()
  for (const path of listPaths()) {
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      const begin = performance.now()
      // A list that ran into a time limit is reported like one that took forever.
      const isAnswered = await subject.get(path).then(
        () => true,
        () => false,
      )
      times.push(isAnswered ? performance.now() - begin : Infinity)
    }
    fastest.set(path, Math.min(...times))
  }
  return fastest
}

function reportLists(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  const rows = [...after].sort(([, a], [, b]) => b - a)
  reportTable({
    title: 'Lists, searches and reports, one client, fastest of three: milliseconds',
    columns: ['', `${smallCount.toLocaleString('en')} cases`, `${largeCount.toLocaleString('en')} cases`],
    rows: rows.map(([path, ms]) => [`\`${path}\``, (before.get(path) ?? NaN).toFixed(1), ms.toFixed(1)]),
  })
}

/** Waits until the jobs that follow the journal, such as the books, are done with what was filled. */
async function untilQuiet(subject: Subject): Promise<void> {
  for (let quietSeconds = 0; quietSeconds < 5;) {
    const { postgresCpuMs } = await subject.measure(async () => {
      await wait(1_000)
      return {}
    })
    quietSeconds = postgresCpuMs < 100 ? quietSeconds + 1 : 0
  }
}

async function sizeOf(subject: Subject): Promise<string> {
  const { rows } = await subject.owner.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  return rows[0]?.size ?? ''
}

requirePgbench()
await withSubject({}, async (subject) => {
  await fillCases(subject, smallCount)
  await subject.installation.ask('verify')
  reportNote(`\`fordring verify\` finds nothing wrong with the first ${smallCount.toLocaleString('en')} cases.`)
  await makePayableVouchers(subject)
  await createYardstick(subject.owner)
  await untilQuiet(subject)
  const small = await measureAll(subject)
  const smallLists = await readLists(subject)
  const begin = Date.now()
  await fillCases(subject, largeCount, (done) => {
    process.stdout.write(`${done.toLocaleString('en')} cases after ${Math.round((Date.now() - begin) / 1_000)} s\n`)
  })
  const minutes = (Date.now() - begin) / 60_000
  reportNote(
    `${largeCount.toLocaleString('en')} cases with 3 vouchers each were filled in ${minutes.toFixed(1)} minutes; the database has ${await sizeOf(subject)}.`,
  )
  const quietAt = Date.now()
  await untilQuiet(subject)
  reportNote(
    `The books and other followers of the journal took ${((Date.now() - quietAt) / 60_000).toFixed(1)} minutes more.`,
  )
  const large = await measureAll(subject)
  reportLists(smallLists, await readLists(subject))
  const none: Value = { share: NaN, cpuMs: NaN }
  reportTable({
    title: `Figures relative to their yardstick, and CPU time per request`,
    columns: [
      '',
      ...[smallCount, largeCount].map((count) => `${count.toLocaleString('en')} cases`),
      'share',
      'CPU ms',
      'CPU ms',
    ],
    rows: [...small].map(([name, before]) => {
      const after = large.get(name) ?? none
      const shares = [before.share, after.share].map((share) => share.toPrecision(3))
      return [name, ...shares, (after.share / before.share).toFixed(2), before.cpuMs.toFixed(2), after.cpuMs.toFixed(2)]
    }),
  })
  for (const [name, before] of small) {
    const after = large.get(name) ?? none
    reportGoal({
      what: `${name}: ${largeCount.toLocaleString('en')} cases, as a share of ${smallCount.toLocaleString('en')}`,
      figure: after.share / before.share,
      goal,
      isMet: 'at least',
      detail: `${before.share.toPrecision(3)} of its yardstick before, ${after.share.toPrecision(3)} after; CPU time × ${(after.cpuMs / before.cpuMs).toFixed(2)}`,
    })
  }
  reportPlot({
    name: 'growth',
    title: `Share of the figure at ${smallCount.toLocaleString('en')} cases`,
    unit: `at ${largeCount.toLocaleString('en')} cases`,
    groups: [
      {
        label: '',
        bars: [...small].map(([label, before]) => ({ label, value: (large.get(label)?.share ?? NaN) / before.share })),
      },
    ],
  })
})
