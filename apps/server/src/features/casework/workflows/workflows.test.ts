import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

it('201: returns the created workflow, the same as a later read and list', async () => {
  const created = await api.post('/workflows', { name: 'Private', description: 'Rykker, inkassovarsel, retten.' })
  expect(created.status, created.text).toBe(201)
  expect(created.body).toEqual({
    workflowId: expect.any(String),
    tenantId: api.tenant.tenantId,
    name: 'Private',
    description: 'Rykker, inkassovarsel, retten.',
    createdAt: '2026-03-02T09:00:00.000Z',
    createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
  })
  expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/workflows/${created.body.workflowId}`)
  expect((await api.get(`/workflows/${created.body.workflowId}`)).body).toEqual(created.body)
  expect((await api.get('/workflows')).body.items).toEqual([created.body])
  const audits = await api.database.read(
    api.tenant.tenantId,
    sql`select operation, subject_type, after from audit_entries where subject_id = ${created.body.workflowId}::uuid`,
  )
  expect(audits).toEqual([{ operation: 'create-workflow', subject_type: 'workflow', after: created.body }])
})

it('201: only the name is required', async () => {
  const { status, body } = await api.post('/workflows', { name: 'Erhverv' })
  expect(status).toBe(201)
  expect(body.description).toBeNull()
})

it('422: reports every invalid field at once', async () => {
  const { status, body } = await api.post('/workflows', { description: 7 })
  expect(status).toBe(422)
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { path: '/name', message: 'is required' },
      { path: '/description', message: 'must be a string or null' },
    ]),
  )
})

it("404: another tenant's workflow looks exactly like a missing one", async () => {
  const { body: workflow } = await api.post('/workflows', { name: 'Hemmelig' })
  const stranger = await api.createTenant('Fremmed')
  expect((await api.get(`/workflows/${workflow.workflowId}`, { as: stranger })).status).toBe(404)
  expect((await api.get('/workflows', { as: stranger })).body.items).toEqual([])
})

it('401: creating needs write:workflows', async () => {
  const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:workflows'])) }
  expect((await api.get('/workflows', { as: reader })).status).toBe(200)
  expect((await api.post('/workflows', { name: 'Nej' }, { as: reader })).status).toBe(401)
})

async function givenWorkflow(body: Record<string, unknown> = {}): Promise<Record<string, any>> {
  return (await api.post('/workflows', { name: 'Erhverv', description: 'Korte frister.', ...body })).body
}

describe('patch workflow', () => {
  it('200: changes the given fields, keeps the rest, and the audit trail has before and after', async () => {
    const before = await givenWorkflow()
    const patched = await api.patch(`/workflows/${before['workflowId']}`, { name: 'Erhverv, hurtig' })
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({ ...before, ...{ name: 'Erhverv, hurtig' } })
    expect((await api.get(`/workflows/${before['workflowId']}`)).body).toEqual(patched.body)
    expect((await auditOf(api, before['workflowId'])).at(-1)).toMatchObject({
      operation: 'patch-workflow',
      subjectType: 'workflow',
      before,
      after: patched.body,
    })
  })

  it('200: null removes a value, and a body without changes emits nothing', async () => {
    const { workflowId } = await givenWorkflow()
    const cleared = await api.patch(`/workflows/${workflowId}`, { description: null })
    expect(cleared.body.description).toBeNull()
    const again = await api.patch(`/workflows/${workflowId}`, { description: null })
    expect([again.status, again.body]).toEqual([200, cleared.body])
    expect(await auditOf(api, workflowId)).toHaveLength(2)
  })

  it("404: another tenant's workflow is not found and does not change", async () => {
    const before = await givenWorkflow()
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(`/workflows/${before['workflowId']}`, { name: 'X' }, { as: stranger })).status).toBe(404)
    expect((await api.get(`/workflows/${before['workflowId']}`)).body).toEqual(before)
  })

  it('422: the name cannot be removed', async () => {
    const { workflowId } = await givenWorkflow()
    const { status, body } = await api.patch(`/workflows/${workflowId}`, { name: null })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: '/name', message: 'cannot be cleared: leave it out to keep its value' }],
    ])
  })
})

describe('delete workflow', () => {
  it('200: returns an empty object, deletes the workflow, and the audit trail keeps its last state', async () => {
    const before = await givenWorkflow()
    const deleted = await api.delete(`/workflows/${before['workflowId']}`)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(`/workflows/${before['workflowId']}`)).status).toBe(404)
    expect((await api.delete(`/workflows/${before['workflowId']}`)).status).toBe(404)
    expect((await auditOf(api, before['workflowId'])).at(-1)).toMatchObject({
      operation: 'delete-workflow',
      subjectType: 'workflow',
      before,
      after: null,
    })
  })

  it.each(['defaultChainId', 'defaultClientChainId'])(
    '422: a workflow that a creditor has as %s is in use',
    async (field) => {
      const { workflowId } = await givenWorkflow()
      await api.post('/creditors', { name: 'Nordkyst', [field]: workflowId })
      const refused = await api.delete(`/workflows/${workflowId}`)
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ code: 'in-use', usedBy: ['creditors'] })
    },
  )

  it('422: lists everything that uses it: creditors, case groups (even with the id in upper case) and updates', async () => {
    const { workflowId } = await givenWorkflow()
    const { tenantId } = api.tenant
    const { caseId } = await givenCase(api)
    await api.post('/creditors', { name: 'Nordkyst', defaultChainId: workflowId })
    const settings = { defaultWorkflowId: workflowId.toUpperCase() }
    expect((await api.post('/case-groups', { label: 'Erhverv', settings })).status).toBe(201)
    const { body: type } = await api.post('/updates/types', { label: 'Kald' })
    const { body: update } = await api.post('/updates', { updateTypeId: type.updateTypeId, referenceId: caseId })
    await api.database.inTenant(tenantId, (transaction) =>
      transaction.run(sql`
        update updates set by_workflow_id = ${workflowId}::uuid
        where tenant_id = ${tenantId}::uuid and update_id = ${update.updateId}::uuid`),
    )
    const { body } = await api.delete(`/workflows/${workflowId}`)
    expect(body).toMatchObject({ code: 'in-use', usedBy: ['creditors', 'case-groups', 'updates'] })
    const inDanish = await api.delete(`/workflows/${workflowId}`, { headers: { 'accept-language': 'da' } })
    expect([inDanish.status, inDanish.body.detail]).toEqual([422, expect.stringContaining('sagsgrupper')])
  })

  it("404: another tenant's workflow is not found and not deleted", async () => {
    const { workflowId } = await givenWorkflow()
    const stranger = await api.createTenant('Fremmed')
    expect((await api.delete(`/workflows/${workflowId}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/workflows/${workflowId}`)).status).toBe(200)
  })
})
