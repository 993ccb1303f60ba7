import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CountingProxy, type Traffic } from '../../../../test/counting-proxy.ts'
import { explain } from '../../../../test/explain.ts'
import {
  givenCaseGroup,
  givenCreditor,
  givenPropertyType,
  givenUltimateCreditor,
  standardType,
} from '../../../../test/given.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { spreadsheetOf } from '../../../../test/spreadsheets.ts'
import { startSecondInstance, type SecondInstance } from '../../../../test/second-instance.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { listRefusedRows } from './import-problems.queries.ts'
import { runQueuedImports } from './run-imports.ts'

let api: TestApp
let proxy: CountingProxy
let counted: SecondInstance
beforeAll(async () => {
  api = await startTestApp()
  proxy = await CountingProxy.open(api.serviceUrl)
  counted = await startSecondInstance(api, { url: proxy.url, poolSize: 1 })
  // Announcements wait for a timer, so how many are sent depends on the time.
  vi.spyOn(counted.services.database, 'announceSoon').mockImplementation(() => undefined)
})
afterAll(async () => {
  await counted.close()
  await proxy.close()
  await api.close()
})

const none: Traffic = { statements: [], trips: 0 }

interface Given {
  readonly as: TestTenant
  readonly creditorId: string
}

async function given(): Promise<Given> {
  const as = await api.createTenant('Import')
  return { as, creditorId: (await givenCreditor(api, { as, referenceId: 'NORD' })).creditorId }
}

/** Uploads lines and checks them. Returns the path of the import. */
async function check({ as, creditorId }: Given, lines: readonly unknown[]): Promise<string> {
  const content = Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')).toString('base64')
  const body = { fileName: 'a.ndjson', content }
  const { body: created, status, text } = await api.post(`/imports?kind=cases&creditorId=${creditorId}`, body, { as })
  expect(status, text).toBe(201)
  await runQueuedImports(api.services)
  return `/imports/${created.importId}`
}

/** Confirms an import and runs it through the proxy. Returns the statements and trips of its worker. */
async function runCounted({ as }: Given, path: string): Promise<Traffic> {
  await api.post(`${path}/confirm`, undefined, { as })
  proxy.take()
  await runQueuedImports(counted.services)
  return proxy.take()
}

async function importLines(on: Given, lines: readonly unknown[]): Promise<void> {
  const path = await check(on, lines)
  await runCounted(on, path)
  const done = (await api.get(path, on)).body
  const { items } = (await api.get(`${path}/problems`, on)).body
  expect(done, JSON.stringify(items)).toMatchObject({ state: 'COMPLETED', refusedCount: 0 })
}

const voucher = (more: object) => ({
  ...{ voucherTypeId: standardType.principal, amount: 120_000, source: 'CREDITOR' },
  ...{ date: '2026-01-15', dueDate: '2026-02-15' },
  ...more,
})

const lineOf = (index: number) => ({
  currency: 'DKK',
  migratedId: `S-${index}`,
  customer: { referenceId: `K-${index}`, users: [{ details: { name: `Mette Sørensen ${index}` } }] },
  caseVouchers: [1, 2, 3].map((turn) => voucher({ referenceId: `F-${index}-${turn}` })),
})

const linesOf = (count: number) => Array.from({ length: count }, (_, index) => lineOf(index))

describe('a chunk', () => {
  it('is written by the same statements in the same round trips, however many cases it has', async () => {
    const counts = [2, 400, 900]
    const runs = []
    for (const count of [1, ...counts]) {
      const on = await given()
      const path = await check(on, linesOf(count))
      runs.push(await runCounted(on, path))
      expect((await api.get(path, on)).body).toMatchObject({ state: 'COMPLETED', createdCount: count })
      const { checks } = await verifyLedger(api.database, [{ tenantId: on.as.tenantId, name: 'Import' }])
      expect(checks.filter(({ ok }) => !ok)).toEqual([])
    }
    // The first prepares the statements.
    const [, few = none, many = none, twoChunks = none] = runs
    expect(many).toEqual(few)
    const tables = many.statements.flatMap((statement) => /insert into (\w+)/.exec(statement)?.[1] ?? [])
    expect(tables).toEqual(['customers', 'customer_users', 'customer_search_words', 'cases', 'case_vouchers'])
    // Nothing that was written is read back.
    expect(many.statements.filter((statement) => /case_voucher_view|accrued_interest/.test(statement))).toEqual([])
    // The customers, their cases and the vouchers are sent together with nothing in between, and the journal with the commit.
    const more = {
      statements: twoChunks.statements.length - many.statements.length,
      trips: twoChunks.trips - many.trips,
    }
    expect(more).toEqual({ statements: 19, trips: 7 })
  })
})

