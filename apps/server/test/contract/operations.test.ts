import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { api, buildApp, grantableScopes, operations } from '../../src/app.ts'
import { describeApi } from '../../src/platform/http/reference/openapi.ts'
import { isTenantOperation, type Operation, paramsOf } from '../../src/platform/http/operations/operation.ts'
import type { Services } from '../../src/platform/http/server/services.ts'
import { isScope } from '../../src/platform/identity/scopes.ts'
import { checkAll } from '../check-all.ts'

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
 * The areas of the contract's scopes, and ours: `audit`, since permission to read one area does not include the changes
 * of all others, `tokens`, `settings`, `outbox`, `rule-packs`, `disputes`, `court-claims`, `limitation`, `payment-plans`,
 * `data-protection`, `bank-statements`, `imports`, `exports`, `bulk-jobs`, `work-queue`, `clock`, `dispatches`, `dispatches.channels`, `incoming-mail`, `incoming-mail.mailboxes`, `print-batches`, `deliveries`, `targets`, `clock.removal`, `books` and, since closing a month is a
 * right of its own, `books.close`.
 */
const scopeAreas =
  'contacts case-vouchers creditors ultimate-creditors cases interactions interactions.create customers case-groups end-reasons updates users files voucher-types billing transaction-accounts links webhooks documents templates workflows properties collectors audit requests tokens settings outbox rule-packs disputes court-claims limitation payment-plans data-protection bank-statements imports exports bulk-jobs work-queue books books.close clock dispatches dispatches.channels incoming-mail incoming-mail.mailboxes print-batches deliveries targets clock.removal'.split(
    ' ',
  )

/** Operations whose success status is not the usual one for their method. */
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
  // Fastify adds a HEAD route for every GET.
  return routes.filter((route) => !route.startsWith('HEAD '))
}

