import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import {
  danishAccount,
  givenCase,
  givenCaseVoucher,
  givenContact,
  givenCreditor,
  givenCustomer,
  standardType,
} from '../given.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

type Row = Record<string, string>

/** The rows of an export, each by its headings. None of the tests has a comma in a cell. */
async function rowsOf(path: string): Promise<Row[]> {
  const answer = await api.get(path)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f-]*[a-z-]+[0-9a-f-]*\.csv"$/) as string,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(answer.text.startsWith('\uFEFF')).toBe(true)
  const [heading = '', ...lines] = answer.text.slice(1).trimEnd().split('\r\n')
  const names = heading.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])) as Row)
}

/** The cells of one column of an export. */
async function columnOf(name: string, path: string): Promise<(string | undefined)[]> {
  return (await rowsOf(path)).map((row) => row[name])
}

describe('export cases', () => {
  it('200: the cases of the list, with its filters and in its order', async () => {
    const { creditorId: owner } = await givenCreditor(api, { name: '=Nordkyst' })
    const { customerId: debtor } = await givenCustomer(api, {
      creditorId: owner,
      users: [{ details: { name: '+Eva' } }],
    })
    const { caseId, customerId } = await givenCase(api, { customerId: debtor, journalNumber: '=cmd|calc' })
    const second = await givenCase(api, { customerId, status: 'VERIFIED' })
    const rows = await rowsOf(`/cases/export.csv?customerId=${customerId}&sort=-createdAt`)
    const { body: listed } = await api.get(`/cases?customerId=${customerId}&sort=-createdAt`)
    expect(rows.map((row) => row['id'])).toEqual(listed.items.map((item: { id: string }) => item.id))
    const { creditorId, caseSeqId, createdAt } = listed.items[1]
    expect(rows[1]).toEqual({
      id: caseId,
      caseSeqId: String(caseSeqId),
      journalNumber: "'=cmd|calc",
      status: 'PENDING',
      statusTime: createdAt,
      endReason: '',
      paused: 'false',
      pausedUntil: '',
      creditorId,
      customerId,
      ultimateCreditorId: '',
      groupId: '',
      mergedIntoCaseId: '',
      currency: 'DKK',
      outstanding: '120000',
      tags: '',
      migratedId: '',
      createdAt,
      updatedAt: '',
      creditorName: "'=Nordkyst",
      debtorName: "'+Eva",
      ultimateCreditorName: '',
    })
    expect(await columnOf('id', `/cases/export.csv?customerId=${customerId}&status=VERIFIED`)).toEqual([second.caseId])
    expect(await columnOf('id', '/cases/export.csv?q=%3Dcmd')).toEqual([caseId])
  })

  it('422: paging, unknown filters, and filters that match nobody', async () => {
    for (const parameter of ['page', 'pageSize', 'after', 'colour']) {
      const refused = await api.get(`/cases/export.csv?${parameter}=1`)
      expect([refused.status, refused.body.errors[0].path]).toEqual([422, `/${parameter}`])
    }
    const unknown = await api.get(`/cases/export.csv?creditorId=${newId()}`)
    expect(unknown.body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/creditorId' }] })
  })
})

describe('export case vouchers', () => {
  it('200: the vouchers of all cases, by case, creditor, category, direction and day', async () => {
    const { caseId, voucherId } = await givenCase(api)
    const { creditorId } = (await api.get(`/cases/${caseId}`)).body
    const deposit = { voucherTypeId: standardType.deposit, amount: 500, date: '2026-02-01', text: '+45 70 12 34 56' }
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, deposit)
    const idsOf = (query: string): Promise<unknown[]> => columnOf('caseVoucherId', `/case-vouchers/export.csv?${query}`)
    expect(await idsOf(`caseId=${caseId}`)).toEqual([voucherId, caseVoucherId])
    expect(await idsOf(`creditorId=${creditorId}&direction=credit`)).toEqual([caseVoucherId])
    expect(await idsOf(`caseId=${caseId}&category=principal`)).toEqual([voucherId])
    expect(await idsOf(`caseId=${caseId}&from=2026-02-01&to=2026-02-01`)).toEqual([caseVoucherId])
    expect(await idsOf(`caseId=${caseId}&from=2026-02-02&to=2026-02-02`)).toEqual([])
    const [row] = await rowsOf(`/case-vouchers/export.csv?caseId=${caseId}&direction=credit`)
    expect(row).toMatchObject({ text: "'+45 70 12 34 56", amount: '500', unallocated: '500', outstanding: '' })
    const { creditorName, debtorName } = (await api.get(`/cases/${caseId}`)).body
    expect(row).toMatchObject({ creditorName, debtorName })
  })

  it('200: a case with the cases merged into it, like its list', async () => {
    const { caseId, customerId, voucherId } = await givenCase(api)
    const merged = await givenCase(api, { customerId })
    expect((await api.post(`/cases/${caseId}/merge`, { mergedCaseId: merged.caseId })).status).toBe(200)
    const ids = await columnOf('caseVoucherId', `/case-vouchers/export.csv?caseId=${caseId}`)
    expect(ids).toEqual([voucherId, merged.voucherId])
  })

  it('200: every voucher once, across any number of pages', async () => {
    const { creditorId } = await givenCreditor(api)
    const amounts = (first: number): number[] => Array.from({ length: 400 }, (_, index) => first + index)
    await givenCase(api, { creditorId, vouchers: amounts(1) })
    await givenCase(api, { creditorId, vouchers: amounts(401) })
    const exported = await columnOf('amount', `/case-vouchers/export.csv?creditorId=${creditorId}`)
    expect(exported.map(Number)).toEqual([...amounts(1), ...amounts(401)])
  })

  it('422: an unknown case and an unknown creditor, both reported', async () => {
    const { status, body } = await api.get(`/case-vouchers/export.csv?caseId=${newId()}&creditorId=${newId()}`)
    expect(status).toBe(422)
    expect(body.code).toBe('unknown-reference')
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['/caseId', '/creditorId'])
  })
})

