import { afterAll, beforeAll, describe, expect } from 'vitest'
import { grantableScopes, operations } from '../../src/app.ts'
import { exportParts } from '../../src/features/integration/exports/export-parts.ts'
import { isTenantOperation, type Operation } from '../../src/platform/http/operations/operation.ts'
import type { Role } from '../../src/platform/identity/roles.ts'
import { scopesByRole } from '../../src/platform/http/callers/role-scopes.ts'
import { checkAll } from '../check-all.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { Answer, TestApp } from '../test-app.ts'

let api: TestApp
let own: PopulatedTenant
let foreign: PopulatedTenant
/** For each scope a token of the tenant that has all others. */
const tokensWithout = new Map<string, string>()

beforeAll(async () => {
  ;({ api, own, foreign } = await startPopulatedApp())
  for (const scope of grantableScopes) {
    const others = [...grantableScopes].filter((each) => each !== scope)
    tokensWithout.set(scope, (await api.createToken(own.tenantId, others)).token)
  }
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

describe('access', () => {
  checkAll('every operation: 401 without a token', all, async (_, operation) => {
    const answer = await sendAs(operation, undefined)
    expect(answer.status, answer.text).toBe(401)
    expect(answer.body.code).toBe('unauthorized')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  checkAll(
    'every operation: 401 with every scope except its own',
    all.filter(([, { scope }]) => scope !== null),
    async (_, operation) => {
      const answer = await sendAs(operation, tokensWithout.get(operation.scope!))
      expect(answer.status, answer.text).toBe(401)
      expect(answer.body.code).toBe('insufficient-scope')
      expect(answer.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${operation.scope!}"`)
    },
  )

  checkAll(
    "every operation: 401 with another tenant's token",
    all.filter(([, operation]) => isTenantOperation(operation)),
    async (_, operation) => {
      const answer = await sendAs(operation, foreign.token)
      expect(answer.status, answer.text).toBe(401)
      expect(answer.body.code).toBe('unauthorized')
    },
  )

  checkAll('every operation: succeeds with only its scope, using its example', all, async (_, operation) => {
    const { token } = await api.createToken(own.tenantId, scopesFor(operation))
    const answer = await sendAs(operation, token)
    expect(answer.status, answer.text).toBe(operation.success.status)
  })
})

/** Operations on what has rights of its own, a user or a webhook: their callers must hold these rights themselves. */
const roleOfWhatItConcerns: Readonly<Record<string, Role>> = {
  ...{ 'create-user': 'caseworker', 'patch-user': 'caseworker', 'create-invitation': 'caseworker' },
  ...{ 'end-user-sessions': 'caseworker', 'patch-webhook': 'admin', 'rotate-webhook-secret': 'admin' },
}

const importedCases = ['write:cases', 'write:customers', 'write:case-vouchers']

/** The scopes of everything that an export has. */
function exportedScopes(): string[] {
  return exportParts().flatMap(({ scope }) => scope ?? [])
}

/** Operations that do what other operations do, or show what they show: their callers need those scopes as well. */
const scopesOfWhatItDoes: Readonly<Record<string, readonly string[]>> = {
  ...{ 'create-bulk-job': ['write:cases'], 'confirm-bulk-job': ['write:cases'], 'undo-bulk-job': ['write:cases'] },
  ...{ 'create-import': importedCases, 'patch-import': importedCases, 'confirm-import': importedCases },
  ...{ 'create-export': exportedScopes(), 'download-export': exportedScopes() },
  'log-call': ['write:updates'],
  ...{ 'get-work-item': ['read:interactions'], 'mark-work-item': ['read:interactions'] },
}

/**
 * Its own scope alone, except for those who give a role, or change who has one: they must hold what the role holds; and
 * for those who do what other operations do.
 */
function scopesFor({ id, scope }: Operation): string[] {
  const role = roleOfWhatItConcerns[id]
  const held = role === undefined ? [] : scopesByRole(operations).get(role)
  return [...(scope === null ? [] : [scope]), ...(held ?? []), ...(scopesOfWhatItDoes[id] ?? [])]
}
