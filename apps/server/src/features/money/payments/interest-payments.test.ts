import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, standardType } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { verifyLedger } from '../ledger/index.ts'
import { shippedVersion } from '../rule-packs/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(async () => {
  const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
  await api.close()
})
const today = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  api.clock.set(today)
})

const aYearAgo = { date: '2025-02-01', dueDate: '2025-03-02' }

async function givenClaim(claim: object = {}): Promise<{ caseId: string; claimId: string }> {
  const { caseId } = await givenCase(api, { vouchers: [] })
  const body = {
    ...{ voucherTypeId: standardType.principal, amount: 1_000_000, currency: 'DKK', source: 'CREDITOR' },
    ...{ ...aYearAgo, interest: 0.1, ...claim },
  }
  const { status, body: created, text } = await api.post(`/case-vouchers/${caseId}`, body)
  expect(status, text).toBe(201)
  return { caseId, claimId: created.caseVoucherId }
}

const pay = (caseId: string, amount: number, date = '2026-03-02') =>
  api.post(`/cases/${caseId}/payments`, { amount, currency: 'DKK', source: 'COLLECTOR', date })
const balanceOf = async (caseId: string, query = '') => (await api.get(`/cases/${caseId}/balance${query}`)).body
const interestVouchers = async (caseId: string) =>
  (await api.get(`/case-vouchers/${caseId}`)).body.items.filter((voucher: any) => voucher.category === 'interest')

describe('a payment on a case with interest', () => {
  it('201: pays principal and interest in full, and ends the case', async () => {
    const { caseId, claimId } = await givenClaim()
    expect((await balanceOf(caseId)).totals.accruedInterest).toBe(100_000)
    const paid = await pay(caseId, 1_100_000)
    expect([paid.status, paid.body.unallocated], paid.text).toEqual([201, 0])
    const after = await balanceOf(caseId)
    expect(after).toMatchObject({ amountDue: 0, totals: { accruedInterest: 0, outstanding: 0, unallocated: 0 } })
    const [interest] = await interestVouchers(caseId)
    expect(interest).toMatchObject({ amount: 100_000, outstanding: 0, referenceCaseVoucherId: claimId })
    expect(interest.interestBasis).toEqual({
      ...{ until: '2026-03-02', pack: null, version: null },
      lines: [
        {
          ...{ from: '2025-03-02', until: '2026-03-02', days: 365, base: 1_000_000, rate: 0.1 },
          ...{ rule: 'contractual', isLimited: false, amount: 100_000 },
        },
      ],
    })
    expect((await api.get(`/cases/${caseId}`)).body).toMatchObject({ status: 'ENDED', endReason: 'PAID' })
  })

  it('booking changes no total, and interest goes on from there without being counted twice', async () => {
    const { caseId } = await givenClaim()
    await pay(caseId, 500_000)
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: 600_000, totals: { accruedInterest: 0 } })
    api.clock.advance({ ms: 73 * 86_400_000 })
    // 600,000 is left of the principal, since 100,000 paid the interest: 600,000 × 10 % × 73/365.
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: 612_000, totals: { accruedInterest: 12_000 } })
    await pay(caseId, 1, '2026-05-14')
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: 611_999, totals: { accruedInterest: 0 } })
    expect((await interestVouchers(caseId)).map(({ amount }: any) => amount)).toEqual([100_000, 12_000])
  })

  it('a payment that is dated back corrects the interest that was booked', async () => {
    const { caseId } = await givenClaim()
    await pay(caseId, 50_000)
    expect((await interestVouchers(caseId))[0]).toMatchObject({ amount: 100_000, outstanding: 50_000 })
    // 292 days earlier, when 20,000 had accrued; it pays what is left of the booked interest, then the principal.
    const dated = await pay(caseId, 550_000, '2025-05-14')
    expect(dated.status, dated.text).toBe(201)
    const vouchers = (await api.get(`/case-vouchers/${caseId}`)).body.items
    const corrections = vouchers.filter((voucher: any) => voucher.category === 'credit-note')
    // 20,000 + 500,000 × 10 % × 292/365 = 60,000 is the interest now; 100,000 were booked.
    expect(corrections.map(({ amount, unallocated }: any) => [amount, unallocated])).toEqual([[40_000, 0]])
    expect(await balanceOf(caseId)).toMatchObject({
      amountDue: 1_060_000 - 600_000,
      totals: { accruedInterest: 0, unallocated: 0 },
    })
  })

  it('the order in which two payments are registered does not matter', async () => {
    const first = await givenClaim()
    const second = await givenClaim()
    await pay(first.caseId, 300_000, '2025-05-14')
    await pay(first.caseId, 200_000, '2026-01-01')
    await pay(second.caseId, 200_000, '2026-01-01')
    await pay(second.caseId, 300_000, '2025-05-14')
    const one = await balanceOf(first.caseId)
    const other = await balanceOf(second.caseId)
    // A payment pays interest that was booked by then, so the shares may differ, but never by more than interest on them.
    expect(Math.abs(one.amountDue - other.amountDue)).toBeLessThan(2_000)
    expect(other.totals.unallocated).toBe(0)
  })

  it('reversing a payment lets the interest accrue as if it had never been made', async () => {
    const { caseId } = await givenClaim()
    const { body } = await pay(caseId, 600_000, '2025-05-14')
    await api.post(`/case-vouchers/${caseId}/${body.caseVoucherId}/reverse`, {})
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: 1_100_000 })
  })

  it('reversing the claim takes the booked interest back', async () => {
    const { caseId, claimId } = await givenClaim()
    await pay(caseId, 30_000)
    const reversed = await api.post(`/case-vouchers/${caseId}/${claimId}/reverse`, {})
    expect(reversed.status, reversed.text).toBe(201)
    const { totals, amountDue } = await balanceOf(caseId)
    expect([amountDue, totals.outstanding, totals.unallocated]).toEqual([0, 0, 30_000])
  })

  it('booking interest by hand is not counted twice', async () => {
    const { caseId, claimId } = await givenClaim()
    const interest = { voucherTypeId: standardType.interest, amount: 100_000, referenceCaseVoucherId: claimId }
    await api.post(`/case-vouchers/${caseId}`, { ...interest, currency: 'DKK', source: 'CREDITOR', date: '2026-03-02' })
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: 1_100_000, totals: { accruedInterest: 0 } })
  })

  it('two payments at once book the interest once', async () => {
    const { caseId } = await givenClaim()
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(caseId, 10_000)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
    expect((await interestVouchers(caseId)).map(({ amount }: any) => amount)).toEqual([100_000])
    expect((await balanceOf(caseId)).amountDue).toBe(1_020_000)
  })

  it('422: a payment that is refused books nothing', async () => {
    const { caseId } = await givenClaim()
    expect((await pay(caseId, 10_000, '2026-03-04')).status).toBe(422)
    expect((await pay(caseId, 10_000, '2199-12-31')).status).toBe(422)
    expect(await interestVouchers(caseId)).toEqual([])
  })
})

