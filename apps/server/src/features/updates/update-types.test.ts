import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'
import { standardUpdateTypeId } from './index.ts'
import { standardUpdateTypes } from './standard-update-types.data.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

describe('list update types', () => {
  it('200: every tenant has the standard update types, under the same ids', async () => {
    const tenant = await api.createTenant('Ny')
    const { status, body } = await api.get('/updates/types', { as: tenant })
    expect(status).toBe(200)
    expect(body.meta).toEqual({ currentPage: 0, pageSize: 25 })
    const expected = standardUpdateTypes.map((type) => ({
      updateTypeId: standardUpdateTypeId(type.handle),
      label: type.label,
      description: type.description,
      priority: type.priority,
      pausing: 'pausing' in type,
      selectable: true,
      public: 'public' in type,
      referenceType: type.referenceType,
      groupId: null,
      groupLabel: null,
      important: 'important' in type,
      responsiblePermissionLevel: null,
      hiddenPermissionLevel: null,
      pauseWithUpdateOnCaseExit: null,
      continueOnCaseExit: 'continueOnCaseExit' in type,
      createdAt: '2026-03-02T09:00:00.000Z',
    }))
    expect(body.items).toEqual(expected.sort((a, b) => (a.updateTypeId < b.updateTypeId ? -1 : 1)))
  })

  it('200: pages by number and behind an id tell the same; beyond the last is an empty page', async () => {
    const tenant = await api.createTenant('Sider')
    const all = (await api.get('/updates/types', { as: tenant })).body.items as { updateTypeId: string }[]
    const second = await api.get('/updates/types?page=1&pageSize=4', { as: tenant })
    expect(second.body).toEqual({ meta: { currentPage: 1, pageSize: 4 }, items: all.slice(4, 8) })
    const behind = await api.get(`/updates/types?pageSize=4&after=${all[3]!.updateTypeId}`, { as: tenant })
    expect(behind.body.items).toEqual(all.slice(4, 8))
    const beyond = await api.get('/updates/types?page=9&pageSize=4', { as: tenant })
    expect(beyond.body).toEqual({ meta: { currentPage: 9, pageSize: 4 }, items: [] })
  })
})

