import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Browser, createPerson, goodPassword, type Person, signIn } from '../../../../test/people.ts'
import { auditOf } from '../../../../test/recorded.ts'
import { SoftwareAuthenticator } from '../../../../test/software-authenticator.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { relyingParty } from './passkeys.rules.ts'

const origin = 'https://collect.example'
let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ publicUrl: `${origin}/app` })
})
// Failed attempts of one test must not affect the next.
beforeEach(() => {
  api.clock.advance({ ms: 3_600_000 })
})
afterAll(() => api.close())

interface SetUp {
  readonly person: Person
  readonly browser: Browser
  readonly device: SoftwareAuthenticator
  readonly recoveryCodes: string[]
  readonly passkeyId: string
}

async function addPasskey(browser: Browser, device: SoftwareAuthenticator, name?: string): Promise<Answer> {
  const { body: options } = await browser.post('/iam/factors/passkeys')
  return browser.post('/iam/factors/passkeys/confirm', { name, credential: device.create(options) })
}

async function setUp(): Promise<SetUp> {
  const person = await createPerson(api, 'caseworker')
  const browser = await signIn(api, person)
  const device = new SoftwareAuthenticator(origin)
  const { status, body, text } = await addPasskey(browser, device, 'Bærbar')
  expect(status, text).toBe(200)
  return { person, browser, device, recoveryCodes: body.recoveryCodes, passkeyId: body.passkey.passkeyId }
}

/** A browser after the password step, and the options for the passkey. */
async function halfWay(person: Person) {
  const browser = new Browser(api)
  const answer = await browser.post('/iam/session', { email: person.email, password: goodPassword })
  expect(answer.body).toEqual({ state: 'second-factor', methods: ['passkey', 'recovery-code'] })
  const { status, body: options, text } = await browser.post('/iam/session/passkey/options')
  expect(status, text).toBe(200)
  return { browser, options }
}

describe('setting up a passkey', () => {
  it('requests a passkey for this site with supported algorithms, and excludes existing ones', async () => {
    const { browser, person, device } = await setUp()
    const { body } = await browser.post('/iam/factors/passkeys')
    expect(body).toMatchObject({
      rp: { id: 'collect.example', name: 'Fordring: Testbureau' },
      user: { name: person.email, displayName: 'En caseworker' },
      attestation: 'none',
      excludeCredentials: [{ id: device.credentialId, transports: ['internal'] }],
    })
    expect(body.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-7, -8, -257])
    expect(Buffer.from(body.challenge, 'base64url')).toHaveLength(32)
  })

  it('returns the passkey and recovery codes, adds an audit entry, and ends the other sessions of the user', async () => {
    const person = await createPerson(api, 'caseworker')
    const [browser, other] = [await signIn(api, person), await signIn(api, person)]
    const { status, body, text } = await addPasskey(browser, new SoftwareAuthenticator(origin), ' Bærbar ')
    expect(status, text).toBe(200)
    const createdAt = api.clock.now().toISOString()
    const passkey = { passkeyId: expect.any(String), name: 'Bærbar', createdAt, lastUsedAt: null }
    expect(body).toEqual({ passkey, recoveryCodes: expect.any(Array) })
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect((await browser.get('/iam/factors')).body).toEqual({ totp: false, passkeys: 1, recoveryCodesLeft: 10 })
    expect((await browser.get('/iam/factors/passkeys')).body).toEqual({ passkeys: [body.passkey] })
    expect((await other.get('/iam/session')).status).toBe(401)
    const after = { ...body.passkey, userId: person.userId }
    expect(await auditOf(api, body.passkey.passkeyId)).toMatchObject([{ operation: 'confirm-passkey', after }])
    const second = await addPasskey(browser, new SoftwareAuthenticator(origin))
    expect(second.body).toMatchObject({ passkey: { name: 'Passkey' }, recoveryCodes: null })
  })

  it.each([
    ['created on another origin', { origin: 'https://collect.example.evil.example' }],
    ['created for another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['that is a sign-in response', { type: 'webauthn.get' }],
    ['created without user presence', { isAbsent: true }],
    ['with certificates', { certificates: [Buffer.alloc(300, 1)] }],
  ])('422: rejects a passkey %s', async (_, flaws) => {
    const person = await createPerson(api, 'caseworker')
    const browser = await signIn(api, person)
    const { body: options } = await browser.post('/iam/factors/passkeys')
    const device = new SoftwareAuthenticator(origin)
    const confirm = (credential: unknown) => browser.post('/iam/factors/passkeys/confirm', { credential })
    const refused = await confirm(device.create(options, flaws))
    expect([refused.status, refused.body.code]).toEqual([422, 'passkey-refused'])
    // The challenge is used up, so a valid response is rejected too.
    expect((await confirm(device.create(options))).body.code).toBe('passkey-refused')
    expect((await browser.get('/iam/factors')).body).toMatchObject({ passkeys: 0 })
  })

  it('422: rejects a setup that was not started or is too late, an invalid attestation, and a known passkey', async () => {
    const { browser, device, person } = await setUp()
    const confirm = async (credential: unknown): Promise<string> =>
      (await browser.post('/iam/factors/passkeys/confirm', { credential })).body.code
    const challenge = Buffer.alloc(32).toString('base64url')
    const another = new SoftwareAuthenticator(origin)
    expect(await confirm(another.create({ challenge, rp: { id: 'collect.example' } }))).toBe('passkey-refused')
    const late = (await browser.post('/iam/factors/passkeys')).body
    api.clock.advance({ ms: 300_000 })
    expect(await confirm(another.create(late))).toBe('passkey-refused')
    await browser.post('/iam/factors/passkeys')
    const { id, rawId, type } = another.create(late)
    const response = { clientDataJSON: 'e30', attestationObject: 'AAAA' }
    expect(await confirm({ id, rawId, type, response })).toBe('passkey-refused')
    expect(await confirm({ id, rawId, type })).toBe('validation-failed')
    expect((await addPasskey(browser, device)).body.code).toBe('passkey-taken')
    expect((await new Browser(api).post('/iam/factors/passkeys')).status).toBe(401)
    expect((await halfWay(person).then(({ browser: half }) => half.post('/iam/factors/passkeys'))).status).toBe(401)
  })

  it('422: more than 20 passkeys', async () => {
    const { browser } = await setUp()
    for (let count = 1; count < 20; count++) {
      expect((await addPasskey(browser, new SoftwareAuthenticator(origin))).status).toBe(200)
    }
    const { status, body } = await addPasskey(browser, new SoftwareAuthenticator(origin))
    expect([status, body.code]).toEqual([422, 'too-many-passkeys'])
  })
})

