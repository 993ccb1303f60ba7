import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { voucherBody } from '../given.ts'
import { HttpClient, TenantClient } from '../http-client.ts'
import { type ImapServer, startImapServer } from '../imap-server.ts'
import { LockHolder } from '../lock-holder.ts'
import { createMigratedInstallation } from '../migrated-installation.ts'
import { eventually, type Installation, type ServerProcess } from '../server-process.ts'

// A worker is killed in the middle of a bulk job, a print batch, an export, the removal of a test tenant and the reading
// of a mailbox, all at once. Another takes everything over: nothing happens twice, and nothing is lost.

const address = { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }
const caseCount = 4

let installation: Installation
let server: ServerProcess
let imap: ImapServer
const client = new HttpClient()

beforeAll(async () => {
  installation = await createMigratedInstallation({ sharesWork: true })
  imap = await startImapServer()
  server = await installation.start({ ROLE: 'api', WEBHOOK_LOOPBACK: 'true' })
})
afterAll(async () => {
  client.close()
  await imap.close()
  await installation.remove()
})

const launch = (): Promise<ServerProcess> => installation.startWorker({ WEBHOOK_LOOPBACK: 'true' })

async function givenCases(as: TenantClient, count: number): Promise<string[]> {
  const { creditorId } = await as.make(server.url, '/creditors', { name: 'Nordkyst El A/S', address })
  const users = [{ details: { name: 'Mette Sørensen', address } }]
  const { customerId } = await as.make(server.url, `/customers?creditorId=${creditorId}`, { referenceId: 'K', users })
  const caseIds: string[] = []
  for (let index = 0; index < count; index += 1) {
    const body = { customerId, currency: 'DKK', caseVouchers: [voucherBody({ amount: 50_000 })] }
    caseIds.push((await as.make(server.url, '/cases', body)).id)
  }
  return caseIds
}

function mailOf(number: number): Buffer {
  const head = ['From: eva@post.example', 'To: svar@bureau.example', `Subject: Brev ${number}`]
  return Buffer.from([...head, `Message-ID: <${number}@post.example>`, '', 'Kan jeg betale i rater?'].join('\r\n'))
}

test('kill -9 of a worker: another takes over everything that it was in the middle of', async () => {
  const tenant = await installation.createTenant()
  const as = new TenantClient(client, tenant)
  const read = async (path: string): Promise<any> => (await as.get(server.url, path)).body
  const caseIds = await givenCases(as, caseCount)
  const { documentId } = await as.make(server.url, '/documents', { caseId: caseIds[0], handle: 'reminder' })
  const [tested, token] = await givenTestTenant()
  await givenCases(tested, 1)

  const first = await launch()
  const order = { action: 'LETTER', parameters: { templateHandle: 'payment-confirmation' }, caseIds }
  const { bulkJobId } = await as.make(server.url, '/bulk-jobs', order)
  const jobState = async (): Promise<string> => (await read(`/bulk-jobs/${bulkJobId}`)).state
  await eventually('the job is checked', async () => (await jobState()) === 'CHECKED')

  // Each piece of work gets so far and no further: to a row that is locked, or a server that does not answer. The worker
  // sleeps until all of that is prepared.
  const holder = await LockHolder.connect((await installation.ask('database-url')).url, await installation.passes())
  // Between two transactions: one that it left open would lock the journal of the tenant for everyone.
  do {
    first.signal('SIGCONT')
    await sleep(50)
    first.signal('SIGSTOP')
  } while (await holder.seesOpenTransaction())
  const { tenantId } = tenant
  await holder.holdFor(tenantId, 'select from cases where tenant_id = $1 and case_id = $2 for update', [
    ...[tenantId, caseIds.at(-1)],
  ])
  const { printBatchId } = await as.make(server.url, '/print-batches', { documentIds: [documentId] })
  await holder.run('select from print_batch_letters where tenant_id = $1 for update', [tenantId])
  const { exportId } = await as.make(server.url, '/exports', undefined)
  await holder.run('select from exports where tenant_id = $1 for update', [tenantId])
  const pass = (await installation.passes()).issue('tenant', token.tenantId)
  await holder.run(`select set_config('app.pass', $1, true)`, [pass])
  await holder.run('select from cases where tenant_id = $1 for update', [token.tenantId])
  expect((await as.post(server.url, `/bulk-jobs/${bulkJobId}/confirm`, undefined)).status).toBe(200)
  expect((await tested.post(server.url, '/removal', { name: 'Prøvebureau' })).status).toBe(200)
  for (const number of [1, 2, 3]) imap.messages.set(number, mailOf(number))
  imap.stuckUid = 2
  const login = { host: '127.0.0.1', port: imap.port, userName: 'svar', password: 'sesam' }
  await as.make(server.url, '/mailboxes', { address: 'svar@bureau.example', imap: login })
  first.signal('SIGCONT')
  await eventually('the mailbox is being read', () => imap.commands.some((line) => line.includes('FETCH 2 ')))
  await eventually('all else waits', async () => (await holder.waitForWaiters(4)).length >= 4)

  await first.kill()
  imap.stuckUid = null
  await holder.release()
  await holder.close()
  expect(await jobState()).toBe('RUNNING')
  expect(await read(`/print-batches/${printBatchId}`)).toMatchObject({ state: 'PREPARING' })
  expect(await read(`/exports/${exportId}`)).toMatchObject({ state: 'RUNNING' })
  await launch()

  await eventually('the job is completed', async () => (await jobState()) === 'COMPLETED')
  for (const caseId of caseIds) {
    const { items } = await read(`/documents?caseId=${caseId}`)
    const subjects = items.map(({ subject }: { subject: string }) => subject)
    expect(subjects.filter((subject: string) => subject.startsWith('Kvittering'))).toHaveLength(1)
  }
  const batchState = async (): Promise<string> => (await read(`/print-batches/${printBatchId}`)).state
  await eventually('the batch is written', async () => (await batchState()) === 'READY')
  const exportState = async (): Promise<string> => (await read(`/exports/${exportId}`)).state
  await eventually('the export is written', async () => (await exportState()) === 'COMPLETED')
  const arrived = async (): Promise<string[]> =>
    (await read('/interactions?direction=INCOMING')).items.map(({ details }: any) => details.subject)
  await eventually('the mails have arrived', async () => (await arrived()).length >= 3)
  expect((await arrived()).toSorted()).toEqual(['Brev 1', 'Brev 2', 'Brev 3'])
  await eventually('the tenant is removed', async () => (await tested.get(server.url, '/cases')).status === 401)
  const verified = await installation.run(['verify', '--json'])
  expect(verified.json).toMatchObject({ ok: true })
}, 900_000)

async function givenTestTenant(): Promise<[TenantClient, { tenantId: string; token: string }]> {
  const { tenantId } = await installation.ask('tenant', 'create', '--name', 'Prøvebureau', '--test')
  const token = await installation.ask('token', 'create', '--tenant', tenantId, '--name', 'test', '--all-scopes')
  return [new TenantClient(client, { tenantId, ...token }), { tenantId, ...token }]
}
