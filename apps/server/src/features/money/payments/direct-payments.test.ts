import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenCreditor, givenCustomer, standardType } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { pipelineFields } from '../../../platform/commands/grouped-commands.ts'
import { sql } from '../../../platform/database/sql.ts'
import { systemPrincipal, type Tenant } from '../../../platform/identity/principal.ts'
import { newId } from '../../../platform/ids.ts'
import { registerDirectPayments } from './direct-payments.queries.ts'
import { directPaymentItem } from './register-direct-payment.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Debt {
  readonly caseId: string
  readonly creditorId: string
  readonly voucherId: string
  readonly reference: string
}

let debtCount = 0
async function givenDebt(amount: number, options: { creditorId?: string; reference?: string } = {}): Promise<Debt> {
  debtCount += 1
  const reference = options.reference ?? `F-${debtCount}`
  const customer = await givenCustomer(api, options.creditorId === undefined ? {} : { creditorId: options.creditorId })
  const { caseId } = await givenCase(api, {
    customerId: customer.customerId,
    vouchers: [{ amount, referenceId: reference }],
  })
  const { body } = await api.get(`/case-vouchers/${caseId}`)
  return { caseId, creditorId: customer.creditorId, voucherId: body.items[0].caseVoucherId, reference }
}

async function outstandingOf(debt: Debt): Promise<number> {
  const [row] = await api.database.read(
    api.tenant.tenantId,
    sql<{ outstanding: number }>`
      select outstanding from case_vouchers
      where tenant_id = ${api.tenant.tenantId}::uuid and case_voucher_id = ${debt.voucherId}::uuid`,
  )
  return row!.outstanding
}

describe('register direct payment', () => {
  it('201: finds an invoice that was reversed and booked again by its reference', async () => {
    const debt = await givenDebt(1_000)
    await api.post(`/case-vouchers/${debt.caseId}/${debt.voucherId}/reverse`, {})
    const bookedAgain = { amount: 900, referenceId: debt.reference }
    const { caseVoucherId } = await givenCaseVoucher(api, debt.caseId, bookedAgain)
    const pay = { caseVoucherReferenceId: debt.reference, amount: 100 }
    const paid = await api.post('/direct-payments', pay)
    expect(paid.body.paidCaseVoucher).toMatchObject({ caseVoucherId })
    await api.post(`/case-vouchers/${debt.caseId}/${caseVoucherId}/reverse`, {})
    expect((await api.post('/direct-payments', pay)).body.code, 'of two reversed ones').toBe('voucher-not-unique')
    await givenCaseVoucher(api, debt.caseId, bookedAgain)
    await givenCaseVoucher(api, debt.caseId, bookedAgain)
    expect((await api.post('/direct-payments', pay)).body.code, 'of two live ones').toBe('voucher-not-unique')
  })

  it('404: a deposit of the creditor that is not a direct payment', async () => {
    const debt = await givenDebt(1_000)
    const deposit = { voucherTypeId: standardType.deposit, amount: 10, referenceCaseVoucherId: debt.voucherId }
    const { caseVoucherId } = await givenCaseVoucher(api, debt.caseId, { ...deposit, source: 'CREDITOR' })
    expect((await api.get(`/direct-payments/${caseVoucherId}`)).status).toBe(404)
    const { body } = await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 10 })
    expect((await api.get(`/direct-payments/${body.caseVoucherId}`)).body).toEqual(body)
  })

  it('201: allocates the whole amount to the voucher and returns what was paid', async () => {
    const debt = await givenDebt(120_000)
    const { status, body, headers } = await api.post(`/direct-payments?creditorId=${debt.creditorId}`, {
      caseVoucherReferenceId: debt.reference,
      amount: 50_000,
      date: '2024-05-01',
      currency: 'DKK',
      text: 'MobilePay',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      caseId: debt.caseId,
      caseVoucherId: expect.any(String),
      amount: 50_000,
      currency: 'DKK',
      date: '2024-05-01',
      datedBeforeVoucher: true,
      paidCaseVoucher: { caseVoucherId: debt.voucherId, referenceId: debt.reference, amount: 50_000 },
    })
    expect(await outstandingOf(debt)).toBe(70_000)
    expect((await api.get(String(headers['location']))).body).toEqual(body)
  })

  it('creates a fully allocated deposit with source CREDITOR and the given date and text', async () => {
    const debt = await givenDebt(1_000)
    const { body } = await api.post('/direct-payments', {
      caseVoucherId: debt.voucherId,
      amount: 400,
      date: '2024-05-01 00:30:00.000+02',
      text: ' Kontant ',
    })
    const { items } = (await api.get(`/case-vouchers/${debt.caseId}`)).body
    expect(items.find((voucher: any) => voucher.caseVoucherId === body.caseVoucherId)).toMatchObject({
      category: 'deposit',
      direction: 'credit',
      source: 'CREDITOR',
      amount: 400,
      unallocated: 0,
      outstanding: null,
      text: 'Kontant',
      date: '2024-04-30T22:30:00.000Z',
      referenceCaseVoucherId: debt.voucherId,
    })
    expect(body.date).toBe('2024-05-01')
    expect(items.find((voucher: any) => voucher.caseVoucherId === debt.voucherId)).toMatchObject({
      outstanding: 600,
      amount: 1_000,
    })
  })

  it('defaults the date to today in the time zone of the tenant', async () => {
    const debt = await givenDebt(1_000)
    api.clock.set(new Date('2026-06-30T22:30:00.000Z'))
    const { body } = await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 1 })
    expect(body.date).toBe('2026-07-01')
  })

  it('pays exactly the outstanding amount and not one øre more', async () => {
    const debt = await givenDebt(100)
    expect((await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 101 })).body).toMatchObject({
      status: 422,
      code: 'amount-exceeds-outstanding',
      outstanding: 100,
    })
    expect((await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 100 })).status).toBe(201)
    expect((await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 1 })).body).toMatchObject({
      code: 'amount-exceeds-outstanding',
      outstanding: 0,
    })
    expect(await outstandingOf(debt)).toBe(0)
  })

  it('accepts the largest possible amount', async () => {
    const debt = await givenDebt(Number.MAX_SAFE_INTEGER)
    const { status, body } = await api.post('/direct-payments', {
      caseVoucherId: debt.voucherId,
      amount: Number.MAX_SAFE_INTEGER,
    })
    expect(status).toBe(201)
    expect(body.amount).toBe(9_007_199_254_740_991)
    expect(await outstandingOf(debt)).toBe(0)
  })
})

