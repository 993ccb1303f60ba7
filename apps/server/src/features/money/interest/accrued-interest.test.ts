import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer, standardType } from '../../../../test/given.ts'
import { startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'
import { shippedVersion } from '../rule-packs/index.ts'
import {
  insertAllocations,
  insertCaseVouchers,
  type NewAllocation,
  type NewCaseVoucher,
} from '../case-vouchers/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

describe('accrued_interest', () => {
  const day = fc.integer({ min: -5_000, max: 10 }).map((days) => new Date(testStart.getTime() + days * 86_400_000))
  const claim = fc.record({
    amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1_000, max: 900_000_000 })),
    terms: fc.oneof(
      fc.constantFrom(0, 0.0001, 0.0825, 0.1).map((interest) => ({ interest, interestRule: 'contractual' as const })),
      fc.constant({ interest: null, interestRule: 'statutory' as const }),
      fc.constant({ interest: null, interestRule: 'none' as const }),
    ),
    date: day,
    interestStartDate: fc.option(day),
    interestEndDate: fc.option(day),
    dueDate: fc.option(day),
    marker: fc.option(fc.record({ from: day, interest: fc.option(fc.constant(0.05)) })),
    paidShares: fc.array(fc.record({ share: fc.constantFrom(0.1, 0.3, 1), on: day }), { maxLength: 3 }),
    booked: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 5_000 }), correction: fc.nat(500) })),
    isReversed: fc.constantFrom(false, false, false, true),
  })
  type Claim = typeof claim extends fc.Arbitrary<infer One> ? One : never
  const facts = fc.array(
    fc.record({
      kind: fc.constantFrom('demand', 'acknowledgement', 'legal-action', 'part-payment', 'judgment', 'debt-instrument'),
      date: fc
        .integer({ min: -4_000, max: 0 })
        .map((days) => new Date(testStart.getTime() + days * 86_400_000).toISOString().slice(0, 10)),
    }),
    { maxLength: 3 },
  )
  const pack = fc.constantFrom(null, 'dk-consumer', 'dk-business', 'no-consumer', 'se-business')

  it('equals the balance, of one case and of all cases', async () => {
    const { tenantId } = api.tenant
    const { customerId, creditorId } = await givenCustomer(api)
    const rate = { pack: 'se-business', rule: 'statutory-rate', from: '2023-02-01', until: '2023-10-01' }
    const added = await api.post('/rule-rows', { ...rate, value: 0.2, source: 'Test', reason: 'Test' })
    expect(added.status, added.text).toBe(201)
    const seen = { accrued: 0, none: 0, unpriced: 0, lapsed: 0 }
    const expected = new Map<string, [number, number]>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(claim, { minLength: 1, maxLength: 3 }),
        pack,
        facts,
        async (claims, rulePack, happened) => {
          const { caseId } = await givenCase(api, { customerId, vouchers: [] })
          const chosen = await api.patch(`/cases/${caseId}`, { rulePack })
          expect(chosen.status, chosen.text).toBe(200)
          const createdBy = { type: 'SYSTEM', id: tenantId, name: 'test' } as const
          const context = { tenantId, caseId, creditorId, currency: 'DKK', createdAt: testStart, createdBy } as const
          const { vouchers, allocations } = entriesOf(claims)
          await api.database.inTenant(tenantId, async (transaction) => {
            await transaction.many(insertCaseVouchers(context, vouchers))
            await transaction.run(insertAllocations(context, allocations))
          })
          for (const fact of happened) {
            const recorded = await api.post('/limitation-facts', { caseId, note: 'Test', ...fact })
            expect(recorded.status, recorded.text).toBe(201)
          }
          const { totals, unpricedDays, amountDue, interest } = (await api.get(`/cases/${caseId}/balance`)).body
          if (interest.some(({ lapsed }: { lapsed: number }) => lapsed > 0)) seen.lapsed += 1
          const found = await accruedBySql([caseId])
          const figures: [number, number] = [totals.accruedInterest, unpricedDays]
          expect({ claims, rulePack, found: found.get(caseId) ?? [0, 0] }).toEqual({ claims, rulePack, found: figures })
          const read = (await api.get(`/cases/${caseId}`)).body
          expect([read.accruedInterest, amountDue - totals.outstanding]).toEqual([figures[0], figures[0]])
          expected.set(caseId, figures)
          seen[totals.accruedInterest > 0 ? 'accrued' : 'none'] += 1
          if (unpricedDays > 0) seen.unpriced += 1
        },
      ),
      { numRuns: 120 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5)
    const all = await accruedBySql([...expected.keys()])
    for (const [caseId, figures] of expected) expect(all.get(caseId) ?? [0, 0]).toEqual(figures)
  }, 300_000)

  async function accruedBySql(caseIds: string[]): Promise<Map<string, [number, number]>> {
    const { tenantId } = api.tenant
    const rows = await api.database.read(
      tenantId,
      sql<{ caseId: string; accrued: number; unpricedDays: number }>`
        select case_id as "caseId", sum(greatest(total - booked, 0))::bigint as accrued,
               sum(unpriced_days)::integer as "unpricedDays"
        from ${sqlFunction('accrued_interest')}(
          ${tenantId}::uuid, ${caseIds}::uuid[], ${testStart}::timestamptz, 'Europe/Copenhagen', null)
        group by case_id`,
    )
    return new Map(rows.map(({ caseId, accrued, unpricedDays }) => [caseId, [accrued, unpricedDays]]))
  }

  /** The vouchers of the claims, with their interest markers, payments, booked interest and reversals. */
  function entriesOf(claims: readonly Claim[]): { vouchers: NewCaseVoucher[]; allocations: NewAllocation[] } {
    const vouchers: NewCaseVoucher[] = []
    const allocations: NewAllocation[] = []
    for (const { amount, terms, marker, paidShares, booked, isReversed, ...dates } of claims) {
      const claimed = { ...voucher('principal', 'debit', amount), ...dates, ...terms }
      vouchers.push(claimed)
      const tie = { referenceCaseVoucherId: claimed.caseVoucherId }
      if (marker !== null) {
        const interestRule = marker.interest === null ? ('statutory' as const) : ('contractual' as const)
        const own = { interest: marker.interest, interestRule, interestStartDate: marker.from }
        vouchers.push({ ...voucher('interest', 'debit', 0), ...tie, ...own })
      }
      if (booked !== null) {
        const interest = { ...voucher('interest', 'debit', booked.amount), ...tie }
        const correction = voucher('credit-note', 'credit', Math.min(booked.correction, booked.amount))
        vouchers.push(interest, {
          ...{ ...correction, referenceCaseVoucherId: interest.caseVoucherId, isInterestCorrection: true },
        })
      }
      let left = amount
      for (const { share, on } of paidShares) {
        const paid = Math.floor(left * share)
        if (paid === 0) continue
        left -= paid
        const deposit = { ...voucher('deposit', 'credit', paid), date: on }
        vouchers.push(deposit)
        const sides = { creditVoucherId: deposit.caseVoucherId, debitVoucherId: claimed.caseVoucherId }
        allocations.push({ allocationId: newId(), ...sides, amount: paid })
      }
      if (isReversed) {
        vouchers.push({ ...voucher('principal', 'credit', amount), reversesCaseVoucherId: claimed.caseVoucherId })
      }
    }
    return { vouchers, allocations }
  }

  function voucher(
    category: 'principal' | 'interest' | 'deposit' | 'credit-note',
    direction: NewCaseVoucher['direction'],
    amount: number,
  ): NewCaseVoucher {
    return {
      ...{ caseVoucherId: newId(), voucherTypeId: standardType[category], category, direction, amount },
      ...{ outstanding: 0, source: 'CREDITOR', date: testStart, dueDate: null, referenceId: null, text: null },
      ...{ interest: null, interestRule: null, interestStartDate: null, interestEndDate: null },
      ...{ referenceCaseVoucherId: null, reversesCaseVoucherId: null, isDatedBeforeVoucher: false },
      ...{ uniqueId: null, properties: {} },
    }
  }
})

