import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grantableScopes } from '../../src/app.ts'
import { changeTokenScopes, revokeToken } from '../../src/features/access/tokens/index.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { sql } from '../../src/platform/database/sql.ts'
import type { Command } from '../../src/platform/commands/command.ts'
import { runSystemCommand } from '../../src/platform/commands/system-command.ts'
import { Authenticator } from '../../src/platform/identity/authenticator.ts'
import { createTokenText } from '../../src/platform/identity/token-text.ts'
import { newId } from '../../src/platform/ids.ts'
import { DatabaseProxy } from '../database-proxy.ts'
import { type SecondInstance, startSecondInstance } from '../second-instance.ts'
import { asOwner } from '../template-database.ts'
import { type Answer, startTestApp, type TestApp, testStart } from '../test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
beforeEach(() => {
  api.clock.set(testStart)
})
afterAll(() => api.close())

const permissions = '/iam/auth/permissions'

/** Sends a request with this Authorization header, or with none. */
function getWith(authorization: string | undefined, path = permissions): Promise<Answer> {
  return api.get(path, { headers: { authorization: authorization ?? '' } })
}

function asOperatorOf<Result>(tenantId: string, useCase: (command: Command) => Promise<Result>): Promise<Result> {
  const tenant = { tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  return runSystemCommand(api.services, tenant, 'change-token', useCase)
}

function revoke(tokenId: string): Promise<unknown> {
  return asOperatorOf(api.tenant.tenantId, (command) => revokeToken(command, tokenId))
}

function giveScopes(tokenId: string, scopes: string[]): Promise<unknown> {
  return asOperatorOf(api.tenant.tenantId, (command) =>
    changeTokenScopes(command, { tokenId, scopes, grantable: grantableScopes }),
  )
}

/** Writes scopes directly, without rules or notifications. */
function writeScopes(tokenId: string, scopes: string[]): Promise<unknown> {
  return api.database.inTenant(api.tenant.tenantId, (transaction) =>
    transaction.run(sql`update api_tokens set scopes = ${scopes}::text[] where token_id = ${tokenId}::uuid`),
  )
}

/** A response without the parts that differ between requests. */
function gist({ status, headers, text }: Answer): unknown {
  const requestId = String(headers['request-id'])
  return { status, headers: { ...headers, date: '', 'request-id': '' }, text: text.replaceAll(requestId, '<id>') }
}

describe('a token', () => {
  it('401: missing, malformed, unknown, revoked and expired all look the same', async () => {
    const revoked = await api.createToken(api.tenant.tenantId, ['read:contacts'])
    await revoke(revoked.tokenId)
    const expired = await api.createToken(api.tenant.tenantId, ['read:contacts'], api.clock.now())
    const { token } = api.tenant
    const headers = [
      undefined,
      'Bearer',
      'Bearer ',
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      `Bearer ${token} ${token}`,
      `Bearer  ${token}`,
      `Bearer "${token}"`,
      `Bearer ${'x'.repeat(8_000)}`,
      `Basic ${Buffer.from(`user:${token}`).toString('base64')}`,
      `Token ${token}`,
      token,
      `Bearer ${createTokenText(api.tenant.tenantId)}`,
      `Bearer ${createTokenText(newId())}`,
      `Bearer ${revoked.token}`,
      `Bearer ${expired.token}`,
    ]
    const answers = await Promise.all(headers.map((header) => getWith(header)))
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer')
    for (const [index, answer] of answers.entries())
      expect(gist(answer), String(headers[index])).toEqual(gist(answers[0]!))
  })

  it('401: is only read from the header', async () => {
    const { token } = api.tenant
    expect((await getWith(undefined, `${permissions}?access_token=${token}`)).status).toBe(401)
    const cookie = await api.get(permissions, { headers: { authorization: '', cookie: `token=${token}` } })
    expect(cookie.status).toBe(401)
  })

  it('is checked before anything else', async () => {
    const headers = { authorization: '', 'idempotency-key': 'not a key', 'content-type': 'text/plain' }
    const requests = [
      api.get('/contacts/none?x=1', { headers }),
      api.post('/contacts', '{', { headers }),
      api.post('/contacts', `"${'x'.repeat(2_000_000)}"`, { headers }),
      api.get('/v1/none/contacts', { headers }),
    ]
    expect((await Promise.all(requests)).map((answer) => answer.status)).toEqual([401, 401, 401, 401])
  })

  it('accepts the scheme bearer in any case', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await getWith(`${scheme} ${api.tenant.token}`)).status).toBe(200)
    }
  })

  it('is valid until it expires', async () => {
    const expiresAt = new Date(testStart.getTime() + 3_600_000)
    const { token } = await api.createToken(api.tenant.tenantId, [], expiresAt)
    api.clock.advance({ ms: 3_599_999 })
    expect((await getWith(`Bearer ${token}`)).status).toBe(200)
    api.clock.advance({ ms: 1 })
    expect((await getWith(`Bearer ${token}`)).status).toBe(401)
  })

  it('is stored only as its hash', async () => {
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, [])
    const [row] = await api.database.read(
      api.tenant.tenantId,
      sql<{ hash: string; text: string }>`
        select encode(hash, 'hex') as hash, api_tokens::text as text from api_tokens where token_id = ${tokenId}::uuid`,
    )
    expect(row?.hash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(row?.text).not.toContain(token.slice(4, 30))
    const [audit] = await api.database.read(
      api.tenant.tenantId,
      sql<{ text: string }>`select audit_entries::text as text from audit_entries where subject_id = ${tokenId}::uuid`,
    )
    expect(audit?.text).not.toContain(token.slice(4, 30))
  })
})

