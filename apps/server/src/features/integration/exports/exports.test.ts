import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { explain } from '../../../../test/explain.ts'
import { entriesOfZip } from '../../../../test/read-zip.ts'
import { sql } from '../../../platform/database/sql.ts'
import { standardEndReasonId } from '../../casework/end-reasons/index.ts'
import { standardWorkflowId } from '../../casework/workflows/index.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { exportParts } from './export-parts.ts'
import { listCaseLines } from './import-lines.queries.ts'
import { runQueuedExports } from './run-exports.ts'
import { sweepExports } from './sweep-exports.ts'
import { runQueuedImports } from '../imports/run-imports.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const date = '2026-01-12'

async function made(path: string, body: unknown, as: TestTenant): Promise<any> {
  const answer = await api.post(path, body, { as })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body
}

/** Two creditors, one without a reference, and cases with payments, a rest of a payment, interest and a reversal. */
async function givenPortfolio(as: TestTenant): Promise<{ caseId: string; webhookSecret: string }> {
  const nord = await given(as, 'NORD')
  const other = await given(as, null)
  const voucher = (amount: number, more: object = {}) => ({
    ...{ voucherTypeId: standardType.principal, amount, source: 'CREDITOR', date, dueDate: '2026-02-12' },
    ...more,
  })
  const deposit = (amount: number) => ({
    ...{ voucherTypeId: standardType.deposit, amount, source: 'COLLECTOR', date: '2026-03-01' },
  })
  const paid = voucher(120_000, { referenceId: 'F-1', referenceVouchers: [deposit(50_000), deposit(20_000)] })
  const interest = { voucherTypeId: standardType.interest, amount: 0, source: 'CREDITOR', date }
  const bearing = voucher(80_000, { referenceId: 'F-2', referenceVouchers: [{ ...interest, interestStartDate: date }] })
  const { id: caseId } = await made(
    '/cases',
    { customerId: nord, currency: 'DKK', journalNumber: 'J-7', caseVouchers: [paid, bearing] },
    as,
  )
  const own = await made('/voucher-types', { handle: 'rent', label: 'Husleje', category: 'principal' }, as)
  const rent = { ...voucher(30_000, { referenceId: 'R-1' }), voucherTypeId: own.voucherTypeId }
  await made('/cases', { customerId: other, currency: 'EUR', migratedId: 'OLD-9', caseVouchers: [rent] }, as)
  // A deposit on two debits, with a rest that no debit takes, and a debit that was reversed.
  const { id: third } = await made(
    '/cases',
    { customerId: other, currency: 'DKK', caseVouchers: [voucher(10_000), voucher(5_000), voucher(99)] },
    as,
  )
  const vouchers = (await api.get(`/case-vouchers/${third}`, { as })).body.items
  await made(
    `/case-vouchers/${third}/${vouchers.find((each: any) => each.amount === 99).caseVoucherId}/reverse`,
    {},
    as,
  )
  const { caseVoucherId: creditVoucherId } = await made(
    `/case-vouchers/${third}`,
    { ...deposit(17_500), currency: 'DKK' },
    as,
  )
  await made('/case-voucher-allocations', { creditVoucherId }, as)
  const webhook = await made('/webhooks', { url: 'https://hooks.example/a', events: ['cases.create'] }, as)
  await made('/files', { fileName: 'aftale.txt', content: Buffer.from('Aftale').toString('base64') }, as)
  return { caseId, webhookSecret: webhook.secret }
}

async function given(as: TestTenant, referenceId: string | null): Promise<string> {
  const { creditorId } = await givenCreditor(api, { as, referenceId, name: referenceId ?? 'Uden reference' })
  const users = [
    { details: { name: 'Ida Krogh', email: 'ida@post.example', cpr: '010190-0000' }, lang: 'en' },
    { relation: 'guarantor', details: { name: 'Bo Lind', phone: { locale: '45', number: '20123456' } } },
  ]
  const customer = { referenceId: `K-${referenceId ?? 0}`, isCompany: referenceId === null, users }
  return (await made(`/customers?creditorId=${creditorId}`, customer, as)).customerId
}

