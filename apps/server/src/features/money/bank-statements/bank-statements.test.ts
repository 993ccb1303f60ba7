import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, type GivenCase } from '../../../../test/given.ts'
import { LockHolder } from '../../../../test/lock-holder.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { S3Server } from '../../../../test/s3-server.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { BucketClient } from '../../../platform/files/bucket-client.ts'
import { BucketFolder } from '../../../platform/files/bucket-folder.ts'
import { DiskFolder } from '../../../platform/files/disk-folder.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'
import { importFromFolder } from './import-from-folder.ts'
import { matchQueuedFiles } from './match-bank-lines.ts'
import { type GivenEntry, statementOf } from '../../../../test/bank-statements.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }

/** A tenant with a creditor number and a client account in DKK. */
async function givenTenant(): Promise<TestTenant> {
  const as = await api.createTenant('Bank')
  await api.patch('/settings', { fiCreditorNumber: '81234567' }, { as })
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK' }
  expect((await api.post('/transaction-accounts', account, { as })).status).toBe(201)
  return as
}

async function send(as: TestTenant, text: string, fileName = 'a.xml', query = ''): Promise<Answer> {
  return api.post(`/bank-files${query}`, { fileName, content: Buffer.from(text).toString('base64') }, { as })
}

/** Imports a statement and matches its lines. */
async function importLines(as: TestTenant, entries: readonly GivenEntry[]): Promise<any[]> {
  const imported = await send(as, statementOf(entries))
  expect(imported.status, imported.text).toBe(200)
  await matchQueuedFiles(api.services)
  const { body } = await api.get(`/bank-lines?pageSize=500&bankFileId=${imported.body.files[0].bankFileId}`, { as })
  return body.items
}

async function referenceOf(as: TestTenant, { caseId }: GivenCase): Promise<string> {
  const { body } = await api.get(`/cases/${caseId}/payment-references`, { as })
  return body.references[0].reference
}

async function outstandingOf(as: TestTenant, { caseId }: GivenCase): Promise<number> {
  return (await api.get(`/cases/${caseId}`, { as })).body.outstanding
}

/** The invariants of `fordring verify` that do not hold. */
async function problemsOf(tenantId: string): Promise<unknown> {
  const { checks } = await verifyLedger(api.database, [{ tenantId, name: 'Bank' }])
  return checks.filter(({ ok }) => !ok)
}

