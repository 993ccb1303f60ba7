import { Agent, request } from 'node:http'
import pg from 'pg'
import { fillManyCases, fillManyMessages } from '../apps/server/test/many-cases.ts'
import { Installation } from '../apps/server/test/server-process.ts'

/**
 * Lists and searches of cases, customers, messages and the audit trail, for a tenant with 200,000 cases and one with
 * 2,000. Each figure is the median of alternating requests, first with only the small tenant in the database, then with
 * both.
 */
const smallCount = 2_000
const largeCount = Number(process.env['BENCH_CASES'] ?? 200_000)
const turns = Number(process.env['BENCH_TURNS'] ?? 30)

interface Tenant {
  readonly tenantId: string
  readonly token: string
}

const installation = await Installation.create()
const server = await installation.start()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const { url } = (await installation.ask('database-url')) as { url: string }
const owner = new pg.Client({ connectionString: url })
const passes = await installation.passes()
await owner.connect()

async function get(tenant: Tenant, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${server.url}/v1/${tenant.tenantId}${path}`,
      { agent, headers: { authorization: `Bearer ${tenant.token}` } },
      (incoming) => {
        let text = ''
        incoming.on('data', (bytes) => (text += String(bytes)))
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode ?? 0, text })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** From here on, the connection sees and writes the tenant's rows, as the service would. */
async function actFor(tenantId: string): Promise<void> {
  await owner.query('set role fordring_app')
  const pass = passes.sign('tenant', tenantId, new Date(Date.now() + 3_600_000))
  await owner.query("select set_config('app.pass', $1, false)", [pass])
}

async function fill({ tenantId }: Tenant, count: number): Promise<void> {
  await actFor(tenantId)
  const run = (text: string, values: readonly [string, number]): Promise<unknown> => owner.query(text, [...values])
  await fillManyCases(run, tenantId, count)
  await fillManyMessages(run, tenantId, count)
  await owner.query('reset role')
  await owner.query('vacuum analyze')
}

/** Records of the tenant that the lists refer to. */
interface Named {
  readonly reference: string
  readonly creditorId: string
  readonly groupId: string
  readonly middleId: string
  /** A user who is responsible for three of the creditors. */
  readonly caseworkerId: string
  /** The author of a fiftieth of the audit entries. */
  readonly actorId: string
}

interface Listing {
  readonly name: string
  readonly path: (named: Named) => string
}

const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString()
const listings: readonly Listing[] = [
  { name: 'cases', path: () => '/cases' },
  { name: 'cases, after the middle', path: ({ middleId }) => `/cases?after=${middleId}` },
  { name: 'cases, page 20', path: () => '/cases?page=20' },
  { name: 'cases, newest first', path: () => '/cases?sort=-createdAt' },
  { name: 'cases, by number downwards', path: () => '/cases?sort=-caseSeqId' },
  { name: 'cases, by number after the middle', path: ({ middleId }) => `/cases?sort=caseSeqId&after=${middleId}` },
  { name: 'cases that are PENDING', path: () => '/cases?status=PENDING' },
  { name: 'cases that are ENDED, newest first', path: () => '/cases?status=ENDED&sort=-createdAt' },
  { name: 'cases of a creditor', path: ({ creditorId }) => `/cases?creditorId=${creditorId}` },
  { name: 'cases of a creditor, PENDING', path: ({ creditorId }) => `/cases?creditorId=${creditorId}&status=PENDING` },
  { name: 'cases of a caseworker', path: ({ caseworkerId }) => `/cases?caseworkerId=${caseworkerId}&status=VERIFIED` },
  { name: 'cases of a group', path: ({ groupId }) => `/cases?groupId=${groupId}` },
  { name: 'cases of the last week', path: () => `/cases?createdFrom=${lastWeek}` },
  { name: 'cases with a rare tag', path: () => '/cases?tag=rare' },
  { name: 'cases with a common tag', path: () => '/cases?tag=common' },
  { name: 'cases by journal number', path: () => '/cases?journalNumber=J-999' },
  { name: 'q: a customer reference', path: () => '/cases?q=K-1234' },
  { name: 'q: a voucher reference', path: ({ reference }) => `/cases?q=${reference}` },
  { name: 'q: a sequence number', path: () => '/cases?q=1999' },
  { name: 'q: two names', path: () => '/cases?q=fornavn4a%20efternavn29' },
  { name: 'q: a family name (1 % of all)', path: () => '/cases?q=efternavn29' },
  { name: 'q: all of them', path: () => '/cases?q=fornavn' },
  { name: 'q: nothing', path: () => '/cases?q=findes-ikke' },
  { name: 'customers', path: () => '/customers' },
  { name: 'customers, q: two names', path: () => '/customers?q=fornavn4a%20efternavn29' },
  { name: 'customers, q: a family name', path: () => '/customers?q=efternavn29' },
  { name: 'interactions', path: () => '/interactions' },
  { name: 'interactions that wait', path: () => '/interactions?unhandled=true' },
  { name: 'interactions on no case', path: () => '/interactions?state=UNMAPPED' },
  { name: 'interactions of a case', path: ({ middleId }) => `/interactions?caseId=${middleId}` },
  { name: 'interactions, q: a number', path: () => '/interactions?q=1234' },
  { name: 'interactions, q: all of them', path: () => '/interactions?q=faktura' },
  { name: 'audit', path: () => '/audit' },
  { name: 'audit of an actor', path: ({ actorId }) => `/audit?actorId=${actorId}` },
  { name: 'audit of an operation', path: () => '/audit?operation=patch-case' },
  { name: 'audit of a case', path: ({ middleId }) => `/audit?subjectId=${middleId}` },
]

async function pathsOf(tenant: Tenant, count: number): Promise<string[]> {
  await actFor(tenant.tenantId)
  const actor = { type: 'SYSTEM', id: tenant.tenantId, name: 'bench' }
  await owner.query(
    `with made as (
       insert into users (tenant_id, user_id, user_seq_id, email, name, role, created_at, created_by)
       values ($1, gen_random_uuid(), 9000000, 'bench@example.com', 'Bench', 'caseworker', now(), $2) returning user_id)
     update creditors set caseworker_contact_id = made.user_id from made
     where tenant_id = $1 and name in ('Kreditor 1', 'Kreditor 2', 'Kreditor 3')`,
    [tenant.tenantId, actor],
  )
  const { rows } = await owner.query<Named>(
    `select md5('7')::uuid as "actorId", (select user_id from users u where u.tenant_id = c.tenant_id and u.name = 'Bench') as "caseworkerId",
            c.case_id as "middleId", c.creditor_id as "creditorId", v.reference_id as reference,
            (select group_id from cases g where g.tenant_id = c.tenant_id and g.group_id is not null limit 1) as "groupId"
     from cases c join case_vouchers v on v.tenant_id = c.tenant_id and v.case_id = c.case_id
     where c.tenant_id = $1 and c.case_seq_id = $2`,
    [tenant.tenantId, Math.floor(count / 2)],
  )
  const [named] = rows
  if (named === undefined) throw new Error('The tenant was not filled.')
  return listings.map((listing) => listing.path(named))
}

async function timed(tenant: Tenant, path: string): Promise<number> {
  const begin = process.hrtime.bigint()
  const { status, text } = await get(tenant, path)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return Number(process.hrtime.bigint() - begin) / 1e6
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** The median of each list, alternating between tenants. */
async function measure(subjects: readonly { tenant: Tenant; paths: readonly string[] }[]): Promise<number[][]> {
  const medians: number[][] = []
  for (const index of listings.keys()) {
    const times = subjects.map((): number[] => [])
    for (let turn = 0; turn < turns + 3; turn++) {
      for (const [position, { tenant, paths }] of subjects.entries()) {
        const ms = await timed(tenant, paths[index] ?? '')
        // The first few warm up caches.
        if (turn >= 3) times[position]?.push(ms)
      }
    }
    medians.push(times.map(median))
  }
  return medians
}

try {
  const small = (await installation.createTenant()) as Tenant
  const large = (await installation.createTenant()) as Tenant
  await fill(small, smallCount)
  const smallSubject = { tenant: small, paths: await pathsOf(small, smallCount) }
  const alone = await measure([smallSubject])
  await fill(large, largeCount)
  const both = await measure([smallSubject, { tenant: large, paths: await pathsOf(large, largeCount) }])
  const format = (value: number | undefined): string => (value ?? NaN).toFixed(1).padStart(9)
  process.stdout.write(
    `${''.padEnd(38)} ${smallCount} alone, ${smallCount} with both, ${largeCount} (ms)  ratio to the faster of the first two\n`,
  )
  let worst = 0
  for (const [index, { name }] of listings.entries()) {
    const [small = NaN, large = NaN] = both[index] ?? []
    const ratio = large / Math.min(alone[index]?.[0] ?? NaN, small)
    worst = Math.max(worst, ratio)
    process.stdout.write(
      `${name.padEnd(38)} ${format(alone[index]?.[0])}${format(small)}${format(large)}  ${ratio.toFixed(2)}\n`,
    )
  }
  process.stdout.write(`largest ratio ${worst.toFixed(2)} (goal: below 5)\n`)
} finally {
  await owner.end()
  agent.destroy()
  await installation.remove()
}
