import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, type RequestOptions, startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { verifyLedger } from '../ledger/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const paid = { amount: 500, currency: 'DKK', source: 'COLLECTOR', date: '2026-03-01' }

function pay(caseId: string, body: object = {}, request: Pick<RequestOptions, 'as' | 'headers'> = {}): Promise<Answer> {
  return api.post(`/cases/${caseId}/payments`, { ...paid, ...body }, request)
}

/** A case with 300 in fees and 400 of principal, and the outstanding amounts of its vouchers. */
async function givenDebts(): Promise<{ caseId: string; fee: string; principal: string }> {
  const { caseId, voucherIds } = await givenCase(api, {
    vouchers: [
      { voucherTypeId: standardType['reminder-fee'], amount: 300, date: '2026-01-15' },
      { voucherTypeId: standardType.principal, amount: 400, date: '2026-01-15' },
    ],
  })
  const [fee, principal] = voucherIds as [string, string]
  return { caseId, fee, principal }
}

async function leftOf(caseId: string): Promise<(number | null)[]> {
  const { body } = await api.get(`/case-vouchers/${caseId}?pageSize=500`)
  return body.items.map((voucher: any) => voucher.outstanding ?? voucher.unallocated)
}

describe('register-case-payment', () => {
  it('201: by the order of the rule pack, unless the tenant has a policy of its own', async () => {
    const as = await api.createTenant('Regler')
    const row = {
      ...{ pack: 'dk-consumer', rule: 'allocation-order', from: '2026-01-01', until: '2027-01-01' },
      ...{ value: ['principal', 'interest', 'fee', 'cost', 'compensation', 'payout'] },
      ...{ source: 'Aftale med kreditor', reviewed: true, reason: 'Aftalt' },
    }
    const created = await api.post('/rule-rows', row, { as })
    expect(created.status, created.text).toBe(201)
    const given = () =>
      givenCase(api, {
        as,
        vouchers: [
          { voucherTypeId: standardType['reminder-fee'], amount: 300, date: '2026-01-15' },
          { voucherTypeId: standardType.principal, amount: 400, date: '2026-01-15' },
        ],
      })
    const shares = async (rulePack: string | null): Promise<unknown> => {
      const { caseId, voucherIds } = await given()
      expect((await api.patch(`/cases/${caseId}`, { rulePack }, { as })).status).toBe(200)
      const { status, body, text } = await pay(caseId, {}, { as })
      expect(status, text).toBe(201)
      return body.allocations.map((share: any) => [voucherIds.indexOf(share.debitVoucherId), share.amount])
    }
    expect(await shares(null)).toEqual([
      [0, 300],
      [1, 200],
    ])
    expect(await shares('dk-consumer')).toEqual([
      [1, 400],
      [0, 100],
    ])
    const entries = ['fee', 'principal', 'cost', 'interest', 'compensation', 'payout'].map((category) => ({
      ...{ category, order: 'oldest-first' },
    }))
    const set = await api.patch('/allocation-policy', { entries }, { as })
    expect(set.status, set.text).toBe(200)
    expect(await shares('dk-consumer')).toEqual([
      [0, 300],
      [1, 200],
    ])
  })

  it('201: pays the debits of the case by the policy, with events and audit entries', async () => {
    const { caseId, fee, principal } = await givenDebts()
    const { status, body, headers } = await pay(caseId, { text: 'Bank', referenceId: 'B-1', source: 'CREDITOR' })
    expect([status, headers['location']]).toEqual([201, `/v1/${api.tenant.tenantId}/case-vouchers/${caseId}`])
    const { caseVoucherId, allocations } = body
    expect(body).toMatchObject({ caseId, unallocated: 0 })
    expect(allocations).toMatchObject([
      { creditVoucherId: caseVoucherId, debitVoucherId: fee, amount: 300 },
      { creditVoucherId: caseVoucherId, debitVoucherId: principal, amount: 200 },
    ])
    const { body: list } = await api.get(`/case-vouchers/${caseId}`)
    expect(list.items.at(-1)).toMatchObject({
      ...{ caseVoucherId, category: 'deposit', amount: 500, unallocated: 0, source: 'CREDITOR' },
      ...{ text: 'Bank', referenceId: 'B-1', date: '2026-02-28T23:00:00.000Z' },
    })
    expect((await eventsAbout(api, caseVoucherId)).map(({ type }) => type)).toContain('case-vouchers.create')
    expect((await eventsAbout(api, principal)).at(-1)).toMatchObject({
      type: 'case-vouchers.update',
      caseId,
      data: { outstanding: 200 },
    })
    expect((await auditOf(api, caseVoucherId))[0]).toMatchObject({ operation: 'register-case-payment' })
  })

  it('201: an overpayment stays unallocated on the deposit', async () => {
    const { caseId } = await givenDebts()
    expect((await pay(caseId, { amount: 1_000 })).body).toMatchObject({ unallocated: 300 })
    expect(await leftOf(caseId)).toEqual([0, 0, 300])
  })

  it('201: pays exactly the given debits', async () => {
    const { caseId, principal } = await givenDebts()
    const { body } = await pay(caseId, { allocations: [{ debitVoucherId: principal, amount: 400 }] })
    expect(body).toMatchObject({ unallocated: 100, allocations: [{ debitVoucherId: principal, amount: 400 }] })
    expect(await leftOf(caseId)).toEqual([300, 0, 100])
  })

  it('201: a dry run returns what would be paid and stores nothing', async () => {
    const { caseId, fee } = await givenDebts()
    const { status, body } = await pay(caseId, { amount: 120 }, { headers: { prefer: 'dry-run' } })
    expect([status, body.allocations]).toMatchObject([201, [{ debitVoucherId: fee, amount: 120 }]])
    expect(await leftOf(caseId)).toEqual([300, 400])
  })

  it('422: a payment that cannot be allocated is not booked', async () => {
    const { caseId, principal } = await givenDebts()
    const other = await givenDebts()
    const byHand = (debitVoucherId: string, amount: number) => ({ allocations: [{ debitVoucherId, amount }] })
    for (const [body, code] of [
      [byHand(principal, 401), 'amount-exceeds-outstanding'],
      [{ ...byHand(principal, 300), amount: 200 }, 'amount-exceeds-unallocated'],
      [byHand(other.fee, 100), 'unknown-reference'],
      [{ currency: 'EUR' }, 'currency-mismatch'],
      [{ allocations: [] }, 'validation-failed'],
      [{ amount: 0 }, 'validation-failed'],
    ] as const) {
      const refused = await pay(caseId, body)
      expect([refused.status, refused.body.code]).toEqual([422, code])
    }
    expect(await leftOf(caseId)).toEqual([300, 400])
  })

  it('404: a case of another tenant', async () => {
    const { caseId } = await givenDebts()
    const stranger = await api.createTenant('Fremmed')
    expect((await pay(caseId, {}, { as: stranger })).status).toBe(404)
  })

  it('24 concurrent payments pay every debit once and leave the overpayment unallocated', async () => {
    const { caseId } = await givenDebts()
    const answers = await Promise.all(Array.from({ length: 24 }, () => pay(caseId, { amount: 50 })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 201))
    const left = await leftOf(caseId)
    expect(left.slice(0, 2)).toEqual([0, 0])
    expect(left.slice(2).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(24 * 50 - 700)
    const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
    expect(report.checks.filter((check) => !check.ok)).toEqual([])
  })

  it('one key books once, however often it is repeated', async () => {
    const { caseId } = await givenDebts()
    const request = { headers: { 'idempotency-key': `payment-${caseId}` } }
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(caseId, { amount: 50 }, request)))
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1)
    expect(await leftOf(caseId)).toEqual([250, 400, 0])
  })
})
