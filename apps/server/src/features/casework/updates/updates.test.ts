import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { standardUpdateTypeId } from './index.ts'

let api: TestApp
let given: Given
beforeAll(async () => {
  api = await startTestApp()
  given = await givenCase(api.tenant)
})
afterAll(() => api.close())

interface Given {
  readonly creditorId: string
  readonly customerId: string
  readonly caseId: string
}

let caseCount = 0
async function givenCase(tenant: TestTenant): Promise<Given> {
  const ids = { creditorId: newId(), customerId: newId(), caseId: newId() }
  caseCount += 1
  const { tenantId } = tenant
  await api.database.inTenant(tenantId, async (transaction) => {
    await transaction.run(sql`
      insert into creditors (tenant_id, creditor_id, name, created_at, created_by)
      values (${tenantId}::uuid, ${ids.creditorId}::uuid, 'Nordkyst', now(), '{}')`)
    await transaction.run(sql`
      insert into customers (tenant_id, customer_id, creditor_id, reference_id, is_company, created_at, created_by)
      values (${tenantId}::uuid, ${ids.customerId}::uuid, ${ids.creditorId}::uuid, 'K-1', false, now(), '{}')`)
    await transaction.run(sql`
      insert into cases (tenant_id, case_id, case_seq_id, creditor_id, customer_id, currency, status_time, created_at, created_by)
      values (${tenantId}::uuid, ${ids.caseId}::uuid, ${caseCount}::bigint, ${ids.creditorId}::uuid, ${ids.customerId}::uuid,
              'DKK', now(), now(), '{}')`)
  })
  return ids
}

interface CreatedUpdate {
  readonly updateId: string
  readonly continuedAt: string | null
}

/** A note, by default on the case of the test tenant. */
async function givenNote(more: { caseId?: string; as?: TestTenant } = {}): Promise<CreatedUpdate> {
  const input = { updateTypeId: standardUpdateTypeId('note'), referenceId: more.caseId ?? given.caseId }
  const { status, body, text } = await api.post('/updates', input, more.as === undefined ? {} : { as: more.as })
  expect(status, text).toBe(201)
  return body
}

function eventsOf(updateId: string): Promise<unknown[]> {
  return api.database.read(
    api.tenant.tenantId,
    sql`select type, case_id as "caseId", data from events where subject_id = ${updateId}::uuid order by event_id`,
  )
}

function auditOf(updateId: string): Promise<unknown[]> {
  return api.database.read(
    api.tenant.tenantId,
    sql`
      select operation, subject_type as "subjectType", before, after from audit_entries
      where subject_id = ${updateId}::uuid order by audit_id`,
  )
}

const me = () => ({ type: 'KEY', id: api.tenant.tokenId, name: 'test' })

