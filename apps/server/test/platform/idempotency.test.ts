import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { grantableScopes } from '../../src/app.ts'
import { changeTokenScopes } from '../../src/features/access/tokens/index.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { executeCommand } from '../../src/platform/commands/execute-command.ts'
import { fingerprintOf } from '../../src/platform/commands/idempotency-key.ts'
import { SingleFlight } from '../../src/platform/commands/single-flight.ts'
import { sweepExpiredKeys } from '../../src/platform/commands/sweep-expired-keys.ts'
import { runSystemCommand } from '../../src/platform/commands/system-command.ts'
import { systemPrincipal } from '../../src/platform/identity/principal.ts'
import { newId } from '../../src/platform/ids.ts'
import { DatabaseProxy } from '../database-proxy.ts'
import { LockHolder } from '../lock-holder.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import { type SecondInstance, startSecondInstance } from '../second-instance.ts'
import { type Answer, startTestApp, type TestApp, testStart, withRole } from '../test-app.ts'

const principalTypeId = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'
const hourMs = 3_600_000

let api: TestApp
let tenant: PopulatedTenant
let second: SecondInstance
let locks: LockHolder

beforeAll(async () => {
  ;({ api, own: tenant } = await startPopulatedApp())
  second = await startSecondInstance(api)
  locks = await LockHolder.connect(api.databaseUrl)
})
beforeEach(() => {
  api.clock.set(testStart)
})
afterEach(() => locks.release())
afterAll(async () => {
  await locks.close()
  await second.close()
  await api.close()
})

const withKey = (key: string): { as: PopulatedTenant; headers: Record<string, string> } => ({
  as: tenant,
  headers: { 'idempotency-key': key },
})

/** The two ways to write to the database: alone, and grouped with others. */
interface Write {
  readonly path: string
  readonly body: Record<string, unknown>
  /** How often the write took effect. */
  effects(): Promise<number>
}

async function count(text: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const [row] = await api.database.read(tenant.tenantId, text)
  return row!.n
}

/** A contact with a unique name. */
function newContact(): Write {
  const name = newId()
  return {
    path: '/contacts',
    body: { name, phone: { locale: '45', number: '1' } },
    effects: () => count(sql<{ n: number }>`select count(*)::int as n from contacts where name = ${name}::text`),
  }
}

/** A payment on a new voucher, which could be repeated many times. */
async function newPayment(): Promise<Write> {
  const caseVoucherId = await newVoucher()
  return {
    path: '/direct-payments',
    body: { caseVoucherId, amount: 7, text: 'Tak' },
    effects: () =>
      count(sql<{ n: number }>`
        select ((amount - outstanding) / 7)::int as n from case_vouchers where case_voucher_id = ${caseVoucherId}::uuid`),
  }
}

async function newVoucher(): Promise<string> {
  const voucher = {
    voucherTypeId: principalTypeId,
    amount: 700,
    currency: 'DKK',
    source: 'CREDITOR',
    date: '2024-05-01',
  }
  const { body } = await api.post(`/case-vouchers/${tenant.ids['caseId']!}`, voucher, { as: tenant })
  return body.caseVoucherId as string
}

const writes: [string, () => Write | Promise<Write>][] = [
  ['a write', newContact],
  ['a grouped write', newPayment],
]

async function storedKeys(key: string): Promise<number> {
  return count(sql<{ n: number }>`select count(*)::int as n from idempotency_keys where key = ${key}::text`)
}

function isReplay(answer: Answer): boolean {
  return answer.headers['idempotency-cached'] === 'true'
}

