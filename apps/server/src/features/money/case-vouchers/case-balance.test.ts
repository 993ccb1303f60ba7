import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, standardType, voucherBody } from '../../../../test/given.ts'
import { startTestApp, testStart, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'
import { balanceOf } from './case-balance.rules.ts'
import type { BalanceLine } from './case-balance.schemas.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.set(testStart)
})

describe('get case balance', () => {
  it('200: totals, categories and a line per voucher', async () => {
    const { caseId, voucherIds } = await givenCase(api, {
      vouchers: [
        { amount: 1_000, referenceId: 'F-1', date: '2026-01-15', dueDate: '2026-02-15' },
        { amount: 100, voucherTypeId: standardType['reminder-fee'] },
      ],
    })
    const [principal, fee] = voucherIds as [string, string]
    const { caseVoucherId: deposit } = await givenCaseVoucher(api, caseId, {
      voucherTypeId: standardType.deposit,
      amount: 450,
    })
    const allocations = [{ debitVoucherId: principal, amount: 300 }]
    await api.post('/case-voucher-allocations', { creditVoucherId: deposit, allocations })
    const { body: reversal } = await api.post(`/case-vouchers/${caseId}/${fee}/reverse`, {})
    const { status, body } = await api.get(`/cases/${caseId}/balance`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ caseId, currency: 'DKK', pointInTime: testStart.toISOString() })
    expect(body.totals).toEqual({
      debits: 1_100,
      credits: 550,
      allocated: 400,
      accruedInterest: 0,
      outstanding: 700,
      unallocated: 150,
    })
    expect(body.byCategory).toEqual([
      { category: 'principal', debits: 1_000, credits: 0, outstanding: 700, unallocated: 0 },
      { category: 'fee', debits: 100, credits: 100, outstanding: 0, unallocated: 0 },
      { category: 'deposit', debits: 0, credits: 450, outstanding: 0, unallocated: 150 },
    ])
    const debit = {
      direction: 'debit',
      unallocated: null,
      accruedInterest: null,
      disputed: false,
      reversesCaseVoucherId: null,
      reversedByCaseVoucherId: null,
    }
    const plain = { referenceId: null, dueDate: null, date: '2026-01-14T23:00:00.000Z' }
    const credit = { ...debit, ...plain, direction: 'credit', outstanding: null }
    const feeType = { voucherTypeId: standardType['reminder-fee'], category: 'fee', amount: 100, allocated: 100 }
    expect(body.vouchers).toEqual([
      {
        ...debit,
        caseVoucherId: principal,
        voucherTypeId: standardType.principal,
        referenceId: 'F-1',
        category: 'principal',
        amount: 1_000,
        allocated: 300,
        outstanding: 700,
        date: '2026-01-14T23:00:00.000Z',
        dueDate: '2026-02-14T23:00:00.000Z',
      },
      {
        ...debit,
        ...plain,
        ...feeType,
        caseVoucherId: fee,
        outstanding: 0,
        reversedByCaseVoucherId: reversal.caseVoucherId,
      },
      {
        ...credit,
        caseVoucherId: deposit,
        voucherTypeId: standardType.deposit,
        category: 'deposit',
        amount: 450,
        allocated: 300,
        unallocated: 150,
      },
      {
        ...credit,
        ...feeType,
        caseVoucherId: reversal.caseVoucherId,
        unallocated: 0,
        date: testStart.toISOString(),
        reversesCaseVoucherId: fee,
      },
    ])
  })

  it('200: the balance is zero without vouchers, and before the case was opened', async () => {
    const empty = await givenCase(api, { vouchers: [] })
    const later = await givenCase(api)
    const nothing = { debits: 0, credits: 0, allocated: 0, outstanding: 0, unallocated: 0 }
    for (const path of [`${empty.caseId}/balance`, `${later.caseId}/balance?pointInTime=2026-03-02`]) {
      const { status, body } = await api.get(`/cases/${path}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ totals: nothing, byCategory: [], vouchers: [] })
    }
    const { body } = await api.get(`/cases/${later.caseId}/balance?pointInTime=2026-03-02`)
    expect(body.pointInTime, 'midnight in the time zone of the tenant').toBe('2026-03-01T23:00:00.000Z')
  })

  it('returns the interest accrued on outstanding amounts, by days in the tenant’s time zone', async () => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    const terms = { interest: 0.1, interestStartDate: '2026-01-01' }
    const { caseVoucherId: plain } = await givenCaseVoucher(api, caseId, { amount: 365_000, ...terms })
    const ends = { ...terms, interestEndDate: '2026-01-11' }
    await givenCaseVoucher(api, caseId, { amount: 365_000, ...ends })
    await givenCaseVoucher(api, caseId, { amount: 365_000, interest: 0.1, dueDate: '2026-02-20' })
    await givenCaseVoucher(api, caseId, { amount: 365_000, interest: 0.1 })
    const { caseVoucherId: mistaken } = await givenCaseVoucher(api, caseId, { amount: 365_000, ...terms })
    await api.post(`/case-vouchers/${caseId}/${mistaken}/reverse`, {})
    const { caseVoucherId: marked } = await givenCaseVoucher(api, caseId, { amount: 73_000 })
    const marker = { voucherTypeId: standardType.interest, amount: 0, referenceCaseVoucherId: marked, ...terms }
    await givenCaseVoucher(api, caseId, marker)
    // Half of it was paid on the 11th, but registered later; the interest of the first ten days was booked then.
    await api.post('/direct-payments', { caseVoucherId: plain, amount: 182_500, date: '2026-01-11' })
    const at = async (moment: string): Promise<{ total: number; lines: (number | null)[] }> => {
      const { body } = await api.get(`/cases/${caseId}/balance?pointInTime=${encodeURIComponent(moment)}`)
      const lines: BalanceLine[] = body.vouchers
      return { total: body.totals.accruedInterest, lines: lines.map((line) => line.accruedInterest) }
    }
    // Days from 1 January on: 60 to 2 March. By day 365,000 bears 100, and after the 11th half of that.
    const expected = [50 * 50, 10 * 100, 10 * 100, null, null, null, null, 60 * 20, null, null]
    expect(await at('2026-03-02T09:00:00Z')).toEqual({ total: 2_500 + 1_000 + 1_000 + 1_200, lines: expected })
    const { body } = await api.get(`/cases/${caseId}/balance`)
    const outstanding = 182_500 + 3 * 365_000 + 73_000 + 10 * 100
    expect(body.totals).toMatchObject({ accruedInterest: 5_700, outstanding })
    expect(body.amountDue).toBe(outstanding + 5_700)
    api.clock.advance({ ms: 86_400_000 })
    expect((await at(api.clock.now().toISOString())).total, 'a day later').toBe(5_700 + 50 + 100 + 20)
    const late = await at('2026-03-02T23:30:00Z')
    expect(late.total, 'half past midnight in Copenhagen').toBe(5_700 + 50 + 100 + 20)
  })

  it('404: unknown case or another tenant’s; 422: invalid moment; 401: requires read:cases', async () => {
    const { caseId } = await givenCase(api)
    expect((await api.get(`/cases/${newId()}/balance`)).status).toBe(404)
    expect((await api.get(`/cases/${caseId}/balance`, { as: await api.createTenant() })).status).toBe(404)
    expect((await api.get(`/cases/${caseId}/balance?pointInTime=now`)).body.errors).toMatchObject([
      { path: '/pointInTime' },
    ])
    expect((await api.get(`/cases/${caseId}/balance?q=x`)).status).toBe(422)
    const token = await api.createToken(api.tenant.tenantId, ['read:case-vouchers'])
    expect((await api.get(`/cases/${caseId}/balance`, { as: { ...api.tenant, ...token } })).status).toBe(401)
  })

  it('sums that are too large to be exact are rejected instead of rounded', () => {
    const credit = {
      caseVoucherId: 'a',
      voucherTypeId: 't',
      referenceId: null,
      category: 'deposit',
      direction: 'credit',
      amount: Number.MAX_SAFE_INTEGER,
      allocated: 0,
      date: testStart,
      dueDate: null,
      demandedOn: null,
      lapsedInterest: null,
      facts: [],
      reversesCaseVoucherId: null,
      referenceCaseVoucherId: null,
      interest: null,
      interestStartDate: null,
      interestEndDate: null,
      caseId: 'c',
      interestRule: null,
      isInterestCorrection: false,
      bookedUntil: null,
      isDisputed: false,
      payments: [],
    } as const
    const moment = { pointInTime: testStart, timeZone: 'Europe/Copenhagen' }
    expect(() => balanceOf([credit, { ...credit, caseVoucherId: 'b' }], [], moment)).toThrow('too large to be exact')
  })
})

/** A simple in-memory model of the ledger of one case. */
class ModelCase {
  readonly vouchers: { id: string; category: string; isDebit: boolean; amount: number; reverses?: string }[] = []
  readonly allocations: { credit: string; debit: string; amount: number; isLive: boolean; isReversal: boolean }[] = []

  left(id: string): number {
    const paid = this.allocations.filter(
      (allocation) => allocation.isLive && (allocation.credit === id || allocation.debit === id),
    )
    return paid.reduce(
      (left, allocation) => left - allocation.amount,
      this.vouchers.find((voucher) => voucher.id === id)!.amount,
    )
  }

  allocate(credit: string, debit: string, amount: number, isReversal = false): void {
    this.allocations.push({ credit, debit, amount, isLive: true, isReversal })
  }

  isReversed(id: string): boolean {
    return this.vouchers.some(
      (voucher) => voucher.reverses === id || (voucher.id === id && voucher.reverses !== undefined),
    )
  }

  balance(): object {
    const lines = this.vouchers.map(({ id, isDebit, amount, category }) => {
      const left = this.left(id)
      return {
        id,
        category,
        amount,
        allocated: amount - left,
        owed: isDebit ? left : null,
        unused: isDebit ? null : left,
      }
    })
    const sum = (of: (line: (typeof lines)[number]) => number | null): number =>
      lines.reduce((total, line) => total + (of(line) ?? 0), 0)
    const totals = {
      debits: sum((line) => (line.owed === null ? 0 : line.amount)),
      credits: sum((line) => (line.unused === null ? 0 : line.amount)),
      allocated: sum((line) => (line.owed === null ? 0 : line.allocated)),
      outstanding: sum((line) => line.owed),
      unallocated: sum((line) => line.unused),
      accruedInterest: 0,
    }
    return { totals, lines }
  }
}

async function balanceAt(caseId: string, moment?: Date): Promise<object> {
  const query = moment === undefined ? '' : `?pointInTime=${moment.toISOString()}`
  const { body } = await api.get(`/cases/${caseId}/balance${query}`)
  const lines = body.vouchers.map(
    ({ caseVoucherId: id, category, amount, allocated, outstanding: owed, unallocated: unused }: BalanceLine) => ({
      id,
      category,
      amount,
      allocated,
      owed,
      unused,
    }),
  )
  return { totals: body.totals, lines }
}

const debitTypes = [
  ['cost', standardType['collection-cost']],
  ['fee', standardType['reminder-fee']],
  ['principal', standardType.principal],
] as const

type Step = (model: ModelCase, caseId: string) => Promise<void>
const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)]
const ofDirection = (model: ModelCase, isDebit: boolean) =>
  model.vouchers.filter((voucher) => voucher.isDebit === isDebit)

/** Each step returns what it did, asks the model whether it should succeed, and compares. */
const steps: Record<string, (at: number, amount: number) => Step> = {
  owe: (at, amount) => async (model, caseId) => {
    const [category, voucherTypeId] = pick(debitTypes, at)!
    const { caseVoucherId: id } = await givenCaseVoucher(api, caseId, { voucherTypeId, amount })
    model.vouchers.push({ id, category, isDebit: true, amount })
  },
  deposit: (at, amount) => async (model, caseId) => {
    const tied = at % 2 === 0 ? null : (pick(ofDirection(model, true), at)?.id ?? null)
    const voucher = { voucherTypeId: standardType.deposit, amount, referenceCaseVoucherId: tied }
    const answer = await api.post(`/case-vouchers/${caseId}`, { currency: 'DKK', ...voucherBody(voucher) })
    expect(answer.status, answer.text).toBe(tied !== null && amount > model.left(tied) ? 422 : 201)
    if (answer.status !== 201) return
    const id = answer.body.caseVoucherId
    model.vouchers.push({ id, category: 'deposit', isDebit: false, amount })
    if (tied !== null) model.allocate(id, tied, amount)
  },
  pay: (at, amount) => async (model) => {
    const debit = pick(ofDirection(model, true), at)?.id
    if (debit === undefined) return
    const answer = await api.post('/direct-payments', { caseVoucherId: debit, amount })
    expect(answer.status, answer.text).toBe(amount > model.left(debit) ? 422 : 201)
    if (answer.status !== 201) return
    model.vouchers.push({ id: answer.body.caseVoucherId, category: 'deposit', isDebit: false, amount })
    model.allocate(answer.body.caseVoucherId, debit, amount)
  },
  'allocate by hand': (at, amount) => async (model) => {
    const credit = pick(ofDirection(model, false), at)?.id
    const debit = pick(ofDirection(model, true), at >> 3)?.id
    if (credit === undefined || debit === undefined) return
    const allocations = [{ debitVoucherId: debit, amount }]
    const answer = await api.post('/case-voucher-allocations', { creditVoucherId: credit, allocations })
    expect(answer.status, answer.text).toBe(amount > Math.min(model.left(debit), model.left(credit)) ? 422 : 200)
    if (answer.status === 200) model.allocate(credit, debit, amount)
  },
  'allocate by policy': (at) => async (model) => {
    const credit = pick(ofDirection(model, false), at)?.id
    if (credit === undefined) return
    const answer = await api.post('/case-voucher-allocations', { creditVoucherId: credit })
    expect(answer.status, answer.text).toBe(200)
    for (const [category] of debitTypes) {
      for (const { id } of ofDirection(model, true).filter((voucher) => voucher.category === category)) {
        const amount = Math.min(model.left(credit), model.left(id))
        if (amount > 0) model.allocate(credit, id, amount)
      }
    }
    expect(answer.body.unallocated).toBe(model.left(credit))
  },
  undo: (at) => async (model, caseId) => {
    const allocation = pick(model.allocations, at)
    if (allocation === undefined) return
    const { items } = (await api.get(`/case-voucher-allocations?caseId=${caseId}&pageSize=500`)).body
    expect(items.map((item: any) => [item.creditVoucherId, item.debitVoucherId, item.amount, !item.undone])).toEqual(
      model.allocations.map(({ credit, debit, amount, isLive }) => [credit, debit, amount, isLive]),
    )
    const { allocationId } = items[model.allocations.indexOf(allocation)]
    const { status } = await api.post(`/case-voucher-allocations/${allocationId}/undo`)
    expect(status).toBe(allocation.isLive && !allocation.isReversal ? 200 : 422)
    if (status === 200) allocation.isLive = false
  },
  reverse: (at) => async (model, caseId) => {
    const voucher = pick(model.vouchers, at)
    if (voucher === undefined) return
    const { id, category, isDebit, amount } = voucher
    const answer = await api.post(`/case-vouchers/${caseId}/${id}/reverse`, {})
    expect(answer.status, answer.text).toBe(model.isReversed(id) ? 422 : 201)
    if (answer.status !== 201) return
    for (const allocation of model.allocations)
      if (allocation.credit === id || allocation.debit === id) allocation.isLive = false
    const reversal = answer.body.caseVoucherId
    model.vouchers.push({ id: reversal, category, isDebit: !isDebit, amount, reverses: id })
    if (isDebit) model.allocate(reversal, id, amount, true)
    else model.allocate(id, reversal, amount, true)
  },
}

describe('the balance at any moment', () => {
  it('equals a replay of the entries up to that moment', async () => {
    const step = fc.record({
      name: fc.constantFrom(...Object.keys(steps)),
      at: fc.nat({ max: 255 }),
      amount: fc.integer({ min: 1, max: 300 }),
    })
    const check = async (plan: { name: string; at: number; amount: number }[]): Promise<void> => {
      const { caseId } = await givenCase(api, { vouchers: [] })
      const model = new ModelCase()
      const history: { moment: Date; balance: object }[] = []
      for (const { name, at, amount } of plan) {
        api.clock.advance({ ms: 60_000 })
        await steps[name]!(at, amount)(model, caseId)
        history.push({ moment: api.clock.now(), balance: model.balance() })
      }
      for (const { moment, balance } of history) expect(await balanceAt(caseId, moment)).toEqual(balance)
      expect(await balanceAt(caseId)).toEqual(model.balance())
    }
    const sequences = fc.array(step, { minLength: 5, maxLength: 25 })
    const seed = Number(process.env['BALANCE_SEED'] ?? 20_260_302)
    await fc.assert(fc.asyncProperty(sequences, check), { numRuns: 25, seed, endOnFailure: true })
    const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
    expect(report.checks.filter((check) => !check.ok)).toEqual([])
  })
})