describe('importing a bank file', () => {
  it('200: adds lines, books exact references, announces and audits it', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    const imported = await send(as, statementOf([{ amount: 20_000, reference: await referenceOf(as, given) }]))
    expect(imported.status, imported.text).toBe(200)
    const [{ importedBefore, ...file }] = imported.body.files
    expect(importedBefore).toBe(false)
    expect(file).toMatchObject({ format: 'camt.053', lineCount: 1, newLineCount: 1, waitingCount: 1, bookedCount: 0 })
    expect(await outstandingOf(as, given)).toBe(120_000)
    await matchQueuedFiles(api.services)
    expect((await api.get(`/bank-files/${file.bankFileId}`, { as })).body).toMatchObject({
      waitingCount: 0,
      bookedCount: 1,
    })
    expect(await outstandingOf(as, given)).toBe(100_000)
    const [line] = (await api.get('/bank-lines?state=BOOKED', { as })).body.items
    const { bookings } = (await api.get(`/bank-lines/${line.bankLineId}`, { as })).body
    expect(bookings).toMatchObject([{ caseId: given.caseId, amount: 20_000, automatic: true, undone: false }])
    const { items } = (await api.get(`/case-vouchers/${given.caseId}`, { as })).body
    expect(items.at(-1)).toMatchObject({
      caseVoucherId: bookings[0].caseVoucherId,
      source: 'COLLECTOR',
      text: 'Klientkonto',
      uniqueId: `bank-line ${line.bankLineId} ${bookings[0].bankBookingId}`,
      // The value date, at midnight in Copenhagen.
      date: '2026-02-26T23:00:00.000Z',
    })
    expect(await auditOf(api, file.bankFileId, as)).toMatchObject([{ operation: 'import-bank-file', after: file }])
    expect(await auditOf(api, line.bankLineId, as)).toMatchObject([{ operation: 'book-bank-line', after: line }])
  })

  it('200: the same file, an overlapping file, and two files at once book nothing twice', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    const reference = await referenceOf(as, given)
    const first = { amount: 1_000, reference, bankReference: 'X1' }
    const second = { amount: 2_000, reference, bankReference: 'X2' }
    const same = statementOf([first])
    const answers = await Promise.all([send(as, same), send(as, same), send(as, same)])
    expect(new Set(answers.map(({ body }) => body.files[0].bankFileId)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.files[0].importedBefore)).toHaveLength(1)
    await Promise.all([matchQueuedFiles(api.services), matchQueuedFiles(api.services)])
    const overlapping = (await send(as, statementOf([first, second], { format: 'camt.054' }))).body.files[0]
    expect([overlapping.lineCount, overlapping.newLineCount]).toEqual([2, 1])
    await matchQueuedFiles(api.services)
    expect(await outstandingOf(as, given)).toBe(117_000)
  })

  it('200: the transactions of a batch replace its sum, unless somebody has booked it', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    const reference = await referenceOf(as, given)
    const sum = { amount: 5_000, bankReference: 'B1', text: 'Samlet indbetaling' }
    const [sumLine] = await importLines(as, [sum])
    expect(sumLine.state).toBe('OPEN')
    const parts = [
      { amount: 2_000, reference },
      { amount: 3_000, text: 'Ukendt' },
    ]
    const batch = await importLines(as, [{ ...sum, parts }])
    expect(batch.map(({ amount, state }) => `${amount} ${state}`)).toEqual(['2000 BOOKED', '3000 OPEN'])
    expect((await api.get(`/bank-lines/${sumLine.bankLineId}`, { as })).body.state).toBe('REPLACED')
    const [booked] = await importLines(as, [{ ...sum, bankReference: 'B2' }])
    const body = { payments: [{ caseId: given.caseId }] }
    expect((await api.post(`/bank-lines/${booked.bankLineId}/book`, body, { as })).status).toBe(200)
    expect(await importLines(as, [{ ...sum, bankReference: 'B2', parts }])).toEqual([])
    expect(await problemsOf(as.tenantId)).toEqual([])
  })

  it('422: a broken file, an unknown account and another currency are refused whole, with line and reason', async () => {
    const as = await givenTenant()
    const entries = [{ amount: 100 }, { amount: 200 }]
    const broken = await send(as, statementOf(entries).replace('2.00', 'x'))
    expect([broken.status, broken.body.code, broken.body.line]).toEqual([422, 'bank-file-refused', 4])
    const foreign = await send(as, statementOf(entries, { account: 'DK5099990045678912' }))
    expect(foreign.body).toMatchObject({ code: 'bank-file-refused', line: 3, fileName: 'a.xml' })
    expect(foreign.body.message).toContain('DK5099990045678912')
    const euros = await send(as, statementOf(entries, { currency: 'EUR' }))
    expect(euros.body.message).toContain('not one of the transaction accounts in EUR')
    expect((await send(as, 'x', 'a.exe')).status).toBe(422)
    expect((await api.get('/bank-lines', { as })).body.items).toEqual([])
  })

  it('422: the account of another tenant is unknown', async () => {
    const owner = await givenTenant()
    const stranger = await api.createTenant('Fremmed')
    expect((await send(stranger, statementOf([{ amount: 100 }]))).body.code).toBe('bank-file-refused')
    const [line] = await importLines(owner, [{ amount: 100 }])
    for (const path of [`/bank-lines/${line.bankLineId}`, `/bank-files/${line.bankFileId}`]) {
      expect((await api.get(path, { as: stranger })).status).toBe(404)
    }
    const undone = await api.post(`/bank-lines/${line.bankLineId}/undo`, {}, { as: stranger })
    expect(undone.status).toBe(404)
  })

  it('200: accepts an upload as a form, and keeps nothing of it in the file store', async () => {
    const as = await givenTenant()
    const boundary = 'b'
    const content = statementOf([{ amount: 700, text: 'Form' }])
    const form = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n${content}\r\n--${boundary}--\r\n`
    const response = await api.app.inject({
      method: 'POST',
      url: `/v1/${as.tenantId}/bank-files`,
      headers: { authorization: `Bearer ${as.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: form,
    })
    expect(response.statusCode, response.body).toBe(200)
    const left = []
    for await (const { key } of api.services.files.list(as.tenantId)) left.push(key)
    expect(left).toEqual([])
  })

  it('200: reads CSV with a saved mapping', async () => {
    const as = await givenTenant()
    const [{ transactionAccountId }] = (await api.get('/transaction-accounts', { as })).body.items
    const mapping = {
      ...{ name: 'Netbank', transactionAccountId, delimiter: ';', decimalSeparator: ',', dateFormat: 'DD-MM-YYYY' },
      columns: { bookingDate: 'Dato', amount: 'Beløb', text: 'Tekst' },
    }
    const { body } = await api.post('/bank-csv-mappings', mapping, { as })
    const query = `?bankCsvMappingId=${body.bankCsvMappingId}`
    const csv = 'Dato;Beløb;Tekst\n27-02-2026;12,50;Betaling\n'
    expect((await send(as, csv, 'a.csv', query)).body.files).toMatchObject([{ format: 'csv', newLineCount: 1 }])
    expect((await send(as, `${csv}\n`, 'b.csv', query)).body.files).toMatchObject([{ newLineCount: 0 }])
    expect((await send(as, csv, 'a.csv')).body.code).toBe('bank-file-refused')
    expect((await send(as, csv, 'a.csv', `?bankCsvMappingId=${newId()}`)).body.code).toBe('unknown-reference')
    const account = await api.delete(`/transaction-accounts/${transactionAccountId}`, { as })
    expect([account.status, account.body.code]).toEqual([422, 'in-use'])
  })
})

