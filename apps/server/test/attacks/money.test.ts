import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenCustomer, standardType, voucherBody } from '../given.ts'
import { startTestApp, type TestApp, type TestTenant } from '../test-app.ts'

// What somebody tries who wants money to be counted wrongly: payments that have not been made yet, amounts that no number
// holds exactly, and debts that no report shows.

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const credit = { voucherTypeId: standardType.deposit, amount: 10, source: 'COLLECTOR' }

/** Every way in which a payment, or what takes one back, gets a date. */
const writers: [string, (date: string) => Promise<{ status: number; body: any }>][] = [
  [
    'a direct payment',
    async (date) => {
      const { voucherId } = await givenCase(api)
      return api.post('/direct-payments', { caseVoucherId: voucherId, amount: 10, date })
    },
  ],
  [
    'a payment on a case',
    async (date) => {
      const { caseId } = await givenCase(api)
      return api.post(`/cases/${caseId}/payments`, { amount: 10, currency: 'DKK', source: 'COLLECTOR', date })
    },
  ],
  ...(['deposit', 'credit-note', 'write-off'] as const).map((type): (typeof writers)[number] => [
    `a voucher of the type ${type}`,
    async (date) => {
      const { caseId } = await givenCase(api)
      const voucher = { ...credit, voucherTypeId: standardType[type], currency: 'DKK', date }
      return api.post(`/case-vouchers/${caseId}`, voucher)
    },
  ]),
  [
    'a payment among the vouchers of a new case',
    async (date) => {
      const { customerId } = await givenCustomer(api)
      const caseVouchers = [{ ...voucherBody(100), referenceVouchers: [{ ...credit, date }] }]
      return api.post('/cases', { customerId, currency: 'DKK', caseVouchers })
    },
  ],
  [
    'a payment among added vouchers',
    async (date) => {
      const { customerId } = await givenCustomer(api)
      const caseVouchers = [voucherBody(100), { ...credit, date }]
      return api.post(`/customers/${customerId}/add-case-vouchers`, { currency: 'DKK', caseVouchers })
    },
  ],
  [
    'the reversal of a payment',
    async (date) => {
      const { caseId, voucherId } = await givenCase(api)
      const { body } = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 10 })
      return api.post(`/case-vouchers/${caseId}/${body.caseVoucherId}/reverse`, { date })
    },
  ],
]

describe.each(writers)('%s', (_, write) => {
  it('cannot be dated after today, or further back than the tenant allows', async () => {
    for (const date of ['2099-01-01', '2026-03-03', '2026-03-03T00:00:00+01:00']) {
      const { status, body } = await write(date)
      expect([status, body.code]).toEqual([422, 'payment-date-in-future'])
      expect(body.errors[0].path).toMatch(/\/date$/)
    }
    for (const date of ['2026-03-02', '2026-03-02T23:59:59+01:00', '1999-12-31']) {
      expect((await write(date)).body.code).toBeUndefined()
    }
    await api.patch('/settings', { paymentDaysBack: 30 })
    const { status, body } = await write('2026-01-30')
    expect([status, body.code, body.daysBack]).toEqual([422, 'payment-date-too-early', 30])
    expect((await write('2026-01-31')).body.code).toBeUndefined()
    await api.patch('/settings', { paymentDaysBack: null })
  })
})

it('a payment dated before its debit is marked wherever it is read', async () => {
  const { caseId, voucherId } = await givenCase(api, { vouchers: [{ amount: 1_000, date: '2026-02-10' }] })
  const direct = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 10, date: '2026-02-09' })
  const sameDay = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 10, date: '2026-02-10' })
  expect([direct.body.datedBeforeVoucher, sameDay.body.datedBeforeVoucher]).toEqual([true, false])
  expect((await api.get(`/direct-payments/${direct.body.caseVoucherId}`)).body).toEqual(direct.body)
  const payment = { amount: 10, currency: 'DKK', source: 'COLLECTOR', date: '2026-02-01' }
  const onCase = await api.post(`/cases/${caseId}/payments`, payment)
  const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
  const marked = items.filter((item: any) => item.datedBeforeVoucher).map((item: any) => item.caseVoucherId)
  expect(marked).toEqual([direct.body.caseVoucherId, onCase.body.caseVoucherId].sort())
})

