import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, createPerson, type Person, signIn } from '../../../../test/people.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { grantableScopes } from '../../../app.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { systemPrincipal } from '../../../platform/identity/principal.ts'
import { findSecondPersonFacts } from './second-person.queries.ts'
import { isIndependentSecondPerson, requireIndependentSecondPerson } from './second-person.ts'

let api: TestApp
let first: Person
let second: Person
let firstBrowser: Browser
let secondBrowser: Browser
const dayMs = 24 * 3_600_000

beforeAll(async () => {
  api = await startTestApp()
  first = await createPerson(api, 'admin')
  second = await createPerson(api, 'admin')
  firstBrowser = await signIn(api, first)
  secondBrowser = await signIn(api, second)
})
afterAll(() => api.close())

/** A user with stored app codes, a passkey and recovery codes. */
async function personWithFactors(role: Role = 'caseworker'): Promise<Person> {
  const person = await createPerson(api, role)
  const { tenantId, userId } = person
  const owner = sql`${tenantId}::uuid, ${userId}::uuid`
  await api.database.inTenant(tenantId, async (transaction) => {
    await transaction.run(sql`
      update user_credentials set totp_secret = ${api.services.secrets.seal('totp', 'JBSWY3DPEHPK3PXP')}::text
      where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`)
    await transaction.run(sql`insert into recovery_codes (tenant_id, user_id, hash) values (${owner}, sha256('code'))`)
    await transaction.run(sql`
      insert into passkeys (tenant_id, user_id, passkey_id, name, credential_id, public_key, counter, transports, created_at)
      values (${owner}, ${newId()}::uuid, 'Telefon', ${newId()}::text, 'key', 0, '{}', ${api.clock.now()}::timestamptz)`)
  })
  return person
}

async function isIndependent(firstId: string, secondId: string): Promise<boolean> {
  const { tenantId } = api.tenant
  const [facts] = await api.database.read(tenantId, findSecondPersonFacts(tenantId, firstId, secondId, api.clock.now()))
  return isIndependentSecondPerson(firstId, secondId, facts)
}

async function requested(person: Person, browser = firstBrowser): Promise<string> {
  const answer = await browser.post('/iam/factor-resets', { userId: person.userId })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.factorResetId as string
}

const approve = (browser: Browser, id: string) => browser.post(`/iam/factor-resets/${id}/approval`)

async function mailsTo(email: string): Promise<string[]> {
  const rows = await api.database.read(
    api.tenant.tenantId,
    sql<{ purpose: string }>`
      select purpose from outgoing_mails where tenant_id = ${api.tenant.tenantId}::uuid
        and recipients::text like '%' || ${email}::text || '%' order by mail_id`,
  )
  return rows.map(({ purpose }) => purpose)
}