describe('a rejected payment changes nothing', () => {
  const both = 'Give exactly one of caseVoucherId and caseVoucherReferenceId'

  it.each([
    [
      'both references',
      (debt: Debt) => ({ caseVoucherId: debt.voucherId, caseVoucherReferenceId: debt.reference, amount: 1 }),
    ],
    ['neither reference', () => ({ amount: 1 })],
    ['both references null', () => ({ caseVoucherId: null, caseVoucherReferenceId: null, amount: 1 })],
  ])("422: %s, with the contract's message", async (_, bodyOf) => {
    const debt = await givenDebt(100)
    const { status, body } = await api.post('/direct-payments', bodyOf(debt))
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'payment-reference-ambiguous', message: both, detail: both })
    expect(await outstandingOf(debt)).toBe(100)
  })

  it('the other reference may be null', async () => {
    const debt = await givenDebt(100)
    const payment = { caseVoucherId: debt.voucherId, caseVoucherReferenceId: null, amount: 1 }
    expect((await api.post('/direct-payments', payment)).status).toBe(201)
  })

  it.each([
    ['zero', 0],
    ['a negative amount', -5],
    ['a fraction', 1.5],
    ['a text', '5'],
    ['true', true],
    ['a list', [7]],
    ['more than the largest exact integer', 9_007_199_254_740_992],
    ['null', null],
  ])('422: %s is not a valid amount', async (_, amount) => {
    const debt = await givenDebt(100)
    const { status, body } = await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount })
    expect(status).toBe(422)
    expect(body.errors).toEqual([expect.objectContaining({ path: '/amount' })])
    expect(await outstandingOf(debt)).toBe(100)
  })

  it('422: an unknown voucher, by id, by reference, and of another tenant', async () => {
    const debt = await givenDebt(100)
    const stranger = await api.createTenant('Fremmed')
    const missing = '01890000-0000-7000-8000-000000000000'
    for (const [payment, as] of [
      [{ caseVoucherId: missing }, api.tenant],
      [{ caseVoucherReferenceId: 'nothing' }, api.tenant],
      [{ caseVoucherId: debt.voucherId }, stranger],
      [{ caseVoucherReferenceId: debt.reference }, stranger],
    ] as const) {
      const { status, body } = await api.post('/direct-payments', { ...payment, amount: 1 }, { as })
      expect(status).toBe(422)
      expect(body.code).toBe('voucher-not-found')
    }
    expect(await outstandingOf(debt)).toBe(100)
  })

  it('422: a voucher of a creditor other than the given one', async () => {
    const debt = await givenDebt(100)
    const other = await givenCreditor(api)
    for (const payment of [{ caseVoucherId: debt.voucherId }, { caseVoucherReferenceId: debt.reference }]) {
      const { body } = await api.post(`/direct-payments?creditorId=${other.creditorId}`, { ...payment, amount: 1 })
      expect(body.code).toBe('voucher-not-found')
    }
  })

  it('422: a reference of several vouchers, unless the creditor distinguishes them', async () => {
    const reference = 'DOUBLE'
    const first = await givenDebt(100, { reference })
    const second = await givenDebt(100, { reference })
    const payment = { caseVoucherReferenceId: reference, amount: 10 }
    expect((await api.post('/direct-payments', payment)).body.code).toBe('voucher-not-unique')
    expect((await api.post(`/direct-payments?creditorId=${second.creditorId}`, payment)).status).toBe(201)
    await givenDebt(100, { reference, creditorId: second.creditorId })
    expect((await api.post(`/direct-payments?creditorId=${second.creditorId}`, payment)).body.code).toBe(
      'voucher-not-unique',
    )
    expect(await outstandingOf(first)).toBe(100)
    expect(await outstandingOf(second)).toBe(90)
  })

  it('422: a currency other than that of the voucher', async () => {
    const debt = await givenDebt(100)
    const { body } = await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 1, currency: 'EUR' })
    expect(body).toMatchObject({ status: 422, code: 'currency-mismatch' })
    const { body: unknown } = await api.post('/direct-payments', {
      caseVoucherId: debt.voucherId,
      amount: 1,
      currency: 'XXX',
    })
    expect(unknown).toMatchObject({ status: 422, code: 'validation-failed' })
  })

  it('422: a payment on a payment', async () => {
    const debt = await givenDebt(100)
    const { body: deposit } = await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 60 })
    const { body } = await api.post('/direct-payments', { caseVoucherId: deposit.caseVoucherId, amount: 1 })
    expect(body).toMatchObject({ status: 422, code: 'voucher-not-payable' })
  })

  it('404: a deposit of another tenant, or a voucher that is not a direct payment', async () => {
    const debt = await givenDebt(100)
    expect((await api.get(`/direct-payments/${debt.voucherId}`)).status).toBe(404)
    const { headers } = await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 60 })
    const stranger = await api.createTenant('Fremmed')
    const path = String(headers['location']).replace(`/v1/${api.tenant.tenantId}`, '')
    expect((await api.get(path, { as: stranger })).status).toBe(404)
  })
})

