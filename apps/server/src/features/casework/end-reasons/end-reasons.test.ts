import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { standardEndReasonId } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

let count = 0
/** A custom end reason with a handle that no other test uses. */
async function givenEndReason(): Promise<{ endReasonId: string; handle: string; label: string }> {
  count += 1
  const { status, body } = await api.post('/end-reasons', { handle: `OWN_${String(count)}`, label: 'Own' })
  expect(status).toBe(201)
  return body
}

function auditOf(endReasonId: string): Promise<unknown[]> {
  return api.database.read(
    api.tenant.tenantId,
    sql`
      select operation, subject_type as "subjectType", actor, before, after from audit_entries
      where subject_id = ${endReasonId}::uuid order by audit_id`,
  )
}

describe('create end reason', () => {
  it('201: returns the created end reason, the same as a later read', async () => {
    const created = await api.post('/end-reasons', { handle: 'SETTLED', label: ' Forlig ' })
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      endReasonId: expect.any(String),
      tenantId: api.tenant.tenantId,
      handle: 'SETTLED',
      label: 'Forlig',
      standard: false,
      createdAt: '2026-03-02T09:00:00.000Z',
    })
    const { endReasonId } = created.body
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/end-reasons/${endReasonId}`)
    const read = await api.get(`/end-reasons/${endReasonId}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
    expect(await auditOf(endReasonId)).toMatchObject([
      { operation: 'create-end-reason', subjectType: 'end-reason', before: null, after: created.body },
    ])
  })

  it('422: handles are unique on the tenant, including the standard ones', async () => {
    const { handle } = await givenEndReason()
    for (const taken of [handle, 'PAID']) {
      const { status, body } = await api.post('/end-reasons', { handle: taken, label: 'Again' })
      expect(status).toBe(422)
      expect(body.code).toBe('end-reason-handle-taken')
      expect(body.errors).toEqual([{ path: '/handle', message: 'is already used by another end reason' }])
    }
    const stranger = await api.createTenant('Fremmed')
    expect((await api.post('/end-reasons', { handle, label: 'Same' }, { as: stranger })).status).toBe(201)
  })

  it('422: reports every invalid field at once', async () => {
    const { status, body } = await api.post('/end-reasons', { handle: ' ', label: 'a'.repeat(201) })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: '/handle', message: 'must not be empty' },
      { path: '/label', message: 'must have at most 200 characters' },
    ])
  })
})

describe('read end reasons', () => {
  it('200: every tenant has the standard end reasons, under the same ids', async () => {
    const tenant = await api.createTenant('Ny')
    const { status, body } = await api.get('/end-reasons?pageSize=500', { as: tenant })
    expect(status).toBe(200)
    const handles = (body.items as { handle: string }[]).map(({ handle }) => handle)
    expect(handles.sort()).toEqual(
      [
        ...['PAID', 'OVERPAYMENT', 'PARTIALLY_PAID', 'DEAD', 'BANKRUPTCY', 'OBJECTION', 'ERROR_CREDITOR', 'ERROR_US'],
        ...['WITHDRAWN', 'EXPIRATION', 'IRRECOVERABLE', 'TRANSFERRED', 'NO_COURT', 'UNIDENTIFIED', 'OFFER_FROM_US'],
        ...['OFFER_FROM_DEBTOR', 'FORCED_DISSOLVED', 'NEGATIVE_PAYOFF', 'DEPARTED', 'CREDITOR_UNRESPONSIVE', 'MERGED'],
        ...['FIRE_AND_FORGET', 'SMALL_CASE_NOT_WANTED', 'ADDRESS_UNKNOWN', 'DEBT_RELIEF', 'CONFLICT_OF_INTEREST'],
        ...['MINOR', 'DELETED', 'NO_DEBT'],
      ].sort(),
    )
    const paid = await api.get(`/end-reasons/${standardEndReasonId('PAID')}`, { as: tenant })
    expect(paid.body).toMatchObject({ tenantId: tenant.tenantId, handle: 'PAID', standard: true })
  })

  it('200: paging by number and by `after` returns the same', async () => {
    const tenant = await api.createTenant('Sider')
    const all = (await api.get('/end-reasons?pageSize=500', { as: tenant })).body.items as { endReasonId: string }[]
    const second = await api.get('/end-reasons?page=1&pageSize=10', { as: tenant })
    expect(second.body).toEqual({ meta: { currentPage: 1, pageSize: 10 }, items: all.slice(10, 20) })
    const nextPage = await api.get(`/end-reasons?pageSize=10&after=${all[9]!.endReasonId}`, { as: tenant })
    expect(nextPage.body.items).toEqual(all.slice(10, 20))
    expect((await api.get('/end-reasons?page=40', { as: tenant })).body.items).toEqual([])
  })

  it("404: another tenant's end reason looks exactly like a missing one", async () => {
    const { endReasonId } = await givenEndReason()
    const stranger = await api.createTenant('Fremmed')
    expect((await api.get(`/end-reasons/${endReasonId}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/end-reasons/${newId()}`)).status).toBe(404)
  })
})

