import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { spreadsheetOf } from '../../../../test/spreadsheets.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { runQueuedImports } from './run-imports.ts'
import { sweepImports } from './sweep-imports.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Given {
  readonly as: TestTenant
  readonly creditorId: string
}

async function given(): Promise<Given> {
  const as = await api.createTenant('Import')
  return { as, creditorId: (await givenCreditor(api, { as, referenceId: 'NORD' })).creditorId }
}

const mapping = {
  columns: {
    customerReference: 'Kundenr',
    name: 'Navn',
    email: 'Mail',
    caseReference: 'Sag',
    voucherReference: 'Fakturanr',
    voucherType: 'Type',
    amount: 'Beløb',
    date: 'Dato',
  },
  decimalSeparator: ',',
  dateFormat: 'DD-MM-YYYY',
  currency: 'DKK',
}
const headings = 'Kundenr;Navn;Mail;Sag;Fakturanr;Type;Beløb;Dato'

function fileOf(...rows: string[]): string {
  return [headings, ...rows].join('\r\n')
}

async function upload(
  { as, creditorId }: Given,
  content: string | Buffer,
  options: { readonly query?: string; readonly fileName?: string; readonly mapping?: unknown } = {},
): Promise<Answer> {
  const { query = `kind=cases&creditorId=${creditorId}`, fileName = 'a.csv' } = options
  const body = { fileName, content: Buffer.from(content).toString('base64'), mapping: options.mapping }
  return api.post(`/imports?${query}`, body, { as })
}

/** Uploads a file and checks it. */
async function check(on: Given, content: string | Buffer, options: Parameters<typeof upload>[2] = { mapping }) {
  const uploaded = await upload(on, content, options)
  expect(uploaded.status, uploaded.text).toBe(201)
  await runQueuedImports(api.services)
  return (await api.get(`/imports/${uploaded.body.importId}`, on)).body
}

/** Uploads a file, checks it, and imports it. */
async function importFile(on: Given, content: string | Buffer, options: Parameters<typeof upload>[2] = { mapping }) {
  const { importId } = await check(on, content, options)
  const confirmed = await api.post(`/imports/${importId}/confirm`, undefined, on)
  expect(confirmed.status, confirmed.text).toBe(200)
  await runQueuedImports(api.services)
  return (await api.get(`/imports/${importId}`, on)).body
}

const problemsOf = async (on: Given, importId: string): Promise<any[]> =>
  (await api.get(`/imports/${importId}/problems?pageSize=500`, on)).body.items

const casesOf = async ({ as }: Given): Promise<any[]> => (await api.get('/cases?pageSize=500', { as })).body.items

async function journalLength({ tenantId }: TestTenant): Promise<number> {
  const [row] = await api.database.read(
    tenantId,
    sql<{ count: number }>`select count(*)::integer as count from journal where tenant_id = ${tenantId}::uuid`,
  )
  return row?.count ?? 0
}

const twoCases = fileOf(
  'K-1;Ida Krogh;ida@post.example;S-1;F-1;;1.250,00;12-01-2026',
  'K-1;Ida Krogh;ida@post.example;S-1;F-2;;349,50;26-01-2026',
  'K-2;Bo Lind;;S-2;F-3;principal;10,00;26-01-2026',
)

