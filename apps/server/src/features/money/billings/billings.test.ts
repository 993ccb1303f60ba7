import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  danishAccount,
  givenCase,
  givenCaseVoucher,
  givenCustomer,
  standardType,
  type VoucherFixture,
} from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, testStart, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const dayMs = 86_400_000

async function made(path: string, body: unknown): Promise<Record<string, any>> {
  const answer = await api.post(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Record<string, any>
}

async function givenModel(terms: object = {}): Promise<string> {
  const flat = { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] }
  const model = { name: 'Salær', commission: flat, vatRateBasisPoints: 2_500, ...terms }
  return (await made('/billing-models', model))['billingModelId']
}

/** A creditor to settle with; 10 % commission and 25 % VAT by default. */
async function givenBilledCreditor(terms: object = {}, fields: object = {}): Promise<string> {
  const defaultBillingModelId = await givenModel(terms)
  const creditor = { name: 'Nordkyst El A/S', bankAccount: danishAccount, defaultBillingModelId, ...fields }
  return (await made('/creditors', creditor))['creditorId']
}

interface Paid {
  readonly caseId: string
  readonly voucherId: string
  readonly depositId: string
}

/** A claim of 1,200.00 that is partly paid. */
async function givenPaid(
  creditorId: string,
  { amount = 10_000, source = 'COLLECTOR' }: { amount?: number; source?: string } = {},
): Promise<Paid> {
  const { caseId, voucherId } = await givenCase(api, { creditorId })
  const deposit = { voucherTypeId: standardType.deposit, amount, source, referenceCaseVoucherId: voucherId }
  const { caseVoucherId } = await givenCaseVoucher(api, caseId, deposit as never)
  return { caseId, voucherId, depositId: caseVoucherId }
}

const period = { from: '2026-03-01', to: '2026-03-02', currency: 'DKK' }

function settle(creditorId: string, fields: object = {}, options: object = {}): Promise<Answer> {
  return api.post('/billings', { creditorId, ...period, ...fields }, options)
}

async function approve(billingId: string): Promise<Record<string, any>> {
  const answer = await api.patch(`/billings/${billingId}`, { state: 'APPROVED' })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Record<string, any>
}

