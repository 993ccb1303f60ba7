import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../../src/features/money/ledger/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { danishAccount, standardType } from '../given.ts'
import { readPdf } from '../read-pdf.ts'
import { startTestApp, testStart, type TestApp } from '../test-app.ts'

/** One creditor from sign-on to settlement, through the API alone. The books are verified after every step. */
let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
afterEach(async () => {
  const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'test' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
})

type Body = Record<string, any>

async function post(path: string, body: unknown, status = 201): Promise<Body> {
  const answer = await api.post(path, body, { headers: { 'idempotency-key': newId() } })
  expect(answer.status, `${path}: ${answer.text}`).toBe(status)
  return answer.body as Body
}

async function patch(path: string, body: unknown, status = 200): Promise<Body> {
  const answer = await api.patch(path, body, { headers: { 'idempotency-key': newId() } })
  expect(answer.status, `${path}: ${answer.text}`).toBe(status)
  return answer.body as Body
}

/** The text of a PDF, page by page. */
async function printed(path: string): Promise<string[]> {
  const { tenantId, token } = api.tenant
  const url = `/v1/${tenantId}${path}`
  const answer = await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return readPdf(answer.rawPayload).map((page) => page.replaceAll('\n', ' '))
}

async function get(path: string): Promise<Body> {
  const answer = await api.get(path)
  expect(answer.status, `${path}: ${answer.text}`).toBe(200)
  return answer.body as Body
}

/** What the steps hand on to each other. */
const known: Record<string, string> = {}
const id = (name: string): string => known[name] ?? ''
const voucher = (handle: keyof typeof standardType, amount: number, more: object = {}): object => ({
  voucherTypeId: standardType[handle],
  amount,
  currency: 'DKK',
  source: 'COLLECTOR',
  date: '2026-03-02',
  ...more,
})

