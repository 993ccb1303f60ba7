import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, createPerson, type Person, signIn } from '../../../../test/people.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() })
}

const require = (as: TestTenant, secondFactorRequired: boolean) =>
  api.patch('/settings', { secondFactorRequired }, { as })

async function enrol(browser: Browser): Promise<string> {
  const { body } = await browser.post('/iam/factors/totp')
  const confirmed = await browser.post('/iam/factors/totp/confirm', { code: codeOf(body.secret) })
  expect(confirmed.status, confirmed.text).toBe(200)
  api.clock.advance({ ms: 60_000 })
  return body.secret as string
}

async function halfWay({ email, password }: Person): Promise<Browser> {
  const browser = new Browser(api)
  const answer = await browser.post('/iam/session', { email, password })
  expect(answer.body).toEqual({ state: 'enrolment', methods: [] })
  return browser
}

describe('a tenant that requires a second factor', () => {
  it('signs out users without one immediately, and nobody else', async () => {
    const tenant = await api.createTenant('Streng')
    const { tenantId } = tenant
    const without = await signIn(api, await createPerson(api, 'caseworker', { tenantId }))
    const withFactor = await signIn(api, await createPerson(api, 'caseworker', { tenantId }))
    const elsewhere = await signIn(api, await createPerson(api, 'caseworker'))
    await enrol(withFactor)
    expect((await api.get('/settings', { as: tenant })).body.secondFactorRequired).toBe(false)
    expect((await require(tenant, true)).body.secondFactorRequired).toBe(true)
    expect((await without.get('/iam/session')).status).toBe(401)
    expect((await withFactor.get('/iam/session')).status).toBe(200)
    expect((await elsewhere.get('/iam/session')).status).toBe(200)
    // Does not apply to tokens.
    expect((await api.get('/cases', { as: tenant })).status).toBe(200)
  })

  it('requires users to set one up, which signs them in; before that nothing else works', async () => {
    const tenant = await api.createTenant('Streng')
    const { tenantId } = tenant
    const person = await createPerson(api, 'super-admin', { tenantId })
    await require(tenant, true)
    const browser = await halfWay(person)
    for (const path of [`/v1/${tenantId}/cases`, `/v1/${tenantId}/settings`, '/iam/session', '/iam/sessions']) {
      expect((await browser.get(path)).status, path).toBe(401)
    }
    const turnOff = {
      method: 'PATCH',
      path: `/v1/${tenantId}/settings`,
      body: { secondFactorRequired: false },
    } as const
    expect((await browser.send(turnOff)).status).toBe(401)
    expect((await browser.patch('/iam/password', { current: person.password, new: 'x' })).status).toBe(401)
    expect((await browser.delete('/iam/factors/totp')).status).toBe(401)
    const before = browser.cookie
    const secret = await enrol(browser)
    expect(browser.cookie).not.toBe(before)
    const session = await browser.get('/iam/session')
    expect(session.body.methods).toEqual(['password', 'totp'])
    expect((await browser.get(`/v1/${tenantId}/cases`)).status).toBe(200)
    const old = new Browser(api)
    old.cookie = before
    expect((await old.get('/iam/factors')).status).toBe(401)
    const again = new Browser(api)
    const asked = await again.post('/iam/session', { email: person.email, password: person.password })
    expect(asked.body.state).toBe('second-factor')
    expect((await again.post('/iam/session/totp', { code: codeOf(secret) })).body.state).toBe('signed-in')
  })

  it('does not allow users to remove the last one until it is no longer required', async () => {
    const tenant = await api.createTenant('Streng')
    const person = await createPerson(api, 'caseworker', { tenantId: tenant.tenantId })
    const browser = await signIn(api, person)
    await enrol(browser)
    await require(tenant, true)
    const refused = await browser.delete('/iam/factors/totp')
    expect([refused.status, refused.body.code]).toEqual([422, 'second-factor-required'])
    expect((await browser.get('/iam/factors')).body.totp).toBe(true)
    await require(tenant, false)
    expect((await browser.delete('/iam/factors/totp')).status).toBe(200)
  })

  it('cannot be bypassed by signing in while it is being turned on', async () => {
    const tenant = await api.createTenant('Streng')
    const people = await Promise.all(
      Array.from({ length: 6 }, () => createPerson(api, 'caseworker', { tenantId: tenant.tenantId })),
    )
    const browsers = people.map(() => new Browser(api))
    const [, ...answers] = await Promise.all([
      require(tenant, true),
      ...people.map(({ email, password }, index) => browsers[index]!.post('/iam/session', { email, password })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    for (const browser of browsers) expect((await browser.get('/iam/session')).status).toBe(401)
  })

  it('403: can only be changed by administrators', async () => {
    const browser = await signIn(api, await createPerson(api, 'caseworker'))
    const answer = await browser.patch(`/v1/${api.tenant.tenantId}/settings`, { secondFactorRequired: true })
    expect([answer.status, answer.body.code]).toEqual([403, 'role-too-low'])
  })
})
