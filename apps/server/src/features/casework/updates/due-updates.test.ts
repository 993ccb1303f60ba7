import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { startTestApp, type TestApp, type TestTenant, withRole } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { standardUpdateTypeId } from './index.ts'

let api: TestApp
let tenant: TestTenant
beforeAll(async () => {
  api = await startTestApp()
})
beforeEach(async () => {
  tenant = await api.createTenant('Påmindelser')
})
afterAll(() => api.close())

async function givenReminder(remindedAt: string, fields: Record<string, string> = {}): Promise<string> {
  const referenceId = fields['referenceId'] ?? (await givenCase(api, { as: tenant })).caseId
  const input = { updateTypeId: standardUpdateTypeId('note'), remindedAt, ...fields, referenceId }
  const { status, body, text } = await api.post('/updates', input, { as: tenant })
  expect(status, text).toBe(201)
  return body.updateId as string
}

async function due(query = '', as = tenant): Promise<string[]> {
  const { status, body, text } = await api.get(`/updates?due=true${query}`, { as })
  expect(status, text).toBe(200)
  return body.items.map(({ updateId }: { updateId: string }) => updateId)
}

describe('list due updates of all cases', () => {
  it('200: returns open updates whose reminder is due, most overdue first, in pages', async () => {
    const second = await givenReminder('2026-02-02')
    const first = await givenReminder('2026-02-01')
    const third = await givenReminder('2026-02-02')
    await givenReminder('2026-03-03')
    const done = await givenReminder('2026-01-01')
    await api.patch(`/updates/${done}`, { continuedAt: '2026-01-02' }, { as: tenant })
    const { creditorId } = (await api.get(`/cases?pageSize=1`, { as: tenant })).body.items[0]
    const type = await api.post('/updates/types', { label: 'Ring', referenceType: 'CREDITOR' }, { as: tenant })
    await givenReminder('2026-01-01', { updateTypeId: type.body.updateTypeId, referenceId: creditorId })
    const expected = [first, second, third]
    expect(await due()).toEqual(expected)
    expect(await due('&open=true')).toEqual(expected)
    expect(await due('&open=false')).toEqual([])
    for (const [page, updateId] of expected.entries()) {
      expect(await due(`&pageSize=1&page=${page}`)).toEqual([updateId])
      expect(await due(`&after=${updateId}`)).toEqual(expected.slice(page + 1))
    }
    const [listed] = (await api.get('/updates?due=true', { as: tenant })).body.items
    expect(listed).toEqual((await api.get(`/updates/${first}`, { as: tenant })).body)
    expect(await due('', api.tenant)).toEqual([])
  })

  it('200: continues after an update that was continued meanwhile; 422: after one that was deleted', async () => {
    const first = await givenReminder('2026-02-01')
    const second = await givenReminder('2026-02-02')
    await api.patch(`/updates/${first}`, { continuedAt: '2026-03-01' }, { as: tenant })
    expect(await due(`&after=${first}`)).toEqual([second])
    await api.delete(`/updates/${first}`, { as: tenant })
    const { status, body } = await api.get(`/updates?due=true&after=${first}`, { as: tenant })
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'unknown-reference', '/after'])
    expect((await api.get(`/updates?due=true&after=${newId()}`, { as: tenant })).status).toBe(422)
  })

  it('200: leaves out updates hidden from the role of the caller', async () => {
    const hidden = { label: 'Internt', hiddenPermissionLevel: 'caseworker' }
    const { updateTypeId } = (await api.post('/updates/types', hidden, { as: tenant })).body
    const seen = await givenReminder('2026-02-01')
    const unseen = await givenReminder('2026-02-02', { updateTypeId })
    expect(await due()).toEqual([seen, unseen])
    expect(await due('', withRole(tenant, 'caseworker'))).toEqual([seen])
  })

  it('422: without a case and without due=true', async () => {
    for (const query of ['', '?due=false', '?open=true']) {
      const { status, body } = await api.get(`/updates${query}`)
      expect([status, body.errors]).toEqual([422, [{ path: '/caseId', message: 'is required unless `due` is true' }]])
    }
  })
})
