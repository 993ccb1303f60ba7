import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
// @ts-expect-error The receiver that integrators copy is plain JavaScript.
import { isSigned, resourceOf } from '../../../../docs/guides/webhook-consumer/webhook.mjs'
import { api } from '../../src/app.ts'
import { exampleDataOf } from '../../src/platform/events/event-type.ts'
import { HttpClient, TenantClient } from '../http-client.ts'
import { createMigratedInstallation } from '../migrated-installation.ts'
import { eventually, freePort, type Installation, type ServerProcess } from '../server-process.ts'

const program = join(import.meta.dirname, '../../../../docs/guides/webhook-consumer/receiver.mjs')
const secret = `whsec_${randomBytes(24).toString('base64')}`
const principal = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'

interface State {
  readonly handled: string[]
  readonly resources: Record<string, { event: string; sequence?: number; data: any }>
}

let installation: Installation
beforeAll(async () => {
  installation = await createMigratedInstallation()
}, 600_000)
afterAll(() => installation.remove())

/** The receiver of the guide as a process of its own, on a port that it keeps when it is started again. */
class Receiver {
  readonly url: string
  readonly #env: Record<string, string>
  #process: ChildProcess | undefined

  private constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`
    this.#env = { PORT: String(port), WEBHOOK_SECRET: secret, ...env }
  }

  static async create(env: Record<string, string>): Promise<Receiver> {
    const journal = join(installation.folder, `${randomUUID()}.jsonl`)
    return new Receiver(await freePort(), { JOURNAL: journal, ...env })
  }

  async start(more: Record<string, string> = {}): Promise<void> {
    this.#process = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'] ?? '', ...this.#env, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(this.#process.stdout!, 'data')
  }

  async kill(): Promise<void> {
    if (this.#process?.exitCode !== null || this.#process.signalCode !== null) return
    this.#process.kill('SIGKILL')
    await once(this.#process, 'exit')
  }

  async state(): Promise<State> {
    return (await fetch(`${this.url}/state`)).json() as Promise<State>
  }

  async deliver(id: string, body: object, { key = secret }: { key?: string } = {}): Promise<number> {
    const text = JSON.stringify(body)
    const at = new Date()
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(id, at, text),
    }
    return (await fetch(this.url, { method: 'POST', headers, body: text })).status
  }
}

describe('the receiver of the guide', () => {
  let receiver: Receiver
  const feed = createServer((_request, response) => response.end('{"items":[]}'))
  beforeAll(async () => {
    feed.listen(0, '127.0.0.1')
    await once(feed, 'listening')
    receiver = await Receiver.create({ FORDRING_URL: `http://127.0.0.1:${(feed.address() as AddressInfo).port}` })
    await receiver.start()
  })
  afterAll(async () => {
    await receiver.kill()
    feed.close()
  })

  it('keeps the newest version of each resource, even if events of a case arrive in reverse, twice and after a kill -9', async () => {
    const vouchers = [randomUUID(), randomUUID()]
    const events = vouchers.flatMap((caseVoucherId, index) =>
      [900, 500, 0].map((outstanding, step) => ({
        id: randomUUID(),
        body: { event: 'case-vouchers.update', data: { caseVoucherId, outstanding }, sequence: 1 + step * 2 + index },
      })),
    )
    const backwards = events.toSorted((one, other) => other.body.sequence - one.body.sequence)
    for (const { id, body } of [...backwards.slice(0, 3), ...backwards.slice(0, 3)]) await receiver.deliver(id, body)
    await receiver.kill()
    await receiver.start()
    for (const { id, body } of backwards) expect(await receiver.deliver(id, body)).toBe(204)
    const { handled, resources } = await receiver.state()
    expect(handled.toSorted()).toEqual(events.map(({ id }) => id).toSorted())
    for (const id of vouchers) expect(resources[`case-vouchers/${id}`]?.data.outstanding).toBe(0)
  })

  it('rejects anything not signed with its secret, or signed long ago', async () => {
    const key = `whsec_${randomBytes(24).toString('base64')}`
    expect(await receiver.deliver(randomUUID(), { event: 'cases.update', data: { id: 'x' } }, { key })).toBe(400)
    const headers = {
      'webhook-id': 'a',
      'webhook-timestamp': '1000',
      'webhook-signature': new Webhook(secret).sign('a', new Date(1_000_000), '{}'),
    }
    expect([isSigned(secret, headers, '{}', 1_200), isSigned(secret, headers, '{}', 1_400)]).toEqual([true, false])
    expect(isSigned(secret, headers, '{ }', 1_000)).toBe(false)
  })

  it('finds the resource of every event type, and mixes no two kinds of data', () => {
    const titles = new Map<string, Set<unknown>>()
    for (const type of api.events) {
      const [kind = '', id = ''] = (resourceOf({ event: type.type, data: exampleDataOf(type) }) as string).split('/')
      expect(id, type.type).toMatch(/^([0-9a-f-]{36}|the only one)$/)
      titles.set(kind, (titles.get(kind) ?? new Set()).add((type.data as { title?: string }).title))
    }
    for (const [kind, kinds] of titles) expect(kinds.size, kind).toBe(1)
  })
})