describe('a path of another tenant', () => {
  it('401: is the same whether that tenant exists or not, for any request', async () => {
    const stranger = await api.createTenant('Fremmed')
    const { body: contact } = await api.post('/contacts', { name: 'Per' }, { as: stranger })
    const answers = await Promise.all([
      api.get(`/v1/${stranger.tenantId}/contacts/${String(contact.id)}`),
      api.get(`/v1/${stranger.tenantId}/contacts/${newId()}`),
      api.get(`/v1/${newId()}/contacts/${newId()}`),
      api.get(`/v1/${newId()}/contacts/none?x=1`),
      api.get(`/v1/${stranger.tenantId.toUpperCase()}/contacts`),
    ])
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(answers[0].headers['www-authenticate']).toBe('Bearer')
    for (const answer of answers) expect(gist(answer)).toEqual(gist(answers[0]))
  })

  it('401: is rejected before the scope is checked', async () => {
    const stranger = await api.createTenant('Fremmed')
    const { token } = await api.createToken(api.tenant.tenantId, [])
    const answers = await Promise.all(
      [stranger.tenantId, newId()].map((id) => getWith(`Bearer ${token}`, `/v1/${id}/contacts`)),
    )
    expect(gist(answers[0]!)).toEqual(gist(answers[1]!))
    expect(answers[0]?.body.code).toBe('unauthorized')
  })
})

describe('a scope', () => {
  it('401: is named if it is missing', async () => {
    const { token } = await api.createToken(api.tenant.tenantId, ['read:contacts'])
    const answer = await api.post('/contacts', { name: 'Per' }, { headers: { authorization: `Bearer ${token}` } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'insufficient-scope' } })
    expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="write:contacts"')
  })

  it.each([
    ['write:interactions'],
    ['read:interactions', 'read:interactions.create'],
    ['write:interactions.create.more', 'write:interactions.created', 'write:*', '*', 'write:'],
    ['WRITE:INTERACTIONS.CREATE', ' write:interactions.create'],
  ])('401: %s and its like do not grant write:interactions.create', async (...scopes) => {
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, [])
    await writeScopes(tokenId, scopes)
    const headers = { authorization: `Bearer ${token}` }
    expect((await api.post('/interactions', { type: 'NOTE' }, { headers })).status).toBe(401)
    await writeScopes(tokenId, ['write:interactions.create'])
    expect((await api.post('/interactions', { type: 'NOTE' }, { headers })).status).toBe(201)
  })

  it('401: for one operation does not grant others', async () => {
    const { token } = await api.createToken(api.tenant.tenantId, ['write:interactions.create', 'write:contacts'])
    const headers = { authorization: `Bearer ${token}` }
    expect((await api.get('/interactions', { headers })).status).toBe(401)
    expect((await api.get('/contacts', { headers })).status).toBe(401)
    expect((await api.post('/contacts', { name: 'Per' }, { headers })).status).toBe(201)
  })

  it('can be granted only if an operation requires it', async () => {
    await expect(api.createToken(api.tenant.tenantId, ['write:everything'])).rejects.toMatchObject({
      code: 'validation-failed',
    })
  })
})

