import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenCreditor, standardType } from '../../../../test/given.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { standardUpdateTypeId } from '../../casework/updates/index.ts'

let api: TestApp
let as: TestTenant
let caseworker: Person
let [mineId, otherId] = ['', '']
let caseId = ''
beforeAll(async () => {
  api = await startTestApp()
  api.clock.set(new Date('2026-03-20T12:00:00.000Z'))
  as = await api.createTenant('Mål')
  caseworker = await createPerson(api, 'caseworker', as)
  mineId = (await givenCreditor(api, { as, name: 'Nordkyst El A/S' })).creditorId
  otherId = (await givenCreditor(api, { as, name: 'Sydkyst Vand A/S' })).creditorId
  const patched = await api.patch(`/creditors/${mineId}`, { caseworkerContactId: caseworker.userId }, { as })
  expect(patched.status, patched.text).toBe(204)
  caseId = (await givenCase(api, { as, creditorId: mineId, vouchers: [100_000] })).caseId
  const other = await givenCase(api, { as, creditorId: otherId, status: 'VERIFIED', vouchers: [50_000] })
  const deposit = { as, voucherTypeId: standardType.deposit, source: 'COLLECTOR' } as const
  await givenCaseVoucher(api, caseId, { ...deposit, amount: 6_001, date: '2026-03-05' })
  const wrong = await givenCaseVoucher(api, caseId, { ...deposit, amount: 800, date: '2026-03-06' })
  const reversal = { date: '2026-03-08' }
  await api.post(`/case-vouchers/${caseId}/${wrong.caseVoucherId}/reverse`, reversal, { as })
  await givenCaseVoucher(api, other.caseId, { ...deposit, amount: 2_500, date: '2026-02-28' })
})
afterAll(() => api.close())

const set = (body: object, by = as): ReturnType<TestApp['post']> => api.post('/targets', body, { as: by })

/** Reports are cached for two seconds. */
const later = (): void => {
  api.clock.set(new Date(api.clock.now().getTime() + 60_000))
}

async function read(path: string): Promise<Record<string, any>> {
  later()
  const { status, body, text } = await api.get(path, { as })
  expect(status, text).toBe(200)
  return body
}