describe('create update type', () => {
  it('201: answers the whole update type, as it is read afterwards', async () => {
    const input = {
      label: 'Afventer løn',
      description: 'Arbejdsgiveren er spurgt.',
      priority: 30,
      pausing: true,
      selectable: false,
      public: true,
      referenceType: 'CASE',
      groupId: newId(),
      groupLabel: 'Løn',
      important: true,
      responsiblePermissionLevel: 'caseworker',
      hiddenPermissionLevel: 'client',
      pauseWithUpdateOnCaseExit: standardUpdateTypeId('note'),
      continueOnCaseExit: true,
    }
    const created = await api.post('/updates/types', input)
    expect(created.status, created.text).toBe(201)
    const { updateTypeId } = created.body
    expect(created.body).toEqual({ ...input, updateTypeId, createdAt: '2026-03-02T09:00:00.000Z' })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/updates/types/${updateTypeId}`)
    const read = await api.get(`/updates/types/${updateTypeId}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
    const audit = await api.database.read(
      api.tenant.tenantId,
      sql`
        select operation, subject_type as "subjectType", before, after from audit_entries where subject_id = ${updateTypeId}::uuid`,
    )
    expect(audit).toEqual([
      { operation: 'create-update-type', subjectType: 'update-type', before: null, after: created.body },
    ])
  })

  it('201: a label is enough', async () => {
    const { status, body } = await api.post('/updates/types', { label: 'Kort' })
    expect(status).toBe(201)
    expect(body).toEqual({
      updateTypeId: expect.any(String),
      label: 'Kort',
      description: '',
      priority: 0,
      pausing: false,
      selectable: true,
      public: false,
      referenceType: 'CASE',
      groupId: null,
      groupLabel: null,
      important: false,
      responsiblePermissionLevel: null,
      hiddenPermissionLevel: null,
      pauseWithUpdateOnCaseExit: null,
      continueOnCaseExit: false,
      createdAt: '2026-03-02T09:00:00.000Z',
    })
  })

  it('422: names every bad field at once', async () => {
    const { status, body } = await api.post('/updates/types', {
      label: '',
      description: null,
      priority: 1.5,
      pausing: 'yes',
      referenceType: 'case',
      responsiblePermissionLevel: 'boss',
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: '/label', message: 'must not be empty' },
      { path: '/description', message: 'must be a string' },
      { path: '/priority', message: 'must be an integer' },
      { path: '/pausing', message: 'must be a boolean' },
      { path: '/referenceType', message: 'must be one of CASE, CUSTOMER or CREDITOR' },
      {
        path: '/responsiblePermissionLevel',
        message: 'must be one of alternative-contact, debtor, client, caseworker, admin, super-admin or null',
      },
    ])
  })

  it('422: the type to pause with must exist on the tenant and be one of cases', async () => {
    const stranger = await api.createTenant('Fremmed')
    const { body: foreign } = await api.post('/updates/types', { label: 'Foreign' }, { as: stranger })
    for (const pauseWithUpdateOnCaseExit of [newId(), foreign.updateTypeId]) {
      const { status, body } = await api.post('/updates/types', { label: 'L', pauseWithUpdateOnCaseExit })
      expect(status).toBe(422)
      expect(body.code).toBe('unknown-reference')
      expect(body.errors).toEqual([
        { path: '/pauseWithUpdateOnCaseExit', message: 'names no update type of this tenant' },
      ])
    }
    const { status, body } = await api.post('/updates/types', {
      label: 'L',
      pauseWithUpdateOnCaseExit: standardUpdateTypeId('customer-note'),
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: '/pauseWithUpdateOnCaseExit', message: 'must name an update type of cases' }])
  })
})

describe('get update type', () => {
  it("404: another tenant's update type looks exactly like a missing one", async () => {
    const { body } = await api.post('/updates/types', { label: 'Egen' })
    const stranger = await api.createTenant('Fremmed')
    expect((await api.get(`/updates/types/${body.updateTypeId}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/updates/types/${newId()}`)).status).toBe(404)
  })
})

describe('what an update shows of its type', () => {
  it('200: permission levels and what happens when the case ends come from the type', async () => {
    const { tenantId } = api.tenant
    const [creditorId, customerId, caseId] = [newId(), newId(), newId()]
    await api.database.inTenant(tenantId, async (transaction) => {
      await transaction.run(sql`
        insert into creditors (tenant_id, creditor_id, name, created_at, created_by)
        values (${tenantId}::uuid, ${creditorId}::uuid, 'Nordkyst', now(), '{}')`)
      await transaction.run(sql`
        insert into customers (tenant_id, customer_id, creditor_id, reference_id, is_company, created_at, created_by)
        values (${tenantId}::uuid, ${customerId}::uuid, ${creditorId}::uuid, 'K-1', false, now(), '{}')`)
      await transaction.run(sql`
        insert into cases (tenant_id, case_id, case_seq_id, creditor_id, customer_id, currency, status_time, created_at, created_by)
        values (${tenantId}::uuid, ${caseId}::uuid, 1, ${creditorId}::uuid, ${customerId}::uuid, 'DKK', now(), now(), '{}')`)
    })
    const type = {
      label: 'Vist',
      description: 'Som typen siger',
      priority: -3,
      responsiblePermissionLevel: 'admin',
      hiddenPermissionLevel: 'debtor',
      pauseWithUpdateOnCaseExit: standardUpdateTypeId('call-back'),
      continueOnCaseExit: true,
    }
    const { body: created } = await api.post('/updates/types', type)
    const { body: update } = await api.post('/updates', { updateTypeId: created.updateTypeId, referenceId: caseId })
    expect((await api.get(`/updates/${update.updateId}`)).body).toMatchObject(type)
  })
})
