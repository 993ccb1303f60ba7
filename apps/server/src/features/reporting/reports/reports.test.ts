import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenCreditor, standardType } from '../../../../test/given.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { CachedReports } from './cached-reports.ts'
import { overviewMoments } from './reports.rules.ts'
import type { AgeingReport, CohortReport, CollectedReport, Overview } from './reports.schemas.ts'

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

async function report<Report>(path: string, as = tenant): Promise<Report> {
  const { status, body, text } = await api.get(path, { as })
  expect(status, text).toBe(200)
  return body
}

describe('overview', () => {
  it('200: an empty tenant has only zeros', async () => {
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

  it('200: matches what was collected, is owed and is waiting', async () => {
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
        target: null,
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

  it('200: shows a new case later, and the same count within two seconds', async () => {
    at('2026-03-20T12:01:00.000Z')
    const before = await overview()
    await givenCase(api, { as: tenant })
    at('2026-03-20T12:01:01.000Z')
    expect(await overview()).toEqual(before)
    // Counting takes longer on a busy machine, and is then done less often.
    at('2026-03-20T13:00:00.000Z')
    expect((await overview()).casesByStatus.PENDING).toBe(before.casesByStatus.PENDING + 1)
  })
})

describe('collected', () => {
  it('200: matches the overview and the deposits of the ledger, by month and by creditor', async () => {
    at('2026-03-20T12:02:00.000Z')
    const { collected, collectedByCreditor } = await overview()
    const seen = await report<CollectedReport>('/reports/collected')
    expect(seen).toMatchObject({ asOf: '2026-03-20T12:02:00.000Z', from: '2025-04-01', to: '2026-03-20' })
    const [inKroner] = seen.currencies
    expect(inKroner?.months.map(({ month, amount }) => ({ month, amount }))).toEqual(collected[0]?.months)
    expect(inKroner?.creditors.map(({ creditorId, name, amount }) => [creditorId, name, amount])).toEqual(
      collectedByCreditor.map(({ creditorId, name, thisMonth, lastMonth }) => [
        creditorId,
        name,
        thisMonth + lastMonth,
      ]),
    )
    expect(inKroner).toMatchObject({ currency: 'DKK', deposits: 5 })
    const [ledger] = await api.database.read(
      tenant.tenantId,
      sql<{ amount: number }>`
        select sum(case direction when 'credit' then amount else -amount end)::integer as amount from case_vouchers
        where tenant_id = ${tenant.tenantId}::uuid and category = 'deposit'`,
    )
    expect(ledger?.amount).toBe(inKroner?.amount)
  })

  it('200: for the requested days, creditor and currency', async () => {
    const { creditors = [] } = (await report<CollectedReport>('/reports/collected')).currencies[0] ?? {}
    const creditorId = creditors[0]?.creditorId ?? ''
    const filtered = await report<CollectedReport>(
      `/reports/collected?from=2026-02-10&to=2026-02-27&creditorId=${creditorId}&currency=DKK`,
    )
    expect(filtered.currencies).toEqual([
      {
        currency: 'DKK',
        amount: 14_000,
        deposits: 2,
        target: null,
        months: [{ month: '2026-02', amount: 14_000, deposits: 2, target: null }],
        creditors: [{ creditorId, name: 'Nordkyst El A/S', amount: 14_000, deposits: 2, target: null }],
        people: [{ caseworkerId: null, name: null, amount: 14_000, deposits: 2, target: null }],
      },
    ])
    expect((await report<CollectedReport>('/reports/collected?currency=EUR')).currencies).toEqual([])
  })

  it.each([
    ['from=2026-02-02&to=2026-02-01', '/to'],
    ['from=2023-03-20&to=2026-03-20', '/from'],
    [`creditorId=${newId()}`, '/creditorId'],
    ['from=2026-02-30', '/from'],
    ['groupBy=month', '/groupBy'],
  ])('422: %s is rejected with its path', async (query, path) => {
    const { status, body } = await api.get(`/reports/collected?${query}`, { as: tenant })
    expect([status, body.errors[0].path]).toEqual([422, path])
  })

  it('200: counts up to 36 months, in the time zone of the tenant', async () => {
    const { currencies } = await report<CollectedReport>('/reports/collected?from=2023-03-21&to=2026-03-20')
    expect(currencies[0]?.months).toHaveLength(37)
  })

  it('200: exports one line per month or creditor, with escaped formulas', async () => {
    const as = await api.createTenant('Eksport')
    at('2026-03-20T12:03:00.000Z')
    const { creditorId } = await givenCreditor(api, { as, name: '=Sum A/S' })
    const { caseId } = await givenCase(api, { as, creditorId, vouchers: [10_000] })
    const deposit = { as, voucherTypeId: standardType.deposit, source: 'COLLECTOR', amount: 1_500 } as const
    await givenCaseVoucher(api, caseId, { ...deposit, date: '2026-03-05' })
    const csv = async (path: string): Promise<string[]> => {
      const { text } = await api.get(`/reports/${path}`, { as })
      return text.replace('\uFEFF', '').trimEnd().split('\r\n')
    }
    expect(await csv('collected/export.csv?from=2026-02-01')).toEqual([
      'month,currency,amount,deposits,target',
      '2026-02,DKK,0,0,',
      '2026-03,DKK,1500,1,',
    ])
    expect(await csv('collected/export.csv?groupBy=creditor')).toEqual([
      'creditorId,currency,amount,deposits,target,creditorName',
      `${creditorId},DKK,1500,1,,'=Sum A/S`,
    ])
    expect(await csv('ageing/export.csv')).toEqual([
      'creditorId,currency,bucket,outstanding,vouchers,cases,creditorName',
      expect.stringMatching(new RegExp(`^${creditorId},DKK,[^,]+,10000,1,1,'=Sum A/S$`)),
    ])
  })
})

describe('ageing', () => {
  it('200: matches the overview, and each figure matches the case list it links to', async () => {
    at('2026-03-20T12:04:00.000Z')
    const { ageing } = await overview()
    const { asOf, currencies } = await report<AgeingReport>('/reports/ageing')
    expect(asOf).toBe('2026-03-20T12:04:00.000Z')
    const [inKroner] = currencies
    expect(
      inKroner?.buckets.map(({ bucket, outstanding, vouchers }) => ({
        currency: 'DKK',
        bucket,
        outstanding,
        vouchers,
      })),
    ).toEqual(ageing)
    expect(inKroner?.outstanding).toBe(ageing.reduce((sum, { outstanding }) => sum + outstanding, 0))
    const parts = [{ creditorId: undefined, ...inKroner }, ...(inKroner?.creditors ?? [])]
    expect(parts).toHaveLength(4)
    for (const { creditorId, buckets = [] } of parts) {
      for (const { bucket, cases } of buckets) {
        const filter = `ageing=${bucket}&currency=DKK${creditorId === undefined ? '' : `&creditorId=${creditorId}`}`
        const { body } = await api.get(`/cases/count?${filter}`, { as: tenant })
        expect([bucket, body.count]).toEqual([bucket, cases])
      }
    }
    const creditor = inKroner?.creditors[1]
    const alone = await report<AgeingReport>(`/reports/ageing?creditorId=${creditor?.creditorId ?? ''}`)
    expect(alone.currencies).toEqual([
      { ...creditor, name: undefined, creditorId: undefined, currency: 'DKK', creditors: [creditor] },
    ])
  })

  it('200: has nothing of another tenant, and 422 for its creditor', async () => {
    const as = await api.createTenant('Fremmed')
    expect((await report<AgeingReport>('/reports/ageing', as)).currencies).toEqual([])
    expect((await report<CollectedReport>('/reports/collected', as)).currencies).toEqual([])
    const { currencies } = await report<AgeingReport>('/reports/ageing')
    const creditorId = currencies[0]?.creditors[0]?.creditorId ?? ''
    expect((await api.get(`/reports/ageing?creditorId=${creditorId}`, { as })).status).toBe(422)
  })
})

describe('the months of the overview', () => {
  it.each([
    ['2026-03-31T22:30:00.000Z', 'Europe/Copenhagen', '2026-03-31T22:00:00.000Z', '2026-02-28T23:00:00.000Z'],
    ['2026-03-31T12:00:00.000Z', 'Europe/Copenhagen', '2026-02-28T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z', 'UTC', '2026-01-01T00:00:00.000Z', '2025-12-01T00:00:00.000Z'],
  ])('at %s in %s follow its calendar', (now, timeZone, thisMonth, lastMonth) => {
    expect(overviewMoments(new Date(now), timeZone)).toMatchObject({
      thisMonth: new Date(thisMonth),
      lastMonth: new Date(lastMonth),
    })
  })
})

describe('cached reports', () => {
  const counted = (asOf: string): Overview => ({ asOf }) as Overview

  it('are counted once for concurrent callers', async () => {
    const kept = new CachedReports<Overview>()
    let count = 0
    const slow = async (): Promise<Overview> => {
      count += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return counted('first')
    }
    await Promise.all(Array.from({ length: 10 }, () => kept.report('t', 0, slow)))
    expect(count).toBe(1)
  })

  /** Reports that take 300 ms to count, so that they are fresh for 6 seconds. */
  function slowReports(): (nowMs: number, asOf: string) => Promise<string> {
    let elapsed = 0
    const kept = new CachedReports<Overview>(() => elapsed)
    return async (nowMs, asOf) => {
      const count = (): Promise<Overview> => {
        elapsed += 300
        return Promise.resolve(counted(asOf))
      }
      return (await kept.report('t', nowMs, count)).asOf
    }
  }

  it('return the last count of a slow tenant while the next is computed', async () => {
    const asOf = slowReports()
    expect(await asOf(0, 'first')).toBe('first')
    expect(await asOf(5_000, 'not counted')).toBe('first')
    expect(await asOf(10_000, 'second')).toBe('first')
    expect(await asOf(11_000, 'not counted')).toBe('second')
  })

  it('are counted again before they are returned if the last count is old, or from later than now', async () => {
    const asOf = slowReports()
    expect(await asOf(86_400_000, 'first')).toBe('first')
    expect(await asOf(2 * 86_400_000, 'second')).toBe('second')
    expect(await asOf(86_400_000, 'third')).toBe('third')
  })

  it('drop a failed count', async () => {
    const kept = new CachedReports<Overview>()
    await expect(kept.report('t', 0, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect((await kept.report('t', 1, () => Promise.resolve(counted('up')))).asOf).toBe('up')
  })
})

describe('cohorts', () => {
  let agency: TestTenant
  beforeAll(async () => {
    agency = await api.createTenant('Årgange')
    const deposit = { as: agency, voucherTypeId: standardType.deposit, source: 'COLLECTOR' } as const
    at('2025-12-15T12:00:00.000Z')
    const december = await givenCase(api, { as: agency, vouchers: [100_000] })
    await givenCase(api, { as: agency, vouchers: [50_000] })
    at('2026-02-01T12:00:00.000Z')
    const february = await givenCase(api, { as: agency, vouchers: [20_000] })
    at('2026-04-20T12:00:00.000Z')
    await givenCaseVoucher(api, december.caseId, { ...deposit, amount: 30_000, date: '2026-01-10' })
    await givenCaseVoucher(api, december.caseId, { ...deposit, amount: 20_000, date: '2026-03-14' })
    await givenCaseVoucher(api, december.caseId, { ...deposit, amount: 5_000, date: '2026-03-16' })
    await givenCaseVoucher(api, february.caseId, { ...deposit, amount: 20_000, date: '2026-02-02' })
  })

  it('200: counts what was collected on the cases of a month up to each age that all of them have reached', async () => {
    const { currencies } = await report<CohortReport>('/reports/cohorts', agency)
    const age = (months: number, collected: number | null): object => ({ months, collected })
    expect(currencies).toEqual([
      {
        currency: 'DKK',
        months: [
          {
            ...{ month: '2025-12', cases: 2, claimed: 150_000, collected: 55_000 },
            ages: [age(1, 30_000), age(3, 50_000), age(6, null), age(12, null), age(24, null)],
          },
          {
            ...{ month: '2026-02', cases: 1, claimed: 20_000, collected: 20_000 },
            ages: [age(1, 20_000), age(3, null), age(6, null), age(12, null), age(24, null)],
          },
        ],
      },
    ])
    const collected = await report<CollectedReport>('/reports/collected', agency)
    expect(collected.currencies[0]?.amount).toBe(75_000)
  })

  it('200: only for the requested creditor, and as CSV', async () => {
    const { creditorId } = await givenCreditor(api, { as: agency })
    const none = await report<CohortReport>(`/reports/cohorts?creditorId=${creditorId}`, agency)
    expect(none.currencies).toEqual([])
    const { text } = await api.get('/reports/cohorts/export.csv?from=2026-02-01', { as: agency })
    expect(text.trim().split('\r\n').at(-1)).toMatch(/^2026-02[,;]DKK[,;]1[,;]/)
  })
})
