import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { explain } from '../../../../test/explain.ts'
import { givenCase, givenCaseVoucher, givenCreditor, givenCustomer } from '../../../../test/given.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { SeededRandom } from '../../../platform/demo/seeded-random.ts'
import { newId } from '../../../platform/ids.ts'
import { standardUpdateTypeId } from '../../casework/updates/index.ts'
import { noticePromises } from './notice-promises.ts'
import { verifyLedger } from '../ledger/index.ts'
import { listPromises, listUnnoticed } from './promises.queries.ts'
import type { PromiseToPay } from './promises.schemas.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.set(testStart)
})

async function ok(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body, text } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}

const onlyPromise = async (caseId: string): Promise<Answer['body']> => {
  const { items } = await ok(api.get(`/promises?caseId=${caseId}`))
  expect(items).toHaveLength(1)
  return items[0]
}

async function casesWithBroken(): Promise<string[]> {
  return (await ok(api.get('/cases?promiseBroken=true'))).items.map(({ id }: { id: string }) => id)
}

async function noticedOf(updateId: string): Promise<string[]> {
  const events = await eventsAbout(api, updateId)
  return events.filter(({ type }) => type === 'promises.status-change').map(({ data }) => data.status)
}

function pay(caseId: string, amount: number): Promise<Answer['body']> {
  const date = api.clock.now().toISOString().slice(0, 10)
  return ok(api.post(`/cases/${caseId}/payments`, { amount, currency: 'DKK', source: 'COLLECTOR', date }))
}

it('a promise and an update of the standard type are the same record', async () => {
  const { caseId } = await givenCase(api)
  const promised = { caseId, amount: 50_000, dueAt: '2026-03-10', text: 'Efter løn' }
  const created = await api.post('/promises', promised)
  expect(created.status, created.text).toBe(201)
  const { updateId } = created.body
  expect(created.body).toMatchObject({
    caseId,
    amount: 50_000,
    dueAt: '2026-03-09T23:00:00.000Z',
    status: 'OPEN',
    paid: 0,
  })
  const update = await ok(api.get(`/updates/${updateId}`))
  expect(update).toMatchObject({
    ...{ label: 'Payment promised', referenceId: caseId, update: 'Efter løn', data: { promisedAmount: 50_000 } },
    ...{ remindedAt: '2026-03-09T23:00:00.000Z', continuedAt: null },
  })
  const { caseId: other } = await givenCase(api)
  const typed = { updateTypeId: standardUpdateTypeId('payment-promised'), referenceId: other, remindedAt: '2026-03-10' }
  const byUpdate = await ok(api.post('/updates', { ...typed, data: { promisedAmount: 700 } }))
  expect(await onlyPromise(other)).toMatchObject({ updateId: byUpdate.updateId, amount: 700, status: 'OPEN' })
  expect((await ok(api.get(`/cases/${other}`))).pausedAt).not.toBeNull()
})

it('is broken when its date has passed, kept when enough was paid, and each is noticed once', async () => {
  const { caseId } = await givenCase(api)
  const { updateId } = await ok(api.post('/promises', { caseId, amount: 50_000, dueAt: '2026-03-10' }))
  await noticePromises(api.services)
  expect(await noticedOf(updateId)).toEqual([])
  // It can be kept until the end of the day, in the time zone of the tenant.
  api.clock.set(new Date('2026-03-10T22:59:59Z'))
  await noticePromises(api.services)
  expect(await noticedOf(updateId)).toEqual([])
  expect(await casesWithBroken()).not.toContain(caseId)
  api.clock.set(new Date('2026-03-10T23:00:00Z'))
  await pay(caseId, 49_999)
  await Promise.all([noticePromises(api.services), noticePromises(api.services), noticePromises(api.services)])
  expect(await noticedOf(updateId)).toEqual(['BROKEN'])
  expect(await casesWithBroken()).toContain(caseId)
  const broken = `/promises?status=BROKEN&caseId=${caseId}`
  expect((await ok(api.get(broken))).items).toMatchObject([{ updateId, paid: 49_999 }])
  await pay(caseId, 1)
  await noticePromises(api.services)
  await noticePromises(api.services)
  expect(await noticedOf(updateId)).toEqual(['BROKEN', 'KEPT'])
  expect((await ok(api.get(broken))).items).toEqual([])
  expect(await casesWithBroken()).not.toContain(caseId)
})