describe('the key', () => {
  it.each([
    ['of no characters', ''],
    ['of 65 characters', 'x'.repeat(65)],
    ['with a space', 'a b'],
    ['that is a space', ' '],
    ['with a tab', 'a\tb'],
    ['beyond ASCII', 'nøgle'],
    ['with a control character', 'a\u007f'],
  ])('400: %s is not valid', async (_, key) => {
    const write = newContact()
    const answer = await api.post(write.path, write.body, withKey(key))
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency-key-invalid' } })
    expect(await write.effects()).toBe(0)
  })

  it.each(['x', 'x'.repeat(64), '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', newId()])('may be %s', async (key) => {
    const write = newContact()
    const first = await api.post(write.path, write.body, withKey(key))
    const again = await api.post(write.path, write.body, withKey(key))
    expect([first.status, again.status, isReplay(first), isReplay(again)]).toEqual([201, 201, false, true])
    expect(await write.effects()).toBe(1)
  })

  it('is checked before the body, and only for authorized callers', async () => {
    expect((await api.post('/contacts', { name: 5 }, withKey('a b'))).status).toBe(400)
    const { token } = await api.createToken(tenant.tenantId, ['read:contacts'])
    const headers = { 'idempotency-key': 'a b', authorization: `Bearer ${token}` }
    expect((await api.post('/contacts', { name: 'Per' }, { as: tenant, headers })).status).toBe(401)
  })

  it('is ignored for reads', async () => {
    const { body: contact } = await api.post('/contacts', { name: 'Per' }, { as: tenant })
    expect((await api.get(`/contacts/${String(contact.id)}`, withKey('not a key'))).status).toBe(200)
  })

  it('applies to deletes: a retry gets the first response, and another address is another request', async () => {
    const made = await Promise.all(['Per', 'Poul'].map((name) => api.post('/contacts', { name }, { as: tenant })))
    const [path, other] = made.map(({ body }) => `/contacts/${String(body.id)}`) as [string, string]
    const key = newId()
    expect(await api.delete(path, withKey('not a key'))).toMatchObject({ body: { code: 'idempotency-key-invalid' } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.delete(path, withKey(key))))
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, '{}']))
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1)
    expect(await api.delete(other, withKey(key))).toMatchObject({
      status: 400,
      body: { code: 'idempotency-key-reused' },
    })
    expect((await api.delete(path, withKey(newId()))).status).toBe(404)
    expect((await api.get(other, { as: tenant })).status).toBe(200)
  })
})