describe('update end reason', () => {
  it('200: changes label and handle and returns { success: true }', async () => {
    const before = await givenEndReason()
    const changed = await api.patch(`/end-reasons/${before.endReasonId}`, { label: 'Changed', handle: 'CHANGED' })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toEqual({ success: true })
    const { body: after } = await api.get(`/end-reasons/${before.endReasonId}`)
    expect(after).toEqual({ ...before, label: 'Changed', handle: 'CHANGED' })
    expect((await auditOf(before.endReasonId)).at(-1)).toEqual({
      operation: 'update-end-reason',
      subjectType: 'end-reason',
      actor: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      before,
      after,
    })
  })

  it.each([[{ label: 'Only the label' }], [{ handle: 'ONLY_THE_HANDLE' }]])(
    '200: %j does not change the other field',
    async (patch) => {
      const before = await givenEndReason()
      expect((await api.patch(`/end-reasons/${before.endReasonId}`, patch)).body).toEqual({ success: true })
      expect((await api.get(`/end-reasons/${before.endReasonId}`)).body).toEqual({ ...before, ...patch })
    },
  )

  it('200: a reason can keep its own handle', async () => {
    const { endReasonId, handle } = await givenEndReason()
    expect((await api.patch(`/end-reasons/${endReasonId}`, { handle, label: 'New' })).status).toBe(200)
  })

  it('422: a standard end reason cannot be changed', async () => {
    const endReasonId = standardEndReasonId('PAID')
    const { status, body } = await api.patch(`/end-reasons/${endReasonId}`, { label: 'Betalt' })
    expect(status).toBe(422)
    expect(body.code).toBe('standard-end-reason')
    expect((await api.get(`/end-reasons/${endReasonId}`)).body.label).toBe('Paid in full')
    expect(await auditOf(endReasonId)).toEqual([])
  })

  it('422: a handle of another end reason; nothing changes', async () => {
    const before = await givenEndReason()
    const other = await givenEndReason()
    for (const handle of [other.handle, 'BANKRUPTCY']) {
      const { status, body } = await api.patch(`/end-reasons/${before.endReasonId}`, { handle, label: 'Changed' })
      expect(status).toBe(422)
      expect(body.code).toBe('end-reason-handle-taken')
    }
    expect((await api.get(`/end-reasons/${before.endReasonId}`)).body).toEqual(before)
  })

  it('200 once, 422 otherwise: only one of many concurrent requests gets a handle', async () => {
    const reasons = await Promise.all(Array.from({ length: 6 }, givenEndReason))
    const answers = await Promise.all(
      reasons.map(({ endReasonId }) => api.patch(`/end-reasons/${endReasonId}`, { handle: 'RACED' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  })

  it.each([
    [{}, { path: '', message: 'must contain label or handle' }],
    [{ lable: 'typo' }, { path: '', message: 'must contain label or handle' }],
    [{ label: null }, { path: '/label', message: 'cannot be cleared: leave it out to keep its value' }],
    [{ label: '' }, { path: '/label', message: 'must not be empty' }],
    [{ handle: 5 }, { path: '/handle', message: 'must be a string' }],
    [{ handle: 'a'.repeat(101) }, { path: '/handle', message: 'must have at most 100 characters' }],
  ])('422: %j', async (patch, error) => {
    const { endReasonId } = await givenEndReason()
    const { status, body } = await api.patch(`/end-reasons/${endReasonId}`, patch)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'validation-failed', errors: [error] })
  })

  it("404: another tenant's end reason looks exactly like a missing one and does not change", async () => {
    const before = await givenEndReason()
    const stranger = await api.createTenant('Fremmed')
    const foreign = await api.patch(`/end-reasons/${before.endReasonId}`, { label: 'Mine' }, { as: stranger })
    expect(foreign.status).toBe(404)
    expect((await api.patch(`/end-reasons/${newId()}`, { label: 'Mine' })).status).toBe(404)
    expect((await api.get(`/end-reasons/${before.endReasonId}`)).body).toEqual(before)
  })

  it('401: the read scope does not allow changes', async () => {
    const { endReasonId } = await givenEndReason()
    const token = await api.createToken(api.tenant.tenantId, ['read:end-reasons'])
    const reader: TestTenant = { ...api.tenant, ...token }
    expect((await api.patch(`/end-reasons/${endReasonId}`, { label: 'X' }, { as: reader })).status).toBe(401)
  })

  it('200: a retry with the same key returns the same and changes nothing', async () => {
    const { endReasonId } = await givenEndReason()
    const headers = { 'idempotency-key': 'rename-1' }
    const first = await api.patch(`/end-reasons/${endReasonId}`, { label: 'First' }, { headers })
    await api.patch(`/end-reasons/${endReasonId}`, { label: 'Second' })
    const retried = await api.patch(`/end-reasons/${endReasonId}`, { label: 'First' }, { headers })
    expect(retried.text).toBe(first.text)
    expect(retried.headers['idempotency-cached']).toBe('true')
    expect((await api.get(`/end-reasons/${endReasonId}`)).body.label).toBe('Second')
  })
})

describe('delete end reason', () => {
  it('200: an unused one is deleted, and the audit trail keeps its last state', async () => {
    const { body: before } = await api.post('/end-reasons', { handle: 'SHORT_LIVED', label: 'Kort' })
    const deleted = await api.delete(`/end-reasons/${before.endReasonId}`)
    expect([deleted.status, deleted.body]).toEqual([200, {}])
    expect((await api.get(`/end-reasons/${before.endReasonId}`)).status).toBe(404)
    expect((await auditOf(before.endReasonId)).at(-1)).toMatchObject({
      operation: 'delete-end-reason',
      subjectType: 'end-reason',
      before,
      after: null,
    })
  })

  it('422: the end reason of a case is in use', async () => {
    const { body: reason } = await api.post('/end-reasons', { handle: 'IN_USE', label: 'Brugt' })
    await givenCase(api, { endReason: 'IN_USE' })
    const { status, body } = await api.delete(`/end-reasons/${reason.endReasonId}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'in-use', usedBy: ['cases'] })
    expect((await api.get(`/end-reasons/${reason.endReasonId}`)).status).toBe(200)
  })

  it('422: a standard end reason cannot be deleted, whether in use or not', async () => {
    const { body } = await api.get('/end-reasons?pageSize=500')
    const standard = body.items.find((reason: { handle: string }) => reason.handle === 'MINOR')
    const refused = await api.delete(`/end-reasons/${standard.endReasonId}`)
    expect([refused.status, refused.body.code]).toEqual([422, 'standard-end-reason'])
    expect((await api.get(`/end-reasons/${standard.endReasonId}`)).body).toEqual(standard)
  })

  it("404: another tenant's end reason is not found and not deleted", async () => {
    const { body: reason } = await api.post('/end-reasons', { handle: 'OURS', label: 'Vores' })
    const stranger = await api.createTenant('Fremmed')
    expect((await api.delete(`/end-reasons/${reason.endReasonId}`, { as: stranger })).status).toBe(404)
    expect((await api.get(`/end-reasons/${reason.endReasonId}`)).status).toBe(200)
  })
})
