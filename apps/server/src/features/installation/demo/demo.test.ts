import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { exampleId, exampleIds, grantableScopes, operations } from '../../../app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { deterministicId } from '../../../platform/ids.ts'
import { serverFolder } from '../../../platform/server-folder.ts'
import { isTenantOperation, type Operation } from '../../../platform/http/operations/operation.ts'
import { checkAll } from '../../../../test/check-all.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { type Demo, ensureDemo } from './index.ts'

let api: TestApp
let demo: Demo
let tenant: TestTenant
let folder: string
const tenantId = exampleId('tenantId')

beforeAll(async () => {
  api = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'fordring-demo-'))
  demo = await ensureDemo(api.services, { dataDir: folder, scopes: grantableScopes })
  tenant = { tenantId, token: demo.token, tokenId: '' }
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

async function countBy(
  statement: ReturnType<typeof sql<{ name: string; count: number }>>,
): Promise<Record<string, number>> {
  const rows = await api.database.read(tenantId, statement)
  return Object.fromEntries(rows.map((row) => [row.name, row.count]))
}

describe('the demo tenant', () => {
  it('has about 150 cases in every status, several creditors, companies and persons', async () => {
    const cases = await countBy(sql<{ name: string; count: number }>`
      select status as name, count(*)::integer as count from cases where tenant_id = ${tenantId}::uuid group by 1`)
    expect(Object.values(cases).reduce((sum, count) => sum + count, 0)).toBe(152)
    for (const status of ['PENDING', 'VERIFIED', 'ENDED']) expect(cases[status]).toBeGreaterThan(15)
    const reasons = await countBy(sql<{ name: string; count: number }>`
      select e.handle as name, count(*)::integer as count from cases c
      join end_reasons e on e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id
      where c.tenant_id = ${tenantId}::uuid group by 1`)
    expect(Object.keys(reasons).length).toBeGreaterThanOrEqual(5)
    const customers = await countBy(sql<{ name: string; count: number }>`
      select is_company::text as name, count(*)::integer as count from customers where tenant_id = ${tenantId}::uuid group by 1`)
    expect(customers['true']).toBeGreaterThan(15)
    expect(customers['false']).toBeGreaterThan(60)
    expect((await api.get('/creditors', { as: tenant })).body.items).toHaveLength(6)
  })

  it('has bank lines to review: with suggestions, likely and less so, and without', async () => {
    const { items } = (await api.get('/bank-lines?state=OPEN&pageSize=100', { as: tenant })).body
    const reasons: string[][][] = []
    for (const { bankLineId } of items as { bankLineId: string }[]) {
      const { body } = await api.get(`/bank-lines/${bankLineId}`, { as: tenant })
      reasons.push(body.suggestions.map((suggestion: { reasons: string[] }) => suggestion.reasons))
    }
    const lines = reasons.map((cases) => cases.map((each) => each.join(' ')))
    expect(lines).toContainEqual([])
    expect(lines).toContainEqual(['invoice-number amount'])
    expect(lines.some((cases) => cases.filter((each) => each === 'invoice-number').length === 2)).toBe(true)
    expect(lines.some((cases) => cases.length > 0 && cases.every((each) => each === 'payer-name'))).toBe(true)
  })

  it('has payments, messages and updates, open and completed', async () => {
    const counts = await countBy(sql<{ name: string; count: number }>`
      select 'deposits' as name, count(*)::integer as count from case_vouchers
        where tenant_id = ${tenantId}::uuid and category = 'deposit'
      union all select 'unmapped', count(*)::integer from interactions where tenant_id = ${tenantId}::uuid and state = 'UNMAPPED'
      union all select 'messages', count(*)::integer from interactions where tenant_id = ${tenantId}::uuid
      union all select 'open', count(*)::integer from updates where tenant_id = ${tenantId}::uuid and continued_at is null
      union all select 'done', count(*)::integer from updates where tenant_id = ${tenantId}::uuid and continued_at is not null
      union all select 'ultimate', count(*)::integer from cases where tenant_id = ${tenantId}::uuid and ultimate_creditor_id is not null`)
    expect(counts).toMatchObject({ unmapped: 5 })
    for (const [name, least] of [
      ['deposits', 60],
      ['messages', 150],
      ['open', 15],
      ['done', 5],
      ['ultimate', 4],
    ] as const) {
      expect(counts[name], name).toBeGreaterThanOrEqual(least)
    }
  })

  it('lists the inbox in the order of arrival, except for the example message', async () => {
    const { items } = (await api.get('/interactions?unhandled=true&pageSize=500', { as: tenant })).body
    const moments = items
      .filter(({ id }: { id: string }) => id !== exampleId('interactionId'))
      .map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))
    expect(moments.length).toBeGreaterThan(50)
    expect(moments).toEqual(moments.toSorted((one: number, other: number) => one - other))
  })

  it('has the same ids and numbers on every machine', async () => {
    const { body } = await api.get(`/cases/${exampleId('caseId')}`, { as: tenant })
    expect(body).toMatchObject({
      caseSeqId: 1,
      customerId: exampleId('customerId'),
      creditorId: exampleId('creditorId'),
    })
    const [row] = await api.database.read(
      tenantId,
      sql<{ digest: string }>`
        select md5(string_agg(case_id::text || case_seq_id || status, ',' order by case_seq_id)) as digest
        from cases where tenant_id = ${tenantId}::uuid`,
    )
    expect(row?.digest).toMatchInlineSnapshot(`"0fa806d7858112ac38284b91b08df598"`)
  })

  it('has a consistent ledger', async () => {
    const report = await verifyLedger(api.database, [{ tenantId, name: 'demo' }])
    expect(report.checks.filter((check) => !check.ok)).toEqual([])
  })

  it('has the money that the bank reports, except for one payment that waits to be assigned', async () => {
    const { items: days } = (await api.get('/books/bank-days?pageSize=500', { as: tenant })).body
    expect(days.length).toBeGreaterThan(50)
    expect(days.filter(({ difference }: { difference: number }) => difference !== 0)).toEqual([])
    const { items: candidates } = (await api.get('/books/reconciliation/candidates', { as: tenant })).body
    expect(candidates).toMatchObject([
      { kind: 'UNASSIGNED_LINE', day: days[0].day, payouts: [{ payoutId: exampleId('payoutId') }] },
    ])
    const differences = []
    for (const { day } of [days[0], days[1], days[20], days.at(-1)]) {
      const { body } = await api.get(`/books/reconciliation?day=${day}`, { as: tenant })
      expect(body.currencies).toMatchObject([{ currency: 'DKK', takenOver: 0 }])
      differences.push(body.currencies[0].difference)
    }
    expect(differences).toEqual([-candidates[0].amount, 0, 0, 0])
  })

  it('is filled once, and its token is readable only by its owner', async () => {
    expect(await ensureDemo(api.services, { dataDir: folder, scopes: grantableScopes })).toEqual(demo)
    expect((await stat(join(folder, 'demo-token'))).mode & 0o777).toBe(0o600)
  })
})

