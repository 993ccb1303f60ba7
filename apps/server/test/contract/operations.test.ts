import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { api, buildApp, grantableScopes, operations } from '../../src/app.ts'
import { describeApi } from '../../src/platform/http/reference/openapi.ts'
import { isTenantOperation, type Operation, paramsOf } from '../../src/platform/http/operations/operation.ts'
import type { Services } from '../../src/platform/http/server/services.ts'
import { isScope } from '../../src/platform/identity/scopes.ts'

/** The contract's table of operations, and the two it names below it. */
const contract = [
  'GET /v1/{tenantId}/contacts/{contactId} read:contacts',
  'POST /v1/{tenantId}/contacts write:contacts',
  'DELETE /v1/{tenantId}/contacts/{contactId} write:contacts',
  'POST /v1/{tenantId}/direct-payments write:case-vouchers',
  'PATCH /v1/{tenantId}/creditors/{creditorId} write:creditors',
  'POST /v1/{tenantId}/cases write:cases',
  'POST /v1/{tenantId}/interactions write:interactions.create',
  'GET /v1/{tenantId}/customers/by-reference-id/{referenceId} read:customers',
  'GET /v1/{tenantId}/case-groups read:case-groups',
  'PATCH /v1/{tenantId}/end-reasons/{endReasonId} write:end-reasons',
  'PATCH /v1/{tenantId}/updates/{updateId} write:updates',
  'GET /v1/{tenantId}/updates/{updateId} read:updates',
  'GET /iam/auth/permissions null',
  'POST /v1/{tenantId}/case-vouchers/{caseId} write:case-vouchers',
  'GET /v1/{tenantId}/updates/types read:updates',
]

/**
 * The areas that scopes name, and three of our own: `audit`, because whoever may read one area need not see what was
 * changed in all others, `tokens`, `settings` and `outbox`.
 */
const scopeAreas =
  'contacts case-vouchers creditors ultimate-creditors cases interactions interactions.create customers case-groups end-reasons updates users files voucher-types billing transaction-accounts links webhooks documents templates workflows properties collectors audit requests tokens settings outbox'.split(
    ' ',
  )

/** Operations whose success has no body or another status than their method suggests. */
const successStatuses: Record<string, number> = { 'patch-creditor': 204 }

const addressOf = ({ method, path }: Operation): string => `${method} ${path}`

async function registeredRoutes(): Promise<string[]> {
  const routes: string[] = []
  const app = await buildApp({
    services: {} as Services,
    logger: pino({ level: 'silent' }),
    trustProxy: [],
    extend: (server) => {
      server.addHook('onRoute', ({ method, url }) => {
        const path = url.replaceAll(/:(\w+)/g, '{$1}')
        routes.push(...[method].flat().map((each) => `${each} ${path}`))
      })
      return Promise.resolve()
    },
  })
  await app.ready()
  await app.close()
  // Fastify answers HEAD for every GET by the same handler.
  return routes.filter((route) => !route.startsWith('HEAD '))
}

