import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { DatabaseProxy } from '../database-proxy.ts'
import { standardType, voucherBody } from '../given.ts'
import { HttpClient, type HttpReply, sendUntilAnswered, TenantClient } from '../http-client.ts'
import { Progress, proved } from '../proof.ts'
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
import { createMigratedInstallation } from '../migrated-installation.ts'
import {
  eventually,
  freePort,
  type Installation,
  type ServerProcess,
  type TenantOfInstallation,
} from '../server-process.ts'

// Many clients, two processes, one database. Meanwhile processes and the database are killed, connections to the
// database are cut, clocks jump and, if there is a disk to fill, it runs full. Afterwards every acknowledged key has
// exactly one effect, and all its responses are the same.

const requestsMin = countFrom('FAULT_REQUESTS', 3_000)
const clientCount = countFrom('FAULT_CLIENTS', 32)
const faultCounts = {
  server: countFrom('FAULT_SERVER_KILLS', 3),
  database: countFrom('FAULT_DATABASE_KILLS', 2),
  connections: countFrom('FAULT_CUTS', 2),
  clock: countFrom('FAULT_CLOCK_JUMPS', 2),
  disk: countFrom('FAULT_FULL_DISKS', 0),
}
type Fault = keyof typeof faultCounts
const faultCount = Object.values(faultCounts).reduce((sum, count) => sum + count, 0)
/** Where the disk is to run full it is a small one of its own. */
const diskMb = countFrom('FAULT_DISK_MB', 4_000)
/** How far a clock may be off: keys are valid for 48 hours, and all jumps together stay below that. */
const clockOffsetsMs = [3_600_000, -7_200_000, 90_000_000, 0]
const loadMsMax = countFrom('FAULT_MS', 600_000)
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
/** Between the second process and the database. */
let proxy: DatabaseProxy

beforeAll(async () => {
  installation = await createMigratedInstallation(faultCounts.disk > 0 ? { diskMb } : {})
  client = new HttpClient()
  ports = [await freePort(), await freePort()]
  const first = await start(0)
  proxy = new DatabaseProxy((await installation.ask('database-url')).url)
  await proxy.open()
  servers = [first, await start(1)]
  tenant = await installation.createTenant()
  api = new TenantClient(client, tenant)
})

afterAll(async () => {
  client.close()
  await installation.remove()
  await proxy.close()
})

function start(index: number): Promise<ServerProcess> {
  return installation.start({
    PORT: String(ports[index]),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../jumping-clock.mjs')}`,
    CLOCK_OFFSET_FILE: clockFile(index),
    ...(index === 1 ? { DATABASE_URL: proxy.url } : {}),
  })
}

function clockFile(index: number): string {
  return join(installation.folder, `clock-of-${index}`)
}

function addressOf(index: number): string {
  return `http://127.0.0.1:${ports[index]}`
}

