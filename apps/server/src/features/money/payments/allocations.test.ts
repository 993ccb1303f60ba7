import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, testStart, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'

let api: TestApp
let stranger: TestTenant
let actor: object
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
  actor = { type: 'KEY', id: api.tenant.tokenId, name: 'test' }
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.set(testStart)
})

const path = '/case-voucher-allocations'
const allocate = (body: unknown): Promise<Answer> => api.post(path, body)
const undo = (allocationId: string, as: TestTenant = api.tenant): Promise<Answer> =>
  api.post(`${path}/${allocationId}/undo`, undefined, { as })

async function list(query: string): Promise<any[]> {
  const { status, body, text } = await api.get(`${path}?${query}`)
  expect(status, text).toBe(200)
  return body.items
}

/** A case with debits of the amounts, by the handles of their types, and a deposit that pays nothing yet. */
async function givenDeposit(
  amount: number,
  debits: readonly (readonly [keyof typeof standardType, number, string?])[],
): Promise<{ caseId: string; creditVoucherId: string; debitIds: readonly string[] }> {
  const { caseId, voucherIds } = await givenCase(api, {
    vouchers: debits.map(([type, owed, date = '2026-01-15']) => ({
      voucherTypeId: standardType[type],
      amount: owed,
      date,
    })),
  })
  const { caseVoucherId } = await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount })
  return { caseId, creditVoucherId: caseVoucherId, debitIds: voucherIds }
}

async function leftOf(caseId: string): Promise<(number | null)[]> {
  const { body } = await api.get(`/case-vouchers/${caseId}?pageSize=500`)
  return body.items.map((voucher: any) => voucher.outstanding ?? voucher.unallocated)
}

async function expectSoundLedger(): Promise<void> {
  const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
}

describe('allocate by policy', () => {
  it('200: pays cost, fee, interest, compensation and principal in this order, oldest first', async () => {
    const { caseId, creditVoucherId, debitIds } = await givenDeposit(750, [
      ['principal', 200],
      ['interest', 100],
      ['reminder-fee', 100, '2026-02-01'],
      ['reminder-fee', 100, '2026-01-01'],
      ['collection-cost', 100],
      ['compensation', 100],
      ['principal', 200, '2025-12-01'],
    ])
    const { status, body } = await allocate({ creditVoucherId })
    expect(status).toBe(200)
    expect(body).toMatchObject({ creditVoucherId, caseId, unallocated: 0 })
    const paid = body.allocations.map(({ debitVoucherId, amount }: any) => [debitIds.indexOf(debitVoucherId), amount])
    expect(paid).toEqual(
      [4, 3, 2, 1, 5]
        .map((index) => [index, 100])
        .concat([
          [6, 200],
          [0, 50],
        ]),
    )
    expect(await leftOf(caseId)).toEqual([150, 0, 0, 0, 0, 0, 0, 0])
    expect(await list(`caseId=${caseId}`)).toEqual(body.allocations)
    await expectSoundLedger()
  })

  it('200: an overpayment stays unallocated and can be used later', async () => {
    const { caseId, creditVoucherId } = await givenDeposit(1_000, [['principal', 300]])
    expect((await allocate({ creditVoucherId })).body).toMatchObject({
      unallocated: 700,
      allocations: [{ amount: 300 }],
    })
    expect((await allocate({ creditVoucherId })).body).toMatchObject({ unallocated: 700, allocations: [] })
    expect(await leftOf(caseId)).toEqual([0, 700])
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, { amount: 400 })
    expect((await allocate({ creditVoucherId })).body).toMatchObject({
      unallocated: 300,
      allocations: [{ debitVoucherId: caseVoucherId, amount: 400 }],
    })
  })

  it('200: a credit note pays too; a fully allocated credit pays nothing more', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [500] })
    const note = await givenCaseVoucher(api, caseId, { voucherTypeId: standardType['credit-note'], amount: 200 })
    const creditVoucherId = note.caseVoucherId
    const { body } = await allocate({ creditVoucherId })
    expect(body.allocations).toEqual([
      {
        allocationId: expect.any(String),
        tenantId: api.tenant.tenantId,
        caseId,
        creditVoucherId,
        debitVoucherId: voucherId,
        amount: 200,
        currency: 'DKK',
        undone: false,
        undoneAt: null,
        undoneBy: null,
        createdAt: testStart.toISOString(),
        createdBy: actor,
      },
    ])
    expect((await allocate({ creditVoucherId })).body).toMatchObject({ unallocated: 0, allocations: [] })
  })
})

