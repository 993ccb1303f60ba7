import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { standardType, voucherBody } from '../given.ts'
import { HttpClient, type HttpReply, sendUntilAnswered, TenantClient } from '../http-client.ts'
import {
  type Answered,
  countFrom,
  type Effect,
  findViolations,
  jsonInAnyOrder,
  RequestHistory,
  SeededRandom,
  seedFrom,
  type Sent,
  shuffled,
} from '../request-history.ts'
import { eventually, freePort, Installation, type ServerProcess, type TenantOfInstallation } from '../server-process.ts'

// Many clients, two processes, one database; processes and the database are killed while they work. Afterwards every
// key that was acknowledged has exactly one effect, and everybody who asked with it was told the same.

const requestsMin = countFrom('FAULT_REQUESTS', 20_000)
const clientCount = countFrom('FAULT_CLIENTS', 32)
const kills = { server: countFrom('FAULT_SERVER_KILLS', 5), database: countFrom('FAULT_DATABASE_KILLS', 2) }
const loadMsMax = countFrom('FAULT_MS', 110_000)
const lateCount = 300

interface Request extends Sent {
  readonly path: string
  readonly body: Record<string, unknown>
  readonly payment?: { readonly voucher: Voucher; readonly amount: number }
}

interface Voucher {
  readonly caseVoucherId: string
  readonly referenceId: string
  readonly amount: number
}

let installation: Installation
let tenant: TenantOfInstallation
let client: HttpClient
let api: TenantClient
let ports: number[]
let servers: ServerProcess[]

beforeAll(async () => {
  installation = await Installation.create()
  client = new HttpClient()
  ports = [await freePort(), await freePort()]
  servers = [await start(0), await start(1)]
  tenant = await installation.createTenant()
  api = new TenantClient(client, tenant)
})

afterAll(async () => {
  client.close()
  await installation.remove()
})

function start(index: number): Promise<ServerProcess> {
  return installation.start({ PORT: String(ports[index]) })
}

function addressOf(index: number): string {
  return `http://127.0.0.1:${ports[index]}`
}

describe('two processes, clients that never give up, and kill -9', () => {
  test(
    'every acknowledged key has one effect, and all its answers are the same',
    async () => {
      const random = new SeededRandom(seedFrom('FAULT_SEED'))
      const vouchers = await givenVouchers()
      const load = new Load(random, vouchers)
      await Promise.all([load.run(), killAndRestart(random, load)])
      await load.askAgain()

      const database = await installation.openDatabase()
      try {
        const { history } = load
        expect(findViolations(history, await readEffects(database))).toEqual([])
        expect(await readKeys(database)).toEqual(history.acknowledged().sort())
        expect(await readOutstanding(database)).toEqual(load.expectedOutstanding())
      } finally {
        await database.close()
      }
      const verified = await installation.run(['verify', '--json'])
      expect(verified.json).toMatchObject({ ok: true })
      expect(verified.code).toBe(0)
      load.report()
    },
    loadMsMax + 60_000,
  )
})

async function givenVouchers(): Promise<Voucher[]> {
  const at = addressOf(0)
  const { creditorId } = await api.make(at, '/creditors', { name: 'Nordkyst Energi A/S', id: 'NORDKYST' })
  const users = [{ details: { name: 'Mette Sørensen' } }]
  const { customerId } = await api.make(at, `/customers?creditorId=${creditorId}`, { referenceId: 'K-1', users })
  const claims = Array.from({ length: 32 }, (_, index) => ({
    // A quarter runs dry on the way, so that refusals are among the answers too.
    amount: index % 4 === 0 ? 1_000 : 100_000_000,
    referenceId: `F-${index + 1}`,
  }))
  const body = { customerId, currency: 'DKK', caseVouchers: claims.map(voucherBody) }
  const { id } = await api.make(at, '/cases', body)
  const { body: page } = await api.get(at, `/case-vouchers/${id}?pageSize=500`)
  return page.items
}

/** The clients and what they know. */
class Load {
  readonly history = new RequestHistory()
  readonly #random: SeededRandom
  readonly #vouchers: readonly Voucher[]
  readonly #payments: Request[] = []
  readonly #requests: Request[] = []
  readonly #begin = Date.now()
  readonly #deadline = Date.now() + loadMsMax
  killCount = 0

  constructor(random: SeededRandom, vouchers: readonly Voucher[]) {
    this.#random = random
    this.#vouchers = vouchers
  }