describe('two processes, clients that retry forever, and kill -9', () => {
  test(
    'every acknowledged key has one effect, and all its responses are the same',
    async () => {
      const random = new SeededRandom(seedFrom('FAULT_SEED'))
      const vouchers = await givenVouchers()
      const load = new Load(random, vouchers)
      await Promise.all([load.run(), causeFaults(random, load)])
      await load.checkAgain()

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
    loadMsMax + 300_000,
  )
})

async function givenVouchers(): Promise<Voucher[]> {
  const at = addressOf(0)
  const { creditorId } = await api.make(at, '/creditors', { name: 'Nordkyst Energi A/S', id: 'NORDKYST' })
  const users = [{ details: { name: 'Mette Sørensen' } }]
  const { customerId } = await api.make(at, `/customers?creditorId=${creditorId}`, { referenceId: 'K-1', users })
  const claims = Array.from({ length: 32 }, (_, index) => ({
    // A quarter runs out of money on the way, so that there are rejections too.
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
  readonly #progress = new Progress('requests', requestsMin)
  readonly #begin = Date.now()
  readonly #deadline = Date.now() + loadMsMax
  faultsSurvived = 0

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
    return this.history.attemptCount >= requestsMin && this.faultsSurvived === faultCount
  }

  /** Some keys are sent again at the end: the response is the one from before the kills. */
  async checkAgain(): Promise<void> {
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
        this.#progress.at(this.history.attemptCount)
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
    proved('requests sent', attemptCount)
    proved('keys used', sent.size)
    proved('keys acknowledged', acknowledged)
    proved('kill -9 of a server', faultCounts.server)
    proved('kill -9 of PostgreSQL', faultCounts.database)
    proved('connections to the database cut', faultCounts.connections)
    proved('jumps of a clock', faultCounts.clock)
    proved('full disks', faultCounts.disk)
    proved('lost, duplicated, differing or stuck', 0)
    proved('seconds', seconds)
    expect(attemptCount).toBeGreaterThanOrEqual(requestsMin)
    expect(this.faultsSurvived).toBe(faultCount)
    expect(acknowledged).toBeGreaterThan(sent.size / 2)
    expect(acknowledged).toBeLessThan(sent.size)
  }
}

function answered({ status, headers, text }: HttpReply): Answered {
  const same = [text, headers['location'], headers['content-type']]
  return { status, isCached: headers['idempotency-cached'] === 'true', text: JSON.stringify(same) }
}

/** Faults in an order that the seed decides, spread over the load, each after the one before is healed. */
async function causeFaults(random: SeededRandom, load: Load): Promise<void> {
  const causes: Readonly<Record<Fault, () => Promise<void>>> = {
    server: () => killServer(random.integer(0, 1)),
    database: killDatabase,
    connections: () => cutConnections(random),
    clock: () => moveClock(random),
    disk: fillDisk,
  }
  const faults = (Object.entries(faultCounts) as [Fault, number][]).flatMap(([fault, count]) =>
    Array.from({ length: count }, () => fault),
  )
  for (const [index, fault] of shuffled(random, faults).entries()) {
    const share = (index + 0.5) / faults.length
    await eventually('enough was sent for the next fault', () => load.history.attemptCount >= share * requestsMin, {
      withinMs: loadMsMax,
    })
    await sleep(random.integer(0, 100))
    await causes[fault]()
    load.faultsSurvived += 1
  }
}

/** Half of the time the database did the work, and only its response is lost. */
async function cutConnections(random: SeededRandom): Promise<void> {
  if (random.chance(0.5)) {
    proxy.swallowAnswers()
    await sleep(random.integer(0, 50))
  }
  proxy.cut()
  await bothReady('the second server has connections again')
}

async function moveClock(random: SeededRandom): Promise<void> {
  writeFileSync(clockFile(random.integer(0, 1)), String(random.pick(clockOffsetsMs)))
  await bothReady('both servers are ready under another time')
}

/** Fills the disk until the service notices, and frees it again. */
async function fillDisk(): Promise<void> {
  const filler = join(installation.folder, 'filler')
  const chunk = Buffer.alloc(8 * 1024 * 1024)
  const file = openSync(filler, 'w')
  try {
    for (;;) writeSync(file, chunk)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    closeSync(file)
  }
  await eventually('a server is not ready', async () => !(await areReady()), { withinMs: 120_000 })
  rmSync(filler)
  await bothReady('both servers are ready with room on the disk')
}

async function areReady(): Promise<boolean> {
  return (await Promise.all([0, 1].map((index) => isReady(addressOf(index))))).every(Boolean)
}

function bothReady(what: string): Promise<void> {
  return eventually(what, areReady)
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
    return areReady()
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

describe('the history check', () => {
  const made = { kind: 'payment', key: 'k', id: 'id-1', eventCount: 1, auditCount: 1 }
  const first = { status: 201, isCached: false, text: 'id-1' }
  const replay = { ...first, isCached: true }

  function check(answers: Answered[], effects: Effect[]): string[] {
    const history = new RequestHistory()
    history.send({ key: 'k', kind: 'payment' })
    for (const answer of answers) history.answer('k', answer)
    return findViolations(history, effects).map((violation) => violation.split(':')[0]!)
  }

  test('accepts one effect with its response and replays, or a rejection', () => {
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
  ] as [string, Answered[], Effect[], string[]][])('detects %s', (_, answers, effects, expected) => {
    expect(check(answers, effects)).toEqual(expected)
  })
})