describe('allocate explicitly', () => {
  it('200: pays exactly the given debits, with events and audit entries', async () => {
    const { caseId, creditVoucherId, debitIds } = await givenDeposit(500, [
      ['collection-cost', 400],
      ['principal', 300],
    ])
    const [cost, principal] = debitIds as [string, string]
    const { status, body } = await allocate({
      creditVoucherId,
      allocations: [
        { debitVoucherId: principal, amount: 300 },
        { debitVoucherId: cost, amount: 1 },
      ],
    })
    expect([status, body.unallocated]).toEqual([200, 199])
    expect(await leftOf(caseId)).toEqual([399, 0, 199])
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    for (const voucher of items) {
      expect((await eventsAbout(api, voucher.caseVoucherId)).at(-1)).toEqual({
        type: 'case-vouchers.update',
        time: testStart,
        caseId,
        data: voucher,
      })
    }
    for (const after of body.allocations) {
      expect(await auditOf(api, after.allocationId)).toEqual([
        {
          operation: 'allocate-case-voucher',
          actor,
          subjectType: 'case-voucher-allocation',
          before: null,
          after,
        },
      ])
    }
  })

  it('422: more than is outstanding or unallocated, with the available amount; all or nothing', async () => {
    const { caseId, creditVoucherId, debitIds } = await givenDeposit(500, [
      ['principal', 400],
      ['principal', 300],
    ])
    const [first, second] = debitIds as [string, string]
    const attempts = [
      [[first, 100, second, 301], 'amount-exceeds-outstanding', '/allocations/1/amount', { outstanding: 300 }],
      [[first, 300, second, 201], 'amount-exceeds-unallocated', '/allocations/1/amount', { unallocated: 500 }],
    ] as const
    for (const [[debitId, amount, otherDebitId, otherAmount], code, at, facts] of attempts) {
      const allocations = [
        { debitVoucherId: debitId, amount },
        { debitVoucherId: otherDebitId, amount: otherAmount },
      ]
      const { status, body } = await allocate({ creditVoucherId, allocations })
      expect(status).toBe(422)
      expect(body).toMatchObject({ code, errors: [{ path: at }], ...facts })
    }
    expect(await leftOf(caseId)).toEqual([400, 300, 500])
    expect(await list(`caseId=${caseId}`)).toEqual([])
  })

  it('422: a voucher that is not a debit of the case, not a credit, or unknown', async () => {
    const { creditVoucherId, debitIds } = await givenDeposit(500, [['principal', 400]])
    const debit = debitIds[0]!
    const other = await givenCase(api)
    const theirs = await givenCase(api, { as: stranger })
    const share = (debitVoucherId: string, amount = 1) => ({ debitVoucherId, amount })
    const refusals = [
      [{ creditVoucherId: newId() }, 'unknown-reference', '/creditVoucherId'],
      [{ creditVoucherId: theirs.voucherId }, 'unknown-reference', '/creditVoucherId'],
      [{ creditVoucherId: debit }, 'voucher-not-a-credit', '/creditVoucherId'],
      [
        { creditVoucherId, allocations: [share(other.voucherId)] },
        'unknown-reference',
        '/allocations/0/debitVoucherId',
      ],
      [
        { creditVoucherId, allocations: [share(theirs.voucherId)] },
        'unknown-reference',
        '/allocations/0/debitVoucherId',
      ],
      [
        { creditVoucherId, allocations: [share(creditVoucherId)] },
        'voucher-not-payable',
        '/allocations/0/debitVoucherId',
      ],
      [
        { creditVoucherId, allocations: [share(debit), share(debit)] },
        'validation-failed',
        '/allocations/1/debitVoucherId',
      ],
      [{ creditVoucherId, allocations: [share(debit, 0)] }, 'validation-failed', '/allocations/0/amount'],
      [{ creditVoucherId, allocations: [share(debit, 1.5)] }, 'validation-failed', '/allocations/0/amount'],
      [{ creditVoucherId, allocations: [] }, 'validation-failed', '/allocations'],
      [{}, 'validation-failed', '/creditVoucherId'],
    ] as const
    for (const [body, code, at] of refusals) {
      const answer = await allocate(body)
      expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([422, code, at])
    }
  })

  it('replays under its key and pays nothing twice', async () => {
    const { caseId, creditVoucherId } = await givenDeposit(500, [['principal', 400]])
    const headers = { 'idempotency-key': 'allocate-1' }
    const first = await api.post(path, { creditVoucherId }, { headers })
    const second = await api.post(path, { creditVoucherId }, { headers })
    expect([second.text, second.headers['idempotency-cached']]).toEqual([first.text, 'true'])
    expect(await list(`caseId=${caseId}`)).toHaveLength(1)
  })

  it('401: requires write:case-vouchers', async () => {
    const { creditVoucherId } = await givenDeposit(500, [['principal', 400]])
    const token = await api.createToken(api.tenant.tenantId, ['read:case-vouchers'])
    expect((await api.post(path, { creditVoucherId }, { as: { ...api.tenant, ...token } })).status).toBe(401)
  })
})

