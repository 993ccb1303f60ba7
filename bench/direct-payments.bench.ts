import { Agent, request } from 'node:http'
import pg from 'pg'
import { registerDirectPayments } from '../apps/server/src/features/money/payments/direct-payments.queries.ts'
import type { Statement } from '../apps/server/src/platform/database/sql.ts'
import { Installation } from '../apps/server/test/server-process.ts'

/**
 * Direct payments over HTTP compared with PostgreSQL alone: the same function called once per payment, one transaction
 * each, over as many connections, on the same database in the same run.
 */
const connectionCount = 64
const voucherCount = 2_000
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const principal = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'

const installation = await Installation.create()
const server = await installation.start()
const tenant = await installation.createTenant()
const agent = new Agent({ keepAlive: true, maxSockets: connectionCount })

async function send(method: string, path: string, body: unknown): Promise<{ status: number; text: string }> {
  const payload = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${server.url}/v1/${tenant.tenantId}${path}`,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${tenant.token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        },
      },
      (incoming) => {
        let text = ''
        incoming.on('data', (bytes) => (text += String(bytes)))
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode ?? 0, text })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

async function make(path: string, body: unknown): Promise<Record<string, string>> {
  const { status, text } = await send('POST', path, body)
  if (status !== 201) throw new Error(`${path}: ${status} ${text}`)
  return JSON.parse(text) as Record<string, string>
}

async function prepareVouchers(): Promise<void> {
  const { creditorId = '' } = await make('/creditors', { name: 'Bench A/S' })
  const { customerId } = await make(`/customers?creditorId=${creditorId}`, { referenceId: 'B' })
  for (let made = 0; made < voucherCount; made += 1_000) {
    const caseVouchers = Array.from({ length: 1_000 }, (_, index) => ({
      referenceId: `V-${made + index}`,
      voucherTypeId: principal,
      amount: 1_000_000_000,
      source: 'CREDITOR',
      date: '2024-05-01',
    }))
    await make('/cases', { customerId, currency: 'DKK', caseVouchers })
  }
}

/** Payments per second with as many callers as connections. */
async function rateOf(pay: (caller: number, reference: string) => Promise<void>): Promise<number> {
  let count = 0
  const end = Date.now() + seconds * 1_000
  const callers = Array.from({ length: connectionCount }, async (_, caller) => {
    for (let turn = caller; Date.now() < end; turn += connectionCount) {
      await pay(caller, `V-${turn % voucherCount}`)
      count += 1
    }
  })
  await Promise.all(callers)
  return count / seconds
}

async function overHttp(_caller: number, reference: string): Promise<void> {
  const { status, text } = await send('POST', '/direct-payments', { caseVoucherReferenceId: reference, amount: 1 })
  if (status !== 201) throw new Error(text)
}

async function openClients(): Promise<pg.Client[]> {
  const { url } = (await installation.ask('database-url')) as { url: string }
  const pass = (await installation.passes()).sign(`tenant:${tenant.tenantId}`, new Date(Date.now() + 3_600_000))
  return Promise.all(
    Array.from({ length: connectionCount }, async () => {
      const client = new pg.Client({ connectionString: url, options: '-c role=fordring_app' })
      await client.connect()
      await client.query("select set_config('app.pass', $1, false)", [pass])
      return client
    }),
  )
}

function paymentOf(reference: string): Statement {
  const id = (): string => crypto.randomUUID()
  const now = new Date()
  const item = {
    principalId: id(),
    key: null,
    fingerprint: null,
    requestId: 'bench',
    now,
    actor: { type: 'SYSTEM', id: id(), name: 'bench' },
    eventIds: [id(), id()],
    auditId: id(),
    depositId: id(),
    allocationId: id(),
    caseVoucherId: null,
    caseVoucherReferenceId: reference,
    creditorId: null,
    amount: 1,
    currency: null,
    date: now,
    localDate: now.toISOString().slice(0, 10),
    text: null,
  } as const
  return registerDirectPayments(tenant.tenantId, [item], { lockTimeout: '8s' })
}

try {
  await prepareVouchers()
  const clients = await openClients()
  const overSql = async (caller: number, reference: string): Promise<void> => {
    const { text, values } = paymentOf(reference)
    await clients[caller]?.query({ name: 'pay', text, values: [...values] })
  }
  await rateOf(overSql)
  const rounds = []
  for (let round = 0; round < 3; round++) rounds.push({ sql: await rateOf(overSql), http: await rateOf(overHttp) })
  for (const { sql, http } of rounds) {
    process.stdout.write(
      `SQL alone ${sql.toFixed(0)}/s · over HTTP ${http.toFixed(0)}/s · ratio ${(http / sql).toFixed(2)}\n`,
    )
  }
  await Promise.all(clients.map((client) => client.end()))
} finally {
  agent.destroy()
  await installation.remove()
}
