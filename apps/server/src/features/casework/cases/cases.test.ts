import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  givenCase,
  givenCaseGroup,
  givenCreditor,
  givenCustomer,
  givenPropertyType,
  givenUltimateCreditor,
  givenVoucherType,
  standardType,
  voucherBody,
} from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type RequestOptions, startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { newId } from '../../../platform/ids.ts'
import type { CaseVoucher } from '../../money/case-vouchers/index.ts'
import type { CaseInput } from './cases.schemas.ts'
import { createCase } from './index.ts'

let api: TestApp
let stranger: TestTenant
let customer: { customerId: string; creditorId: string }
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
  customer = await givenCustomer(api)
})
afterAll(() => api.close())

const create = (fields: Record<string, unknown>, options: Partial<RequestOptions> = {}) =>
  api.post('/cases', { customerId: customer.customerId, currency: 'DKK', ...fields }, options)

async function vouchersOf(caseId: string): Promise<CaseVoucher[]> {
  return (await api.get(`/case-vouchers/${caseId}?pageSize=500`)).body.items
}

describe('create case', () => {
  it('201: returns id and caseSeqId only, and the case can be read with every field', async () => {
    const { ultimateCreditorId } = await givenUltimateCreditor(api, customer)
    const { caseGroupId: groupId } = await givenCaseGroup(api)
    await givenPropertyType(api, { entity: 'case', handle: 'department' })
    const created = await create({
      caseVouchers: [voucherBody(120_000), voucherBody({ amount: 5_000, voucherTypeId: standardType['reminder-fee'] })],
      ultimateCreditorId,
      groupId,
      properties: { department: 'Aarhus' },
      journalNumber: 'J-2024/7',
      migratedId: 'old-17',
    })
    expect(created.status, created.text).toBe(201)
    const { id, caseSeqId } = created.body
    expect(created.body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), caseSeqId: expect.any(Number) })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/cases/${id}`)
    const read = await api.get(`/cases/${id}`)
    expect(read.status, read.text).toBe(200)
    expect(read.body).toEqual({
      id,
      accruedInterest: 0,
      rulePack: null,
      caseSeqId,
      tenantId: api.tenant.tenantId,
      customerId: customer.customerId,
      creditorId: customer.creditorId,
      ultimateCreditorId,
      debtorName: 'Mette Sørensen',
      creditorName: 'Nordkyst El A/S',
      ultimateCreditorName: 'Vestkraft ApS',
      groupId,
      currency: 'DKK',
      status: 'PENDING',
      statusTime: '2026-03-02T09:00:00.000Z',
      endReasonId: null,
      endReason: null,
      endOverride: null,
      journalNumber: 'J-2024/7',
      migratedId: 'old-17',
      properties: { department: 'Aarhus' },
      tags: [],
      outstanding: 125_000,
      mergedIntoCaseId: null,
      mergedCaseIds: [],
      paused: false,
      pausedAt: null,
      pausedUntil: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      updatedAt: null,
      updatedBy: null,
    })
  })

  it('201: only customer and currency are required; the journal number defaults to the sequence number', async () => {
    const { status, body } = await create({})
    expect(status).toBe(201)
    expect((await api.get(`/cases/${body.id}`)).body).toMatchObject({
      ultimateCreditorId: null,
      groupId: null,
      journalNumber: String(body.caseSeqId),
      migratedId: null,
      properties: {},
      outstanding: 0,
    })
    expect(await vouchersOf(body.id)).toEqual([])
  })

  it('201: null means the default for every optional field', async () => {
    const { status, body } = await create({
      ultimateCreditorId: null,
      groupId: null,
      journalNumber: null,
      migratedId: null,
    })
    expect(status).toBe(201)
    expect((await api.get(`/cases/${body.id}`)).body.journalNumber).toBe(String(body.caseSeqId))
  })

  it.each(['DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF'])(
    '201: accepts the currency %s for the case and its vouchers',
    async (currency) => {
      const { body } = await create({ currency, caseVouchers: [voucherBody(5)] })
      expect((await api.get(`/cases/${body.id}`)).body.currency).toBe(currency)
      expect((await vouchersOf(body.id))[0]!.currency).toBe(currency)
    },
  )

  it('201: sequence numbers are per tenant and have no gaps under concurrency', async () => {
    const as = await api.createTenant('Tæller')
    const { customerId } = await givenCustomer(api, { as })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create({ customerId, caseVouchers: [voucherBody(1)] }, { as })),
    )
    const numbers = answers.map((answer) => answer.body.caseSeqId as number).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('201: a rejected case uses no number', async () => {
    const before: number = (await create({})).body.caseSeqId
    expect((await create({ groupId: newId() })).status).toBe(422)
    expect((await create({})).body.caseSeqId).toBe(before + 1)
  })
})

describe('case vouchers of a new case', () => {
  it('201: store every field, with timestamps in both formats and plain dates', async () => {
    const { body } = await create({
      caseVouchers: [
        voucherBody({
          referenceId: ' F-2024-1001 ',
          amount: 120_000,
          source: 'COLLECTOR',
          date: '2024-05-01 00:00:00.000+01',
          dueDate: '2024-05-15T12:30:00.500Z',
          interestStartDate: '2024-06-01',
        }),
      ],
    })
    const [voucher] = await vouchersOf(body.id)
    expect(voucher).toEqual({
      caseVoucherId: expect.any(String),
      tenantId: api.tenant.tenantId,
      caseId: body.id,
      creditorId: customer.creditorId,
      voucherTypeId: standardType.principal,
      category: 'principal',
      direction: 'debit',
      amount: 120_000,
      outstanding: 120_000,
      unallocated: null,
      currency: 'DKK',
      source: 'COLLECTOR',
      date: '2024-04-30T23:00:00.000Z',
      dueDate: '2024-05-15T12:30:00.500Z',
      referenceId: 'F-2024-1001',
      text: null,
      interest: null,
      interestRule: null,
      interestStartDate: '2024-05-31T22:00:00.000Z',
      interestEndDate: null,
      referenceCaseVoucherId: null,
      reversesCaseVoucherId: null,
      datedBeforeVoucher: false,
      uniqueId: null,
      properties: {},
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
  })

  it('201: the sign of an amount is ignored; it can be zero or the largest safe integer', async () => {
    const amounts = [120_000, -120_000, 0]
    const { body } = await create({ caseVouchers: amounts.map(voucherBody) })
    expect((await vouchersOf(body.id)).map((voucher) => voucher.amount)).toEqual([120_000, 120_000, 0])
    for (const amount of [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
      const { body: large } = await create({ caseVouchers: [voucherBody(amount)] })
      expect((await vouchersOf(large.id))[0]!.amount).toBe(Number.MAX_SAFE_INTEGER)
      expect((await api.get(`/cases/${large.id}`)).body.outstanding).toBe(Number.MAX_SAFE_INTEGER)
    }
  })

  it("201: accept the tenant's own types and ids in upper case", async () => {
    const { voucherTypeId } = await givenVoucherType(api, { direction: 'credit', category: 'write-off' })
    const { body } = await create({
      caseVouchers: [voucherBody({ amount: -7, voucherTypeId: voucherTypeId.toUpperCase() })],
    })
    expect(await vouchersOf(body.id)).toMatchObject([
      { voucherTypeId, category: 'write-off', direction: 'credit', amount: 7, outstanding: null, unallocated: 7 },
    ])
    expect((await api.get(`/cases/${body.id}`)).body.outstanding).toBe(0)
  })

  it('201: reference vouchers become separate vouchers, and payments among them are allocated', async () => {
    const { body } = await create({
      caseVouchers: [
        voucherBody({
          amount: -100_000,
          referenceVouchers: [
            voucherBody({ voucherTypeId: standardType.deposit, amount: 30_000, date: '2026-01-20' }),
            voucherBody({ voucherTypeId: standardType['credit-note'], amount: -20_000 }),
            voucherBody({ voucherTypeId: standardType.interest, amount: 0, interestStartDate: '2026-02-01' }),
          ],
        }),
        voucherBody({
          voucherTypeId: standardType.deposit,
          amount: 500,
          referenceVouchers: [voucherBody({ voucherTypeId: standardType.deposit, amount: 900 })],
        }),
      ],
    })
    const vouchers = await vouchersOf(body.id)
    const [principal, payment, creditNote, , deposit] = vouchers
    expect(vouchers).toMatchObject([
      { direction: 'debit', amount: 100_000, outstanding: 50_000, referenceCaseVoucherId: null },
      {
        category: 'deposit',
        amount: 30_000,
        outstanding: null,
        unallocated: 0,
        referenceCaseVoucherId: principal!.caseVoucherId,
      },
      { category: 'credit-note', amount: 20_000, unallocated: 0, referenceCaseVoucherId: principal!.caseVoucherId },
      {
        category: 'interest',
        amount: 0,
        outstanding: 0,
        interestStartDate: '2026-01-31T23:00:00.000Z',
        referenceCaseVoucherId: principal!.caseVoucherId,
      },
      { category: 'deposit', amount: 500, unallocated: 500 },
      { category: 'deposit', amount: 900, unallocated: 900, referenceCaseVoucherId: deposit!.caseVoucherId },
    ])
    const allocations = await api.database.read(
      api.tenant.tenantId,
      sql`select credit_voucher_id as credit, debit_voucher_id as debit, amount, created_at as "createdAt", created_by as "createdBy"
          from case_voucher_allocations where case_id = ${body.id}::uuid order by allocation_id`,
    )
    const by = {
      debit: principal!.caseVoucherId,
      createdAt: new Date('2026-03-02T09:00:00Z'),
      createdBy: principal!.createdBy,
    }
    expect(allocations).toEqual([
      { credit: payment!.caseVoucherId, amount: 30_000, ...by },
      { credit: creditNote!.caseVoucherId, amount: 20_000, ...by },
    ])
    expect((await api.get(`/cases/${body.id}`)).body.outstanding).toBe(50_000)
  })

  it('422: payments above the voucher they refer to; nothing is written', async () => {
    const referenceVouchers = [30_000, 70_001].map((amount) =>
      voucherBody({ voucherTypeId: standardType.deposit, amount }),
    )
    const { status, body } = await create({
      caseVouchers: [voucherBody(1), voucherBody({ amount: 100_000, referenceVouchers })],
      migratedId: 'over',
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'amount-exceeds-outstanding', outstanding: 70_000 })
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      '/caseVouchers/1/referenceVouchers/1/amount',
    ])
    const rows = await api.database.read(api.tenant.tenantId, sql`select case_id from cases where migrated_id = 'over'`)
    expect(rows).toEqual([])
  })

  it('422: a type with a payout recipient, which needs a contact', async () => {
    const { voucherTypeId } = await givenVoucherType(api, { hasPayoutRecipient: true })
    const { status, body } = await create({
      caseVouchers: [
        voucherBody({ voucherTypeId: standardType.payout }),
        voucherBody({ referenceVouchers: [voucherBody({ voucherTypeId })] }),
      ],
    })
    expect(status).toBe(422)
    expect(body.code).toBe('payout-contact-required')
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      '/caseVouchers/0/voucherTypeId',
      '/caseVouchers/1/referenceVouchers/0/voucherTypeId',
    ])
  })

  it('422: debits whose total is too large', async () => {
    const { status, body } = await create({ caseVouchers: [voucherBody(Number.MAX_SAFE_INTEGER), voucherBody(1)] })
    expect(status).toBe(422)
    expect(body.code).toBe('case-total-too-large')
  })
})

describe('the limits of one request', () => {
  it('201: 1,000 vouchers need only a few statements', async () => {
    const tied = [
      { voucherTypeId: standardType.deposit, amount: 40 },
      { voucherTypeId: standardType.interest, amount: 0 },
    ]
    const caseVouchers = Array.from({ length: 250 }, (_, index) =>
      voucherBody({ amount: 100 + index, referenceVouchers: [...tied, tied[0]!].map(voucherBody) }),
    )
    const { customerId } = customer
    const input = { customerId, currency: 'DKK', caseVouchers } as unknown as CaseInput
    let statements = 0
    const tenant = { tenantId: api.tenant.tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
    const { id } = await runSystemCommand(api.services, tenant, 'create-case', (command) => {
      const { transaction } = command
      const counting = <Row>(statement: Statement<Row>) => {
        statements += 1
        return statement
      }
      const counted: Transaction = {
        merges: transaction.merges,
        many: (statement) => transaction.many(counting(statement)),
        one: (statement) => transaction.one(counting(statement)),
        maybeOne: (statement) => transaction.maybeOne(counting(statement)),
        run: (statement) => transaction.run(counting(statement)),
      }
      return createCase({ ...command, transaction: counted }, input)
    })
    expect(statements).toBeLessThanOrEqual(7)
    const [totals] = await api.database.read(
      api.tenant.tenantId,
      sql`select (select count(*) from case_vouchers where case_id = ${id}::uuid) as vouchers,
                 (select count(*) from case_voucher_allocations where case_id = ${id}::uuid) as allocations,
                 (select count(*) from events where case_id = ${id}::uuid) as events,
                 (select count(*) from audit_entries where subject_id = ${id}::uuid) as audits`,
    )
    expect(totals).toEqual({ vouchers: 1000, allocations: 500, events: 1001, audits: 1 })
    expect((await api.get(`/cases/${id}`)).body.outstanding).toBe(
      Array.from({ length: 250 }, (_, index) => 20 + index).reduce((a, b) => a + b),
    )
  })

  it('422: more than 1,000 vouchers, including reference vouchers', async () => {
    const full = voucherBody({ referenceVouchers: Array.from({ length: 99 }, () => voucherBody(0)) })
    const thousand = Array.from({ length: 10 }, () => full)
    expect((await create({ caseVouchers: thousand })).status).toBe(201)
    const { status, body } = await create({ caseVouchers: [...thousand, voucherBody(1)] })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation-failed', errors: [{ path: '/caseVouchers' }] })
    const plain = await create({ caseVouchers: Array.from({ length: 1001 }, () => voucherBody(1)) })
    expect(plain.body.errors).toEqual([{ path: '/caseVouchers', message: 'must have at most 1000 items' }])
    const deep = await create({
      caseVouchers: [voucherBody({ referenceVouchers: Array.from({ length: 101 }, () => voucherBody(0)) })],
    })
    expect(deep.body.errors).toEqual([
      { path: '/caseVouchers/0/referenceVouchers', message: 'must have at most 100 items' },
    ])
  })
})

describe('create case: validation', () => {
  it('422: reports every invalid field at once, strictly typed', async () => {
    const { status, body } = await api.post('/cases', {
      customerId: 'me',
      currency: 'BTC',
      journalNumber: '',
      properties: [],
      caseVouchers: [
        { amount: '5', source: 'DEBTOR', date: 'yesterday' },
        voucherBody({ amount: 9_007_199_254_740_992 }),
        voucherBody({ amount: 1.5, referenceVouchers: [{ amount: true }] }),
      ],
    })
    expect(status).toBe(422)
    expect(body.code).toBe('validation-failed')
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
      '/caseVouchers/0/amount',
      '/caseVouchers/0/date',
      '/caseVouchers/0/source',
      '/caseVouchers/0/voucherTypeId',
      '/caseVouchers/1/amount',
      '/caseVouchers/2/amount',
      '/caseVouchers/2/referenceVouchers/0/amount',
      '/caseVouchers/2/referenceVouchers/0/date',
      '/caseVouchers/2/referenceVouchers/0/source',
      '/caseVouchers/2/referenceVouchers/0/voucherTypeId',
      '/currency',
      '/customerId',
      '/journalNumber',
      '/properties',
    ])
    expect((await api.post('/cases', {})).body.errors).toEqual([
      { path: '/customerId', message: 'is required' },
      { path: '/currency', message: 'is required' },
    ])
  })

  it('422: reports every unknown reference with its path', async () => {
    const theirs = await givenCustomer(api, { as: stranger })
    const { ultimateCreditorId } = await givenUltimateCreditor(api, { ...theirs, as: stranger })
    const { caseGroupId } = await givenCaseGroup(api, { as: stranger })
    const { voucherTypeId } = await givenVoucherType(api, { as: stranger })
    const { status, body } = await create({
      customerId: theirs.customerId,
      ultimateCreditorId,
      groupId: caseGroupId,
      caseVouchers: [
        voucherBody(1),
        voucherBody({ voucherTypeId, referenceVouchers: [voucherBody({ voucherTypeId: newId() })] }),
      ],
    })
    expect(status).toBe(422)
    expect(body.code).toBe('unknown-reference')
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      '/customerId',
      '/ultimateCreditorId',
      '/groupId',
      '/caseVouchers/1/voucherTypeId',
      '/caseVouchers/1/referenceVouchers/0/voucherTypeId',
    ])
  })

  it('422: an ultimate creditor of another creditor', async () => {
    const { ultimateCreditorId } = await givenUltimateCreditor(api, await givenCreditor(api))
    const { status, body } = await create({ ultimateCreditorId })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/ultimateCreditorId' }] })
  })

  it('422: an undefined property or a value of the wrong type', async () => {
    await givenPropertyType(api, { entity: 'case', handle: 'floor', type: 'number' })
    await givenPropertyType(api, { entity: 'creditor', handle: 'branch' })
    const { status, body } = await create({ properties: { floor: 'third', branch: 'Aarhus', nope: 1 } })
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
      '/properties/branch',
      '/properties/floor',
      '/properties/nope',
    ])
  })

  it('401: needs write:cases', async () => {
    const token = await api.createToken(api.tenant.tenantId, ['read:cases', 'write:case-vouchers'])
    expect((await create({}, { as: { ...api.tenant, ...token } })).status).toBe(401)
  })
})

describe('create case: side effects', () => {
  it('emits an event for the case and each voucher, and an audit entry', async () => {
    const { caseId, voucherIds } = await givenCase(api, {
      vouchers: [
        { amount: 500, referenceVouchers: [voucherBody({ voucherTypeId: standardType.deposit, amount: 200 })] },
      ],
    })
    const { body: read } = await api.get(`/cases/${caseId}`)
    expect(read.outstanding).toBe(300)
    expect(await eventsAbout(api, caseId)).toMatchObject([{ type: 'cases.create', caseId, data: read }])
    const vouchers = await vouchersOf(caseId)
    for (const [index, voucherId] of voucherIds.entries()) {
      expect(await eventsAbout(api, voucherId)).toMatchObject([
        { type: 'case-vouchers.create', caseId, data: vouchers[index] },
      ])
    }
    expect(await auditOf(api, caseId)).toMatchObject([
      { operation: 'create-case', subjectType: 'case', before: null, after: read },
    ])
  })

  it('creates one case for a repeated Idempotency-Key, also concurrently', async () => {
    const headers = { 'idempotency-key': 'case-1' }
    const fields = { caseVouchers: [voucherBody(1)], migratedId: 'once' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(fields, { headers })))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotency-cached'] === undefined)).toHaveLength(1)
    const rows = await api.database.read(api.tenant.tenantId, sql`select case_id from cases where migrated_id = 'once'`)
    expect(rows).toHaveLength(1)
  })

  it('a dry run writes nothing and uses no number', async () => {
    const rehearsal = await create({ caseVouchers: [voucherBody(1)] }, { headers: { prefer: 'dry-run' } })
    expect(rehearsal.status).toBe(201)
    expect((await api.get(`/cases/${rehearsal.body.id}`)).status).toBe(404)
    expect((await create({})).body.caseSeqId).toBe(rehearsal.body.caseSeqId)
  })
})

describe('get case', () => {
  it('200: by sequence number or id, on its own tenant only', async () => {
    const { caseId, caseSeqId } = await givenCase(api)
    const byId = await api.get(`/cases/${caseId}`)
    const byNumber = await api.get(`/cases/${caseSeqId}`)
    expect(byNumber.status).toBe(200)
    expect(byNumber.body).toEqual(byId.body)
    const theirs = await givenCase(api, { as: stranger })
    expect((await api.get(`/cases/${theirs.caseSeqId}`, { as: stranger })).body.id).toBe(theirs.caseId)
  })

  it('200: an ended case has the handle of its end reason', async () => {
    const { caseId } = await givenCase(api, { endReason: 'BANKRUPTCY' })
    expect((await api.get(`/cases/${caseId}`)).body).toMatchObject({ status: 'ENDED', endReason: 'BANKRUPTCY' })
  })

  it('422: a case whose total is too large gets a problem, and accepts no more', async () => {
    const { caseId } = await givenCase(api, { vouchers: [Number.MAX_SAFE_INTEGER] })
    await api.database.inTenant(api.tenant.tenantId, (transaction) =>
      transaction.run(sql`
        insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
                                   outstanding, currency, source, date, created_at, created_by)
        select tenant_id, ${newId()}::uuid, case_id, creditor_id, voucher_type_id, category, direction, amount, outstanding,
               currency, source, date, created_at, created_by
        from case_vouchers where case_id = ${caseId}::uuid`),
    )
    expect((await api.get(`/cases/${caseId}`)).body).toMatchObject({ status: 422, code: 'total-too-large' })
    const more = { currency: 'DKK', ...voucherBody(1) }
    expect((await api.post(`/case-vouchers/${caseId}`, more)).body.code).toBe('case-total-too-large')
  })

  it("404: another tenant's case looks exactly like a missing one", async () => {
    const theirs = await givenCase(api, { as: stranger })
    for (const id of [theirs.caseId, newId(), '999999999999999']) {
      const { status, body } = await api.get(`/cases/${id}`)
      expect(status).toBe(404)
      expect(body.detail).toBe('There is no such case.')
    }
  })

  it.each(['abc', '0', '-1', '01', '1.0', '1234567890123456', '%20'])(
    '422: %s is neither an id nor a number',
    async (id) => {
      const { status, body } = await api.get(`/cases/${id}`)
      expect(status).toBe(422)
      expect(body.errors).toEqual([
        { path: '/caseId', message: 'must be the UUID of a case or its number, such as 1001' },
      ])
    },
  )
})

describe('list cases', () => {
  it('200: pages through cases, oldest first, each the same as a single read', async () => {
    const { customerId } = await givenCustomer(api)
    const ids: string[] = []
    for (const amount of [1, 2, 3]) ids.push((await givenCase(api, { customerId, vouchers: [amount] })).caseId)
    const list = async (query: string) => (await api.get(`/cases?customerId=${customerId}${query}`)).body
    const all = await list('')
    expect(all.meta).toEqual({ currentPage: 0, pageSize: 25 })
    expect(all.items.map((item: { id: string; outstanding: number }) => [item.id, item.outstanding])).toEqual([
      [ids[0], 1],
      [ids[1], 2],
      [ids[2], 3],
    ])
    expect(all.items[0]).toEqual((await api.get(`/cases/${ids[0]}`)).body)
    expect((await list('&pageSize=2&page=1')).items).toEqual([all.items[2]])
    expect((await list('&page=9')).items).toEqual([])
    expect((await list(`&pageSize=1&after=${ids[0]}`)).items).toEqual([all.items[1]])
  })

  it('200: filters by status, customer, creditor, group and journal number together', async () => {
    const mine = await givenCustomer(api)
    const { caseGroupId: groupId } = await givenCaseGroup(api)
    const ended = await givenCase(api, { ...mine, endReason: 'PAID' })
    const grouped = await givenCase(api, { ...mine, groupId, journalNumber: 'J 1' })
    const elsewhere = await givenCase(api, { groupId, journalNumber: 'J 1' })
    const idsFor = async (query: string) => {
      const { status, body, text } = await api.get(`/cases?${query}`)
      expect(status, text).toBe(200)
      return body.items.map((item: { id: string }) => item.id)
    }
    expect(await idsFor(`creditorId=${mine.creditorId}`)).toEqual([ended.caseId, grouped.caseId])
    expect(await idsFor(`creditorId=${mine.creditorId}&status=ENDED`)).toEqual([ended.caseId])
    expect(await idsFor(`groupId=${groupId}`)).toEqual([grouped.caseId, elsewhere.caseId])
    expect(await idsFor('journalNumber=J%201')).toEqual([grouped.caseId, elsewhere.caseId])
    expect(await idsFor('journalNumber=j%201')).toEqual([grouped.caseId, elsewhere.caseId])
    expect(await idsFor(`journalNumber=J%201&customerId=${mine.customerId}`)).toEqual([grouped.caseId])
    expect(await idsFor(`journalNumber=${ended.caseSeqId}`)).toEqual([ended.caseId])
    expect(
      await idsFor(`journalNumber=${grouped.caseSeqId}`),
      'a case with a journal number of its own has no default',
    ).toEqual([])
  })

  it('422: a filter with an unknown reference, instead of an empty page', async () => {
    const theirs = await givenCustomer(api, { as: stranger })
    const { caseGroupId: theirGroup } = await givenCaseGroup(api, { as: stranger })
    const named = { customerId: theirs.customerId, creditorId: newId(), groupId: theirGroup }
    const { status, body } = await api.get(`/cases?${new URLSearchParams(named).toString()}`)
    expect([status, body.code]).toEqual([422, 'unknown-reference'])
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['/customerId', '/creditorId', '/groupId'])
    const own = { ...(await givenCreditor(api)), groupId: (await givenCaseGroup(api)).caseGroupId }
    const empty = await api.get(`/cases?${new URLSearchParams(own).toString()}`)
    expect([empty.status, empty.body.items]).toEqual([200, []])
  })

  it('422: an unknown status or parameter', async () => {
    expect((await api.get('/cases?status=OPEN')).body.errors).toMatchObject([{ path: '/status' }])
    expect((await api.get('/cases?state=PENDING')).body.errors).toMatchObject([{ path: '/state' }])
    expect((await api.get('/cases?journalNumber=%00')).status).toBe(422)
  })
})