function describedOperations(): string[] {
  const { paths } = describeApi(api, 'http://127.0.0.1') as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

describe('operations', () => {
  it('include all operations of the contract, with method, path and scope', () => {
    const all = operations.map((operation) => `${addressOf(operation)} ${String(operation.scope)}`)
    expect(contract.filter((line) => !all.includes(line))).toEqual([])
  })

  it('are versioned as in the contract, and below /v1 or /iam', () => {
    const { info } = describeApi(api, 'http://127.0.0.1') as { info: { version: string } }
    expect(info.version).toBe('v0.1.0')
    const others = operations.filter((operation) => !isTenantOperation(operation))
    expect(others.filter(({ kind }) => kind !== 'session').map(addressOf)).toEqual(['GET /iam/auth/permissions'])
    expect(others.filter(({ path }) => !path.startsWith('/iam/'))).toEqual([])
  })

  it('are exactly the routes of the server', async () => {
    const declared = operations.map(addressOf).sort()
    const routes = (await registeredRoutes()).filter((route) => / \/(v1|iam)\//.test(route))
    expect(routes.sort()).toEqual(declared)
    expect(new Set(declared).size).toBe(declared.length)
  })

  it('are exactly those in the OpenAPI document', () => {
    expect(describedOperations().sort()).toEqual(operations.map(addressOf).sort())
  })

  it('have unique ids in kebab-case', () => {
    const ids = operations.map(({ id }) => id)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('scopes', () => {
  checkAll(
    'every operation: the level matches the method, and the area is a known one',
    operations.map((operation) => [operation.id, operation] as const),
    (_, { method, scope, id, kind }) => {
      if (scope === null) {
        if (kind !== 'session') expect(['get-token-permissions', 'batch-reads']).toContain(id)
        return
      }
      expect(isScope(scope)).toBe(true)
      const [level, area] = scope.split(':')
      expect(level).toBe(method === 'GET' ? 'read' : 'write')
      expect(scopeAreas).toContain(area)
    },
  )

  it('can be granted only if an operation requires them', () => {
    const required = new Set(operations.flatMap(({ scope }) => scope ?? []))
    expect([...grantableScopes].sort()).toEqual([...required].sort())
  })

  it('include write:interactions.create for create-interaction only', () => {
    const ids = operations.filter(({ scope }) => scope === 'write:interactions.create').map(({ id }) => id)
    expect(ids).toEqual(['create-interaction'])
  })
})

describe('declaration of every operation', () => {
  const all = operations.map((operation) => [operation.id, operation] as const)

  checkAll(
    'every operation: the kind matches the method, and a create returns 201 with a Location',
    all,
    (id, operation) => {
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
    },
  )

  checkAll(
    'every operation: every input has a size limit, and a query rejects unknown parameters',
    all,
    (_, operation) => {
      expect(unlimited(operation.body, '')).toEqual([])
      expect(unlimited(operation.query, '?')).toEqual([])
      expect(unlimited(paramsOf(operation), '{}')).toEqual([])
      if (operation.query !== undefined) expect(operation.query).toMatchObject({ additionalProperties: false })
    },
  )

  checkAll('every operation: a list accepts page, pageSize up to 500, and after', all, (_, { query, success }) => {
    const body: { properties?: object } = success.body ?? {}
    const isList = 'meta' in (body.properties ?? {})
    const { properties = {} }: { properties?: Record<string, object> } = query ?? {}
    expect('page' in properties && 'pageSize' in properties && 'after' in properties).toBe(isList)
    if (!isList) return
    expect(properties['page']).toMatchObject({ type: 'integer', minimum: 0, default: 0 })
    expect(properties['pageSize']).toMatchObject({ type: 'integer', minimum: 1 })
    expect((properties['pageSize'] as { maximum: number }).maximum).toBeLessThanOrEqual(500)
  })

  it('has an example of every path parameter', () => {
    const described = api.operations.flatMap((operation) =>
      Object.keys(paramsOf(operation).properties)
        .filter((name) => operation.example?.params?.[name] === undefined)
        .map((name) => `${operation.id}: ${name}`),
    )
    expect(described).toEqual([])
  })

  checkAll('every operation: an operation with a body has an example of it', all, (_, { body, example }) => {
    if (body !== undefined) expect(example?.body).toBeDefined()
  })
})

describe('descriptions in the OpenAPI document', () => {
  const document = describeApi(api, 'http://127.0.0.1') as unknown as ApiDocument
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods))

  it('exist for every operation, with a summary', () => {
    const undescribed = described.filter(({ summary, description }) => !hasText(summary) || !hasText(description))
    expect(undescribed.map(({ operationId }) => operationId)).toEqual([])
  })

  it('exist for every parameter', () => {
    const undescribed = described.flatMap(({ operationId, parameters = [] }) =>
      parameters.filter(({ description }) => !hasText(description)).map(({ name }) => `${operationId}: ${name}`),
    )
    expect(undescribed).toEqual([])
  })

  it('exist for every property of a request, response or event', () => {
    const places = { ...document.components.schemas, ...document.paths, ...document.webhooks }
    expect(Object.entries(places).flatMap(([place, part]) => undescribedProperties(part, place))).toEqual([])
  })
})

interface ApiDocument {
  readonly paths: Record<string, Record<string, DescribedOperation>>
  readonly webhooks: Record<string, unknown>
  readonly components: { readonly schemas: Record<string, unknown> }
}

interface DescribedOperation {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[]
}

interface DescribedProperty {
  readonly $ref?: string
  readonly description?: string
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}

/** The properties below this part of the document that have no description. A reference is described by its schema. */
function undescribedProperties(part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'example' || name === 'examples') return []
    if (name !== 'properties') return undescribedProperties(value, place)
    return Object.entries(value as Record<string, DescribedProperty>).flatMap(([member, schema]) => {
      const path = `${place}.${member}`
      const isDescribed = hasText(schema.description) || schema.$ref !== undefined
      return [...(isDescribed ? [] : [path]), ...undescribedProperties(schema, path)]
    })
  })
}

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

/** The places of a schema without a size limit. */
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