describe('with the real service', () => {
  const client = new HttpClient()
  let server: ServerProcess
  let receiver: Receiver | undefined
  afterEach(() => receiver?.kill())
  afterAll(() => {
    client.close()
  })

  it('has every event and the current version of every resource, despite kills and downtime', async () => {
    server = await installation.start({ WEBHOOK_LOOPBACK: 'true' })
    const { tenantId, token } = await installation.createTenant()
    const tenant = new TenantClient(client, { tenantId, token })
    receiver = await Receiver.create({ FORDRING_URL: server.url, FORDRING_TENANT: tenantId, FORDRING_TOKEN: token })
    const webhook = await tenant.make(server.url, '/webhooks', { url: receiver.url, rateLimit: 1000 })
    await receiver.start({ WEBHOOK_SECRET: webhook.secret })
    const { creditorId } = await tenant.make(server.url, '/creditors', { name: 'Kyst A/S' })
    const { customerId } = await tenant.make(server.url, `/customers?creditorId=${creditorId}`, { referenceId: 'K' })
    const voucher = { voucherTypeId: principal, source: 'CREDITOR', date: '2024-05-01', dueDate: '2024-05-15' }
    const caseVouchers = [1, 2, 3].map((number) => ({ ...voucher, referenceId: `V-${number}`, amount: 10_000 }))
    const { id } = await tenant.make(server.url, '/cases', { customerId, currency: 'DKK', caseVouchers })
    for (let round = 0; round < 4; round++) {
      await Promise.all(
        [1, 2, 3].map((number) =>
          tenant.make(server.url, `/direct-payments?creditorId=${creditorId}`, {
            caseVoucherReferenceId: `V-${number}`,
            amount: 100 + round,
          }),
        ),
      )
      await receiver.kill()
      // Away while this happens: the feed has it afterwards.
      if (round === 1) await tenant.make(server.url, '/contacts', { name: 'Mens den var væk' })
      await receiver.start({ WEBHOOK_SECRET: webhook.secret })
    }
    const vouchersRead = async (): Promise<any[]> => (await tenant.get(server.url, `/case-vouchers/${id}`)).body.items
    const eventIds = async (): Promise<string[]> =>
      (await tenant.get(server.url, '/webhooks/items?pageSize=100')).body.items.map(({ eventId }: any) => eventId)
    const kept = async (): Promise<unknown[]> => {
      const { resources } = await receiver!.state()
      return (await vouchersRead()).map(({ caseVoucherId }) => resources[`case-vouchers/${caseVoucherId}`]?.data)
    }
    // Retries of deliveries that met a dead receiver begin after 5 seconds; the feed has them sooner.
    const isComplete = async (): Promise<boolean> =>
      isDeepStrictEqual(await kept(), await vouchersRead()) &&
      (await receiver!.state()).handled.length >= (await eventIds()).length
    await eventually('every event arrived', isComplete, { everyMs: 200 })
    const { handled, resources } = await receiver.state()
    expect(handled.toSorted()).toEqual((await eventIds()).toSorted())
    expect((await vouchersRead()).length).toBeGreaterThanOrEqual(15)
    expect(Object.keys(resources).filter((key) => key.startsWith('contacts/'))).toHaveLength(1)
  }, 600_000)
})
