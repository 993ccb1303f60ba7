import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenContact, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, testStart, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'
import { type CaseVoucher, createCaseVoucher } from './index.ts'

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.set(testStart)
})

const reverse = (caseId: string, voucherId: string, body: unknown = {}, as?: TestTenant): Promise<Answer> =>
  api.post(`/case-vouchers/${caseId}/${voucherId}/reverse`, body, as === undefined ? {} : { as })

async function vouchersOf(caseId: string): Promise<Map<string, CaseVoucher>> {
  const { body } = await api.get(`/case-vouchers/${caseId}?pageSize=500`)
  return new Map((body.items as CaseVoucher[]).map((voucher) => [voucher.caseVoucherId, voucher]))
}

/** The outstanding or unallocated amount of each voucher. */
async function leftOf(caseId: string): Promise<Record<string, number | null>> {
  return Object.fromEntries(
    [...(await vouchersOf(caseId))].map(([id, voucher]) => [id, voucher.outstanding ?? voucher.unallocated]),
  )
}

async function allocationsOf(caseId: string): Promise<any[]> {
  return (await api.get(`/case-voucher-allocations?caseId=${caseId}&pageSize=500`)).body.items
}

async function expectSoundLedger(): Promise<void> {
  const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
}

const deposit = (caseId: string, amount: number, referenceCaseVoucherId: string | null = null) =>
  givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount, referenceCaseVoucherId })

describe('reversing a debit', () => {
  it('201: returns the id of a credit of the same type and amount that settles it in full', async () => {
    const { caseId, voucherId } = await givenCase(api, {
      vouchers: [{ amount: 1_000, referenceId: 'F-1', source: 'COLLECTOR', dueDate: '2026-02-01' }],
    })
    const { status, body, headers } = await reverse(caseId, voucherId, { text: 'Fejl', date: '2026-02-20' })
    expect([status, body]).toEqual([201, { caseVoucherId: expect.any(String) }])
    expect(headers['location']).toBe(`/v1/${api.tenant.tenantId}/case-vouchers/${caseId}`)
    const vouchers = await vouchersOf(caseId)
    expect(vouchers.size).toBe(2)
    expect(vouchers.get(voucherId)).toMatchObject({ outstanding: 0, amount: 1_000, reversesCaseVoucherId: null })
    expect(vouchers.get(body.caseVoucherId)).toEqual({
      caseVoucherId: body.caseVoucherId,
      tenantId: api.tenant.tenantId,
      caseId,
      creditorId: expect.any(String),
      voucherTypeId: standardType.principal,
      category: 'principal',
      direction: 'credit',
      amount: 1_000,
      outstanding: null,
      unallocated: 0,
      currency: 'DKK',
      source: 'COLLECTOR',
      date: '2026-02-19T23:00:00.000Z',
      dueDate: null,
      referenceId: null,
      text: 'Fejl',
      interest: null,
      interestRule: null,
      interestStartDate: null,
      interestEndDate: null,
      referenceCaseVoucherId: null,
      reversesCaseVoucherId: voucherId,
      datedBeforeVoucher: false,
      uniqueId: null,
      properties: {},
      createdAt: testStart.toISOString(),
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect(await allocationsOf(caseId)).toMatchObject([
      { creditVoucherId: body.caseVoucherId, debitVoucherId: voucherId, amount: 1_000, undone: false },
    ])
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(0)
    await expectSoundLedger()
  })

  it.each([[{}], [{ text: null, date: null }]])('201: with %j it is dated now and has no text', async (body) => {
    const { caseId, voucherId } = await givenCase(api)
    const { caseVoucherId } = (await reverse(caseId, voucherId, body)).body
    const now = testStart.toISOString()
    expect((await vouchersOf(caseId)).get(caseVoucherId)).toMatchObject({ date: now, text: null })
  })

  it('201: its payments are unallocated again and can be used elsewhere', async () => {
    const { caseId, voucherIds } = await givenCase(api, { vouchers: [1_000, 500] })
    const [wrong, right] = voucherIds as [string, string]
    const { caseVoucherId: first } = await deposit(caseId, 300, wrong)
    const { body: second } = await api.post('/direct-payments', { caseVoucherId: wrong, amount: 200 })
    const { body } = await reverse(caseId, wrong)
    expect(await leftOf(caseId)).toEqual({
      [wrong]: 0,
      [right]: 500,
      [first]: 300,
      [second.caseVoucherId]: 200,
      [body.caseVoucherId]: 0,
    })
    expect((await allocationsOf(caseId)).map(({ amount, undone }) => [amount, undone])).toEqual([
      [300, true],
      [200, true],
      [1_000, false],
    ])
    const again = await api.post('/case-voucher-allocations', { creditVoucherId: first })
    expect(again.body).toMatchObject({ unallocated: 0, allocations: [{ debitVoucherId: right, amount: 300 }] })
    await expectSoundLedger()
  })

  it('201: a debit that was paid in full is no longer paid, but settled by the reversal', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
    const { body: payment } = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 1_000 })
    const { body } = await reverse(caseId, voucherId)
    expect(await leftOf(caseId)).toEqual({ [voucherId]: 0, [payment.caseVoucherId]: 1_000, [body.caseVoucherId]: 0 })
    expect((await eventsAbout(api, voucherId)).map(({ type }) => type)).toEqual([
      'case-vouchers.create',
      'case-vouchers.update',
    ])
    await expectSoundLedger()
  })

  it('201: a debit of zero needs no allocation', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [0] })
    expect((await reverse(caseId, voucherId)).status).toBe(201)
    expect(await allocationsOf(caseId)).toEqual([])
    expect((await reverse(caseId, voucherId)).body.code).toBe('voucher-already-reversed')
    await expectSoundLedger()
  })

  it('keeps the reference on the reversed voucher, which can no longer be paid', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [{ amount: 1_000, referenceId: 'F-77' }] })
    await reverse(caseId, voucherId)
    const paid = await api.post('/direct-payments', { caseVoucherReferenceId: 'F-77', amount: 1 })
    expect(paid.body).toMatchObject({ code: 'amount-exceeds-outstanding', outstanding: 0 })
  })

  it('201: works on an ended case too', async () => {
    const { caseId, voucherId } = await givenCase(api, { endReason: 'PAID' })
    expect((await reverse(caseId, voucherId)).status).toBe(201)
  })
})