describe('sums that cannot be represented exactly', () => {
  const most = Number.MAX_SAFE_INTEGER
  let tenant: TestTenant
  beforeAll(async () => {
    tenant = await api.createTenant('Store tal')
    for (let count = 0; count < 2; count++) {
      const { caseId, voucherId } = await givenCase(api, { as: tenant, vouchers: [most] })
      await api.post('/direct-payments', { caseVoucherId: voucherId, amount: most }, { as: tenant })
      await givenCase(api, { as: tenant, vouchers: [most] })
      expect((await api.get(`/cases/${caseId}/balance`, { as: tenant })).body.totals.debits).toBe(most)
    }
  })

  it.each([
    '/reports/ageing',
    '/reports/ageing/export.csv',
    '/reports/collected',
    '/reports/collected/export.csv',
    '/reports/overview',
    '/cases',
    '/cases/count',
    '/cases/export.csv',
    '/case-vouchers/export.csv',
    '/billings/sum',
    '/payouts/sum',
  ])('%s returns an exact sum or an error', async (path) => {
    const { status, body } = await api.get(path, { as: tenant })
    if (status !== 200) expect([status, body.code]).toEqual([422, 'total-too-large'])
  })

  it('of two concurrent claims whose sum is too large, one is accepted', async () => {
    const { caseId } = await givenCase(api, { as: tenant, vouchers: [] })
    const claim = { currency: 'DKK', ...voucherBody(most) }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.post(`/case-vouchers/${caseId}`, claim, { as: tenant })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'case-total-too-large')).toHaveLength(3)
    expect((await api.get(`/cases/${caseId}`, { as: tenant })).body.outstanding).toBe(most)
  })

  it('credits are limited like debits', async () => {
    const { caseId } = await givenCase(api, { as: tenant, vouchers: [] })
    const deposit = { as: tenant, voucherTypeId: standardType.deposit, amount: most }
    await givenCaseVoucher(api, caseId, deposit)
    const more = { currency: 'DKK', ...voucherBody({ voucherTypeId: standardType.deposit, amount: 1 }) }
    expect((await api.post(`/case-vouchers/${caseId}`, more, { as: tenant })).body.code).toBe('case-total-too-large')
  })
})

it('the ageing report and the list of open cases agree, with merges, reversals and ended cases', async () => {
  const tenant = await api.createTenant('Forfald')
  const { customerId } = await givenCustomer(api, { as: tenant })
  const given = async (...vouchers: number[]) => givenCase(api, { as: tenant, customerId, vouchers })
  const [first, merged, ended, undone, paid] = [
    await given(1_000, 70),
    await given(52_500),
    await given(333),
    await given(44),
    await given(900),
  ]
  const post = (path: string, body: unknown) => api.post(path, body, { as: tenant })
  await post(`/cases/${first.caseId}/merge`, { mergedCaseId: merged.caseId })
  await post(`/cases/${first.caseId}/merge`, { mergedCaseId: undone.caseId })
  await post(`/cases/${first.caseId}/merge/undo`, { mergedCaseId: undone.caseId })
  await post('/direct-payments', { caseVoucherId: merged.voucherId, amount: 500 })
  const { body } = await post('/direct-payments', { caseVoucherId: paid.voucherId, amount: 900 })
  await post(`/case-vouchers/${paid.caseId}/${body.caseVoucherId}/reverse`, {})
  const reasons = (await api.get('/end-reasons?pageSize=100', { as: tenant })).body.items
  const { endReasonId } = reasons.find((reason: any) => reason.handle === 'WITHDRAWN')
  await api.patch(`/cases/${ended.caseId}`, { status: 'ENDED', endReasonId }, { as: tenant })
  api.clock.advance({ ms: 60_000 })

  const { items } = (await api.get('/cases?pageSize=500', { as: tenant })).body
  const open = items.filter(({ status }: any) => status !== 'ENDED')
  const owed = open.reduce((sum: number, { outstanding }: any) => sum + Number(outstanding), 0)
  const [report] = (await api.get('/reports/ageing', { as: tenant })).body.currencies
  expect(owed).toBe(1_070 + 52_000 + 44 + 900)
  expect([report.outstanding, report.cases]).toEqual([owed, open.length])
  for (const { bucket, cases } of report.buckets) {
    const listed = (await api.get(`/cases?ageing=${bucket}&pageSize=500`, { as: tenant })).body.items
    expect(listed).toHaveLength(cases)
  }
})