describe('undo an allocation', () => {
  it('200: the amount is outstanding and unallocated again, and the allocation stays in the list', async () => {
    const { caseId, creditVoucherId } = await givenDeposit(500, [['principal', 400]])
    const [made] = (await allocate({ creditVoucherId })).body.allocations
    api.clock.advance({ ms: 1_000 })
    const { status, body } = await undo(made.allocationId)
    const undone = { ...made, undone: true, undoneAt: '2026-03-02T09:00:01.000Z', undoneBy: actor }
    expect([status, body]).toEqual([200, undone])
    expect(await leftOf(caseId)).toEqual([400, 500])
    expect(await list(`caseId=${caseId}`)).toEqual([undone])
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    for (const voucher of items) {
      expect((await eventsAbout(api, voucher.caseVoucherId)).at(-1)).toMatchObject({
        type: 'case-vouchers.update',
        caseId,
        data: voucher,
      })
    }
    expect((await auditOf(api, made.allocationId)).at(-1)).toEqual({
      operation: 'undo-allocation',
      actor,
      subjectType: 'case-voucher-allocation',
      before: made,
      after: undone,
    })
    expect((await allocate({ creditVoucherId })).body.allocations).toMatchObject([{ amount: 400, undone: false }])
    await expectSoundLedger()
  })

  it('200: undoes that of a direct payment, whose deposit can then pay another voucher', async () => {
    const { caseId, voucherIds } = await givenCase(api, { vouchers: [500, 300] })
    const { body: payment } = await api.post('/direct-payments', { caseVoucherId: voucherIds[0], amount: 200 })
    const [made] = await list(`caseVoucherId=${payment.caseVoucherId}`)
    expect((await undo(made.allocationId)).status).toBe(200)
    expect(await leftOf(caseId)).toEqual([500, 300, 200])
  })

  it('422: an allocation that is already undone, or that of a reversal', async () => {
    const { caseId, creditVoucherId, debitIds } = await givenDeposit(500, [['principal', 400]])
    const [made] = (await allocate({ creditVoucherId })).body.allocations
    await undo(made.allocationId)
    expect((await undo(made.allocationId)).body).toMatchObject({ status: 422, code: 'allocation-undone' })
    for (const id of [debitIds[0]!, creditVoucherId]) {
      await api.post(`/case-vouchers/${caseId}/${id}/reverse`, {})
      const joined = (await list(`caseVoucherId=${id}`)).at(-1)
      expect((await undo(joined.allocationId)).body).toMatchObject({ status: 422, code: 'allocation-of-reversal' })
    }
    expect(await leftOf(caseId)).toEqual([0, 0, 0, 0])
    await expectSoundLedger()
  })

  it('404: an unknown allocation, one of another tenant, or the undoing of another', async () => {
    const { creditVoucherId } = await givenDeposit(500, [['principal', 400]])
    const [made] = (await allocate({ creditVoucherId })).body.allocations
    expect((await undo(newId())).status).toBe(404)
    expect((await undo(made.allocationId, stranger)).status).toBe(404)
    expect((await undo(made.allocationId)).status).toBe(200)
  })

  it('32 concurrent requests undo it once', async () => {
    const { caseId, creditVoucherId } = await givenDeposit(500, [['principal', 400]])
    const [made] = (await allocate({ creditVoucherId })).body.allocations
    const answers = await Promise.all(Array.from({ length: 32 }, () => undo(made.allocationId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'allocation-undone']))
    expect(await leftOf(caseId)).toEqual([400, 500])
  })
})

