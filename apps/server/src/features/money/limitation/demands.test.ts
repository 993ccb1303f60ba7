import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor, givenCustomer, standardType } from '../../../../test/given.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(async () => {
  const { checks } = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  await api.close()
})

const demand = { date: '2026-01-20', deadline: '2026-01-30', channel: 'LETTER' } as const
const claim = { amount: 100_000, date: '2025-12-01', dueDate: '2025-12-15' }
const cost = { voucherTypeId: standardType['collection-cost'], amount: 40_000, source: 'COLLECTOR', date: '2026-02-10' }

function givenDanishCase(fields: object = {}) {
  return givenCase(api, { rulePack: 'dk-consumer', vouchers: [claim], ...fields })
}

function addCost(caseId: string, more: object = {}) {
  return api.post(`/case-vouchers/${caseId}`, { ...cost, currency: 'DKK', ...more })
}

function recordDemand(caseId: string, more: object = {}) {
  return api.post('/limitation-facts', { caseId, kind: 'demand', note: 'Sendt af kreditor', ...demand, ...more })
}

describe('a collection cost in Denmark', () => {
  it('422: waits for a demand, and names the rule, its source and the earliest date', async () => {
    const { caseId } = await givenDanishCase()
    const refused = await addCost(caseId)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        ...{ code: 'charge-not-allowed', rule: 'costs-after-demand', pack: 'dk-consumer', reviewed: true },
        ...{ source: expect.stringContaining('§ 10'), earliestDate: '2026-03-13', errors: [{ path: '/amount' }] },
      },
    ])
  })

  it('201: after the deadline of a demand that the creditor sent, until it is withdrawn', async () => {
    const { caseId } = await givenDanishCase()
    const recorded = await recordDemand(caseId)
    expect([recorded.status, recorded.body]).toMatchObject([201, { ...demand, kind: 'demand', fileId: null }])
    const early = await addCost(caseId, { date: '2026-01-30' })
    expect([early.status, early.body.earliestDate]).toEqual([422, '2026-01-31'])
    const { body } = await addCost(caseId, { date: '2026-01-31' })
    await api.post(`/case-vouchers/${caseId}/${body.caseVoucherId}/reverse`, {})
    await api.post(`/limitation-facts/${recorded.body.limitationFactId}/withdraw`, { reason: 'En anden sag' })
    expect((await addCost(caseId)).body.rule).toBe('costs-after-demand')
  })

  it('201: after the deadline of our own demand letter, once it was sent', async () => {
    const { creditorId } = await givenCreditor(api)
    const address = { address: 'Åvej 7', zipcode: '8000', city: 'Aarhus C' }
    const { customerId } = await givenCustomer(api, { creditorId, users: [{ details: { name: 'Eva Bæk', address } }] })
    const { caseId } = await givenDanishCase({ customerId })
    const letter = await api.post('/documents', { caseId, handle: 'demand', deadline: '2026-03-20' })
    expect(letter.status, letter.text).toBe(201)
    expect((await addCost(caseId, { date: '2026-03-21' })).body.earliestDate).toBe('2026-03-13')
    const sent = await api.patch(`/interactions/${letter.body.interactionId}`, { state: 'SENT' })
    expect(sent.status, sent.text).toBe(200)
    expect((await addCost(caseId, { date: '2026-03-20' })).body.earliestDate).toBe('2026-03-21')
    expect((await addCost(caseId, { date: '2026-03-21' })).status).toBe(201)
  })

  it('422: a claim that was not demanded is no basis for costs', async () => {
    const { caseId, voucherIds } = await givenDanishCase({
      vouchers: [claim, { ...claim, amount: 400_000, dueDate: '2026-02-01' }],
      demand,
    })
    expect((await addCost(caseId, { referenceCaseVoucherId: voucherIds[1] })).body.rule).toBe('costs-after-demand')
    // Only the first claim counts: up to 1,000 kr. costs 400 kr.
    expect((await addCost(caseId, { amount: 40_001 })).body.rule).toBe('cost-table')
    expect((await addCost(caseId)).status).toBe(201)
  })

  it('counts a demand of one claim for that claim only', async () => {
    const { caseId, voucherIds } = await givenDanishCase({ vouchers: [claim, claim] })
    await recordDemand(caseId, { caseVoucherId: voucherIds[0] })
    expect((await addCost(caseId, { referenceCaseVoucherId: voucherIds[1] })).status).toBe(422)
    expect((await addCost(caseId, { referenceCaseVoucherId: voucherIds[0] })).status).toBe(201)
  })

  it('an administrator can override the rule with a reason', async () => {
    const { caseId } = await givenDanishCase()
    const { body } = await addCost(caseId, { override: { reason: 'Nærliggende fare for tab (§ 11)' } })
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    expect(items.find((each: any) => each.caseVoucherId === body.caseVoucherId).ruleOverride).toMatchObject({
      ...{ rule: 'costs-after-demand', reason: 'Nærliggende fare for tab (§ 11)' },
    })
  })
})

