import pg from 'pg'
import type { LoadResult } from './harness/load.ts'
import { caseBody, makeCustomer, makePayableVouchers, noteBody } from './harness/records.ts'
import { reportGoal, reportPlot, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import {
  costColumns,
  costRow,
  middleOf,
  rounds,
  roundSeconds,
  type Measured,
  type Subject,
  withSubject,
} from './harness/subject.ts'
import { createYardstick, voucherCount } from './harness/yardstick.ts'

/**
 * One client, one request at a time: the median latency, compared with a constant response plus one committed insert
 * through the driver that the service uses.
 */
type Run = Measured<LoadResult>

async function insertAlone({ ownerUrl }: Subject): Promise<LoadResult> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const text = 'insert into yardstick.notes (text, created_at) values ($1, now())'
  const times: number[] = []
  const cpuBefore = process.cpuUsage()
  const begin = performance.now()
  while (performance.now() - begin < roundSeconds * 1_000) {
    const sentAt = performance.now()
    await client.query({ name: 'insert', text, values: ['Ringer i morgen.'] })
    times.push(performance.now() - sentAt)
  }
  const seconds = (performance.now() - begin) / 1_000
  const { user, system } = process.cpuUsage(cpuBefore)
  await client.end()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN
  const percentiles = { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
  return { count: sorted.length, seconds, cpuMs: (user + system) / 1_000, ...percentiles }
}

await withSubject({}, async (subject) => {
  await makePayableVouchers(subject)
  await createYardstick(subject.owner)
  const { customerId } = await makeCustomer(subject, 'lone')
  const { id: caseId } = await subject.make('/cases', { customerId, currency: 'DKK', caseVouchers: [] })
  const operations = [
    { name: 'create note', goal: 3, request: subject.request('POST', '/updates', await noteBody(subject, caseId)) },
    { name: 'create case with 3 vouchers', goal: 4, request: subject.request('POST', '/cases', caseBody(customerId)) },
    {
      name: 'direct payment',
      goal: 3,
      request: subject.request(
        'POST',
        '/direct-payments',
        { caseVoucherReferenceId: 'V-{n}', amount: 1 },
        voucherCount,
      ),
    },
  ]
  const constant = subject.request('GET', '/favicon.svg')
  for (const { request } of [...operations, { request: constant }]) await subject.sendLoad(request, { connections: 1 })
  const measured: { answer: Run; insert: Run; runs: Run[] }[] = []
  for (let round = 0; round < rounds; round++) {
    const answer = await subject.sendLoad(constant, { connections: 1 })
    const insert = await subject.measure(() => insertAlone(subject))
    const runs: Run[] = []
    for (const { request } of operations) runs.push(await subject.sendLoad(request, { connections: 1 }))
    measured.push({ answer, insert, runs })
  }
  const answer = middleOf(measured.map((round) => round.answer))
  const insert = middleOf(measured.map((round) => round.insert))
  const middles = operations.map((_, index) =>
    middleOf(measured.flatMap((round) => round.runs.slice(index, index + 1))),
  )
  reportTable({
    title: 'A lone client',
    columns: costColumns,
    rows: [
      costRow('constant response', answer),
      costRow('one committed insert', insert),
      ...operations.flatMap(({ name }, index) => middles.slice(index, index + 1).map((run) => costRow(name, run))),
    ],
  })
  for (const [index, { name, goal }] of operations.entries()) {
    const ratios = measured.map((round) => (round.runs[index]?.p50 ?? NaN) / (round.answer.p50 + round.insert.p50))
    reportGoal({
      what: `lone client, ${name}: latency over a constant response plus one committed insert`,
      figure: median(ratios),
      goal,
      isMet: 'at most',
      detail: `p50 ${middles[index]?.p50.toFixed(2)} ms against ${(answer.p50 + insert.p50).toFixed(2)} ms; rounds ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`,
    })
  }
  reportPlot({
    name: 'latency',
    title: 'Median latency of a lone client',
    unit: 'ms',
    groups: [
      {
        label: '',
        bars: [
          { label: 'constant + insert', value: answer.p50 + insert.p50 },
          ...operations.map(({ name }, index) => ({ label: name, value: middles[index]?.p50 ?? NaN })),
        ],
      },
    ],
  })
})