describe('a direct payment on a voucher with interest', () => {
  it('201: goes to its voucher in full, and the interest is booked beside it and still owed', async () => {
    const { caseId, claimId } = await givenClaim()
    const paid = await api.post('/direct-payments', { caseVoucherId: claimId, amount: 1_000_000 })
    expect(paid.status, paid.text).toBe(201)
    expect(paid.body.paidCaseVoucher).toMatchObject({ caseVoucherId: claimId, amount: 1_000_000 })
    expect((await interestVouchers(caseId))[0]).toMatchObject({ amount: 100_000, outstanding: 100_000 })
    expect((await api.get(`/cases/${caseId}`)).body).toMatchObject({ status: 'PENDING', outstanding: 100_000 })
    api.clock.advance({ ms: 100 * 86_400_000 })
    expect((await balanceOf(caseId)).amountDue).toBe(100_000)
  })

  it('422: books nothing if it is refused', async () => {
    const { caseId, claimId } = await givenClaim()
    const refused = await api.post('/direct-payments', { caseVoucherId: claimId, amount: 1_000_001 })
    expect([refused.status, refused.body.code]).toEqual([422, 'amount-exceeds-outstanding'])
    expect(await interestVouchers(caseId)).toEqual([])
  })

  it('is replayed with its key, and books the interest once', async () => {
    const { caseId, claimId } = await givenClaim()
    const headers = { 'idempotency-key': 'bank-line-1' }
    const send = () => api.post('/direct-payments', { caseVoucherId: claimId, amount: 10 }, { headers })
    const [first, again] = [await send(), await send()]
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await interestVouchers(caseId)).toHaveLength(1)
  })
})