it('is noticed as kept although the payment ended the case and its updates', async () => {
  const { caseId } = await givenCase(api, { status: 'VERIFIED' })
  const { updateId } = await ok(api.post('/promises', { caseId, dueAt: '2026-03-10' }))
  await pay(caseId, 120_000)
  expect((await ok(api.get(`/cases/${caseId}`))).status).toBe('ENDED')
  await noticePromises(api.services)
  await noticePromises(api.services)
  expect(await noticedOf(updateId)).toEqual(['KEPT'])
})

it('is cancelled by continuing the update before its date', async () => {
  const { caseId } = await givenCase(api)
  const { updateId } = await ok(api.post('/promises', { caseId, amount: 100, dueAt: '2026-03-10' }))
  await ok(api.patch(`/updates/${updateId}`, { continuedAt: '2026-03-02' }))
  api.clock.set(new Date('2027-03-10T09:00:00Z'))
  await noticePromises(api.services)
  expect(await noticedOf(updateId)).toEqual(['CANCELLED'])
  expect((await onlyPromise(caseId)).open).toBe(false)
})

it('is no longer looked at once it is closed and was noticed', async () => {
  const as = await api.createTenant('Mange løfter')
  const { tenantId } = as
  const promise = async (dueAt: string): Promise<string> => {
    const { caseId } = await givenCase(api, { as })
    return (await ok(api.post('/promises', { caseId, amount: 100, dueAt }, { as }))).updateId
  }
  const payments = async (): Promise<number> => {
    const nodes = await explain(
      api.database,
      tenantId,
      listUnnoticed(tenantId, api.clock.now(), { after: null, limit: 100 }),
    )
    // Part of the plan, and not called for each promise.
    expect(nodes.map((node) => node['Function Name'])).not.toContain('cases_within')
    return nodes
      .filter((node) => node['Relation Name'] === 'case_vouchers')
      .reduce((sum, node) => sum + node['Actual Loops'], 0)
  }
  await promise('2026-03-10')
  const ofOne = await payments()
  expect(ofOne).toBeGreaterThan(0)
  const closed = [await promise('2026-03-10'), await promise('2026-03-11'), await promise('2026-03-12')]
  for (const updateId of closed) await ok(api.patch(`/updates/${updateId}`, { continuedAt: '2026-03-02' }, { as }))
  api.clock.set(new Date(testStart.getTime() + 1))
  expect(await payments()).toBeGreaterThan(3 * ofOne)
  await noticePromises(api.services)
  expect(await payments()).toBe(ofOne)
})

it.each([
  ['a case that does not exist', { caseId: newId() }, '/caseId'],
  ['a negative amount', { amount: -1 }, '/amount'],
  ['an object as an amount', { amount: { $gt: 0 } }, '/amount'],
  ['a date of 2999', { dueAt: '2999-01-01' }, '/dueAt'],
  ['a day that has passed', { dueAt: '2026-03-01' }, '/dueAt'],
  ['a moment of a day that has passed', { dueAt: '2026-03-01T22:59:59Z' }, '/dueAt'],
  ['more than is due', { amount: 120_001 }, '/amount'],
])('422: rejects %s', async (_name, fields, path) => {
  const { caseId } = await givenCase(api)
  const refused = await api.post('/promises', { caseId, amount: 100, dueAt: '2026-03-10', ...fields })
  expect(refused.status, refused.text).toBe(422)
  expect(refused.body.errors).toMatchObject([{ path }])
})

it('may be for today, and for all that is due on its day with interest', async () => {
  const { caseId } = await givenCase(api, {
    vouchers: [
      { amount: 120_000, date: '2026-01-01', dueDate: '2026-03-01', interestRule: 'contractual', interest: 0.1 },
    ],
  })
  const today = await ok(api.post('/promises', { caseId, dueAt: '2026-03-02' }))
  await noticePromises(api.services)
  expect(today.status).toBe('OPEN')
  expect(await noticedOf(today.updateId)).toEqual([])
  // 31 days at 10 % of 1,200.00, counted as actual days without a rule pack.
  const { body } = await api.post('/promises', { caseId, amount: 150_000, dueAt: '2026-04-01' })
  expect(body).toMatchObject({ status: 422, code: 'promise-exceeds-debt', detail: expect.stringContaining('1,210.19') })
  await ok(api.post('/promises', { caseId, amount: 121_019, dueAt: '2026-04-01' }))
  expect((await api.post('/promises', { caseId, amount: 121_020, dueAt: '2026-04-01' })).status).toBe(422)
})