describe('get token permissions', () => {
  it('200: returns the tenant, the token and its scopes, and needs no scope', async () => {
    const scopes = ['write:contacts', 'read:contacts']
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, scopes)
    expect((await getWith(`Bearer ${token}`)).body).toEqual({
      tenantId: api.tenant.tenantId,
      token: { id: tokenId, name: 'test' },
      scopes: ['read:contacts', 'write:contacts'],
    })
    const bare = await api.createToken(api.tenant.tenantId, [])
    expect((await getWith(`Bearer ${bare.token}`)).body).toMatchObject({ token: { id: bare.tokenId }, scopes: [] })
  })
})

describe('changes of a token', () => {
  let instances: SecondInstance[]
  beforeAll(async () => {
    instances = await Promise.all([
      startSecondInstance(api, { receivesChanges: true }),
      startSecondInstance(api, { receivesChanges: true }),
    ])
  })
  afterAll(() => Promise.all(instances.map((instance) => instance.close())))

  function ask(token: string, path = '/contacts'): Promise<number[]> {
    const headers = { authorization: `Bearer ${token}` }
    return Promise.all(
      instances.map(async (instance) => (await instance.request({ method: 'GET', path, headers })).status),
    )
  }

  it('are cached as long as changes are announced', async () => {
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, ['read:contacts'])
    expect(await ask(token)).toEqual([200, 200])
    await writeScopes(tokenId, [])
    expect(await ask(token)).toEqual([200, 200])
    api.clock.advance({ ms: 30_000 })
    expect(await ask(token)).toEqual([401, 401])
  })

  it('apply on every process within a second: revocation', async () => {
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, ['read:contacts'])
    expect(await ask(token)).toEqual([200, 200])
    await revoke(tokenId)
    await expect.poll(() => ask(token), { interval: 10 }).toEqual([401, 401])
  })

  it('apply on every process within a second: other scopes', async () => {
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, ['read:contacts'])
    expect(await ask(token)).toEqual([200, 200])
    expect(await ask(token, '/creditors')).toEqual([401, 401])
    await giveScopes(tokenId, ['read:creditors'])
    await expect.poll(() => ask(token), { interval: 10 }).toEqual([401, 401])
    expect(await ask(token, '/creditors')).toEqual([200, 200])
  })

  it('apply to a cached token that expires', async () => {
    const { token } = await api.createToken(
      api.tenant.tenantId,
      ['read:contacts'],
      new Date(testStart.getTime() + 5_000),
    )
    expect(await ask(token)).toEqual([200, 200])
    api.clock.advance({ ms: 5_000 })
    expect(await ask(token)).toEqual([401, 401])
  })

  it('apply within a second even if the announcing connection was just lost', async () => {
    for (let round = 0; round < 5; round++) {
      const { token, tokenId } = await api.createToken(api.tenant.tenantId, ['read:contacts'])
      expect(await ask(token)).toEqual([200, 200])
      expect(await killListeners()).toBe(2)
      await revoke(tokenId)
      await expect.poll(() => ask(token), { interval: 10 }).toEqual([401, 401])
      await expect.poll(() => instances.map(({ listener }) => listener.isListening)).toEqual([true, true])
    }
  })

  it('apply within a second just after it is back', async () => {
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, ['read:contacts'])
    const before = await listenerPids()
    await killListeners()
    // Requests continuously while the connection recovers, so that the token is cached at the earliest moment.
    const stopped = new AbortController()
    const asking = (async () => {
      while (!stopped.signal.aborted) await ask(token)
    })()
    const newListeners = async (): Promise<number> =>
      (await listenerPids()).filter((pid) => !before.includes(pid)).length
    await expect.poll(newListeners, { interval: 5 }).toBe(2)
    await revoke(tokenId)
    await expect.poll(() => ask(token), { interval: 10 }).toEqual([401, 401])
    stopped.abort()
    await asking
    expect(await ask(token)).toEqual([401, 401])
  })

  it('apply within a second without announcements: nothing is cached then', async () => {
    const proxy = new DatabaseProxy(api.serviceUrl)
    await proxy.open()
    const deaf = await startSecondInstance(api, { receivesChanges: true, listenerUrl: proxy.url })
    try {
      const { token, tokenId } = await api.createToken(api.tenant.tenantId, ['read:contacts'])
      const headers = { authorization: `Bearer ${token}` }
      const status = async (): Promise<number> =>
        (await deaf.request({ method: 'GET', path: '/contacts', headers })).status
      expect(await status()).toBe(200)
      await proxy.close()
      await expect.poll(() => deaf.listener.isListening).toBe(false)
      expect(await status()).toBe(200)
      await revoke(tokenId)
      expect(await status()).toBe(401)
      await proxy.open()
      await expect.poll(() => deaf.listener.isListening).toBe(true)
      expect(await status()).toBe(401)
    } finally {
      await deaf.close()
      await proxy.close()
    }
  })

  const listeners = `from pg_stat_activity where datname = current_database() and application_name = 'fordring listener'`

  async function killListeners(): Promise<number> {
    return asOwner(api.databaseUrl, async (client) => {
      const { rowCount } = await client.query(`select pg_terminate_backend(pid) ${listeners}`)
      return rowCount ?? 0
    })
  }

  function listenerPids(): Promise<number[]> {
    return asOwner(api.databaseUrl, async (client) => {
      const { rows } = await client.query<{ pid: number }>(`select pid ${listeners}`)
      return rows.map((row) => row.pid)
    })
  }
})