describe('a lost second factor', () => {
  it('is reset once a second administrator approves: factors, sessions, audit and mails', async () => {
    const person = await personWithFactors()
    const half = new Browser(api)
    const credentials = { email: person.email, password: person.password }
    expect((await half.post('/iam/session', credentials)).body.state).toBe('second-factor')
    const id = await requested(person)
    const { body } = await secondBrowser.get('/iam/factor-resets')
    expect(body.factorResets).toMatchObject([{ factorResetId: id, user: { userId: person.userId } }])
    expect((await half.post('/iam/session', credentials)).body.state).toBe('second-factor')
    const approved = await approve(secondBrowser, id)
    expect(approved.status, approved.text).toBe(200)
    expect((await half.post('/iam/session/totp', { code: '123456' })).status).toBe(401)
    expect((await new Browser(api).post('/iam/session', credentials)).body.state).toBe('signed-in')
    expect((await secondBrowser.get('/iam/factor-resets')).body.factorResets).toEqual([])
    expect(await mailsTo(person.email)).toEqual(['factor-reset-requested', 'factor-reset-approved'])
    const trail = (await auditOf(api, person.userId)).filter(({ after }) => after.factorReset !== undefined)
    expect(trail).toMatchObject([
      { operation: 'request-factor-reset', actor: { id: first.userId } },
      { operation: 'approve-factor-reset', actor: { id: second.userId }, after: { requestedBy: first.userId } },
    ])
  })

  it('403: the requester or a token cannot approve; 401: a caseworker cannot request', async () => {
    const person = await personWithFactors()
    const id = await requested(person)
    const own = await approve(firstBrowser, id)
    expect([own.status, own.body.code]).toEqual([403, 'second-person-needed'])
    const token = await api.post(`/iam/factor-resets/${id}/approval`)
    expect([token.status, token.body.code]).toEqual([401, 'unauthorized'])
    const caseworker = await signIn(api, await createPerson(api, 'caseworker'))
    for (const answer of [
      await caseworker.post('/iam/factor-resets', { userId: person.userId }),
      await caseworker.get('/iam/factor-resets'),
      await approve(caseworker, id),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'role-too-low'])
    }
    expect((await approve(secondBrowser, id)).status).toBe(200)
  })

  it('cannot be that of a user with a higher role, one’s own, or a missing one', async () => {
    const stronger = await personWithFactors('super-admin')
    const refused = await firstBrowser.post('/iam/factor-resets', { userId: stronger.userId })
    expect([refused.status, refused.body.code]).toEqual([403, 'role-too-low'])
    const chief = await signIn(api, await createPerson(api, 'super-admin'))
    const id = await requested(stronger, chief)
    expect((await approve(secondBrowser, id)).body.code).toBe('role-too-low')
    expect((await firstBrowser.post('/iam/factor-resets', { userId: first.userId })).body.code).toBe('factor-reset-own')
    expect((await firstBrowser.post('/iam/factor-resets', { userId: second.userId })).body.code).toBe(
      'no-second-factor',
    )
    expect((await firstBrowser.post('/iam/factor-resets', { userId: newId() })).status).toBe(404)
  })

  it('has one open request, which only one of many approvals uses, and which can be withdrawn or expires', async () => {
    const person = await personWithFactors()
    const ids = await Promise.all(Array.from({ length: 5 }, () => requested(person)))
    expect(new Set(ids).size).toBe(1)
    const id = ids[0]!
    expect((await firstBrowser.delete(`/iam/factor-resets/${id}`)).status).toBe(200)
    expect((await approve(secondBrowser, id)).status).toBe(404)
    const again = await requested(person)
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(secondBrowser, again)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    const late = await requested(await personWithFactors())
    api.clock.advance({ ms: 3 * dayMs })
    ;[firstBrowser, secondBrowser] = [await signIn(api, first), await signIn(api, second)]
    expect((await approve(secondBrowser, late)).status).toBe(404)
  })

  it('403: requesting and approving need a recently entered password', async () => {
    const person = await personWithFactors()
    const id = await requested(person)
    api.clock.advance({ ms: 16 * 60_000 })
    expect((await approve(secondBrowser, id)).body.code).toBe('password-not-recent')
    expect((await firstBrowser.post('/iam/factor-resets', { userId: person.userId })).body.code).toBe(
      'password-not-recent',
    )
    expect((await secondBrowser.post('/iam/session/password', { password: second.password })).status).toBe(200)
    expect((await approve(secondBrowser, id)).status).toBe(200)
  })
})