describe('importing cases', () => {
  it('suggests a mapping, checks without effect, imports, and announces and audits what it creates', async () => {
    const on = await given()
    const uploaded = await upload(on, twoCases)
    expect(uploaded.body).toMatchObject({ state: 'UPLOADED', format: 'csv', headings: headings.split(';') })
    expect(uploaded.body.mapping).toEqual({ ...mapping, currency: null })
    const path = `/imports/${uploaded.body.importId}`
    const sample = (await api.get(`${path}/sample`, on)).body.rows
    expect(sample[0]).toEqual({ number: 2, cells: twoCases.split('\r\n')[1]?.split(';') })
    expect((await api.patch(path, { mapping: uploaded.body.mapping }, on)).body).toMatchObject({
      code: 'validation-failed',
      errors: [{ path: '/mapping/currency' }],
    })
    expect((await api.patch(path, { mapping }, on)).body.state).toBe('CHECKING')
    await runQueuedImports(api.services)
    const counts = { createdCount: 3, updatedCount: 0, unchangedCount: 0, refusedCount: 0, warningCount: 0 }
    expect((await api.get(path, on)).body).toMatchObject({ state: 'CHECKED', rowCount: 4, ...counts })
    expect(await casesOf(on)).toEqual([])
    expect((await api.post(`${path}/confirm`, undefined, on)).body.state).toBe('IMPORTING')
    await runQueuedImports(api.services)
    const completed = (await api.get(path, on)).body
    expect(completed).toMatchObject({ state: 'COMPLETED', doneRows: 4, ...counts })
    const cases = await casesOf(on)
    expect(cases.map(({ debtorName, outstanding, migratedId }) => [debtorName, outstanding, migratedId])).toEqual([
      ['Ida Krogh', 159_950, 'S-1'],
      ['Bo Lind', 1_000, 'S-2'],
    ])
    const [created] = await auditOf(api, cases[0].id, on.as)
    expect(created).toMatchObject({ operation: 'run-import', after: { id: cases[0].id } })
    expect((await eventsAbout(api, cases[0].id, on.as)).map(({ type }) => type)).toEqual(['cases.create'])
    const [customer] = (await api.get('/customers?q=krogh', on)).body.items
    expect(customer).toMatchObject({ referenceId: 'K-1', users: [{ details: { email: 'ida@post.example' } }] })
    expect((await eventsAbout(api, customer.customerId, on.as)).map(({ type, data }) => [type, data])).toMatchObject([
      ['customers.create', { cases: [] }],
    ])
    expect((await api.get(`${path}/sample`, on)).body.rows).toEqual([])
    const { checks } = await verifyLedger(api.database, [{ tenantId: on.as.tenantId, name: 'Import' }])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('changes nothing when the same file is imported again, and adds only what is new', async () => {
    const on = await given()
    await importFile(on, twoCases)
    const before = await casesOf(on)
    const again = await check(on, twoCases)
    expect(again).toMatchObject({ createdCount: 0, updatedCount: 0, unchangedCount: 3, warningCount: 0 })
    const entries = await journalLength(on.as)
    await api.post(`/imports/${again.importId}/confirm`, undefined, on)
    await runQueuedImports(api.services)
    // Confirmed, completed, and the file deleted.
    expect(await journalLength(on.as)).toBe(entries + 3)
    expect(await casesOf(on)).toEqual(before)
    const more = await importFile(
      on,
      fileOf('K-1;Ida Krogh-Holm;;S-1;F-4;;5,00;12-01-2026', 'K-2;Bo Lind;;S-2;F-3;;10,00;26-01-2026'),
    )
    expect(more).toMatchObject({ updatedCount: 1, unchangedCount: 1, createdCount: 0 })
    const after = await casesOf(on)
    expect(after.map(({ debtorName, outstanding }) => [debtorName, outstanding])).toEqual([
      ['Ida Krogh-Holm', 160_450],
      ['Bo Lind', 1_000],
    ])
  })

  it('puts vouchers without a case reference on the open case of the customer', async () => {
    const on = await given()
    const first = await importFile(on, fileOf('K-1;Ida;;;F-1;;10,00;12-01-2026', 'K-1;Ida;;;F-2;;20,00;12-01-2026'))
    expect(first.createdCount).toBe(2)
    await importFile(on, fileOf('K-1;Ida;;;F-3;;30,00;12-01-2026'))
    expect((await casesOf(on)).map(({ outstanding }) => outstanding)).toEqual([6_000])
  })

  it('refuses the rows of a case together, each with its reason, and imports the others', async () => {
    const on = await given()
    const file = fileOf(
      'K-1;Ida;ingen mail;S-1;F-1;;10,00;12-01-2026',
      'K-1;Ida;;S-1;F-2;;=1+1;31-02-2026',
      'K-2;Bo;;S-2;F-3;ukendt;10,00;12-01-2026',
      'K-3;;;S-3;F-4;;10,00;12-01-2026',
      ';Ane;;S-4;F-5;;10.00;12-01-2026',
    )
    const { importId } = await check(on, file)
    const problems = await problemsOf(on, importId)
    expect(problems.map(({ rowNumber, severity, field }) => `${rowNumber} ${severity} ${field}`)).toEqual([
      '2 error Mail',
      '3 error Beløb',
      '3 error Dato',
      '4 error Type',
      '6 error Beløb',
      '6 error Kundenr',
    ])
    expect(problems[0].message).toEqual({ en: 'must be an e-mail address', da: 'skal være en e-mailadresse' })
    await api.post(`/imports/${importId}/confirm`, undefined, on)
    await runQueuedImports(api.services)
    expect((await api.get(`/imports/${importId}`, on)).body).toMatchObject({ refusedCount: 4, createdCount: 1 })
    expect((await casesOf(on)).map(({ migratedId }) => migratedId)).toEqual(['S-3'])
    expect((await api.get('/customers', on)).body.items).toHaveLength(1)
    const report = await api.get(`/imports/${importId}/refused-rows.csv`, on)
    const [head, , second] = report.text.split('\r\n')
    expect(head).toBe(`\uFEFF${headings.replaceAll(';', ',')},Række i filen,Årsag`)
    expect(second).toContain("'=1+1")
    expect(second).toContain('Beløb: “=1+1” er ikke et beløb. | Dato: “31-02-2026” er ikke en dato')
  })

  it('refuses a charge that the rule pack forbids, and a voucher that differs from the imported one', async () => {
    const on = await given()
    await api.patch(`/creditors/${on.creditorId}`, { address: { country: 'DK' } }, on)
    await importFile(on, fileOf('K-1;Ida;;S-1;F-1;;10,00;12-01-2026'))
    const file = fileOf(
      'K-1;Ida;;S-1;F-1;;11,00;12-01-2026',
      'K-2;Bo;;S-2;F-2;;500,00;12-01-2026',
      'K-2;Bo;;S-2;F-2;reminder-fee;99999,00;12-02-2026',
      'K-3;Kai;;S-3;F-3;;500,00;12-01-2026',
    )
    const { importId, ...checked } = await check(on, file)
    expect(checked).toMatchObject({ refusedCount: 3, createdCount: 1 })
    const problems = await problemsOf(on, importId)
    expect(problems.map(({ rowNumber, field }) => `${rowNumber} ${field}`)).toEqual(['2 Beløb', '3 ', '4 Beløb'])
  })

  it('warns about an invoice number that another case or another row has', async () => {
    const on = await given()
    await givenCase(api, { ...on, vouchers: [{ referenceId: 'F-1', amount: 100 }] })
    const { importId, warningCount } = await check(
      on,
      fileOf('K-1;Ida;;;F-1;;10,00;12-01-2026', 'K-2;Bo;;;F-2;;10,00;12-01-2026', 'K-3;Kai;;;F-2;;10,00;12-01-2026'),
    )
    expect(warningCount).toBe(2)
    expect((await problemsOf(on, importId)).map(({ message }) => message.en)).toEqual([
      'The invoice number “F-1” is already on another case of the creditor.',
      'The invoice number “F-2” is also in row 3, for another customer.',
    ])
  })

  it('reads spreadsheets and NDJSON, and names the creditor by its reference', async () => {
    const on = await given()
    const sheet = await spreadsheetOf([
      headings.split(';'),
      ['K-1', 'Ida', '', 'S-1', 'F-1', '', 1250.5, { serial: 46_034 }],
    ])
    const asSheet = { mapping: { ...mapping, decimalSeparator: null, dateFormat: null }, fileName: 'a.xlsx' }
    expect(await importFile(on, sheet, asSheet)).toMatchObject({ format: 'xlsx', createdCount: 1 })
    const line = {
      creditorReference: 'NORD',
      currency: 'DKK',
      migratedId: 'S-9',
      customer: { referenceId: 'K-9', users: [{ details: { name: 'Åse' } }] },
      caseVouchers: [
        {
          voucherTypeId: standardType.principal,
          amount: 500,
          source: 'CREDITOR',
          date: '2026-01-01',
          referenceId: 'F-9',
          referenceVouchers: [
            { voucherTypeId: standardType.deposit, amount: 200, source: 'CREDITOR', date: '2026-01-02' },
          ],
        },
      ],
    }
    const lines = [line, { ...line, customer: {} }, { ...line, surprise: 1 }, { ...line, creditorReference: 'X' }]
    const ndjson = `${lines.map((each) => JSON.stringify(each)).join('\n')}\n{"a":1,"a":2}\n[1]\n{"__proto__":{"x":1}}\n`
    const query = { query: 'kind=cases', fileName: 'a.ndjson' }
    const imported = await importFile(on, ndjson, query)
    expect(imported).toMatchObject({ format: 'ndjson', createdCount: 1, refusedCount: 6 })
    expect((await problemsOf(on, imported.importId)).map(({ rowNumber, field }) => `${rowNumber} ${field}`)).toEqual([
      '2 /customer/referenceId',
      '3 /surprise',
      '4 creditorReference',
      '5 ',
      '6 ',
      '7 ',
    ])
    expect((await casesOf(on)).map(({ outstanding }) => outstanding)).toEqual([125_050, 300])
  })
})

describe('importing customers and creditors', () => {
  it('creates and changes them by their references', async () => {
    const on = await given()
    const file = 'Creditor;Name;City\nNORD;Nord A/S;Aarhus\nSYD;Syd ApS;\n'
    const columns = { creditorReference: 'Creditor', name: 'Name', city: 'City' }
    const options = { query: 'kind=creditors', mapping: { ...mapping, columns } }
    expect(await importFile(on, file, options)).toMatchObject({ createdCount: 1, updatedCount: 1 })
    expect(await importFile(on, file, options)).toMatchObject({ unchangedCount: 2 })
    const customers = 'Kundenr,Navn,Telefon\nK-1,Ida,+47 22 12 34 56\nK-1,Ida Krogh,20123456\nK-2,Bo,12ab\n'
    const mapped = { columns: { customerReference: 'Kundenr', name: 'Navn', phone: 'Telefon' } }
    const people = {
      query: `kind=customers&creditorId=${on.creditorId}`,
      mapping: { ...mapping, ...mapped },
    }
    expect(await importFile(on, customers, people)).toMatchObject({ createdCount: 2, refusedCount: 1 })
    const [customer] = (await api.get('/customers', on)).body.items
    expect(customer.users[0].details).toMatchObject({ name: 'Ida Krogh', phone: { locale: '45', number: '20123456' } })
  })
})

describe('an import', () => {
  it('is worked on by several workers, of which some die, without doing anything twice', async () => {
    const on = await given()
    const rows = Array.from(
      { length: 700 },
      (_, index) => `K-${index};Navn ${index};;S-${index};F-${index};;1,00;12-01-2026`,
    )
    const { importId } = await check(on, fileOf(...rows))
    await api.post(`/imports/${importId}/confirm`, undefined, on)
    let chunks = 0
    const dying = {
      ...api.services,
      clock: {
        now: () => {
          chunks += 1
          if (chunks > 4) throw new Error('killed')
          return api.clock.now()
        },
      },
    }
    await expect(runQueuedImports(dying)).rejects.toThrow('killed')
    const { doneRows } = (await api.get(`/imports/${importId}`, on)).body
    expect(doneRows).toBeGreaterThan(1)
    expect(doneRows).toBeLessThan(701)
    // The lease of the dead worker has not ended yet.
    expect(await runQueuedImports(api.services)).toBe(0)
    api.clock.advance({ ms: 5 * 60_000 })
    await Promise.all([runQueuedImports(api.services), runQueuedImports(api.services)])
    expect((await api.get(`/imports/${importId}`, on)).body).toMatchObject({ state: 'COMPLETED', createdCount: 700 })
    const [count] = (await api.database.read(
      on.as.tenantId,
      sql`select count(*)::integer as cases, count(distinct migrated_id)::integer as references from cases
          where tenant_id = ${on.as.tenantId}::uuid`,
    )) as [{ cases: number; references: number }]
    expect(count).toEqual({ cases: 700, references: 700 })
  })

  it('can be cancelled, which deletes its file, and never continues', async () => {
    const on = await given()
    const { importId } = await check(on, twoCases)
    const cancelled = await api.post(`/imports/${importId}/cancel`, undefined, on)
    expect(cancelled.body).toMatchObject({ state: 'CANCELLED', finishedAt: expect.any(String) })
    for (const path of ['confirm', 'cancel']) {
      expect((await api.post(`/imports/${importId}/${path}`, undefined, on)).body.code).toBe('import-state')
    }
    expect((await api.get('/files', on)).body.items).toEqual([])
  })

  it('needs the scopes of what it creates, also when it runs', async () => {
    const on = await given()
    const { tenantId } = on.as
    const scopes = ['write:imports', 'read:imports', 'write:cases', 'write:customers', 'write:case-vouchers']
    const few = { ...on.as, ...(await api.createToken(tenantId, scopes.slice(0, 3))) }
    const refused = await upload({ ...on, as: few }, twoCases)
    expect([refused.status, refused.body.code]).toEqual([403, 'import-not-permitted'])
    expect(refused.body.message).toContain('write:case-vouchers')
    const full = { ...on.as, ...(await api.createToken(tenantId, scopes)) }
    const { importId } = await check({ ...on, as: full }, twoCases)
    expect((await api.post(`/imports/${importId}/confirm`, undefined, { as: few })).status).toBe(403)
    expect((await api.post(`/imports/${importId}/confirm`, undefined, { as: full })).status).toBe(200)
    expect((await api.delete(`/tokens/${full.tokenId}`, on)).status).toBe(200)
    await runQueuedImports(api.services)
    expect((await api.get(`/imports/${importId}`, on)).body).toMatchObject({ state: 'FAILED', createdCount: 0 })
    expect(await casesOf(on)).toEqual([])
  })

  it('is refused if the file, the mapping or the creditor cannot be used', async () => {
    const on = await given()
    const other = await given()
    const answers = [
      await upload(on, 'x', { fileName: 'a.exe' }),
      await upload(on, ' \n \n'),
      await upload(on, Buffer.from([0xff, 0x81, 0x00])),
      await upload(on, twoCases, { query: `kind=cases&creditorId=${other.creditorId}` }),
      await upload(on, twoCases, { mapping: { ...mapping, columns: { amount: 'Findes ikke' } } }),
      await upload(on, twoCases, { query: 'kind=cases', mapping }),
      await upload(on, twoCases, { mapping: { ...mapping, columns: { amount: { toString: 'Beløb' } } } }),
      await upload(on, twoCases, { mapping: { ...mapping, decimalSeparator: null } }),
    ]
    expect(answers.map(({ status, body }) => [status, body.errors?.[0]?.path ?? body.code])).toEqual([
      [422, 'import-file-refused'],
      [422, 'import-file-refused'],
      [422, 'import-file-refused'],
      [422, '/creditorId'],
      [422, '/mapping/columns/amount'],
      [422, '/creditorId'],
      [422, '/mapping/columns/amount'],
      [422, '/mapping/decimalSeparator'],
    ])
    expect((await api.get('/files', on)).body.items).toEqual([])
  })

  it('that nobody confirms is cancelled after 30 days, and refused rows are forgotten', async () => {
    const on = await given()
    const waiting = await check(on, twoCases)
    const done = await importFile(on, fileOf('K-1;Ida;;S-1;F-1;;x;12-01-2026'))
    expect(await problemsOf(on, done.importId)).toHaveLength(1)
    api.clock.advance({ ms: 31 * 24 * 3_600_000 })
    await sweepImports(api.services)
    expect((await api.get(`/imports/${waiting.importId}`, on)).body.state).toBe('CANCELLED')
    expect(await problemsOf(on, done.importId)).toEqual([])
  })
})

describe('a demand that the creditor sent', () => {
  const columns = { ...mapping.columns, dueDate: 'Forfald', demandDate: 'Påkrav', demandDeadline: 'Frist' }
  const withDemand = { mapping: { ...mapping, columns } }
  const rows = (deadline: string): string =>
    [
      `${headings};Forfald;Påkrav;Frist`,
      `K-1;Ida Krogh;;S-1;F-1;;1.000,00;01-12-2025;15-12-2025;02-01-2026;${deadline}`,
      `K-1;Ida Krogh;;S-1;O-1;collection-cost;400,00;01-02-2026;;02-01-2026;${deadline}`,
    ].join('\r\n')

  it('is recorded once, and the costs of the file wait for its deadline', async () => {
    const on = await given()
    await api.patch(`/creditors/${on.creditorId}`, { address: { country: 'DK' } }, on)
    const early = await check(on, rows('01-02-2026'), withDemand)
    expect(await problemsOf(on, early.importId)).toContainEqual(
      expect.objectContaining({ rowNumber: 3, field: 'Beløb', severity: 'error' }),
    )
    const done = await importFile(on, rows('12-01-2026'), withDemand)
    expect(done).toMatchObject({ state: 'COMPLETED', refusedCount: 0 })
    const [{ id: caseId }] = await casesOf(on)
    const facts = async () => (await api.get(`/limitation-facts?caseId=${caseId}`, on)).body.items
    expect(await facts()).toMatchObject([
      { kind: 'demand', date: '2026-01-02', deadline: '2026-01-12', channel: 'LETTER' },
    ])
    await importFile(on, rows('12-01-2026'), withDemand)
    expect(await facts()).toHaveLength(1)
  })

  it('needs a deadline that is a date', async () => {
    const on = await given()
    const { importId } = await check(on, rows('snart'), withDemand)
    expect(await problemsOf(on, importId)).toContainEqual(expect.objectContaining({ field: 'Frist' }))
  })
})
