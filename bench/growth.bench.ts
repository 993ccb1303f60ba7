import { fillCases } from './harness/fill-cases.ts'
import type { LoadRequest } from './harness/load.ts'
import { requirePgbench } from './harness/pgbench.ts'
import { caseBody, interactionBody, makeCustomer, makePayableVouchers, noteBody } from './harness/records.ts'
import { readsOf } from './harness/reads.ts'
import { reportGoal, reportNote, reportPlot, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { rateOf, rounds, type Subject, withSubject } from './harness/subject.ts'
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
  /** Higher is better. */
  readonly measure: (subject: Subject) => Promise<number>
}

/** The rate of requests relative to a constant response. */
function readFigure(name: string, constant: LoadRequest, requests: readonly LoadRequest[]): Figure {
  return {
    name: `32 clients, ${name}`,
    measure: async (subject) => {
      const connections = 32
      const answer = await subject.sendLoad(constant, { connections })
      return rateOf(await subject.sendLoad(requests, { connections })) / rateOf(answer)
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
      return rateOf(http) / rateOf(await subject.runPgbench({ script, clients: connections }))
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

async function measureAll(subject: Subject): Promise<Map<string, number>> {
  const medians = new Map<string, number>()
  for (const { name, measure } of await figuresOf(subject)) {
    await measure(subject)
    const values: number[] = []
    for (let round = 0; round < rounds; round++) values.push(await measure(subject))
    medians.set(name, median(values))
  }
  return medians
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
  const small = await measureAll(subject)
  const begin = Date.now()
  await fillCases(subject, largeCount, (done) => {
    process.stdout.write(`${done.toLocaleString('en')} cases after ${Math.round((Date.now() - begin) / 1_000)} s\n`)
  })
  const minutes = (Date.now() - begin) / 60_000
  reportNote(
    `${largeCount.toLocaleString('en')} cases with 3 vouchers each were filled in ${minutes.toFixed(1)} minutes; the database has ${await sizeOf(subject)}.`,
  )
  const large = await measureAll(subject)
  reportTable({
    title: `Figures relative to their yardstick`,
    columns: ['', `${smallCount.toLocaleString('en')} cases`, `${largeCount.toLocaleString('en')} cases`, 'share'],
    rows: [...small].map(([name, before]) => {
      const after = large.get(name) ?? NaN
      return [name, before.toPrecision(3), after.toPrecision(3), (after / before).toFixed(2)]
    }),
  })
  for (const [name, before] of small) {
    const after = large.get(name) ?? NaN
    reportGoal({
      what: `${name}: ${largeCount.toLocaleString('en')} cases, as a share of ${smallCount.toLocaleString('en')}`,
      figure: after / before,
      goal,
      isMet: 'at least',
      detail: `${before.toPrecision(3)} of its yardstick before, ${after.toPrecision(3)} after`,
    })
  }
  reportPlot({
    name: 'growth',
    title: `Share of the figure at ${smallCount.toLocaleString('en')} cases`,
    unit: `at ${largeCount.toLocaleString('en')} cases`,
    groups: [
      { label: '', bars: [...small].map(([label, before]) => ({ label, value: (large.get(label) ?? NaN) / before })) },
    ],
  })
})