function describedOperations(): string[] {
  const { paths } = describeApi(api, 'http://127.0.0.1') as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

describe('the operations', () => {
  it('hold all that the contract lists, with its method, path and scope', () => {
    const all = operations.map((operation) => `${addressOf(operation)} ${String(operation.scope)}`)
    expect(contract.filter((line) => !all.includes(line))).toEqual([])
  })

  it('stand under the version of the contract', () => {
    const { info } = describeApi(api, 'http://127.0.0.1') as { info: { version: string } }
    expect(info.version).toBe('v0.1.0')
    const others = operations.filter((operation) => !isTenantOperation(operation))
    expect(others.filter(({ kind }) => kind !== 'session').map(addressOf)).toEqual(['GET /iam/auth/permissions'])
    expect(others.filter(({ path }) => !path.startsWith('/iam/'))).toEqual([])
  })

  it('are the routes of the server, neither more nor fewer', async () => {
    const declared = operations.map(addressOf).sort()
    const routes = (await registeredRoutes()).filter((route) => / \/(v1|iam)\//.test(route))
    expect(routes.sort()).toEqual(declared)
    expect(new Set(declared).size).toBe(declared.length)
  })

  it('are what the OpenAPI document describes, neither more nor fewer', () => {
    expect(describedOperations().sort()).toEqual(operations.map(addressOf).sort())
  })

  it('have ids of their own, in kebab-case', () => {
    const ids = operations.map(({ id }) => id)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('scopes', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: the level follows the method, and the area is one of the list',
    (_, { method, scope, id, kind }) => {
      if (scope === null) {
        if (kind !== 'session') expect(id).toBe('get-token-permissions')
        return
      }
      expect(isScope(scope)).toBe(true)
      const [level, area] = scope.split(':')
      expect(level).toBe(method === 'GET' ? 'read' : 'write')
      expect(scopeAreas).toContain(area)
    },
  )

  it('can be granted when an operation asks for them, and only then', () => {
    const asked = new Set(operations.flatMap(({ scope }) => scope ?? []))
    expect([...grantableScopes].sort()).toEqual([...asked].sort())
  })

  it('has write:interactions.create for Create interaction alone', () => {
    const ids = operations.filter(({ scope }) => scope === 'write:interactions.create').map(({ id }) => id)
    expect(ids).toEqual(['create-interaction'])
  })
})

describe('what every operation says of itself', () => {
  const all = operations.map((operation) => [operation.id, operation] as const)

  it.each(all)('%s: the kind fits the method, and a create answers 201 with its address', (id, operation) => {
    const { method, kind, success } = operation
    if (kind !== 'session') expect(kind === 'read').toBe(method === 'GET')
    if (success.status === 201) {
      expect(method).toBe('POST')
      expect(operation.location, 'a created resource can be read at its Location').toBeDefined()
    }
    if (id in successStatuses) expect(success.status).toBe(successStatuses[id])
    expect(success.status === 204).toBe(
      success.body === undefined && success.isFile !== true && success.isStream !== true,
    )
    if (method === 'GET') expect(operation.body).toBeUndefined()
  })

  it.each(all)('%s: what it takes has limits, and a query takes nothing it does not name', (_, operation) => {
    expect(unlimited(operation.body, '')).toEqual([])
    expect(unlimited(operation.query, '?')).toEqual([])
    expect(unlimited(paramsOf(operation), '{}')).toEqual([])
    if (operation.query !== undefined) expect(operation.query).toMatchObject({ additionalProperties: false })
  })

  it.each(all)('%s: a list takes page, pageSize and after, and says no more than 500', (_, { query, success }) => {
    const isList = 'meta' in ((success.body as { properties?: object } | undefined)?.properties ?? {})
    const properties = (query as { properties?: Record<string, object> } | undefined)?.properties ?? {}
    expect('page' in properties && 'pageSize' in properties && 'after' in properties).toBe(isList)
    if (!isList) return
    expect(properties['page']).toMatchObject({ type: 'integer', minimum: 0, default: 0 })
    expect(properties['pageSize']).toMatchObject({ type: 'integer', minimum: 1 })
    expect((properties['pageSize'] as { maximum: number }).maximum).toBeLessThanOrEqual(500)
  })

  it('shows an example of every parameter in a path', () => {
    const described = api.operations.flatMap((operation) =>
      Object.keys(paramsOf(operation).properties)
        .filter((name) => operation.example?.params?.[name] === undefined)
        .map((name) => `${operation.id}: ${name}`),
    )
    expect(described).toEqual([])
  })

  it.each(all)('%s: an operation with a body shows an example of one', (_, { body, example }) => {
    if (body !== undefined) expect(example?.body).toBeDefined()
  })
})

interface JsonSchema {
  readonly type?: string | string[]
  readonly enum?: unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Record<string, JsonSchema>
  readonly anyOf?: JsonSchema[]
}

function isBoundedText({ enum: words, maxLength, format, pattern }: JsonSchema): boolean {
  if (words !== undefined || maxLength !== undefined || format === 'uuid' || format === 'date') return true
  return pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern)
}

/** The places of a schema where a caller may send as much as it likes. */
function unlimited(schema: unknown, place: string): string[] {
  if (schema === undefined) return []
  const { type, properties, items, anyOf, maxItems, ...text } = schema as JsonSchema
  const types = [type].flat()
  const found: string[] = []
  if (types.includes('string') && !isBoundedText(text)) found.push(place)
  if (types.includes('array') && maxItems === undefined) found.push(place)
  found.push(...unlimited(items, `${place}/*`))
  for (const [name, member] of Object.entries(properties ?? {})) found.push(...unlimited(member, `${place}/${name}`))
  for (const branch of anyOf ?? []) found.push(...unlimited(branch, place))
  return found
}
