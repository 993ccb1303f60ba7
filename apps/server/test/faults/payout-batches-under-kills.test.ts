import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpClient, type HttpReply, sendUntilAnswered, TenantClient } from '../http-client.ts'
import { countFrom, SeededRandom, seedFrom } from '../request-history.ts'
import { standardType, voucherBody } from '../given.ts'
import { createMigratedInstallation } from '../migrated-installation.ts'
import { freePort, type Installation, type ServerProcess } from '../server-process.ts'

// The server is killed while batches are prepared and approved. Afterwards every payout is in one payment file, every
// file is the one that was written first, and nothing is lost.

const killCount = countFrom('FAULT_PAYOUT_KILLS', 4)
const payoutsPerBatch = 20

let installation: Installation
let client: HttpClient
let api: TenantClient
/** The servers that have run; the last one is alive. */
const servers: ServerProcess[] = []
let port: number
const random = new SeededRandom(seedFrom('FAULT_SEED'))

beforeAll(async () => {
  installation = await createMigratedInstallation()
  port = await freePort()
  client = new HttpClient()
  servers.push(await installation.start({ PORT: String(port) }))
  api = new TenantClient(client, await installation.createTenant())
})
afterAll(async () => {
  client.close()
  await installation.remove()
})

const address = (): string => `http://127.0.0.1:${port}`

/** Retries with one key until there is a response, as a careful client does. */
function insist(path: string, body: unknown, key: string): Promise<HttpReply> {
  return sendUntilAnswered(() => api.post(address(), path, body, { 'idempotency-key': key }), {
    deadline: Date.now() + 300_000,
    pauseMs: () => 50,
  })
}

/** Sends a request and kills the server at a random moment of it; a new server answers the retries. */
async function killDuring(path: string, body: unknown, key: string): Promise<HttpReply> {
  const answering = insist(path, body, key)
  await sleep(random.integer(0, 40))
  await servers.at(-1)?.kill()
  servers.push(await installation.start({ PORT: String(port) }))
  return answering
}

async function givenPayouts(contactId: string, customerId: string): Promise<void> {
  const vouchers = [voucherBody({ amount: 100_000 })]
  const { id } = await api.make(address(), '/cases', { customerId, currency: 'DKK', caseVouchers: vouchers })
  for (let index = 0; index < payoutsPerBatch; index += 1) {
    const voucher = { ...voucherBody({ amount: 100 + index }), voucherTypeId: standardType.payout, currency: 'DKK' }
    await api.make(address(), `/case-vouchers/${id}`, { ...voucher, payoutContactId: contactId })
  }
}

test('kill -9 while batches are written: every payout is in one file, and nothing is lost', async () => {
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK' }
  const { transactionAccountId } = await api.make(address(), '/transaction-accounts', account)
  const { creditorId } = await api.make(address(), '/creditors', { name: 'Nordkyst' })
  const users = [{ details: { name: 'Mette' } }]
  const { customerId } = await api.make(address(), `/customers?creditorId=${creditorId}`, { referenceId: 'K', users })
  const { id: contactId } = await api.make(address(), '/contacts', { name: 'Låsesmed', bankAccount })
  const files = new Map<string, string>()
  for (let turn = 0; turn < killCount; turn += 1) {
    await givenPayouts(contactId, customerId)
    const isKilledEarly = turn % 2 === 0
    const create = isKilledEarly ? killDuring : insist
    const prepared = await create('/payout-batches', { transactionAccountId }, `prepare-${turn}`)
    expect(prepared.status, prepared.text).toBe(201)
    expect(prepared.body.paymentCount).toBe(payoutsPerBatch)
    const path = `/payout-batches/${prepared.body.payoutBatchId}`
    const approved = await killDuring(`${path}/approve`, undefined, `approve-${turn}`)
    expect(approved.status, approved.text).toBe(200)
    const file = await api.get(address(), `${path}/file`)
    expect(createHash('sha256').update(file.text).digest('hex')).toBe(approved.body.sha256)
    files.set(path, file.text)
  }
  const paid = [...files.values()].flatMap((text) => text.match(/<EndToEndId>[0-9a-f]{32}/g) ?? [])
  expect(paid).toHaveLength(killCount * payoutsPerBatch)
  expect(new Set(paid).size).toBe(paid.length)
  for (const [path, text] of files) expect((await api.get(address(), `${path}/file`)).text).toBe(text)
  const { body: batches } = await api.get(address(), '/payout-batches?pageSize=500')
  expect(batches.items.map(({ state }: { state: string }) => state)).toEqual(Array.from(files, () => 'APPROVED'))
  const again = await api.post(address(), '/payout-batches', { transactionAccountId })
  expect(again.body.code).toBe('nothing-to-pay')
  const verified = await installation.run(['verify', '--json'])
  expect(verified.json).toMatchObject({ ok: true })
}, 900_000)
