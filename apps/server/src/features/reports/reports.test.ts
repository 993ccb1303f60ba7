import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenCreditor, standardType } from '../../../test/given.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../test/test-app.ts'
import { KeptOverviews } from './kept-overviews.ts'
import { overviewMoments } from './reports.rules.ts'
import type { Overview } from './reports.schemas.ts'

let api: TestApp
let tenant: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  tenant = await api.createTenant('Overblik')
})
afterAll(() => api.close())

const at = (time: string): void => {
  api.clock.set(new Date(time))
}

async function overview(as = tenant): Promise<Overview> {
  const { status, body, text } = await api.get('/reports/overview', { as })
  expect(status, text).toBe(200)
  return body
}

describe('overview', () => {
  it('200: of a tenant that has nothing yet is all zeros', async () => {
    at('2026-03-31T12:00:00.000Z')
    expect(await overview(await api.createTenant('Ny'))).toEqual({
      asOf: '2026-03-31T12:00:00.000Z',
      collected: [],
      collectedByCreditor: [],
      ageing: [],
      casesByStatus: { PENDING: 0, VERIFIED: 0, ENDED: 0 },
      work: { unmappedInteractions: 0, unhandledInteractions: 0, remindersDue: 0, pendingCases: 0 },
    })
  })

  it('200: agrees with what was collected, is owed and waits', async () => {
    const { creditorId } = await givenCreditor(api, { as: tenant, name: 'Nordkyst El A/S' })
    const { creditorId: otherId } = await givenCreditor(api, { as: tenant, name: 'Sydkyst Vand A/S' })
    const vouchers = [
      { amount: 100_000, date: '2026-01-01', dueDate: '2026-03-01' },
      { amount: 50_000, date: '2024-01-01' },
      { amount: 7_000, date: '2026-03-01', dueDate: '2026-06-01' },
    ]
    const { caseId } = await givenCase(api, { as: tenant, creditorId, vouchers })
    const other = await givenCase(api, { as: tenant, creditorId: otherId, status: 'VERIFIED', vouchers: [30_000] })
    await givenCase(api, { as: tenant, creditorId, endReason: 'WITHDRAWN', vouchers: [999_999] })
    const deposit = { as: tenant, voucherTypeId: standardType.deposit, source: 'COLLECTOR' } as const
    await givenCaseVoucher(api, caseId, { ...deposit, amount: 10_000, date: '2026-02-10' })
    await givenCaseVoucher(api, caseId, { ...deposit, amount: 4_000, date: '2026-02-27' })
    await givenCaseVoucher(api, caseId, { ...deposit, amount: 6_000, date: '2026-03-05' })
    await givenCaseVoucher(api, other.caseId, { ...deposit, amount: 2_500, date: '2026-03-06' })
    const wrong = await givenCaseVoucher(api, caseId, { ...deposit, amount: 800, date: '2026-03-07' })
    const reversed = await api.post(
      `/case-vouchers/${caseId}/${wrong.caseVoucherId}/reverse`,
      { date: '2026-03-08' },
      { as: tenant },
    )
    expect(reversed.status, reversed.text).toBe(201)
    for (const referenceId of [undefined, undefined, caseId]) {
      await api.post(
        '/interactions',
        { type: 'EMAIL', notes: 'Hej', ...(referenceId && { referenceId }) },
        { as: tenant },
      )
    }

    at('2026-03-20T12:00:10.000Z')
    const seen = await overview()
    expect(seen.collected).toEqual([
      {
        currency: 'DKK',
        thisMonth: 8_500,
        lastMonth: 14_000,
        lastMonthToDate: 10_000,
        months: expect.arrayContaining([
          { month: '2025-04', amount: 0 },
          { month: '2026-02', amount: 14_000 },
          { month: '2026-03', amount: 8_500 },
        ]),
      },
    ])
    expect(seen.collected[0]?.months.map(({ month }) => month)).toEqual(
      ['04', '05', '06', '07', '08', '09', '10', '11', '12']
        .map((month) => `2025-${month}`)
        .concat(['01', '02', '03'].map((month) => `2026-${month}`)),
    )
    expect(seen.collectedByCreditor).toEqual([
      { creditorId, name: 'Nordkyst El A/S', currency: 'DKK', thisMonth: 6_000, lastMonth: 14_000 },
      { creditorId: otherId, name: 'Sydkyst Vand A/S', currency: 'DKK', thisMonth: 2_500, lastMonth: 0 },
    ])
    const { body: balance } = await api.get(`/cases/${caseId}/balance`, { as: tenant })
    const owed = seen.ageing.reduce((sum, line) => sum + line.outstanding, 0)
    expect(owed - 30_000).toBe(balance.totals.outstanding)
    expect(seen.ageing.map(({ bucket, vouchers: count }) => [bucket, count])).toEqual([
      ['not-due', 1],
      ['1-30', 1],
      ['61-90', 1],
      ['over-365', 1],
    ])
    expect(seen.casesByStatus).toEqual({ PENDING: 1, VERIFIED: 1, ENDED: 1 })
    expect(seen.work).toMatchObject({ unmappedInteractions: 2, unhandledInteractions: 1, pendingCases: 1 })
  })

  it('200: shows what was paid since within two seconds, and until then the same count', async () => {
    at('2026-03-20T12:01:00.000Z')
    const before = await overview()
    await givenCase(api, { as: tenant })
    at('2026-03-20T12:01:01.000Z')
    expect(await overview()).toEqual(before)
    at('2026-03-20T12:01:20.000Z')
    expect((await overview()).casesByStatus.PENDING).toBe(before.casesByStatus.PENDING + 1)
  })
})

describe('the months of the overview', () => {
  it.each([
    ['2026-03-31T22:30:00.000Z', 'Europe/Copenhagen', '2026-03-31T22:00:00.000Z', '2026-02-28T23:00:00.000Z'],
    ['2026-03-31T12:00:00.000Z', 'Europe/Copenhagen', '2026-02-28T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z', 'UTC', '2026-01-01T00:00:00.000Z', '2025-12-01T00:00:00.000Z'],
  ])('at %s in %s begin by its calendar', (now, timeZone, thisMonth, lastMonth) => {
    expect(overviewMoments(new Date(now), timeZone)).toMatchObject({
      thisMonth: new Date(thisMonth),
      lastMonth: new Date(lastMonth),
    })
  })
})

describe('overviews that are kept', () => {
  const counted = (asOf: string): Overview => ({ asOf }) as Overview

  it('are counted once for all who ask at the same moment', async () => {
    const kept = new KeptOverviews()
    let count = 0
    const slow = async (): Promise<Overview> => {
      count += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return counted('first')
    }
    await Promise.all(Array.from({ length: 10 }, () => kept.overview('t', 0, slow)))
    expect(count).toBe(1)
  })

  it('answer a slow tenant with the last count while the next is made', async () => {
    const kept = new KeptOverviews()
    const slow = (asOf: string) => async (): Promise<Overview> => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return counted(asOf)
    }
    expect((await kept.overview('t', 0, slow('first'))).asOf).toBe('first')
    expect((await kept.overview('t', 5_000, slow('second'))).asOf).toBe('first')
    const later = 60_000
    expect((await kept.overview('t', later, slow('second'))).asOf).toBe('first')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect((await kept.overview('t', later + 1_000, slow('third'))).asOf).toBe('second')
  })

  it('forget a count that failed', async () => {
    const kept = new KeptOverviews()
    await expect(kept.overview('t', 0, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect((await kept.overview('t', 1, () => Promise.resolve(counted('up')))).asOf).toBe('up')
  })
})
