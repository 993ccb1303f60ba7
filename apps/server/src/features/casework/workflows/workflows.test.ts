import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase } from '../../../../test/given.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { packs } from '../../money/rule-packs/index.ts'
import { standardWorkflowId } from './create-standard-workflows.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const standardIds = packs.map(({ pack }) => standardWorkflowId(pack))

/** All workflows but those that every tenant starts with. */
async function ownWorkflows(as = api.tenant): Promise<Record<string, unknown>[]> {
  const { items } = (await api.get('/workflows', { as })).body
  expect(items.filter(({ workflowId }: any) => standardIds.includes(workflowId))).toHaveLength(standardIds.length)
  return items.filter(({ workflowId }: any) => !standardIds.includes(workflowId))
}

it('201: returns the created workflow, the same as a later read and list', async () => {
  const created = await api.post('/workflows', { name: 'Private', description: 'Rykker, inkassovarsel, retten.' })
  expect(created.status, created.text).toBe(201)
  expect(created.body).toEqual({
    workflowId: expect.any(String),
    tenantId: api.tenant.tenantId,
    name: 'Private',
    description: 'Rykker, inkassovarsel, retten.',
    publishedVersion: null,
    createdAt: '2026-03-02T09:00:00.000Z',
    createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
  })
  expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/workflows/${created.body.workflowId}`)
  expect((await api.get(`/workflows/${created.body.workflowId}`)).body).toEqual(created.body)
  expect(await ownWorkflows()).toEqual([created.body])
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
  expect(await ownWorkflows(stranger)).toEqual([])
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

describe('drafts and versions', () => {
  const steps = [{ id: 'end', type: 'end' }]
  const save = (workflowId: string, definition: unknown) => api.patch(`/workflows/${workflowId}/draft`, { definition })

  it('200: a draft may have mistakes, which are listed, and cannot be published before they are corrected', async () => {
    const { workflowId } = await givenWorkflow()
    expect((await api.get(`/workflows/${workflowId}/draft`)).body).toEqual({
      ...{ workflowId, definition: null, isChanged: false, mistakes: [] },
    })
    const wrong = {
      steps: [
        { id: 'a', type: 'condition', if: 'amountDue >> 1' },
        { id: 'b', type: 'letter', template: 'no-such-letter' },
        { id: 'c', type: 'fee', voucherType: 'deposit', amount: 1 },
        { id: 'd', type: 'update', updateTypeId: '11111111-1111-4111-8111-111111111111' },
      ],
    }
    const { status, body } = await save(workflowId, wrong)
    expect([status, body.isChanged]).toEqual([200, true])
    expect(body.mistakes.map(({ path, position }: any) => [path, position])).toEqual([
      ...[
        ['/steps/0/if', 11],
        ['/steps/1/template', null],
        ['/steps/2/voucherType', null],
      ],
      ['/steps/3/updateTypeId', null],
    ])
    expect((await api.post('/workflows/check', { definition: wrong })).body.mistakes).toEqual(body.mistakes)
    const refused = await api.post(`/workflows/${workflowId}/versions`)
    expect([refused.status, refused.body.code, refused.body.errors.length]).toEqual([422, 'workflow-incomplete', 4])
    expect((await api.get(`/workflows/${workflowId}/versions`)).body.items).toEqual([])
  })

  it('201: publishing creates a version that never changes, and emits the workflow', async () => {
    const { workflowId } = await givenWorkflow()
    await save(workflowId, { steps })
    const published = await api.post(`/workflows/${workflowId}/versions`)
    expect([published.status, published.body]).toMatchObject([201, { workflowId, version: 1, definition: { steps } }])
    expect((await api.get(`/workflows/${workflowId}`)).body.publishedVersion).toBe(1)
    await save(workflowId, { steps: [{ id: 'w', type: 'wait', days: 1 }, ...steps] })
    expect((await api.get(`/workflows/${workflowId}/versions/1`)).body).toEqual(published.body)
    expect((await api.post(`/workflows/${workflowId}/versions`)).body.version).toBe(2)
    const { items } = (await api.get(`/workflows/${workflowId}/versions`)).body
    expect(items.map(({ version }: any) => version)).toEqual([2, 1])
    expect((await api.get(`/workflows/${workflowId}/versions/3`)).status).toBe(404)
    expect((await auditOf(api, workflowId)).at(-1)).toMatchObject({
      ...{ operation: 'publish-workflow', before: { publishedVersion: 1 }, after: { publishedVersion: 2 } },
    })
    expect((await api.delete(`/workflows/${workflowId}`)).status).toBe(200)
  })

  it('two publications at once give two versions or one refusal, never the same number', async () => {
    const { workflowId } = await givenWorkflow()
    await save(workflowId, { steps })
    const both = await Promise.all([1, 2].map(() => api.post(`/workflows/${workflowId}/versions`)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it.each<[string, unknown]>([
    ['text instead of steps', { steps: 'drop table' }],
    ['no steps', { steps: [] }],
    ['an object instead of a condition', { steps: [{ id: 'a', type: 'condition', if: { or: [] } }] }],
    ['an unknown type', { steps: [{ id: 'a', type: 'eval', text: '1' }] }],
    ['61 steps', { steps: Array.from({ length: 61 }, (_, index) => ({ id: `s${index}`, type: 'end' })) }],
    ['a condition that is too long', { steps: [{ id: 'a', type: 'condition', if: 'a'.repeat(501) }] }],
  ])('422: rejects %s', async (_, definition) => {
    const { workflowId } = await givenWorkflow()
    expect((await save(workflowId, definition)).status).toBe(422)
  })

  it("404: another tenant's draft and versions are not found", async () => {
    const { workflowId } = await givenWorkflow()
    const as = await api.createTenant('Fremmed')
    const answers = await Promise.all([
      api.get(`/workflows/${workflowId}/draft`, { as }),
      api.patch(`/workflows/${workflowId}/draft`, { definition: { steps } }, { as }),
      api.post(`/workflows/${workflowId}/versions`, undefined, { as }),
      api.get(`/workflows/${workflowId}/versions`, { as }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

describe('a text message of a workflow', () => {
  it.each(['Du skylder 1.200,00 kr.', 'CPR 010203-1234'])(
    'must not contain an amount or a CPR number: %s',
    async (text) => {
      const steps = [
        { id: 'sms', type: 'sms', text },
        { id: 'end', type: 'end' },
      ]
      const { mistakes } = (await api.post('/workflows/check', { definition: { steps } })).body
      expect(mistakes.map(({ path }: { path: string }) => path)).toEqual(['/steps/0/text'])
      const fine = [{ ...steps[0], text: 'Ring til os på 20 30 40 50' }, steps[1]]
      expect((await api.post('/workflows/check', { definition: { steps: fine } })).body.mistakes).toEqual([])
    },
  )
})

describe('YAML', () => {
  const steps = [
    { id: 'small', type: 'condition', if: 'amountDue < 10000', then: 'done' },
    { id: 'first', type: 'letter', template: 'reminder' },
    { id: 'done', type: 'end' },
  ]

  async function send(
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    headers: Record<string, string>,
    payload?: string,
  ) {
    const authorization = `Bearer ${api.tenant.token}`
    const url = `/v1/${api.tenant.tenantId}${path}`
    return api.app.inject({ method, url, headers: { authorization, ...headers }, ...(payload ? { payload } : {}) })
  }
  const yaml = { 'content-type': 'application/yaml' }

  it('is accepted and returned for drafts and versions, with the same content as JSON', async () => {
    const { workflowId } = (await api.post('/workflows', { name: 'YAML' })).body
    const path = `/workflows/${workflowId}`
    const text = [
      'definition:',
      '  steps: # in their order',
      '    - { id: small, type: condition, if: amountDue < 10000, then: done }',
      '    - id: first',
      '      type: letter',
      '      template: reminder',
      '    - { id: done, type: end }',
      '',
    ].join('\n')
    const saved = await send('PATCH', `${path}/draft`, { ...yaml, accept: 'application/yaml' }, text)
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.headers).toMatchObject({ 'content-type': 'application/yaml; charset=utf-8', vary: 'Accept' })
    expect((await api.get(`${path}/draft`)).body).toMatchObject({ definition: { steps }, mistakes: [] })
    const read = await send('GET', `${path}/draft`, { accept: 'application/yaml' })
    expect(read.body).toContain('    - id: first\n      type: letter\n')
    // What was read can be sent back: it changes nothing.
    const again = await send('PATCH', `${path}/draft`, yaml, read.body)
    expect([again.statusCode, again.json().definition.steps]).toEqual([200, steps])
    expect((await api.post(`${path}/versions`)).status).toBe(201)
    const version = await send('GET', `${path}/versions/1`, { accept: 'application/yaml' })
    expect(version.body).toContain('version: 1\n')
    const missing = await send('GET', `${path}/versions/9`, { accept: 'application/yaml' })
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'not-found'])
  })

  it('is refused if it is no plain document, too large, or not accepted by the operation', async () => {
    const path = '/workflows/check'
    for (const text of [
      'definition: &a\n  steps: [*a]',
      'definition: !!js/function x',
      '__proto__: { a: 1 }',
      'a: [',
    ]) {
      const answer = await send('POST', path, yaml, text)
      expect([answer.statusCode, answer.json().code], text).toEqual([400, 'malformed-json'])
    }
    const wrong = await send('POST', path, yaml, 'definition: { steps: none }')
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, '/definition/steps'])
    const large = await send('POST', path, yaml, `# ${'x'.repeat(130 * 1024)}`)
    expect([large.statusCode, large.json().code]).toEqual([413, 'body-too-large'])
    const elsewhere = await send('POST', '/workflows', yaml, 'name: YAML')
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([415, 'unsupported-media-type'])
  })
})