describe('set targets', () => {
  it('200: sets, changes and removes months, with an event and an audit entry that names both amounts', async () => {
    const months = [
      { month: '2027-02', amount: 20_000 },
      { month: '2027-01', amount: 10_000 },
    ]
    const first = await set({ creditorId: mineId, currency: 'DKK', months })
    expect(first.status, first.text).toBe(200)
    expect(first.body).toEqual({ creditorId: mineId, caseworkerId: null, currency: 'DKK', months: months.toReversed() })
    const again = [
      { month: '2027-01', amount: 15_000 },
      { month: '2027-02', amount: null },
    ]
    expect((await set({ creditorId: mineId, currency: 'DKK', months: again })).status).toBe(200)
    const { items } = await read(`/targets?creditorId=${mineId}&from=2027-01`)
    expect(items).toMatchObject([{ month: '2027-01', amount: 15_000, creditorId: mineId, caseworkerId: null }])
    const { items: trail } = await read(`/audit?subjectType=targets&subjectId=${mineId}`)
    expect(trail[0]).toMatchObject({ before: { months: months.toReversed() }, after: { months: again } })
    const events = await eventsAbout(api, mineId, as)
    expect(events.at(-1)).toMatchObject({ type: 'targets.update', data: { creditorId: mineId, months: again } })
  })

  it.each([
    [{ months: [] }, '/months'],
    [{ months: [{ month: '2026-13', amount: 1 }] }, '/months/0/month'],
    [{ months: [{ month: '2026-03', amount: 0 }] }, '/months/0/amount'],
    [{ months: [{ month: '2026-03', amount: 1.5 }] }, '/months/0/amount'],
    [{ months: [{ month: { $gt: '' }, amount: 1 }] }, '/months/0/month'],
    [{ currency: 'XXX' }, '/currency'],
    [{ creditorId: newId() }, '/creditorId'],
    [{ caseworkerId: newId() }, '/caseworkerId'],
  ])('422: %j', async (fields, path) => {
    const body = { currency: 'DKK', months: [{ month: '2026-03', amount: 1 }], ...fields }
    const answer = await set(body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, path])
  })

  it('422: rejects a month that is given twice, both subjects at once, and a user who does not work on cases', async () => {
    const month = { month: '2026-03', amount: 1 }
    const twice = await set({ currency: 'DKK', months: [month, month] })
    expect([twice.status, twice.body.errors[0].path]).toEqual([422, '/months/1/month'])
    const both = { creditorId: mineId, caseworkerId: caseworker.userId, currency: 'DKK', months: [month] }
    expect((await set(both)).body.errors[0].path).toBe('/caseworkerId')
    const client = await createPerson(api, 'client', as)
    const aimed = await set({ caseworkerId: client.userId, currency: 'DKK', months: [month] })
    expect([aimed.status, aimed.body.errors[0].path]).toEqual([422, '/caseworkerId'])
  })

  it('403 for caseworkers, 401 without the scope, and nothing of another tenant', async () => {
    const body = { currency: 'DKK', months: [{ month: '2026-03', amount: 1 }] }
    const browser = await signIn(api, caseworker)
    const refused = await browser.send({ method: 'POST', path: `/v1/${as.tenantId}/targets`, body })
    expect(refused.status).toBe(403)
    const token = await api.createToken(as.tenantId, ['read:targets', 'write:cases'])
    expect((await set(body, { ...as, ...token })).status).toBe(401)
    const stranger = await api.createTenant('Andre')
    expect((await set({ ...body, creditorId: mineId }, stranger)).status).toBe(422)
    expect((await api.get('/targets', { as: stranger })).body.items).toEqual([])
    expect((await api.get(`/targets?creditorId=${mineId}`, { as: stranger })).status).toBe(422)
  })

  it('of two people who set the same month at once, the last wins, and there is one target', async () => {
    const amounts = [1_000, 2_000, 3_000, 4_000]
    const answers = await Promise.all(
      amounts.map((amount) => set({ currency: 'SEK', months: [{ month: '2026-05', amount }] })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { items } = await read('/targets?currency=SEK&total=true')
    expect(items).toHaveLength(1)
    expect(amounts).toContain(items[0].amount)
    await set({ currency: 'SEK', months: [{ month: '2026-05', amount: null }] })
  })
})

describe('collected against targets', () => {
  it('agrees with the overview, by month, creditor and person, and with the payments it lists', async () => {
    const month = '2026-03'
    await set({ creditorId: mineId, currency: 'DKK', months: [{ month, amount: 8_000 }] })
    await set({ creditorId: otherId, currency: 'DKK', months: [{ month, amount: 1_000 }] })
    await set({ caseworkerId: caseworker.userId, currency: 'DKK', months: [{ month, amount: 7_000 }] })
    const summed = await read('/reports/overview')
    expect(summed['collected'][0]).toMatchObject({ thisMonth: 6_001, target: 9_000 })
    await set({ currency: 'DKK', months: [{ month, amount: 12_000 }] })

    const { collected } = await read('/reports/overview')
    const [inKroner] = (await read('/reports/collected'))['currencies']
    expect(collected[0]).toMatchObject({ thisMonth: 6_001, target: 12_000 })
    expect(inKroner.months.at(-1)).toEqual({ month, amount: 6_001, deposits: 2, target: 12_000 })
    expect(inKroner).toMatchObject({ amount: 8_501, target: 12_000 })
    expect(inKroner.creditors).toEqual([
      { creditorId: mineId, name: 'Nordkyst El A/S', amount: 6_001, deposits: 2, target: 8_000 },
      { creditorId: otherId, name: 'Sydkyst Vand A/S', amount: 2_500, deposits: 1, target: 1_000 },
    ])
    expect(inKroner.people).toEqual([
      { caseworkerId: caseworker.userId, name: 'En caseworker', amount: 6_001, deposits: 2, target: 7_000 },
      { caseworkerId: null, name: null, amount: 2_500, deposits: 1, target: null },
    ])
    const own = await read(`/reports/overview?caseworkerId=${caseworker.userId}`)
    expect(own['collected'][0]).toMatchObject({ thisMonth: 6_001, target: 7_000 })

    const sumOf = async (query: string): Promise<number> =>
      (await read(`/reports/collected/payments?pageSize=500${query}`))['items'].reduce(
        (sum: number, { amount }: { amount: number }) => sum + amount,
        0,
      )
    expect(await sumOf('')).toBe(inKroner.amount)
    expect(await sumOf('&from=2026-03-01')).toBe(6_001)
    expect(await sumOf(`&creditorId=${otherId}`)).toBe(2_500)
    expect(await sumOf(`&caseworkerId=${caseworker.userId}`)).toBe(6_001)
    expect(await sumOf('&currency=EUR')).toBe(0)
  })

  it('has a creditor and a person that nothing was collected for, if they have a target', async () => {
    const months = [{ month: '2026-01', amount: 4_000 }]
    for (const subject of [{}, { creditorId: otherId }, { caseworkerId: caseworker.userId }])
      expect((await set({ ...subject, currency: 'NOK', months })).status).toBe(200)
    const { currencies } = await read('/reports/collected?currency=NOK')
    expect(currencies).toMatchObject([
      {
        ...{ currency: 'NOK', amount: 0, deposits: 0, target: 4_000 },
        creditors: [{ creditorId: otherId, amount: 0, target: 4_000 }],
        people: [{ caseworkerId: caseworker.userId, amount: 0, target: 4_000 }],
      },
    ])
  })

  it('lists payments newest first, page after page, and as CSV', async () => {
    const { items } = await read('/reports/collected/payments')
    expect(items.map(({ amount }: { amount: number }) => amount)).toEqual([-800, 800, 6_001, 2_500])
    expect(items[2]).toMatchObject({ caseId, creditorName: 'Nordkyst El A/S', date: '2026-03-04T23:00:00.000Z' })
    const next = await read(`/reports/collected/payments?pageSize=2&after=${items[1].caseVoucherId}`)
    expect(next['items']).toEqual(items.slice(2))
    const { text } = await api.get('/reports/collected/payments/export.csv?from=2026-03-05&to=2026-03-05', { as })
    expect(text.trimEnd().split('\r\n')).toHaveLength(2)
    const csv = await api.get('/reports/collected/export.csv?groupBy=person&from=2026-03-01', { as })
    expect(csv.text).toContain(`${caseworker.userId},DKK,6001,2,7000,En caseworker`)
    for (const path of ['', '/export.csv'])
      expect((await api.get(`/reports/collected/payments${path}?caseworkerId=${newId()}`, { as })).status).toBe(422)
  })
})

describe('workload', () => {
  it('adds up to the overview, and counts what each person did in the period', async () => {
    const browser = await signIn(api, caseworker)
    const now = api.clock.now().toISOString()
    const update = { updateTypeId: standardUpdateTypeId('call-back'), referenceId: caseId, remindedAt: now }
    expect((await api.post('/updates', { ...update, update: 'Ring' }, { as })).status).toBe(201)
    await api.post('/interactions', { type: 'EMAIL', notes: 'Hej', referenceId: caseId }, { as })
    const path = `/v1/${as.tenantId}`
    const call = { caseId, direction: 'OUTGOING', name: 'Mette', outcome: 'NO_ANSWER', identityCheck: 'ADDRESS' }
    const followUp = { at: '2026-04-01', text: 'Prøv igen' }
    const called = await browser.send({ method: 'POST', path: `${path}/calls`, body: { ...call, followUp } })
    expect(called.status, called.text).toBe(201)
    const paid = { amount: 500, currency: 'DKK', source: 'COLLECTOR', date: '2026-03-20' }
    const booked = await browser.send({ method: 'POST', path: `${path}/cases/${caseId}/payments`, body: paid })
    expect(booked.status, booked.text).toBe(201)

    const { people, from, to } = await read('/reports/workload')
    expect([from, to]).toEqual(['2026-03-16', '2026-03-20'])
    const overview = await read('/reports/overview')
    const sumOf = (name: string): number =>
      people.reduce((sum: number, person: Record<string, number>) => sum + (person[name] ?? 0), 0)
    const { PENDING, VERIFIED }: Record<string, number> = overview['casesByStatus']
    expect(sumOf('openCases')).toBe((PENDING ?? 0) + (VERIFIED ?? 0))
    expect(sumOf('pendingCases')).toBe(PENDING)
    expect(sumOf('remindersDue')).toBe(overview['work'].remindersDue)
    expect(sumOf('unhandledInteractions')).toBe(overview['work'].unhandledInteractions)
    const mine = people.find(({ userId }: { userId: string }) => userId === caseworker.userId)
    expect(mine).toMatchObject({ openCases: 1, remindersDue: 1, unhandledInteractions: 1 })
    expect(mine.done).toMatchObject({ calls: 1, payments: 1, letters: 0, messages: 0 })
    const { items } = await read(`/audit?actorId=${caseworker.userId}&operation=log-call&from=2026-03-16&to=2026-03-21`)
    expect(items.filter(({ subjectType }: { subjectType: string }) => subjectType === 'interaction')).toHaveLength(1)
    const nobody = people.find(({ userId }: { userId: string | null }) => userId === null)
    expect(nobody).toMatchObject({ openCases: 1, done: { actions: 0 } })
  })

  it('has nothing done in another period, rejects an impossible one, and is for administrators', async () => {
    const { people } = await read('/reports/workload?from=2025-01-01&to=2025-01-31')
    expect(people.every(({ done }: { done: object }) => Object.values(done).every((count) => count === 0))).toBe(true)
    expect((await api.get('/reports/workload?from=2026-03-02&to=2026-03-01', { as })).status).toBe(422)
    const browser = await signIn(api, caseworker)
    const refused = await browser.send({ method: 'GET', path: `/v1/${as.tenantId}/reports/workload` })
    expect(refused.status).toBe(403)
    const csv = await api.get('/reports/workload/export.csv', { as })
    expect(csv.text).toContain('En caseworker')
  })
})
