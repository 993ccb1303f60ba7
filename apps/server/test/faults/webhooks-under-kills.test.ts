import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpClient, TenantClient } from '../http-client.ts'
import { eventually, Installation, type ServerProcess } from '../server-process.ts'

/** 2,000 events on 20 endpoints, of which 4 fail and 4 want order, while workers are killed. */
const eventCount = 2_000
const tenantCount = 4
/** Each tenant has an endpoint for each of these; the written data contains its number. */
const types = [
  'contacts.create',
  'creditors.create',
  'customers.create',
  'cases.create',
  'case-vouchers.create',
] as const
const broken: Type = 'contacts.create'
const inOrder: Type = 'creditors.create'
type Type = (typeof types)[number]
const perEndpoint = eventCount / tenantCount / types.length
const principal = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'

let installation: Installation
let server: ServerProcess
let consumer: ChildProcess
let consumerUrl: string
const client = new HttpClient()

beforeAll(async () => {
  installation = await Installation.create({ sharesWork: true })
  server = await installation.start({ ROLE: 'api', WEBHOOK_LOOPBACK: 'true' })
  consumer = spawn(process.execPath, [join(import.meta.dirname, 'webhook-consumer.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(consumer.stdout!, 'data')) as [Buffer]
  consumerUrl = `http://127.0.0.1:${Number(String(port))}`
})
afterAll(async () => {
  consumer.kill('SIGKILL')
  client.close()
  await installation.remove()
})

async function control(body: object = {}): Promise<any> {
  const reply = await client.send(consumerUrl, { method: 'POST', path: '/control', body: JSON.stringify(body) })
  return reply.body
}

async function countArrived(): Promise<number> {
  return (await control()).arrivedCount
}

test('every event arrives at every endpoint while workers are killed, in order if requested', async () => {
  const endpoints: Endpoint[] = []
  for (let index = 0; index < tenantCount; index += 1) {
    const tenant = new TenantClient(client, await installation.createTenant(`Bureau ${index}`))
    const { creditorId } = await tenant.make(server.url, '/creditors', { name: 'Kyst A/S' })
    const { customerId } = await tenant.make(server.url, `/customers?creditorId=${creditorId}`, { referenceId: 'K' })
    for (const type of types) {
      const path = `/${index}/${type}`
      const webhook = { url: consumerUrl + path, fifo: type === inOrder, rateLimit: 1000, events: [type] }
      const { secret } = await tenant.make(server.url, '/webhooks', webhook)
      endpoints.push({ tenant, type, path, secret, creditorId, customerId })
    }
  }
  await control({ secrets: Object.fromEntries(endpoints.map(({ path, secret }) => [path, secret])) })
  await control({ broken: endpoints.filter(({ type }) => type === broken).map(({ path }) => path) })

  let isWriting = true
  const kills = killWorkers(() => isWriting)
  await Promise.all(endpoints.map(writeEvents))
  isWriting = false
  const reachable = (eventCount * (types.length - 1)) / types.length
  await eventually('all arrived that could', async () => (await countArrived()) === reachable, { everyMs: 200 })
  expect(await kills).toBe(3)

  await control({ broken: [] })
  for (const { tenant, type } of endpoints) {
    if (type === broken) await tenant.post(server.url, '/webhooks/redeliver', { since: '2020-01-01' })
  }
  await eventually('the others arrived as well', async () => (await countArrived()) === eventCount, { everyMs: 200 })

  const report: Record<string, { order: string[]; forged: number }> = await control({ isReport: true })
  const all = Array.from({ length: perEndpoint }, (_, number) => `V-${number}`)
  for (const { path, type } of endpoints) {
    const { order, forged } = report[path]!
    expect(forged).toBe(0)
    expect(new Set(order)).toEqual(new Set(all))
    if (type === inOrder) expect(order).toEqual(all)
  }
}, 900_000)

interface Endpoint {
  readonly tenant: TenantClient
  readonly type: Type
  readonly path: string
  readonly secret: string
  readonly creditorId: string
  readonly customerId: string
}

/** The events of one type, one after the other: their numbers are their order. Cases are written with the vouchers. */
async function writeEvents({ tenant, type, creditorId, customerId }: Endpoint): Promise<void> {
  const write = (path: string, body: object): Promise<unknown> => tenant.make(server.url, path, body)
  const voucher = { voucherTypeId: principal, amount: 100, source: 'CREDITOR', date: '2024-05-01' }
  for (let number = 0; number < perEndpoint; number += 1) {
    const name = `V-${number}`
    if (type === 'contacts.create') await write('/contacts', { name })
    if (type === 'creditors.create') await write('/creditors', { name })
    if (type === 'customers.create') await write(`/customers?creditorId=${creditorId}`, { referenceId: name })
    if (type === 'cases.create') {
      const caseVouchers = [{ ...voucher, referenceId: name }]
      await write('/cases', { customerId, currency: 'DKK', journalNumber: name, caseVouchers })
    }
  }
}

/** Two workers at a time; one is killed in the midst of its work, three times, and replaced. */
async function killWorkers(isWriting: () => boolean): Promise<number> {
  const launch = (): Promise<ServerProcess> => installation.startWorker({ WEBHOOK_LOOPBACK: 'true' })
  const workers = [await launch(), await launch()]
  for (let killed = 0; killed < 3; killed += 1) {
    const before = await countArrived()
    await eventually('work is under way', async () => (await countArrived()) > before + 100 || !isWriting())
    await workers.shift()!.kill()
    workers.push(await launch())
  }
  return 3
}
