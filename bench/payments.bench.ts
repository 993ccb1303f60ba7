import { requirePgbench } from './harness/pgbench.ts'
import { Receiver } from './harness/receiver.ts'
import { reportGoal, reportNote, reportPlot, reportTable } from './harness/results.ts'
import { makePayableVouchers } from './harness/records.ts'
import { median } from './harness/statistics.ts'
import {
  costColumns,
  cpuRatio,
  costRow,
  type Measured,
  middleOf,
  rateOf,
  rounds,
  type Subject,
  withSubject,
} from './harness/subject.ts'
import type { LoadResult } from './harness/load.ts'
import type { PgbenchResult } from './harness/pgbench.ts'
import { createYardstick, scripts, voucherCount } from './harness/yardstick.ts'

/**
 * Direct payments over HTTP, one key each, compared with `pgbench` doing the same on plain tables; then the same with
 * four webhooks subscribed to everything.
 */
const goals = [
  { connections: 64, goal: 1.0 },
  { connections: 256, goal: 1.5 },
]
const webhookShareGoal = 0.7

interface Round {
  readonly http: Measured<LoadResult>
  readonly pgbench: Measured<PgbenchResult>
  readonly byStatements: Measured<PgbenchResult>
}

async function clientsMax(subject: Subject): Promise<number> {
  const { rows } = await subject.owner.query<{ n: number }>(
    `select current_setting('max_connections')::integer
       - (select count(*) from pg_stat_activity where backend_type = 'client backend')::integer - 10 as n`,
  )
  return rows[0]?.n ?? 0
}

async function compare(subject: Subject, connections: number, goal: number): Promise<number> {
  const pay = subject.request('POST', '/direct-payments', { caseVoucherReferenceId: 'V-{n}', amount: 1 }, voucherCount)
  const clients = Math.min(connections, await clientsMax(subject))
  if (clients < connections) {
    reportNote(
      `At ${connections} connections, \`pgbench\` has ${clients}, because the embedded PostgreSQL accepts no more.`,
    )
  }
  const measured: Round[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push({
      http: await subject.sendLoad(pay, { connections }),
      pgbench: await subject.runPgbench({ script: scripts.pay, clients }),
      byStatements: await subject.runPgbench({ script: scripts.payByStatements, clients }),
    })
  }
  const http = middleOf(measured.map((round) => round.http))
  const pgbench = middleOf(measured.map((round) => round.pgbench))
  const byStatements = middleOf(measured.map((round) => round.byStatements))
  reportTable({
    title: `Direct payments, ${connections} connections`,
    columns: costColumns,
    rows: [
      costRow('over HTTP', http),
      costRow('pgbench, one function', pgbench),
      costRow('pgbench, one statement per effect', byStatements),
    ],
  })
  const ratios = measured.map((round) => rateOf(round.http) / rateOf(round.pgbench))
  reportGoal({
    what: `direct payments against \`pgbench\`, ${connections} connections`,
    figure: median(ratios),
    goal,
    isMet: 'at least',
    detail: `${cpuRatio(http, pgbench, pgbench.cpuMs)}; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; ${(rateOf(http) / rateOf(byStatements)).toFixed(2)} of \`pgbench\` with one statement per effect`,
  })
  return rateOf(http)
}

/** Alternates between no webhook and four by disabling them. */
async function compareWithWebhooks(subject: Subject): Promise<void> {
  const receiver = await Receiver.start()
  const pay = subject.request('POST', '/direct-payments', { caseVoucherReferenceId: 'V-{n}', amount: 1 }, voucherCount)
  const webhookIds: string[] = []
  for (let made = 0; made < 4; made++) {
    webhookIds.push(
      (await subject.make('/webhooks', { url: receiver.url, rateLimit: 1_000, enabled: false })).webhookId,
    )
  }
  const runs: { without: Measured<LoadResult>; with: Measured<LoadResult> }[] = []
  for (let round = 0; round < rounds; round++) {
    const without = await subject.sendLoad(pay, { connections: 64 })
    for (const webhookId of webhookIds) await subject.patch(`/webhooks/${webhookId}`, { enabled: true })
    runs.push({ without, with: await subject.sendLoad(pay, { connections: 64 }) })
    for (const webhookId of webhookIds) await subject.patch(`/webhooks/${webhookId}`, { enabled: false })
  }
  const { count: arrived } = await receiver.arrivals()
  receiver.close()
  reportTable({
    title: 'Direct payments, 64 connections, with webhooks',
    columns: costColumns,
    rows: [
      costRow('no webhook', middleOf(runs.map((run) => run.without))),
      costRow('4 webhooks', middleOf(runs.map((run) => run.with))),
    ],
  })
  const shares = runs.map((run) => rateOf(run.with) / rateOf(run.without))
  reportGoal({
    what: 'direct payments with 4 webhooks, as a share of those without',
    figure: median(shares),
    goal: webhookShareGoal,
    isMet: 'at least',
    detail: `rounds ${shares.map((share) => share.toFixed(2)).join(', ')}; ${arrived} deliveries arrived meanwhile`,
  })
}

requirePgbench()
await withSubject({ WEBHOOK_LOOPBACK: 'true' }, async (subject) => {
  await makePayableVouchers(subject)
  await createYardstick(subject.owner)
  const warmUp = subject.request(
    'POST',
    '/direct-payments',
    { caseVoucherReferenceId: 'V-{n}', amount: 1 },
    voucherCount,
  )
  await subject.sendLoad(warmUp, { connections: 64 })
  const bars: { label: string; value: number }[] = []
  for (const { connections, goal } of goals) {
    bars.push({ label: `${connections}`, value: await compare(subject, connections, goal) })
  }
  reportPlot({
    name: 'payments',
    title: 'Direct payments over HTTP',
    unit: 'per second',
    groups: [{ label: '', bars }],
  })
  await compareWithWebhooks(subject)
})
