import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, createPerson, goodPassword, type Person, signIn } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const stepMs = 30_000

function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime() + steps * stepMs,
  })
}

async function setUp(): Promise<{ person: Person; secret: string; recoveryCodes: string[]; browser: Browser }> {
  const person = await createPerson(api, 'caseworker')
  const browser = await signIn(api, person)
  const { body } = await browser.post('/iam/factors/totp')
  const confirmed = await browser.post('/iam/factors/totp/confirm', { code: codeOf(body.secret) })
  expect(confirmed.status, confirmed.text).toBe(200)
  api.clock.advance({ ms: 2 * stepMs })
  return { person, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes, browser }
}

/** A browser after the password step. */
async function halfWay(person: Person): Promise<Browser> {
  const browser = new Browser(api)
  const answer = await browser.post('/iam/session', { email: person.email, password: goodPassword })
  expect(answer.body).toEqual({ state: 'second-factor', methods: ['totp', 'recovery-code'] })
  return browser
}

describe('app codes', () => {
  it('are set up with a code, and the secret is stored encrypted', async () => {
    const person = await createPerson(api, 'caseworker')
    const browser = await signIn(api, person)
    const { body } = await browser.post('/iam/factors/totp')
    expect(body.uri).toContain(`secret=${body.secret}`)
    expect(body.uri).toContain('issuer=Testbureau')
    // Signing in does not require a code until the setup is confirmed.
    await signIn(api, person)
    const wrong = await browser.post('/iam/factors/totp/confirm', { code: '000000' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'code-wrong'])
    const { body: confirmed } = await browser.post('/iam/factors/totp/confirm', { code: codeOf(body.secret) })
    expect(new Set(confirmed.recoveryCodes).size).toBe(10)
    expect((await browser.get('/iam/factors')).body).toEqual({ totp: true, passkeys: 0, recoveryCodesLeft: 10 })
    const kept = await api.database.read(
      person.tenantId,
      sql<{
        text: string
      }>`select row_to_json(c)::text as text from user_credentials c where user_id = ${person.userId}::uuid`,
    )
    expect(kept[0]?.text).not.toContain(body.secret)
  })

  it('are required after the password, and a half-finished session allows nothing else', async () => {
    const { person, secret } = await setUp()
    const browser = await halfWay(person)
    const half = browser.cookie
    expect((await browser.get('/iam/session')).status).toBe(401)
    expect((await browser.get(`/v1/${person.tenantId}/cases`)).status).toBe(401)
    expect((await browser.post('/iam/factors/totp')).status).toBe(401)
    const done = await browser.post('/iam/session/totp', { code: codeOf(secret) })
    expect(done.body).toMatchObject({ state: 'signed-in', session: { methods: ['password', 'totp'] } })
    expect(browser.cookie).not.toBe(half)
    expect((await browser.get('/iam/session')).status).toBe(200)
    browser.cookie = half
    expect((await browser.post('/iam/session/totp', { code: codeOf(secret, 1) })).status).toBe(401)
  })

  it('work once each, up to one step early or late, also concurrently', async () => {
    const { person, secret } = await setUp()
    const browsers = await Promise.all(Array.from({ length: 4 }, () => halfWay(person)))
    const answers = await Promise.all(
      browsers.map((browser) => browser.post('/iam/session/totp', { code: codeOf(secret) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    api.clock.advance({ ms: 3_600_000 })
    for (const steps of [-1, 0, 1]) {
      const browser = await halfWay(person)
      expect((await browser.post('/iam/session/totp', { code: codeOf(secret, steps) })).status).toBe(200)
      const again = await halfWay(person)
      expect((await again.post('/iam/session/totp', { code: codeOf(secret, steps) })).status).toBe(401)
      api.clock.advance({ ms: 3_600_000 })
    }
    const late = await halfWay(person)
    expect((await late.post('/iam/session/totp', { code: codeOf(secret, -2) })).status).toBe(401)
  })

  it('wrong codes lock the second factor everywhere, and entering the password again does not unlock it', async () => {
    const { person, secret } = await setUp()
    for (let count = 0; count < 5; count++) {
      const browser = await halfWay(person)
      expect((await browser.post('/iam/session/totp', { code: '000000' })).status).toBe(401)
    }
    const locked = await halfWay(person)
    expect((await locked.post('/iam/session/totp', { code: codeOf(secret) })).status).toBe(401)
    api.clock.advance({ ms: 61_000 })
    const browser = await halfWay(person)
    expect((await browser.post('/iam/session/totp', { code: codeOf(secret) })).status).toBe(200)
  })

  it('must be entered within ten minutes of the password', async () => {
    const { person, secret } = await setUp()
    const browser = await halfWay(person)
    api.clock.advance({ ms: 600_000 })
    expect((await browser.post('/iam/session/totp', { code: codeOf(secret) })).status).toBe(401)
  })

  it('can be removed', async () => {
    const { person, browser } = await setUp()
    expect((await browser.delete('/iam/factors/totp')).body).toEqual({})
    expect((await browser.get('/iam/factors')).body).toEqual({ totp: false, passkeys: 0, recoveryCodesLeft: 0 })
    await signIn(api, person)
  })
})

describe('recovery codes', () => {
  it('work once each, regardless of formatting, also concurrently', async () => {
    const { person, recoveryCodes } = await setUp()
    const code = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    const browsers = await Promise.all(Array.from({ length: 4 }, () => halfWay(person)))
    const answers = await Promise.all(browsers.map((browser) => browser.post('/iam/session/recovery-code', { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const signedIn = browsers[answers.findIndex(({ status }) => status === 200)]
    expect((await signedIn?.get('/iam/factors'))?.body).toEqual({ totp: true, passkeys: 0, recoveryCodesLeft: 9 })
  })
})