describe('create update', () => {
  it('201: returns the created update, the same as a later read', async () => {
    const input = {
      updateTypeId: standardUpdateTypeId('objection'),
      referenceId: given.caseId,
      update: '  Skyldner bestrider kravet. ',
      data: { fields: [{ name: 'reason', value: 'not mine' }], score: 0.5 },
      refId: given.customerId,
      intention: 'pause',
      pausedAt: '2026-03-01 00:00:00.000+01',
      remindedAt: '2026-03-09',
      responsibleType: 'user',
      responsibleReferenceId: (await createPerson(api, 'caseworker')).userId,
    }
    const created = await api.post('/updates', input)
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      updateId: expect.any(String),
      referenceId: given.caseId,
      updateTypeId: input.updateTypeId,
      label: 'Objection',
      description: 'The debtor disputes the claim; it must be answered on its merits.',
      priority: 50,
      update: 'Skyldner bestrider kravet.',
      data: input.data,
      refId: input.refId,
      taskId: null,
      byWorkflowId: null,
      intention: 'pause',
      state: null,
      procedure: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      pausedAt: '2026-02-28T23:00:00.000Z',
      continuedAt: null,
      remindedAt: '2026-03-08T23:00:00.000Z',
      responsibleType: 'user',
      responsibleReferenceId: input.responsibleReferenceId,
      responsiblePermissionLevel: null,
      hiddenPermissionLevel: null,
      pauseWithUpdateOnCaseExit: null,
      continueOnCaseExit: true,
      createdBy: me(),
      continuedBy: null,
    })
    const { updateId } = created.body
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/updates/${updateId}`)
    const read = await api.get(`/updates/${updateId}`)
    expect(read.status, read.text).toBe(200)
    expect(read.body).toEqual(created.body)
    expect(await eventsOf(updateId)).toEqual([{ type: 'updates.create', caseId: given.caseId, data: created.body }])
    expect(await auditOf(updateId)).toEqual([
      { operation: 'create-update', subjectType: 'update', before: null, after: created.body },
    ])
  })

  it('201: only type and case are required; pausedAt and remindedAt default to now', async () => {
    expect(await givenNote()).toMatchObject({
      update: '',
      data: null,
      refId: null,
      intention: null,
      pausedAt: '2026-03-02T09:00:00.000Z',
      remindedAt: '2026-03-02T09:00:00.000Z',
      continuedAt: null,
      responsibleType: null,
      responsibleReferenceId: null,
    })
  })

  it('201: remindedAt defaults to pausedAt', async () => {
    const input = { updateTypeId: standardUpdateTypeId('note'), referenceId: given.caseId, pausedAt: '2026-04-01' }
    expect((await api.post('/updates', input)).body).toMatchObject({
      pausedAt: '2026-03-31T22:00:00.000Z',
      remindedAt: '2026-03-31T22:00:00.000Z',
    })
  })

  it.each([['a text'], [5], [false], [['a', null]], [{ a: { b: null } }], [null]])(
    '201: data and intention can be any JSON, such as %j',
    async (value) => {
      const input = {
        updateTypeId: standardUpdateTypeId('note'),
        referenceId: given.caseId,
        data: value,
        intention: value,
      }
      const { status, body } = await api.post('/updates', input)
      expect(status).toBe(201)
      expect(body).toMatchObject({ data: value, intention: value })
      expect((await api.get(`/updates/${body.updateId}`)).body).toEqual(body)
    },
  )

  it.each([
    ['customer-note', 'customerId'],
    ['creditor-note', 'creditorId'],
  ] as const)('201: a %s belongs to the %s and has no Location, since it cannot be read', async (handle, key) => {
    const created = await api.post('/updates', { updateTypeId: standardUpdateTypeId(handle), referenceId: given[key] })
    expect(created.status, created.text).toBe(201)
    expect(created.body.referenceId).toBe(given[key])
    expect(created.body).not.toHaveProperty('caseId')
    expect(created.headers['location']).toBeUndefined()
    expect(await eventsOf(created.body.updateId)).toEqual([
      { type: 'updates.create', caseId: null, data: created.body },
    ])
    expect((await api.get(`/updates/${created.body.updateId}`)).status).toBe(404)
  })

  it('422: the reference must match the type and belong to the tenant', async () => {
    const stranger = await api.createTenant('Fremmed')
    const foreign = await givenCase(stranger)
    for (const [handle, referenceId, what] of [
      ['note', given.customerId, 'case'],
      ['note', foreign.caseId, 'case'],
      ['customer-note', given.caseId, 'customer'],
      ['customer-note', foreign.customerId, 'customer'],
      ['creditor-note', newId(), 'creditor'],
      ['creditor-note', foreign.creditorId, 'creditor'],
    ] as const) {
      const { status, body } = await api.post('/updates', { updateTypeId: standardUpdateTypeId(handle), referenceId })
      expect(status).toBe(422)
      expect(body.code).toBe('unknown-reference')
      expect(body.errors).toEqual([{ path: '/referenceId', message: `does not match any ${what}` }])
    }
  })

  it("422: an update type that is missing or another tenant's", async () => {
    const stranger = await api.createTenant('Fremmed')
    const { body: foreign } = await api.post('/updates/types', { label: 'Foreign' }, { as: stranger })
    for (const updateTypeId of [newId(), foreign.updateTypeId]) {
      const { status, body } = await api.post('/updates', { updateTypeId, referenceId: given.caseId })
      expect(status).toBe(422)
      expect(body.errors).toEqual([{ path: '/updateTypeId', message: 'does not match any update type' }])
    }
  })

  it('422: reports every invalid field at once', async () => {
    const { status, body } = await api.post('/updates', {
      updateTypeId: 'x',
      update: 5,
      refId: 'x',
      pausedAt: 'soon',
      remindedAt: 'never',
      responsibleType: '',
      responsibleReferenceId: 7,
    })
    expect(status).toBe(422)
    expect((body.errors as { path: string }[]).map(({ path }) => path).sort()).toEqual([
      '/pausedAt',
      '/refId',
      '/referenceId',
      '/remindedAt',
      '/responsibleReferenceId',
      '/responsibleType',
      '/update',
      '/updateTypeId',
    ])
  })

  it('201: a retry with the same key gets the first response and creates no second update', async () => {
    const own = await givenCase(api.tenant)
    const input = { updateTypeId: standardUpdateTypeId('note'), referenceId: own.caseId }
    const headers = { 'idempotency-key': 'update-1' }
    const first = await api.post('/updates', input, { headers })
    const second = await api.post('/updates', input, { headers })
    expect(second.text).toBe(first.text)
    expect(second.headers['location']).toBe(first.headers['location'])
    expect(second.headers['idempotency-cached']).toBe('true')
    expect((await api.get(`/updates?caseId=${own.caseId}`)).body.items).toEqual([first.body])
  })
})

describe('get update', () => {
  it("404: another tenant's update looks exactly like a missing one", async () => {
    const { updateId } = await givenNote()
    const stranger = await api.createTenant('Fremmed')
    const foreign = await api.get(`/updates/${updateId}`, { as: stranger })
    const missing = await api.get(`/updates/${newId()}`)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(foreign.body.message).toBe(missing.body.message)
    expect((await api.get('/updates/no-uuid')).status).toBe(422)
  })

  it('200: shows the members set by a workflow', async () => {
    const { updateId } = await givenNote()
    const [workflowId, taskId] = [newId(), newId()]
    await api.database.inTenant(api.tenant.tenantId, async (transaction) => {
      await transaction.run(sql`
        insert into workflows (tenant_id, workflow_id, name, created_at, created_by)
        values (${api.tenant.tenantId}::uuid, ${workflowId}::uuid, 'W', now(), '{}')`)
      await transaction.run(sql`
        update updates set by_workflow_id = ${workflowId}::uuid, task_id = ${taskId}::uuid, state = 'ROLLED_BACK', procedure = '{"ok": true}'
        where tenant_id = ${api.tenant.tenantId}::uuid and update_id = ${updateId}::uuid`)
    })
    const { status, body } = await api.get(`/updates/${updateId}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ byWorkflowId: workflowId, taskId, state: 'ROLLED_BACK', procedure: { ok: true } })
  })

  it('401: needs read:updates; the write scope does not include it', async () => {
    const { updateId } = await givenNote()
    const token = await api.createToken(api.tenant.tenantId, ['write:updates'])
    const writer: TestTenant = { ...api.tenant, ...token }
    expect((await api.get(`/updates/${updateId}`, { as: writer })).status).toBe(401)
    expect((await api.patch(`/updates/${updateId}`, { continuedAt: '2026-03-03' }, { as: writer })).status).toBe(200)
  })
})