describe('the watched folder', () => {
  it('imports settled files once, refuses broken ones with a reason, and follows no links', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    const folder = await mkdtemp(join(tmpdir(), 'fordring-bank-'))
    const own = join(folder, as.tenantId)
    await mkdir(own)
    await mkdir(join(folder, newId()))
    const text = statementOf([{ amount: 5_000, reference: await referenceOf(as, given) }])
    await writeFile(join(own, 'a.xml'), text)
    await writeFile(join(own, 'b.xml.part'), text)
    await writeFile(join(own, 'c.xml'), 'x')
    await symlink('/etc/hostname', join(own, 'd.xml'))
    const outcomes = (): Promise<string[]> =>
      importFromFolder(api.services, new DiskFolder(folder)).then((all) =>
        all.map(({ fileName, state }) => `${fileName} ${state}`),
      )
    // The clock of the test is before the files were written, as for a file that is still being written.
    expect(await outcomes()).toEqual([])
    const old = new Date('2026-03-01')
    for (const name of ['a.xml', 'b.xml.part', 'c.xml']) await utimes(join(own, name), old, old)
    expect(await outcomes()).toEqual(['a.xml imported', 'c.xml refused'])
    expect(await readFile(join(own, 'refused', 'c.xml.txt'), 'utf8')).toMatch(/c\.xml, line 1: The file is not XML/)
    // As if the process had died before it moved the file.
    await rename(join(own, 'imported', 'a.xml'), join(own, 'a.xml'))
    expect(await outcomes()).toEqual(['a.xml imported'])
    await matchQueuedFiles(api.services)
    expect(await outstandingOf(as, given)).toBe(115_000)
    expect(await readdir(own)).toEqual(['b.xml.part', 'd.xml', 'imported', 'refused'])
    await rm(folder, { recursive: true })
  })

  it('can be a prefix of a bucket, also with many files, for CSV, and while the bucket does not answer', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    const [{ transactionAccountId }] = (await api.get('/transaction-accounts', { as })).body.items
    const mapping = {
      ...{ name: 'Netbank', transactionAccountId, delimiter: ';', decimalSeparator: ',', dateFormat: 'DD-MM-YYYY' },
      columns: { bookingDate: 'Dato', amount: 'Beløb', text: 'Tekst' },
    }
    const { bankCsvMappingId } = (await api.post('/bank-csv-mappings', mapping, { as })).body
    const server = await new S3Server().start()
    const folder = new BucketFolder(server.config, 'bank/in/')
    const put = (path: string, text: string | Buffer): Promise<unknown> =>
      new BucketClient(server.config).s3.putObject(path, text)
    const own = `bank/in/${as.tenantId}`
    const [first, second] = ['Kontoudtog & æøå 1.xml', '2.xml']
    const text = statementOf([{ amount: 5_000, reference: await referenceOf(as, given) }])
    await put(`${own}/${first}`, text)
    await put(`${own}/`, '')
    await put(`${own}/broken.xml`, 'x')
    await put(`${own}/large.xml`, Buffer.alloc(25 * 1024 * 1024 + 1))
    await put(`${own}/${bankCsvMappingId}/a.csv`, 'Dato;Beløb;Tekst\n27-02-2026;12,50;Betaling\n')
    await put(`${own}/imported/before.xml`, text)
    // Not of this folder, and of nobody.
    await put(`bank/${as.tenantId}/other.xml`, text)
    await put(`bank/in/${newId()}/stranger.xml`, text)
    server.pageSizeMax = 2
    const outcomes = (): Promise<string[]> =>
      importFromFolder(api.services, folder).then((all) => all.map(({ fileName, state }) => `${fileName} ${state}`))
    server.faults.push({ status: 503 })
    await expect(outcomes()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await outcomes()).toEqual([`${first} imported`, 'broken.xml refused', 'large.xml refused', 'a.csv imported'])
    expect(String(server.objects.get(`${own}/refused/broken.xml.txt`)?.content)).toMatch(/line 1: The file is not XML/)
    expect(server.objects.get(`${own}/refused/large.xml`)?.content).toHaveLength(25 * 1024 * 1024 + 1)
    const keys = [...server.objects.keys()].filter((key) => key.startsWith(own)).map((key) => key.slice(own.length))
    expect(keys.toSorted()).toEqual([
      '/',
      `/${bankCsvMappingId}/imported/a.csv`,
      `/imported/${first}`,
      '/imported/before.xml',
      '/refused/broken.xml',
      '/refused/broken.xml.txt',
      '/refused/large.xml',
      '/refused/large.xml.txt',
    ])
    // The same content again, and two processes at once.
    await put(`${own}/${second}`, text)
    const both = (await Promise.all([outcomes(), outcomes()])).flat()
    expect(new Set(both)).toEqual(new Set([`${second} imported`]))
    await matchQueuedFiles(api.services)
    expect(await outstandingOf(as, given)).toBe(115_000)
    expect((await api.get('/bank-files', { as })).body.items).toHaveLength(2)
    await folder.close()
    await server.stop()
  })

  it('moves files of a bucket whatever characters their names have, so that the next pass finds none', async () => {
    const as = await givenTenant()
    const server = await new S3Server().start()
    const folder = new BucketFolder(server.config, 'bank in/æ+%/')
    const own = `bank in/æ+%/${as.tenantId}`
    const names = ['100% & 5%25.xml', 'a%20b.xml', 'c+d.xml', 'konto udtog.xml', 'æøå (1).xml']
    const good = new Map(names.map((name) => [name, Buffer.from(statementOf([{ amount: 100 }]))]))
    for (const [name, content] of good) {
      server.put(`${own}/${name}`, content)
      server.put(`${own}/x ${name}`, Buffer.from('x'))
    }
    const outcomes = await importFromFolder(api.services, folder)
    expect(outcomes.map(({ fileName, state }) => `${fileName} ${state}`)).toEqual(
      [...names.map((name) => `${name} imported`), ...names.map((name) => `x ${name} refused`)].toSorted(),
    )
    for (const [name, content] of good) {
      expect(server.objects.get(`${own}/imported/${name}`)?.content).toEqual(content)
      expect(String(server.objects.get(`${own}/refused/x ${name}`)?.content)).toBe('x')
      expect(String(server.objects.get(`${own}/refused/x ${name}.txt`)?.content)).toMatch(/line 1: The file is not XML/)
    }
    expect(server.objects.size).toBe(names.length * 3)
    expect(await importFromFolder(api.services, folder)).toEqual([])
    await folder.close()
    await server.stop()
  })
})

