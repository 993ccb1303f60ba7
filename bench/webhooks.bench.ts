import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpClient, TenantClient } from '../apps/server/test/http-client.ts'
import { Installation } from '../apps/server/test/server-process.ts'

/** First attempts: how many per second arrive while events are written, and how long after the event. */
const endpointCount = 10
const eventsPerSecond = Number(process.env['BENCH_RATE'] ?? 250)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 15)

const latencies: number[] = []
let lastAt = 0
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (bytes) => (body += String(bytes)))
  request.on('end', () => {
    lastAt = Date.now()
    latencies.push(lastAt - Date.parse((JSON.parse(body) as { time: string }).time))
    response.writeHead(204).end()
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`

const installation = await Installation.create()
const client = new HttpClient()
try {
  const server = await installation.start({ WEBHOOK_LOOPBACK: 'true' })
  const tenants = await Promise.all(
    Array.from({ length: endpointCount }, async () => {
      const tenant = new TenantClient(client, await installation.createTenant())
      await tenant.make(server.url, '/webhooks', { url, rateLimit: 1000 })
      return tenant
    }),
  )
  const startedAt = Date.now()
  let sent = 0
  const total = eventsPerSecond * seconds
  const writers = Array.from({ length: 8 }, async () => {
    while (sent < total) {
      const turn = sent++
      const dueAt = startedAt + (turn * 1000) / eventsPerSecond
      if (dueAt > Date.now()) await new Promise((resolve) => setTimeout(resolve, dueAt - Date.now()))
      await tenants[turn % endpointCount]?.make(server.url, '/contacts', { name: `Kontakt ${turn}` })
    }
  })
  await Promise.all(writers)
  while (latencies.length < total && Date.now() - lastAt < 10_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const rate = latencies.length / ((lastAt - startedAt) / 1000)
  process.stdout.write(
    `${latencies.length} of ${total} first attempts · ${rate.toFixed(0)}/s · p50 ${at(0.5)} ms · p99 ${at(0.99)} ms · max ${at(1)} ms\n`,
  )
} finally {
  client.close()
  receiver.close()
  await installation.remove()
}