describe('examples of the API reference, sent unchanged to the demo tenant', () => {
  const answers: Record<string, unknown> = {}
  /** What must be left for the others goes last. */
  const inOrder = [...operations].filter(isTenantOperation).sort((a, b) => rank(a) - rank(b))

  const rows = inOrder.map((operation) => [operation.id, operation] as const)
  checkAll('succeed', rows, async (_, operation) => {
    const answer = await api.request({
      method: operation.method,
      path: pathOf(operation),
      as: tenant,
      ...(operation.body === undefined ? {} : { body: operation.example?.body }),
    })
    expect(answer.status, answer.text).toBe(operation.success.status)
    if (operation.success.body !== undefined) answers[operation.id] = asExample(answer.body)
  })

  it('match the responses in the reference', async () => {
    const file = join(serverFolder, 'src/generated/example-answers.json')
    const content = `${JSON.stringify(answers, null, 2)}\n`
    if (process.env['GENERATE'] === 'true') await writeFile(file, content)
    expect(await readFile(file, 'utf8'), 'run "npm run generate" and review the difference').toBe(content)
  })
})

/** A response to show: the first items of lists, the beginning of long texts, and nothing that differs between runs. */
function asExample(answer: unknown): unknown {
  let made = 0
  const idsOf = new Map<string, string>()
  const plain = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.slice(0, 2).map((item) => plain(item, name))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member, key)]))
    if (typeof value === typeof steadyValues[name]) return steadyValues[name]
    if (typeof value !== 'string') return value
    if (secretMembers.has(name)) return `${value.slice(0, 4)}…`
    const text = value.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      const known = idsOf.get(id) ?? deterministicId(`example ${(made += 1)}`)
      idsOf.set(id, known)
      return known
    })
    const shown = text.replace(/\/d\/\w+$/, '/d/…')
    return shown.length > 500 ? `${shown.slice(0, 500)}…` : shown
  }
  return plain(answer, '')
}

/**
 * The people of customers are numbered in the order in which parallel requests add them; PDFs are compressed by Node;
 * the ids of payment files are those of new records.
 */
const steadyValues: Readonly<Record<string, unknown>> = {
  id: 1001,
  size: 48_213,
  sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  messageId: '0190b6f0a1b27c3d8e4f5a6b7c8d9e0f',
  endToEndId: '0190b6f0a1b27c3d8e4f5a6b7c8d9e10',
  content: 'JVBERi0xLjcK…',
}

const secretMembers = new Set(['token', 'secret', 'hint'])

function rank(operation: Operation): number {
  // It deletes the export of the demo, which is read and deleted by others.
  if (operation.id === 'erase-person') return 2
  return operation.method === 'DELETE' ? 1 : 0
}

/** The path of an example. Ids that it leaves out are those of the demo. */
function pathOf(operation: Operation): string {
  const ids: Readonly<Record<string, string>> = { ...exampleIds, ...operation.example?.params }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => encodeURIComponent(ids[name] ?? whole))
  const query = Object.entries(operation.example?.query ?? {})
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return query === '' ? path : `${path}?${query}`
}
