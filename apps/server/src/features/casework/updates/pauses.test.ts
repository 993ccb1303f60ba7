import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, testStart, type TestApp, withRole } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenType(flags: Record<string, unknown> = {}): Promise<string> {
  const { status, body, text } = await api.post('/updates/types', { label: 'Aftale', pausing: true, ...flags })
  expect(status, text).toBe(201)
  return body.updateTypeId as string
}

async function givenUpdate(caseId: string, updateTypeId: string, fields: object = {}): Promise<string> {
  const { status, body, text } = await api.post('/updates', { updateTypeId, referenceId: caseId, ...fields })
  expect(status, text).toBe(201)
  return body.updateId as string
}

async function pauseOf(caseId: string): Promise<unknown[]> {
  const { paused, pausedAt, pausedUntil } = (await api.get(`/cases/${caseId}`)).body
  return [paused, pausedAt, pausedUntil]
}

async function end(caseId: string): Promise<Answer> {
  const { items } = (await api.get('/end-reasons?pageSize=1')).body
  return api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId: items[0].endReasonId })
}

const now = testStart.toISOString()

describe('a pausing update', () => {
  it('pauses its case from pausedAt to continuedAt; several pause it until the last one ends', async () => {
    const { caseId } = await givenCase(api)
    expect(await pauseOf(caseId)).toEqual([false, null, null])
    await givenUpdate(caseId, await givenType({ pausing: false }))
    await givenUpdate(caseId, await givenType(), { pausedAt: '2026-04-01T00:00:00Z' })
    expect(await pauseOf(caseId)).toEqual([false, null, null])
    const first = await givenUpdate(caseId, await givenType())
    const second = await givenUpdate(caseId, await givenType(), { pausedAt: '2026-02-01T00:00:00Z' })
    expect(await pauseOf(caseId)).toEqual([true, '2026-02-01T00:00:00.000Z', null])
    await api.patch(`/updates/${second}`, { continuedAt: '2026-03-10T00:00:00Z' })
    expect(await pauseOf(caseId)).toEqual([true, '2026-02-01T00:00:00.000Z', null])
    await api.patch(`/updates/${first}`, { continuedAt: now })
    expect(await pauseOf(caseId)).toEqual([true, '2026-02-01T00:00:00.000Z', '2026-03-10T00:00:00.000Z'])
    await api.delete(`/updates/${second}`)
    expect(await pauseOf(caseId)).toEqual([false, null, null])
  })

  it('200: cases are filtered by whether they are paused', async () => {
    const paused = await givenCase(api)
    const { caseId } = await givenCase(api, { customerId: paused.customerId })
    await givenUpdate(paused.caseId, await givenType())
    const list = async (wanted: boolean): Promise<string[]> => {
      const answer = await api.get(`/cases?customerId=${paused.customerId}&paused=${String(wanted)}`)
      return answer.body.items.map(({ id }: { id: string }) => id)
    }
    expect(await list(true)).toEqual([paused.caseId])
    expect(await list(false)).toEqual([caseId])
  })
})

describe('when a case ends', () => {
  it('open updates are continued if their type has continueOnCaseExit', async () => {
    const { caseId } = await givenCase(api)
    const leaving = await givenUpdate(caseId, await givenType({ continueOnCaseExit: true }))
    const staying = await givenUpdate(caseId, await givenType())
    expect((await end(caseId)).body).toMatchObject({ status: 'ENDED', paused: true })
    const { body } = await api.get(`/updates/${leaving}`)
    expect(body).toMatchObject({ continuedAt: now, continuedBy: { type: 'KEY', name: 'test' } })
    expect((await api.get(`/updates/${staying}`)).body.continuedAt).toBeNull()
    expect((await eventsAbout(api, leaving)).at(-1)).toMatchObject({ type: 'updates.update', caseId, data: body })
    expect((await auditOf(api, leaving)).at(-1)).toMatchObject({ before: { continuedAt: null }, after: body })
  })

  it('an update with pauseWithUpdateOnCaseExit gets a stand-in until the case is reopened', async () => {
    const { caseId } = await givenCase(api)
    const standIn = await givenType({ label: 'Afsluttet' })
    const original = await givenUpdate(caseId, await givenType({ pauseWithUpdateOnCaseExit: standIn }))
    await end(caseId)
    const { items } = (await api.get(`/updates?caseId=${caseId}`)).body
    expect(items).toMatchObject([
      { updateId: original, continuedAt: null },
      { updateTypeId: standIn, refId: original, pausedAt: now, continuedAt: null },
    ])
    expect((await eventsAbout(api, items[1].updateId)).map(({ type }) => type)).toEqual(['updates.create'])
    await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' })
    const after = (await api.get(`/updates?caseId=${caseId}`)).body.items
    expect(after).toMatchObject([{ continuedAt: null }, { continuedAt: now }])
  })
})