describe('reversing a credit', () => {
  it('201: the debits it paid are outstanding again, and a debit settles it', async () => {
    const { caseId, voucherIds } = await givenCase(api, { vouchers: [1_000, 500] })
    const [first, second] = voucherIds as [string, string]
    const { caseVoucherId: credit } = await deposit(caseId, 900)
    await api.post('/case-voucher-allocations', {
      creditVoucherId: credit,
      allocations: [
        { debitVoucherId: first, amount: 300 },
        { debitVoucherId: second, amount: 500 },
      ],
    })
    const { body } = await reverse(caseId, credit, { text: 'Tilbageført af banken' })
    expect(await leftOf(caseId)).toEqual({ [first]: 1_000, [second]: 500, [credit]: 0, [body.caseVoucherId]: 0 })
    expect((await vouchersOf(caseId)).get(body.caseVoucherId)).toMatchObject({
      category: 'deposit',
      direction: 'debit',
      amount: 900,
      outstanding: 0,
      unallocated: null,
      reversesCaseVoucherId: credit,
    })
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(1_500)
    await expectSoundLedger()
  })

  it('201: a bounced direct payment, which is still read as it was registered', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
    const { body: payment } = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 400 })
    const { body } = await reverse(caseId, payment.caseVoucherId)
    expect(await leftOf(caseId)).toMatchObject({ [voucherId]: 1_000, [payment.caseVoucherId]: 0 })
    expect((await api.get(`/direct-payments/${payment.caseVoucherId}`)).body).toEqual(payment)
    expect((await api.get(`/direct-payments/${body.caseVoucherId}`)).status).toBe(404)
    await expectSoundLedger()
  })

  it('422: the totals of the case would be too large to be exact', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [Number.MAX_SAFE_INTEGER] })
    const { caseVoucherId } = await deposit(caseId, 1, voucherId)
    expect((await reverse(caseId, caseVoucherId)).body.code).toBe('case-total-too-large')
    expect((await reverse(caseId, voucherId)).body.code).toBe('case-total-too-large')
  })
})

