import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const mette = {
  email: 'Mette.Holm@bureau.example',
  name: 'Mette Holm',
  role: 'caseworker',
  lang: 'en',
  phone: { locale: '45', number: '33123456' },
}

describe('create user', () => {
  it('201: returns the created user, the same as a later read', async () => {
    const created = await api.post('/users', mette)
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      userId: expect.any(String),
      id: expect.any(Number),
      tenantId: api.tenant.tenantId,
      email: 'Mette.Holm@bureau.example',
      name: 'Mette Holm',
      role: 'caseworker',
      lang: 'en',
      phone: { locale: '45', number: '33123456' },
      active: true,
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
      updatedAt: null,
      updatedBy: null,
    })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/users/${created.body.userId}`)
    const read = await api.get(`/users/${created.body.userId}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
    const audits = await api.database.read(
      api.tenant.tenantId,
      sql`select operation, subject_type, after from audit_entries where subject_id = ${created.body.userId}::uuid`,
    )
    expect(audits).toEqual([{ operation: 'create-user', subject_type: 'user', after: created.body }])
  })

  it('201: the language defaults to that of the tenant, and the phone to null', async () => {
    const { status, body } = await api.post('/users', { email: 'ole@bureau.example', name: 'Ole', role: 'admin' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ lang: 'da', phone: null, active: true })
  })

  it.each(['alternative-contact', 'debtor', 'client', 'caseworker', 'admin'])(
    '201: a user can have the role %s',
    async (role) => {
      const { status, body } = await api.post('/users', { email: `${role}@roles.example`, name: role, role })
      expect(status).toBe(201)
      expect(body.role).toBe(role)
    },
  )

  it('422: an e-mail address is unique on the tenant, ignoring case', async () => {
    await api.post('/users', { ...mette, email: 'taken@bureau.example' })
    const second = await api.post('/users', { ...mette, email: 'TAKEN@Bureau.example' })
    expect(second.status, second.text).toBe(422)
    expect(second.body.code).toBe('email-taken')
    expect(second.body.errors).toEqual([{ path: '/email', message: 'is the address of another user' }])
    const stranger = await api.createTenant('Fremmed')
    expect((await api.post('/users', { ...mette, email: 'taken@bureau.example' }, { as: stranger })).status).toBe(201)
  })

  it('422: reports every invalid field at once', async () => {
    const { status, body } = await api.post('/users', {
      email: 'nobody',
      role: 'boss',
      lang: 'danish',
      phone: { locale: '+45' },
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: '/email', message: 'must be an e-mail address' },
        { path: '/name', message: 'is required' },
        {
          path: '/role',
          message: 'must be one of alternative-contact, debtor, client, caseworker, admin or super-admin',
        },
        { path: '/lang', message: 'must be a language code of two lowercase letters, such as da' },
        { path: '/phone/number', message: 'is required' },
        { path: '/phone/locale', message: 'must be a country calling code without the plus, such as 45' },
      ]),
    )
  })

  it('numbers users from 1 per tenant, without gaps or duplicates under concurrency', async () => {
    const tenant = await api.createTenant('Tæller')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.post('/users', { ...mette, email: `u${index % 16}@count.example` }, { as: tenant }),
      ),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(answers.filter(({ body }) => body.code === 'email-taken')).toHaveLength(4)
    expect(made.map(({ body }) => body.id as number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    )
  })
})

describe('read users', () => {
  it('lists in order of creation, by page and by `after`', async () => {
    const tenant = await api.createTenant('Liste')
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) {
      const { body } = await api.post('/users', { email: `${name}@list.example`, name, role: 'client' }, { as: tenant })
      ids.push(body.userId as string)
    }
    const idsOf = async (path: string): Promise<string[]> => {
      const { body } = await api.get(path, { as: tenant })
      return (body.items as { userId: string }[]).map(({ userId }) => userId)
    }
    const first = await api.get('/users?pageSize=2', { as: tenant })
    expect(first.body.meta).toEqual({ currentPage: 0, pageSize: 2 })
    expect(await idsOf('/users?pageSize=2')).toEqual(ids.slice(0, 2))
    expect(await idsOf('/users?pageSize=2&page=1')).toEqual(ids.slice(2))
    expect(await idsOf(`/users?after=${ids[0] ?? ''}`)).toEqual(ids.slice(1))
    expect(await idsOf('/users?page=9')).toEqual([])
  })

  it('lists only users with the given role', async () => {
    const tenant = await api.createTenant('Roller')
    await api.post('/users', { ...mette, role: 'client' }, { as: tenant })
    const admin = await api.post('/users', { ...mette, email: 'a@b.example', role: 'admin' }, { as: tenant })
    const { body } = await api.get('/users?role=admin', { as: tenant })
    expect(body.items).toEqual([admin.body])
    expect((await api.get('/users?role=boss', { as: tenant })).status).toBe(422)
  })

  it("404: another tenant's user looks exactly like a missing one", async () => {
    const { body: user } = await api.post('/users', { ...mette, email: 'secret@bureau.example' })
    const stranger = await api.createTenant('Fremmed')
    expect((await api.get(`/users/${user.userId}`, { as: stranger })).status).toBe(404)
    expect((await api.get('/users', { as: stranger })).body.items).toEqual([])
  })

  it('401: reading needs read:users and creating needs write:users', async () => {
    const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:users'])) }
    expect((await api.get('/users', { as: reader })).status).toBe(200)
    const refused = await api.post('/users', mette, { as: reader })
    expect(refused.status).toBe(401)
    expect(refused.headers['www-authenticate']).toContain('scope="write:users"')
  })
})

