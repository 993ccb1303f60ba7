import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, createPerson, goodPassword, signIn } from '../../../../test/people.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { hashPassword } from '../../../platform/identity/passwords.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const minuteMs = 60_000

describe('sign in', () => {
  it('200: returns the session and a cookie that scripts and other sites cannot use', async () => {
    const person = await createPerson(api, 'admin')
    const browser = new Browser(api)
    const answer = await browser.post('/iam/session', { email: person.email.toUpperCase(), password: goodPassword })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ])
    expect(answer.body).toEqual({
      state: 'signed-in',
      session: {
        sessionId: expect.any(String),
        user: { userId: person.userId, name: 'En admin', email: person.email, role: 'admin', language: 'da' },
        tenant: {
          tenantId: person.tenantId,
          name: 'Testbureau',
          timeZone: 'Europe/Copenhagen',
          language: 'da',
          currency: null,
        },
        scopes: expect.arrayContaining(['read:audit', 'write:contacts', 'write:cases']),
        methods: ['password'],
        expiresAt: new Date(testStart.getTime() + 12 * 60 * minuteMs).toISOString(),
      },
    })
    expect((await browser.get('/iam/session')).body).toEqual(answer.body.session)
    expect(await auditOf(api, answer.body.session.sessionId)).toMatchObject([
      { operation: 'start-session', actor: { type: 'USER', id: person.userId }, after: { methods: ['password'] } },
    ])
  })

  it('stores neither the password nor the cookie', async () => {
    const person = await createPerson(api, 'caseworker')
    const { cookie } = await signIn(api, person)
    const rows = await api.database.read(
      person.tenantId,
      sql<{ kept: string }>`
        select row_to_json(c)::text as kept from user_credentials c where user_id = ${person.userId}::uuid
        union all select row_to_json(s)::text from sessions s where user_id = ${person.userId}::uuid
        union all select row_to_json(a)::text from audit_entries a where a.actor ->> 'id' = ${person.userId}::text`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const { kept } of rows) {
      expect(kept).not.toContain(goodPassword)
      expect(kept).not.toContain(cookie.split('=')[1])
    }
  })

  it('401: the same response for every failure', async () => {
    const { email } = await createPerson(api, 'caseworker')
    const inactive = await createPerson(api, 'caseworker')
    await api.patch(`/users/${inactive.userId}`, { active: false })
    const invited = await api.post('/users', { email: 'invited@people.example', name: 'Ny', role: 'admin' })
    const stranger = await api.createTenant('Fremmed')
    const low = await Promise.all(
      (['client', 'debtor', 'alternative-contact'] as const).map((role) => createPerson(api, role)),
    )
    const attempts = [
      { email: 'nobody@people.example', password: goodPassword },
      { email, password: `${goodPassword}!` },
      { email, password: goodPassword, tenantId: stranger.tenantId },
      { email: inactive.email, password: goodPassword },
      { email: invited.body.email, password: goodPassword },
      ...low.map((person) => ({ email: person.email, password: goodPassword })),
    ]
    const answers = await Promise.all(attempts.map((attempt) => new Browser(api).post('/iam/session', attempt)))
    const gists = answers.map(({ status, body, headers }) => ({
      status,
      body: { ...body, requestId: '', instance: '' },
      cookie: headers['set-cookie'],
    }))
    expect(gists[0]).toMatchObject({ status: 401, body: { code: 'sign-in-refused' }, cookie: undefined })
    for (const gist of gists) expect(gist).toEqual(gists[0])
  })

  it('200: asks for the tenant if the password is valid on several', async () => {
    const other = await api.createTenant('Andet bureau')
    const person = await createPerson(api, 'caseworker')
    await createPerson(api, 'admin', { tenantId: other.tenantId, email: person.email })
    const browser = new Browser(api)
    const asked = await browser.post('/iam/session', { email: person.email, password: goodPassword })
    expect(asked.body.state).toBe('choose-tenant')
    expect(asked.body.tenants).toEqual(
      expect.arrayContaining([
        { tenantId: person.tenantId, name: 'Testbureau' },
        { tenantId: other.tenantId, name: 'Andet bureau' },
      ]),
    )
    expect(browser.cookie).toBe('')
    const chosen = { email: person.email, password: goodPassword, tenantId: other.tenantId.toUpperCase() }
    const signedIn = await browser.post('/iam/session', chosen)
    expect(signedIn.body.session.tenant).toMatchObject({ tenantId: other.tenantId, name: 'Andet bureau' })
    expect(signedIn.body.session.user.role).toBe('admin')
  })

  it('every sign-in creates a new session and ends the previous one of the browser', async () => {
    const person = await createPerson(api, 'caseworker')
    const browser = await signIn(api, person)
    const old = browser.cookie
    await browser.post('/iam/session', { email: person.email, password: goodPassword })
    expect(browser.cookie).not.toBe(old)
    expect((await browser.get('/iam/session')).status).toBe(200)
    browser.cookie = old
    expect((await browser.get('/iam/session')).status).toBe(401)
  })

  it('422: reports missing fields', async () => {
    const { status, body } = await new Browser(api).post('/iam/session', { email: 'nobody' })
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['/email', '/password'])
  })
})

