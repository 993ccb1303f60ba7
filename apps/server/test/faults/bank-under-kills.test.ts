import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDate } from '../../src/platform/clock/timestamps.ts'
import { HttpClient, type HttpReply, sendUntilAnswered, TenantClient } from '../http-client.ts'
import { countFrom, SeededRandom, seedFrom } from '../request-history.ts'
import { statementOf } from '../bank-statements.ts'
import { standardType, voucherBody } from '../given.ts'
import { LockHolder } from '../lock-holder.ts'
import { createMigratedInstallation } from '../migrated-installation.ts'
import { freePort, type Installation, type ServerProcess } from '../server-process.ts'

// The server is killed while batches are prepared and approved, a statement is imported and matched, and invoices are
// issued. Afterwards every payout is in one payment file, every bank line is booked once, the invoices are numbered
// without a gap, and nothing is lost.

const killCount = countFrom('FAULT_PAYOUT_KILLS', 3)
const payoutsPerBatch = 20
const linesPerFile = 20

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
function insist(path: string, body: unknown, key: string, as: TenantClient = api): Promise<HttpReply> {
  return sendUntilAnswered(() => as.post(address(), path, body, { 'idempotency-key': key }), {
    deadline: Date.now() + 300_000,
    pauseMs: () => 50,
  })
}

/** Sends a request and kills the server at a random moment of it; a new server answers the retries. */
async function killDuring(path: string, body: unknown, key: string, as: TenantClient = api): Promise<HttpReply> {
  const answering = insist(path, body, key, as)
  await sleep(random.integer(0, 40))
  await restart()
  return answering
}

/** Kills the server and starts another. */
async function restart(): Promise<void> {
  await servers.at(-1)?.kill()
  servers.push(await installation.start({ PORT: String(port) }))
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
}, 900_000)

/** A tenant that can issue invoices and has a client account, with what its cases need. */
async function givenAgency(): Promise<{
  as: TenantClient
  tenantId: string
  creditorId: string
  openCase: () => Promise<string>
}> {
  const tenant = await installation.createTenant()
  const as = new TenantClient(client, tenant)
  const home = { address: 'Havnegade 1', zipcode: '5000', city: 'Odense C', country: 'DK' }
  const details = {
    registrationNumber: '12345674',
    vatNumber: 'DK12345674',
    address: home,
    fiCreditorNumber: '81234567',
  }
  const settings = { method: 'PATCH', path: '/settings', body: JSON.stringify(details), headers: {} } as const
  expect((await as.send(address(), settings)).status).toBe(200)
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK', isDefault: true }
  await as.make(address(), '/transaction-accounts', account)
  const creditor = { name: 'Nordkyst', address: home, centralRegisterId: '87654321' }
  const { creditorId } = await as.make(address(), '/creditors', creditor)
  const users = [{ details: { name: 'Mette' } }]
  const { customerId } = await as.make(address(), `/customers?creditorId=${creditorId}`, { referenceId: 'K', users })
  const body = { customerId, currency: 'DKK', caseVouchers: [voucherBody({ amount: 100_000 })] }
  return {
    as,
    tenantId: tenant.tenantId,
    creditorId,
    openCase: async () => (await as.make(address(), '/cases', body)).id,
  }
}

test('kill -9 while a statement is imported and matched: every line is booked once, soon after the restart', async () => {
  const { as, tenantId, openCase } = await givenAgency()
  const read = async (path: string): Promise<any> => (await as.get(address(), path)).body
  const caseIds: string[] = []
  const entries: { amount: number; reference: string }[] = []
  for (let index = 0; index < linesPerFile; index += 1) {
    const caseId = await openCase()
    const { references } = await read(`/cases/${caseId}/payment-references`)
    caseIds.push(caseId)
    entries.push({ amount: 1_000 + index, reference: references[0].reference })
  }
  const holder = await LockHolder.connect((await installation.ask('database-url')).url, await installation.passes())
  // The payment on one case has to wait, so that the kill is in the middle of the bookings.
  await holder.holdFor(tenantId, 'select from cases where tenant_id = $1 and case_id = $2 for no key update', [
    tenantId,
    caseIds.at(-1),
  ])
  const text = statementOf(entries)
  const content = Buffer.from(text).toString('base64')
  const imported = await insist('/bank-files', { fileName: 'a.xml', content }, 'import', as)
  expect(imported.status, imported.text).toBe(200)
  const statesOf = async (): Promise<string[]> =>
    (await read('/bank-lines?pageSize=500')).items.map(({ state }: { state: string }) => state)
  await expect.poll(statesOf, { timeout: 300_000 }).toEqual(expect.arrayContaining(['BOOKED', 'MATCHED']))
  await servers.at(-1)?.kill()
  await holder.release()
  await holder.close()
  servers.push(await installation.start({ PORT: String(port) }))
  await expect.poll(statesOf, { timeout: 300_000 }).toEqual(entries.map(() => 'BOOKED'))

  // The same file while the server is killed, and the same lines in another file: nothing is added or booked.
  expect((await killDuring('/bank-files', { fileName: 'b.xml', content }, 'again', as)).status).toBe(200)
  const longer = Buffer.from(`${text}\n`).toString('base64')
  expect((await insist('/bank-files', { fileName: 'c.xml', content: longer }, 'longer', as)).status).toBe(200)
  expect(await statesOf()).toHaveLength(linesPerFile)
  for (const [index, caseId] of caseIds.entries())
    expect((await read(`/cases/${caseId}`)).outstanding).toBe(100_000 - 1_000 - index)
}, 900_000)

test('kill -9 while invoices are issued: the numbers have no gap', async () => {
  const { as, creditorId, openCase } = await givenAgency()
  const model = { name: 'Salær', currency: 'DKK', fees: [{ trigger: 'case-created', amount: 3_333 }] }
  const { billingModelId } = await as.make(address(), '/billing-models', { ...model, vatRateBasisPoints: 2_500 })
  for (let turn = 0; turn < 3; turn += 1) {
    await openCase()
    // The day of the tenant, which begins before that of UTC.
    const to = localDate(new Date(), 'Europe/Copenhagen')
    const period = { creditorId, billingModelId, from: '2026-01-01', to, currency: 'DKK' }
    const { billingId } = await as.make(address(), '/billings', period)
    const approval = {
      method: 'PATCH',
      path: `/billings/${billingId}`,
      body: JSON.stringify({ state: 'APPROVED' }),
    } as const
    expect((await as.send(address(), { ...approval, headers: { 'if-match': '*' } })).status).toBe(200)
    const send = turn === 1 ? killDuring : insist
    const issued = await send('/invoices', { billingId }, `invoice-${turn}`, as)
    expect(issued.status, issued.text).toBe(201)
  }
  const { items } = (await as.get(address(), '/invoices?pageSize=500')).body
  const numbers = items.map(({ invoiceNumber }: { invoiceNumber: number }) => invoiceNumber)
  expect(numbers.toSorted((a: number, b: number) => a - b)).toEqual([1, 2, 3])
  const verified = await installation.run(['verify', '--json'])
  expect(verified.json).toMatchObject({ ok: true })
}, 900_000)