describe('a creditor', () => {
  it('is a lead, and signs on with terms and a bank account', async () => {
    const { billingModelId } = await post('/billing-models', {
      name: 'No cure, no pay',
      currency: 'DKK',
      commission: {
        basis: 'size',
        bands: [
          { from: 0, rateBasisPoints: 2_000 },
          { from: 500_000, rateBasisPoints: 1_000 },
        ],
      },
      fees: [{ trigger: 'letter-sent', amount: 2_500 }],
      vatRateBasisPoints: 2_500,
      keptByCollector: ['fee', 'cost', 'payout'],
    })
    const account = { name: 'Klientkonto', currency: 'DKK', isDefault: true, bankAccount: danishAccount }
    await post('/transaction-accounts', account)
    known['creditor'] = (await post('/creditors', { name: 'Nordkyst Energi A/S', state: 'LEAD' }))['creditorId']
    const address = { address: 'Havnegade 2', zipcode: '5000', city: 'Odense C', country: 'DK' }
    const terms = { defaultBillingModelId: billingModelId, bankAccount: danishAccount }
    const signedOn = { state: 'SIGNED_ON', ...terms, address, centralRegisterId: '12345674' }
    await patch(`/creditors/${id('creditor')}`, signedOn, 204)
    expect((await get(`/creditors/${id('creditor')}`))['state']).toBe('SIGNED_ON')
  })

  it('adds customers and their claims', async () => {
    for (const [name, full] of [
      ['anne', 'Anne Ærø'],
      ['bo', 'Bo Bæk'],
    ] as const) {
      const address = { address: 'Åvej 7', zipcode: '8000', city: 'Aarhus C' }
      const customer = { referenceId: `K-${name}`, users: [{ details: { name: full, address } }] }
      const { customerId } = await post(`/customers?creditorId=${id('creditor')}`, customer)
      known[name] = customerId
    }
    const claim = { voucherTypeId: standardType.principal, amount: 100_000, source: 'CREDITOR', date: '2026-01-02' }
    const opened = await post('/cases', {
      customerId: id('anne'),
      currency: 'DKK',
      caseVouchers: [{ ...claim, referenceId: 'F-1', dueDate: '2026-01-16' }],
      demand: { date: '2026-01-20', deadline: '2026-01-31', channel: 'LETTER' },
    })
    known['case'] = opened['id']
    known['claim'] = (await get(`/case-vouchers/${id('case')}`))['items'][0].caseVoucherId
    const caseVouchers = [{ ...claim, amount: 600_000, referenceId: 'F-2' }]
    const added = await api.post(`/customers/${id('bo')}/add-case-vouchers`, { currency: 'DKK', caseVouchers })
    expect(added.status, added.text).toBeLessThan(300)
    known['bigCase'] = (await get(`/cases?customerId=${id('bo')}`))['items'][0].id
    await patch(`/cases/${id('case')}`, { status: 'VERIFIED' })
  })

  it('has costs added: fee, cost and a locksmith who is paid out', async () => {
    known['fee'] = (await post(`/case-vouchers/${id('case')}`, voucher('reminder-fee', 10_000)))['caseVoucherId']
    known['cost'] = (await post(`/case-vouchers/${id('case')}`, voucher('collection-cost', 40_000)))['caseVoucherId']
    const { id: contactId } = await post('/contacts', { name: 'Låsesmed Hansen', bankAccount: danishAccount })
    const outlay = voucher('payout', 30_000, { payoutContactId: contactId })
    known['outlay'] = (await post(`/case-vouchers/${id('case')}`, outlay))['caseVoucherId']
    expect((await get(`/payouts?contactId=${contactId}`))['items']).toMatchObject([
      { amount: 30_000, state: 'PENDING' },
    ])
    expect((await get(`/cases/${id('case')}`))['outstanding']).toBe(180_000)
  })

  it('writes to the debtor: a letter from its own template, as PDF, sent by post', async () => {
    const { templateId } = await post('/templates', {
      ...{ handle: 'our-demand', name: 'Vores påkrav', kind: 'letter', language: 'da' },
      subject: 'Påkrav i sag {{ case.journalNumber }}',
      body: [
        'Kære {{ debtor.name }}',
        'De skylder {{ creditor.name }}, {{ creditor.address }}, **{{ balance.outstanding | money }}**.',
        '{{ vouchers | table }}',
        'Betal inden {{ deadline | date }}.',
      ].join('\n\n'),
    })
    const demand = { caseId: id('case'), templateId, deadline: '2026-03-20' }
    const { documentId, interactionId, subject, fileId, size } = await post('/documents', demand)
    const [page = '', ...others] = await printed(`/documents/${documentId}/download`)
    expect(others).toEqual([])
    for (const words of [
      ...['Nordkyst Energi A/S', 'CVR 12345674', 'Anne Ærø', 'Åvej 7', '8000 Aarhus C', subject as string],
      ...['Kære Anne Ærø', 'Havnegade 2, 5000 Odense C', 'F-1', '16.01.2026', '1.000,00', '100,00', '400,00', '300,00'],
      ...['I alt', '1.800,00 kr.', '20. marts 2026', 'Side 1 af 1'],
    ]) {
      expect(page).toContain(words)
    }
    expect(await get(`/files/${fileId}`)).toMatchObject({ contentType: 'application/pdf', size })
    const { data } = await get(`/documents/${documentId}/source`)
    expect(data.balance).toMatchObject({ outstanding: 180_000 })
    await patch(`/interactions/${interactionId}`, { state: 'SENT' })
  })
})

