import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantableScopes, operations } from '../../src/app.ts'
import { isTenantOperation } from '../../src/platform/http/operations/operation.ts'
import { scopesByRole } from '../../src/platform/http/callers/role-scopes.ts'
import { isAtLeast, type Role, roles } from '../../src/platform/identity/roles.ts'
import { lowestSignInRole } from '../../src/platform/identity/session.ts'
import { newId } from '../../src/platform/ids.ts'
import { checkAll } from '../check-all.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { type Browser, createPerson, signIn } from '../people.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { Answer, TestApp } from '../test-app.ts'

/** Somebody who holds a little tries to come by more. */
let api: TestApp
let tenant: PopulatedTenant
const people = new Map<Role, { userId: string; browser: Browser | undefined }>()
const scopesOf = scopesByRole(operations)
const signingIn = roles.filter((role) => isAtLeast(role, lowestSignInRole))

beforeAll(async () => {
  ;({ api, own: tenant } = await startPopulatedApp())
  for (const role of roles) {
    const person = await createPerson(api, role, { tenantId: tenant.tenantId })
    const browser = signingIn.includes(role) ? await signIn(api, person) : undefined
    people.set(role, { userId: person.userId, browser })
  }
})
afterAll(() => api.close())

const userOf = (role: Role): Record<string, string> => ({ email: `${newId()}@gain.example`, name: 'X', role })

async function asToken(
  scopes: readonly string[],
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
): Promise<Answer> {
  const { token } = await api.createToken(tenant.tenantId, [...scopes])
  const headers = { authorization: `Bearer ${token}` }
  return api.request({ method, path, body, as: tenant, headers })
}

async function asPerson(role: Role, method: 'POST' | 'PATCH', path: string, body: unknown): Promise<Answer> {
  const browser = people.get(role)?.browser
  if (browser === undefined) throw new Error(`Nobody with the role ${role} signs in.`)
  return browser.send({ method, path: `/v1/${tenant.tenantId}${path}`, body })
}

const all = roles.flatMap((held) => roles.map((wanted) => [held, wanted] as const))
const byPeople = all.filter(([held]) => isAtLeast(held, 'admin'))

/** What a token reaches that has exactly what a role has, and may write users. */
function tokenReaches(held: Role, wanted: Role): boolean {
  const has = new Set([...(scopesOf.get(held) ?? []), 'write:users'])
  return isAtLeast('admin', wanted) && [...(scopesOf.get(wanted) ?? [])].every((scope) => has.has(scope))
}

describe('a role', () => {
  it.each(roles)('a token with only write:users cannot create a %s with more rights than it has', async (role) => {
    const made = await asToken(['write:users'], 'POST', '/users', userOf(role))
    const isHarmless = (scopesOf.get(role) ?? new Set()).size === 0
    expect(made.status, made.text).toBe(isHarmless ? 201 : role === 'super-admin' ? 403 : 422)
  })

  checkAll(
    'a token with the scopes of one role creates, promotes and changes a user of another only within them',
    all,
    async (held, wanted) => {
      const scopes = [...new Set([...(scopesOf.get(held) ?? []), 'write:users'])]
      const made = await asToken(scopes, 'POST', '/users', userOf(wanted))
      const { body: weak } = await api.post('/users', userOf('client'), { as: tenant })
      const raised = await asToken(scopes, 'PATCH', `/users/${weak.userId}`, { role: wanted })
      const path = `/users/${people.get(wanted)!.userId}`
      const lowered = await asToken(scopes, 'PATCH', path, { name: 'Y' })
      if (tokenReaches(held, wanted)) {
        expect([made.status, raised.status, lowered.status]).toEqual([201, 200, 200])
        return
      }
      for (const answer of [made, raised, lowered])
        expect(['role-too-low', 'scope-not-held']).toContain(answer.body.code)
      expect((await api.get(`/users/${weak.userId}`, { as: tenant })).body.role).toBe('client')
    },
  )

  checkAll(
    'a signed-in user of one role creates, promotes and changes a user of another only up to their own role',
    byPeople,
    async (held, wanted) => {
      const made = await asPerson(held, 'POST', '/users', userOf(wanted))
      const { body: weak } = await api.post('/users', userOf('client'), { as: tenant })
      const raised = await asPerson(held, 'PATCH', `/users/${weak.userId}`, { role: wanted })
      const changed = await asPerson(held, 'PATCH', `/users/${people.get(wanted)!.userId}`, { name: 'Z' })
      expect([made.status, raised.status, changed.status]).toEqual(
        isAtLeast(held, wanted) ? [201, 200, 200] : [403, 403, 403],
      )
    },
  )
})

