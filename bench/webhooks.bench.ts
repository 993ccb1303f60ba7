import { setTimeout as sleep } from 'node:timers/promises'
import { HttpClient, TenantClient } from '../apps/server/test/http-client.ts'
import type { LoadRequest } from './harness/load.ts'
import { Receiver } from './harness/receiver.ts'
import { reportGoal, reportPlot, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import {
  costColumns,
  costRow,
  middleOf,
  rateOf,
  roundSeconds,
  rounds,
  type Subject,
  withSubject,
} from './harness/subject.ts'

/**
 * Deliveries to webhooks of ten tenants. First a worker drains events that were written while it was suspended; that is
 * compared with a bare HTTP client that posts the same body to the same receiver. Then events are written at half that
 * rate, and the time from the event to its arrival is measured.
 */
const webhookCount = 10
const backlogSize = Number(process.env['BENCH_EVENTS'] ?? 2_000)
const throughputGoal = 0.4
const latencyGoalMs = 250

const contact = JSON.stringify({ name: 'Låsesmed Hansen ApS', email: 'kontakt-{id}@laasesmed.example' })

/** Creates tenants with a webhook each, and returns a request for each that writes one event. */
async function makeWebhooks(subject: Subject, url: string): Promise<LoadRequest[]> {
  const http = new HttpClient()
  const requests: LoadRequest[] = []
  for (let made = 0; made < webhookCount; made++) {
    const tenant = await subject.installation.createTenant()
    await new TenantClient(http, tenant).make(subject.servers[0]?.url ?? '', '/webhooks', { url, rateLimit: 1_000 })
    requests.push({
      method: 'POST',
      path: `/v1/${tenant.tenantId}/contacts`,
      headers: { Authorization: `Bearer ${tenant.token}` },
      body: contact,
    })
  }
  http.close()
  return requests
}

/** Writes at least as many events as a backlog has, and returns how many. */
async function writeBacklog(subject: Subject, writes: readonly LoadRequest[]): Promise<number> {
  const counts: number[] = []
  const sum = (): number => counts.reduce((total, count) => total + count, 0)
  while (sum() < backlogSize) counts.push((await subject.sendLoad(writes, { connections: 10, seconds: 1 })).count)
  return sum()
}

/** Waits until the receiver has as many, or none has arrived for a while. */
async function waitForArrivals(receiver: Receiver, count: number): Promise<void> {
  let last = { count: 0, at: Date.now() }
  for (;;) {
    const { count: arrived } = await receiver.arrivals()
    if (arrived >= count) return
    if (arrived > last.count) last = { count: arrived, at: Date.now() }
    if (Date.now() - last.at > 15_000) throw new Error(`Only ${arrived} of ${count} deliveries arrived.`)
    await sleep(50)
  }
}

const receiver = await Receiver.start()
try {
  await withSubject({ ROLE: 'api', WEBHOOK_LOOPBACK: 'true' }, async (subject) => {
    const writes = await makeWebhooks(subject, receiver.url)
    await subject.addWorker({ WEBHOOK_LOOPBACK: 'true' })
    await subject.sendLoad(writes, { connections: 10, seconds: 1 })
    await sleep(3_000)
    const [worker] = subject.workers
    const measured = []
    for (let round = 0; round < rounds; round++) {
      worker?.signal('SIGSTOP')
      await receiver.takeArrivals()
      const written = await writeBacklog(subject, writes)
      const delivered = await subject.measure(async () => {
        worker?.signal('SIGCONT')
        await waitForArrivals(receiver, written)
        return receiver.takeArrivals()
      })
      const { body = '', headers = {} } = delivered.lastRequest ?? {}
      const signature = Object.entries(headers).filter(([header]) => header.startsWith('webhook-'))
      const post = { method: 'POST', path: '/', headers: Object.fromEntries(signature), body } as const
      const bare = await subject.measure(() =>
        subject.load.run({ ports: [receiver.port], connections: 32, seconds: roundSeconds, requests: [post] }),
      )
      await receiver.takeArrivals()
      measured.push({ delivered: { ...delivered, cpuMs: 0 }, bare })
    }
    const delivered = middleOf(measured.map((round) => round.delivered))
    const bare = middleOf(measured.map((round) => round.bare))
    const ratios = measured.map((round) => rateOf(round.delivered) / rateOf(round.bare))
    reportGoal({
      what: 'webhook deliveries against a bare HTTP client',
      figure: median(ratios),
      goal: throughputGoal,
      isMet: 'at least',
      detail: `${rateOf(delivered).toFixed(0)}/s against ${rateOf(bare).toFixed(0)}/s; rounds ${ratios.map((ratio) => ratio.toFixed(3)).join(', ')}`,
    })

    const rate = rateOf(delivered) / 2
    const sent = await subject.sendLoad(writes, { connections: 10, seconds: 3 * roundSeconds, rate })
    await waitForArrivals(receiver, sent.count)
    const late = await receiver.takeArrivals()
    reportTable({
      title: 'Webhook deliveries',
      columns: costColumns,
      rows: [
        costRow('a worker draining a backlog', { ...delivered, p50: NaN, p99: NaN }),
        costRow('bare HTTP client, 32 connections', bare),
        costRow('events written at half the rate, until they arrive', { ...sent, p50: late.p50, p99: late.p99 }),
      ],
    })
    reportGoal({
      what: 'webhook deliveries at half that load: p99 from the event to its arrival',
      figure: late.p99,
      goal: latencyGoalMs,
      isMet: 'at most',
      unit: 'ms',
      detail: `${rateOf(sent).toFixed(0)} events/s, p50 ${late.p50} ms, max ${late.max} ms`,
    })
    reportPlot({
      name: 'webhooks',
      title: 'Webhook deliveries',
      unit: 'per second',
      groups: [
        {
          label: '',
          bars: [
            { label: 'worker', value: rateOf(delivered) },
            { label: 'bare HTTP client', value: rateOf(bare) },
          ],
        },
      ],
    })
  })
} finally {
  receiver.close()
}
