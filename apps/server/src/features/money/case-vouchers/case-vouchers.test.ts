import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  danishAccount,
  givenCase,
  givenCaseVoucher,
  givenContact,
  givenPropertyType,
  givenVoucherType,
  standardType,
  voucherBody,
} from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import {
  type RequestOptions,
  startTestApp,
  testStart,
  type TestApp,
  type TestTenant,
} from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { newId } from '../../../platform/ids.ts'
import { CaseVoucher } from './index.ts'

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
})
afterAll(() => api.close())

const create = (caseId: string, voucher: Record<string, unknown>, options: Partial<RequestOptions> = {}) =>
  api.post(`/case-vouchers/${caseId}`, { currency: 'DKK', ...voucherBody(voucher) }, options)

async function list(caseId: string, query = ''): Promise<CaseVoucher[]> {
  const { status, body, text } = await api.get(`/case-vouchers/${caseId}${query}`)
  expect(status, text).toBe(200)
  return body.items
}

async function find(caseId: string, caseVoucherId: string): Promise<CaseVoucher> {
  return (await list(caseId, '?pageSize=500')).find((voucher) => voucher.caseVoucherId === caseVoucherId)!
}

const rows = (statement: ReturnType<typeof sql>): Promise<unknown[]> =>
  api.database.read(api.tenant.tenantId, statement)

const allocationsOf = (caseId: string): Promise<unknown[]> =>
  rows(sql`
    select credit_voucher_id as credit, debit_voucher_id as debit, amount
    from case_voucher_allocations where case_id = ${caseId}::uuid order by allocation_id`)