describe('list updates', () => {
  it('200: lists the updates of one case, by page, by `after`, open or not', async () => {
    const { caseId } = await givenCase(api.tenant)
    const notes: CreatedUpdate[] = []
    for (let index = 0; index < 5; index++) notes.push(await givenNote({ caseId }))
    await api.patch(`/updates/${notes[1]!.updateId}`, { continuedAt: '2030-01-01' })
    const items = await Promise.all(notes.map(async ({ updateId }) => (await api.get(`/updates/${updateId}`)).body))
    const list = async (query: string) => (await api.get(`/updates?caseId=${caseId}${query}`)).body
    expect(await list('')).toEqual({ meta: { currentPage: 0, pageSize: 25 }, items })
    expect(await list('&page=1&pageSize=2')).toEqual({
      meta: { currentPage: 1, pageSize: 2 },
      items: items.slice(2, 4),
    })
    expect(await list('&page=3&pageSize=2')).toEqual({ meta: { currentPage: 3, pageSize: 2 }, items: [] })
    expect((await list(`&pageSize=2&after=${notes[2]!.updateId}`)).items).toEqual(items.slice(3))
    expect((await list('&open=true')).items).toEqual([items[0], ...items.slice(2)])
    expect((await list('&open=false')).items).toEqual([items[1]])
  })

  it('200: a case without updates returns an empty page', async () => {
    const { caseId } = await givenCase(api.tenant)
    const { status, body } = await api.get(`/updates?caseId=${caseId}`)
    expect(status).toBe(200)
    expect(body.items).toEqual([])
  })

  it('422: caseId is required and must belong to the tenant', async () => {
    expect((await api.get('/updates')).body.errors).toEqual([
      { path: '/caseId', message: 'is required unless `due` is true' },
    ])
    const stranger = await api.createTenant('Fremmed')
    for (const answer of [
      await api.get(`/updates?caseId=${newId()}`),
      await api.get(`/updates?caseId=${given.caseId}`, { as: stranger }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('unknown-reference')
      expect(answer.body.errors).toEqual([{ path: '/caseId', message: 'does not match any case' }])
    }
    expect((await api.get(`/updates?caseId=${given.caseId}&open=maybe`)).body.errors).toEqual([
      { path: '/open', message: 'must be a boolean' },
    ])
  })
})

describe('patch update', () => {
  it('200: sets continuedAt and continuedBy, and returns an empty object', async () => {
    const before = await givenNote()
    const patched = await api.patch(`/updates/${before.updateId}`, { continuedAt: '2026-05-01 00:00:00.000+01' })
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({})
    const { body: after } = await api.get(`/updates/${before.updateId}`)
    expect(after).toEqual({ ...before, continuedAt: '2026-04-30T23:00:00.000Z', continuedBy: me() })
    expect((await eventsOf(before.updateId)).at(-1)).toEqual({
      type: 'updates.update',
      caseId: given.caseId,
      data: after,
    })
    expect((await auditOf(before.updateId)).at(-1)).toEqual({
      operation: 'patch-update',
      subjectType: 'update',
      before,
      after,
    })
  })

  it('200: a plain date means midnight in the time zone of the tenant', async () => {
    const { updateId } = await givenNote()
    await api.patch(`/updates/${updateId}`, { continuedAt: '2026-07-01' })
    expect((await api.get(`/updates/${updateId}`)).body.continuedAt).toBe('2026-06-30T22:00:00.000Z')
  })

  it('200: the date can be changed, and continuedBy is the last user to set it', async () => {
    const { updateId } = await givenNote()
    await api.patch(`/updates/${updateId}`, { continuedAt: '2026-05-01T00:00:00Z' })
    const token = await api.createToken(api.tenant.tenantId, ['write:updates'])
    const other: TestTenant = { ...api.tenant, ...token }
    const again = await api.patch(`/updates/${updateId}`, { continuedAt: '2026-03-01T12:00:00Z' }, { as: other })
    expect(again.status).toBe(200)
    expect((await api.get(`/updates/${updateId}`)).body).toMatchObject({
      continuedAt: '2026-03-01T12:00:00.000Z',
      continuedBy: { id: token.tokenId },
    })
  })

  it('200: updates of customers and creditors can be continued', async () => {
    const { body } = await api.post('/updates', {
      updateTypeId: standardUpdateTypeId('customer-note'),
      referenceId: given.customerId,
    })
    const { status } = await api.patch(`/updates/${body.updateId}`, { continuedAt: '2026-05-01T00:00:00Z' })
    expect(status).toBe(200)
    expect((await eventsOf(body.updateId)).at(-1)).toEqual({
      type: 'updates.update',
      caseId: null,
      data: { ...body, continuedAt: '2026-05-01T00:00:00.000Z', continuedBy: me() },
    })
  })

  it.each([
    [{}, 'is required'],
    [{ continuedAt: null }, 'must be a string'],
    [{ continuedAt: 1767225600000 }, 'must be a string'],
    [{ continuedAt: '' }, expect.stringContaining('must be a timestamp')],
    [{ continuedAt: '2026-02-30' }, expect.stringContaining('must be a timestamp')],
    [{ continuedAt: '2026-05-01 00:00:00' }, expect.stringContaining('must be a timestamp')],
  ])('422: %j, and the update stays open', async (patch, message: string) => {
    const { updateId } = await givenNote()
    const { status, body } = await api.patch(`/updates/${updateId}`, patch)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: '/continuedAt', message }])
    expect((await api.get(`/updates/${updateId}`)).body.continuedAt).toBeNull()
  })

  it("404: another tenant's update looks exactly like a missing one and does not change", async () => {
    const { updateId } = await givenNote()
    const stranger = await api.createTenant('Fremmed')
    const patch = { continuedAt: '2026-05-01' }
    expect((await api.patch(`/updates/${updateId}`, patch, { as: stranger })).status).toBe(404)
    expect((await api.patch(`/updates/${newId()}`, patch)).status).toBe(404)
    expect((await api.get(`/updates/${updateId}`)).body.continuedAt).toBeNull()
  })

  it('200: a retry with the same key changes nothing', async () => {
    const { updateId } = await givenNote()
    const headers = { 'idempotency-key': 'continue-1' }
    await api.patch(`/updates/${updateId}`, { continuedAt: '2026-05-01T00:00:00Z' }, { headers })
    await api.patch(`/updates/${updateId}`, { continuedAt: '2026-06-01T00:00:00Z' })
    const retried = await api.patch(`/updates/${updateId}`, { continuedAt: '2026-05-01T00:00:00Z' }, { headers })
    expect(retried.body).toEqual({})
    expect(retried.headers['idempotency-cached']).toBe('true')
    expect((await api.get(`/updates/${updateId}`)).body.continuedAt).toBe('2026-06-01T00:00:00.000Z')
    expect(await eventsOf(updateId)).toHaveLength(3)
  })
})