describe('the records of a payment', () => {
  it('include two events with the vouchers as they are read, and an audit entry', async () => {
    const debt = await givenDebt(100)
    api.clock.advance({ ms: 1_000 })
    const { body: payment } = await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 60 })
    const { items } = (await api.get(`/case-vouchers/${debt.caseId}`)).body
    const { tenantId } = api.tenant
    const events = await api.database.read(
      tenantId,
      sql<{ type: string; data: unknown }>`
        select type, data from events
        where tenant_id = ${tenantId}::uuid and case_id = ${debt.caseId}::uuid and time = ${api.clock.now()}::timestamptz`,
    )
    const voucher = (id: string): unknown => items.find((item: any) => item.caseVoucherId === id)
    expect(events).toHaveLength(2)
    expect(events).toContainEqual({ type: 'case-vouchers.create', data: voucher(payment.caseVoucherId) })
    expect(events).toContainEqual({ type: 'case-vouchers.update', data: voucher(debt.voucherId) })
    const audits = await api.database.read(
      tenantId,
      sql<{ operation: string; actor: { id: string } }>`
        select operation, actor from audit_entries
        where tenant_id = ${tenantId}::uuid and subject_id = ${payment.caseVoucherId}::uuid`,
    )
    expect(audits).toEqual([
      { operation: 'register-direct-payment', actor: { type: 'KEY', id: api.tenant.tokenId, name: 'test' } },
    ])
  })

  it('replay the same bytes, even when nothing is outstanding any more', async () => {
    const debt = await givenDebt(100)
    const headers = { 'idempotency-key': 'pay-once' }
    const payment = { caseVoucherId: debt.voucherId, amount: 100 }
    const first = await api.post('/direct-payments', payment, { headers })
    const second = await api.post('/direct-payments', { amount: 100, caseVoucherId: debt.voucherId }, { headers })
    expect([second.status, second.text, second.headers['location']]).toEqual([
      201,
      first.text,
      first.headers['location'],
    ])
    expect(second.headers['idempotency-cached']).toBe('true')
    expect(await outstandingOf(debt)).toBe(0)
  })

  it('do not include the idempotency key of a rejected payment', async () => {
    const debt = await givenDebt(100)
    const headers = { 'idempotency-key': 'too-much-at-first' }
    expect(
      (await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 101 }, { headers })).status,
    ).toBe(422)
    expect(
      (await api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 99 }, { headers })).status,
    ).toBe(201)
  })
})