describe('the charges of a chunk', () => {
  it('are judged in the same round trips, however many cases have some', async () => {
    const withFee = (line: ReturnType<typeof lineOf>, index: number) => ({
      ...line,
      caseVouchers: [
        ...line.caseVouchers,
        voucher({ voucherTypeId: standardType['reminder-fee'], amount: 10_000, referenceId: `R-${index}` }),
      ],
    })
    const trips = []
    for (const count of [1, 2, 40]) {
      const on = await given()
      const path = await check(on, linesOf(count).map(withFee))
      trips.push((await runCounted(on, path)).trips)
      expect((await api.get(path, on)).body).toMatchObject({ state: 'COMPLETED', createdCount: count })
    }
    expect(trips[2]).toBe(trips[1])
  })
})

describe('refused rows', () => {
  it('are all in the error report, up to 10,000 of them, each with several reasons', async () => {
    const on = await given()
    const bad = { currency: 'X', caseVouchers: [] }
    const path = await check(
      on,
      Array.from({ length: 10_050 }, (_, index) => ({ ...bad, migratedId: String(index) })),
    )
    expect((await api.get(path, on)).body).toMatchObject({ state: 'CHECKED', refusedCount: 10_050 })
    const { text } = await api.get(`${path}/refused-rows.csv`, on)
    const rows = text.split('\r\n').filter((line) => line.includes('/currency: ') && line.includes('/caseVouchers: '))
    expect(rows).toHaveLength(10_000)
    expect(rows.at(-1)).toContain('9999')
  })

  it('look up only their own problems for the error report', async () => {
    const on = await given()
    const count = 100
    const bad = { currency: 'X', caseVouchers: [] }
    const path = await check(
      on,
      Array.from({ length: count }, (_, index) => ({ ...bad, migratedId: String(index) })),
    )
    const importId = path.replace('/imports/', '')
    const page = { limit: count, after: null }
    const nodes = await explain(api.database, on.as.tenantId, listRefusedRows(on.as.tenantId, importId, page))
    const scanned = nodes.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    )
    expect(Math.max(...scanned)).toBeLessThan(count * 5)
  })

  it('are the same in CSV and in a spreadsheet, and a file imported in both formats changes nothing', async () => {
    const on = await given()
    const rows = [
      ['Kundenr', 'Navn', 'Sag', 'Fakturanr', 'Beløb', 'Dato'],
      ...[1, 2, 3].map((index) => [`K-${index}`, `Åse ${index}`, `S-${index}`, `F-${index}`, '1250,50', '12-01-2026']),
      ['K-4', 'Bo', 'S-4', 'F-4', 'x', '12-01-2026'],
    ]
    const columns = {
      ...{ customerReference: 'Kundenr', name: 'Navn', caseReference: 'Sag' },
      ...{ voucherReference: 'Fakturanr', amount: 'Beløb', date: 'Dato' },
    }
    const mapping = { columns, decimalSeparator: ',', dateFormat: 'DD-MM-YYYY', currency: 'DKK' }
    const done = []
    for (const [fileName, content] of [
      ['a.csv', Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'))],
      ['a.xlsx', await spreadsheetOf(rows)],
    ] as const) {
      const body = { fileName, content: content.toString('base64'), mapping }
      const { importId } = (await api.post(`/imports?kind=cases&creditorId=${on.creditorId}`, body, on)).body
      await runQueuedImports(api.services)
      await runCounted(on, `/imports/${importId}`)
      const { createdCount, unchangedCount, refusedCount } = (await api.get(`/imports/${importId}`, on)).body
      const { items } = (await api.get(`/imports/${importId}/problems`, on)).body
      const problems = items.map(({ rowNumber, field, message }: any) => ({ rowNumber, field, message }))
      done.push({ counts: { createdCount, unchangedCount, refusedCount }, problems })
    }
    const [csv, xlsx] = done
    expect(csv?.counts).toEqual({ createdCount: 3, unchangedCount: 0, refusedCount: 1 })
    expect(xlsx?.counts).toEqual({ createdCount: 0, unchangedCount: 3, refusedCount: 1 })
    expect(xlsx?.problems).toEqual(csv?.problems)
  })
})