describe('export payouts', () => {
  it('200: the payouts of the list, with the account of each', async () => {
    const { caseId } = await givenCase(api)
    const { contactId } = await givenContact(api, { name: '@Låsesmed' })
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, {
      voucherTypeId: standardType.payout,
      amount: 700,
      payoutContactId: contactId,
    })
    const { creditorName, debtorName } = (await api.get(`/cases/${caseId}`)).body
    const [row, ...others] = await rowsOf(`/payouts/export.csv?contactId=${contactId}&state=PENDING`)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      state: 'PENDING',
      recipientName: "'@Låsesmed",
      'bankAccount.registrationNumber': danishAccount.registrationNumber,
      'bankAccount.accountNumber': danishAccount.accountNumber,
      amountInMajorUnits: '7.00',
      amountInMinorUnits: '700',
      currency: 'DKK',
      contactId,
      caseId,
      caseVoucherId,
      creditorId: '',
      paidOn: '',
      creditorName,
      debtorName,
    })
    expect(await rowsOf(`/payouts/export.csv?contactId=${contactId}&state=PAID`)).toEqual([])
  })
})

describe('export a settlement', () => {
  it('200: an entry for each settled allocation, like its list', async () => {
    const commission = { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] }
    const { billingModelId } = (await api.post('/billing-models', { name: 'Salær', commission })).body
    const creditor = { name: 'Nordkyst El A/S', defaultBillingModelId: billingModelId }
    const { creditorId } = (await api.post('/creditors', creditor)).body
    const { caseId, voucherId } = await givenCase(api, { creditorId })
    const deposit = { voucherTypeId: standardType.deposit, amount: 10_000, referenceCaseVoucherId: voucherId }
    await givenCaseVoucher(api, caseId, deposit)
    const { body: billing } = await api.post('/billings', {
      creditorId,
      from: '2026-03-01',
      to: '2026-03-02',
      currency: 'DKK',
    })
    const path = `/billings/${billing.billingId}`
    const { body: entries } = await api.get(`${path}/entries`)
    expect(entries.items[0]).toMatchObject({ creditorName: creditor.name, debtorName: expect.any(String) as string })
    const listed = Object.entries<unknown>(entries.items[0]).filter(([name]) => name !== 'billingId')
    const written = listed.map(([name, value]) => [
      name,
      value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value),
    ])
    expect(await rowsOf(`${path}/export.csv`)).toEqual([Object.fromEntries(written)])
    expect((await api.get(`/billings/${newId()}/export.csv`)).status).toBe(404)
  })
})

const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('print a settlement', () => {
  it("200: a tagged PDF with its title and the tenant's logo, reproducible, and marked if it is a draft", async () => {
    const fees = [{ trigger: 'case-created', amount: 2_500 }]
    const model = { name: 'Salær', currency: 'DKK', fees, vatRateBasisPoints: 2_500 }
    const { billingModelId } = (await api.post('/billing-models', model)).body
    const creditor = { name: 'Nordkyst El A/S', defaultBillingModelId: billingModelId }
    const { creditorId } = (await api.post('/creditors', creditor)).body
    await givenCase(api, { creditorId })
    const { billingId } = (await api.post('/billings', { creditorId, from: '2026-03-01', to: '2026-03-02' })).body
    const path = `/billings/${billingId}/export.pdf`
    const draft = await api.get(path)
    expect(draft.status, draft.text).toBe(200)
    expect(draft.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="settlement-[0-9a-f-]+\.pdf"; /),
      'x-content-type-options': 'nosniff',
    })
    expect(draft.text).toMatch(/^%PDF-/)
    expect(draft.text).toContain('/StructTreeRoot')
    expect((await api.patch(`/billings/${billingId}`, { state: 'APPROVED' })).status).toBe(200)
    const approved = await api.get(path)
    expect(approved.text).not.toBe(draft.text)
    expect((await api.get(path)).text).toBe(approved.text)
    expect(approved.text).not.toContain('/Subtype /Image')
    const { body: file } = await api.post('/files', { fileName: 'l.png', contentType: 'image/png', content: logo })
    expect((await api.patch('/settings', { logoFileId: file.fileId })).status).toBe(200)
    expect((await api.get(path)).text).toContain('/Subtype /Image')
    expect((await api.get(`/billings/${newId()}/export.pdf`)).status).toBe(404)
  })
})

describe('every export', () => {
  it("contains only the caller's tenant, and a heading even if it is empty", async () => {
    await givenCase(api)
    const stranger = await api.createTenant('Fremmed')
    for (const list of ['cases', 'case-vouchers', 'payouts']) {
      const { text } = await api.get(`/${list}/export.csv`, { as: stranger })
      expect(text, list).toMatch(/^\uFEFF[A-Za-z]+(,[A-Za-z.]+)+\r\n$/)
    }
  })
})