describe('a demand in Create case', () => {
  it('is recorded as a fact, and costs of the same request count on it', async () => {
    const { caseId } = await givenDanishCase({ vouchers: [claim, cost], demand })
    const { items } = (await api.get(`/limitation-facts?caseId=${caseId}`)).body
    expect(items).toMatchObject([{ ...demand, kind: 'demand', note: 'Sendt af kreditor før overdragelsen.' }])
    const events = await eventsAbout(api, items[0].limitationFactId)
    expect(events.map(({ type }: any) => type)).toEqual(['limitation-facts.create'])
  })

  it('422: creates nothing if the cost is too early, or the demand is wrong', async () => {
    const { customerId } = await givenCustomer(api)
    const open = (more: object) =>
      api.post('/cases', {
        ...{ customerId, currency: 'DKK', rulePack: 'dk-consumer' },
        caseVouchers: [{ voucherTypeId: standardType.principal, source: 'CREDITOR', ...claim }, cost],
        ...more,
      })
    const wrong: [object, string][] = [
      [{}, '/caseVouchers/1/amount'],
      [{ demand: { ...demand, deadline: '2026-02-10' } }, '/caseVouchers/1/amount'],
      [{ demand: { ...demand, date: '2026-03-03', deadline: '2026-03-20' } }, '/demand/date'],
      [{ demand: { ...demand, deadline: '2026-01-19' } }, '/demand/deadline'],
      [{ demand: { ...demand, channel: 'SMS' } }, '/demand/channel'],
      [{ demand: { ...demand, fileId: newId() } }, '/demand/fileId'],
      [{ demand: 'a letter' }, '/demand'],
    ]
    for (const [more, path] of wrong) {
      const { status, body } = await open(more)
      expect([status, body.errors?.[0]?.path], JSON.stringify(more)).toEqual([422, path])
    }
    expect((await api.get(`/cases?customerId=${customerId}`)).body.items).toEqual([])
  })

  it('422: a file of another tenant', async () => {
    const other = await api.createTenant()
    const content = Buffer.from('Påkrav').toString('base64')
    const { body: file } = await api.post('/files', { fileName: 'påkrav.txt', content }, { as: other })
    const { caseId } = await givenDanishCase()
    const refused = await recordDemand(caseId, { fileId: file.fileId })
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, '/fileId'])
    expect(
      (await api.post('/limitation-facts', { caseId, kind: 'demand', note: 'x', ...demand }, { as: other })).status,
    ).toBe(422)
  })

  it('is recorded once with add-case-vouchers', async () => {
    const { customerId } = await givenCustomer(api)
    const add = (referenceId: string) =>
      api.post(`/customers/${customerId}/add-case-vouchers`, {
        ...{ currency: 'DKK', demand },
        caseVouchers: [{ voucherTypeId: standardType.principal, source: 'CREDITOR', ...claim, referenceId }],
      })
    const { body } = await add('F-1')
    expect((await add('F-2')).status).toBe(200)
    const { items } = (await api.get(`/limitation-facts?caseId=${body.items[0].caseId}`)).body
    expect(items).toHaveLength(1)
  })
})

describe('a fact that is no demand', () => {
  it('422: has neither deadline nor channel', async () => {
    const { caseId } = await givenDanishCase()
    const { status, body } = await recordDemand(caseId, { kind: 'acknowledgement' })
    expect([status, body.errors.map(({ path }: any) => path)]).toEqual([422, ['/deadline', '/channel']])
  })
})

describe('interest on a claim without a due date', () => {
  const statutory = { amount: 1_000_000, date: '2023-01-01', dueDate: null, interestRule: 'statutory' }
  const totalOf = async (caseId: string, moment = '2023-07-01T10:00:00Z'): Promise<[string, number]> => {
    const { body } = await api.get(`/cases/${caseId}/balance`)
    const [{ lines }] = body.interest
    const until = lines.filter((line: any) => line.from < moment.slice(0, 10))
    return [lines[0].from, until.length]
  }

  it('begins 30 days after the creditor demanded it, and else after the claim', async () => {
    const { caseId } = await givenDanishCase({ vouchers: [statutory] })
    expect((await totalOf(caseId))[0]).toBe('2023-01-31')
    const { body } = await recordDemand(caseId, { date: '2023-03-01', deadline: '2023-03-15' })
    expect((await totalOf(caseId))[0]).toBe('2023-03-31')
    await api.post(`/limitation-facts/${body.limitationFactId}/withdraw`, { reason: 'Forkert dato' })
    expect((await totalOf(caseId))[0]).toBe('2023-01-31')
  })

  it('is corrected if it was booked before the demand was known', async () => {
    const { caseId } = await givenDanishCase({ vouchers: [statutory] })
    const payment = { amount: 10_000, currency: 'DKK', source: 'COLLECTOR', date: '2023-05-31' }
    // A payment may be that old only if the tenant allows it.
    await api.patch('/settings', { paymentDaysBack: 3_650 })
    const paid = await api.post(`/cases/${caseId}/payments`, payment)
    expect(paid.status, paid.text).toBe(201)
    const before = (await api.get(`/cases/${caseId}/balance`)).body.amountDue
    expect((await recordDemand(caseId, { date: '2023-03-01', deadline: '2023-03-15' })).status).toBe(201)
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    expect(items.filter((each: any) => each.category === 'credit-note')).toHaveLength(1)
    // 1,000,000 × 9.90 % × 60/360
    expect(before - (await api.get(`/cases/${caseId}/balance`)).body.amountDue).toBe(16_500)
  })
})
