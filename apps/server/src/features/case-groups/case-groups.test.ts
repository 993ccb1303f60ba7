import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestTenant } from '../../../test/test-app.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenCaseGroups(tenant: TestTenant, groupCount: number): Promise<{ id: string }[]> {
  const groups: { id: string }[] = []
  for (let index = 0; index < groupCount; index++) {
    groups.push((await api.post('/case-groups', { label: `Group ${String(index)}` }, { as: tenant })).body)
  }
  return groups
}

describe('create case group', () => {
  it('201: answers the whole case group, as it is read afterwards', async () => {
    const settings = { colour: 'blue', limits: { amount: 5000 }, steps: ['call', 'write'], note: null }
    const created = await api.post('/case-groups', { label: ' Erhverv ', settings })
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      id: expect.any(String),
      tenantId: api.tenant.tenantId,
      label: 'Erhverv',
      settings,
      createdAt: '2026-03-02T09:00:00.000Z',
    })
    const { id } = created.body
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/case-groups/${id}`)
    expect(created.headers['ignored-fields']).toBeUndefined()
    const read = await api.get(`/case-groups/${id}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
    const audit = await api.database.read(
      api.tenant.tenantId,
      sql`
        select operation, subject_type as "subjectType", before, after from audit_entries where subject_id = ${id}::uuid`,
    )
    expect(audit).toEqual([
      { operation: 'create-case-group', subjectType: 'case-group', before: null, after: created.body },
    ])
  })

  it('201: has no settings unless told otherwise', async () => {
    const { status, body } = await api.post('/case-groups', { label: 'Privat' })
    expect(status).toBe(201)
    expect(body.settings).toEqual({})
  })

  it.each([
    [{}, { path: '/label', message: 'is required' }],
    [{ label: '' }, { path: '/label', message: 'must not be empty' }],
    [{ label: 'a'.repeat(201) }, { path: '/label', message: 'must have at most 200 characters' }],
    [
      { label: 'L', settings: [] },
      { path: '/settings', message: 'must be an object' },
    ],
    [
      { label: 'L', settings: null },
      { path: '/settings', message: 'must be an object' },
    ],
  ])('422: %j', async (input, error) => {
    const { status, body } = await api.post('/case-groups', input)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation-failed', errors: [error] })
  })
})

describe('get case groups', () => {
  it('200: pages from 0, without a total, until a page is not full; beyond the last is an empty page', async () => {
    const tenant = await api.createTenant('Grupper')
    const groups = await givenCaseGroups(tenant, 5)
    const page = async (number: number) =>
      (await api.get(`/case-groups?page=${String(number)}&pageSize=2`, { as: tenant })).body
    expect(await page(0)).toEqual({ meta: { currentPage: 0, pageSize: 2 }, items: groups.slice(0, 2) })
    expect(await page(1)).toEqual({ meta: { currentPage: 1, pageSize: 2 }, items: groups.slice(2, 4) })
    expect(await page(2)).toEqual({ meta: { currentPage: 2, pageSize: 2 }, items: groups.slice(4) })
    expect(await page(3)).toEqual({ meta: { currentPage: 3, pageSize: 2 }, items: [] })
    const behind = await api.get(`/case-groups?pageSize=2&after=${groups[1]!.id}`, { as: tenant })
    expect(behind.body.items).toEqual(groups.slice(2, 4))
  })

  it('200: shows the first 25 groups unless told otherwise, and of the own tenant only', async () => {
    const tenant = await api.createTenant('Mange')
    const groups = await givenCaseGroups(tenant, 26)
    const { body } = await api.get('/case-groups', { as: tenant })
    expect(body).toEqual({ meta: { currentPage: 0, pageSize: 25 }, items: groups.slice(0, 25) })
    const stranger = await api.createTenant('Tom')
    expect((await api.get('/case-groups', { as: stranger })).body).toEqual({
      meta: { currentPage: 0, pageSize: 25 },
      items: [],
    })
  })

  it('200: a page may have 500 items', async () => {
    const { status, body } = await api.get('/case-groups?pageSize=500')
    expect(status).toBe(200)
    expect(body.meta).toEqual({ currentPage: 0, pageSize: 500 })
  })

  it.each([
    ['page=-1', { path: '/page', message: 'must be at least 0' }],
    ['page=first', { path: '/page', message: 'must be an integer' }],
    ['page=1.5', { path: '/page', message: 'must be an integer' }],
    ['pageSize=501', { path: '/pageSize', message: 'must be at most 500' }],
    ['pageSize=0', { path: '/pageSize', message: 'must be at least 1' }],
    ['limit=5', { path: '/limit', message: 'is not known here' }],
  ])('422: %s', async (query, error) => {
    const { status, body } = await api.get(`/case-groups?${query}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation-failed', errors: [error] })
  })

  it('401: needs read:case-groups, and writing does not grant it', async () => {
    const token = await api.createToken(api.tenant.tenantId, ['write:case-groups'])
    const { status, headers } = await api.get('/case-groups', { as: { ...api.tenant, ...token } })
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toContain('scope="read:case-groups"')
  })
})

describe('get case group', () => {
  it("404: another tenant's case group looks exactly like a missing one", async () => {
    const { body } = await api.post('/case-groups', { label: 'Egen' })
    const stranger = await api.createTenant('Fremmed')
    expect((await api.get(`/case-groups/${body.id}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/case-groups/${newId()}`)).status).toBe(404)
    expect((await api.get('/case-groups/no-uuid')).status).toBe(422)
  })
})
