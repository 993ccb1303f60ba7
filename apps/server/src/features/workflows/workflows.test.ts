import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

it('201: answers the whole workflow, as it is read and listed afterwards', async () => {
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

it('201: a name is enough', async () => {
  const { status, body } = await api.post('/workflows', { name: 'Erhverv' })
  expect(status).toBe(201)
  expect(body.description).toBeNull()
})

it('422: names every bad field at once', async () => {
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

it('401: creating asks for write:workflows', async () => {
  const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:workflows'])) }
  expect((await api.get('/workflows', { as: reader })).status).toBe(200)
  expect((await api.post('/workflows', { name: 'Nej' }, { as: reader })).status).toBe(401)
})