/** Lines with everything that a case can have. */
async function richLines({ as, creditorId }: Given): Promise<unknown[]> {
  const { ultimateCreditorId } = await givenUltimateCreditor(api, { as, creditorId })
  const { caseGroupId: groupId } = await givenCaseGroup(api, { as })
  await givenPropertyType(api, { as, handle: 'department', type: 'text', entity: 'case' })
  const known = { referenceId: 'K-1', users: [{ details: { name: 'Ida Krogh' } }] }
  return [
    { currency: 'DKK', migratedId: 'S-1', customer: known, caseVouchers: [voucher({ referenceId: 'F-1' })] },
    // Of a customer who is in the file before, and of one who changes.
    { currency: 'EUR', customer: known, caseVouchers: [voucher({ referenceId: 'F-2', amount: -200.0 })] },
    {
      ...{ currency: 'DKK', migratedId: 'S-3', journalNumber: 'J-3', rulePack: 'dk-consumer', ultimateCreditorId },
      ...{ groupId: groupId.toUpperCase(), properties: { department: 'Øst "1"' } },
      customer: {
        ...{ referenceId: 'K-3', isCompany: true },
        users: [
          { relation: 'lawyer', details: { name: 'Bo Lind', cpr: '010190-0000' } },
          {
            ...{ relation: 'debtor', contact: false, lang: 'en' },
            details: {
              ...{
                name: 'Ærø A/S',
                cvr: '12345678',
                email: 'a@post.example',
                phone: { locale: '45', number: '20123456' },
              },
              ...{ address: { address: 'Gaden 1', zipcode: '1620', city: 'København V', country: 'DK' } },
              geocode: { latitude: 55.5, longitude: 12.25 },
            },
          },
        ],
      },
      caseVouchers: [
        voucher({ referenceId: 'F-3', interest: 0.0825, interestStartDate: '2026-02-16' }),
        voucher({ uniqueId: 'U-3', voucherTypeId: standardType.principal.toUpperCase(), dueDate: null }),
      ],
    },
    {
      ...{ currency: 'SEK', groupId },
      customer: { referenceId: 'K-4' },
      caseVouchers: [
        voucher({
          referenceId: 'F-4',
          referenceVouchers: [
            { voucherTypeId: standardType.deposit, amount: 20_000, source: 'CREDITOR', date: '2026-01-10' },
          ],
        }),
      ],
    },
  ]
}

describe('the journal of an import', () => {
  it('has new records as reads return them, customers before cases before vouchers', async () => {
    const on = await given()
    await importLines(on, await richLines(on))
    const { items: cases } = (await api.get('/cases?pageSize=100', on)).body
    expect(cases).toHaveLength(4)
    for (const { id, customerId } of cases) {
      const [created, ...others] = await eventsAbout(api, id, on.as)
      expect(others).toEqual([])
      expect(created).toMatchObject({ type: 'cases.create', data: (await api.get(`/cases/${id}`, on)).body })
      const { items: vouchers } = (await api.get(`/case-vouchers/${id}`, on)).body
      for (const read of vouchers) {
        const [{ type, data } = { type: '', data: null }] = await eventsAbout(api, read.caseVoucherId, on.as)
        expect({ type, data }).toEqual({ type: 'case-vouchers.create', data: read })
      }
      const [announced] = await eventsAbout(api, customerId, on.as)
      const customer = (await api.get(`/customers/${customerId}`, on)).body
      expect(announced).toMatchObject({ type: 'customers.create', data: { ...customer, cases: [] } })
      expect(Object.keys(announced?.data ?? {}).sort()).toEqual(Object.keys(customer).sort())
    }
    const types = await api.database.read(
      on.as.tenantId,
      sql<{ area: string }>`
        select split_part(event, '.', 1) as area from journal
        where tenant_id = ${on.as.tenantId}::uuid and operation is distinct from 'create-creditor'
          and event in ('customers.create', 'cases.create') order by position`,
    )
    expect(types.map(({ area }) => area)).toEqual([...Array(3).fill('customers'), ...Array(4).fill('cases')])
  })

  it('names the debtor of a case as the customer was before and after a change', async () => {
    const on = await given()
    await importLines(on, [lineOf(1)])
    const again = { ...lineOf(1), migratedId: 'S-2', caseVouchers: [voucher({ referenceId: 'F-9' })] }
    await importLines(on, [again])
    const renamed = { referenceId: 'K-1', users: [{ details: { name: 'Mette Holm' } }] }
    await importLines(on, [
      { ...again, migratedId: 'S-3', customer: renamed, caseVouchers: [voucher({ referenceId: 'F-10' })] },
    ])
    const { items: cases } = (await api.get('/cases?pageSize=100', on)).body
    const names = await Promise.all(
      cases.map(async ({ id }: { id: string }) => (await eventsAbout(api, id, on.as))[0]?.data.debtorName),
    )
    expect(names).toEqual(['Mette Sørensen 1', 'Mette Sørensen 1', 'Mette Holm'])
  })
})
