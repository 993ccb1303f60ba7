import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenContact } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

function batch(...paths: string[]): string {
  return `/reads?${new URLSearchParams(paths.map((path) => ['path', path])).toString()}`
}

describe('batched reads', () => {
  it('are answered as each would be alone, in their order', async () => {
    const { caseId, customerId } = await givenCase(api, { vouchers: [120_000] })
    const paths = [
      `/cases/${caseId}`,
      `/customers/${customerId}`,
      `/updates?caseId=${caseId}&pageSize=10`,
      '/cases/999999',
    ]
    const { status, body } = await api.get(batch(...paths))
    expect(status).toBe(200)
    for (const [index, path] of paths.entries()) {
      const alone = await api.get(path)
      const item = body.items[index]
      expect(item.status).toBe(alone.status)
      expect(item.etag).toBe(alone.headers['etag'] ?? null)
      if (alone.status === 200) expect(item.body).toEqual(alone.body)
      else expect(item.body).toMatchObject({ code: 'not-found', requestId: item.requestId })
    }
  })

  it('need the scope of each read', async () => {
    const { contactId } = await givenContact(api)
    const { token } = await api.createToken(api.tenant.tenantId, ['read:contacts'])
    const { body } = await api.get(batch(`/contacts/${contactId}`, '/cases'), { as: { ...api.tenant, token } })
    expect(body.items).toMatchObject([
      { status: 200, body: { id: contactId } },
      { status: 401, body: { code: 'insufficient-scope' } },
    ])
  })

  it('never leave the tenant, and are never files, streams or batches', async () => {
    const other = await api.createTenant()
    const made = await api.post('/contacts', { name: 'Kran' }, { as: other })
    const { contactId } = { contactId: made.body.id as string }
    const { body } = await api.get(batch(`/contacts/${contactId}`))
    expect(body.items).toMatchObject([{ status: 404 }])
    const refused = [
      `/../${other.tenantId}/contacts`,
      batch('/contacts'),
      '/cases/export.csv',
      '/webhooks/stream',
      'contacts',
    ]
    for (const path of refused) {
      const answer = await api.get(batch('/contacts', path))
      expect(answer.status, path).toBe(422)
      expect(answer.body.errors, path).toMatchObject([{ path: '/path/1' }])
    }
  })

  it('are limited in number', async () => {
    expect((await api.get(batch(...Array.from({ length: 25 }, () => '/contacts')))).status).toBe(200)
    expect((await api.get(batch(...Array.from({ length: 26 }, () => '/contacts')))).status).toBe(422)
    expect((await api.get('/reads')).status).toBe(422)
  })
})