it('422: rejects a promise while nothing is due', async () => {
  const { caseId } = await givenCase(api, { vouchers: [] })
  for (const amount of [undefined, 100])
    expect((await api.post('/promises', { caseId, amount, dueAt: '2026-03-10' })).body).toMatchObject({
      ...{ code: 'promise-exceeds-debt', detail: 'Nothing is due on the case on 2026-03-10.' },
    })
  expect((await ok(api.get(`/promises?caseId=${caseId}`))).items).toEqual([])
  await givenCaseVoucher(api, caseId, { amount: 5_000 })
  await ok(api.post('/promises', { caseId, amount: 5_000, dueAt: '2026-03-10' }))
})

it('of the past is recorded as an update, for cases that are handed over', async () => {
  const { caseId } = await givenCase(api)
  const updateTypeId = standardUpdateTypeId('payment-promised')
  await ok(api.post('/updates', { updateTypeId, referenceId: caseId, remindedAt: '2026-02-01' }))
  expect(await onlyPromise(caseId)).toMatchObject({ status: 'BROKEN' })
})

it('survives promised amounts that are no amounts', async () => {
  const { caseId } = await givenCase(api)
  const typed = {
    updateTypeId: standardUpdateTypeId('payment-promised'),
    referenceId: caseId,
    remindedAt: '2026-03-10',
  }
  for (const promisedAmount of [-5, 0.5, 1e300, '50000', null, { deep: 1 }]) {
    await ok(api.post('/updates', { ...typed, data: { promisedAmount } }))
  }
  const { items } = await ok(api.get(`/promises?caseId=${caseId}`))
  expect(items.map(({ amount }: { amount: number | null }) => amount)).toEqual([null, null, null, null, null, null])
  await noticePromises(api.services)
})

it('another tenant sees no promises', async () => {
  const as = await api.createTenant('Fremmed')
  expect((await ok(api.get('/promises', { as }))).items).toEqual([])
})