describe('get an allocation', () => {
  it('200: before and after it is undone; 404: unknown, or another tenant’s', async () => {
    const { creditVoucherId } = await givenDeposit(100, [['principal', 100]])
    const [made] = (await allocate({ creditVoucherId })).body.allocations
    const address = `${path}/${made.allocationId}`
    expect((await api.get(address)).body).toEqual(made)
    const undone = await api.post(`${address}/undo`)
    expect((await api.get(address)).body).toEqual(undone.body)
    expect((await api.get(address, { as: await api.createTenant() })).status).toBe(404)
    expect((await api.get(`${path}/${creditVoucherId}`)).status).toBe(404)
    expect((await api.get(`${path}/none`)).status).toBe(422)
  })
})

describe('list allocations', () => {
  it('200: filters by case or by either voucher, in pages', async () => {
    const { caseId, creditVoucherId, debitIds } = await givenDeposit(600, [
      ['collection-cost', 100],
      ['reminder-fee', 200],
      ['principal', 400],
    ])
    await givenDeposit(100, [['principal', 50]]).then((other) => allocate({ creditVoucherId: other.creditVoucherId }))
    const made = (await allocate({ creditVoucherId })).body.allocations
    expect(made).toHaveLength(3)
    expect(await list(`caseId=${caseId}`)).toEqual(made)
    expect(await list(`caseVoucherId=${creditVoucherId}`)).toEqual(made)
    expect(await list(`caseVoucherId=${debitIds[1]}`)).toEqual([made[1]])
    for (const of of [`caseId=${caseId}`, `caseVoucherId=${creditVoucherId}`]) {
      expect(await list(`${of}&pageSize=2&page=1`)).toEqual([made[2]])
      expect(await list(`${of}&after=${made[0].allocationId}`)).toEqual(made.slice(1))
    }
    expect((await api.get(`${path}?caseId=${caseId}&pageSize=2`)).body.meta).toEqual({ currentPage: 0, pageSize: 2 })
  })

  it('422: both filters, neither, an unknown filter, and unknown resources', async () => {
    const { caseId, voucherId } = await givenCase(api)
    expect(await list(`caseId=${caseId}`)).toEqual([])
    expect(await list(`caseVoucherId=${voucherId}`)).toEqual([])
    const theirs = await givenCase(api, { as: stranger })
    const refusals = [
      ['', 'validation-failed', '/caseId'],
      [`?caseId=${caseId}&caseVoucherId=${voucherId}`, 'validation-failed', '/caseId'],
      [`?caseId=${caseId}&creditorId=${newId()}`, 'validation-failed', '/creditorId'],
      [`?caseId=${theirs.caseId}`, 'unknown-reference', '/caseId'],
      [`?caseVoucherId=${theirs.voucherId}`, 'unknown-reference', '/caseVoucherId'],
    ]
    for (const [query, code, at] of refusals) {
      const { status, body } = await api.get(`${path}${query}`)
      expect([status, body.code, body.errors[0].path]).toEqual([422, code, at])
    }
  })
})