describe('a look-up', () => {
  it('overtaken by an announcement is not cached', async () => {
    let scopes = ['read:contacts']
    let lookUps = 0
    const tenant = { name: 'Testbureau', timeZone: 'UTC', language: 'da' }
    const database = {
      read: async () => {
        lookUps += 1
        const found = [{ ...tenant, tokenId: 'token', tokenName: 'test', scopes, expiresAt: null, revokedAt: null }]
        await sleep(50)
        return found
      },
      inTenant: () => Promise.resolve(),
    } as unknown as Database
    const authenticator = new Authenticator(database, () => undefined)
    authenticator.setReceivesChanges(true)
    const header = `Bearer ${createTokenText(newId())}`
    const overtaken = authenticator.authenticate(header, testStart)
    await sleep(10)
    scopes = []
    authenticator.forget('token')
    expect((await overtaken).scopes).toEqual(new Set(['read:contacts']))
    expect((await authenticator.authenticate(header, testStart)).scopes).toEqual(new Set())
    expect((await authenticator.authenticate(header, testStart)).scopes).toEqual(new Set())
    expect(lookUps).toBe(2)
  })
})

describe('the time of last use', () => {
  interface Use {
    readonly at: string | null
    /** Changes whenever the row is written. */
    readonly version: string
  }

  async function lastUse(tokenId: string): Promise<Use> {
    const [row] = await api.database.read(
      api.tenant.tenantId,
      sql<Use>`select to_char(last_used_at at time zone 'UTC', 'HH24:MI:SS') as at, xmin::text as version
               from api_tokens where token_id = ${tokenId}::uuid`,
    )
    return row!
  }

  it.each([true, false])('is stored at most once a minute (cached: %s)', async (receivesChanges) => {
    const instances = await Promise.all([
      startSecondInstance(api, { receivesChanges }),
      startSecondInstance(api, { receivesChanges }),
    ])
    try {
      const { token, tokenId } = await api.createToken(api.tenant.tenantId, [])
      const headers = { authorization: `Bearer ${token}` }
      const use = async (): Promise<void> => {
        for (let round = 0; round < 5; round++) {
          await Promise.all(instances.map((each) => each.request({ method: 'GET', path: permissions, headers })))
        }
      }
      expect((await lastUse(tokenId)).at).toBeNull()
      await use()
      await expect.poll(async () => (await lastUse(tokenId)).at).toBe('09:00:00')
      const { version } = await lastUse(tokenId)
      api.clock.advance({ ms: 59_999 })
      await use()
      await sleep(100)
      expect(await lastUse(tokenId)).toEqual({ at: '09:00:00', version })
      api.clock.advance({ ms: 60_001 })
      await use()
      await expect.poll(async () => (await lastUse(tokenId)).at).toBe('09:02:00')
    } finally {
      await Promise.all(instances.map((instance) => instance.close()))
    }
  })

  it('is not stored for a rejected request', async () => {
    const { token, tokenId } = await api.createToken(api.tenant.tenantId, [])
    await revoke(tokenId)
    expect((await getWith(`Bearer ${token}`)).status).toBe(401)
    await sleep(100)
    expect((await lastUse(tokenId)).at).toBeNull()
  })
})