let count = 0
async function givenUser(role: string, as = api.tenant): Promise<Record<string, any>> {
  count += 1
  return (await api.post('/users', { ...mette, email: `user-${String(count)}@bureau.example`, role }, { as })).body
}

describe('patch user', () => {
  it('200: changes the given fields, keeps the rest, and sets updatedBy', async () => {
    const before = await givenUser('caseworker')
    const change = { name: 'Mette Lund', role: 'client', lang: 'da', phone: null }
    const patched = await api.patch(`/users/${before['userId']}`, change)
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({
      ...before,
      ...change,
      updatedAt: '2026-03-02T09:00:00.000Z',
      updatedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect((await api.get(`/users/${before['userId']}`)).body).toEqual(patched.body)
    expect((await api.patch(`/users/${before['userId']}`, change)).body).toEqual(patched.body)
    const [, ...changes] = await auditOf(api, before['userId'])
    expect(changes).toMatchObject([{ operation: 'patch-user', subjectType: 'user', before, after: patched.body }])
  })

  it('200: deactivates and reactivates a user', async () => {
    const { userId } = await givenUser('caseworker')
    expect((await api.patch(`/users/${userId}`, { active: false })).body.active).toBe(false)
    expect((await api.patch(`/users/${userId.toUpperCase()}`, { active: true })).body.active).toBe(true)
  })

  it('422: the last active administrator can be neither deactivated nor demoted; 200: but renamed', async () => {
    const tenant = await api.createTenant('Én leder')
    const last = await givenUser('admin', tenant)
    const inactive = await givenUser('admin', tenant)
    await givenUser('caseworker', tenant)
    const send = (user: Record<string, any>, body: unknown) =>
      api.patch(`/users/${user['userId']}`, body, { as: tenant })
    expect((await send(inactive, { active: false })).status).toBe(200)
    for (const patch of [{ active: false }, { role: 'caseworker' }, { role: 'client', active: false }]) {
      const refused = await send(last, patch)
      expect([refused.status, refused.body.code]).toEqual([422, 'last-admin'])
    }
    expect((await send(last, { name: 'Leder' })).status).toBe(200)
    expect((await send(inactive, { active: true })).status).toBe(200)
    expect((await send(last, { active: false })).status).toBe(200)
  })

  it('422: of administrators demoted concurrently, one remains', async () => {
    const tenant = await api.createTenant('Kamp')
    const admins = await Promise.all(Array.from({ length: 6 }, () => givenUser('admin', tenant)))
    const answers = await Promise.all(
      admins.map((admin) => api.patch(`/users/${admin['userId']}`, { role: 'client' }, { as: tenant })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422])
    expect((await api.get('/users?role=admin', { as: tenant })).body.items).toHaveLength(1)
  })

  it('200: a tenant that never had an administrator can change its users', async () => {
    const tenant = await api.createTenant('Uden leder')
    const { userId } = await givenUser('caseworker', tenant)
    expect((await api.patch(`/users/${userId}`, { active: false }, { as: tenant })).status).toBe(200)
  })

  it('422: reports every invalid field at once', async () => {
    const { userId } = await givenUser('client')
    const { status, body } = await api.patch(`/users/${userId}`, {
      name: '',
      role: 'boss',
      lang: 'dansk',
      active: 'no',
    })
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['/name', '/role', '/lang', '/active'])
  })

  it("404: another tenant's user is not found and does not change", async () => {
    const before = await givenUser('client')
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(`/users/${before['userId']}`, { name: 'X' }, { as: stranger })).status).toBe(404)
    expect((await api.get(`/users/${before['userId']}`)).body).toEqual(before)
  })
})
