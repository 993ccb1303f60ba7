import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/app.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { createPopulatedTenant, type PopulatedTenant } from '../populated-tenant.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
let tenant: PopulatedTenant
beforeAll(async () => {
  api = await startTestApp()
  tenant = await createPopulatedTenant(api)
})
afterAll(() => api.close())

const isRead = (path: string): boolean => operations.some((one) => one.method === 'GET' && one.path === path)
const changes = operations.filter(
  ({ method, kind }) => kind !== 'session' && (method === 'PATCH' || method === 'DELETE'),
)

describe('versions of resources, for every operation that changes one', () => {
  it.each(changes.map((operation) => [operation.id, operation] as const))(
    '412: %s meant for another version',
    async (_, operation) => {
      const request = requestOf(operation, tenant, exampleFor(operation, tenant))
      const answer = await api.request({ ...request, headers: { ...request.headers, 'if-match': '"another"' } })
      expect([answer.status, answer.body.code], answer.text).toEqual([412, 'precondition-failed'])
      expect(answer.headers['etag']).toMatch(/^"/)
    },
  )

  it.each(changes.filter((operation) => isRead(operation.path)).map((operation) => [operation.id, operation] as const))(
    '%s takes the version that a read answers, and a read knows it again',
    async (_, operation) => {
      const request = requestOf(operation, tenant, exampleFor(operation, tenant))
      const path = request.path.split('?', 1)[0] ?? ''
      const read = await api.get(path, { as: tenant })
      const tag = String(read.headers['etag'])
      const answer = await api.request({ ...request, headers: { ...request.headers, 'if-match': tag } })
      expect(answer.status, answer.text).toBeLessThan(300)
      const again = await api.get(path, { as: tenant, headers: { 'if-none-match': tag } })
      expect([again.status, again.text]).toEqual([304, ''])
    },
  )
})