async function expectSoundLedger(tenant: TestTenant = api.tenant): Promise<void> {
  const report = await verifyLedger(api.database, [{ tenantId: tenant.tenantId, name: 'test' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
}

const createdBy = (): object => ({ type: 'KEY', id: api.tenant.tokenId, name: 'test' })

describe('the entries of a settlement', () => {
  it('are in the order in which they were recorded, page by page', async () => {
    const creditorId = await givenBilledCreditor()
    const day = new Date('2026-03-01T12:00:00.000Z').getTime()
    for (const [hour, amount] of [
      [2, 300],
      [0, 100],
      [1, 200],
    ] as const) {
      api.clock.set(new Date(day + hour * 3_600_000))
      await givenPaid(creditorId, { amount })
    }
    api.clock.set(new Date('2026-03-03T12:00:00.000Z'))
    const { billingId } = (await settle(creditorId)).body
    api.clock.set(testStart)
    const seen: Record<string, any>[] = []
    for (let page = 0; page < 3; page += 1) {
      const after = seen.length === 0 ? '' : `&after=${String(seen.at(-1)?.['allocationId'])}`
      seen.push(...(await api.get(`/billings/${billingId}/entries?pageSize=1${after}`)).body.items)
    }
    expect(seen.map(({ amount }) => amount)).toEqual([100, 200, 300])
  })
})

describe('create billing', () => {
  it('201: returns the settlement exactly as it is read, listed, emitted and audited', async () => {
    const terms = { currency: 'DKK', fees: [{ trigger: 'case-created', amount: 500 }], keptByCollector: ['fee'] }
    const creditorId = await givenBilledCreditor(terms)
    const { caseId } = await givenPaid(creditorId)
    const fee = await givenCaseVoucher(api, caseId, { voucherTypeId: standardType['reminder-fee'], amount: 300 })
    await api.post('/direct-payments', { caseVoucherId: fee.caseVoucherId, amount: 300 })
    const created = await settle(creditorId)
    expect(created.status, created.text).toBe(201)
    const { billingId, billingModelId } = created.body
    expect(created.body).toEqual({
      billingId: expect.any(String),
      tenantId: api.tenant.tenantId,
      billingSeqId: null,
      creditorId,
      creditorName: 'Nordkyst El A/S',
      billingModelId,
      terms: {
        commission: { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] },
        vatRateBasisPoints: 2_500,
        minimumCommission: 0,
        minimumPayout: 0,
        ...terms,
      },
      ...period,
      state: 'DRAFT',
      collections: [
        { category: 'fee', paidTo: 'CREDITOR', keptBy: 'COLLECTOR', count: 1, amount: 300, commission: 0 },
        { category: 'principal', paidTo: 'COLLECTOR', keptBy: 'CREDITOR', count: 1, amount: 10_000, commission: 1_000 },
      ],
      fees: [{ trigger: 'case-created', count: 1, unitAmount: 500, amount: 500 }],
      totals: {
        collected: 10_300,
        collectedByCollector: 10_000,
        collectedByCreditor: 300,
        creditorShare: 10_000,
        collectorShare: 300,
        commission: 1_000,
        fees: 500,
        vat: 375,
        balance: 7_825,
        offset: 0,
        payout: 7_825,
        due: 0,
      },
      payoutId: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: createdBy(),
      approvedAt: null,
      approvedBy: null,
    })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/billings/${billingId}`)
    expect((await api.get(`/billings/${billingId}`)).body).toEqual(created.body)
    expect((await api.get(`/billings?creditorId=${creditorId}`)).body.items).toEqual([created.body])
    expect(await eventsAbout(api, billingId)).toMatchObject([{ type: 'billings.draft', data: created.body }])
    expect(await auditOf(api, billingId)).toMatchObject([{ operation: 'create-billing', after: created.body }])
    await expectSoundLedger()
  })

  it('201: a dry run is a preview that stores nothing', async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId)
    const preview = await settle(creditorId, {}, { headers: { prefer: 'dry-run' } })
    expect([preview.status, preview.body.totals.payout]).toEqual([201, 10_000 - 1_250])
    expect((await api.get(`/billings?creditorId=${creditorId}`)).body.items).toEqual([])
    expect((await settle(creditorId)).body.totals).toEqual(preview.body.totals)
  })

  it('201: payments made directly to the creditor are billed but not paid out', async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId, { amount: 10_000, source: 'CREDITOR' })
    const { body } = await settle(creditorId)
    expect(body.totals).toMatchObject({ collectedByCreditor: 10_000, commission: 1_000, payout: 0, due: 1_250 })
    const approved = await approve(body.billingId)
    expect([approved['state'], approved['payoutId']]).toEqual(['APPROVED', null])
    await expectSoundLedger()
  })

  it('201: the rate depends on the age of the claim on the day of the payment, or on its size', async () => {
    const bands = [0, 30, 60].map((from, index) => ({ from, rateBasisPoints: 1_000 * (index + 1) }))
    const byAge = await givenBilledCreditor({ commission: { basis: 'age', bands } })
    const claim = (date: string, dueDate?: string): VoucherFixture => ({
      amount: 1_000,
      date,
      ...(dueDate && { dueDate }),
    })
    const pay = async (creditorId: string, voucher: VoucherFixture): Promise<void> => {
      const { caseId, voucherId } = await givenCase(api, { creditorId, vouchers: [voucher] })
      const deposit = { voucherTypeId: standardType.deposit, amount: 100, date: '2026-03-01', source: 'COLLECTOR' }
      await givenCaseVoucher(api, caseId, { ...deposit, referenceCaseVoucherId: voucherId } as never)
    }
    await pay(byAge, claim('2026-01-01', '2026-01-31'))
    await pay(byAge, claim('2026-01-30'))
    await pay(byAge, claim('2025-12-31'))
    const { body: billing } = await settle(byAge)
    const { body } = await api.get(`/billings/${billing.billingId}/entries`)
    expect(body.items.map((entry: any) => [entry.basisValue, entry.commission])).toEqual([
      [29, 10],
      [30, 20],
      [60, 30],
    ])
    const sizes = [0, 2_000].map((from, index) => ({ from, rateBasisPoints: 1_000 * (index + 1) }))
    const bySize = await givenBilledCreditor({ currency: 'DKK', commission: { basis: 'size', bands: sizes } })
    await pay(bySize, claim('2026-01-01'))
    await pay(bySize, { ...claim('2026-01-01'), amount: 2_000 })
    expect((await settle(bySize)).body.collections).toMatchObject([{ count: 2, amount: 200, commission: 30 }])
  })

  it('201: payments recorded after the period wait for the next settlement; earlier ones left over are included as late', async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId, { amount: 1_000 })
    const early = { from: '2026-02-01', to: '2026-03-01' }
    expect((await settle(creditorId, early)).body).toMatchObject({
      code: 'nothing-to-bill',
      detail:
        'Everything recorded by the end of 2026-03-01 (Europe/Copenhagen) is settled, and there are no fees to charge. To include later payments, choose a later end of the period, 2026-03-02 at the latest.',
    })
    const inDanish = await settle(creditorId, early, { headers: { 'accept-language': 'da' } })
    expect(inDanish.body.detail).toContain('til og med 2026-03-01 (Europe/Copenhagen), er afregnet')
    const late = await settle(creditorId, { from: '2026-03-02' })
    const [entry] = (await api.get(`/billings/${late.body.billingId}/entries`)).body.items
    expect(entry).toMatchObject({ amount: 1_000, late: false })
    await api.delete(`/billings/${late.body.billingId}`)
    api.clock.set(new Date(testStart.getTime() + 40 * dayMs))
    try {
      const next = await settle(creditorId, { from: '2026-04-01', to: '2026-04-10' })
      const { items } = (await api.get(`/billings/${next.body.billingId}/entries`)).body
      expect(items).toMatchObject([{ amount: 1_000, late: true }])
    } finally {
      api.clock.set(testStart)
    }
  })

  it('201: an overpayment is billed only once it is allocated', async () => {
    const creditorId = await givenBilledCreditor()
    const { caseId } = await givenCase(api, { creditorId, vouchers: [1_000] })
    const deposit = { voucherTypeId: standardType.deposit, amount: 5_000, source: 'COLLECTOR' as const }
    const { caseVoucherId: creditVoucherId } = await givenCaseVoucher(api, caseId, deposit)
    expect((await settle(creditorId)).body.code).toBe('nothing-to-bill')
    await api.post('/case-voucher-allocations', { creditVoucherId })
    expect((await settle(creditorId)).body.totals.collected).toBe(1_000)
  })

  it('201: letters are charged once across settlements', async () => {
    const creditorId = await givenBilledCreditor({ currency: 'DKK', fees: [{ trigger: 'letter-sent', amount: 2_500 }] })
    const { caseId } = await givenCase(api, { creditorId })
    const letter = { type: 'LETTER', direction: 'OUTGOING', referenceId: caseId, notes: 'Rykker' }
    await made('/interactions', { ...letter, state: 'SENT' })
    await made('/interactions', { ...letter, state: 'PENDING' })
    const { body } = await settle(creditorId)
    expect(body.fees).toEqual([{ trigger: 'letter-sent', count: 1, unitAmount: 2_500, amount: 2_500 }])
    expect(body.totals).toMatchObject({ fees: 2_500, vat: 625, due: 3_125 })
    await approve(body.billingId)
    const again = await settle(creditorId)
    expect(again.body.code).toBe('nothing-to-bill')
    expect(again.body.detail).toMatch(/^Everything recorded so far, on 2026-03-02 \(Europe\/Copenhagen\), is settled/)
  })

  it('422: a payout below the minimum is rejected, and the payments wait', async () => {
    const creditorId = await givenBilledCreditor({ currency: 'DKK', minimumPayout: 10_000 })
    await givenPaid(creditorId, { amount: 8_000 })
    const refused = await settle(creditorId)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'payout-below-minimum', payout: 7_000, minimumPayout: 10_000 },
    ])
    await givenPaid(creditorId, { amount: 8_000 })
    expect((await settle(creditorId)).body.totals.payout).toBe(14_000)
  })

  it('422: reports invalid references, periods and currencies', async () => {
    const creditorId = await givenBilledCreditor({ currency: 'SEK', minimumCommission: 1 })
    const problemOf = async (fields: object): Promise<unknown[]> => {
      const { status, body } = await settle(creditorId, fields)
      return [status, body.code, (body.errors ?? []).map((error: { path: string }) => error.path)]
    }
    expect(await problemOf({ from: '2026-03-02', to: '2026-03-01' })).toEqual([422, 'validation-failed', ['/to']])
    expect(await problemOf({ to: '2026-03-03' })).toEqual([422, 'validation-failed', ['/to']])
    expect(await problemOf({ from: 'March', to: 7 })).toEqual([422, 'validation-failed', ['/from', '/to']])
    expect(await problemOf({})).toEqual([422, 'currency-mismatch', ['/currency']])
    expect(await problemOf({ creditorId: newId() })).toEqual([422, 'unknown-reference', ['/creditorId']])
    expect(await problemOf({ billingModelId: newId() })).toEqual([422, 'unknown-reference', ['/billingModelId']])
    expect(await problemOf({ currency: 'SEK' })).toEqual([422, 'nothing-to-bill', []])
    const free = await givenModel()
    expect(await problemOf({ billingModelId: free, currency: undefined })).toEqual([
      422,
      'validation-failed',
      ['/currency'],
    ])
    const without = (await made('/creditors', { name: 'Uden vilkår' }))['creditorId']
    expect(await problemOf({ creditorId: without })).toEqual([422, 'billing-model-missing', ['/billingModelId']])
    const stranger = await api.createTenant('Fremmed')
    expect((await settle(creditorId, {}, { as: stranger })).body.code).toBe('unknown-reference')
  })

  it('422: only one draft at a time, which can be deleted to settle again', async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId)
    const { body: draft } = await settle(creditorId)
    expect((await settle(creditorId)).body).toMatchObject({ code: 'billing-draft-open', billingId: draft.billingId })
    expect((await api.delete(`/billings/${draft.billingId}`)).body).toEqual({})
    expect((await api.get(`/billings/${draft.billingId}`)).status).toBe(404)
    expect((await auditOf(api, draft.billingId)).at(-1)).toMatchObject({ before: draft, after: null })
    expect((await settle(creditorId)).body.totals).toEqual(draft.totals)
    await expectSoundLedger()
  })
})

describe('corrections', () => {
  it('reverse in the next settlement what was billed, even if the terms have changed', async () => {
    const creditorId = await givenBilledCreditor()
    const { caseId, depositId } = await givenPaid(creditorId)
    const { body: first } = await settle(creditorId)
    await approve(first.billingId)
    const bands = [{ from: 0, rateBasisPoints: 5_000 }]
    await api.patch(`/billing-models/${first.billingModelId}`, { commission: { basis: 'size', bands } })
    expect((await api.post(`/case-vouchers/${caseId}/${depositId}/reverse`, {})).status).toBe(201)
    const { body: second } = await settle(creditorId)
    expect(second.totals).toMatchObject({
      collected: -10_000,
      commission: -1_000,
      vat: -250,
      balance: -8_750,
      due: 8_750,
    })
    const { items } = (await api.get(`/billings/${second.billingId}/entries`)).body
    const [billed] = (await api.get(`/billings/${first.billingId}/entries`)).body.items
    expect(items).toMatchObject([
      {
        amount: -10_000,
        rateBasisPoints: 1_000,
        correctsAllocationId: billed.allocationId,
        creditVoucherId: depositId,
      },
    ])
    await approve(second.billingId)
    await expectSoundLedger()
  })

  it('of unsettled payments are listed with them and cancel out', async () => {
    const creditorId = await givenBilledCreditor()
    const { caseId } = await givenPaid(creditorId)
    const { items } = (await api.get(`/case-voucher-allocations?caseId=${caseId}`)).body
    await api.post(`/case-voucher-allocations/${items[0].allocationId}/undo`)
    await givenPaid(creditorId, { amount: 500 })
    const { body } = await settle(creditorId)
    expect(body.collections).toMatchObject([{ count: 3, amount: 500, commission: 50 }])
    await expectSoundLedger()
  })

  it('of a reversed claim refund its commission, and the money is billed where it is used next', async () => {
    const creditorId = await givenBilledCreditor()
    const { caseId, voucherId, depositId } = await givenPaid(creditorId)
    await approve((await settle(creditorId)).body.billingId)
    await api.post(`/case-vouchers/${caseId}/${voucherId}/reverse`, {})
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, { amount: 4_000 })
    const shares = [{ debitVoucherId: caseVoucherId, amount: 4_000 }]
    await api.post('/case-voucher-allocations', { creditVoucherId: depositId, allocations: shares })
    expect((await settle(creditorId)).body.totals).toMatchObject({ collected: -6_000, commission: -600 })
    await expectSoundLedger()
  })
})

describe('approve billing', () => {
  it('200: assigns a number, and pays out to a copy of the creditor’s account', async () => {
    const creditorId = await givenBilledCreditor()
    await made('/transaction-accounts', {
      name: 'Klientkonto',
      currency: 'DKK',
      isDefault: true,
      bankAccount: danishAccount,
    })
    await givenPaid(creditorId)
    const { body: draft } = await settle(creditorId)
    const approved = await approve(draft.billingId)
    expect(approved).toEqual({
      ...draft,
      state: 'APPROVED',
      billingSeqId: expect.any(Number),
      payoutId: expect.any(String),
      approvedAt: '2026-03-02T09:00:00.000Z',
      approvedBy: createdBy(),
    })
    expect((await auditOf(api, draft.billingId)).at(-1)).toMatchObject({ before: draft, after: approved })
    await api.patch(`/creditors/${creditorId}`, { bankAccount: null, name: 'Andet navn' })
    const { body: payout } = await api.get(`/payouts/${approved['payoutId']}`)
    expect(payout).toMatchObject({
      billingId: draft.billingId,
      creditorId,
      caseVoucherId: null,
      contactId: null,
      recipientName: 'Nordkyst El A/S',
      bankAccount: danishAccount,
      transactionAccount: { name: 'Klientkonto', bankAccount: danishAccount },
      amount: draft.totals.payout,
      state: 'PENDING',
      creditorName: 'Andet navn',
      billingSeqId: approved['billingSeqId'],
      debtorName: null,
      caseSeqId: null,
    })
    expect(payout).toMatchObject({ approvalState: 'REQUIRED', accountChange: { first: false } })
    const asMade = { approvalState: 'NOT_REQUIRED', accountChange: { first: true } }
    const announced = { ...payout, ...asMade, creditorName: 'Nordkyst El A/S' }
    expect(await eventsAbout(api, payout.payoutId)).toMatchObject([{ type: 'payouts.create', data: announced }])
    const types = (await eventsAbout(api, draft.billingId)).map(({ type }) => type)
    expect(types).toEqual(['billings.draft', 'billings.create', 'billings.approve'])
    expect((await approve(draft.billingId))['billingSeqId']).toBe(approved['billingSeqId'])
    await expectSoundLedger()
  })

  it('422: the creditor needs a bank account', async () => {
    const creditorId = await givenBilledCreditor({}, { bankAccount: null })
    await givenPaid(creditorId)
    const { billingId } = (await settle(creditorId)).body
    const refused = await api.patch(`/billings/${billingId}`, { state: 'APPROVED' })
    expect([refused.status, refused.body.code]).toEqual([422, 'creditor-bank-account-missing'])
    await api.patch(`/creditors/${creditorId}`, { bankAccount: danishAccount })
    await approve(billingId)
  })

  it('422: an unknown account, one in another currency, and a return to draft', async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId)
    const { billingId } = (await settle(creditorId)).body
    const codeOf = async (body: object): Promise<unknown> => (await api.patch(`/billings/${billingId}`, body)).body.code
    const swedish = { name: 'Konto', currency: 'SEK', bankAccount: danishAccount }
    const { transactionAccountId } = await made('/transaction-accounts', swedish)
    expect(await codeOf({ state: 'APPROVED', transactionAccountId: newId() })).toBe('unknown-reference')
    expect(await codeOf({ state: 'APPROVED', transactionAccountId })).toBe('currency-mismatch')
    await approve(billingId)
    expect(await codeOf({ state: 'DRAFT' })).toBe('billing-approved')
    expect((await api.delete(`/billings/${billingId}`)).body.code).toBe('billing-approved')
  })

  it("404: another tenant's settlement looks exactly like a missing one", async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId)
    const { billingId } = (await settle(creditorId)).body
    const as = await api.createTenant('Fremmed')
    for (const part of ['', '/entries', '/deposit-distribution']) {
      expect((await api.get(`/billings/${billingId}${part}`, { as })).status).toBe(404)
    }
    expect((await api.patch(`/billings/${billingId}`, { state: 'APPROVED' }, { as })).status).toBe(404)
    expect((await api.delete(`/billings/${billingId}`, { as })).status).toBe(404)
    expect((await api.get('/billings', { as })).body.items).toEqual([])
  })
})

describe('list billings', () => {
  it('200: filters by creditor, state, currency and period', async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId)
    const { body: first } = await settle(creditorId, { from: '2026-02-01' })
    await approve(first.billingId)
    await givenPaid(creditorId)
    const { body: second } = await settle(creditorId)
    const found = async (query: string): Promise<string[]> => {
      const { body } = await api.get(`/billings?creditorId=${creditorId}&${query}`)
      return body.items.map((billing: { billingId: string }) => billing.billingId)
    }
    expect(await found('')).toEqual([first.billingId, second.billingId])
    expect(await found('state=APPROVED')).toEqual([first.billingId])
    expect(await found('state=DRAFT&currency=DKK')).toEqual([second.billingId])
    expect(await found('currency=SEK')).toEqual([])
    expect(await found('to=2026-02-15')).toEqual([first.billingId])
    expect(await found('from=2026-03-03')).toEqual([])
    expect(await found(`after=${first.billingId}`)).toEqual([second.billingId])
    expect(await found('sort=-createdAt')).toEqual([second.billingId, first.billingId])
    expect(await found(`sort=-createdAt&after=${second.billingId}`)).toEqual([first.billingId])
  })

  it('200: sums approved settlements, counts drafts, and rejects an unknown creditor', async () => {
    const creditorId = await givenBilledCreditor()
    const sums = async (query = ''): Promise<unknown> =>
      (await api.get(`/billings/sum?creditorId=${creditorId}&${query}`)).body.currencies
    expect(await sums()).toEqual([])
    await givenPaid(creditorId)
    const { body: first } = await settle(creditorId, { from: '2026-02-01' })
    await approve(first.billingId)
    await givenPaid(creditorId)
    await settle(creditorId)
    const { collected, commission, fees, vat, offset, payout, due } = first.totals
    expect(await sums()).toEqual([
      {
        currency: 'DKK',
        count: 1,
        drafts: 1,
        ...{ collected, commission, fees, vat, offset, payout, due },
      },
    ])
    expect(await sums('state=DRAFT')).toMatchObject([{ count: 0, drafts: 1, collected: 0, payout: 0 }])
    expect((await api.get(`/billings/sum?creditorId=${newId()}`)).status).toBe(422)
  })
})

describe('deposit distribution', () => {
  it('200: returns the shares of each deposit, in pages', async () => {
    const creditorId = await givenBilledCreditor({ keptByCollector: ['cost'] })
    const { caseId } = await givenCase(api, { creditorId, vouchers: [2_000] })
    await givenCaseVoucher(api, caseId, { voucherTypeId: standardType['collection-cost'], amount: 700 })
    const deposit = { voucherTypeId: standardType.deposit, amount: 2_500, source: 'COLLECTOR' as const }
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, deposit)
    await api.post('/case-voucher-allocations', { creditVoucherId: caseVoucherId })
    const { depositId } = await givenPaid(creditorId)
    const { billingId } = (await settle(creditorId)).body
    const { body } = await api.get(`/billings/${billingId}/deposit-distribution?pageSize=1`)
    expect(body.items).toEqual([
      {
        creditVoucherId: caseVoucherId,
        caseId,
        caseSeqId: expect.any(Number),
        date: '2026-01-14T23:00:00.000Z',
        paidTo: 'COLLECTOR',
        depositAmount: 2_500,
        amount: 2_500,
        creditorShare: 1_800,
        collectorShare: 700,
        commission: 180,
        shares: [
          { category: 'cost', keptBy: 'COLLECTOR', amount: 700, commission: 0 },
          { category: 'principal', keptBy: 'CREDITOR', amount: 1_800, commission: 180 },
        ],
      },
    ])
    const next = await api.get(`/billings/${billingId}/deposit-distribution?after=${caseVoucherId}`)
    expect(next.body.items.map((item: any) => item.creditVoucherId)).toEqual([depositId])
    const none = await api.get(`/billings/${billingId}/deposit-distribution?after=${depositId}`)
    expect([none.status, none.body.items]).toEqual([200, []])
  })
})

describe('concurrent requests', () => {
  it('create one settlement out of 8, with every entry once', async () => {
    const creditorId = await givenBilledCreditor()
    for (let turn = 0; turn < 5; turn += 1) await givenPaid(creditorId, { amount: 1_000 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => settle(creditorId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(422)])
    const { billingId } = answers.find(({ status }) => status === 201)!.body
    const approvals = await Promise.all(
      Array.from({ length: 8 }, () => api.patch(`/billings/${billingId}`, { state: 'APPROVED' })),
    )
    expect(new Set(approvals.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await api.get(`/payouts?billingId=${billingId}`)).body.items).toHaveLength(1)
    const again = await Promise.all(Array.from({ length: 8 }, () => settle(creditorId)))
    expect(new Set(again.map(({ body }) => body.code))).toEqual(new Set(['nothing-to-bill']))
    await expectSoundLedger()
  })

  it('bill payments that arrive meanwhile in this settlement or the next, and lose none', async () => {
    const creditorId = await givenBilledCreditor()
    const { customerId } = await givenCustomer(api, { creditorId })
    const { voucherId } = await givenCase(api, { customerId, vouchers: [100_000] })
    const pay = (): Promise<Answer> => api.post('/direct-payments', { caseVoucherId: voucherId, amount: 10 })
    await pay()
    const settled: Promise<Answer>[] = []
    const paid = Array.from({ length: 30 }, (_, index) => {
      if (index === 15) settled.push(settle(creditorId))
      return pay()
    })
    await Promise.all([...paid, ...settled])
    const { body: first } = await settled[0]!
    await approve(first.billingId)
    const { body: second } = await settle(creditorId)
    expect(Number(first.totals.collected) + Number(second.totals?.collected ?? 0)).toBe(310)
    await expectSoundLedger()
  })

  it('cannot bill an allocation twice in the database', async () => {
    const creditorId = await givenBilledCreditor()
    await givenPaid(creditorId)
    const { billingId } = (await settle(creditorId)).body
    const again = api.database.inTenant(api.tenant.tenantId, (transaction) =>
      transaction.run(sql`
        insert into billing_entries select (jsonb_populate_record(e, '{"amount": 1}')).* from billing_entries e
        where tenant_id = ${api.tenant.tenantId}::uuid and billing_id = ${billingId}::uuid`),
    )
    await expect(again).rejects.toMatchObject({ constraint: 'billing_entries_billed_once' })
  })
})