describe('the end of a case', () => {
  it('books the interest, and PAID needs an override while interest is owed', async () => {
    const { caseId } = await givenClaim({ interestEndDate: '2025-04-01' })
    const reasons = (await api.get('/end-reasons?pageSize=500')).body.items
    const idOf = (handle: string) => reasons.find((reason: any) => reason.handle === handle).endReasonId
    const ended = await api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: idOf('WITHDRAWN') })
    expect(ended.status, ended.text).toBe(200)
    expect((await interestVouchers(caseId))[0]).toMatchObject({ amount: 8_219 })
    expect(ended.body).toMatchObject({ outstanding: 1_008_219, accruedInterest: 0 })
  })
})

describe('the terms of a claim', () => {
  it('are kept by create case, with a statutory marker as the contract describes', async () => {
    const { caseId: known } = await givenCase(api, { vouchers: [] })
    const { customerId } = (await api.get(`/cases/${known}`)).body
    const claim = { voucherTypeId: standardType.principal, amount: 1_000_000, source: 'CREDITOR', date: '2022-12-01' }
    const marker = { voucherTypeId: standardType.interest, amount: 0, source: 'CREDITOR', date: '2022-12-01' }
    const created = await api.post('/cases', {
      ...{ customerId, currency: 'DKK', rulePack: 'dk-business' },
      caseVouchers: [
        { ...claim, interest: 0.1, dueDate: '2025-03-02' },
        { ...claim, referenceVouchers: [{ ...marker, interestStartDate: '2023-01-01' }] },
      ],
    })
    expect(created.status, created.text).toBe(201)
    const { items } = (await api.get(`/case-vouchers/${created.body.id}`)).body
    expect(items.map(({ interest, interestRule }: any) => [interest, interestRule])).toEqual([
      [0.1, 'contractual'],
      [null, null],
      [null, 'statutory'],
    ])
    const { interest, unpricedDays, rulePack, rulePackVersion } = await balanceOf(created.body.id)
    // 9.90 %, 11.25 % and 11.75 % for half a year each; no rate is known from July 2024.
    expect(interest.map(({ total }: any) => total)).toEqual([100_000, 49_500 + 56_250 + 58_750])
    expect([unpricedDays, rulePack, rulePackVersion]).toEqual([601, 'dk-business', String(shippedVersion)])
  })

  it('the pack follows the country of the creditor and the kind of customer', async () => {
    const { caseId } = await givenClaim({
      interest: null,
      interestRule: 'statutory',
      date: '2023-01-01',
      dueDate: null,
    })
    expect(await balanceOf(caseId)).toMatchObject({ rulePack: null, totals: { accruedInterest: 0 } })
    const { creditorId, customerId } = (await api.get(`/cases/${caseId}`)).body
    await api.patch(`/creditors/${creditorId}`, { address: { country: 'SE' } })
    const business = (await api.get(`/customers/${customerId}`)).body.isCompany
    const pack = business ? 'se-business' : 'se-consumer'
    // 30 days after the claim, as there is no due date.
    const found = await balanceOf(caseId)
    expect(found).toMatchObject({
      rulePack: pack,
      interest: [{ lines: [{ from: '2023-01-31', rate: 0.105 }, { rate: 0.115 }, { rate: null }] }],
    })
    const chosen = await api.patch(`/cases/${caseId}`, { rulePack: 'dk-business' })
    expect(chosen.status, chosen.text).toBe(200)
    expect((await balanceOf(caseId)).rulePack).toBe('dk-business')
  })

  it.each([
    [{ interest: 99 }, '/interest'],
    [{ interest: -0.1 }, '/interest'],
    [{ interest: { rate: 1 } }, '/interest'],
    [{ interest: null, interestRule: 'contractual' }, '/interest'],
    [{ interest: 0.1, interestRule: 'statutory' }, '/interest'],
    [{ interest: 0.1, interestRule: 'none' }, '/interest'],
    [{ interest: null, interestRule: 'compound' }, '/interestRule'],
    [{ interestStartDate: '1850-01-01' }, '/interestStartDate'],
    [{ interestStartDate: '2999-01-01' }, '/interestStartDate'],
  ])('422: %j', async (terms, path) => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    const claim = { voucherTypeId: standardType.principal, amount: 1, currency: 'DKK', source: 'CREDITOR', ...aYearAgo }
    const { status, body } = await api.post(`/case-vouchers/${caseId}`, { ...claim, ...terms })
    expect([status, body.errors?.[0]?.path]).toEqual([422, path])
  })
})
