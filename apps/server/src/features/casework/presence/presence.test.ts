import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { Browser, createPerson, signIn } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Colleague {
  readonly userId: string
  readonly browser: Browser
  /** Reports that a case was opened or closed in a window, and returns who else has it open. */
  readonly say: (caseId: string, viewId: string, state?: 'here' | 'gone') => Promise<unknown[]>
}

async function givenColleague(): Promise<Colleague> {
  const person = await createPerson(api, 'caseworker')
  const browser = await signIn(api, person)
  return {
    userId: person.userId,
    browser,
    say: async (caseId, viewId, state = 'here') => {
      const { status, body, text } = await browser.post('/iam/presence', { caseId, viewId, state })
      expect(status, text).toBe(200)
      return body.others
    },
  }
}

const seen = ({ userId }: Colleague, since: string): unknown => ({ userId, name: 'En caseworker', since })
const now = (): string => api.clock.now().toISOString()

describe('presence on a case', () => {
  it('200: users with the case open see each other, with name and time, once regardless of windows', async () => {
    const { caseId } = await givenCase(api)
    const [first, second] = [await givenColleague(), await givenColleague()]
    const since = now()
    const [firstWindow, secondWindow] = [newId(), newId()]
    expect(await first.say(caseId, firstWindow)).toEqual([])
    expect(await second.say(caseId, newId())).toEqual([seen(first, since)])
    api.clock.advance({ ms: 5_000 })
    expect(await first.say(caseId, secondWindow)).toEqual([seen(second, since)])
    expect(await second.say(caseId, newId())).toEqual([seen(first, since)])
    const elsewhere = await givenCase(api)
    expect(await second.say(elsewhere.caseId, newId())).toEqual([])
    // The first window moves to another case; the second window of the same user stays.
    await first.say(elsewhere.caseId, firstWindow)
    const later = now()
    expect(await second.say(caseId, newId())).toEqual([seen(first, later)])
    expect(await first.say(caseId, secondWindow, 'gone')).toEqual([])
    expect(await second.say(caseId, newId())).toEqual([])
  })

  it('a window silent for 25 seconds counts as closed, and writes happen at most every ten', async () => {
    const { caseId } = await givenCase(api)
    const [first, second] = [await givenColleague(), await givenColleague()]
    const since = now()
    const [viewId, looking] = [newId(), newId()]
    await first.say(caseId, viewId)
    const { tenantId } = api.tenant
    const seenAt = async (): Promise<unknown> => {
      const rows = await api.database.read(
        tenantId,
        sql<{ seenAt: Date }>`
          select seen_at as "seenAt" from case_presences
          where tenant_id = ${tenantId}::uuid and view_id = ${viewId}::uuid`,
      )
      return rows[0]?.seenAt.toISOString()
    }
    api.clock.advance({ ms: 9_999 })
    await first.say(caseId, viewId)
    expect(await seenAt()).toBe(since)
    api.clock.advance({ ms: 1 })
    await first.say(caseId, viewId)
    expect(await seenAt()).toBe(now())
    api.clock.advance({ ms: 24_999 })
    expect(await second.say(caseId, looking)).toEqual([seen(first, since)])
    api.clock.advance({ ms: 1 })
    expect(await second.say(caseId, looking)).toEqual([])
    // Its row is deleted with the next signal of its user.
    api.clock.advance({ ms: 60_000 })
    await first.say(caseId, newId())
    expect(await seenAt()).toBeUndefined()
  })

  it('a closed window stays closed, even if its signals arrive in the wrong order', async () => {
    const { caseId } = await givenCase(api)
    const [first, second] = [await givenColleague(), await givenColleague()]
    for (const states of [
      ['here', 'gone', 'here'],
      ['gone', 'here'],
    ] as const) {
      const viewId = newId()
      for (const state of states) await first.say(caseId, viewId, state)
      expect(await second.say(caseId, newId())).toEqual([])
    }
  })

  it('reports how many events the case has, so that what others change can be shown', async () => {
    const { caseId } = await givenCase(api)
    const { browser } = await givenColleague()
    const count = async (): Promise<number> =>
      (await browser.post('/iam/presence', { caseId, viewId: newId(), state: 'here' })).body.eventCount
    const before = await count()
    expect(await count()).toBe(before)
    await api.post('/interactions', { type: 'NOTE', referenceId: caseId, notes: 'Ringer i morgen' })
    expect(await count()).toBe(before + 1)
  })

  it('does not extend the session', async () => {
    const { caseId } = await givenCase(api)
    const { browser, say } = await givenColleague()
    for (let minutes = 0; minutes < 30; minutes += 10) {
      api.clock.advance({ ms: 600_000 - 1_000 })
      await say(caseId, newId())
    }
    api.clock.advance({ ms: 10_000 })
    expect((await browser.get('/iam/session')).status).toBe(401)
  })

  it("401: without a session, or with a token; 422: an unknown case or one of another tenant; another user's window is ignored", async () => {
    const { caseId } = await givenCase(api)
    const body = { caseId, viewId: newId(), state: 'here' }
    expect((await new Browser(api).post('/iam/presence', body)).status).toBe(401)
    expect((await api.request({ method: 'POST', path: '/iam/presence', body })).status).toBe(401)
    const [first, second] = [await givenColleague(), await givenColleague()]
    const foreign = await givenCase(api, { as: await api.createTenant('Fremmed') })
    for (const [fields, path] of [
      [{ caseId: foreign.caseId }, '/caseId'],
      [{ caseId: newId() }, '/caseId'],
      [{ viewId: 'mine' }, '/viewId'],
      [{ state: 'away' }, '/state'],
    ] as const) {
      const answer = await first.browser.post('/iam/presence', { ...body, ...fields })
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, path])
    }
    const viewId = newId()
    const since = now()
    await first.say(caseId, viewId)
    await second.say(caseId, viewId, 'gone')
    expect(await second.say(caseId, viewId)).toEqual([seen(first, since)])
  })
})
