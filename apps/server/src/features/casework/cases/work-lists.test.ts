import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  givenCase,
  givenCaseGroup,
  givenCaseVoucher,
  givenCreditor,
  givenCustomer,
  standardType,
} from '../../../../test/given.ts'
import { createPerson, signIn } from '../../../../test/people.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { standardEndReasonId } from '../end-reasons/index.ts'
import { newId } from '../../../platform/ids.ts'
import { standardUpdateTypeId } from '../updates/index.ts'

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
})
afterAll(() => api.close())

async function idsFor(query: Record<string, string>): Promise<string[]> {
  const text = new URLSearchParams(query).toString()
  const [listed, counted] = await Promise.all([api.get(`/cases?${text}`), api.get(`/cases/count?${text}`)])
  expect(listed.status, listed.text).toBe(200)
  const ids = listed.body.items.map(({ id }: { id: string }) => id)
  expect(counted.body).toEqual({ count: ids.length, isExact: true })
  return ids
}

async function givenUpdate(caseId: string, fields: object = {}): Promise<string> {
  const updateTypeId = standardUpdateTypeId('payment-promised')
  const answer = await api.post('/updates', { updateTypeId, referenceId: caseId, ...fields })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.updateId
}

/** A caseworker with two creditors, whose cases alternate, and a creditor without a caseworker. */
async function givenMine() {
  const person = await createPerson(api, 'caseworker')
  const creditorIds: string[] = []
  for (const name of ['Min', 'Også min', 'En andens']) {
    const { creditorId } = await givenCreditor(api, { name })
    creditorIds.push(creditorId)
    if (name === 'En andens') continue
    const patched = await api.patch(`/creditors/${creditorId}`, { caseworkerContactId: person.userId })
    expect(patched.status, patched.text).toBe(204)
  }
  const [first = '', second = '', other = ''] = creditorIds
  const cases: string[] = []
  for (const creditorId of [first, second, other, first, second]) {
    const { caseId } = await givenCase(api, { creditorId })
    if (creditorId !== other) cases.push(caseId)
  }
  return { person, cases, first, second, other }
}