describe('a passkey', () => {
  it('completes signing in and uses up the half-finished session', async () => {
    const { person, device, passkeyId } = await setUp()
    const { browser, options } = await halfWay(person)
    expect(options).toMatchObject({ rpId: 'collect.example', allowCredentials: [{ id: device.credentialId }] })
    const half = browser.cookie
    const done = await browser.post('/iam/session/passkey', device.get(options))
    expect(done.body).toMatchObject({ state: 'signed-in', session: { methods: ['password', 'passkey'] } })
    expect((await browser.get('/iam/session')).status).toBe(200)
    const lastUsedAt = api.clock.now().toISOString()
    expect((await browser.get('/iam/factors/passkeys')).body.passkeys).toMatchObject([{ passkeyId, lastUsedAt }])
    browser.cookie = half
    expect((await browser.post('/iam/session/passkey/options')).status).toBe(401)
  })

  it.each([
    ['of another origin', { origin: 'http://collect.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['with an unchanged counter', { counter: 1 }],
    ['with a lower counter', { counter: 0 }],
    ['of the wrong ceremony', { type: 'webauthn.create' }],
    ['without user presence', { isAbsent: true }],
  ])('is rejected and counted as a failed attempt: %s', async (_, flaws) => {
    const { person, device } = await setUp()
    const first = await halfWay(person)
    expect((await first.browser.post('/iam/session/passkey', device.get(first.options))).status).toBe(200)
    const { browser, options } = await halfWay(person)
    const refused = await browser.post('/iam/session/passkey', device.get(options, flaws))
    expect([refused.status, refused.body.code]).toEqual([401, 'sign-in-refused'])
    // Every attempt uses up the challenge, valid or not.
    expect((await browser.post('/iam/session/passkey', device.get(options))).status).toBe(401)
    for (let count = 0; count < 3; count++) await browser.post('/iam/session/passkey', device.get(options))
    const locked = await halfWay(person)
    expect((await locked.browser.post('/iam/session/passkey', device.get(locked.options))).status).toBe(401)
  })

  it('is rejected if its response is replayed, in the same browser or another', async () => {
    const { person, device } = await setUp()
    const { browser, options } = await halfWay(person)
    const proof = device.get(options)
    const half = browser.cookie
    expect((await browser.post('/iam/session/passkey', proof)).status).toBe(200)
    browser.cookie = half
    expect((await browser.post('/iam/session/passkey', proof)).status).toBe(401)
    const other = await halfWay(person)
    expect((await other.browser.post('/iam/session/passkey', proof)).status).toBe(401)
  })

  it('works once under concurrency', async () => {
    const { person, device } = await setUp()
    const { browser, options } = await halfWay(person)
    const proof = device.get(options)
    const half = browser.cookie
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => {
        const browser = new Browser(api)
        browser.cookie = half
        return browser.post('/iam/session/passkey', proof)
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('of another user, or with a foreign signature, is rejected', async () => {
    const { person, device } = await setUp()
    const stranger = await setUp()
    const first = await halfWay(person)
    expect((await first.browser.post('/iam/session/passkey', stranger.device.get(first.options))).status).toBe(401)
    const second = await halfWay(person)
    const forged = { ...stranger.device.get(second.options), id: device.credentialId, rawId: device.credentialId }
    expect((await second.browser.post('/iam/session/passkey', forged)).status).toBe(401)
    const third = await halfWay(person)
    api.clock.advance({ ms: 300_000 })
    expect((await third.browser.post('/iam/session/passkey', device.get(third.options))).status).toBe(401)
  })

  it('can be replaced by a recovery code', async () => {
    const { person, recoveryCodes } = await setUp()
    const { browser } = await halfWay(person)
    expect((await browser.post('/iam/session/recovery-code', { code: recoveryCodes[0] })).status).toBe(200)
  })

  it('can only be renamed by its owner', async () => {
    const { person, browser, passkeyId } = await setUp()
    const path = `/iam/factors/passkeys/${passkeyId}`
    const renamed = await browser.patch(path, { name: ' Telefon ' })
    expect(renamed.status, renamed.text).toBe(200)
    const createdAt = api.clock.now().toISOString()
    expect(renamed.body).toEqual({ passkeyId, name: 'Telefon', createdAt, lastUsedAt: null })
    expect((await browser.get('/iam/factors/passkeys')).body).toEqual({ passkeys: [renamed.body] })
    expect((await auditOf(api, passkeyId)).at(-1)).toMatchObject({
      operation: 'rename-passkey',
      before: { name: 'Bærbar', userId: person.userId },
      after: { name: 'Telefon', userId: person.userId },
    })
    expect((await browser.patch(path, { name: '' })).body.errors).toMatchObject([{ path: '/name' }])
    const stranger = await setUp()
    expect((await stranger.browser.patch(path, { name: 'Min' })).status).toBe(404)
    expect((await new Browser(api).patch(path, { name: 'Min' })).status).toBe(401)
  })

  it('can only be removed by its owner, and the last one removes the recovery codes', async () => {
    const { person, browser, passkeyId } = await setUp()
    const stranger = await setUp()
    expect((await stranger.browser.delete(`/iam/factors/passkeys/${passkeyId}`)).status).toBe(404)
    expect((await browser.delete(`/iam/factors/passkeys/${newId()}`)).status).toBe(404)
    const { body: second } = await addPasskey(browser, new SoftwareAuthenticator(origin))
    expect((await browser.delete(`/iam/factors/passkeys/${passkeyId}`)).body).toEqual({})
    expect((await browser.get('/iam/factors')).body).toEqual({ totp: false, passkeys: 1, recoveryCodesLeft: 10 })
    await browser.delete(`/iam/factors/passkeys/${second.passkey.passkeyId}`)
    expect((await browser.get('/iam/factors')).body).toEqual({ totp: false, passkeys: 0, recoveryCodesLeft: 0 })
    expect((await auditOf(api, passkeyId)).at(-1)).toMatchObject({ operation: 'remove-passkey', after: null })
    await signIn(api, person)
  })

  it('is not offered if there is none', async () => {
    const { browser, person, passkeyId } = await setUp()
    const half = await halfWay(person)
    await browser.delete(`/iam/factors/passkeys/${passkeyId}`)
    expect((await half.browser.post('/iam/session/passkey/options')).status).toBe(401)
  })
})

describe('second factors', () => {
  it('403: can only be changed within 15 minutes of entering the password', async () => {
    const { browser, passkeyId } = await setUp()
    const codes = async (): Promise<unknown[]> => {
      const answers = [
        await browser.post('/iam/factors/passkeys'),
        await browser.delete(`/iam/factors/passkeys/${newId()}`),
        await browser.post('/iam/factors/totp'),
        await browser.delete('/iam/factors/totp'),
      ]
      return answers.map(({ status, body }) => body.code ?? status)
    }
    const late = Array.from({ length: 4 }, () => 'password-not-recent')
    const fine = [200, 'not-found', 200, 200]
    api.clock.advance({ ms: 15 * 60_000 })
    expect(await codes()).toEqual(fine)
    api.clock.advance({ ms: 1 })
    expect(await codes()).toEqual(late)
    const wrong = await browser.post('/iam/session/password', { password: 'not this one at all' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'password-wrong'])
    expect(await codes()).toEqual(late)
    expect((await browser.post('/iam/session/password', { password: goodPassword })).body).toEqual({})
    expect(await codes()).toEqual(fine)
    expect((await browser.delete(`/iam/factors/passkeys/${passkeyId}`)).body).toEqual({})
    expect((await new Browser(api).post('/iam/session/password', { password: goodPassword })).status).toBe(401)
  })

  it('a wrong password in the confirmation counts as a failed attempt', async () => {
    const { browser, person } = await setUp()
    for (let count = 0; count < 5; count++) {
      await browser.post('/iam/session/password', { password: 'not this one at all' })
    }
    expect((await browser.post('/iam/session/password', { password: goodPassword })).body.code).toBe('password-wrong')
    // Only this session is locked: the user can still sign in elsewhere.
    const { email } = person
    expect((await new Browser(api).post('/iam/session', { email, password: goodPassword })).status).toBe(200)
  })
})

describe('relyingParty', () => {
  it.each([
    ['https://collect.example', 'collect.example', 'https://collect.example'],
    ['https://example.com:8443/collect', 'example.com', 'https://example.com:8443'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ])('%s', (publicUrl, id, expected) => {
    expect(relyingParty(publicUrl)).toEqual({ id, origin: expected })
  })
})