describe('concurrent payments', () => {
  it('pay exactly the outstanding amount out of 64', async () => {
    const debt = await givenDebt(1_000)
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 30 })),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(33)
    expect(statuses.filter((status) => status === 422)).toHaveLength(31)
    expect(await outstandingOf(debt)).toBe(10)
  })

  it('never overspend a voucher that one batch refers to by id and by reference', async () => {
    const debt = await givenDebt(100)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        api.post('/direct-payments', {
          ...(index % 2 === 0 ? { caseVoucherId: debt.voucherId } : { caseVoucherReferenceId: debt.reference }),
          amount: 7,
        }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(14)
    expect(await outstandingOf(debt)).toBe(2)
  })

  it('succeed or fail individually within a batch', async () => {
    const debts = await Promise.all([givenDebt(100), givenDebt(100), givenDebt(100)])
    const answers = await Promise.all([
      api.post('/direct-payments', { caseVoucherId: debts[0].voucherId, amount: 10 }),
      api.post('/direct-payments', { caseVoucherId: debts[1].voucherId, amount: 1_000 }),
      api.post('/direct-payments', { caseVoucherReferenceId: 'nothing', amount: 10 }),
      api.post('/direct-payments', { caseVoucherId: debts[2].voucherId, amount: 10, currency: 'SEK' }),
      api.post('/direct-payments', { caseVoucherId: debts[2].voucherId, amount: 20 }),
    ])
    expect(answers.map((answer) => answer.body.code ?? answer.status)).toEqual([
      201,
      'amount-exceeds-outstanding',
      'voucher-not-found',
      'currency-mismatch',
      201,
    ])
    expect(await Promise.all(debts.map(outstandingOf))).toEqual([90, 100, 80])
  })

  it.each([
    ['pass midnight', '2026-05-31T21:59:00.000Z', '2026-05-31T22:01:00.000Z'],
    ['see the clock set back', '2026-05-31T22:01:00.000Z', '2026-05-31T21:59:00.000Z'],
  ])('are judged and written at the time of each, if those of one batch %s', async (_, ...times) => {
    const tenant: Tenant = { ...api.tenant, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
    const debts = [await givenDebt(100), await givenDebt(100)]
    const items = debts.map(({ voucherId }, index) => {
      const context = { tenant, now: new Date(times[index]!), newId }
      const pipeline = { ...context, principal: systemPrincipal(tenant), requestId: newId(), idempotency: undefined }
      const input = { caseVoucherId: voucherId, amount: 10 }
      return { ...directPaymentItem(context, input, undefined), ...pipelineFields(pipeline) }
    })
    const { tenantId } = tenant
    const rows = await api.database.call(tenantId, registerDirectPayments(tenantId, items, { lockTimeout: '2s' }))
    expect(rows.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual(['done', 'done'])
    const days = rows.map(({ body }) => (JSON.parse(body ?? '') as { date: string }).date)
    expect(days).toEqual(times.map((time) => localDate(new Date(time), tenant.timeZone)))
    const written = await api.database.read(
      tenantId,
      sql<{ at: Date }>`
        select v.created_at as at from case_vouchers v
        join unnest(${debts.map(({ voucherId }) => voucherId)}::uuid[]) with ordinality as d (voucher_id, turn)
          on v.reference_case_voucher_id = d.voucher_id
        where v.tenant_id = ${tenantId}::uuid order by d.turn`,
    )
    expect(written.map(({ at }) => at.toISOString())).toEqual(times)
  })

  it('never overspend together with manual credits', async () => {
    const debt = await givenDebt(500)
    const credit = {
      voucherTypeId: standardType.deposit,
      amount: 10,
      currency: 'DKK',
      date: '2026-03-01',
      source: 'COLLECTOR',
      referenceCaseVoucherId: debt.voucherId,
    }
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        index % 2 === 0
          ? api.post('/direct-payments', { caseVoucherId: debt.voucherId, amount: 10 })
          : api.post(`/case-vouchers/${debt.caseId}`, credit),
      ),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(50)
    expect(await outstandingOf(debt)).toBe(0)
  })
})