  /** Sends until enough was sent and all kills were survived. */
  async run(): Promise<void> {
    await Promise.all(
      Array.from({ length: clientCount }, async () => {
        while (!this.#isDone()) {
          const request = this.#newRequest()
          const duplicates = this.#random.integer(1, 3)
          await Promise.all(Array.from({ length: duplicates }, () => this.#deliver(request)))
        }
      }),
    )
  }

  #isDone(): boolean {
    if (Date.now() > this.#deadline) return true
    return this.history.attemptCount >= requestsMin && this.killCount === kills.server + kills.database
  }

  /** Some keys are sent once more when all is quiet: the answer is the one from before the kills. */
  async askAgain(): Promise<void> {
    const acknowledged = new Set(this.history.acknowledged())
    const known = this.#requests.filter(({ key }) => acknowledged.has(key))
    for (const request of shuffled(this.#random, known).slice(0, lateCount)) {
      const before = this.history.answers.get(request.key)?.length ?? 0
      await this.#deliver(request)
      expect(this.history.answers.get(request.key)?.[before]?.isCached).toBe(true)
    }
  }

  async #deliver(request: Request): Promise<void> {
    const reply = await sendUntilAnswered(
      () => {
        this.history.attemptCount += 1
        return api.send(addressOf(this.#random.integer(0, 1)), {
          method: 'POST',
          path: request.path,
          headers: { 'idempotency-key': request.key },
          body: jsonInAnyOrder(this.#random, request.body),
          timeoutMs: 20_000,
        })
      },
      { deadline: this.#deadline + 30_000, pauseMs: () => this.#random.integer(5, 100) },
    )
    this.history.answer(request.key, answered(reply))
  }

  #newRequest(): Request {
    const key = `key-${this.history.sent.size}-${this.#random.integer(0, 999_999)}`
    const request = this.#draw(key)
    this.history.send(request)
    this.#requests.push(request)
    if (request.payment !== undefined) this.#payments.push(request)
    return request
  }

  #draw(key: string): Request {
    const chance = this.#random.next()
    if (chance < 0.15) {
      const phone = { locale: '45', number: '70123456' }
      return { key, kind: 'contact', path: '/contacts', body: { name: key, phone, email: null } }
    }
    if (chance < 0.3) {
      const details = { key, form: { name: 'kontakt', fields: [{ topic: 'rater', urgent: true }] } }
      return { key, kind: 'interaction', path: '/interactions', body: { type: 'DEBTOR NOTE', notes: 'Hej', details } }
    }
    const voucher = this.#random.pick(this.#vouchers)
    const amount = this.#random.integer(1, 100)
    const named = this.#random.chance(0.5)
      ? { caseVoucherId: voucher.caseVoucherId, caseVoucherReferenceId: null }
      : { caseVoucherReferenceId: voucher.referenceId }
    const body = { ...named, amount, text: key, currency: 'DKK' }
    return { key, kind: 'payment', path: '/direct-payments', body, payment: { voucher, amount } }
  }

  /** What is left of every voucher if exactly the acknowledged payments were made. */
  expectedOutstanding(): Record<string, number> {
    const left = Object.fromEntries(this.#vouchers.map(({ caseVoucherId, amount }) => [caseVoucherId, amount]))
    const acknowledged = new Set(this.history.acknowledged())
    for (const { key, payment } of this.#payments) {
      if (payment === undefined || !acknowledged.has(key)) continue
      left[payment.voucher.caseVoucherId]! -= payment.amount
    }
    return left
  }

  report(): void {
    const { attemptCount, sent } = this.history
    const acknowledged = this.history.acknowledged().length
    const seconds = Math.round((Date.now() - this.#begin) / 100) / 10
    console.log(
      `${attemptCount} requests for ${sent.size} keys in ${seconds} s, ${acknowledged} acknowledged, ` +
        `${kills.server} kills of servers and ${kills.database} of the database`,
    )
    expect(attemptCount).toBeGreaterThanOrEqual(requestsMin)
    expect(this.killCount).toBe(kills.server + kills.database)
    expect(acknowledged).toBeGreaterThan(sent.size / 2)
    expect(acknowledged).toBeLessThan(sent.size)
  }
}

function answered({ status, headers, text }: HttpReply): Answered {
  const same = [text, headers['location'], headers['content-type']]
  return { status, isCached: headers['idempotency-cached'] === 'true', text: JSON.stringify(same) }
}

/** Kills in an order that the seed decides, spread over the load, each after the one before is healed. */
async function killAndRestart(random: SeededRandom, load: Load): Promise<void> {
  const victims = shuffled(random, [
    ...Array.from({ length: kills.server }, () => 'server' as const),
    ...Array.from({ length: kills.database }, () => 'database' as const),
  ])
  for (const [index, victim] of victims.entries()) {
    const share = (index + 0.5) / victims.length
    await eventually('enough was sent for the next kill', () => load.history.attemptCount >= share * requestsMin, {
      withinMs: loadMsMax,
    })
    await sleep(random.integer(0, 100))
    if (victim === 'server') await killServer(random.integer(0, 1))
    else await killDatabase()
    load.killCount += 1
  }
}

async function killServer(index: number): Promise<void> {
  await servers[index]!.kill()
  servers[index] = await start(index)
}

async function killDatabase(): Promise<void> {
  const before = installation.killPostmaster()
  await eventually('the database is up again', async () => {
    if (installation.postmasterPid() === before) return false
    for (const server of servers) if (!server.isAlive) throw new Error(`A server died of it:\n${server.output}`)
    const ready = await Promise.all([0, 1].map((index) => isReady(addressOf(index))))
    return ready.every(Boolean)
  })
}

async function isReady(address: string): Promise<boolean> {
  return client.send(address, { method: 'GET', path: '/readyz' }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

function readEffects(database: Database): Promise<Effect[]> {
  const { tenantId } = tenant
  return database.read(
    tenantId,
    sql<Effect>`
      with made as (
        select 'payment' as kind, text as key, case_voucher_id as id from case_vouchers
        where tenant_id = ${tenantId}::uuid and voucher_type_id = ${standardType.deposit}::uuid
        union all
        select 'contact', name, contact_id from contacts where tenant_id = ${tenantId}::uuid
        union all
        select 'interaction', details ->> 'key', interaction_id from interactions where tenant_id = ${tenantId}::uuid
      ),
      announced as (
        select subject_id, count(*)::integer as n from events
        where tenant_id = ${tenantId}::uuid and type in ('case-vouchers.create', 'contacts.create', 'interactions.create')
        group by subject_id
      ),
      audited as (
        select subject_id, count(*)::integer as n from audit_entries where tenant_id = ${tenantId}::uuid group by subject_id
      )
      select m.kind, m.key, m.id, coalesce(e.n, 0) as "eventCount", coalesce(a.n, 0) as "auditCount"
      from made m
      left join announced e on e.subject_id = m.id
      left join audited a on a.subject_id = m.id`,
  )
}

async function readKeys(database: Database): Promise<string[]> {
  const rows = await database.read(
    tenant.tenantId,
    sql<{ key: string }>`select key from idempotency_keys where tenant_id = ${tenant.tenantId}::uuid`,
  )
  return rows.map(({ key }) => key).sort()
}

async function readOutstanding(database: Database): Promise<Record<string, number>> {
  const rows = await database.read(
    tenant.tenantId,
    sql<{ id: string; outstanding: number }>`
      select case_voucher_id as id, outstanding from case_vouchers
      where tenant_id = ${tenant.tenantId}::uuid and direction = 'debit'`,
  )
  return Object.fromEntries(rows.map(({ id, outstanding }) => [id, outstanding]))
}

describe('the check of the history', () => {
  const made = { kind: 'payment', key: 'k', id: 'id-1', eventCount: 1, auditCount: 1 }
  const first = { status: 201, isCached: false, text: 'id-1' }
  const replay = { ...first, isCached: true }

  function check(answers: Answered[], effects: Effect[]): string[] {
    const history = new RequestHistory()
    history.send({ key: 'k', kind: 'payment' })
    for (const answer of answers) history.answer('k', answer)
    return findViolations(history, effects).map((violation) => violation.split(':')[0]!)
  }

  test('finds nothing wrong with one effect, its answer and its replays, or with a refusal', () => {
    expect(check([first, replay, replay], [made])).toEqual([])
    expect(check([replay], [made])).toEqual([])
    expect(check([{ status: 422, isCached: false, text: 'too much' }], [])).toEqual([])
  })

  test.each([
    ['a key that was never answered', [], [], ['stuck']],
    ['an acknowledged effect that is not there', [first], [], ['lost']],
    ['two effects of one key', [first], [made, { ...made, id: 'id-1b' }], ['duplicated']],
    ['an effect of nobody', [first], [made, { ...made, key: 'z' }], ['phantom']],
    ['an effect of a refused request', [{ status: 422, isCached: false, text: '' }], [made], ['unowned']],
    ['two answers that claim to be the first', [first, first], [made], ['repeated']],
    ['answers that differ', [first, { ...replay, text: 'id-1 ' }], [made], ['differing']],
    ['an answer about another thing', [{ ...first, text: 'id-2' }], [made], ['other']],
    ['a refusal after a success', [first, { status: 422, isCached: false, text: '' }], [made], ['wavering']],
    ['a fault', [{ status: 500, isCached: false, text: '' }], [], ['strange']],
    [
      'an effect that was not announced',
      [first],
      [{ ...made, eventCount: 0 }],
      ['payment k has 0 events and 1 audits'],
    ],
  ] as [string, Answered[], Effect[], string[]][])('finds %s', (_, answers, effects, expected) => {
    expect(check(answers, effects)).toEqual(expected)
  })
})