describe('the allocation policy', () => {
  const oldestFirst = (category: string) => ({ category, order: 'oldest-first' })

  it('200: defaults to cost, fee, interest, compensation, payout, principal', async () => {
    const tenant = await api.createTenant()
    const read = await api.get('/allocation-policy', { as: tenant })
    expect(read.body).toEqual({
      tenantId: tenant.tenantId,
      entries: ['cost', 'fee', 'interest', 'compensation', 'payout', 'principal'].map(oldestFirst),
      isDefault: true,
      updatedAt: null,
      updatedBy: null,
    })
    const entries = [{ category: 'principal', order: 'newest-first' }, oldestFirst('fee')]
    const patched = await api.patch('/allocation-policy', { entries }, { as: tenant })
    expect(patched.body).toMatchObject({ entries, isDefault: false, updatedAt: testStart.toISOString() })
    expect((await api.get('/allocation-policy', { as: tenant })).body).toEqual(patched.body)
    expect(await auditOf(api, tenant.tenantId, tenant)).toContainEqual(
      expect.objectContaining({ operation: 'patch-allocation-policy', before: read.body, after: patched.body }),
    )
    expect((await api.patch('/allocation-policy', {}, { as: tenant })).body).toEqual(patched.body)
    const reset = await api.patch('/allocation-policy', { entries: null }, { as: tenant })
    expect(reset.body).toMatchObject({ entries: read.body.entries, isDefault: true })
  })

  it('applies from then on; other categories are only paid explicitly', async () => {
    const tenant = await api.createTenant()
    await api.patch('/allocation-policy', { entries: [oldestFirst('principal'), oldestFirst('cost')] }, { as: tenant })
    const { caseId, voucherIds } = await givenCase(api, {
      as: tenant,
      vouchers: [
        { voucherTypeId: standardType['collection-cost'], amount: 100 },
        { voucherTypeId: standardType['reminder-fee'], amount: 100 },
        100,
      ],
    })
    const { caseVoucherId } = await givenCaseVoucher(api, caseId, {
      as: tenant,
      voucherTypeId: standardType.deposit,
      amount: 1_000,
    })
    const { body } = await api.post(path, { creditVoucherId: caseVoucherId }, { as: tenant })
    expect(body.unallocated).toBe(800)
    expect(body.allocations.map((allocation: any) => allocation.debitVoucherId)).toEqual([voucherIds[2], voucherIds[0]])
  })

  it('412: honours If-Match, also for the default policy', async () => {
    const tenant = await api.createTenant()
    const tag = String((await api.get('/allocation-policy', { as: tenant })).headers['etag'])
    const patch = (version: string) =>
      api.patch(
        '/allocation-policy',
        { entries: [oldestFirst('fee')] },
        { as: tenant, headers: { 'if-match': version } },
      )
    expect((await patch('"other"')).status).toBe(412)
    expect((await patch(tag)).status).toBe(200)
    expect((await patch(tag)).status).toBe(412)
  })

  it('422: a duplicate category, one that debits cannot have, and an empty list', async () => {
    const bad = [
      [[oldestFirst('fee'), oldestFirst('fee')], '/entries/1/category'],
      [[oldestFirst('deposit')], '/entries/0/category'],
      [[{ category: 'fee', order: 'random' }], '/entries/0/order'],
      [[], '/entries'],
    ] as const
    for (const [entries, at] of bad) {
      const { status, body } = await api.patch('/allocation-policy', { entries })
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'validation-failed', at])
    }
    expect((await api.get('/allocation-policy')).body.isDefault).toBe(true)
  })
})

describe('64 concurrent commands', () => {
  it('pay, allocate, undo and reverse on one case, and every balance is exact', async () => {
    const { caseId, voucherIds } = await givenCase(api, { vouchers: [2_000, 1_500, 1_000, 500] })
    const creditIds: string[] = []
    for (const amount of [700, 600, 500, 400]) {
      const { caseVoucherId } = await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount })
      creditIds.push(caseVoucherId)
    }
    const before = await Promise.all(
      voucherIds.map((id) => api.post('/direct-payments', { caseVoucherId: id, amount: 50 })),
    )
    const undoable = await list(`caseId=${caseId}`)
    const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!
    const reverse = (id: string) => api.post(`/case-vouchers/${caseId}/${id}/reverse`, {})
    const operations = [
      (n: number) => api.post('/direct-payments', { caseVoucherId: pick(voucherIds, n), amount: 7 }),
      (n: number) => allocate({ creditVoucherId: pick(creditIds, n) }),
      (n: number) =>
        allocate({
          creditVoucherId: pick(creditIds, n),
          allocations: [
            { debitVoucherId: pick(voucherIds, n + 1), amount: 11 },
            { debitVoucherId: pick(voucherIds, n), amount: 13 },
          ],
        }),
      (n: number) => undo(pick(undoable, n).allocationId),
      (n: number) =>
        givenCaseVoucher(api, caseId, {
          voucherTypeId: standardType.deposit,
          amount: 3,
          referenceCaseVoucherId: pick(voucherIds, n),
        }).then(
          () => ({ status: 201, body: {} }),
          () => ({ status: 422, body: { code: 'amount-exceeds-outstanding' } }),
        ),
      (n: number) => reverse(pick([voucherIds[3]!, creditIds[3]!, before[0]!.body.caseVoucherId as string], n >> 3)),
    ]
    const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => pick(operations, n)(n)))
    const codes = new Set(answers.filter(({ status }) => status >= 300).map(({ body }) => body.code))
    const expected = new Set([
      'amount-exceeds-outstanding',
      'amount-exceeds-unallocated',
      'allocation-undone',
      'voucher-already-reversed',
    ])
    expect([...codes].filter((code) => !expected.has(code))).toEqual([])
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(20)
    await expectSoundLedger()
    const { totals } = (await api.get(`/cases/${caseId}/balance`)).body
    expect(totals.debits - totals.outstanding).toBe(totals.allocated)
    expect(totals.credits - totals.unallocated).toBe(totals.allocated)
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(totals.outstanding)
  })
})
