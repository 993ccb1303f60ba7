import { afterAll, beforeAll, describe, expect } from 'vitest'
import { operations } from '../../src/app.ts'
import { checkAll } from '../check-all.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { TestApp } from '../test-app.ts'

let api: TestApp
let tenant: PopulatedTenant
beforeAll(async () => {
  ;({ api, own: tenant } = await startPopulatedApp())
})
afterAll(() => api.close())

const isRead = (path: string): boolean => operations.some((one) => one.method === 'GET' && one.path === path)
/** Sessions have no version: ending them ends whatever there is. */
const changes = operations.filter(
  ({ id, method, kind }) =>
    kind !== 'session' && id !== 'end-user-sessions' && (method === 'PATCH' || method === 'DELETE'),
)

describe('versions of resources, for every operation that changes one', () => {
  checkAll(
    '412: with another version',
    changes.map((operation) => [operation.id, operation] as const),
    async (_, operation) => {
      const request = requestOf(operation, tenant, exampleFor(operation, tenant))
      const answer = await api.request({ ...request, headers: { ...request.headers, 'if-match': '"another"' } })
      expect([answer.status, answer.body.code], answer.text).toEqual([412, 'precondition-failed'])
      expect(answer.headers['etag']).toMatch(/^"/)
    },
  )

  checkAll(
    'accept the ETag of a read, and a read accepts their ETag',
    changes.filter((operation) => isRead(operation.path)).map((operation) => [operation.id, operation] as const),
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

describe('the ETag of a write', () => {
  const patches = changes.filter(({ method, path }) => method === 'PATCH' && isRead(path))
  checkAll(
    'of every patch is that of a later read, even if the response has no body',
    patches.map((operation) => [operation.id, operation] as const),
    async (_, operation) => {
      const request = requestOf(operation, tenant, exampleFor(operation, tenant))
      const answer = await api.request({ ...request, headers: {} })
      expect(answer.status, answer.text).toBeLessThan(300)
      const read = await api.get(request.path.split('?', 1)[0] ?? '', { as: tenant })
      expect(answer.headers['etag']).toMatch(/^"/)
      expect(answer.headers['etag']).toBe(read.headers['etag'])
      const rehearsed = await api.request(request)
      expect(rehearsed.headers['etag']).toBeUndefined()
    },
  )

  const resources = new Set(operations.flatMap(({ kind, success }) => (kind === 'read' ? [success.body] : [])))
  const creates = operations
    .filter(({ kind, method, success }) => kind !== 'session' && method === 'POST' && success.status === 201)
    // What a direct payment pays must not be paid by another example before.
    .sort((one, other) => Number(other.kind === 'grouped') - Number(one.kind === 'grouped'))
  checkAll(
    'that creates is that of a later read, if the response is the resource',
    creates.map((operation) => [operation.id, operation] as const),
    async (_, operation) => {
      const request = requestOf(operation, tenant, exampleFor(operation, tenant))
      const answer = await api.request({ ...request, headers: {} })
      expect(answer.status, answer.text).toBe(201)
      if (!resources.has(operation.success.body)) {
        expect(answer.headers['etag']).toBeUndefined()
        return
      }
      const read = await api.get(String(answer.headers['location']), { as: tenant })
      expect(answer.headers['etag']).toMatch(/^"/)
      expect(answer.headers['etag']).toBe(read.headers['etag'])
    },
  )
})