describe('a scope', () => {
  it.each([...grantableScopes].filter((scope) => scope !== 'write:tokens'))(
    'a token with only write:tokens cannot issue or add %s',
    async (scope) => {
      const made = await asToken(['write:tokens'], 'POST', '/tokens', { name: 'X', scopes: [scope] })
      expect([made.status, made.body.code]).toEqual([422, 'scope-not-held'])
      const { tokenId } = await api.createToken(tenant.tenantId, ['write:tokens'])
      const patch = { scopes: ['write:tokens', scope] }
      const patched = await asToken(['write:tokens'], 'PATCH', `/tokens/${tokenId}`, patch)
      expect([patched.status, patched.body.code]).toEqual([422, 'scope-not-held'])
    },
  )

  it('a token cannot extend the life of a stronger token, or beyond its own', async () => {
    const soon = new Date(api.clock.now().getTime() + 3_600_000)
    const strong = await api.createToken(tenant.tenantId, ['write:tokens', 'read:cases'], soon)
    const prolonged = await asToken(['write:tokens'], 'PATCH', `/tokens/${strong.tokenId}`, { expiresAt: null })
    expect([prolonged.status, prolonged.body.code]).toEqual([422, 'scope-not-held'])
    const headers = { authorization: `Bearer ${strong.token}` }
    for (const expiresAt of [undefined, null, new Date(soon.getTime() + 1000).toISOString()]) {
      const body = { name: 'X', scopes: [], ...(expiresAt === undefined ? {} : { expiresAt }) }
      const made = await api.post('/tokens', body, { as: tenant, headers })
      expect([made.status, made.body.errors?.[0]?.path]).toEqual([422, '/expiresAt'])
    }
    const within = { name: 'X', scopes: ['read:cases'], expiresAt: soon.toISOString() }
    expect((await api.post('/tokens', within, { as: tenant, headers })).status).toBe(201)
  })

  it.each(signingIn)('a signed-in %s cannot issue a token with a scope that its role lacks', async (role) => {
    const held = scopesOf.get(role) ?? new Set()
    for (const scope of grantableScopes) {
      const made = await asPerson(role, 'POST', '/tokens', { name: 'X', scopes: [scope] })
      const isAllowed = isAtLeast(role, 'admin') && held.has(scope)
      expect(made.status, `${role} ${scope}: ${made.text}`).toBe(isAllowed ? 201 : isAtLeast(role, 'admin') ? 422 : 403)
    }
  })
})

describe('a link', () => {
  const writing = operations.filter((operation) => isTenantOperation(operation) && operation.kind === 'write')

  checkAll(
    'for choosing a password is in no response',
    writing.map((operation) => [operation.id, operation] as const),
    async (_, operation) => {
      const answer = await api.request(requestOf(operation, tenant, exampleFor(operation, tenant)))
      expect(answer.status, answer.text).toBe(operation.success.status)
      expect(answer.text).not.toContain('set-password')
    },
  )

  it.each(roles)('a token with only write:users cannot invite a %s with more rights than it has', async (role) => {
    const { userId } = people.get(role)!
    const invited = await asToken(['write:users'], 'POST', `/users/${userId}/invitation`, undefined)
    expect([403, 422]).toContain(invited.status)
  })
})
