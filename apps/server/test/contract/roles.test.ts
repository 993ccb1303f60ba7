import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/app.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { isTenantOperation, type Operation, roleNeeded } from '../../src/platform/http/operations/operation.ts'
import { isAtLeast, type Role, roles } from '../../src/platform/identity/roles.ts'
import { createTenantSecretText, hashSecretText } from '../../src/platform/identity/secret-text.ts'
import { lowestSignInRole } from '../../src/platform/identity/session.ts'
import { newId } from '../../src/platform/ids.ts'
import { checkAll } from '../check-all.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { createPerson } from '../people.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { Answer, TestApp } from '../test-app.ts'

/** Every operation as every role: what a signed-in user may do is decided by the declared role alone. */
let api: TestApp
let tenant: PopulatedTenant
const cookies = new Map<Role, string>()

beforeAll(async () => {
  ;({ api, own: tenant } = await startPopulatedApp())
  for (const role of roles) cookies.set(role, await giveSession(role))
})
afterAll(() => api.close())

/** A session that is simply there, also for those who could not sign in. */
async function giveSession(role: Role): Promise<string> {
  const { tenantId } = tenant
  const { userId } = await createPerson(api, role, { tenantId })
  const text = createTenantSecretText(tenantId)
  await api.database.inTenant(tenantId, (transaction) =>
    transaction.run(sql`
      insert into sessions (tenant_id, user_id, session_id, hash, state, methods, device, address, created_at, last_seen_at, expires_at)
      values (${tenantId}::uuid, ${userId}::uuid, ${newId()}::uuid, ${hashSecretText(text)}::bytea, 'signed-in',
              '{password}', '', '127.0.0.1', now(), ${api.clock.now()}::timestamptz, ${api.clock.now()}::timestamptz + interval '1 hour')`),
  )
  return `__Host-sid=${text}`
}

function sendAs(operation: Operation, role: Role): Promise<Answer> {
  const request = requestOf(operation, tenant, exampleFor(operation, tenant))
  const headers = { authorization: '', 'sec-fetch-site': 'same-origin', cookie: cookies.get(role) ?? '' }
  return api.request({ ...request, headers: { ...request.headers, ...headers } })
}

/** What a caseworker changes only where it is its own; that of the tenant under test was made by a token. */
const ownOnly = ['patch-saved-view', 'delete-saved-view']

function isAnothers({ id }: Operation, role: Role): boolean {
  return ownOnly.includes(id) && !isAtLeast(role, 'admin')
}

const all = operations.filter(isTenantOperation)
const matrix = all.flatMap((operation) => roles.map((role) => [operation.id, role, operation] as const))

describe('the rights of a signed-in user', () => {
  checkAll('decides about every operation as every role', matrix, async (_, role, operation) => {
    const answer = await sendAs(operation, role)
    if (!isAtLeast(role, lowestSignInRole)) {
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized'])
    } else if (isAtLeast(role, roleNeeded(operation)) && !isAnothers(operation, role)) {
      expect(answer.status, answer.text).toBe(operation.success.status)
    } else {
      expect([answer.status, answer.body.code], answer.text).toEqual([403, 'role-too-low'])
    }
  })

  it('are everything for a super administrator, and nothing below a caseworker', () => {
    for (const operation of all) {
      expect(isAtLeast('super-admin', roleNeeded(operation)), operation.id).toBe(true)
      expect(isAtLeast(roleNeeded(operation), lowestSignInRole), operation.id).toBe(true)
    }
  })
})

/** Administrators change what the tenant works with; caseworkers change what happens on cases. */
const administered =
  /^write:(contacts|users|tokens|settings|billing|collectors|case-groups|end-reasons|properties|transaction-accounts|voucher-types|workflows|templates|webhooks)$|^read:(audit|requests|tokens)$/
const casework = /^write:(cases|case-vouchers|customers|creditors|ultimate-creditors|interactions\.create|files)$/
/** Changes nothing: a caseworker previews the letter before sending it. */
const open = ['preview-template']
const own = ['create-update-type', 'patch-update-type', 'delete-update-type', 'patch-allocation-policy']

describe('the declared role', () => {
  const rows = all.map((operation) => [operation.id, operation] as const)
  checkAll('of every operation follows its scope', rows, (id, operation) => {
    const scope = operation.scope ?? ''
    if (open.includes(id)) expect(roleNeeded(operation)).toBe('caseworker')
    else if (administered.test(scope) || own.includes(id)) expect(roleNeeded(operation)).toBe('admin')
    else if (casework.test(scope)) expect(roleNeeded(operation)).toBe('caseworker')
  })
})