describe('the records of a reversal', () => {
  it('include events of the reversal and of every changed voucher as it is read', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
    const { caseVoucherId: credit } = await deposit(caseId, 300, voucherId)
    const { body } = await reverse(caseId, voucherId)
    const vouchers = await vouchersOf(caseId)
    const reversal = vouchers.get(body.caseVoucherId)
    const about = { caseId, time: testStart }
    expect(await eventsAbout(api, body.caseVoucherId)).toEqual([
      { ...about, type: 'case-vouchers.create', data: reversal },
      { ...about, type: 'case-vouchers.reverse', data: reversal },
    ])
    for (const changed of [voucherId, credit]) {
      expect((await eventsAbout(api, changed)).at(-1)).toEqual({
        ...about,
        type: 'case-vouchers.update',
        data: vouchers.get(changed),
      })
    }
  })

  it('include audit entries of the reversal and of its undone and new allocations', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
    await deposit(caseId, 300, voucherId)
    const [before] = await allocationsOf(caseId)
    api.clock.advance({ ms: 1_000 })
    const { body } = await reverse(caseId, voucherId)
    const [undone, made] = await allocationsOf(caseId)
    const operation = 'reverse-case-voucher'
    const actor = { type: 'KEY', id: api.tenant.tokenId, name: 'test' }
    expect(await auditOf(api, body.caseVoucherId)).toEqual([
      {
        operation,
        actor,
        subjectType: 'case-voucher',
        before: null,
        after: (await vouchersOf(caseId)).get(body.caseVoucherId),
      },
    ])
    const subjectType = 'case-voucher-allocation'
    expect(await auditOf(api, undone.allocationId)).toEqual([{ operation, actor, subjectType, before, after: undone }])
    expect(await auditOf(api, made.allocationId)).toEqual([
      { operation, actor, subjectType, before: null, after: made },
    ])
    expect(undone).toEqual({ ...before, undone: true, undoneAt: '2026-03-02T09:00:01.000Z', undoneBy: actor })
  })

  it('are written once when the request is replayed', async () => {
    const { caseId, voucherId } = await givenCase(api)
    const send = () =>
      api.post(`/case-vouchers/${caseId}/${voucherId}/reverse`, {}, { headers: { 'idempotency-key': 'reverse-1' } })
    const first = await send()
    const second = await send()
    expect([second.status, second.text, second.headers['idempotency-cached']]).toEqual([201, first.text, 'true'])
    expect((await vouchersOf(caseId)).size).toBe(2)
  })

  it('show the state before and after at a point in time', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
    const before = (await api.get(`/case-vouchers/${caseId}`)).body
    api.clock.advance({ ms: 60_000 })
    await reverse(caseId, voucherId)
    const at = (moment: string) => api.get(`/case-vouchers/${caseId}?pointInTime=${moment}`)
    expect((await at('2026-03-02T09:00:59.999Z')).body).toEqual(before)
    expect((await at('2026-03-02T09:01:00.000Z')).body).toEqual((await api.get(`/case-vouchers/${caseId}`)).body)
  })
})

describe('a rejected reversal changes nothing', () => {
  it('422: a second reversal, with the id of the first', async () => {
    const { caseId, voucherId } = await givenCase(api)
    const { body: first } = await reverse(caseId, voucherId)
    const { status, body } = await reverse(caseId, voucherId)
    expect([status, body.code, body.reversedByCaseVoucherId]).toEqual([
      422,
      'voucher-already-reversed',
      first.caseVoucherId,
    ])
    expect((await vouchersOf(caseId)).size).toBe(2)
  })

  it('422: the reversal of a reversal, for debits and credits', async () => {
    const { caseId, voucherId } = await givenCase(api)
    const { caseVoucherId: credit } = await deposit(caseId, 10)
    for (const id of [voucherId, credit]) {
      const { body: reversal } = await reverse(caseId, id)
      const { status, body } = await reverse(caseId, reversal.caseVoucherId)
      expect([status, body.code, body.reversesCaseVoucherId]).toEqual([422, 'reversal-not-reversible', id])
    }
  })

  it('422: a voucher that was paid out, which can be written off', async () => {
    const { caseId } = await givenCase(api)
    const { contactId } = await givenContact(api)
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, {
      voucherTypeId: standardType.payout,
      amount: 700,
      payoutContactId: contactId,
    })
    const { status, body } = await reverse(caseId, caseVoucherId)
    expect([status, body.code]).toEqual([422, 'payout-not-reversible'])
    await givenCaseVoucher(api, caseId, {
      voucherTypeId: standardType['write-off'],
      amount: 700,
      referenceCaseVoucherId: caseVoucherId,
    })
    expect((await leftOf(caseId))[caseVoucherId]).toBe(0)
  })

  it('422: reports all invalid fields', async () => {
    const { caseId, voucherId } = await givenCase(api)
    const { status, body } = await reverse(caseId, voucherId, { text: 'x'.repeat(2_001), date: 'yesterday' })
    expect([status, body.errors.map((error: any) => error.path)]).toEqual([422, ['/text', '/date']])
  })

  it('404: an unknown voucher, or one of another case or tenant', async () => {
    const { caseId, voucherId } = await givenCase(api)
    const other = await givenCase(api)
    expect((await reverse(other.caseId, voucherId)).status).toBe(404)
    expect((await reverse(caseId, voucherId, {}, stranger)).status).toBe(404)
    expect((await reverse(caseId, newId())).status).toBe(404)
    expect((await reverse(newId(), voucherId)).status).toBe(404)
    expect((await vouchersOf(caseId)).size).toBe(1)
  })

  it('401: requires write:case-vouchers', async () => {
    const { caseId, voucherId } = await givenCase(api)
    const token = await api.createToken(api.tenant.tenantId, ['read:case-vouchers', 'write:cases'])
    expect((await reverse(caseId, voucherId, {}, { ...api.tenant, ...token })).status).toBe(401)
  })
})