describe('lockout', () => {
  it('of 40 concurrent guesses from 40 networks the account checks 20, then one a minute, then one every two minutes', async () => {
    // As slow to check as in the service, so that all of them are being checked at once.
    const passwordHash = await hashPassword(goodPassword)
    const person = await createPerson(api, 'caseworker', { passwordHash })
    const tries = (password: string) => ({ email: person.email, password })
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        // The limit per address is separate.
        sendFrom(`10.0.0.${index}`, tries(`a guess number ${index}`)),
      ),
    )
    expect(new Set(guesses)).toEqual(new Set([401]))
    const [row] = await api.database.read(
      person.tenantId,
      sql<{
        failed: number
      }>`select failed_count as failed from user_credentials where user_id = ${person.userId}::uuid`,
    )
    expect(row).toEqual({ failed: 20 })
    expect(await sendFrom('10.0.1.1', tries(goodPassword))).toBe(401)
    api.clock.advance({ ms: minuteMs + 1 })
    expect(await sendFrom('10.0.1.1', tries('another guess again'))).toBe(401)
    api.clock.advance({ ms: minuteMs + 1 })
    expect(await sendFrom('10.0.1.1', tries(goodPassword))).toBe(401)
    api.clock.advance({ ms: minuteMs })
    expect(await sendFrom('10.0.1.1', tries(goodPassword))).toBe(200)
  })

  it('429: an address that guesses passwords of many accounts must wait longer each time', async () => {
    const person = await createPerson(api, 'caseworker')
    const good = { email: person.email, password: goodPassword }
    const guess = { email: 'nobody@people.example', password: 'a guess of many' }
    for (let count = 0; count < 20; count++) expect(await sendFrom('10.9.9.9', guess)).toBe(401)
    expect(await sendFrom('10.9.9.9', good)).toBe(429)
    expect(await sendFrom('10.9.9.8', good)).toBe(200)
    api.clock.advance({ ms: minuteMs })
    expect(await sendFrom('10.9.9.9', guess)).toBe(401)
    api.clock.advance({ ms: minuteMs })
    expect(await sendFrom('10.9.9.9', good)).toBe(429)
    api.clock.advance({ ms: minuteMs })
    expect(await sendFrom('10.9.9.9', good)).toBe(200)
  })

  async function sendFrom(address: string, payload: object): Promise<number> {
    const headers = { 'content-type': 'application/json' }
    const response = await api.app.inject({
      method: 'POST',
      url: '/iam/session',
      headers,
      payload: JSON.stringify(payload),
      remoteAddress: address,
    })
    return response.statusCode
  }
})