describe('matching', () => {
  it('books nothing that needs a person, and says why', async () => {
    const as = await givenTenant()
    const small = await givenCase(api, { as, vouchers: [1_000] })
    const kroner = await givenCase(api, { as, currency: 'SEK', vouchers: [1_000] })
    const other = await givenCase(api, { as, vouchers: [1_000] })
    const stranger = await givenTenant()
    const references = [await referenceOf(as, small), await referenceOf(as, other)]
    const lines = await importLines(as, [
      { amount: 1_500, reference: references[0]! },
      { amount: 900, reference: (await referenceOf(as, kroner)).replace(/^0+/, '') },
      { amount: 900, references },
      { amount: 900, reference: '000000000099999' },
      { amount: 900, reference: references[0]!, valueDate: '2026-03-20' },
      { amount: 900, reference: references[0]!, isDebit: true },
    ])
    expect(lines.map(({ state, reason }) => `${state} ${reason ?? '-'}`)).toEqual([
      'OPEN overpayment',
      'OPEN currency-mismatch',
      'OPEN several-references',
      'OPEN -',
      'OPEN payment-date-in-future',
      'SET_ASIDE OUTGOING',
    ])
    // The reference of a case of another tenant means the case of that number of this tenant, or none.
    expect((await importLines(stranger, [{ amount: 900, reference: references[0]! }]))[0].state).toBe('OPEN')
    expect(await outstandingOf(as, small)).toBe(1_000)
  })

  it('suggests cases with score and reasons, the likeliest first', async () => {
    const as = await givenTenant()
    const invoiced = await givenCase(api, { as, vouchers: [{ amount: 5_000, referenceId: 'B-2024-17' }] })
    const mentioned = await givenCase(api, { as, vouchers: [7_000] })
    const reference = await referenceOf(as, mentioned)
    const [line] = await importLines(as, [{ amount: 5_000, text: `Faktura b-2024-17 og ${reference}` }])
    expect(line).toMatchObject({ state: 'OPEN', bestScore: 80 })
    const { suggestions } = (await api.get(`/bank-lines/${line.bankLineId}`, { as })).body
    expect(suggestions).toMatchObject([
      { caseId: invoiced.caseId, score: 80, reasons: ['invoice-number', 'amount'], outstanding: 5_000 },
      { caseId: mentioned.caseId, score: 80, reasons: ['reference-in-text'], outstanding: 7_000 },
    ])
    // Afterwards, the payer is known.
    const body = { payments: [{ caseId: mentioned.caseId }] }
    await api.post(`/bank-lines/${line.bankLineId}/book`, body, { as })
    const [next] = await importLines(as, [{ amount: 100, text: 'Afdrag' }])
    const later = (await api.get(`/bank-lines/${next.bankLineId}`, { as })).body.suggestions
    expect(later).toMatchObject([{ caseId: mentioned.caseId, reasons: ['payer-account', 'payer-name'], score: 45 }])
  })

  it('takes as many statements for many lines as for few', async () => {
    const as = await givenTenant()
    const count = async (lineCount: number, name: string): Promise<number> => {
      const entries = Array.from({ length: lineCount }, (_, index) => ({
        amount: 100 + index,
        text: `${name} ${index}`,
      }))
      await send(as, statementOf(entries))
      let statements = 0
      const database = new Proxy(api.services.database, {
        get: (target, name) => {
          const value = Reflect.get(target, name) as unknown
          if (name === 'inTenantClosing' || name === 'read' || name === 'asWorker') statements += 1
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        },
      })
      await matchQueuedFiles({ ...api.services, database })
      return statements
    }
    expect(await count(400, 'mange')).toBe(await count(1, 'en'))
  })
})