async function exportAll(as: TestTenant): Promise<{ exported: any; entries: Map<string, Buffer> }> {
  const { exportId } = await made('/exports', undefined, as)
  await runQueuedExports(api.services)
  const exported = (await api.get(`/exports/${exportId}`, { as })).body
  expect(exported).toMatchObject({ state: 'COMPLETED', failure: null, doneParts: exported.partCount })
  const file = await api.app.inject({
    url: `/v1/${as.tenantId}/exports/${exportId}/file`,
    headers: { authorization: `Bearer ${as.token}` },
  })
  expect(file.statusCode, file.body.slice(0, 500)).toBe(200)
  return { exported, entries: await entriesOfZip(file.rawPayload) }
}

function linesOf(entries: Map<string, Buffer>, name: string): any[] {
  const text = entries.get(`${name}-0001.ndjson`)?.toString('utf8') ?? ''
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

async function importAll(as: TestTenant, entries: Map<string, Buffer>): Promise<any[]> {
  const imported: any[] = []
  for (const kind of ['creditors', 'customers', 'cases']) {
    const content = entries.get(`import/${kind}-0001.ndjson`)?.toString('base64')
    const { importId } = await made(`/imports?kind=${kind}`, { fileName: `${kind}.ndjson`, content }, as)
    await runQueuedImports(api.services)
    const problems = (await api.get(`/imports/${importId}/problems`, { as })).body.items
    expect(problems, kind).toEqual([])
    await made(`/imports/${importId}/confirm`, undefined, as)
    await runQueuedImports(api.services)
    imported.push((await api.get(`/imports/${importId}`, { as })).body)
  }
  return imported
}

const sortedBy = (items: any[], key: (item: any) => string): any[] =>
  items.toSorted((one, two) => key(one).localeCompare(key(two)))

/** What an import can have of a tenant, without ids and times. */
async function portfolioOf(as: TestTenant) {
  const creditors = (await api.get('/creditors?pageSize=500', { as })).body.items
  const customers = (await api.get('/customers?pageSize=500', { as })).body.items
  const cases = (await api.get('/cases?pageSize=500', { as })).body.items
  const debits = []
  for (const { id } of cases) {
    const vouchers = (await api.get(`/case-vouchers/${id}?pageSize=500`, { as })).body.items
    const reversed = new Set(vouchers.map((each: any) => each.reversesCaseVoucherId))
    debits.push(
      ...vouchers
        .filter((each: any) => each.reversesCaseVoucherId === null && !reversed.has(each.caseVoucherId))
        .filter((each: any) => each.direction === 'debit')
        .map(({ category, amount, outstanding, currency, date: on, dueDate, interestRule, interestStartDate }: any) => [
          ...[category, amount, outstanding, currency, on, dueDate, interestRule, interestStartDate],
        ]),
    )
  }
  const deposited = await api.database.read(
    as.tenantId,
    sql<{ amount: number; rest: number }>`
      select sum(amount)::bigint as amount, sum(outstanding)::bigint as rest from case_vouchers
      where tenant_id = ${as.tenantId}::uuid and category = 'deposit'`,
  )
  return {
    creditors: creditors.map(({ name, state }: any) => [name, state]).sort(),
    customers: sortedBy(
      customers.map(({ referenceId, isCompany, users }: any) => ({
        ...{ referenceId, isCompany },
        users: users.map(({ relation, contact, lang, details }: any) => ({ relation, contact, lang, details })),
      })),
      ({ referenceId }) => referenceId,
    ),
    cases: sortedBy(
      cases.map(({ currency, outstanding, debtorName, journalNumber }: any) => ({
        ...{ currency, outstanding, debtorName, journal: journalNumber.startsWith('J') ? journalNumber : null },
      })),
      ({ currency, outstanding }) => `${currency} ${outstanding}`,
    ),
    debits: sortedBy(debits, JSON.stringify),
    deposited,
  }
}

describe('an export', () => {
  it('tells where cases are in their workflows, and is deleted when a person is erased, also while it is written', async () => {
    const as = await api.createTenant('Sletning')
    const customerId = await given(as, 'NORD')
    const vouchers = [{ amount: 5_000, dueDate: '2026-02-12' }]
    const { caseId } = await givenCase(api, { as, customerId, vouchers, status: 'VERIFIED' })
    const workflowId = standardWorkflowId('dk-consumer')
    await made(`/cases/${caseId}/workflow`, { workflowId }, as)
    const { entries, exported } = await exportAll(as)
    expect(linesOf(entries, 'records/case-workflows')).toMatchObject([{ caseId, workflowId, stepId: 'overdue' }])
    const running = await made('/exports', undefined, as)
    await api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') }, { as })
    const { users } = (await api.get(`/customers/${customerId}`, { as })).body
    const path = `/customers/${customerId}/users/${users[0].userId}/erasure`
    const erased = await api.post(path, { reason: 'Ønske' }, { as })
    expect(erased.body.counts, erased.text).toMatchObject({ exports: 1 })
    expect(await runQueuedExports(api.services)).toBe(0)
    for (const { exportId } of [exported, running]) {
      expect((await api.get(`/exports/${exportId}`, { as })).status).toBe(404)
      expect((await api.get(`/exports/${exportId}/file`, { as })).status).toBe(404)
    }
    const rows = await api.database.read(
      as.tenantId,
      sql`select from files where tenant_id = ${as.tenantId}::uuid and content_type = 'application/zip'`,
    )
    expect(rows).toEqual([])
  })

  it('imported into an empty tenant gives the same creditors, customers, cases and vouchers', async () => {
    const from = await api.createTenant('Kilde')
    await givenPortfolio(from)
    const { entries } = await exportAll(from)
    const to = await api.createTenant('Mål')
    await made('/voucher-types', { handle: 'rent', label: 'Husleje', category: 'principal' }, to)
    const imported = await importAll(to, entries)
    expect(imported.map(({ createdCount, refusedCount }) => [createdCount, refusedCount])).toEqual([
      [2, 0],
      [2, 0],
      [3, 0],
    ])
    expect(await portfolioOf(to)).toEqual(await portfolioOf(from))
    const { checks } = await verifyLedger(api.database, [{ tenantId: to.tenantId, name: 'Mål' }])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    // Again, and into the tenant that it came from: nothing is created twice.
    expect((await importAll(to, entries)).map(({ createdCount }) => createdCount)).toEqual([0, 0, 0])
    const before = await portfolioOf(from)
    expect((await importAll(from, entries)).map(({ createdCount }) => createdCount)).toEqual([0, 0, 0])
    expect(await portfolioOf(from)).toEqual(before)
  })

  it('reads the payments of each case, and compares no others, whether the tenant was just imported or not', async () => {
    const as = await api.createTenant('Mange')
    for (let count = 0; count < 20; count++) {
      const { voucherIds } = await givenCase(api, { as, vouchers: [{ amount: 5_000, dueDate: '2026-02-12' }] })
      await made('/direct-payments', { caseVoucherId: voucherIds[0], amount: 1_000 }, as)
    }
    const nodes = await explain(api.database, as.tenantId, listCaseLines(as.tenantId, { limit: 200, after: null }))
    const joined = nodes.map((node) => (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops'])
    expect(Math.max(...joined)).toBeLessThan(20 * 3)
  })

  it('has every list of the API, files and a manifest, but no secret and nothing of another tenant', async () => {
    const as = await api.createTenant('Hemmelig')
    const stranger = await api.createTenant('Fremmed')
    await givenPortfolio(stranger)
    const { caseId, webhookSecret } = await givenPortfolio(as)
    const { exported, entries } = await exportAll(as)
    const manifest = JSON.parse(entries.get('manifest.json')?.toString('utf8') ?? '')
    expect(manifest).toMatchObject({ tenantId: as.tenantId, tenantName: 'Hemmelig', missingFiles: [] })
    const names = manifest.lists.map(({ name }: any) => name)
    expect(names).toEqual([...entries.keys()].filter((name) => name.endsWith('.ndjson')))
    expect(manifest.lists.reduce((sum: number, { rows }: { rows: number }) => sum + rows, 0)).toBe(exported.rowCount)
    for (const part of [
      'settings',
      'users',
      'webhooks',
      'audit',
      'workflows-versions',
      'files',
      'tokens',
      'end-reasons',
    ]) {
      if (part !== 'users') expect(names, part).toContain(`records/${part}-0001.ndjson`)
    }
    const cases = (await api.get('/cases?pageSize=500', { as })).body.items
    expect(linesOf(entries, 'records/cases')).toEqual(cases)
    expect(linesOf(entries, 'records/case-vouchers')).toHaveLength(11)
    expect(linesOf(entries, 'records/case-vouchers').filter((each) => each.caseId === caseId)).toHaveLength(5)
    const [{ fileId }] = linesOf(entries, 'records/files')
    expect(entries.get(`files/${fileId}.txt`)?.toString('utf8')).toBe('Aftale')
    const everything = Buffer.concat([...entries.values()]).toString('utf8')
    expect(everything).toContain('hooks.example')
    expect(webhookSecret).toMatch(/^whsec_/)
    for (const secret of [as.token, webhookSecret, webhookSecret.slice(6), 'argon2', stranger.tenantId, 'Fremmed']) {
      expect(everything.includes(secret), secret).toBe(false)
    }
  })

  it('needs every scope that reads a part of it, to order and to download', async () => {
    const as = await api.createTenant('Scopes')
    const { exportId } = await made('/exports', undefined, as)
    await runQueuedExports(api.services)
    const scopes = ['write:exports', 'read:exports', 'read:files', 'write:files']
    const narrow = { as: { ...as, ...(await api.createToken(as.tenantId, scopes)) } }
    expect((await api.post('/exports', undefined, narrow)).body).toMatchObject({ code: 'export-not-permitted' })
    expect((await api.get(`/exports/${exportId}/file`, narrow)).body).toMatchObject({ code: 'export-not-permitted' })
    // Nor is it among the files, whose scope is one of many.
    expect((await api.get('/files', narrow)).body.items).toEqual([])
    const [row] = await api.database.read(
      as.tenantId,
      sql<{ fileId: string }>`select file_id as "fileId" from exports where tenant_id = ${as.tenantId}::uuid`,
    )
    expect((await api.get(`/files/${row?.fileId}/download`, narrow)).status).toBe(404)
    expect((await api.delete(`/files/${row?.fileId}`, narrow)).status).toBe(404)
    const all = new Set(exportParts().flatMap(({ scope }) => scope ?? []))
    for (const missing of ['read:case-vouchers', 'read:audit', 'read:users']) {
      const allButOne = [...all, 'write:exports'].filter((scope) => scope !== missing)
      const answer = await api.post('/exports', undefined, {
        as: { ...as, ...(await api.createToken(as.tenantId, allButOne)) },
      })
      expect(answer.body).toMatchObject({ status: 403, detail: `The export needs these scopes: ${missing}.` })
    }
  })

  it('fails if the rights are lost before it is written', async () => {
    const as = await api.createTenant('Tilbagekaldt')
    const scopes = [...new Set(exportParts().flatMap(({ scope }) => scope ?? [])), 'write:exports', 'read:exports']
    const token = { ...as, ...(await api.createToken(as.tenantId, scopes)) }
    const { exportId } = await made('/exports', undefined, token)
    expect((await api.delete(`/tokens/${token.tokenId}`, { as })).status).toBeLessThan(300)
    await runQueuedExports(api.services)
    const { state, failure } = (await api.get(`/exports/${exportId}`, { as })).body
    expect([state, failure.en]).toEqual(['FAILED', expect.stringContaining('no longer has the rights')])
  })

  it('runs one at a time, is announced and audited, and stops when it is deleted', async () => {
    const as = await api.createTenant('Én ad gangen')
    const first = await made('/exports', undefined, as)
    expect((await api.post('/exports', undefined, { as })).body).toMatchObject({ status: 422, code: 'export-running' })
    expect((await api.get(`/exports/${first.exportId}/file`, { as })).body.code).toBe('export-not-completed')
    expect((await api.delete(`/exports/${first.exportId}`, { as })).status).toBe(200)
    expect(await runQueuedExports(api.services)).toBe(0)
    const { exportId } = (await exportAll(as)).exported
    expect((await eventsAbout(api, exportId, as)).map(({ type }) => type)).toEqual(['exports.create', 'exports.update'])
    expect(await auditOf(api, exportId, as)).toHaveLength(2)
  })

  it('starts over after its worker died, and is given up if that happens again and again', async () => {
    const as = await api.createTenant('Afbrudt')
    const { exportId } = await made('/exports', undefined, as)
    const die = (attempts: number) =>
      api.database.inTenant(as.tenantId, (transaction) =>
        transaction.run(sql`
          update export_queue set attempts = ${attempts}::integer, leased_until = ${api.clock.now()}::timestamptz + interval '20 s'
          where tenant_id = ${as.tenantId}::uuid`),
      )
    await die(1)
    expect(await runQueuedExports(api.services)).toBe(0)
    api.clock.advance({ ms: 21_000 })
    expect(await runQueuedExports(api.services)).toBe(1)
    expect((await api.get(`/exports/${exportId}`, { as })).body.state).toBe('COMPLETED')
    const second = await made('/exports', undefined, as)
    await die(5)
    api.clock.advance({ ms: 21_000 })
    await runQueuedExports(api.services)
    expect((await api.get(`/exports/${second.exportId}`, { as })).body).toMatchObject({ state: 'FAILED', size: null })
  })

  it('keeps no file if it is deleted while it is written', async () => {
    const as = await api.createTenant('Slettet')
    const { exportId } = await made('/exports', undefined, as)
    const deleted: number[] = []
    const files = {
      ...api.services,
      files: {
        put: async (...given: Parameters<typeof api.services.files.put>) => {
          deleted.push((await api.delete(`/exports/${exportId}`, { as })).status)
          return api.services.files.put(...given)
        },
        open: (key: string) => api.services.files.open(key),
        remove: (key: string) => api.services.files.remove(key),
        list: (tenantId?: string) => api.services.files.list(tenantId),
      },
    }
    await runQueuedExports(files)
    expect(deleted).toEqual([200])
    const kept = []
    for await (const { key } of api.services.files.list(as.tenantId)) kept.push(key)
    expect(kept).toEqual([])
  })

  it('is deleted with its file seven days later', async () => {
    const as = await api.createTenant('Gammel')
    const { exportId } = (await exportAll(as)).exported
    await sweepExports(api.services)
    expect((await api.get(`/exports/${exportId}`, { as })).status).toBe(200)
    api.clock.advance({ ms: 8 * 86_400_000 })
    await sweepExports(api.services)
    expect((await api.get(`/exports/${exportId}`, { as })).status).toBe(404)
    const left = await api.database.read(
      as.tenantId,
      sql<{ used: number }>`select bytes_used as used from file_usage where tenant_id = ${as.tenantId}::uuid`,
    )
    expect(left).toEqual([{ used: 0 }])
  })
})
