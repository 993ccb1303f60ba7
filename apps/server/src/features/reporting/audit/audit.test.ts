import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { writeJournal } from '../../../platform/journal/journal.queries.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
let tenant: TestTenant
let other: { token: string; tokenId: string }
/** The contact and the workflow that the trail is about. */
let contact: Record<string, any>
let workflow: Record<string, any>
let patched: Record<string, any>
let requestId: string

beforeAll(async () => {
  api = await startTestApp()
  tenant = await api.createTenant('Revision')
  other = await api.createToken(tenant.tenantId, ['write:contacts'])
  api.clock.set(new Date('2026-03-03T10:00:00.000Z'))
  contact = (await api.post('/contacts', { name: 'Per' }, { as: tenant })).body
  api.clock.set(new Date('2026-03-04T10:00:00.000Z'))
  workflow = (await api.post('/workflows', { name: 'Erhverv' }, { as: tenant })).body
  api.clock.set(new Date('2026-03-05T10:00:00.000Z'))
  const answer = await api.patch(`/contacts/${contact['id']}`, { name: 'Pia' }, { as: { ...tenant, ...other } })
  patched = answer.body
  requestId = String(answer.headers['request-id'])
  await api.delete(`/contacts/${contact['id']}`, { as: tenant })
})
afterAll(() => api.close())

async function list(query = ''): Promise<Record<string, any>[]> {
  const { status, body, text } = await api.get(`/audit?${query}`, { as: tenant })
  expect(status, text).toBe(200)
  return body.items
}

async function operations(query: string): Promise<string[]> {
  return (await list(query)).map((entry) => entry['operation'])
}

describe('list audit entries', () => {
  it('200: an entry has who changed what, when, by which request, before and after', async () => {
    const [entry] = await list('operation=patch-contact')
    expect(entry).toEqual({
      auditId: expect.any(String),
      at: '2026-03-05T10:00:00.000Z',
      requestId,
      operation: 'patch-contact',
      actor: { type: 'KEY', id: other.tokenId, name: 'test' },
      subjectType: 'contact',
      subjectId: contact['id'],
      before: contact,
      after: patched,
      refused: null,
    })
  })

  it('200: newest first; a created resource has no before, a deleted one no after', async () => {
    const entries = await list(`subjectId=${contact['id']}`)
    expect(entries.map(({ operation }) => operation)).toEqual(['delete-contact', 'patch-contact', 'create-contact'])
    expect(entries[0]).toMatchObject({ before: patched, after: null })
    expect(entries[2]).toMatchObject({ before: null, after: contact })
  })

  it('200: sorted by time, not by id', async () => {
    const late = await api.createTenant('Rækkefølge')
    const ids = [newId(), newId()]
    const actor = { type: 'SYSTEM', id: newId(), name: 'Test' } as const
    const attribution = { operation: 'by-hand', requestId: 'r', actor }
    const entries = [
      [ids[1], '2026-01-01'],
      [ids[0], '2026-02-01'],
    ].map(([entryId = '', at = '']) => ({
      ...{ entryId, at: new Date(at), subjectType: 'thing', subjectId: newId(), attribution },
    }))
    await api.database.inTenant(late.tenantId, (transaction) => transaction.run(writeJournal(late.tenantId, entries)))
    const first = await api.get('/audit?operation=by-hand&pageSize=1', { as: late })
    expect(first.body.items[0].auditId).toBe(ids[0])
    const second = await api.get(`/audit?operation=by-hand&after=${String(ids[0])}`, { as: late })
    expect(second.body.items.map((entry: { auditId: string }) => entry.auditId)).toEqual([ids[1]])
  })

  it.each([
    ['subjectType=workflow', () => ['create-workflow']],
    ['subjectType=contact&operation=create-contact', () => ['create-contact']],
    ['from=2026-03-04T10:00:00Z&to=2026-03-05T10:00:00Z', () => ['create-workflow']],
    ['from=2026-03-05', () => ['delete-contact', 'patch-contact']],
    ['subjectType=contact&to=2026-03-04', () => ['create-contact']],
    ['subjectType=nothing', () => []],
  ])('200: %s', async (query, expected) => {
    expect(await operations(query)).toEqual(expected())
  })

  it('200: of one actor, and of one resource', async () => {
    expect(await operations(`actorId=${other.tokenId}`)).toEqual(['patch-contact'])
    expect(await operations(`actorId=${other.tokenId.toUpperCase()}`)).toEqual(['patch-contact'])
    expect(await operations(`subjectId=${workflow['workflowId']}`)).toEqual(['create-workflow'])
  })

  it('200: paging by number and by after returns the same entries, without duplicates', async () => {
    const all = await list('pageSize=500')
    expect(all.length).toBeGreaterThanOrEqual(5)
    expect(await list('page=1&pageSize=2')).toEqual(all.slice(2, 4))
    const walked: Record<string, any>[] = []
    for (let after = ''; ;) {
      const page = await list(`pageSize=2${after}`)
      walked.push(...page)
      if (page.length < 2) break
      after = `&after=${String(page[1]?.['auditId'])}`
    }
    expect(walked).toEqual(all)
  })

  it('200: after an unknown id, there are no entries', async () => {
    expect(await list(`after=${newId()}`)).toEqual([])
  })

  it('200: never has entries of another tenant', async () => {
    const stranger = await api.createTenant('Fremmed')
    const { body } = await api.get(`/audit?subjectId=${contact['id']}`, { as: stranger })
    expect(body.items).toEqual([])
  })

  it.each([
    ['subjectId=x', '/subjectId'],
    ['from=yesterday', '/from'],
    ['actor=x', '/actor'],
  ])('422: %s', async (query, path) => {
    const { status, body } = await api.get(`/audit?${query}`, { as: tenant })
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([422, [path]])
  })

  it('401: requires read:audit; scopes of the audited areas do not grant it', async () => {
    const token = await api.createToken(tenant.tenantId, ['read:contacts', 'read:users'])
    const { status, headers } = await api.get('/audit', { as: { ...tenant, ...token } })
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toContain('scope="read:audit"')
  })

  it('404 or 405: entries cannot be written or deleted', async () => {
    expect((await api.post('/audit', {}, { as: tenant })).status).toBe(405)
    const [entry] = await list()
    expect((await api.delete(`/audit/${String(entry?.['auditId'])}`, { as: tenant })).status).toBe(404)
  })
})
