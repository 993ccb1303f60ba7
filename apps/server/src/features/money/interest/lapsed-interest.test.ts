import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { serverFolder } from '../../../platform/server-folder.ts'
import { verifyLedger } from '../ledger/index.ts'
import type { LimitationRule } from '../rule-packs/index.ts'
import { firstDayLeft } from './lapsed-interest.rules.ts'

const rate = 0.36
const amount = 100_000
const table = readFileSync(join(serverFolder, '../../docs/law/lapsed-interest.md'), 'utf8')
const rows = [...table.matchAll(/^\| \d+ \|.*$/gm)].map(([line]) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1),
)

let api: TestApp
let as: TestTenant
const limitations = new Map<string, LimitationRule>()
beforeAll(async () => {
  api = await startTestApp()
  as = await api.createTenant('Renter')
  for (const { pack } of (await api.get('/rule-packs', { as })).body.items) {
    const { rows: known } = (await api.get(`/rule-packs/${pack}`, { as })).body
    limitations.set(pack, known.find(({ rule }: { rule: string }) => rule === 'limitation').value)
  }
})
afterAll(() => api.close())

const claimFrom = (date: string, rulePack: string): ReturnType<typeof givenCase> =>
  givenCase(api, { as, rulePack, vouchers: [{ amount, date, dueDate: date, interest: rate }] })

async function record(caseId: string, facts: readonly { kind: string; date: string }[]): Promise<void> {
  for (const fact of facts) {
    const { status, text } = await api.post('/limitation-facts', { caseId, note: 'Test', ...fact }, { as })
    expect(status, text).toBe(201)
  }
}

async function pay(caseId: string, paid: number): Promise<void> {
  const payment = { amount: paid, currency: 'DKK', source: 'COLLECTOR', date: testStart.toISOString() }
  const { status, text } = await api.post(`/cases/${caseId}/payments`, payment, { as })
  expect(status, text).toBe(201)
}

const balanceOf = async (caseId: string): Promise<any> => (await api.get(`/cases/${caseId}/balance`, { as })).body

async function accruedBySql(caseId: string, moment: Date): Promise<number> {
  const [row] = await api.database.read(
    as.tenantId,
    sql<{ accrued: number }>`
      select (total - booked)::bigint as accrued
      from ${sqlFunction('accrued_interest')}(
        ${as.tenantId}::uuid, array[${caseId}::uuid], ${moment}::timestamptz, 'Europe/Copenhagen', null)`,
  )
  return row!.accrued
}

async function expectVerified(): Promise<void> {
  const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Renter' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
}

describe('the table of docs/law/lapsed-interest.md', () => {
  it('has rows of several rule packs', () => {
    expect(rows.length).toBeGreaterThanOrEqual(16)
  })

  it.each(rows)('%s: %s, from %s, %s, on %s', async (...cells) => {
    const [, pack = '', from = '', happened = '', on = '', firstLeft, lapsed] = cells
    const facts = [...happened.matchAll(/(\d{4}-\d\d-\d\d): ([a-z-]+)/g)].map(([, date = '', kind = '']) => ({
      kind,
      date,
    }))
    const left = firstDayLeft(limitations.get(pack)!, facts, on)
    expect(left > from ? left : 'none').toBe(firstLeft)
    const moment = new Date(`${on}T12:00:00Z`)
    api.clock.set(moment)
    const { caseId } = await claimFrom(from, pack)
    await record(caseId, facts)
    const { interest, totals } = await balanceOf(caseId)
    expect(interest).toMatchObject([{ lapsed: Number(lapsed), booked: 0 }])
    expect(totals.accruedInterest).toBe(interest[0].total - Number(lapsed))
    expect(await accruedBySql(caseId, moment)).toBe(totals.accruedInterest)
    const read = (await api.get(`/cases/${caseId}`, { as })).body
    expect(read.accruedInterest).toBe(totals.accruedInterest)
    api.clock.set(testStart)
  })
})

describe('interest of which some has lapsed', () => {
  const loan = [{ kind: 'debt-instrument', date: '2020-01-01' }]

  it('is booked without it by a payment, and never comes back', async () => {
    const { caseId } = await claimFrom('2020-01-01', 'dk-business')
    await record(caseId, loan)
    const before = await balanceOf(caseId)
    const [{ lapsed, accrued }] = before.interest
    expect(Math.min(lapsed, accrued)).toBeGreaterThan(0)
    await pay(caseId, accrued)
    const { items } = (await api.get(`/case-vouchers/${caseId}`, { as })).body
    const booked = items.find(({ category }: { category: string }) => category === 'interest')
    expect(booked).toMatchObject({ amount: accrued, interestBasis: { lapsed: { amount: lapsed } } })
    const after = await balanceOf(caseId)
    expect(after).toMatchObject({ amountDue: before.amountDue - accrued, totals: { accruedInterest: 0 } })
    // Years later, the days that had lapsed are still gone, and only the days since the payment have accrued.
    api.clock.advance({ ms: 360 * 86_400_000 })
    const later = await balanceOf(caseId)
    expect(later.totals.accruedInterest).toBeGreaterThan(0)
    expect(later.interest[0].total - after.interest[0].total).toBe(later.totals.accruedInterest)
    expect(await accruedBySql(caseId, api.clock.now())).toBe(later.totals.accruedInterest)
    api.clock.set(testStart)
    await expectVerified()
  })

  it('is what it was when the voucher that booked the rest is reversed', async () => {
    const { caseId } = await claimFrom('2020-01-01', 'dk-business')
    await record(caseId, loan)
    const before = await balanceOf(caseId)
    await pay(caseId, 1)
    const { items } = (await api.get(`/case-vouchers/${caseId}`, { as })).body
    for (const category of ['deposit', 'interest']) {
      const { caseVoucherId } = items.find((each: { category: string }) => each.category === category)
      const reversed = await api.post(`/case-vouchers/${caseId}/${caseVoucherId}/reverse`, {}, { as })
      expect(reversed.status, reversed.text).toBe(201)
    }
    const after = await balanceOf(caseId)
    expect([after.amountDue, after.interest[0].lapsed]).toEqual([before.amountDue, before.interest[0].lapsed])
    await expectVerified()
  })

  it('is kept by a judgment, which books what had accrued, while the interest after it lapses', async () => {
    const { caseId } = await claimFrom('2019-01-01', 'dk-business')
    await record(caseId, [{ kind: 'judgment', date: '2021-01-01' }])
    const { items } = (await api.get(`/case-vouchers/${caseId}`, { as })).body
    const booked = items.find(({ category }: { category: string }) => category === 'interest')
    // Two years of 36 %.
    expect(booked).toMatchObject({ amount: 72_000, outstanding: 72_000, interestBasis: { until: '2021-01-01' } })
    const { interest } = await balanceOf(caseId)
    // From 1 January 2021 to 1 March 2023.
    expect(interest).toMatchObject([{ booked: 72_000, lapsed: 78_000 }])
    const { lapsed } = (await api.post(`/cases/${caseId}/limitation/apply`, undefined, { as })).body
    expect(lapsed).toEqual([])
    await expectVerified()
  })
})