describe('caseworkerId', () => {
  it.each(['createdAt', '-createdAt', 'caseSeqId', '-caseSeqId'])(
    '200: sort=%s returns the same order whole, in pages and after each case',
    async (sort) => {
      const { person, cases } = await givenMine()
      const query = { caseworkerId: person.userId, sort }
      const expected = sort.startsWith('-') ? cases.toReversed() : cases
      expect(await idsFor({ caseworkerId: person.userId })).toEqual(cases)
      for (const [page, id] of expected.entries()) {
        const at = new URLSearchParams({ ...query, pageSize: '1', page: String(page) }).toString()
        expect((await api.get(`/cases?${at}`)).body.items).toMatchObject([{ id }])
        const nextPage = await api.get(`/cases?${new URLSearchParams({ ...query, after: id }).toString()}`)
        expect(nextPage.body.items.map((item: { id: string }) => item.id)).toEqual(expected.slice(page + 1))
      }
    },
  )

  it('200: works with every other filter', async () => {
    const { person, cases, first, other } = await givenMine()
    const caseworkerId = person.userId
    await api.patch(`/cases/${cases[0] ?? ''}`, { status: 'VERIFIED', tags: ['hast'], journalNumber: `J-${newId()}` })
    await givenUpdate(cases[3] ?? '', { remindedAt: '2026-03-01' })
    const at = (...places: number[]): string[] => places.map((place) => cases[place] ?? '')
    expect(await idsFor({ caseworkerId, creditorId: first })).toEqual(at(0, 2))
    expect(await idsFor({ caseworkerId, creditorId: other })).toEqual([])
    expect(await idsFor({ caseworkerId, status: 'VERIFIED' })).toEqual(at(0))
    expect(await idsFor({ caseworkerId, tag: 'hast' })).toEqual(at(0))
    expect(await idsFor({ caseworkerId, paused: 'true' })).toEqual(at(3))
    expect(await idsFor({ caseworkerId, paused: 'false' })).toEqual(at(0, 1, 2))
    expect(await idsFor({ caseworkerId, paused: 'true', reminderDue: 'true' })).toEqual(at(3))
    expect(await idsFor({ caseworkerId, q: 'J-' })).toEqual(at(0))
    await api.patch(`/cases/${cases[1] ?? ''}`, { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') })
    expect(await idsFor({ caseworkerId, open: 'true' })).toEqual(at(0, 2, 3))
    expect(await idsFor({ caseworkerId, open: 'false' })).toEqual(at(1))
  })

  it('200: me is the signed-in user; 422: me with a token, or a user of another tenant', async () => {
    const { person, cases } = await givenMine()
    const browser = await signIn(api, person)
    const path = `/v1/${api.tenant.tenantId}/cases`
    const { body } = await browser.get(`${path}?caseworkerId=me`)
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(cases)
    expect((await browser.get(`${path}/count?caseworkerId=me`)).body).toEqual({ count: 4, isExact: true })
    const foreign = await createPerson(api, 'caseworker', { tenantId: stranger.tenantId })
    for (const caseworkerId of ['me', foreign.userId, newId(), 'you']) {
      for (const asked of ['/cases', '/cases/count', '/reports/overview', '/cases/export.csv']) {
        const answer = await api.get(`${asked}?caseworkerId=${caseworkerId}`)
        expect([answer.status, answer.body.errors?.[0].path], asked + caseworkerId).toEqual([422, '/caseworkerId'])
      }
    }
  })

  it("200: the overview counts the cases of the user's creditors", async () => {
    const { person, cases, first, other } = await givenMine()
    const deposit = { voucherTypeId: standardType.deposit, amount: 700, source: 'COLLECTOR' } as const
    await givenCaseVoucher(api, cases[0] ?? '', { ...deposit, date: '2026-03-01' })
    const elsewhere = await givenCase(api, { creditorId: other })
    await givenCaseVoucher(api, elsewhere.caseId, { ...deposit, date: '2026-03-01' })
    for (const caseId of [cases[1] ?? '', cases[1] ?? '', elsewhere.caseId]) {
      await givenUpdate(caseId, { remindedAt: '2026-03-01' })
      await api.post('/interactions', { type: 'SMS', notes: 'Ring', referenceId: caseId })
    }
    const { status, body, text } = await api.get(`/reports/overview?caseworkerId=${person.userId}`)
    expect(status, text).toBe(200)
    expect(body.collectedByCreditor).toMatchObject([{ creditorId: first, thisMonth: 700 }])
    expect(body.casesByStatus).toEqual({ PENDING: 4, VERIFIED: 0, ENDED: 0 })
    expect(body.ageing.reduce((sum: number, bucket: { vouchers: number }) => sum + bucket.vouchers, 0)).toBe(4)
    // Two updates on one case count as one case.
    expect(body.work).toMatchObject({ remindersDue: 1, unhandledInteractions: 2, pendingCases: 4 })
    const { body: all } = await api.get('/reports/overview')
    expect(all.work.remindersDue).toBe((await api.get('/cases/count?reminderDue=true')).body.count)
  })
})

describe('ageing', () => {
  it('200: finds open cases that owe a claim of that age, also on a case that was merged into them', async () => {
    const { customerId, creditorId } = await givenCustomer(api)
    const make = (dueDate: string, fields: object = {}) =>
      givenCase(api, { customerId, vouchers: [{ amount: 1_000, date: '2025-11-01', dueDate }], ...fields })
    const old = await make('2025-11-15')
    const recent = await make('2026-02-20')
    const merged = await make('2025-11-15')
    await make('2025-11-15', { endReason: 'WITHDRAWN' })
    await make('2026-03-10')
    const paid = await givenCase(api, {
      customerId,
      vouchers: [
        { amount: 1_000, date: '2025-11-01', dueDate: '2025-11-15' },
        { amount: 10, dueDate: '2026-03-10' },
      ],
    })
    const payment = { caseVoucherId: paid.voucherIds[0], amount: 1_000 }
    expect((await api.post('/direct-payments', payment)).status).toBe(201)
    // Alone, the bucket is found by its claims; as a group, each case is asked.
    const found = async (ageing: string): Promise<string[]> => {
      const ids = await idsFor({ creditorId, ageing })
      expect(await idsFor({ creditorId, any: `ageing=${ageing}` })).toEqual(ids)
      return ids
    }
    expect(await found('91-180')).toEqual([old.caseId, merged.caseId])
    expect(await found('1-30')).toEqual([recent.caseId])
    const path = `/cases/${recent.caseId}/merge`
    expect((await api.post(path, { mergedCaseId: merged.caseId })).status).toBe(200)
    expect(await found('91-180')).toEqual([old.caseId, recent.caseId])
    expect((await api.post(`${path}/undo`, { mergedCaseId: merged.caseId })).status).toBe(200)
    expect(await found('91-180')).toEqual([old.caseId, merged.caseId])
  })
})

describe('promiseBroken', () => {
  it('200: finds promises whose day is over and with less paid than promised', async () => {
    const { creditorId } = await givenCreditor(api)
    const make = async (fields: object): Promise<{ caseId: string; updateId: string }> => {
      const { caseId } = await givenCase(api, { creditorId, vouchers: [1_000] })
      return { caseId, updateId: await givenUpdate(caseId, { remindedAt: '2026-03-01', ...fields }) }
    }
    const broken = await make({})
    const part = await make({ data: { promisedAmount: 500 } })
    const kept = await make({ data: { promisedAmount: 500 } })
    const later = await make({ remindedAt: '2026-03-09' })
    const today = await make({ remindedAt: '2026-03-02' })
    const settled = await make({})
    await api.patch(`/updates/${settled.updateId}`, { continuedAt: '2026-03-01' })
    const noted = await givenCase(api, { creditorId })
    const note = { updateTypeId: standardUpdateTypeId('note'), referenceId: noted.caseId, remindedAt: '2026-03-01' }
    await api.post('/updates', note)
    const deposit = { voucherTypeId: standardType.deposit, source: 'COLLECTOR' } as const
    await givenCaseVoucher(api, part.caseId, { ...deposit, amount: 499 })
    await givenCaseVoucher(api, kept.caseId, { ...deposit, amount: 500 })
    expect(await idsFor({ creditorId, promiseBroken: 'true' })).toEqual([broken.caseId, part.caseId])
    expect(await idsFor({ creditorId, promiseBroken: 'false' })).toEqual([
      kept.caseId,
      later.caseId,
      today.caseId,
      settled.caseId,
      noted.caseId,
    ])
    await givenCaseVoucher(api, part.caseId, { ...deposit, amount: 1 })
    expect(await idsFor({ creditorId, promiseBroken: 'true' })).toEqual([broken.caseId])
  })
})

describe('count cases by creditor or group', () => {
  it('200: returns the number of matching cases per creditor or group, in pages', async () => {
    const as = await api.createTenant('Tælling')
    const { creditorId } = await givenCreditor(api, { as, name: 'Nordkyst' })
    const other = await givenCreditor(api, { as, name: 'Sydkyst' })
    await givenCreditor(api, { as, name: 'Uden sager' })
    const { caseGroupId: groupId } = await givenCaseGroup(api, { as, label: 'Erhverv' })
    await givenCase(api, { as, creditorId, groupId })
    await givenCase(api, { as, creditorId, status: 'VERIFIED' })
    await givenCase(api, { as, creditorId: other.creditorId })
    const countBy = async (query: string): Promise<unknown[]> => {
      const { status, body, text } = await api.get(`/cases/count-by?${query}`, { as })
      expect(status, text).toBe(200)
      return body.items
    }
    const [north, south] = [
      { id: creditorId, name: 'Nordkyst', count: 2, isExact: true },
      { id: other.creditorId, name: 'Sydkyst', count: 1, isExact: true },
    ]
    expect(await countBy('by=creditor')).toEqual([north, south])
    expect(await countBy(`by=creditor&after=${creditorId}`)).toEqual([south])
    expect(await countBy('by=creditor&pageSize=1&page=1')).toEqual([south])
    expect(await countBy('by=creditor&status=VERIFIED')).toEqual([{ ...north, count: 1 }])
    expect(await countBy('by=group')).toEqual([{ id: groupId, name: 'Erhverv', count: 1, isExact: true }])
    expect((await api.get('/cases/count-by?by=creditor')).body.items).not.toContainEqual(north)
  })

  it('422: an unknown dimension, or a filter with an unknown reference', async () => {
    for (const [query, path] of [
      ['', '/by'],
      ['by=status', '/by'],
      [`by=creditor&groupId=${newId()}`, '/groupId'],
    ] as const) {
      const { status, body } = await api.get(`/cases/count-by?${query}`)
      expect([status, body.errors[0].path]).toEqual([422, path])
    }
  })
})

describe('a case with merged cases', () => {
  async function givenPair() {
    const { caseId, customerId } = await givenCase(api)
    const other = await givenCase(api, { customerId })
    return { remaining: caseId, merged: other.caseId, customerId }
  }
  const pauseOf = async (caseId: string): Promise<unknown[]> => {
    const { paused, pausedAt } = (await api.get(`/cases/${caseId}`)).body
    return [paused, pausedAt]
  }

  it('is paused and has reminders by their open updates until the merge is undone', async () => {
    const { remaining, merged, customerId } = await givenPair()
    const pausedAt = '2026-02-01T00:00:00.000Z'
    const updateId = await givenUpdate(merged, { pausedAt, remindedAt: '2026-03-01' })
    const found = async (): Promise<string[][]> =>
      Promise.all(['paused', 'reminderDue', 'promiseBroken'].map((filter) => idsFor({ customerId, [filter]: 'true' })))
    const { body } = await api.post(`/cases/${remaining}/merge`, { mergedCaseId: merged })
    expect(body).toMatchObject({ id: remaining, paused: true, pausedAt, pausedUntil: null })
    expect(await pauseOf(merged)).toEqual([false, null])
    expect(await found()).toEqual([[remaining], [remaining], [remaining]])
    expect(await idsFor({ customerId, paused: 'false' })).toEqual([merged])
    await api.post(`/cases/${remaining}/merge/undo`, { mergedCaseId: merged })
    expect([await pauseOf(remaining), await pauseOf(merged)]).toEqual([
      [false, null],
      [true, pausedAt],
    ])
    expect(await found()).toEqual([[merged], [merged], [merged]])
    await api.post(`/cases/${remaining}/merge`, { mergedCaseId: merged })
    await api.patch(`/updates/${updateId}`, { continuedAt: '2026-03-01' })
    expect(await pauseOf(remaining)).toEqual([false, null])
  })

  it('handles their updates when it ends', async () => {
    const { remaining, merged } = await givenPair()
    const updateId = await givenUpdate(merged)
    await api.post(`/cases/${remaining}/merge`, { mergedCaseId: merged })
    const { items } = (await api.get('/end-reasons?pageSize=1')).body
    const ended = await api.patch(`/cases/${remaining}`, { status: 'ENDED', endReasonId: items[0].endReasonId })
    expect(ended.body).toMatchObject({ status: 'ENDED', paused: false })
    expect((await api.get(`/updates/${updateId}`)).body.continuedAt).toBe(api.clock.now().toISOString())
  })
})

describe('any', () => {
  async function givenAlternatives() {
    const as = await api.createTenant('Eller')
    const { creditorId } = await givenCreditor(api, { as, name: 'A' })
    const { creditorId: otherId } = await givenCreditor(api, { as, name: 'B' })
    const made = async (of: string, status: 'PENDING' | 'VERIFIED', tags: string[]): Promise<string> => {
      const { caseId } = await givenCase(api, { as, creditorId: of, status })
      if (tags.length > 0) expect((await api.patch(`/cases/${caseId}`, { tags }, { as })).status).toBe(200)
      return caseId
    }
    const [fresh, vip, both, neither] = [
      await made(creditorId, 'PENDING', []),
      await made(otherId, 'VERIFIED', ['vip']),
      await made(creditorId, 'PENDING', ['vip']),
      await made(otherId, 'VERIFIED', []),
    ]
    const found = async (query: string): Promise<string[]> => {
      const [listed, counted, csv] = await Promise.all([
        api.get(`/cases?${query}`, { as }),
        api.get(`/cases/count?${query}`, { as }),
        api.get(`/cases/export.csv?${query}`, { as }),
      ])
      expect(listed.status, listed.text).toBe(200)
      const ids: string[] = listed.body.items.map(({ id }: { id: string }) => id)
      expect(counted.body.count).toBe(ids.length)
      expect(csv.text.trimEnd().split('\r\n')).toHaveLength(ids.length + 1)
      return ids
    }
    return { as, creditorId, otherId, fresh, vip, both, neither, found }
  }
  const group = (text: string): string => `any=${encodeURIComponent(text)}`

  it('200: finds the cases that match all filters of one group, and the filters beside them', async () => {
    const { fresh, vip, both, neither, otherId, found } = await givenAlternatives()
    expect(await found(group('status=PENDING'))).toEqual([fresh, both])
    expect(await found(`${group('status=PENDING')}&${group('tag=vip')}`)).toEqual([fresh, vip, both])
    expect(await found(`${group('status=PENDING&tag=vip')}&${group(`creditorId=${otherId}`)}`)).toEqual([
      vip,
      both,
      neither,
    ])
    expect(await found(`creditorId=${otherId}&${group('tag=vip')}&${group('status=PENDING')}`)).toEqual([vip])
    expect(await found(`${group('paused=true')}&${group('paused=false&tag=vip')}`)).toEqual([vip, both])
    expect(
      await found(`${group('reminderDue=true')}&${group('ageing=not-due')}&${group('promiseBroken=true')}`),
    ).toEqual([])
  })

  it('422: names the group and the filter, also beside a group that finds cases', async () => {
    const { as, creditorId } = await givenAlternatives()
    const path = async (query: string): Promise<unknown> => {
      const { status, body, text } = await api.get(`/cases?${query}`, { as })
      expect(status, text).toBe(422)
      return body.errors[0].path
    }
    expect(await path(group('status=OPEN'))).toBe('/any/0/status')
    expect(await path(`${group('tag=vip')}&${group('q=mette')}`)).toBe('/any/1/q')
    expect(await path(group('status=PENDING&status=VERIFIED'))).toBe('/any/0')
    expect(await path(group('any=status%3DPENDING'))).toBe('/any/0/any')
    expect(await path(group("__proto__=x&tag='; drop table cases; --"))).toBe('/any/0/__proto__')
    expect(await path(group('&'))).toBe('/any/0')
    expect(await path('any=')).toBe('/any/0')
    expect(await path(Array.from({ length: 6 }, () => group('tag=a')).join('&'))).toBe('/any')
    expect(await path(`${group('status=PENDING')}&${group(`creditorId=${newId()}`)}`)).toBe('/any/1/creditorId')
    const foreign = await api.get(`/cases?${group(`creditorId=${creditorId}`)}`, { as: stranger })
    expect([foreign.status, foreign.body.errors[0].path]).toEqual([422, '/any/0/creditorId'])
  })

  it('selects the cases of a bulk job', async () => {
    const { as } = await givenAlternatives()
    const filter = { any: ['status=PENDING', 'tag=vip'] }
    const job = await api.post('/bulk-jobs', { action: 'ADD_TAG', parameters: { tag: 'x' }, filter }, { as })
    expect(job.status, job.text).toBe(201)
    expect(job.body.itemCount).toBe(3)
  })
})
