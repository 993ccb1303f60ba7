import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { Problem } from '../../../problems/index.ts'
import { requireOwner } from './saved-views.rules.ts'

let api: TestApp
let colleague: TestTenant
beforeAll(async () => {
  api = await startTestApp()
  const token = await api.createToken(api.tenant.tenantId, ['read:cases', 'write:cases'])
  colleague = { ...api.tenant, ...token }
})
afterAll(() => api.close())

const input = { name: 'Nye sager', area: 'cases', query: { status: 'PENDING', q: 'Sørensen' } }

describe('create saved view', () => {
  it('201: saves the filters under a name, visible to the caller only by default', async () => {
    const created = await api.post('/saved-views', input)
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      savedViewId: expect.any(String),
      tenantId: api.tenant.tenantId,
      ...input,
      shared: false,
      mine: true,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect((await api.get(`/saved-views/${created.body.savedViewId}`)).body).toEqual(created.body)
    expect(await auditOf(api, created.body.savedViewId)).toMatchObject([{ before: null, after: created.body }])
  })

  it.each([
    [{ ...input, name: '' }, '/name'],
    [{ ...input, area: 'letters' }, '/area'],
    [{ ...input, query: { status: 5 } }, '/query/status'],
    [{ ...input, query: { q: 'a'.repeat(2_001) } }, '/query/q'],
    [{ name: 'x', area: 'cases' }, '/query'],
  ])('422: %j', async (body, path) => {
    const answer = await api.post('/saved-views', body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject([{ path }])
  })
})

describe('list saved views', () => {
  it('200: returns own and shared views of the area, and never private views of others', async () => {
    const tenant = await api.createTenant('Lister')
    const other = { ...tenant, ...(await api.createToken(tenant.tenantId, ['read:cases', 'write:cases'])) }
    const make = async (as: TestTenant, fields: object): Promise<string> =>
      (await api.post('/saved-views', { ...input, ...fields }, { as })).body.savedViewId
    const mine = await make(tenant, { name: 'Mine' })
    const shared = await make(other, { name: 'Delt', shared: true })
    const hidden = await make(other, { name: 'Skjult' })
    const people = await make(tenant, { name: 'Kunder', area: 'customers' })
    const idsOf = async (query: string): Promise<string[]> =>
      (await api.get(`/saved-views${query}`, { as: tenant })).body.items.map(
        (view: { savedViewId: string }) => view.savedViewId,
      )
    expect(await idsOf('')).toEqual([mine, shared, people])
    expect(await idsOf('?area=cases')).toEqual([mine, shared])
    expect(await idsOf(`?area=cases&after=${mine}`)).toEqual([shared])
    expect((await api.get(`/saved-views/${hidden}`, { as: tenant })).status).toBe(404)
  })
})

describe('patch and delete saved view', () => {
  it('200: changes the given fields', async () => {
    const { body: view } = await api.post('/saved-views', input)
    const patch = { name: 'Ældre sager', query: { status: 'VERIFIED' }, shared: true }
    const { status, body } = await api.patch(`/saved-views/${view.savedViewId}`, patch)
    expect(status).toBe(200)
    expect(body).toEqual({ ...view, ...patch })
    expect((await api.get(`/saved-views/${view.savedViewId}`, { as: colleague })).body).toEqual({
      ...body,
      mine: false,
    })
  })

  it("404: another user's private view can be neither changed nor deleted", async () => {
    const { body: view } = await api.post('/saved-views', input)
    const path = `/saved-views/${view.savedViewId}`
    expect((await api.patch(path, { name: 'x' }, { as: colleague })).status).toBe(404)
    expect((await api.delete(path, { as: colleague })).status).toBe(404)
    expect((await api.delete(path)).body).toEqual({})
    expect((await api.get(path)).status).toBe(404)
  })

  it.each<[Role, string, boolean]>([
    ['caseworker', 'me', true],
    ['caseworker', 'someone else', false],
    ['admin', 'someone else', true],
  ])('a shared view: a %s can change the one of %s: %s', (role, owner, allowed) => {
    const change = (): void => {
      requireOwner({ ownerId: owner }, { id: 'me', role } as never)
    }
    if (allowed) expect(change).not.toThrow()
    else expect(change).toThrow(Problem)
  })
})
