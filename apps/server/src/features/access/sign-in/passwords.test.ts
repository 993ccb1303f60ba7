import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Browser, createPerson, goodPassword, signIn } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
// Attempts of one test must not slow down the next.
beforeEach(() => {
  api.clock.advance({ ms: 3_600_000 })
})

const newPassword = 'en helt anden sætning'

interface Mail {
  readonly purpose: string
  readonly address: string
  readonly subject: string
  readonly text: string
}

/** The e-mails to an address, oldest first. */
function mailsTo(email: string, tenantId = api.tenant.tenantId): Promise<Mail[]> {
  return api.database.read(
    tenantId,
    sql<Mail>`
      select purpose, recipients -> 0 ->> 'address' as address, subject, content ->> 'text' as text from outgoing_mails
      where tenant_id = ${tenantId}::uuid and recipients -> 0 ->> 'address' = ${email}::text order by mail_id`,
  )
}

function tokenIn(text: string): string {
  return /http:\/\/127\.0\.0\.1:3000\/set-password#([\w-]{43})/.exec(text)?.[1] ?? ''
}

const choose = (token: string, password = newPassword) => new Browser(api).post('/iam/password', { token, password })

describe('an invitation', () => {
  it('is e-mailed to a new user in their language, with a link that sets the password once', async () => {
    const email = 'ny@people.example'
    const { body: user } = await api.post('/users', { email, name: 'Ny Bruger', role: 'caseworker' })
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ purpose: 'password-invitation', subject: 'Du er inviteret til Testbureau' })
    const token = tokenIn(mail?.text ?? '')
    const chosen = await choose(token)
    expect([chosen.status, chosen.body], chosen.text).toEqual([200, { email }])
    expect((await signIn(api, { ...user, email, password: newPassword })).cookie).not.toBe('')
    const again = await choose(token)
    expect([again.status, again.body.code]).toEqual([422, 'password-link-invalid'])
  })

  it('is not sent to users who cannot sign in, and is in English unless the user reads Danish', async () => {
    await api.post('/users', { email: 'client@people.example', name: 'Kunde', role: 'client' })
    expect(await mailsTo('client@people.example')).toEqual([])
    await api.post('/users', { email: 'hans@people.example', name: 'Hans', role: 'admin', lang: 'de' })
    expect((await mailsTo('hans@people.example'))[0]?.subject).toBe('You are invited to Testbureau')
  })

  it('200: can be sent again by administrators, to the user only, and invalidates the previous one', async () => {
    const email = 'igen@people.example'
    const { body: user } = await api.post('/users', { email, name: 'Igen', role: 'caseworker' })
    const first = tokenIn((await mailsTo(email))[0]?.text ?? '')
    const admin = await signIn(api, await createPerson(api, 'admin'))
    const path = `/v1/${api.tenant.tenantId}/users/${user.userId}/invitation`
    const sent = await admin.post(path, {})
    expect(sent.status, sent.text).toBe(200)
    expect(sent.body).toEqual({ email, expiresAt: expect.any(String), isMailConfigured: true })
    expect((await choose(first)).status).toBe(422)
    const last = tokenIn((await mailsTo(email))[1]?.text ?? '')
    expect(sent.text).not.toContain(last)
    expect((await choose(last)).status).toBe(200)
    const late = await admin.post(path, {})
    expect([late.status, late.body.code]).toEqual([422, 'invitation-accepted'])
  })

  it.each(['client', 'debtor', 'alternative-contact'])(
    '422: cannot be sent to a %s, who cannot sign in',
    async (role) => {
      const { body: user } = await api.post('/users', { email: `${role}@uden.example`, name: role, role })
      const answer = await api.post(`/users/${user.userId}/invitation`, undefined)
      expect([answer.status, answer.body.code]).toEqual([422, 'role-without-sign-in'])
    },
  )

  it('422: cannot be sent to a deactivated user', async () => {
    const { body: user } = await api.post('/users', { email: 'ude@people.example', name: 'Ude', role: 'caseworker' })
    await api.patch(`/users/${user.userId}`, { active: false })
    const answer = await api.post(`/users/${user.userId}/invitation`, undefined)
    expect([answer.status, answer.body.code]).toEqual([422, 'user-inactive'])
  })

  it('403: cannot be sent to a user with a higher role', async () => {
    const user = await createPerson(api, 'super-admin')
    const admin = await signIn(api, await createPerson(api, 'admin'))
    const path = `/v1/${api.tenant.tenantId}/users`
    expect((await admin.post(`${path}/${user.userId}/invitation`, {})).status).toBe(403)
    expect((await admin.patch(`${path}/${user.userId}`, { role: 'caseworker' })).status).toBe(403)
    const made = await admin.post(path, { email: 's2@people.example', name: 'S', role: 'super-admin' })
    expect([made.status, made.body.code]).toEqual([403, 'role-too-low'])
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => new Browser(api).post('/iam/password-reset', { email })

  it('200: is reset by an e-mailed link; all sessions end, and the old password stops working', async () => {
    const person = await createPerson(api, 'caseworker')
    const browser = await signIn(api, person)
    expect((await ask(person.email.toUpperCase())).body).toEqual({})
    const [mail] = await mailsTo(person.email)
    expect(mail).toMatchObject({ purpose: 'password-reset', subject: 'Ny adgangskode til Testbureau' })
    expect((await choose(tokenIn(mail?.text ?? ''))).status).toBe(200)
    expect((await browser.get('/iam/session')).status).toBe(401)
    const old = await new Browser(api).post('/iam/session', { email: person.email, password: goodPassword })
    expect(old.status).toBe(401)
    await signIn(api, { ...person, password: newPassword })
  })

  it('200: the response is the same for an unknown address, and e-mails are sent at most every 15 minutes', async () => {
    const person = await createPerson(api, 'caseworker')
    const unknown = await ask('nobody@people.example')
    for (let count = 0; count < 3; count++) {
      const known = await ask(person.email)
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    }
    expect(await mailsTo(person.email)).toHaveLength(1)
    expect(await mailsTo('nobody@people.example')).toEqual([])
  })

  it('422: a link expires after an hour, and only one of many concurrent uses succeeds', async () => {
    const person = await createPerson(api, 'caseworker')
    await ask(person.email)
    const late = tokenIn((await mailsTo(person.email))[0]?.text ?? '')
    api.clock.advance({ ms: 3_600_000 })
    expect((await choose(late)).body.code).toBe('password-link-invalid')
    await ask(person.email)
    const token = tokenIn((await mailsTo(person.email))[1]?.text ?? '')
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => choose(token, `${newPassword} ${index}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  })

  it('422: a password that is short or common; there are no other requirements', async () => {
    const person = await createPerson(api, 'caseworker')
    await ask(person.email)
    const token = tokenIn((await mailsTo(person.email))[0]?.text ?? '')
    for (const password of ['short', 'elleve tegn', 'Password-1234', 'aaaaaaaaaaaaaaaa', 'Qwerty 123456']) {
      const refused = await choose(token, password)
      expect([refused.status, refused.body.errors?.[0]?.path], password).toEqual([422, '/password'])
    }
    expect((await choose(token, 'kun små bogstaver')).status).toBe(200)
    expect((await choose('no link at all')).body.code).toBe('password-link-invalid')
  })
})

describe('change password', () => {
  it('200: needs the current password; other sessions end and this one continues', async () => {
    const person = await createPerson(api, 'caseworker')
    const [here, there] = [await signIn(api, person), await signIn(api, person)]
    const wrong = await here.patch('/iam/password', { current: 'not the password', new: newPassword })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'password-wrong'])
    const weak = await here.patch('/iam/password', { current: goodPassword, new: 'short' })
    expect(weak.body.errors[0].path).toBe('/new')
    expect((await here.patch('/iam/password', { current: goodPassword, new: newPassword })).body).toEqual({})
    expect((await here.get('/iam/session')).status).toBe(200)
    expect((await there.get('/iam/session')).status).toBe(401)
    await signIn(api, { ...person, password: newPassword })
  })
})