describe('the database', () => {
  /** A voucher of the same case, written directly to the database. */
  const copyOf = (voucherId: string, reverses: string, id = newId()) =>
    api.database.inTenant(api.tenant.tenantId, (transaction) =>
      transaction.run(sql`
        insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
                                   outstanding, currency, source, date, created_at, created_by, reverses_case_voucher_id)
        select tenant_id, ${id}::uuid, case_id, creditor_id, voucher_type_id, category, 'credit',
               amount, 0, currency, source, date, created_at, created_by, ${reverses}::uuid
        from case_vouchers where case_voucher_id = ${voucherId}::uuid`),
    )

  it('accepts one reversal per voucher, on its own case, and none of itself', async () => {
    const { caseId, voucherId } = await givenCase(api)
    const other = await givenCase(api)
    await reverse(caseId, voucherId)
    const refusedBy = (constraint: string): object => ({ constraint: `case_vouchers_${constraint}` })
    const id = newId()
    await expect(copyOf(voucherId, voucherId)).rejects.toMatchObject(refusedBy('reversed_once'))
    await expect(copyOf(other.voucherId, voucherId)).rejects.toMatchObject(refusedBy('reversed_voucher'))
    await expect(copyOf(other.voucherId, id, id)).rejects.toMatchObject(refusedBy('reverses_another'))
  })
})

describe('while a payment is being written', () => {
  /** Pays a debit in a transaction that stays open while `meanwhile` runs, and then commits. */
  async function whilePaying(
    { caseId, debitId, amount }: { caseId: string; debitId: string; amount: number },
    meanwhile: () => Promise<Answer>,
  ): Promise<Answer> {
    const { tenantId } = api.tenant
    const tenant = { tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
    const isPaid = new EventEmitter()
    const isAsked = new EventEmitter()
    const paid = once(isPaid, 'now')
    const payment = runSystemCommand(api.services, tenant, 'test', async (command) => {
      await createCaseVoucher(command, caseId, {
        voucherTypeId: standardType.deposit,
        amount,
        currency: 'DKK',
        source: 'COLLECTOR',
        date: '2026-03-01',
        referenceCaseVoucherId: debitId,
      })
      isPaid.emit('now')
      await once(isAsked, 'now')
    })
    await paid
    const asked = meanwhile()
    await new Promise((resolve) => setTimeout(resolve, 300))
    isAsked.emit('now')
    await payment
    return asked
  }

  it('201: a reversal waits for it and undoes it', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
    const { status, text } = await whilePaying({ caseId, debitId: voucherId, amount: 60 }, () =>
      reverse(caseId, voucherId),
    )
    expect(status, text).toBe(201)
    expect(Object.values(await leftOf(caseId)).sort()).toEqual([0, 0, 60])
    await expectSoundLedger()
  })

  it('200: an allocation waits for it and pays the rest', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [100] })
    const { caseVoucherId: creditVoucherId } = await deposit(caseId, 100)
    const { status, body, text } = await whilePaying({ caseId, debitId: voucherId, amount: 60 }, () =>
      api.post('/case-voucher-allocations', { creditVoucherId }),
    )
    expect(status, text).toBe(200)
    expect(body).toMatchObject({ unallocated: 60, allocations: [{ debitVoucherId: voucherId, amount: 40 }] })
    await expectSoundLedger()
  })
})

describe('concurrent requests', () => {
  it('create one reversal out of 32', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [1_000] })
    const answers = await Promise.all(Array.from({ length: 32 }, () => reverse(caseId, voucherId)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'voucher-already-reversed']))
    expect((await vouchersOf(caseId)).size).toBe(2)
    await expectSoundLedger()
  })

  it('leave payments before the reversal unallocated and reject those after it', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [10_000] })
    const pay = () => api.post('/direct-payments', { caseVoucherId: voucherId, amount: 10 })
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, index) => (index === 24 ? reverse(caseId, voucherId) : pay())),
    )
    const refusals = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))
    expect([...refusals].filter((code) => code !== 'amount-exceeds-outstanding')).toEqual([])
    const paid = answers.filter(({ status }) => status === 201).length - 1
    const vouchers = [...(await vouchersOf(caseId)).values()]
    expect(vouchers.find((voucher) => voucher.caseVoucherId === voucherId)?.outstanding).toBe(0)
    expect(vouchers.filter((voucher) => voucher.unallocated === 10)).toHaveLength(paid)
    await expectSoundLedger()
  })
})