describe('debtors pay', () => {
  it('directly to the creditor', async () => {
    await post('/direct-payments', { caseVoucherReferenceId: 'F-1', amount: 20_000 })
    await post('/direct-payments', { caseVoucherReferenceId: 'F-2', amount: 200_000 })
  })

  it('to the collector, allocated by the policy', async () => {
    const deposit = voucher('deposit', 110_000)
    known['deposit'] = (await post(`/case-vouchers/${id('case')}`, deposit))['caseVoucherId']
    const { allocations, unallocated } = await post(
      '/case-voucher-allocations',
      { creditVoucherId: id('deposit') },
      200,
    )
    expect(unallocated).toBe(0)
    const paid = (allocations as Body[]).map((one) => [one['debitVoucherId'], one['amount']])
    expect(paid).toEqual([
      [id('cost'), 40_000],
      [id('fee'), 10_000],
      [id('outlay'), 30_000],
      [id('claim'), 30_000],
    ])
  })

  it('too much, manually, and by mistake', async () => {
    const bigClaim = (await get(`/case-vouchers/${id('bigCase')}`))['items'][0].caseVoucherId
    const deposit = voucher('deposit', 450_000)
    const { caseVoucherId } = await post(`/case-vouchers/${id('bigCase')}`, deposit)
    const shares = [{ debitVoucherId: bigClaim, amount: 400_000 }]
    await post('/case-voucher-allocations', { creditVoucherId: caseVoucherId, allocations: shares }, 200)
    const { totals } = await get(`/cases/${id('bigCase')}/balance`)
    expect(totals).toMatchObject({ outstanding: 0, unallocated: 50_000 })
    const mistake = voucher('deposit', 5_000, { referenceCaseVoucherId: id('claim') })
    const { caseVoucherId: mistaken } = await post(`/case-vouchers/${id('case')}`, mistake)
    await post(`/case-vouchers/${id('case')}/${mistaken}/reverse`, { text: 'Fejlført' })
    expect((await get(`/cases/${id('case')}`))['outstanding']).toBe(50_000)
  })

  it('without money: a credit note and a write-off, both reversed', async () => {
    const reduced: string[] = []
    for (const [handle, amount] of [
      ['credit-note', 2_000],
      ['write-off', 3_000],
    ] as const) {
      const credit = voucher(handle, amount, { referenceCaseVoucherId: id('claim') })
      reduced.push((await post(`/case-vouchers/${id('case')}`, credit))['caseVoucherId'])
    }
    expect((await get(`/cases/${id('case')}`))['outstanding']).toBe(45_000)
    for (const credit of reduced)
      await post(`/case-vouchers/${id('case')}/${credit}/reverse`, { text: 'Alligevel ikke' })
    expect((await get(`/cases/${id('case')}`))['outstanding']).toBe(50_000)
  })
})

