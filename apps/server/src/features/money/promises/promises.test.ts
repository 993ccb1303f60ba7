import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { explain } from '../../../../test/explain.ts'
import { givenCase, givenCaseVoucher, givenCreditor, givenCustomer } from '../../../../test/given.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { standardUpdateTypeId } from '../../casework/updates/index.ts'
import { noticePromises } from './notice-promises.ts'
import { listUnnoticed } from './promises.queries.ts'

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