describe('verify', () => {
  it('recomputes booked interest, and reports what is too high', async () => {
    const as = await api.createTenant('Renter')
    const { tenantId } = as
    const { caseId, voucherId } = await givenCase(api, {
      ...{ as, rulePack: 'dk-business' },
      vouchers: [{ amount: 1_000_000, date: '2023-01-01', dueDate: '2023-01-01', interestRule: 'statutory' }],
    })
    const { creditorId } = (await api.get(`/cases/${caseId}`, { as })).body
    const failing = async (): Promise<string[]> => {
      const { checks } = await verifyLedger(api.database, [{ tenantId, name: 'Renter' }])
      return checks.filter(({ ok, name }) => !ok && name.startsWith('Booked interest')).map(({ name }) => name)
    }
    const book = (amount: number): Promise<unknown> => {
      const createdBy = { type: 'SYSTEM', id: tenantId, name: 'test' } as const
      const context = { tenantId, caseId, creditorId, currency: 'DKK', createdAt: testStart, createdBy } as const
      const booked: NewCaseVoucher = {
        ...{ caseVoucherId: newId(), voucherTypeId: standardType.interest, category: 'interest', direction: 'debit' },
        ...{ amount, outstanding: amount, source: 'CREDITOR', date: testStart, dueDate: null, referenceId: null },
        ...{ text: null, interest: null, interestRule: null, interestStartDate: null, interestEndDate: null },
        ...{ referenceCaseVoucherId: voucherId, reversesCaseVoucherId: null, isDatedBeforeVoucher: false },
        ...{ uniqueId: null, properties: {} },
        interestBasis: { until: '2023-07-01', pack: 'dk-business', version: String(shippedVersion), lines: [] },
      }
      return api.database.inTenant(tenantId, (transaction) => transaction.many(insertCaseVouchers(context, [booked])))
    }
    // 1,000,000 × 9.90 % × 180/360
    await book(49_500)
    expect(await failing()).toEqual([])
    await book(1)
    expect(await failing()).toHaveLength(1)
  })
})