describe('reminders', () => {
  it('200: lists updates that are due, or that are not', async () => {
    const { caseId } = await givenCase(api)
    const type = await givenType()
    const due = await givenUpdate(caseId, type)
    const later = await givenUpdate(caseId, type, { remindedAt: '2026-03-02T09:00:00.001Z' })
    const done = await givenUpdate(caseId, type)
    await api.patch(`/updates/${done}`, { continuedAt: now })
    const list = async (wanted: boolean): Promise<string[]> => {
      const { items } = (await api.get(`/updates?caseId=${caseId}&due=${String(wanted)}`)).body
      return items.map(({ updateId }: { updateId: string }) => updateId)
    }
    expect(await list(true)).toEqual([due])
    expect(await list(false)).toEqual([later, done])
  })
})

describe('hiddenPermissionLevel', () => {
  it('hides an update from its role and lower roles: in lists, by id, and for continuing and deleting', async () => {
    const { caseId } = await givenCase(api)
    const updateId = await givenUpdate(caseId, await givenType({ hiddenPermissionLevel: 'caseworker' }))
    for (const [role, status] of [
      ['client', 404],
      ['caseworker', 404],
      ['admin', 200],
    ] as const) {
      const as = withRole(api.tenant, role)
      expect((await api.get(`/updates/${updateId}`, { as })).status, role).toBe(status)
      expect((await api.get(`/updates?caseId=${caseId}`, { as })).body.items).toHaveLength(status === 200 ? 1 : 0)
      expect((await api.patch(`/updates/${updateId}`, { continuedAt: now }, { as })).status, role).toBe(status)
      if (status === 404) expect((await api.delete(`/updates/${updateId}`, { as })).status, role).toBe(404)
    }
  })

  it('201: an update hidden from its creator has no Location', async () => {
    const { caseId } = await givenCase(api)
    const updateTypeId = await givenType({ hiddenPermissionLevel: 'admin' })
    const created = await api.post('/updates', { updateTypeId, referenceId: caseId })
    expect([created.status, created.headers['location']]).toEqual([201, undefined])
  })
})

describe('delete update', () => {
  it("200: emits an event and keeps the last state in the audit trail; 404: a second time, or another tenant's", async () => {
    const { caseId } = await givenCase(api)
    const updateId = await givenUpdate(caseId, await givenType())
    const { body: before } = await api.get(`/updates/${updateId}`)
    const as = await api.createTenant('Fremmed')
    expect((await api.delete(`/updates/${updateId}`, { as })).status).toBe(404)
    expect(await api.delete(`/updates/${updateId}`)).toMatchObject({ status: 200, body: {} })
    expect((await api.get(`/updates/${updateId}`)).status).toBe(404)
    expect((await eventsAbout(api, updateId)).at(-1)).toMatchObject({ type: 'updates.delete', caseId, data: before })
    expect((await auditOf(api, updateId)).at(-1)).toMatchObject({ operation: 'delete-update', before, after: null })
    expect((await api.delete(`/updates/${newId()}`)).status).toBe(404)
  })
})