describe('working on a line', () => {
  it('422: a booking without payments names the field that must not be empty', async () => {
    const as = await givenTenant()
    const [line] = await importLines(as, [{ amount: 900 }])
    const refused = await api.post(`/bank-lines/${line.bankLineId}/book`, { payments: [] }, { as })
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: '/payments', message: 'must not be empty' })])
  })

  it('200: books on several cases, previews it, and keeps the rest in suspense', async () => {
    const as = await givenTenant()
    const [one, two] = [
      await givenCase(api, { as, vouchers: [3_000] }),
      await givenCase(api, { as, vouchers: [9_000] }),
    ]
    const [line] = await importLines(as, [{ amount: 10_000, text: 'Begge sager' }])
    const path = `/bank-lines/${line.bankLineId}/book`
    const body = {
      payments: [
        { caseId: one.caseId, amount: 3_000 },
        { caseId: two.caseId, amount: 5_000 },
      ],
    }
    const preview = await api.post(path, body, { as, headers: { prefer: 'dry-run' } })
    expect(preview.body.payments).toMatchObject(
      [
        { caseId: one.caseId, outstanding: 0, status: 'ENDED' },
        { caseId: two.caseId, outstanding: 4_000, unallocated: 0 },
      ].toSorted((a, b) => (a.caseId < b.caseId ? -1 : 1)),
    )
    expect(await outstandingOf(as, one)).toBe(3_000)
    const booked = await api.post(path, body, { as })
    expect(booked.body.line).toMatchObject({ state: 'OPEN', bookedAmount: 8_000 })
    const again = await api.post(path, { payments: [{ caseId: two.caseId, amount: 2_001 }] }, { as })
    expect(again.body).toMatchObject({ code: 'bank-line-exceeded', left: 2_000 })
    const twice = await api.post(path, { payments: [{ caseId: two.caseId, amount: 100 }] }, { as })
    expect([twice.status, twice.body.code]).toEqual([422, 'bank-line-state'])
    expect((await api.get('/bank-lines/suspense', { as })).body.accounts).toMatchObject([
      { name: 'Klientkonto', currency: 'DKK', count: 1, amount: 2_000, oldest: '2026-02-27', olderThan30Days: 0 },
    ])
    const undone = await api.post(`/bank-lines/${line.bankLineId}/undo`, {}, { as })
    expect(undone.body).toMatchObject({ state: 'OPEN', bookedAmount: 0 })
    expect([await outstandingOf(as, one), await outstandingOf(as, two)]).toEqual([3_000, 9_000])
    const over = await api.post(path, { payments: [{ caseId: one.caseId }] }, { as })
    expect(over.body).toMatchObject({ line: { state: 'BOOKED' }, payments: [{ unallocated: 7_000, outstanding: 0 }] })
    expect(await problemsOf(as.tenantId)).toEqual([])
  })

  it('200: sets a line aside and takes it back', async () => {
    const as = await givenTenant()
    const [line] = await importLines(as, [{ amount: 500, text: 'Kontingent' }])
    const path = `/bank-lines/${line.bankLineId}`
    const aside = await api.post(`${path}/set-aside`, { reason: 'NOT_OURS', note: 'Idrætsforening' }, { as })
    expect(aside.body).toMatchObject({ state: 'SET_ASIDE', reason: 'NOT_OURS', note: 'Idrætsforening' })
    expect((await api.get('/bank-lines/suspense', { as })).body.accounts[0].amount).toBe(500)
    expect((await api.post(`${path}/set-aside`, { reason: 'REFUND' }, { as })).body.code).toBe('bank-line-state')
    expect((await api.post(`${path}/undo`, {}, { as })).body).toMatchObject({ state: 'OPEN', reason: null })
    expect((await api.post(`${path}/undo`, {}, { as })).body.code).toBe('bank-line-state')
  })

  it('200: a returned payment is owed again, and the return can be undone', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as, vouchers: [4_000] })
    const [paid] = await importLines(as, [{ amount: 4_000, reference: await referenceOf(as, given) }])
    expect((await api.get(`/cases/${given.caseId}`, { as })).body.status).toBe('ENDED')
    const [returning] = await importLines(as, [{ amount: 4_000, isDebit: true, isReturn: true }])
    const path = `/bank-lines/${returning.bankLineId}`
    const { returnable } = (await api.get(path, { as })).body
    expect(returnable.map(({ bankLineId }: { bankLineId: string }) => bankLineId)).toEqual([paid.bankLineId])
    const wrong = await api.post(`${path}/return`, { returnsBankLineId: returning.bankLineId }, { as })
    expect(wrong.body.errors).toMatchObject([{ path: '/returnsBankLineId' }])
    const returned = await api.post(`${path}/return`, { returnsBankLineId: paid.bankLineId }, { as })
    expect(returned.body, returned.text).toMatchObject({ state: 'BOOKED', returnsBankLineId: paid.bankLineId })
    expect(await outstandingOf(as, given)).toBe(4_000)
    expect((await api.get(`/bank-lines/${paid.bankLineId}`, { as })).body.state).toBe('RETURNED')
    expect(await problemsOf(as.tenantId)).toEqual([])
    expect((await api.post(`${path}/undo`, {}, { as })).body.state).toBe('OPEN')
    expect((await api.get(`/bank-lines/${paid.bankLineId}`, { as })).body.state).toBe('OPEN')
    expect(await problemsOf(as.tenantId)).toEqual([])
  })

  it('422: the deposit of a line is not reversed on the case', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    const [line] = await importLines(as, [{ amount: 4_000, reference: await referenceOf(as, given) }])
    const { bookings } = (await api.get(`/bank-lines/${line.bankLineId}`, { as })).body
    const path = `/case-vouchers/${given.caseId}/${bookings[0].caseVoucherId}/reverse`
    expect((await api.post(path, { isFromBank: true }, { as })).body.code).toBe('voucher-from-bank')
  })

  it('200 or 422: many people book a line once', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    const [line] = await importLines(as, [{ amount: 4_000, text: 'Betaling' }])
    const body = { payments: [{ caseId: given.caseId }] }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.post(`/bank-lines/${line.bankLineId}/book`, body, { as })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
    expect(await outstandingOf(as, given)).toBe(116_000)
  })

  it('takes over the file of a worker that died soon, and of one that is slow without losing its lines', async () => {
    const as = await givenTenant()
    const reference = await referenceOf(as, await givenCase(api, { as }))
    const statesOf = async (): Promise<string[]> =>
      (await api.get('/bank-lines', { as })).body.items.map(({ state }: { state: string }) => state)
    expect(
      (
        await send(
          as,
          statementOf([
            { amount: 100, reference },
            { amount: 200, reference },
          ]),
        )
      ).status,
    ).toBe(200)
    // As a worker does that is killed before its first line.
    const { leasedUntil } = await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.one(sql<{ leasedUntil: Date }>`
        update bank_match_queue set leased_until = ${api.clock.now()}::timestamptz + interval '20 seconds'
        where tenant_id = ${as.tenantId}::uuid returning leased_until as "leasedUntil"`),
    )
    await matchQueuedFiles(api.services)
    expect(await statesOf()).toEqual(['NEW', 'NEW'])
    api.clock.set(leasedUntil)
    const slow = await LockHolder.connect(api.databaseUrl)
    await slow.holdFor(as.tenantId, `select from bank_lines where tenant_id = $1 and amount = 200 for update`, [
      as.tenantId,
    ])
    const matching = matchQueuedFiles(api.services)
    await slow.waitForWaiters()
    await slow.release()
    await slow.close()
    await matching
    expect(await statesOf()).toEqual(['BOOKED', 'BOOKED'])
  })

  it('401: needs its own scope', async () => {
    const as = await givenTenant()
    const { token, tokenId } = await api.createToken(as.tenantId, ['write:case-vouchers', 'read:bank-statements'])
    const narrow = { ...as, token, tokenId }
    expect((await send(narrow, statementOf([{ amount: 100 }]))).status).toBe(401)
    expect((await api.get('/bank-lines', { as: narrow })).status).toBe(200)
  })

  it('is protected by the database', async () => {
    const as = await givenTenant()
    const [line] = await importLines(as, [{ amount: 400 }])
    const set = (change: string): Promise<unknown> =>
      api.database.inTenant(as.tenantId, (transaction) =>
        transaction.run(
          change === 'booked'
            ? sql`update bank_lines set booked_amount = 401 where tenant_id = ${as.tenantId}::uuid`
            : sql`update bank_lines set amount = 1 where tenant_id = ${as.tenantId}::uuid`,
        ),
      )
    await expect(set('booked')).rejects.toThrow(/bank_lines_booked_in_range/)
    await expect(set('amount')).rejects.toThrow(/permission denied/)
    expect(line.amount).toBe(400)
  })
})