describe('the month is settled', () => {
  const march = { from: '2026-03-01', to: '2026-03-02' }
  // 20 % of 20,000 + 30,000 and 10 % of 600,000; a letter; the collector keeps fee, cost and outlay.
  const totals = {
    collected: 730_000,
    collectedByCollector: 510_000,
    collectedByCreditor: 220_000,
    creditorShare: 650_000,
    collectorShare: 80_000,
    commission: 70_000,
    fees: 2_500,
    vat: 18_125,
    balance: 339_375,
    payout: 339_375,
    offset: 0,
    due: 0,
  }

  it('as a preview, then as a draft, once', async () => {
    const creditorId = id('creditor')
    const preview = await api.post('/billings', { creditorId, ...march }, { headers: { prefer: 'dry-run' } })
    expect(preview.body.totals).toEqual(totals)
    const billing = await post('/billings', { creditorId, ...march })
    expect(billing['totals']).toEqual(totals)
    known['billing'] = billing['billingId']
    expect((await post('/billings', { creditorId, ...march }, 422))['code']).toBe('billing-draft-open')
    const { items } = await get(`/billings/${id('billing')}/deposit-distribution`)
    expect((items as Body[]).reduce((sum, item) => sum + Number(item['amount']), 0)).toBe(totals.collected)
  })

  it('permanently: approved, printed and paid out', async () => {
    const approved = await patch(`/billings/${id('billing')}`, { state: 'APPROVED' })
    expect(approved).toMatchObject({ billingSeqId: 1, state: 'APPROVED' })
    const payout = await patch(`/payouts/${approved['payoutId']}`, { state: 'PAID', reference: 'OVF-1' })
    expect(payout).toMatchObject({ amount: totals.payout, creditorId: id('creditor'), state: 'PAID' })
    const paper = (await printed(`/billings/${id('billing')}/export.pdf`)).join('\n')
    for (const words of ['Nordkyst Energi A/S', '7.300,00', '3.393,75']) expect(paper).toContain(words)
    const csv = await api.get(`/billings/${id('billing')}/export.csv`)
    expect(csv.text.trimEnd().split('\r\n')).toHaveLength(1 + 9)
    const again = await post('/billings', { creditorId: id('creditor'), ...march }, 422)
    expect(again['code']).toBe('nothing-to-bill')
  })

  it('then another case, partly paid, is merged, unmerged and merged again', async () => {
    api.clock.set(new Date(testStart.getTime() + 30 * 86_400_000))
    const paid = { voucherTypeId: standardType.deposit, amount: 4_000, source: 'CREDITOR', date: '2026-03-20' }
    const claim = { voucherTypeId: standardType.principal, amount: 50_000, source: 'CREDITOR', date: '2026-03-10' }
    const { id: mergedCaseId } = await post('/cases', {
      customerId: id('anne'),
      currency: 'DKK',
      caseVouchers: [{ ...claim, referenceId: 'F-3', referenceVouchers: [paid] }],
    })
    const laterClaim = (await get(`/case-vouchers/${mergedCaseId}`))['items'][0].caseVoucherId
    expect((await post(`/cases/${id('case')}/merge`, { mergedCaseId }, 200))['outstanding']).toBe(96_000)

    const { caseVoucherId: creditVoucherId } = await post(`/case-vouchers/${id('case')}`, voucher('deposit', 6_000))
    const byHand = { creditVoucherId, allocations: [{ debitVoucherId: laterClaim, amount: 6_000 }] }
    const { allocations } = await post('/case-voucher-allocations', byHand, 200)
    const refused = await post(`/cases/${id('case')}/merge/undo`, { mergedCaseId }, 422)
    expect(refused['code']).toBe('merge-has-allocations')
    await post(`/case-voucher-allocations/${allocations[0].allocationId}/undo`, {}, 200)
    expect((await post(`/cases/${id('case')}/merge/undo`, { mergedCaseId }, 200))['outstanding']).toBe(50_000)

    await post(`/cases/${id('case')}/merge`, { mergedCaseId }, 200)
    const policy = await post('/case-voucher-allocations', { creditVoucherId }, 200)
    expect(policy['allocations']).toMatchObject([{ debitVoucherId: id('claim'), amount: 6_000 }])
  })

  it('then later reversals are deducted in the next settlement', async () => {
    await post(`/case-vouchers/${id('case')}/${id('deposit')}/reverse`, { text: 'Betalingen er trukket tilbage' })
    const april = { creditorId: id('creditor'), from: '2026-03-03', to: '2026-04-01' }
    const { totals: corrected, billingId } = await post('/billings', april)
    // The deposit of 110,000 is gone; 4,000 and 6,000 came in, at the 20 % of a claim of 150,000.
    expect(corrected).toMatchObject({
      collected: -100_000,
      collectedByCreditor: 4_000,
      collectorShare: -80_000,
      commission: -4_000,
      fees: 0,
      vat: -1_000,
      balance: -19_000,
      due: 19_000,
    })
    expect(await patch(`/billings/${billingId}`, { state: 'APPROVED' })).toMatchObject({
      billingSeqId: 2,
      payoutId: null,
    })
  })

  it('then the cases end', async () => {
    const reasons = (await get('/end-reasons?pageSize=100'))['items'] as Body[]
    for (const [name, endReason, outstanding] of [
      ['case', 'PARTIALLY_PAID', 200_000],
      ['bigCase', 'OVERPAYMENT', 0],
    ] as const) {
      const { endReasonId } = reasons.find((reason) => reason['handle'] === endReason) ?? {}
      const ended = await patch(`/cases/${id(name)}`, { status: 'ENDED', endReasonId })
      expect(ended).toMatchObject({ status: 'ENDED', endReason, outstanding })
    }
  })
})
