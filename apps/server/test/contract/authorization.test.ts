import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantableScopes, operations } from '../../src/app.ts'
import { exampleIds } from '../../src/example-ids.ts'
import { isTenantOperation, type Operation } from '../../src/platform/http/operation.ts'
import { newId } from '../../src/platform/ids.ts'
import { type ExampleRequest, exampleFor, idParamsOf, requestOf } from '../example-request.ts'
import { createPopulatedTenant, type PopulatedTenant } from '../populated-tenant.ts'
import { type Answer, startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
let own: PopulatedTenant
let foreign: PopulatedTenant
/** For each scope a token of the tenant that has all others. */
const tokensWithout = new Map<string, string>()

beforeAll(async () => {
  api = await startTestApp()
  own = await createPopulatedTenant(api)
  foreign = await createPopulatedTenant(api)
  for (const scope of grantableScopes) {
    const others = [...grantableScopes].filter((each) => each !== scope)
    tokensWithout.set(scope, (await api.createToken(own.tenantId, others)).token)
  }
  const customer = { referenceId: 'FOREIGN-ONLY' }
  await api.post(`/customers?creditorId=${foreign.ids['creditorId']!}`, customer, { as: foreign })
})
afterAll(() => api.close())

/** Operations on sessions take no token; what they take is tried with them. */
const all = operations.filter(({ kind }) => kind !== 'session').map((operation) => [operation.id, operation] as const)

function sendAs(operation: Operation, token: string | undefined): Promise<Answer> {
  const request = requestOf(operation, own, exampleFor(operation, own))
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const headers = { authorization: '', ...request.headers, ...authorization }
  return api.request({ ...request, headers })
}

describe('who may call', () => {
  it.each(all)('%s: 401 without a token', async (_, operation) => {
    const answer = await sendAs(operation, undefined)
    expect(answer.status, answer.text).toBe(401)
    expect(answer.body.code).toBe('unauthorized')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it.each(all.filter(([, { scope }]) => scope !== null))(
    '%s: 401 with every scope there is but its own',
    async (_, operation) => {
      const answer = await sendAs(operation, tokensWithout.get(operation.scope!))
      expect(answer.status, answer.text).toBe(401)
      expect(answer.body.code).toBe('insufficient-scope')
      expect(answer.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${operation.scope!}"`)
    },
  )

  it.each(all.filter(([, operation]) => isTenantOperation(operation)))(
    "%s: 401 with another tenant's token",
    async (_, operation) => {
      const answer = await sendAs(operation, foreign.token)
      expect(answer.status, answer.text).toBe(401)
      expect(answer.body.code).toBe('unauthorized')
    },
  )

  it.each(all)('%s: succeeds with its scope alone, as its example shows', async (_, operation) => {
    const { token } = await api.createToken(own.tenantId, operation.scope === null ? [] : [operation.scope])
    const answer = await sendAs(operation, token)
    expect(answer.status, answer.text).toBe(operation.success.status)
  })
})

interface Gist {
  readonly status: number
  readonly contentType: unknown
  readonly body: Record<string, unknown>
}

/** What an answer says, but for its own id and the id that was asked for. */
function gist({ status, headers, text }: Answer, id: string): Gist {
  const contentType = headers['content-type']
  const said = text.replaceAll(id, '<id>')
  if (String(contentType).startsWith('text/csv')) return { status, contentType, body: { said } }
  const body = (said === '' ? {} : JSON.parse(said)) as Record<string, unknown>
  return { status, contentType, body: { ...body, requestId: '', instance: '' } }
}

/** The parameters of an example that the query of the operation must have. */
function neededOf({ query }: Operation, given: Readonly<Record<string, string>>): Record<string, string> {
  const needed = (query as { required?: readonly string[] } | undefined)?.required ?? []
  return Object.fromEntries(Object.entries(given).filter(([name]) => needed.includes(name)))
}

describe("another tenant's thing is like a missing one", () => {
  const inPaths = operations.flatMap((operation) =>
    idParamsOf(operation).map((name) => [operation.id, name, operation] as const),
  )

  it.each(inPaths)('%s: {%s} in the path', async (_, name, operation) => {
    const strangers = exampleFor(operation, foreign).params[name]!
    const isId = name !== 'referenceId'
    const foreignId = isId ? strangers : 'FOREIGN-ONLY'
    const unknownId = isId ? newId() : 'NOBODYS'
    const answers: Gist[] = []
    for (const id of [foreignId, unknownId]) {
      const example = exampleFor(operation, own)
      const request = requestOf(operation, own, { ...example, query: {}, params: { ...example.params, [name]: id } })
      answers.push(gist(await api.request(request), id))
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  const inQueries = operations.flatMap((operation) =>
    uuidQueriesOf(operation).map((name) => [operation.id, name, operation] as const),
  )

  it.each(inQueries)('%s: %s in the query', async (_, name, operation) => {
    const answers: Gist[] = []
    for (const id of [foreign.ids[idNameOf(name)] ?? foreign.ids['caseId']!, newId()]) {
      const example = exampleFor(operation, own)
      // Filters may exclude each other; what a write needs beside is in its example, and so is what a read cannot do without.
      const others = operation.kind === 'read' ? neededOf(operation, example.query) : example.query
      const request = requestOf(operation, own, { ...example, query: { ...others, [name]: id } })
      answers.push(gist(await api.request(request), id))
    }
    if (isMerelyCompared(operation.id, name)) {
      for (const answer of answers) expect([200, 422]).toContain(answer.status)
    } else {
      expect(answers[0]).toEqual(answers[1])
      // A payment names its creditor to tell its voucher apart from those of others.
      const body =
        operation.id === 'register-direct-payment'
          ? { code: 'voucher-not-found' }
          : { code: 'unknown-reference', errors: [{ path: `/${name}` }] }
      expect(answers[0]).toMatchObject({ status: 422, body })
    }
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(foreign.tenantId)
  })

  const inBodies = all.flatMap(([, operation]) =>
    idsInBodyOf(operation).map(({ path, name }) => [operation.id, path.join('/'), { operation, path, name }] as const),
  )

  it.each(inBodies)('%s: %s in the body', async (_, __, { operation, path, name }) => {
    const answers: Gist[] = []
    for (const id of [foreign.ids[name]!, newId()]) {
      const example = exampleFor(operation, own)
      const request: ExampleRequest = { ...example, body: withValue(example.body, path, id) }
      answers.push(gist(await api.request(requestOf(operation, own, request)), id))
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers.map((answer) => answer.status)).toEqual([422, 422])
  })

  it('is tried on many ids', () => {
    expect(inPaths.length).toBeGreaterThan(20)
    expect(inQueries.length).toBeGreaterThan(20)
    expect(inBodies.length).toBeGreaterThan(8)
  })
})

function uuidQueriesOf({ query }: Operation): string[] {
  const { properties = {} } = (query ?? {}) as { properties?: Record<string, { format?: string }> }
  return Object.entries(properties).flatMap(([name, { format }]) => (format === 'uuid' ? [name] : []))
}

/**
 * What is compared and names nothing: `after` is a place in the order of ids, an interaction may refer to what is not
 * kept here, and the trails tell of things that may be gone.
 */
function isMerelyCompared(operationId: string, name: string): boolean {
  const trails = ['list-audit-entries', 'list-requests']
  return (
    name === 'after' || trails.includes(operationId) || (operationId === 'list-interactions' && name === 'referenceId')
  )
}

/** What a filter names, where it is not called by the id of the thing. */
function idNameOf(queryName: string): string {
  return { groupId: 'caseGroupId', referenceId: 'caseId' }[queryName] ?? queryName
}

interface IdPlace {
  readonly path: string[]
  readonly name: string
}

/** Where the example body of an operation names things of the tenant. */
function idsInBodyOf({ example }: Operation): IdPlace[] {
  const names = new Map<string, string>(Object.entries(exampleIds).map(([name, id]) => [id, name]))
  const found: IdPlace[] = []
  const visit = (value: unknown, path: string[]): void => {
    const name = typeof value === 'string' ? names.get(value) : undefined
    if (name?.endsWith('Id') === true && !name.endsWith('ReferenceId')) found.push({ path, name })
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) visit(member, [...path, key])
  }
  visit(example?.body, [])
  return found
}

function withValue(body: unknown, path: readonly string[], value: string): unknown {
  const copy = structuredClone(body) as Record<string, any>
  let parent = copy
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string, any>
  parent[path.at(-1)!] = value
  return copy
}
