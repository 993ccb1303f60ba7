import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { Browser, createPerson, signIn } from '../people.ts'
import { startTestApp, type TestApp, type TestTenant } from '../test-app.ts'

/** Denied requests: the audit trail records them, and they cannot fill it. */
let api: TestApp
const minuteMs = 60_000

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Entry {
  readonly operation: string
  readonly refused: string | null
  readonly actor: { readonly type: string; readonly id: string }
  readonly subjectType: string
  readonly subjectId: string
  readonly after: Record<string, unknown>
}

async function refusals(as: TestTenant = api.tenant, query = ''): Promise<Entry[]> {
  await api.services.refusals.flush()
  const { status, body, text } = await api.get(`/audit?refused=true&pageSize=500${query}`, { as })
  expect(status, text).toBe(200)
  return body.items as Entry[]
}

describe('the audit trail records', () => {
  it('a failed sign-in, with its method and network and nothing that was typed', async () => {
    const person = await createPerson(api, 'caseworker')
    const browser = new Browser(api)
    browser.address = '2001:db8:7:7::99'
    await browser.post('/iam/session', { email: person.email, password: 'a secret of somebody' })
    const entries = await refusals(api.tenant, `&subjectId=${person.userId}`)
    expect(entries).toMatchObject([
      {
        operation: 'start-session',
        refused: 'sign-in-refused',
        actor: { type: 'SYSTEM' },
        subjectType: 'user',
        after: { count: 1, method: 'password', network: '2001:db8:7:7::/64' },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain('a secret of somebody')
  })

  it('a token without the scope, and one that grants what it does not have', async () => {
    const tenant = await api.createTenant('Nysgerrig')
    const weak = { ...tenant, ...(await api.createToken(tenant.tenantId, ['write:tokens'])) }
    expect((await api.get('/cases', { as: weak })).status).toBe(401)
    expect((await api.post('/tokens', { name: 'Mere', scopes: ['read:cases'] }, { as: weak })).status).toBe(422)
    const actor = { type: 'KEY', id: weak.tokenId }
    expect((await refusals(tenant)).reverse()).toMatchObject([
      { operation: 'list-cases', refused: 'insufficient-scope', actor, subjectType: 'token', subjectId: weak.tokenId },
      { operation: 'create-token', refused: 'scope-not-held', actor, subjectType: 'token' },
    ])
  })

  it('a user whose role is too low, for the operation or within it', async () => {
    const tenant = await api.createTenant('Ambitiøs')
    const { tenantId } = tenant
    const caseworker = await createPerson(api, 'caseworker', { tenantId })
    const admin = await createPerson(api, 'admin', { tenantId })
    const user = { email: 'chef@people.example', name: 'Chef', role: 'super-admin' }
    expect((await (await signIn(api, caseworker)).post(`/v1/${tenantId}/users`, user)).status).toBe(403)
    expect((await (await signIn(api, admin)).post(`/v1/${tenantId}/users`, user)).status).toBe(403)
    expect((await (await signIn(api, caseworker)).get('/iam/factor-resets')).status).toBe(403)
    const entries = await refusals(tenant)
    expect(entries.map(({ operation, refused, actor }) => [operation, refused, actor.id]).sort()).toEqual(
      [
        ['create-user', 'role-too-low', caseworker.userId],
        ['create-user', 'role-too-low', admin.userId],
        ['list-factor-resets', 'role-too-low', caseworker.userId],
      ].sort(),
    )
  })

  it("a caller on another tenant's path, on the caller's own trail", async () => {
    const own = await api.createTenant('Udenfor')
    const other = await api.createTenant('Målet')
    expect((await api.get(`/v1/${other.tenantId}/cases`, { as: own })).status).toBe(401)
    expect(await refusals(own)).toMatchObject([
      { operation: 'list-cases', refused: 'unauthorized', actor: { id: own.tokenId } },
    ])
    expect(await refusals(other)).toEqual([])
  })

  it('denied requests separately from changes', async () => {
    const tenant = await api.createTenant('Begge')
    const weak = { ...tenant, ...(await api.createToken(tenant.tenantId, ['read:audit'])) }
    await api.post('/contacts', { name: 'X' }, { as: weak })
    await refusals(tenant)
    const done = await api.get('/audit?refused=false&pageSize=500', { as: tenant })
    expect((done.body.items as Entry[]).every(({ refused }) => refused === null)).toBe(true)
    const all = await api.get('/audit?pageSize=500', { as: tenant })
    expect(all.body.items).toHaveLength((done.body.items as Entry[]).length + 1)
  })
})

describe('denied requests cannot fill the disk', () => {
  it('repetitions become one entry at once, then one per minute with a count', async () => {
    const tenant = await api.createTenant('Ihærdig')
    const weak = { ...tenant, ...(await api.createToken(tenant.tenantId, [])) }
    for (let count = 0; count < 5; count++) await api.get('/cases', { as: weak })
    expect(await refusals(tenant)).toMatchObject([{ after: { count: 5 } }])
    for (let count = 0; count < 7; count++) await api.get('/cases', { as: weak })
    expect(await refusals(tenant)).toHaveLength(1)
    api.clock.advance({ ms: minuteMs })
    expect(await refusals(tenant)).toMatchObject([{ after: { count: 7 } }, { after: { count: 5 } }])
  })

  it('a thousand different ones become a hundred entries, then one per minute, and all are counted', async () => {
    const tenant = await api.createTenant('Storm')
    const { tenantId } = tenant
    for (let count = 0; count < 1_000; count++) {
      api.services.refusals.note({
        tenantId,
        requestId: newId(),
        operation: 'list-cases',
        actor: { type: 'KEY', id: newId(), name: 'storm' },
        subject: { type: 'token', id: newId() },
        code: 'insufficient-scope',
      })
    }
    expect(await refusals(tenant)).toHaveLength(100)
    for (let minute = 0; minute < 5; minute++) {
      api.clock.advance({ ms: minuteMs })
      await api.services.refusals.flush()
    }
    const entries = await refusals(tenant)
    expect(entries).toHaveLength(101)
    expect(entries.reduce((sum, { after }) => sum + Number(after['count']), 0)).toBe(1_000)
  })

  it('a flood of failed sign-ins does not hide denied privileges', async () => {
    const tenant = await api.createTenant('Røg')
    const { tenantId } = tenant
    for (let count = 0; count < 500; count++) {
      api.services.refusals.note({
        tenantId,
        requestId: newId(),
        operation: 'start-session',
        actor: { type: 'SYSTEM', id: newId(), name: 'Fordring' },
        subject: { type: 'user', id: newId() },
        code: 'sign-in-refused',
        details: { network: `network ${count}` },
      })
    }
    await api.services.refusals.flush()
    const weak = { ...tenant, ...(await api.createToken(tenantId, [])) }
    await api.get('/cases', { as: weak })
    const entries = await refusals(tenant)
    expect(entries.some(({ actor }) => actor.id === weak.tokenId)).toBe(true)
  })
})