describe.each(writes)('%s with a key', (_, newWrite) => {
  it('runs once and returns the same bytes again', async () => {
    const write = await newWrite()
    const key = newId()
    const first = await api.post(write.path, write.body, withKey(key))
    const again = await api.post(write.path, write.body, withKey(key))
    expect(first.status, first.text).toBe(201)
    expect([isReplay(first), isReplay(again)]).toEqual([false, true])
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(again.headers['location']).toBe(first.headers['location'])
    expect(first.headers['location']).toMatch(new RegExp(`^/v1/${tenant.tenantId}/`))
    expect(await write.effects()).toBe(1)
  })

  it('is the same request regardless of member order and white space', async () => {
    const write = await newWrite()
    const key = newId()
    await api.post(write.path, write.body, withKey(key))
    const turned = JSON.stringify(Object.fromEntries(Object.entries(write.body).reverse()), null, 4)
    const again = await api.post(write.path, `\n ${turned} \t`, withKey(key))
    expect([again.status, isReplay(again)]).toEqual([201, true])
    expect(await write.effects()).toBe(1)
  })

  it('400: is a different request with another body, path or query', async () => {
    const write = await newWrite()
    const key = newId()
    const first = await api.post(write.path, write.body, withKey(key))
    const others: [string, unknown][] = [
      [write.path, { ...write.body, text: 'other' }],
      [write.path, { ...write.body, unknown: true }],
      [write.path === '/contacts' ? '/collectors' : '/contacts', write.body],
      ['/contacts', { name: 'Per' }],
      ['/direct-payments', { caseVoucherId: newId(), amount: 1 }],
      [`/direct-payments?creditorId=${tenant.ids['creditorId']!}`, write.body],
    ]
    for (const [path, body] of others) {
      const answer = await api.post(path, body, withKey(key))
      // A body that another path rejects is rejected before its key is looked up.
      if (answer.status !== 422) expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency-key-reused' } })
    }
    expect(await write.effects()).toBe(1)
    const again = await api.post(write.path, write.body, withKey(key))
    expect([again.text, isReplay(again)]).toEqual([first.text, true])
  })

  it('belongs to the tenant, whichever of its tokens sent it', async () => {
    const write = await newWrite()
    const key = newId()
    const { token } = await api.createToken(tenant.tenantId, [...grantableScopes])
    const rotated = { as: tenant, headers: { 'idempotency-key': key, authorization: `Bearer ${token}` } }
    const first = await api.post(write.path, write.body, withKey(key))
    const retry = await api.post(write.path, write.body, rotated)
    expect([retry.status, retry.text, isReplay(retry)]).toEqual([201, first.text, true])
    const another = await api.post(write.path, { ...write.body, text: 'other' }, rotated)
    expect(another).toMatchObject({ status: 400, body: { code: 'idempotency-key-reused' } })
    expect(await write.effects()).toBe(1)
    const stranger = await api.post(write.path, write.body, { as: api.tenant, headers: { 'idempotency-key': key } })
    expect(isReplay(stranger)).toBe(false)
    expect(stranger.text).not.toContain(tenant.tenantId)
  })

  it('is valid for 48 hours and free afterwards, before any sweep', async () => {
    const write = await newWrite()
    const key = newId()
    const first = await api.post(write.path, write.body, withKey(key))
    api.clock.advance({ ms: 48 * hourMs - 60_000 })
    const late = await api.post(write.path, write.body, withKey(key))
    expect([late.text, isReplay(late)]).toEqual([first.text, true])
    api.clock.advance({ ms: 60_000 })
    const fresh = await api.post(write.path, write.body, withKey(key))
    expect([fresh.status, isReplay(fresh)]).toEqual([201, false])
    expect(await write.effects()).toBe(2)
    // The key is stored again, for 48 hours from now, for this request.
    api.clock.advance({ ms: 47 * hourMs })
    const again = await api.post(write.path, write.body, withKey(key))
    expect([again.text, isReplay(again)]).toEqual([fresh.text, true])
  })

  it('may be used for another request after 48 hours', async () => {
    const write = await newWrite()
    const key = newId()
    await api.post(write.path, write.body, withKey(key))
    api.clock.advance({ ms: 48 * hourMs })
    const other = await api.post('/contacts', { name: 'Per' }, withKey(key))
    expect([other.status, isReplay(other)]).toEqual([201, false])
    expect((await api.post(write.path, write.body, withKey(key))).body.code).toBe('idempotency-key-reused')
  })

  it('belongs to the user if a signed-in user sent it', async () => {
    const write = await newWrite()
    const headers = { 'idempotency-key': newId() }
    const person = { as: withRole(tenant, 'admin'), headers }
    const answers = [
      await api.post(write.path, write.body, { as: tenant, headers }),
      await api.post(write.path, write.body, person),
      await api.post(write.path, write.body, person),
    ]
    expect(answers.map((answer) => [answer.status, isReplay(answer)])).toEqual([
      [201, false],
      [201, false],
      [201, true],
    ])
    expect(await write.effects()).toBe(2)
  })

  it('is replayed to another token only if it has the scope', async () => {
    const write = await newWrite()
    const key = newId()
    await api.post(write.path, write.body, withKey(key))
    const { token } = await api.createToken(tenant.tenantId, ['read:contacts', 'read:case-vouchers'])
    const headers = { 'idempotency-key': key, authorization: `Bearer ${token}` }
    const answer = await api.post(write.path, write.body, { as: tenant, headers })
    expect(answer).toMatchObject({ status: 401, body: { code: 'insufficient-scope' } })
  })

  it('is replayed only to callers who are still authorized', async () => {
    const write = await newWrite()
    const { token, tokenId } = await api.createToken(tenant.tenantId, ['write:contacts', 'write:case-vouchers'])
    const options = { as: tenant, headers: { 'idempotency-key': newId(), authorization: `Bearer ${token}` } }
    expect((await api.post(write.path, write.body, options)).status).toBe(201)
    await changeScopes(tokenId, ['read:contacts'])
    expect(await api.post(write.path, write.body, options)).toMatchObject({
      status: 401,
      body: { code: 'insufficient-scope' },
    })
    await changeScopes(tokenId, ['write:contacts', 'write:case-vouchers'])
    expect(isReplay(await api.post(write.path, write.body, options))).toBe(true)
  })

  async function changeScopes(tokenId: string, scopes: string[]): Promise<void> {
    const of = { tenantId: tenant.tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
    await runSystemCommand(api.services, of, 'change-token', (command) =>
      changeTokenScopes(command, { tokenId, scopes, grantable: grantableScopes }),
    )
  }
})

describe('a replay', () => {
  it('204: has no body', async () => {
    const key = newId()
    const path = `/creditors/${tenant.ids['creditorId']!}`
    const first = await api.patch(path, { notes: 'Ring torsdag' }, withKey(key))
    await api.patch(path, { notes: 'Ring fredag' }, { as: tenant })
    const again = await api.patch(path, { notes: 'Ring torsdag' }, withKey(key))
    expect([first.status, first.text, isReplay(first)]).toEqual([204, '', false])
    expect([again.status, again.text, isReplay(again)]).toEqual([204, '', true])
    expect(again.headers['content-type']).toBeUndefined()
    expect((await api.get(path, { as: tenant })).body.notes).toBe('Ring fredag')
  })

  it('200: has its body', async () => {
    const key = newId()
    const path = `/end-reasons/${tenant.ids['endReasonId']!}`
    const first = await api.patch(path, { label: 'Aftalt' }, withKey(key))
    const again = await api.patch(path, { label: 'Aftalt' }, withKey(key))
    expect([first.status, first.body]).toEqual([200, { success: true }])
    expect([again.status, again.text, isReplay(again)]).toEqual([200, first.text, true])
    expect(again.headers['location']).toBeUndefined()
  })

  it('201: is the original response, even if the resource has changed since', async () => {
    const write = newContact()
    const key = newId()
    const first = await api.post(write.path, write.body, withKey(key))
    await api.delete(`/contacts/${String(first.body.id)}`, { as: tenant })
    const again = await api.post(write.path, write.body, withKey(key))
    expect([again.status, again.text, isReplay(again)]).toEqual([201, first.text, true])
    expect(await write.effects()).toBe(0)
  })

  it('has its own request id and Ignored-Fields', async () => {
    const key = newId()
    const body = { name: 'Per', nmae: 'Poul' }
    const first = await api.post('/contacts', body, withKey(key))
    const again = await api.post('/contacts', body, withKey(key))
    expect(isReplay(again)).toBe(true)
    expect(again.headers['ignored-fields']).toBe('/nmae')
    expect(again.headers['request-id']).not.toBe(first.headers['request-id'])
  })
})

describe('a response with a secret', () => {
  it('400: is not shown to another token, and nothing is created again', async () => {
    const key = newId()
    const path = `/links`
    const body = { caseId: tenant.ids['caseId']! }
    const first = await api.post(path, body, withKey(key))
    expect(first.status, first.text).toBe(201)
    const { token } = await api.createToken(tenant.tenantId, [...grantableScopes])
    const headers = { 'idempotency-key': key, authorization: `Bearer ${token}` }
    const other = await api.post(path, body, { as: tenant, headers })
    expect(other).toMatchObject({ status: 400, body: { code: 'idempotency-key-reused' } })
    expect(other.text).not.toContain(first.body.url)
    const again = await api.post(path, body, withKey(key))
    expect([again.text, isReplay(again)]).toEqual([first.text, true])
  })
})

describe('a failed request', () => {
  it('422: is not stored, so that it can be fixed with the same key', async () => {
    const write = newContact()
    const key = newId()
    expect((await api.post(write.path, { ...write.body, name: '' }, withKey(key))).status).toBe(422)
    expect(await storedKeys(key)).toBe(0)
    const fixed = await api.post(write.path, write.body, withKey(key))
    expect([fixed.status, isReplay(fixed)]).toEqual([201, false])
  })

  it('422: is not stored either if the database detected the error', async () => {
    const key = newId()
    const path = `/customers?creditorId=${tenant.ids['creditorId']!}`
    expect((await api.post(path, { referenceId: 'K-1001' }, withKey(key))).body.code).toBe('customer-reference-taken')
    expect(await storedKeys(key)).toBe(0)
    expect((await api.post(path, { referenceId: 'K-1002' }, withKey(key))).status).toBe(201)
  })

  it('404: is not stored', async () => {
    const key = newId()
    expect((await api.patch(`/end-reasons/${newId()}`, { label: 'Ny' }, withKey(key))).status).toBe(404)
    const fixed = await api.patch(`/end-reasons/${tenant.ids['endReasonId']!}`, { label: 'Ny' }, withKey(key))
    expect(fixed.status).toBe(200)
  })

  it('422: is not stored among grouped writes, and runs again', async () => {
    const write = await newPayment()
    const key = newId()
    const tooMuch = await api.post(write.path, { ...write.body, amount: 70_000 }, withKey(key))
    expect(tooMuch.body).toMatchObject({ code: 'amount-exceeds-outstanding', outstanding: 700 })
    expect(await storedKeys(key)).toBe(0)
    const fixed = await api.post(write.path, write.body, withKey(key))
    expect([fixed.status, isReplay(fixed)]).toEqual([201, false])
    expect(await write.effects()).toBe(1)
  })

  it('422: frees a key that had expired', async () => {
    const write = await newPayment()
    const key = newId()
    await api.post(write.path, write.body, withKey(key))
    api.clock.advance({ ms: 48 * hourMs })
    expect((await api.post(write.path, { ...write.body, amount: 70_000 }, withKey(key))).status).toBe(422)
    const next = await api.post(write.path, write.body, withKey(key))
    expect([next.status, isReplay(next)]).toEqual([201, false])
    expect(await write.effects()).toBe(2)
  })

  it('429: is not stored', async () => {
    const limited = await startTestApp({ rateLimitPerMinute: 1 })
    try {
      const headers = { 'idempotency-key': newId() }
      await limited.get('/contacts')
      expect((await limited.post('/contacts', { name: 'Per' }, { headers })).status).toBe(429)
      limited.clock.advance({ ms: 60_000 })
      const again = await limited.post('/contacts', { name: 'Per' }, { headers })
      expect([again.status, isReplay(again)]).toEqual([201, false])
    } finally {
      await limited.close()
    }
  })
})

describe('the sweep', () => {
  it('deletes expired keys of every tenant, and no others', async () => {
    const old = newId()
    const young = newId()
    await api.post('/contacts', { name: 'Per' }, withKey(old))
    await api.post('/contacts', { name: 'Per' }, { headers: { 'idempotency-key': old } })
    api.clock.advance({ ms: hourMs })
    await api.post('/contacts', { name: 'Per' }, withKey(young))
    api.clock.advance({ ms: 47 * hourMs })
    expect(await sweepExpiredKeys(api.database, api.clock)).toBeGreaterThanOrEqual(2)
    expect([await storedKeys(old), await storedKeys(young)]).toEqual([0, 1])
    const [left] = await api.database.read(
      api.tenant.tenantId,
      sql<{ n: number }>`select count(*)::int as n from idempotency_keys where key = ${old}::text`,
    )
    expect(left?.n).toBe(0)
    expect(isReplay(await api.post('/contacts', { name: 'Per' }, withKey(young)))).toBe(true)
    expect(await sweepExpiredKeys(api.database, api.clock)).toBe(0)
  })

  it('deletes thousands in batches', async () => {
    await sweepExpiredKeys(api.database, api.clock)
    await api.database.inTenant(tenant.tenantId, (transaction) =>
      transaction.run(sql`
        insert into idempotency_keys (tenant_id, principal_id, key, fingerprint, status, headers, body, created_at)
        select ${tenant.tenantId}::uuid, ${tenant.tenantId}::uuid, 'old ' || n, sha256('x'), 200, '{}', '{}',
               ${testStart}::timestamptz - interval '48 hours'
        from generate_series(1, 2500) n`),
    )
    expect(await sweepExpiredKeys(api.database, api.clock)).toBe(2_500)
  })

  it('skips a key that a request is claiming', async () => {
    const write = newContact()
    const key = newId()
    await api.post(write.path, write.body, withKey(key))
    api.clock.advance({ ms: 48 * hourMs })
    await locks.hold('lock table contacts in exclusive mode')
    const running = api.post(write.path, write.body, withKey(key))
    await locks.waitForWaiters()
    await sweepExpiredKeys(api.database, api.clock)
    await locks.release()
    expect((await running).status).toBe(201)
    expect(isReplay(await api.post(write.path, write.body, withKey(key)))).toBe(true)
    expect(await write.effects()).toBe(2)
  })
})

describe.each(writes)('concurrent duplicates of %s', (_, newWrite) => {
  it.each([
    ['one process', 50, () => [api]],
    ['two processes', 64, () => [api, second]],
  ] as const)('have one effect and one response, even from two tokens: %s', async (__, size, processes) => {
    const write = await newWrite()
    const key = newId()
    const senders = processes()
    const { token } = await api.createToken(tenant.tenantId, [...grantableScopes])
    const tokens = [tenant.token, token]
    const answers = await Promise.all(
      Array.from({ length: size }, (___, index) =>
        senders[index % senders.length]!.request({
          method: 'POST',
          path: write.path,
          body: write.body,
          as: { ...tenant, token: tokens[Math.floor(index / 2) % 2]! },
          headers: { 'idempotency-key': key },
        }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1)
    expect(await write.effects()).toBe(1)
  })

  it('with different bodies have one effect, and the others are rejected', async () => {
    const write = await newWrite()
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (__, index) =>
        (index % 2 === 0 ? api : second).request({
          method: 'POST',
          path: write.path,
          body: {
            ...write.body,
            ...(write.path === '/contacts' ? { email: `${index}@b.dk` } : { text: String(index) }),
          },
          ...withKey(key),
        }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.code === 'idempotency-key-reused')).toHaveLength(39)
    expect(await write.effects()).toBe(1)
  })

  it('with many keys on two processes have one effect each', async () => {
    const write = await newWrite()
    const keys = Array.from({ length: 20 }, () => newId())
    const answers = await Promise.all(
      [...keys, ...keys, ...keys].map((key, index) =>
        (index % 2 === 0 ? api : second).request({
          method: 'POST',
          path: write.path,
          body: write.body,
          ...withKey(key),
        }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(20)
    expect(await write.effects()).toBe(20)
  })

  it.each([
    ['the same process', () => api],
    ['another process', () => second],
  ] as const)('wait for the first while it runs, and get its result: in %s', async (__, other) => {
    const write = await newWrite()
    const key = newId()
    await holdUp(write)
    const first = api.post(write.path, write.body, withKey(key))
    await locks.waitForWaiters()
    const duplicate = other().request({ method: 'POST', path: write.path, body: write.body, ...withKey(key) })
    const isWaiting = await Promise.race([duplicate.then(() => false), sleep(300).then(() => true)])
    expect(isWaiting).toBe(true)
    await locks.release()
    const answers = await Promise.all([first, duplicate])
    expect(answers.map((answer) => [answer.status, isReplay(answer)])).toEqual([
      [201, false],
      [201, true],
    ])
    expect(answers[1].text).toBe(answers[0].text)
    expect(await write.effects()).toBe(1)
  })

  it.each([
    ['the same process', () => api],
    ['another process', () => second],
  ] as const)('run themselves if the first fails: in %s', async (__, other) => {
    const write = await newWrite()
    const key = newId()
    await holdUp(write)
    const first = api.post(write.path, write.body, withKey(key))
    const [pid] = await locks.waitForWaiters()
    const duplicate = other().request({ method: 'POST', path: write.path, body: write.body, ...withKey(key) })
    await sleep(100)
    await locks.terminate(pid!)
    expect((await first).status).toBe(503)
    await locks.release()
    const answer = await duplicate
    expect([answer.status, isReplay(answer)]).toEqual([201, false])
    expect(await write.effects()).toBe(1)
  })
})

describe('a duplicate of a slow request', () => {
  it('503: gives up after some seconds, with Retry-After', async () => {
    const payment = await newPayment()
    const contact = newContact()
    const keys = [newId(), newId()]
    await holdKeys(keys)
    const startedAt = Date.now()
    const answers = await Promise.all([
      api.post(contact.path, contact.body, withKey(keys[0]!)),
      api.post(payment.path, payment.body, withKey(keys[1]!)),
    ])
    const ms = Date.now() - startedAt
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toMatch(/^\d$/)
      expect(answer.body.code).toBe('idempotency-in-progress')
    }
    // The keys are still held: both have given up.
    expect(ms).toBeGreaterThan(7_000)
    expect([await contact.effects(), await payment.effects()]).toEqual([0, 0])
    await locks.release()
    expect((await api.post(contact.path, contact.body, withKey(keys[0]!))).status).toBe(201)
    expect((await api.post(payment.path, payment.body, withKey(keys[1]!))).status).toBe(201)
  })

  it('503: delays payments in its batch less than itself', async () => {
    const [ahead, stuck, free, later] = [await newPayment(), await newPayment(), await newPayment(), await newPayment()]
    const key = newId()
    const doorman = await LockHolder.connect(api.databaseUrl)
    try {
      await holdKeys([key])
      await holdUp(ahead, doorman)
      const first = api.post(ahead.path, ahead.body, { as: tenant })
      await doorman.waitForWaiters()
      const stuckAnswer = api.post(stuck.path, stuck.body, withKey(key))
      const freeAnswer = api.post(free.path, free.body, { as: tenant })
      await turnsOfEventLoop()
      await doorman.release()
      expect((await first).status).toBe(201)
      const answered = await Promise.race([freeAnswer.then(() => 'free'), stuckAnswer.then(() => 'stuck')])
      expect(answered).toBe('free')
      expect((await freeAnswer).status).toBe(201)
      expect((await api.post(later.path, later.body, { as: tenant })).status).toBe(201)
      expect(await stuckAnswer).toMatchObject({ status: 503, body: { code: 'idempotency-in-progress' } })
      expect([await stuck.effects(), await free.effects(), await later.effects()]).toEqual([0, 1, 1])
    } finally {
      await doorman.close()
    }
  })

  it('503: does not delay later payments further', async () => {
    const [stuck, free] = [await newPayment(), await newPayment()]
    const key = newId()
    await holdKeys([key])
    const stuckAnswer = api.post(stuck.path, stuck.body, withKey(key))
    await locks.waitForWaiters()
    expect((await api.post(free.path, free.body, { as: tenant })).status).toBe(201)
    await locks.release()
    // The key has been released, so the payment that waited for it goes through.
    expect((await stuckAnswer).status).toBe(201)
    expect([await stuck.effects(), await free.effects()]).toEqual([1, 1])
  })

  it('503: also if both are on one process', async () => {
    vi.useFakeTimers()
    try {
      const flights = new SingleFlight()
      void flights.run('key', () => new Promise(() => undefined))
      const duplicate = flights.run('key', () => Promise.resolve('ran twice')).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(9_999)
      expect(await Promise.race([duplicate, Promise.resolve('waits')])).toBe('waits')
      await vi.advanceTimersByTimeAsync(1)
      expect(await duplicate).toMatchObject({
        code: 'idempotency-in-progress',
        options: { headers: { 'retry-after': '5' } },
      })
    } finally {
      vi.useRealTimers()
    }
  })

  /** Claims keys like another process that never finishes. */
  function holdKeys(keys: string[]): Promise<void> {
    return locks.holdFor(
      tenant.tenantId,
      `insert into idempotency_keys (tenant_id, principal_id, key, fingerprint, created_at)
       select $1, $2, key, sha256('x'), $3 from unnest($4::text[]) key`,
      [tenant.tenantId, tenant.tenantId, testStart, keys],
    )
  }
})

describe.each(writes)('failures during %s', (_, newWrite) => {
  it('503: a closed connection leaves nothing, and the retry succeeds', async () => {
    const write = await newWrite()
    const key = newId()
    await holdUp(write)
    const pending = api.post(write.path, write.body, withKey(key))
    const [pid] = await locks.waitForWaiters()
    await locks.terminate(pid!)
    const broken = await pending
    expect([broken.status, broken.headers['retry-after']]).toEqual([503, '1'])
    await locks.release()
    expect([await write.effects(), await storedKeys(key)]).toEqual([0, 0])
    const retry = await api.post(write.path, write.body, withKey(key))
    expect([retry.status, isReplay(retry)]).toEqual([201, false])
    expect(await write.effects()).toBe(1)
  })

  it('503: a lost response was committed, and the retry returns it', async () => {
    const write = await newWrite()
    const key = newId()
    await withProxy(async (proxied, proxy) => {
      await holdUp(write)
      const pending = proxied.request({ method: 'POST', path: write.path, body: write.body, ...withKey(key) })
      await locks.waitForWaiters()
      proxy.swallowAnswers()
      await locks.release()
      await finishLostWrite(write, proxied)
      proxy.cut()
      const lost = await pending
      expect([lost.status, lost.headers['retry-after']]).toEqual([503, '1'])
      const effects = await write.effects()
      const retry = await proxied.request({ method: 'POST', path: write.path, body: write.body, ...withKey(key) })
      // If the commit was not sent yet, nothing happened; if it was sent, the response is found.
      expect([retry.status, isReplay(retry)]).toEqual([201, effects === 1])
      expect(await write.effects()).toBe(1)
    })
  })

  it('a deadlock is retried without the caller noticing', async () => {
    let outcome = await deadlock()
    for (let attempt = 1; !outcome.requestGaveUp && attempt < 5; attempt += 1) outcome = await deadlock()
    expect(outcome.requestGaveUp).toBe(true)
    const { write, answer } = outcome
    expect(answer.status, answer.text).toBe(201)
    expect(isReplay(answer)).toBe(false)
    expect(await write.effects()).toBe(1)
    const [rows] = await api.database.read(
      tenant.tenantId,
      sql<{
        audits: number
      }>`select count(*)::int as audits from audit_entries where request_id = ${String(answer.headers['request-id'])}::text`,
    )
    expect(rows?.audits).toBe(1)
  })

  /**
   * The request has the key and waits for us, and we wait for the key. PostgreSQL looks for a deadlock once, a second
   * after a wait began, and the one who finds it gives up: the request, unless this process got no turn for that second.
   */
  async function deadlock(): Promise<{ write: Write; answer: Answer; requestGaveUp: boolean }> {
    const write = await newWrite()
    const key = newId()
    await holdUp(write)
    const pending = api.post(write.path, write.body, withKey(key))
    await locks.waitForWaiters()
    const claim = locks.run(
      `insert into idempotency_keys (tenant_id, principal_id, key, fingerprint, created_at) values ($1, $2, $3, sha256('x'), now())`,
      [tenant.tenantId, tenant.tenantId, key],
    )
    const requestGaveUp = await claim.then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.message === 'deadlock detected') return false
        throw error
      },
    )
    await locks.release()
    return { write, answer: await pending, requestGaveUp }
  }

  /**
   * A single statement commits automatically; a transaction waits for a response before it continues, and never
   * commits.
   */
  async function finishLostWrite(write: Write, proxied: SecondInstance): Promise<void> {
    if (write.path === '/direct-payments') await expect.poll(() => write.effects()).toBe(1)
    else await sleep(300)
    expect(proxied.services.database.waitingCount).toBe(0)
  }
})

describe('payments without a key', () => {
  it('are not sent twice if the response to their batch is lost', async () => {
    const payments = [await newPayment(), await newPayment(), await newPayment()]
    const [ahead, held, free] = payments
    const doorman = await LockHolder.connect(api.databaseUrl)
    try {
      await withProxy(async (proxied, proxy) => {
        await holdUp(ahead!, doorman)
        await holdUp(held!)
        const pay = ({ path, body }: Write): Promise<Answer> =>
          proxied.request({ method: 'POST', path, body, as: tenant })
        // From now on the token is cached, so that it does not delay joining the batch.
        proxied.services.authenticator.setReceivesChanges(true)
        const first = pay(ahead!)
        await locks.waitForWaiters()
        const batch = [pay(held!), pay(free!)]
        await turnsOfEventLoop()
        await doorman.release()
        expect((await first).status).toBe(201)
        await locks.waitForWaiters()
        proxy.swallowAnswers()
        await locks.release()
        await expect.poll(() => held!.effects()).toBe(1)
        proxy.cut()
        expect((await Promise.all(batch)).map((answer) => answer.status)).toEqual([503, 503])
        await sleep(200)
        expect([await held!.effects(), await free!.effects()]).toEqual([1, 1])
      })
    } finally {
      await doorman.close()
    }
  })
})

describe('the fingerprint of a request', () => {
  const request = { method: 'POST', url: '/v1/x/things?a=1&b=2', body: { a: 1, b: [1, { c: 2 }] } }
  const same = (other: Partial<typeof request>): boolean =>
    fingerprintOf({ ...request, ...other }).equals(fingerprintOf(request))

  it('ignores the order of members and query parameters', () => {
    expect(same({ body: { b: [1, { c: 2 }], a: 1 } })).toBe(true)
    expect(same({ url: '/v1/x/things?b=2&a=1' })).toBe(true)
    expect(same({ url: '/v1/x/things?%61=1&b=2' })).toBe(true)
  })

  it.each<Partial<typeof request>>([
    { method: 'PATCH' },
    { url: '/v1/x/other?a=1&b=2' },
    { url: '/v1/y/things?a=1&b=2' },
    { url: '/v1/x/things?a=1&b=3' },
    { url: '/v1/x/things?a=1' },
    { url: '/v1/x/things' },
    { url: '/v1/x/things?a=1&b=2?c=3' },
    { url: '/v1/x/things?a=1&b=2&b=2' },
    { body: { a: 1, b: [{ c: 2 }, 1] as never } },
    { body: { a: '1' as never, b: request.body.b } },
    { body: { a: 1, b: [1, { c: null as never }] } },
  ])('is the method, the path, the query and the body: %j differs', (other) => {
    expect(same(other)).toBe(false)
  })

  it('separates names from values', () => {
    const of = (url: string): string => fingerprintOf({ method: 'POST', url, body: undefined }).toString('hex')
    expect(of('/x?a=b%3Dc')).not.toBe(of('/x?a%3Db=c'))
    expect(of('/x')).not.toBe(fingerprintOf({ method: 'POST', url: '/x', body: null }).toString('hex'))
  })
})

describe('a command whose first statement goes out with its claim', () => {
  it('leaves nothing behind if it is a replay, and sends nothing later on a connection that others use', async () => {
    const { tenantId } = tenant
    const principal = systemPrincipal({ tenantId, name: 'Testbureau', timeZone: 'UTC', language: 'da' })
    const key = newId()
    let started = 0
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    let busyWithSomethingElse = Promise.resolve()
    const run = () =>
      executeCommand(
        api.services,
        {
          ...{ operation: 'count', requestId: '-', now: api.clock.now(), principal, isDryRun: false },
          idempotency: { key, fingerprint: Buffer.alloc(32) },
        },
        async ({ transaction }) => {
          started += 1
          const count = (name: string) =>
            transaction.run(sql`
              insert into tenant_counters (tenant_id, counter, value)
              values (${tenantId}::uuid, ${`${name} ${started} of ${key}`}::text, 0)`)
          const sent = count('first')
          await busyWithSomethingElse
          await count('second')
          await sent
          return { status: 200, headers: {}, body: '{}' }
        },
      )
    expect((await run()).isReplay).toBe(false)
    let goOn = (): void => undefined
    busyWithSomethingElse = new Promise((resolve) => (goOn = resolve))
    const replays = await Promise.all(Array.from({ length: 20 }, run))
    expect(replays.every(({ isReplay }) => isReplay)).toBe(true)
    // Their replies are sent. Only now do the use cases go on.
    goOn()
    await sleep(10)
    expect(started).toBe(21)
    const sent = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes(`"second `))
    queries.mockRestore()
    expect(sent).toHaveLength(1)
    const counters = await api.database.read(
      tenantId,
      sql<{ counter: string }>`
        select counter from tenant_counters
        where tenant_id = ${tenantId}::uuid and counter like ${`%${key}`}::text order by counter`,
    )
    expect(counters.map(({ counter }) => counter)).toEqual([`first 1 of ${key}`, `second 1 of ${key}`])
  })
})

/** Blocks a write halfway: after it has claimed its key, before its effect. */
async function holdUp(write: Write, holder = locks): Promise<void> {
  const lockVoucher = 'select from case_vouchers where case_voucher_id = $1 for update'
  if (write.path === '/contacts') await holder.holdFor(tenant.tenantId, 'lock table contacts in exclusive mode')
  else await holder.holdFor(tenant.tenantId, lockVoucher, [write.body['caseVoucherId']])
}

async function withProxy(work: (proxied: SecondInstance, proxy: DatabaseProxy) => Promise<void>): Promise<void> {
  const proxy = new DatabaseProxy(api.serviceUrl)
  await proxy.open()
  const proxied = await startSecondInstance(api, { url: proxy.url, poolSize: 4 })
  try {
    await work(proxied, proxy)
  } finally {
    await proxied.close()
    await proxy.close()
  }
}

/** Lets requests of this process go on until they wait for something else. A single sleep can end before they began. */
async function turnsOfEventLoop(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await sleep(5)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
