import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
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

  it('200: paging by number and by `after` returns the same; a page beyond the last is empty', async () => {
    const tenant = await api.createTenant('Sider')
    const all = (await api.get('/updates/types', { as: tenant })).body.items as { updateTypeId: string }[]
    const second = await api.get('/updates/types?page=1&pageSize=4', { as: tenant })
    expect(second.body).toEqual({ meta: { currentPage: 1, pageSize: 4 }, items: all.slice(4, 8) })
    const nextPage = await api.get(`/updates/types?pageSize=4&after=${all[3]!.updateTypeId}`, { as: tenant })
    expect(nextPage.body.items).toEqual(all.slice(4, 8))
    const beyond = await api.get('/updates/types?page=9&pageSize=4', { as: tenant })
    expect(beyond.body).toEqual({ meta: { currentPage: 9, pageSize: 4 }, items: [] })
  })
})

describe('create update type', () => {
  it('201: returns the created update type, the same as a later read', async () => {
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

  it('201: only the label is required', async () => {
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

  it('422: reports every invalid field at once', async () => {
    const { status, body } = await api.post('/updates/types', {
      label: '',
      description: 5,
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

  it('422: pauseWithUpdateOnCaseExit must be an update type for cases', async () => {
    const stranger = await api.createTenant('Fremmed')
    const { body: foreign } = await api.post('/updates/types', { label: 'Foreign' }, { as: stranger })
    for (const pauseWithUpdateOnCaseExit of [newId(), foreign.updateTypeId]) {
      const { status, body } = await api.post('/updates/types', { label: 'L', pauseWithUpdateOnCaseExit })
      expect(status).toBe(422)
      expect(body.code).toBe('unknown-reference')
      expect(body.errors).toEqual([{ path: '/pauseWithUpdateOnCaseExit', message: 'does not match any update type' }])
    }
    const { status, body } = await api.post('/updates/types', {
      label: 'L',
      pauseWithUpdateOnCaseExit: standardUpdateTypeId('customer-note'),
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: '/pauseWithUpdateOnCaseExit', message: 'must be an update type for cases' }])
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

describe('members of an update that come from its type', () => {
  it('200: permission levels and the behaviour at the end of a case come from the type', async () => {
    const { caseId } = await givenCase(api)
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

async function givenOwnType(fields: Record<string, unknown> = {}): Promise<Record<string, any>> {
  return (await api.post('/updates/types', { label: 'Egen', ...fields })).body
}

describe('patch update type', () => {
  it('200: changes every field, and the audit trail has before and after', async () => {
    const before = await givenOwnType()
    const change = {
      label: 'Ny',
      description: 'Ny beskrivelse',
      priority: 7,
      pausing: true,
      selectable: false,
      public: true,
      referenceType: 'CUSTOMER',
      groupId: newId(),
      groupLabel: 'Gruppe',
      important: true,
      responsiblePermissionLevel: 'admin',
      hiddenPermissionLevel: 'client',
      pauseWithUpdateOnCaseExit: standardUpdateTypeId('note'),
      continueOnCaseExit: true,
    }
    const path = `/updates/types/${before['updateTypeId']}`
    const patched = await api.patch(path, change)
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({ ...before, ...change })
    expect((await api.get(path)).body).toEqual(patched.body)
    expect((await api.patch(path, change)).body).toEqual(patched.body)
    const [, ...changes] = await auditOf(api, before['updateTypeId'])
    expect(changes).toMatchObject([
      { operation: 'patch-update-type', subjectType: 'update-type', before, after: patched.body },
    ])
  })

  it('200: missing fields are unchanged, even if they have a default, and null removes values', async () => {
    const before = await givenOwnType({ priority: 5, pausing: true, selectable: false, groupLabel: 'Løn' })
    const renamed = await api.patch(`/updates/types/${before['updateTypeId']}`, { label: 'Ny' })
    expect(renamed.body).toEqual({ ...before, label: 'Ny' })
    const cleared = await api.patch(`/updates/types/${before['updateTypeId']}`, { groupLabel: null })
    expect(cleared.body).toEqual({ ...before, label: 'Ny', groupLabel: null })
  })

  it.each(standardUpdateTypes)(
    '422: the standard type $handle can be neither changed nor deleted',
    async ({ handle }) => {
      const path = `/updates/types/${standardUpdateTypeId(handle)}`
      const before = (await api.get(path)).body
      const patched = await api.patch(path, { important: true })
      expect([patched.status, patched.body.code]).toEqual([422, 'standard-update-type'])
      const deleted = await api.delete(path)
      expect([deleted.status, deleted.body.code]).toEqual([422, 'standard-update-type'])
      expect((await api.get(path)).body).toEqual(before)
    },
  )

  it('422: referenceType cannot change while updates exist; other fields can', async () => {
    const { updateTypeId } = await givenOwnType()
    const { caseId } = await givenCase(api)
    expect((await api.post('/updates', { updateTypeId, referenceId: caseId })).status).toBe(201)
    const refused = await api.patch(`/updates/types/${updateTypeId}`, { referenceType: 'CREDITOR' })
    expect([refused.status, refused.body.code, refused.body.usedBy]).toEqual([422, 'in-use', ['updates']])
    const patched = await api.patch(`/updates/types/${updateTypeId}`, { referenceType: 'CASE', important: true })
    expect([patched.status, patched.body.important]).toEqual([200, true])
  })

  it('422: pauseWithUpdateOnCaseExit must be an update type for cases', async () => {
    const { updateTypeId } = await givenOwnType()
    const path = '/pauseWithUpdateOnCaseExit'
    for (const [pauseWithUpdateOnCaseExit, message] of [
      [newId(), 'does not match any update type'],
      [standardUpdateTypeId('customer-note'), 'must be an update type for cases'],
    ] as const) {
      const { status, body } = await api.patch(`/updates/types/${updateTypeId}`, { pauseWithUpdateOnCaseExit })
      expect([status, body.errors]).toEqual([422, [{ path, message }]])
    }
  })

  it("404: another tenant's update type is not found and does not change", async () => {
    const before = await givenOwnType()
    const path = `/updates/types/${before['updateTypeId']}`
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(path, { label: 'X' }, { as: stranger })).status).toBe(404)
    expect((await api.delete(path, { as: stranger })).status).toBe(404)
    expect((await api.get(path)).body).toEqual(before)
  })
})

describe('delete update type', () => {
  it('200: an unused type is deleted, even one that pauses with itself, and the audit trail keeps its last state', async () => {
    const { updateTypeId } = await givenOwnType()
    const path = `/updates/types/${updateTypeId}`
    const { body: before } = await api.patch(path, { pauseWithUpdateOnCaseExit: updateTypeId })
    expect(before.pauseWithUpdateOnCaseExit).toBe(updateTypeId)
    const deleted = await api.delete(path)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(path)).status).toBe(404)
    expect((await auditOf(api, updateTypeId)).at(-1)).toMatchObject({
      operation: 'delete-update-type',
      before,
      after: null,
    })
  })

  it('422: a type of updates, or with which another type pauses, is in use', async () => {
    const { updateTypeId } = await givenOwnType()
    await givenOwnType({ pauseWithUpdateOnCaseExit: updateTypeId })
    const first = await api.delete(`/updates/types/${updateTypeId}`)
    expect([first.status, first.body.code, first.body.usedBy]).toEqual([422, 'in-use', ['update-types']])
    const { caseId } = await givenCase(api)
    await api.post('/updates', { updateTypeId, referenceId: caseId })
    const second = await api.delete(`/updates/types/${updateTypeId}`)
    expect([second.status, second.body.code, second.body.usedBy]).toEqual([422, 'in-use', ['updates', 'update-types']])
  })
})
