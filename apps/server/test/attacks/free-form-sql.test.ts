import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/app.ts'
import { newId } from '../../src/platform/ids.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { Browser, createPerson, signIn } from '../people.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import { SoftwareAuthenticator } from '../software-authenticator.ts'
import type { Answer, TestApp } from '../test-app.ts'
import { type FreeFormMember, freeFormMembersOf } from './free-form-members.ts'

/** Objects shaped like SQL statements, sent wherever a caller may send what it likes: they come back as they were. */
const origin = 'https://collect.example'
let api: TestApp
let tenant: PopulatedTenant

beforeAll(async () => {
  ;({ api, own: tenant } = await startPopulatedApp({ publicUrl: origin }))
  for (const entity of ['case', 'case-voucher', 'creditor']) {
    for (const handle of Object.keys(texts)) {
      const body = { handle, label: handle, type: 'text', entity }
      expect((await api.post('/property-types', body, { as: tenant })).status).toBe(201)
    }
  }
}, 600_000)
afterAll(() => api.close())

const injection = "set_config('app.tenant', '00000000-0000-7000-8000-000000000000', true)"
const statement = { text: `select ${injection}`, values: [], name: 'x' }
const texts = {
  text: injection,
  values: '$1',
  name: "x'; drop table cases; --",
  row: '$$ \\ " %',
  toPostgres: 'x',
  toJSON: 'x',
}

/** What has broken drivers, query builders and serialisers before. */
const hostileObjects: Record<string, unknown>[] = [
  statement,
  { ...statement, row: {}, values: [1, [2, { ...statement }], null] },
  { ...statement, values: { length: 1, 0: 'x' } },
  { nested: { deep: [statement, [statement]] } },
  { toPostgres: statement, toJSON: statement, constructor: 'x', hasOwnProperty: 1, then: 'x' },
  { type: 'Buffer', data: [115, 101, 108] },
  { 'a"b': "'; drop table cases; --", $1: '$1', '{': '}', '\\u0000': '\\', '': [] },
  texts,
]
const hostileValues: unknown[] = [
  ...hostileObjects,
  [statement],
  [[statement], [1, 'two', null]],
  [],
  injection,
  '{}',
  0,
  false,
]

const members = operations.flatMap(freeFormMembersOf)
const nameOf = ({ operation, path }: FreeFormMember): string => `${operation.id} ${path.join('.')}`
const stored = members.filter(({ operation }) => operation.kind !== 'session')

/** Values by handles: property types for these handles were defined above. */
function isByHandle({ path }: FreeFormMember): boolean {
  return path.at(-1) === 'properties'
}

function hostileFor(member: FreeFormMember): unknown[] {
  if (member.takes === 'texts' || isByHandle(member)) return [texts]
  return member.takes === 'anything' ? hostileValues : hostileObjects
}

function withMember(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const copy: Record<string, unknown> = { ...(body as object) }
  copy[name] = withMember(copy[name], rest, value)
  return copy
}

/** Sends the example of an operation with another value in one place, and for real. */
async function send(member: FreeFormMember, value: unknown): Promise<Answer> {
  const example = exampleFor(member.operation, tenant)
  const body = withMember(uniqueBody(member, example.body), member.path, value)
  const { method, path } = requestOf(member.operation, tenant, { ...example, body })
  return api.request({ method, path: pathOf(path), body, as: tenant })
}

/** Examples name themselves alike, which works once. */
function uniqueBody({ operation }: FreeFormMember, body: unknown): unknown {
  if (operation.id === 'create-creditor') return { ...(body as object), id: newId() }
  // The action of the example has no property.
  const parameters = { propertyHandle: 'any' }
  return operation.id === 'create-bulk-job' ? { ...(body as object), action: 'SET_PROPERTY', parameters } : body
}

const pathOf = (path: string): string => path.replace('/v1/{tenantId}', '').replace(`/v1/${tenant.tenantId}`, '')

/** What a reader gets of what the operation wrote. */
async function readBack({ operation }: FreeFormMember, written: Answer): Promise<unknown> {
  const location = written.headers['location']
  const own = requestOf(operation, tenant, exampleFor(operation, tenant)).path
  const path = typeof location === 'string' ? new URL(location, origin).pathname : own
  const answer = await api.get(pathOf(path), { as: tenant })
  expect(answer.status, `${path}: ${answer.text}`).toBe(200)
  return answer.body
}

/** The values of all members of a name, however deep. */
function membersNamed(body: unknown, name: string): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) => (key === name ? [value] : membersNamed(value, name)))
}

describe('a free-form member', () => {
  it('is known to this test', () => {
    expect(members.map(nameOf).sort()).toEqual([
      'confirm-passkey credential.clientExtensionResults',
      'create-bulk-job parameters.propertyValue',
      'create-case properties',
      'create-case-group settings',
      'create-case-voucher properties',
      'create-creditor properties',
      'create-interaction details',
      'create-saved-view query',
      'create-update data',
      'create-update intention',
      'patch-case properties',
      'patch-case-group settings',
      'patch-creditor properties',
      'patch-saved-view query',
      'show-passkey clientExtensionResults',
    ])
  })

  it.each(stored.map((member) => [nameOf(member), member] as const))(
    '%s: is returned as it was sent, whatever it looks like',
    async (_, member) => {
      for (const value of hostileFor(member)) {
        const written = await send(member, value)
        expect([200, 201, 204], `${JSON.stringify(value)}: ${written.text}`).toContain(written.status)
        const read = membersNamed(await readBack(member, written), member.path.at(-1) ?? '')
        const expected: unknown = isByHandle(member) ? expect.objectContaining(value as object) : value
        expect(read).toContainEqual(expected)
      }
    },
  )

  it.each(stored.map((member) => [nameOf(member), member] as const))(
    '%s: rejects keys that would change a prototype, and characters that cannot be stored',
    async (_, member) => {
      const body = JSON.stringify(withMember(exampleFor(member.operation, tenant).body, member.path, 'HERE'))
      const { path, method } = requestOf(member.operation, tenant, exampleFor(member.operation, tenant))
      for (const [json, status] of [
        [`{"__proto__": ${JSON.stringify(statement)}}`, 400],
        [`{"constructor": {"prototype": {"text": "x"}}}`, 400],
        [`{"text": "a\\u0000b"}`, 422],
        [`{"a\\u0000b": "text"}`, 422],
        [`{"text": "\\ud800"}`, 422],
      ] as const) {
        const answer = await api.request({ method, path: pathOf(path), as: tenant, body: body.replace('"HERE"', json) })
        expect([json, answer.status], answer.text).toEqual([json, status])
      }
    },
  )

  it('of a passkey is not read, in either operation that has one', async () => {
    const person = await createPerson(api, 'caseworker')
    const browser = await signIn(api, person)
    let device = new SoftwareAuthenticator(origin)
    for (const clientExtensionResults of hostileObjects) {
      const { body: options } = await browser.post('/iam/factors/passkeys')
      device = new SoftwareAuthenticator(origin)
      const credential = { ...device.create(options), clientExtensionResults }
      const confirmed = await browser.post('/iam/factors/passkeys/confirm', { name: 'x', credential })
      expect(confirmed.status, confirmed.text).toBe(200)
    }
    for (const clientExtensionResults of hostileObjects) {
      const half = new Browser(api)
      await half.post('/iam/session', { email: person.email, password: person.password })
      const { body: asked } = await half.post('/iam/session/passkey/options')
      const shown = await half.post('/iam/session/passkey', { ...device.get(asked), clientExtensionResults })
      expect(shown.status, shown.text).toBe(200)
    }
  })
})
