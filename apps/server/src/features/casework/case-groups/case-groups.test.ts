import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { LockHolder } from '../../../../test/lock-holder.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'

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
  it('201: returns the created case group, the same as a later read', async () => {
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

  it('201: settings default to an empty object', async () => {
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
  ])('422: %j', async (input, error) => {
    const { status, body } = await api.post('/case-groups', input)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation-failed', errors: [error] })
  })
})

describe('get case groups', () => {
  it('200: pages start at 0 and have no total; a page beyond the last is empty', async () => {
    const tenant = await api.createTenant('Grupper')
    const groups = await givenCaseGroups(tenant, 5)
    const page = async (number: number) =>
      (await api.get(`/case-groups?page=${String(number)}&pageSize=2`, { as: tenant })).body
    expect(await page(0)).toEqual({ meta: { currentPage: 0, pageSize: 2 }, items: groups.slice(0, 2) })
    expect(await page(1)).toEqual({ meta: { currentPage: 1, pageSize: 2 }, items: groups.slice(2, 4) })
    expect(await page(2)).toEqual({ meta: { currentPage: 2, pageSize: 2 }, items: groups.slice(4) })
    expect(await page(3)).toEqual({ meta: { currentPage: 3, pageSize: 2 }, items: [] })
    const nextPage = await api.get(`/case-groups?pageSize=2&after=${groups[1]!.id}`, { as: tenant })
    expect(nextPage.body.items).toEqual(groups.slice(2, 4))
  })

  it('200: pageSize defaults to 25, and other tenants are not included', async () => {
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

  it('200: pageSize can be 500', async () => {
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
    ['limit=5', { path: '/limit', message: 'is not a known field' }],
  ])('422: %s', async (query, error) => {
    const { status, body } = await api.get(`/case-groups?${query}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation-failed', errors: [error] })
  })

  it('401: needs read:case-groups; the write scope does not include it', async () => {
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

describe('the default workflow of a case group', () => {
  it('201 and 200: can be a workflow of the tenant or null', async () => {
    const { body: workflow } = await api.post('/workflows', { name: 'Erhverv' })
    const settings = { defaultWorkflowId: workflow.workflowId, colour: 'blue' }
    const created = await api.post('/case-groups', { label: 'Erhverv', settings })
    expect([created.status, created.body.settings]).toEqual([201, settings])
    const patched = await api.patch(`/case-groups/${created.body.id}`, { settings: { defaultWorkflowId: null } })
    expect([patched.status, patched.body.settings]).toEqual([200, { defaultWorkflowId: null }])
  })

  it('422: an unknown workflow, one of another tenant, or not an id', async () => {
    const stranger = await api.createTenant('Fremmed')
    const { body: foreign } = await api.post('/workflows', { name: 'Fremmed' }, { as: stranger })
    const { body: group } = await api.post('/case-groups', { label: 'Privat' })
    const path = '/settings/defaultWorkflowId'
    for (const [defaultWorkflowId, error] of [
      [newId(), { path, message: 'does not match any workflow' }],
      [foreign.workflowId, { path, message: 'does not match any workflow' }],
      ['standard', { path, message: 'must be a UUID or null' }],
      [7, { path, message: 'must be a UUID or null' }],
    ]) {
      const settings = { defaultWorkflowId }
      const created = await api.post('/case-groups', { label: 'Ny', settings })
      expect([created.status, created.body.errors]).toEqual([422, [error]])
      const patched = await api.patch(`/case-groups/${group.id}`, { settings })
      expect([patched.status, patched.body.errors]).toEqual([422, [error]])
    }
    expect((await api.get(`/case-groups/${group.id}`)).body).toEqual(group)
  })
})

describe('patch case group', () => {
  it('200: a new label keeps the settings; new settings replace the old ones entirely', async () => {
    const { body: before } = await api.post('/case-groups', { label: 'Privat', settings: { colour: 'blue', size: 3 } })
    const renamed = await api.patch(`/case-groups/${before.id}`, { label: 'Private' })
    expect(renamed.status, renamed.text).toBe(200)
    expect(renamed.body).toEqual({ ...before, label: 'Private' })
    const changed = await api.patch(`/case-groups/${before.id}`, { settings: { colour: 'red' } })
    expect(changed.body).toEqual({ ...renamed.body, settings: { colour: 'red' } })
    expect((await api.get(`/case-groups/${before.id}`)).body).toEqual(changed.body)
    expect((await api.patch(`/case-groups/${before.id}`, { settings: { colour: 'red' } })).body).toEqual(changed.body)
    const [, ...changes] = await auditOf(api, before.id)
    expect(changes).toMatchObject([
      { operation: 'patch-case-group', subjectType: 'case-group', before, after: renamed.body },
      { operation: 'patch-case-group', before: renamed.body, after: changed.body },
    ])
  })

  it("404: another tenant's case group is not found and does not change", async () => {
    const { body: before } = await api.post('/case-groups', { label: 'Egen' })
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(`/case-groups/${before.id}`, { label: 'X' }, { as: stranger })).status).toBe(404)
    expect((await api.delete(`/case-groups/${before.id}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/case-groups/${before.id}`)).body).toEqual(before)
  })
})

describe('delete case group', () => {
  it('200: an empty group is deleted, and the audit trail keeps its last state', async () => {
    const { body: before } = await api.post('/case-groups', { label: 'Tom' })
    const deleted = await api.delete(`/case-groups/${before.id}`)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(`/case-groups/${before.id}`)).status).toBe(404)
    expect((await auditOf(api, before.id)).at(-1)).toMatchObject({
      operation: 'delete-case-group',
      before,
      after: null,
    })
  })

  it('422: a group that contains a case is in use', async () => {
    const { body: group } = await api.post('/case-groups', { label: 'Brugt' })
    await givenCase(api, { groupId: group.id })
    const { status, body } = await api.delete(`/case-groups/${group.id}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'in-use', usedBy: ['cases'] })
    expect((await api.get(`/case-groups/${group.id}`)).status).toBe(200)
  })

  it('422: a case added to a group during its deletion gets an unknown reference', async () => {
    const { body: group } = await api.post('/case-groups', { label: 'På vej ud' })
    const { customerId } = await givenCustomer(api)
    const holder = await LockHolder.connect(api.databaseUrl)
    try {
      await holder.holdFor(api.tenant.tenantId, 'delete from case_groups where case_group_id = $1', [group.id])
      const creating = api.post('/cases', { customerId, currency: 'DKK', groupId: group.id })
      await holder.waitForWaiters()
      await holder.commit()
      const { status, body } = await creating
      expect([status, body.code]).toEqual([422, 'unknown-reference'])
    } finally {
      await holder.close()
    }
  })

  it('422: a group that gets a case during its deletion is in use', async () => {
    const { body: group } = await api.post('/case-groups', { label: 'Lige brugt' })
    const { caseId } = await givenCase(api)
    const holder = await LockHolder.connect(api.databaseUrl)
    try {
      await holder.holdFor(api.tenant.tenantId, 'update cases set group_id = $1 where case_id = $2', [group.id, caseId])
      const deleting = api.delete(`/case-groups/${group.id}`)
      await holder.waitForWaiters()
      await holder.commit()
      const { status, body } = await deleting
      expect([status, body.code, body.usedBy]).toEqual([422, 'in-use', ['cases']])
    } finally {
      await holder.close()
    }
  })
})