it('promises of a period are counted by status, month and person, and listed by the same filters', async () => {
  const { creditorId } = await givenCreditor(api)
  const { customerId } = await givenCustomer(api, { creditorId })
  const cases = []
  for (let index = 0; index < 4; index++) cases.push((await givenCase(api, { customerId, vouchers: [120_000] })).caseId)
  const dueDates = ['2026-03-20', '2026-03-25', '2026-04-02', '2026-04-03']
  for (const [index, caseId] of cases.entries())
    await ok(api.post('/promises', { caseId, amount: 50_000, dueAt: dueDates[index] }))
  api.clock.advance({ ms: 3_600_000 })
  await pay(cases[0] ?? '', 60_000)
  await pay(cases[1] ?? '', 20_000)
  api.clock.set(new Date('2026-04-03T12:00:00.000Z'))
  const period = `from=2026-03-01&to=2026-04-30&creditorId=${creditorId}`
  const report = await ok(api.get(`/reports/promises?${period}`))
  const march = { promises: 2, kept: 1, broken: 1, cancelled: 0, open: 0, promised: 100_000, paid: 70_000 }
  const april = { promises: 2, kept: 0, broken: 1, cancelled: 0, open: 1, promised: 100_000, paid: 0 }
  const all = { promises: 4, kept: 1, broken: 2, cancelled: 0, open: 1, promised: 200_000, paid: 70_000 }
  expect(report.currencies).toMatchObject([
    {
      ...{ currency: 'DKK', ...all },
      months: [
        { month: '2026-03', ...march },
        { month: '2026-04', ...april },
      ],
      people: [{ takenBy: { type: 'KEY', name: 'test' }, ...all }],
    },
  ])
  const takenBy = report.currencies[0].people[0].takenBy.id as string
  const listed = async (filters: string): Promise<string[]> =>
    (await ok(api.get(`/promises?creditorId=${creditorId}&${filters}`))).items.map(
      ({ caseId }: { caseId: string }) => caseId,
    )
  expect(await listed('dueFrom=2026-03-01&dueTo=2026-04-01&status=BROKEN')).toEqual([cases[1]])
  expect(await listed(`dueFrom=2026-04-01&takenBy=${takenBy}`)).toEqual([cases[3], cases[2]])
  expect(await listed(`takenBy=${newId()}`)).toEqual([])
  const csv = await api.get(`/reports/promises/export.csv?${period}`)
  expect(csv.text).toContain('2026-03,DKK,2,1,1,0,0,')
  for (const path of ['/promises', '/reports/promises']) {
    const unknown = await api.get(`${path}?creditorId=${newId()}`)
    expect(unknown.body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/creditorId' }] })
  }
})

describe('the list of one status', () => {
  const statuses = ['OPEN', 'KEPT', 'BROKEN', 'CANCELLED'] as const

  async function listed(as: TestTenant, query: string): Promise<{ updateId: string; status: string }[]> {
    const { items } = await ok(api.get(`/promises?${query}`, { as }))
    return items.map(({ updateId, status }: PromiseToPay) => ({ updateId, status }))
  }

  it('looks at the payments of its own promises only, however many others there are', async () => {
    const as = await api.createTenant('Mange løfter')
    const { tenantId } = as
    const promise = async (): Promise<string> => {
      const { caseId } = await givenCase(api, { as })
      return (await ok(api.post('/promises', { caseId, amount: 100, dueAt: '2026-03-10' }, { as }))).updateId
    }
    const lookups = async (status: PromiseToPay['status']): Promise<number> => {
      const page = { limit: 25, offset: 0, after: null }
      const nodes = await explain(
        api.database,
        tenantId,
        listPromises(tenantId, { status, now: api.clock.now() }, page),
      )
      return nodes
        .filter((node) => node['Relation Name'] === 'case_vouchers')
        .reduce((sum, node) => sum + node['Actual Loops'], 0)
    }
    for (let index = 0; index < 6; index += 1) await promise()
    const last = await promise()
    await ok(api.patch(`/updates/${last}`, { continuedAt: '2026-03-02' }, { as }))
    api.clock.advance({ ms: 1_000 })
    expect(await lookups('KEPT')).toBeGreaterThanOrEqual(7)
    await noticePromises(api.services)
    // The notice that it was cancelled is the one change since.
    expect(await lookups('KEPT')).toBe(0)
    const ofOne = await lookups('CANCELLED')
    expect(ofOne).toBeGreaterThan(0)
    expect(await lookups('OPEN')).toBe(6 * ofOne)
    await promise()
    expect(await lookups('KEPT')).toBe(ofOne)
  })

  it('is the promises of that status, whatever changes after the statuses were stored', async () => {
    const as = await api.createTenant('Løfter')
    const random = new SeededRandom(20_260_302)
    const { customerId } = await givenCustomer(api, { as })
    const cases: string[] = []
    const updates: string[] = []
    const reversals: string[] = []
    const inDays = (days: number): string =>
      new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const pick = <Item>(items: readonly Item[]): Item => random.pick(items)
    const actions: readonly (() => Promise<unknown>)[] = [
      async () => cases.push((await givenCase(api, { as, customerId })).caseId),
      async () => {
        const promise = { caseId: pick(cases), dueAt: inDays(random.integer(0, 6)) }
        const amount = random.chance(0.7) ? { amount: 300 } : {}
        updates.push((await api.post('/promises', { ...promise, ...amount }, { as })).body.updateId)
      },
      async () => {
        const payment = { amount: random.integer(200, 500), currency: 'DKK', source: 'COLLECTOR', date: inDays(0) }
        const caseId = pick(cases)
        const { body } = await api.post(`/cases/${caseId}/payments`, payment, { as })
        reversals.push(`/case-vouchers/${caseId}/${body.caseVoucherId}/reverse`)
      },
      () => (reversals.length === 0 ? Promise.resolve() : api.post(pick(reversals), {}, { as })),
      () => api.patch(`/updates/${pick(updates)}`, { continuedAt: inDays(random.integer(0, 3)) }, { as }),
      () => api.delete(`/updates/${pick(updates)}`, { as }),
      () => api.post(`/cases/${pick(cases)}/merge`, { mergedCaseId: pick(cases) }, { as }),
      () => api.post(`/cases/${cases[0]!}/merge/undo`, { mergedCaseId: pick(cases) }, { as }),
      () => {
        api.clock.advance({ ms: random.integer(1, 40) * 3_600_000 })
        return Promise.resolve()
      },
    ]
    for (const action of [0, 0, 0, 0, 1, 1, 1, 2]) await actions[action]?.()
    const seen = new Set<string>()
    for (let step = 0; step < 60; step += 1) {
      await pick(actions)()
      if (random.chance(0.3)) await noticePromises(api.services)
      const all = await listed(as, 'pageSize=500')
      for (const status of statuses) {
        const expected = all.filter((promise) => promise.status === status)
        expect(await listed(as, `status=${status}&pageSize=500`), `step ${step}`).toEqual(expected)
        const [first] = expected
        if (first === undefined) continue
        seen.add(status)
        expect(await listed(as, `status=${status}&pageSize=2&page=1`)).toEqual(expected.slice(2, 4))
        expect(await listed(as, `status=${status}&after=${first.updateId}`)).toEqual(expected.slice(1, 26))
      }
    }
    expect([...seen].sort()).toEqual([...statuses].sort())
    await noticePromises(api.services)
    expect(await failedChecks(as)).toEqual([])
  })

  it('follows the end of an update that was set in advance, and a day that ends after it', async () => {
    const as = await api.createTenant('Løfter')
    const promise = async (continuedAt: string): Promise<string> => {
      const { caseId } = await givenCase(api, { as })
      const promised = { caseId, amount: 100, dueAt: '2026-03-10T10:00:00Z' }
      const { updateId } = await ok(api.post('/promises', promised, { as }))
      await ok(api.patch(`/updates/${updateId}`, { continuedAt }, { as }))
      return updateId
    }
    const before = await promise('2026-03-05')
    const after = await promise('2026-03-10T11:00:00Z')
    await noticePromises(api.services)
    api.clock.set(new Date('2026-03-06T09:00:00Z'))
    expect(await listed(as, 'status=CANCELLED')).toEqual([{ updateId: before, status: 'CANCELLED' }])
    expect(await listed(as, 'status=OPEN')).toEqual([{ updateId: after, status: 'OPEN' }])
    api.clock.set(new Date('2026-03-10T12:00:00Z'))
    await noticePromises(api.services)
    api.clock.set(new Date('2026-03-11T09:00:00Z'))
    expect(await listed(as, 'status=BROKEN')).toEqual([{ updateId: after, status: 'BROKEN' }])
    expect(await listed(as, 'status=OPEN')).toEqual([])
  })

  it('costs the job no write while nothing changes', async () => {
    const as = await api.createTenant('Løfter')
    const { caseId } = await givenCase(api, { as })
    await ok(api.post('/promises', { caseId, amount: 100, dueAt: '2026-03-10' }, { as }))
    const rowOfCheck = async (): Promise<unknown> => {
      const version = sql`select xmin::text from promise_checks where tenant_id = ${as.tenantId}::uuid`
      return (await api.database.read(as.tenantId, version))[0]
    }
    await noticePromises(api.services)
    const first = await rowOfCheck()
    expect(first).toBeDefined()
    api.clock.advance({ ms: 60_000 })
    await noticePromises(api.services)
    expect(await rowOfCheck()).toEqual(first)
    await givenCase(api, { as })
    await noticePromises(api.services)
    expect(await rowOfCheck()).not.toEqual(first)
  })

  it('is verified: a status that is not the one of the payments is found', async () => {
    const as = await api.createTenant('Løfter')
    const { caseId } = await givenCase(api, { as })
    await ok(api.post('/promises', { caseId, amount: 100, dueAt: '2026-03-10' }, { as }))
    await noticePromises(api.services)
    expect(await failedChecks(as)).toEqual([])
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(sql`update promise_states set status = 'KEPT' where tenant_id = ${as.tenantId}::uuid`),
    )
    expect(await failedChecks(as)).toEqual([
      'The stored status of every promise to pay is the one that its payments say, unless its case changed since',
    ])
  })

  async function failedChecks({ tenantId }: TestTenant): Promise<string[]> {
    const { checks } = await verifyLedger(api.database, [{ tenantId, name: 'Løfter' }])
    return checks.filter(({ ok: isOk }) => !isOk).map(({ name }) => name)
  }
})
