import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/app.ts'
import { formOf } from '../../src/platform/http/schemas/form.ts'
import { isTenantOperation, type Operation, paramsOf } from '../../src/platform/http/operations/operation.ts'
import { formats } from '../../src/platform/http/operations/validation.ts'
import { inLanguage } from '../../src/problems/index.ts'
import { checkAll } from '../check-all.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { TestApp } from '../test-app.ts'

/** Rules that hold for every operation, checked on the declarations and by sending what they declare. */
let api: TestApp
let tenant: PopulatedTenant
beforeAll(async () => {
  ;({ api, own: tenant } = await startPopulatedApp())
})
afterAll(() => api.close())

interface JsonSchema {
  readonly type?: string | string[]
  readonly format?: string
  readonly pattern?: string
  readonly required?: string[]
  readonly items?: JsonSchema
  readonly properties?: Record<string, JsonSchema>
  readonly anyOf?: JsonSchema[]
}

function walk(schema: unknown, found: (part: JsonSchema) => void): void {
  if (typeof schema !== 'object' || schema === null) return
  const part = schema as JsonSchema
  found(part)
  walk(part.items, found)
  for (const member of Object.values(part.properties ?? {})) walk(member, found)
  for (const branch of part.anyOf ?? []) walk(branch, found)
}

const taken = operations.flatMap((operation) => [operation.body, operation.query, paramsOf(operation)])

describe('a string with the wrong format', () => {
  it('gets the expected pattern with an example, in both languages', () => {
    const nameless: string[] = []
    for (const schema of taken) {
      walk(schema, ({ pattern }) => {
        if (pattern === undefined) return
        const words = formOf(pattern)
        const texts = words === undefined ? ['', ''] : [inLanguage(words, 'en'), inLanguage(words, 'da')]
        if (!texts[0]!.includes(', such as ') || !/f\.eks\. /.test(texts[1]!)) nameless.push(pattern)
      })
    }
    expect(nameless).toEqual([])
  })

  it('gets the expected format', () => {
    const nameless = new Set<string>()
    for (const schema of taken) {
      walk(schema, ({ format }) => {
        if (format !== undefined && formats[format] === undefined) nameless.add(format)
      })
    }
    expect([...nameless]).toEqual([])
  })

  it('422: +45 is rejected with the message of its pattern', async () => {
    const phone = { locale: '+45', number: '70123456' }
    const english = await api.post('/contacts', { name: 'Hansen', phone }, { as: tenant })
    expect(english.body.errors).toEqual([
      { path: '/phone/locale', message: 'must be a country calling code without the plus, such as 45' },
    ])
    const headers = { 'accept-language': 'da' }
    const danish = await api.post('/contacts', { name: 'Hansen', phone }, { as: tenant, headers })
    expect(danish.body.errors[0].message).toBe('skal være en landekode uden plus, f.eks. 45')
  })
})

describe('a page after the last', () => {
  const lists = operations.filter(({ query, kind }) => {
    const { properties = {} }: JsonSchema = query ?? {}
    return kind === 'read' && 'page' in properties
  })

  const rows = lists.map((operation) => [operation.id, operation] as const)
  checkAll('200: is empty in every list', rows, async (_, operation) => {
    const example = exampleFor(operation, tenant)
    for (const page of [1_000_001, Number.MAX_SAFE_INTEGER]) {
      const query = { ...example.query, page: String(page) }
      const { status, text, body } = await api.request(requestOf(operation, tenant, { ...example, query }))
      expect(status, text).toBe(200)
      expect([body.items, body.meta.currentPage]).toEqual([[], page])
    }
  })

  it('422: a number that cannot be represented exactly', async () => {
    expect((await api.get('/contacts?page=9007199254740993', { as: tenant })).status).toBe(422)
    expect((await api.get('/contacts?page=-1', { as: tenant })).status).toBe(422)
  })
})

describe('a compressed body', () => {
  it.each(['gzip', 'deflate', 'br', 'zstd', 'x-unknown', 'gzip, identity'])('415: %s', async (encoding) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/v1/${tenant.tenantId}/contacts`,
      headers: {
        authorization: `Bearer ${tenant.token}`,
        'content-type': 'application/json',
        'content-encoding': encoding,
      },
      payload: gzipSync(JSON.stringify({ name: 'Hansen' })),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-media-type'])
    expect(answer.json().detail).toBe(`Content-Encoding ${encoding} is not supported. Send the body uncompressed.`)
    expect(answer.headers['accept-encoding']).toBe('identity')
  })

  it('is accepted with identity', async () => {
    const headers = { 'content-encoding': 'identity' }
    expect((await api.post('/contacts', { name: 'Hansen' }, { as: tenant, headers })).status).toBe(201)
  })
})

/** Writes with a body of named members. */
const writes = operations
  .filter(isTenantOperation)
  .filter(({ kind, body }) => (kind === 'write' || kind === 'grouped') && body !== undefined)
const makes = writes.filter(({ method }) => method === 'POST').map((operation) => [operation.id, operation] as const)
const changes = writes.filter(({ method }) => method === 'PATCH').map((operation) => [operation.id, operation] as const)

function optionalMembers({ body }: Operation): [string, JsonSchema][] {
  const { properties = {}, required = [] } = body as JsonSchema
  return Object.entries(properties).filter(([name]) => !required.includes(name))
}

describe('null', () => {
  checkAll('in every creation: for an optional member means it was left out', makes, async (_, operation) => {
    const example = exampleFor(operation, tenant)
    for (const [name] of optionalMembers(operation)) {
      const without = { ...(example.body as Record<string, unknown>) }
      Reflect.deleteProperty(without, name)
      const send = (body: unknown) => api.request(requestOf(operation, tenant, { ...example, body }))
      const [left, nulled] = [await send(without), await send({ ...without, [name]: null })]
      expect([name, nulled.status, nulled.body.code], nulled.text).toEqual([name, left.status, left.body.code])
    }
  })

  checkAll('in every patch: clears a member, or is rejected with what to do', changes, async (_, operation) => {
    const example = exampleFor(operation, tenant)
    for (const [name, { type }] of optionalMembers(operation)) {
      const { status, body, text } = await api.request(
        requestOf(operation, tenant, { ...example, body: { [name]: null } }),
      )
      const isNullable = type === undefined || [type].flat().includes('null')
      const refusal = { path: `/${name}`, message: 'cannot be cleared: leave it out to keep its value' }
      if (!isNullable) expect([status, body.errors], text).toEqual([422, expect.arrayContaining([refusal])])
      else expect(text, name).not.toMatch(/must be|cannot be cleared/)
    }
  })

  it('null within a member means left out, even in a patch', async () => {
    const address = { address: 'Vesterbrogade 1', coAddress: null, city: 'København V' }
    const { status, text, body } = await api.patch('/settings', { address }, { as: tenant })
    expect(status, text).toBe(200)
    expect(body.address).toEqual({ address: 'Vesterbrogade 1', city: 'København V' })
  })
})