describe('the second of two people', () => {
  const invite = async (browser: Browser, role = 'admin'): Promise<string> => {
    const user = { email: `${newId()}@people.example`, name: 'Ny', role }
    const { status, body, text } = await browser.send({
      method: 'POST',
      path: `/v1/${api.tenant.tenantId}/users`,
      body: user,
    })
    expect(status, text).toBe(201)
    return body.userId as string
  }

  it('is an active administrator other than the first', async () => {
    const caseworker = await createPerson(api, 'caseworker')
    const retired = await createPerson(api, 'admin')
    await api.patch(`/users/${retired.userId}`, { active: false })
    expect(await isIndependent(first.userId, second.userId)).toBe(true)
    expect(await isIndependent(first.userId, first.userId.toUpperCase())).toBe(false)
    expect(await isIndependent(first.userId, caseworker.userId)).toBe(false)
    expect(await isIndependent(first.userId, retired.userId)).toBe(false)
    expect(await isIndependent(first.userId, api.tenant.tokenId)).toBe(false)
    expect(await isIndependent(first.userId, newId())).toBe(false)
  })

  it('must be a user; a token or the service itself is rejected regardless of its id', async () => {
    const { tenantId } = api.tenant
    const system = systemPrincipal({ tenantId, name: '', timeZone: 'Europe/Copenhagen', language: 'da' })
    const given = { tenantId, firstId: first.userId, now: api.clock.now() }
    await api.database.inTenant(tenantId, async (transaction) => {
      const as = (type: 'KEY' | 'USER' | 'SYSTEM') =>
        requireIndependentSecondPerson(transaction, { ...given, second: { ...system, type, id: second.userId } })
      await as('USER')
      await expect(as('KEY')).rejects.toMatchObject({ code: 'second-person-needed' })
      await expect(as('SYSTEM')).rejects.toMatchObject({ code: 'second-person-needed' })
    })
  })

  it('cannot be a user whom the first invited within seven days, directly or with their token', async () => {
    const chief = await signIn(api, await createPerson(api, 'super-admin'))
    firstBrowser = await signIn(api, first)
    const invited = await invite(firstBrowser)
    const token = await firstBrowser.send({
      method: 'POST',
      path: `/v1/${api.tenant.tenantId}/tokens`,
      body: { name: 'invites', scopes: [...grantableScopes] },
    })
    const as = { ...api.tenant, ...(token.body as { tokenId: string; token: string }) }
    const resent = await invite(chief)
    const path = `/v1/${api.tenant.tenantId}/users/${resent}/invitation`
    expect((await firstBrowser.send({ method: 'POST', path, body: {} })).status).toBe(200)
    const worker = { email: `${newId()}@people.example`, name: 'Ny', role: 'caseworker' }
    const laundered = (await api.post('/users', worker, { as })).body.userId as string
    const raise = { method: 'PATCH', path: `/v1/${api.tenant.tenantId}/users/${laundered}` } as const
    expect((await chief.send({ ...raise, body: { role: 'admin' } })).status).toBe(200)
    for (const userId of [invited, resent, laundered]) {
      expect(await isIndependent(first.userId, userId)).toBe(false)
      expect(await isIndependent(second.userId, userId)).toBe(true)
    }
    expect(await isIndependent(as.tokenId, first.userId)).toBe(false)
    expect(await isIndependent(as.tokenId, second.userId)).toBe(true)
    api.clock.advance({ ms: 7 * dayMs + 1 })
    for (const userId of [invited, resent, laundered]) expect(await isIndependent(first.userId, userId)).toBe(true)
  })

  it('cannot be a user whose role the first changed, or whose factors the first helped reset, within seven days', async () => {
    ;[firstBrowser, secondBrowser] = [await signIn(api, first), await signIn(api, second)]
    const raised = await createPerson(api, 'caseworker')
    const path = `/v1/${api.tenant.tenantId}/users/${raised.userId}`
    expect((await firstBrowser.send({ method: 'PATCH', path, body: { role: 'admin' } })).status).toBe(200)
    expect((await secondBrowser.send({ method: 'PATCH', path, body: { name: 'Ny chef' } })).status).toBe(200)
    const reset = await personWithFactors('admin')
    expect((await approve(secondBrowser, await requested(reset))).status).toBe(200)
    const third = await createPerson(api, 'admin')
    expect(await isIndependent(first.userId, raised.userId)).toBe(false)
    expect(await isIndependent(second.userId, raised.userId)).toBe(true)
    expect(await isIndependent(first.userId, reset.userId)).toBe(false)
    expect(await isIndependent(second.userId, reset.userId)).toBe(false)
    expect(await isIndependent(third.userId, reset.userId)).toBe(true)
    api.clock.advance({ ms: 7 * dayMs + 1 })
    expect(await isIndependent(first.userId, raised.userId)).toBe(true)
    expect(await isIndependent(first.userId, reset.userId)).toBe(true)
  })
})

describe('end user sessions', () => {
  it('204: signs the user out everywhere, with an audit entry', async () => {
    const person = await createPerson(api, 'caseworker')
    const browsers = [await signIn(api, person), await signIn(api, person)]
    expect((await api.delete(`/users/${person.userId}/sessions`)).status).toBe(204)
    for (const browser of browsers) expect((await browser.get('/iam/session')).status).toBe(401)
    const trail = await auditOf(api, person.userId)
    expect(trail.at(-1)).toMatchObject({ operation: 'end-user-sessions', after: { sessions: 'ended' } })
    await signIn(api, person)
  })

  it('403: a user with a higher role; 404: a user of another tenant', async () => {
    const chief = await createPerson(api, 'super-admin')
    const browser = await signIn(api, await createPerson(api, 'admin'))
    const path = `/v1/${api.tenant.tenantId}/users/${chief.userId}/sessions`
    expect((await browser.delete(path)).body.code).toBe('role-too-low')
    const stranger = await api.createTenant('Fremmed')
    expect((await api.delete(`/users/${chief.userId}/sessions`, { as: stranger })).status).toBe(404)
  })
})