describe('a session', () => {
  it('ends 30 minutes after its last use, and 12 hours after it began', async () => {
    const person = await createPerson(api, 'caseworker')
    const idle = await signIn(api, person)
    api.clock.advance({ ms: 30 * minuteMs })
    expect((await idle.get('/iam/session')).status).toBe(401)
    const busy = await signIn(api, person)
    for (let count = 0; count < 24; count++) {
      expect((await busy.get('/iam/session')).status, `after ${count * 29} minutes`).toBe(200)
      api.clock.advance({ ms: 29 * minuteMs })
    }
    expect((await busy.get('/iam/session')).status).toBe(200)
    api.clock.advance({ ms: 25 * minuteMs })
    expect((await busy.get('/iam/session')).status).toBe(401)
  })

  it('ends when its user signs out, is deactivated, or gets a role without a console', async () => {
    const person = await createPerson(api, 'caseworker')
    const browser = await signIn(api, person)
    const { cookie } = browser
    const out = await browser.delete('/iam/session')
    expect([out.status, out.body, out.headers['set-cookie']]).toEqual([
      200,
      {},
      '__Host-sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ])
    expect((await browser.delete('/iam/session')).status).toBe(200)
    browser.cookie = cookie
    expect((await browser.get('/iam/session')).status).toBe(401)
    for (const patch of [{ active: false }, { active: true, role: 'client' }]) {
      await api.patch(`/users/${person.userId}`, { active: true, role: 'caseworker' })
      const again = await signIn(api, person)
      expect((await api.patch(`/users/${person.userId}`, patch)).status).toBe(200)
      expect((await again.get('/iam/session')).status).toBe(401)
      expect((await again.get(`/v1/${person.tenantId}/cases`)).status).toBe(401)
    }
  })

  it('is listed with its device, and all can be ended together', async () => {
    const person = await createPerson(api, 'caseworker')
    const first = await signIn(api, person)
    api.clock.advance({ ms: minuteMs })
    const second = await signIn(api, person)
    const listed = await second.get('/iam/sessions')
    expect(listed.body.sessions).toMatchObject([
      { isCurrent: true, device: 'Test', address: '127.0.0.1', methods: ['password'] },
      { isCurrent: false, device: 'Test' },
    ])
    expect((await second.delete('/iam/sessions')).body).toEqual({})
    for (const browser of [first, second]) expect((await browser.get('/iam/session')).status).toBe(401)
  })

  it("acts as its user: records have the user's name, and idempotency keys belong to the user", async () => {
    const person = await createPerson(api, 'admin')
    const browser = await signIn(api, person)
    const path = `/v1/${person.tenantId}/contacts`
    const send = () =>
      browser.send({ method: 'POST', path, body: { name: 'Smed' }, headers: { 'idempotency-key': 'once' } })
    const made = await send()
    expect(made.body.createdBy).toEqual({ type: 'USER', id: person.userId, name: 'En admin' })
    const again = await send()
    expect([again.text, again.headers['idempotency-cached']]).toEqual([made.text, 'true'])
    const other = await api.post('/contacts', { name: 'Smed' }, { headers: { 'idempotency-key': 'once' } })
    expect(other.headers['idempotency-cached']).toBeUndefined()
  })

  it('401: does not work on another tenant, and a token does not work for session operations', async () => {
    const browser = await signIn(api, await createPerson(api, 'admin'))
    const stranger = await api.createTenant('Fremmed')
    expect((await browser.get(`/v1/${stranger.tenantId}/cases`)).status).toBe(401)
    expect((await api.get('/iam/session')).status).toBe(401)
  })

  it('403: cannot be used by pages of other sites', async () => {
    const person = await createPerson(api, 'admin')
    const browser = await signIn(api, person)
    const path = `/v1/${person.tenantId}/contacts`
    const send = (headers: Record<string, string>) =>
      browser.send({ method: 'POST', path, body: { name: 'Smed' }, headers })
    for (const site of ['cross-site', 'same-site']) {
      const refused = await send({ 'sec-fetch-site': site })
      expect([refused.status, refused.body.code]).toEqual([403, 'cross-site-request'])
    }
    expect((await send({ 'sec-fetch-site': 'none' })).status).toBe(201)
    const plain = async (origin: Record<string, string>, method: 'POST' | 'GET' = 'POST') =>
      (
        await api.app.inject({
          method,
          url: path,
          headers: { cookie: browser.cookie, host: '127.0.0.1:3000', 'content-type': 'application/json', ...origin },
          ...(method === 'POST' ? { payload: '{"name":"Smed"}' } : {}),
        })
      ).statusCode
    expect(await plain({ origin: 'https://evil.example' })).toBe(403)
    expect(await plain({ origin: 'null' })).toBe(403)
    expect(await plain({ origin: 'http://127.0.0.1:3000' })).toBe(201)
    expect(await plain({})).toBe(201)
    expect(await plain({ origin: 'https://evil.example' }, 'GET')).toBe(200)
    expect(await plain({ 'content-type': 'text/plain' })).toBe(415)
    expect(await plain({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(415)
    const login = await new Browser(api).send({
      method: 'POST',
      path: '/iam/session',
      body: { email: person.email, password: goodPassword },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(login.status).toBe(403)
  })
})

describe('the cookie', () => {
  it('is named sid and not Secure if the service is reached over plain HTTP from other machines', async () => {
    const plain = await startTestApp({ publicUrl: 'http://inkasso.example' })
    try {
      const person = await createPerson(plain, 'caseworker')
      const answer = await new Browser(plain).post('/iam/session', { email: person.email, password: goodPassword })
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      ])
      expect((await (await signIn(plain, person)).get('/iam/session')).status).toBe(200)
    } finally {
      await plain.close()
    }
  })
})