describe('create case voucher', () => {
  it('201: returns only the id, and the voucher is listed with every field', async () => {
    await givenPropertyType(api, { entity: 'case-voucher', handle: 'meter' })
    const { caseId, voucherId } = await givenCase(api)
    const created = await create(caseId, {
      voucherTypeId: standardType['reminder-fee'],
      amount: -10_000,
      source: 'COLLECTOR',
      date: '2026-02-01 00:00:00.000+01',
      dueDate: '2026-02-15T10:00:00Z',
      referenceId: 'R-1',
      text: 'Rykkergebyr',
      interest: 0.0825,
      interestStartDate: '2026-02-16',
      interestEndDate: '2026-12-31',
      referenceCaseVoucherId: voucherId,
      uniqueId: 'fee-1',
      properties: { meter: '4711' },
    })
    expect(created.status, created.text).toBe(201)
    const { caseVoucherId } = created.body
    expect(created.body).toEqual({ caseVoucherId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/case-vouchers/${caseId}`)
    expect(await find(caseId, caseVoucherId)).toEqual({
      caseVoucherId,
      tenantId: api.tenant.tenantId,
      caseId,
      creditorId: (await api.get(`/cases/${caseId}`)).body.creditorId,
      voucherTypeId: standardType['reminder-fee'],
      category: 'fee',
      direction: 'debit',
      amount: 10_000,
      outstanding: 10_000,
      unallocated: null,
      currency: 'DKK',
      source: 'COLLECTOR',
      date: '2026-01-31T23:00:00.000Z',
      dueDate: '2026-02-15T10:00:00.000Z',
      referenceId: 'R-1',
      text: 'Rykkergebyr',
      interest: 0.0825,
      interestRule: 'contractual',
      interestStartDate: '2026-02-15T23:00:00.000Z',
      interestEndDate: '2026-12-30T23:00:00.000Z',
      referenceCaseVoucherId: voucherId,
      reversesCaseVoucherId: null,
      datedBeforeVoucher: false,
      uniqueId: 'fee-1',
      properties: { meter: '4711' },
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
  })

  it('201: omitted and null members are null', async () => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    const nothing = {
      dueDate: null,
      referenceId: null,
      text: null,
      interest: null,
      interestRule: null,
      interestStartDate: null,
      interestEndDate: null,
    }
    const none = { ...nothing, referenceCaseVoucherId: null, payoutContactId: null, uniqueId: null }
    const { caseVoucherId: bare } = await givenCaseVoucher(api, caseId)
    const { caseVoucherId: nulls } = await givenCaseVoucher(api, caseId, none)
    for (const id of [bare, nulls]) {
      expect(await find(caseId, id)).toMatchObject({
        ...nothing,
        referenceCaseVoucherId: null,
        uniqueId: null,
        properties: {},
      })
    }
  })

  it('201: the schema declares exactly the members that the database returns', async () => {
    const { caseId } = await givenCase(api)
    const [row] = await rows(
      sql`select ${sqlFunction('case_voucher_view')}(v) as view from case_vouchers v where v.case_id = ${caseId}::uuid`,
    )
    // Only on interest that the service booked, on charges that override a rule, and on earmarked payments.
    const rare = ['interestBasis', 'ruleOverride', 'earmark']
    const members = [...Object.keys((row as { view: object }).view), ...rare].sort()
    expect(Object.keys(CaseVoucher.properties).sort()).toEqual(members)
  })

  it('201: the sign of an amount is ignored; zero and the largest safe integer are allowed', async () => {
    for (const amount of [0, -1, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
      const { caseId } = await givenCase(api, { vouchers: [] })
      const { caseVoucherId } = await givenCaseVoucher(api, caseId, { amount })
      expect(await find(caseId, caseVoucherId)).toMatchObject({
        amount: Math.abs(amount),
        outstanding: Math.abs(amount),
      })
    }
  })

  it.each([0, 1e-7, 0.1, 0.123456789012345, 1])('201: a rate of %d is returned unchanged', async (interest) => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, { interest })
    expect((await find(caseId, caseVoucherId)).interest).toBe(interest)
  })

  it('201: an ended case accepts vouchers, since payments may arrive late', async () => {
    const { caseId, voucherId } = await givenCase(api, { endReason: 'PARTIALLY_PAID', vouchers: [500] })
    const { status } = await create(caseId, {
      voucherTypeId: standardType.deposit,
      amount: 500,
      referenceCaseVoucherId: voucherId,
    })
    expect(status).toBe(201)
    expect((await find(caseId, voucherId)).outstanding).toBe(0)
  })

  it('422: a currency other than that of the case', async () => {
    const { caseId } = await givenCase(api, { currency: 'SEK' })
    const { status, body } = await create(caseId, { currency: 'DKK' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'currency-mismatch',
      detail: 'The case is in SEK.',
      errors: [{ path: '/currency' }],
    })
  })

  it('422: reports all unknown references at once', async () => {
    const { caseId } = await givenCase(api)
    const { voucherId: ofOtherCase } = await givenCase(api)
    const { contactId } = await givenContact(api, { as: stranger })
    const { voucherTypeId } = await givenVoucherType(api, { as: stranger })
    const { status, body } = await create(caseId, {
      voucherTypeId,
      referenceCaseVoucherId: ofOtherCase,
      payoutContactId: contactId,
    })
    expect(status).toBe(422)
    expect(body.code).toBe('unknown-reference')
    expect(body.errors).toEqual([
      { path: '/voucherTypeId', message: 'does not match any voucher type' },
      { path: '/referenceCaseVoucherId', message: 'does not match any voucher of this case' },
      { path: '/payoutContactId', message: 'does not match any contact' },
    ])
  })

  it('422: reports all invalid fields at once, strictly typed', async () => {
    const { caseId } = await givenCase(api)
    const { status, body } = await api.post(`/case-vouchers/${caseId}`, {
      amount: '5',
      currency: 'XXX',
      date: '2026-02-30',
      interest: -1,
      text: 'x'.repeat(2001),
      uniqueId: '',
    })
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
      '/amount',
      '/currency',
      '/date',
      '/interest',
      '/source',
      '/text',
      '/uniqueId',
      '/voucherTypeId',
    ])
  })

  it('422: interest that ends before it starts', async () => {
    const { caseId } = await givenCase(api)
    const { status, body } = await create(caseId, { interestStartDate: '2026-02-02', interestEndDate: '2026-02-01' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: '/interestEndDate', message: 'must not be before interestStartDate' }])
  })

  it('422: a property that is not defined for case vouchers', async () => {
    await givenPropertyType(api, { entity: 'case', handle: 'ward' })
    const { caseId } = await givenCase(api)
    const { status, body } = await create(caseId, { properties: { ward: 'B' } })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ path: '/properties/ward' }])
  })

  it('422: debits whose total is too large to be exact; the case stays readable', async () => {
    const { caseId } = await givenCase(api, { vouchers: [Number.MAX_SAFE_INTEGER - 5] })
    expect((await create(caseId, { amount: 6 })).body).toMatchObject({ status: 422, code: 'case-total-too-large' })
    expect((await create(caseId, { amount: 5 })).status).toBe(201)
    expect((await create(caseId, { amount: 9, voucherTypeId: standardType.deposit })).status).toBe(201)
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(Number.MAX_SAFE_INTEGER)
  })

  it("404: an unknown case, or another tenant's", async () => {
    const theirs = await givenCase(api, { as: stranger })
    for (const caseId of [newId(), theirs.caseId]) {
      const { status, body } = await create(caseId, { voucherTypeId: newId() })
      expect(status).toBe(404)
      expect(body.detail).toBe('There is no such case.')
      expect((await api.get(`/case-vouchers/${caseId}`)).status).toBe(404)
    }
    expect((await create('5', {})).body).toMatchObject({
      status: 422,
      errors: [{ path: '/caseId', message: 'must be a UUID' }],
    })
  })

  it('401: requires write:case-vouchers', async () => {
    const { caseId } = await givenCase(api)
    const token = await api.createToken(api.tenant.tenantId, ['read:case-vouchers', 'write:cases'])
    expect((await create(caseId, {}, { as: { ...api.tenant, ...token } })).status).toBe(401)
  })

  it('emits and audits the voucher as it is read', async () => {
    const { caseId } = await givenCase(api)
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, { amount: 7, interest: 0.08 })
    const voucher = await find(caseId, caseVoucherId)
    expect(await eventsAbout(api, caseVoucherId)).toMatchObject([
      { type: 'case-vouchers.create', caseId, data: voucher },
    ])
    expect(await auditOf(api, caseVoucherId)).toMatchObject([
      { operation: 'create-case-voucher', subjectType: 'case-voucher', before: null, after: voucher },
    ])
  })
})

describe('a credit that refers to a debit', () => {
  const deposit = (amount: number, debitId: string) => ({
    voucherTypeId: standardType.deposit,
    amount,
    referenceCaseVoucherId: debitId,
  })

  it('201: is allocated to it immediately, with both events', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1000] })
    const { body } = await create(caseId, deposit(-400, voucherId))
    expect(await find(caseId, voucherId)).toMatchObject({ amount: 1000, outstanding: 600 })
    expect(await find(caseId, body.caseVoucherId)).toMatchObject({
      amount: 400,
      unallocated: 0,
      referenceCaseVoucherId: voucherId,
    })
    expect(await allocationsOf(caseId)).toEqual([{ credit: body.caseVoucherId, debit: voucherId, amount: 400 }])
    expect((await eventsAbout(api, voucherId)).at(-1)).toMatchObject({
      type: 'case-vouchers.update',
      caseId,
      data: await find(caseId, voucherId),
    })
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(600)
  })

  it('422: more than is outstanding, with the outstanding amount; nothing is written', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1000] })
    expect((await create(caseId, deposit(999, voucherId))).status).toBe(201)
    const { status, body } = await create(caseId, deposit(2, voucherId))
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'amount-exceeds-outstanding', outstanding: 1, errors: [{ path: '/amount' }] })
    expect(await list(caseId)).toHaveLength(2)
    expect((await create(caseId, deposit(1, voucherId))).status).toBe(201)
    expect((await create(caseId, deposit(1, voucherId))).body).toMatchObject({
      code: 'amount-exceeds-outstanding',
      outstanding: 0,
    })
  })

  it('201: other references allocate nothing', async () => {
    const { caseId, voucherIds } = await givenCase(api, {
      vouchers: [1000, { voucherTypeId: standardType.deposit, amount: 300 }],
    })
    const [debitId, creditId] = voucherIds as [string, string]
    await givenCaseVoucher(api, caseId, deposit(5, creditId))
    await givenCaseVoucher(api, caseId, deposit(0, debitId))
    await givenCaseVoucher(api, caseId, { amount: 5000, referenceCaseVoucherId: debitId })
    await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount: 50 })
    expect(await allocationsOf(caseId)).toEqual([])
    expect((await list(caseId)).map((voucher) => voucher.outstanding ?? voucher.unallocated)).toEqual([
      1000, 300, 5, 0, 5000, 50,
    ])
  })

  it('64 concurrent credits pay exactly the outstanding amount', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1000] })
    const amounts = Array.from({ length: 64 }, (_, index) => 20 + (index % 7))
    const answers = await Promise.all(amounts.map((amount) => create(caseId, deposit(amount, voucherId))))
    const paid = amounts.filter((_, index) => answers[index]!.status === 201).reduce((sum, amount) => sum + amount, 0)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.body).toMatchObject({ status: 422, code: 'amount-exceeds-outstanding' })
    }
    const rest = (await find(caseId, voucherId)).outstanding!
    expect(paid + rest).toBe(1000)
    expect(rest, 'nobody was refused while the smallest still fitted').toBeLessThan(26)
    const allocated = (await allocationsOf(caseId)) as { amount: number }[]
    expect(allocated.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
    expect(await list(caseId, '?pageSize=500')).toHaveLength(1 + allocated.length)

    const last = await Promise.all(Array.from({ length: 64 }, () => create(caseId, deposit(1, voucherId))))
    expect(last.filter(({ status }) => status === 201)).toHaveLength(rest)
    expect(last.filter(({ body }) => body.code === 'amount-exceeds-outstanding')).toHaveLength(64 - rest)
    expect((await find(caseId, voucherId)).outstanding).toBe(0)
  })

  it('concurrent direct payments and credits spend the last krone once', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [100] })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? create(caseId, deposit(100, voucherId))
          : api.post('/direct-payments', { caseVoucherId: voucherId, amount: 100 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'amount-exceeds-outstanding')).toHaveLength(19)
    expect(await allocationsOf(caseId)).toHaveLength(1)
  })
})

describe('uniqueId', () => {
  it('422: already in use on the tenant, with the id of that voucher; another tenant may use it', async () => {
    const first = await givenCase(api, { vouchers: [100] })
    const second = await givenCase(api)
    const payment = {
      voucherTypeId: standardType.deposit,
      amount: 100,
      uniqueId: 'bank-1',
      referenceCaseVoucherId: first.voucherId,
    }
    const { caseVoucherId } = await givenCaseVoucher(api, first.caseId, payment)
    const onOther = { ...payment, referenceCaseVoucherId: null, uniqueId: ' bank-1' }
    for (const again of [await create(first.caseId, payment), await create(second.caseId, onOther)]) {
      expect(again.status).toBe(422)
      expect(again.body).toMatchObject({ code: 'unique-id-taken', caseVoucherId, errors: [{ path: '/uniqueId' }] })
    }
    expect(await list(second.caseId)).toHaveLength(1)
    const theirs = await givenCase(api, { as: stranger })
    await givenCaseVoucher(api, theirs.caseId, { uniqueId: 'bank-1', as: stranger })
  })

  it('422: is checked before all other rules', async () => {
    const { caseId } = await givenCase(api)
    const { contactId } = await givenContact(api)
    const payout = { voucherTypeId: standardType.payout, payoutContactId: contactId, uniqueId: 'payout-1' }
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, payout)
    await api.delete(`/contacts/${contactId}`)
    expect((await create(caseId, payout)).body).toMatchObject({ code: 'unique-id-taken', caseVoucherId })
  })

  it('422: of many concurrent requests one succeeds, and the others return its id', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [100] })
    const payment = {
      voucherTypeId: standardType.deposit,
      amount: 30,
      uniqueId: 'bank-race',
      referenceCaseVoucherId: voucherId,
    }
    const answers = await Promise.all(Array.from({ length: 16 }, () => create(caseId, payment)))
    const [winner, ...others] = answers.sort((a, b) => a.status - b.status)
    expect(winner!.status).toBe(201)
    for (const { status, body } of others) {
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'unique-id-taken', caseVoucherId: winner!.body.caseVoucherId })
    }
    expect((await find(caseId, voucherId)).outstanding).toBe(70)
    expect(await list(caseId)).toHaveLength(2)
  })
})

describe('a payout', () => {
  it('201: has its own copy of the bank account, which outlives the contact', async () => {
    const { caseId, caseSeqId } = await givenCase(api)
    const { contactId } = await givenContact(api, { name: 'Låsesmed Hansen ApS' })
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, {
      voucherTypeId: standardType.payout,
      amount: 150_000,
      payoutContactId: contactId,
    })
    const payouts = () =>
      rows(sql`
        select payout_id as "payoutId", contact_id as "contactId", recipient_name as "recipientName", bank_account as "bankAccount",
               amount, currency
        from payouts where case_voucher_id = ${caseVoucherId}::uuid`)
    const [payout] = await payouts()
    const copy = {
      contactId,
      recipientName: 'Låsesmed Hansen ApS',
      bankAccount: danishAccount,
      amount: 150_000,
      currency: 'DKK',
    }
    expect(payout).toMatchObject(copy)
    const { payoutId } = payout as { payoutId: string }
    const data = {
      ...copy,
      payoutId,
      tenantId: api.tenant.tenantId,
      caseId,
      caseVoucherId,
      billingId: null,
      creditorId: null,
      billingSeqId: null,
      invoiceId: null,
      invoiceNumber: null,
      caseSeqId,
      creditorName: 'Nordkyst El A/S',
      debtorName: 'Mette Sørensen',
      transactionAccount: null,
      state: 'PENDING',
      paidOn: null,
      reference: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      paidAt: null,
      paidBy: null,
      ibanAccount: null,
      domesticAccount: null,
      bankLineId: null,
      batchPayment: null,
      accountChange: {
        changedAt: '2026-03-02T09:00:00.000Z',
        changedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
        first: true,
      },
      accountCorrection: null,
      approvalState: 'NOT_REQUIRED',
      approvedAt: null,
      approvedBy: null,
    }
    const [event] = await eventsAbout(api, payoutId)
    expect(event).toMatchObject({ type: 'payouts.create', caseId })
    expect(event!.data).toEqual(data)
    expect(await auditOf(api, payoutId)).toMatchObject([{ subjectType: 'payout', after: data }])
    expect((await api.delete(`/contacts/${contactId}`)).status).toBe(200)
    expect(await payouts()).toEqual([payout])
    expect(await find(caseId, caseVoucherId)).toMatchObject({
      category: 'payout',
      direction: 'debit',
      outstanding: 150_000,
    })
  })

  it('201: is also created for a tenant’s own type with a recipient', async () => {
    const { caseId } = await givenCase(api)
    const { voucherTypeId } = await givenVoucherType(api, { hasPayoutRecipient: true })
    const { contactId } = await givenContact(api)
    expect((await create(caseId, { voucherTypeId, payoutContactId: contactId })).status).toBe(201)
  })

  it('422: requires a contact with a bank account and an amount above zero; other types allow no contact', async () => {
    const { caseId } = await givenCase(api)
    const { contactId } = await givenContact(api)
    const { contactId: poor } = await givenContact(api, { bankAccount: null })
    const payout = { voucherTypeId: standardType.payout }
    const refusals = [
      [payout, 'payout-contact-required', '/payoutContactId'],
      [{ ...payout, payoutContactId: null }, 'payout-contact-required', '/payoutContactId'],
      [{ ...payout, payoutContactId: poor }, 'contact-without-bank-account', '/payoutContactId'],
      [{ ...payout, payoutContactId: contactId, amount: 0 }, 'validation-failed', '/amount'],
      [{ payoutContactId: contactId }, 'payout-contact-not-allowed', '/payoutContactId'],
    ] as const
    for (const [voucher, code, path] of refusals) {
      const { status, body } = await create(caseId, voucher)
      expect(status).toBe(422)
      expect(body).toMatchObject({ code, errors: [{ path }] })
    }
    expect(await list(caseId)).toHaveLength(1)
  })
})

describe('list case vouchers', () => {
  it('200: pages in the order of creation', async () => {
    const { caseId, voucherIds } = await givenCase(api, { vouchers: [1, 2, 3] })
    const { body } = await api.get(`/case-vouchers/${caseId}?pageSize=2`)
    expect(body.meta).toEqual({ currentPage: 0, pageSize: 2 })
    const idsOf = (vouchers: CaseVoucher[]) => vouchers.map((voucher) => voucher.caseVoucherId)
    expect(idsOf(body.items)).toEqual(voucherIds.slice(0, 2))
    expect(idsOf(await list(caseId, '?pageSize=2&page=1'))).toEqual(voucherIds.slice(2))
    expect(await list(caseId, '?pageSize=2&page=2')).toEqual([])
    expect(idsOf(await list(caseId, `?after=${voucherIds[0]}`))).toEqual(voucherIds.slice(1))
    expect((await api.get(`/case-vouchers/${caseId}?page=-1&pageSize=501&q=x`)).status).toBe(422)
  })

  it('200: at a point in time returns the vouchers and outstanding amounts of that moment', async () => {
    const day = 24 * 60 * 60 * 1000
    const at = (days: number) => new Date(testStart.getTime() + days * day).toISOString()
    try {
      const { caseId, voucherId } = await givenCase(api, {
        vouchers: [
          { amount: 1000, referenceVouchers: [voucherBody({ voucherTypeId: standardType.deposit, amount: 100 })] },
        ],
      })
      const first = await list(caseId)
      api.clock.advance({ ms: day })
      await givenCaseVoucher(api, caseId, {
        voucherTypeId: standardType.deposit,
        amount: 300,
        referenceCaseVoucherId: voucherId,
      })
      await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount: 50 })
      const second = await list(caseId)
      api.clock.advance({ ms: day })
      await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 600 })
      const third = await list(caseId)

      expect(third[0]!.outstanding).toBe(0)
      expect(second.map((voucher) => voucher.outstanding ?? voucher.unallocated)).toEqual([600, 0, 0, 50])
      expect(await list(caseId, `?pointInTime=${at(-1)}`)).toEqual([])
      expect(await list(caseId, `?pointInTime=${at(0)}`), 'at the very moment').toEqual(first)
      expect(await list(caseId, `?pointInTime=${at(0.5)}`)).toEqual(first)
      expect(await list(caseId, `?pointInTime=${at(1)}`)).toEqual(second)
      expect(await list(caseId, `?pointInTime=${at(2)}`)).toEqual(third)
      expect(await list(caseId, `?pointInTime=${at(1)}&pageSize=1&page=1`)).toEqual([second[1]])
      expect(await list(caseId, `?pointInTime=${at(1)}&after=${voucherId}`)).toEqual(second.slice(1))
      expect(await list(caseId, '?pointInTime=2026-03-04'), 'midnight in the time zone of the tenant').toEqual(second)
      expect((await api.get(`/case-vouchers/${caseId}?pointInTime=now`)).body.errors).toMatchObject([
        { path: '/pointInTime' },
      ])
      expect((await api.get(`/case-vouchers/${newId()}?pointInTime=${at(0)}`)).status).toBe(404)
    } finally {
      api.clock.set(testStart)
    }
  })

  it('200: an allocation that was undone counts until it was undone', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1000] })
    const { caseVoucherId: creditId } = await givenCaseVoucher(api, caseId, {
      voucherTypeId: standardType.deposit,
      amount: 400,
      referenceCaseVoucherId: voucherId,
    })
    await api.database.inTenant(api.tenant.tenantId, (transaction) =>
      transaction.run(sql`
        insert into case_voucher_allocations (tenant_id, allocation_id, case_id, credit_voucher_id, debit_voucher_id, amount,
                                              undoes_allocation_id, created_at, created_by)
        select tenant_id, ${newId()}::uuid, case_id, credit_voucher_id, debit_voucher_id, amount, allocation_id,
               created_at + interval '1 day', created_by
        from case_voucher_allocations where debit_voucher_id = ${voucherId}::uuid`),
    )
    const leftAt = async (moment: string) =>
      Object.fromEntries(
        (await list(caseId, `?pointInTime=${moment}`)).map((voucher) => [
          voucher.caseVoucherId,
          voucher.outstanding ?? voucher.unallocated,
        ]),
      )
    expect(await leftAt('2026-03-02T09:00:00Z')).toEqual({ [voucherId]: 600, [creditId]: 0 })
    expect(await leftAt('2026-03-03T09:00:00Z')).toEqual({ [voucherId]: 1000, [creditId]: 400 })
  })

  it('401: requires read:case-vouchers', async () => {
    const { caseId } = await givenCase(api)
    const token = await api.createToken(api.tenant.tenantId, ['read:cases', 'write:case-vouchers'])
    expect((await api.get(`/case-vouchers/${caseId}`, { as: { ...api.tenant, ...token } })).status).toBe(401)
  })
})
