import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor, givenCustomer } from '../../../../test/given.ts'
import { LockHolder } from '../../../../test/lock-holder.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
let stranger: TestTenant
let holder: LockHolder
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
  holder = await LockHolder.connect(api.databaseUrl)
})
afterAll(async () => {
  await holder.close()
  await api.close()
})

const read = async (customerId: string) => (await api.get(`/customers/${customerId}`)).body

async function found(q: string, more = ''): Promise<string[]> {
  const { status, body, text } = await api.get(`/customers?q=${encodeURIComponent(q)}${more}`)
  expect(status, text).toBe(200)
  return body.items.map((customer: { customerId: string }) => customer.customerId)
}

describe('patch customer', () => {
  it('200: changes the given fields, with event and audit entry', async () => {
    const { customerId } = await givenCustomer(api, { isCompany: false })
    await givenCase(api, { customerId })
    const before = await read(customerId)
    const { status, body, text } = await api.patch(`/customers/${customerId}`, { referenceId: 'Ny-1' })
    expect(status, text).toBe(200)
    expect(body).toEqual({ ...before, referenceId: 'Ny-1' })
    expect(await read(customerId)).toEqual(body)
    expect((await eventsAbout(api, customerId)).at(-1)).toMatchObject({ type: 'customers.update', data: body })
    expect((await auditOf(api, customerId)).at(-1)).toMatchObject({
      operation: 'patch-customer',
      subjectType: 'customer',
      before,
      after: body,
    })
    expect((await api.patch(`/customers/${customerId}`, { isCompany: true })).body).toEqual({
      ...body,
      isCompany: true,
    })
  })

  it('422: the reference of another customer of the creditor', async () => {
    const { creditorId } = await givenCreditor(api)
    await givenCustomer(api, { creditorId, referenceId: 'Taget' })
    const { customerId } = await givenCustomer(api, { creditorId })
    const { status, body } = await api.patch(`/customers/${customerId}`, { referenceId: 'Taget' })
    expect([status, body.code]).toEqual([422, 'customer-reference-taken'])
  })

  it("404: another tenant's customer, for every operation", async () => {
    const theirs = await givenCustomer(api, { as: stranger })
    const { users } = (await api.get(`/customers/${theirs.customerId}`, { as: stranger })).body
    const path = `/customers/${theirs.customerId}`
    const answers = [
      await api.patch(path, { isCompany: true }),
      await api.post(`${path}/users`, { details: { name: 'Per' } }),
      await api.patch(`${path}/users/${users[0].userId}`, { lang: 'en' }),
      await api.delete(`${path}/users/${users[0].userId}`),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not-found']))
  })

  it('401: needs write:customers, for every operation', async () => {
    const { customerId } = await givenCustomer(api)
    const { token } = await api.createToken(api.tenant.tenantId, ['read:customers', 'write:cases'])
    const options = { headers: { authorization: `Bearer ${token}` } }
    const path = `/customers/${customerId}`
    const answers = [
      await api.patch(path, {}, options),
      await api.post(`${path}/users`, { details: { name: 'Per' } }, options),
      await api.patch(`${path}/users/${newId()}`, {}, options),
      await api.delete(`${path}/users/${newId()}`, options),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'insufficient-scope'))
  })
})

describe('users of a customer', () => {
  it('201: adds a user with every field and the next number, and shows it on the customer', async () => {
    const { customerId } = await givenCustomer(api)
    const before = await read(customerId)
    const user = {
      relation: 'guarantor',
      contact: true,
      lang: 'en',
      details: {
        name: 'Per Holm',
        cpr: '010203-1234',
        cvr: '12345674',
        email: 'per@example.com',
        phone: { locale: '45', number: '20123456' },
        address: { address: 'Nørregade 12', zipcode: '8000', city: 'Aarhus C', country: 'DK' },
        geocode: { latitude: 56.1, longitude: 10.2 },
      },
    }
    const { status, body, headers, text } = await api.post(`/customers/${customerId}/users`, user)
    expect(status, text).toBe(201)
    expect(body).toEqual({ ...user, userId: expect.any(String), id: Number(before.users[0].id) + 1, customerId })
    expect(headers['location']).toBe(`/v1/${api.tenant.tenantId}/customers/${customerId}`)
    const after = await read(customerId)
    expect(after).toEqual({ ...before, users: [...before.users, body] })
    expect((await eventsAbout(api, customerId)).at(-1)).toMatchObject({ type: 'customers.update', data: after })
    expect((await auditOf(api, customerId)).at(-1)).toMatchObject({ operation: 'create-customer-user', before, after })
  })

  it('201: only the name is required; the first debtor becomes the contact', async () => {
    const { customerId } = await givenCustomer(api, { users: [] })
    const lawyer = await api.post(`/customers/${customerId}/users`, { relation: 'lawyer', details: { name: 'Liv' } })
    expect(lawyer.body).toMatchObject({ contact: false, lang: 'da' })
    const first = await api.post(`/customers/${customerId}/users`, { details: { name: 'Per' } })
    expect(first.body).toMatchObject({ relation: 'debtor', contact: true, details: { cpr: null, address: null } })
    const second = await api.post(`/customers/${customerId}/users`, { details: { name: 'Ib' } })
    expect(second.body.contact).toBe(false)
  })

  it('422: more than 100 users', async () => {
    const users = Array.from({ length: 100 }, (_, index) => ({ details: { name: `Nr ${index}` } }))
    const { customerId } = await givenCustomer(api, { users })
    const { status, body } = await api.post(`/customers/${customerId}/users`, { details: { name: 'Nr 101' } })
    expect([status, body.code]).toEqual([422, 'validation-failed'])
  })

  it('200: details are merged member by member, and null removes a value', async () => {
    const details = { name: 'Per Holm', email: 'per@example.com', phone: { locale: '45', number: '1' } }
    const { customerId } = await givenCustomer(api, { users: [{ details }] })
    const before = await read(customerId)
    const [user] = before.users
    const patch = { relation: 'debtor', contact: false, lang: 'sv', details: { email: null, cvr: '12345674' } }
    const { status, body, text } = await api.patch(`/customers/${customerId}/users/${user.userId}`, patch)
    expect(status, text).toBe(200)
    expect(body).toEqual({ ...user, ...patch, details: { ...user.details, ...patch.details } })
    const after = await read(customerId)
    expect(after.users).toEqual([body])
    expect((await eventsAbout(api, customerId)).at(-1)).toMatchObject({ type: 'customers.update', data: after })
    expect((await auditOf(api, customerId)).at(-1)).toMatchObject({ operation: 'patch-customer-user', before, after })
    const same = await api.patch(`/customers/${customerId}/users/${user.userId.toUpperCase()}`, {})
    expect(same.body).toEqual(body)
  })

  it('200: removes a user; 404: with another customer in the path', async () => {
    const users = [{ details: { name: 'Per' } }, { details: { name: 'Ib' } }]
    const { customerId } = await givenCustomer(api, { users })
    const other = await givenCustomer(api)
    const before = await read(customerId)
    const [per, ib] = before.users
    expect((await api.delete(`/customers/${other.customerId}/users/${per.userId}`)).status).toBe(404)
    const { status, body } = await api.delete(`/customers/${customerId}/users/${per.userId}`)
    expect([status, body]).toEqual([200, {}])
    const after = await read(customerId)
    expect(after.users).toEqual([ib])
    expect((await eventsAbout(api, customerId)).at(-1)).toMatchObject({ type: 'customers.update', data: after })
    expect((await auditOf(api, customerId)).at(-1)).toMatchObject({ operation: 'delete-customer-user', before, after })
    expect((await api.delete(`/customers/${customerId}/users/${per.userId}`)).status).toBe(404)
  })

  it('422: the last debtor can neither be removed nor get another relation, a lawyer can', async () => {
    const users = [{ details: { name: 'Per' } }, { relation: 'lawyer', details: { name: 'Liv' } }]
    const { customerId } = await givenCustomer(api, { users })
    const [debtor, lawyer] = (await read(customerId)).users
    const removed = await api.delete(`/customers/${customerId}/users/${debtor.userId}`)
    expect([removed.status, removed.body.code]).toEqual([422, 'last-debtor'])
    const moved = await api.patch(`/customers/${customerId}/users/${debtor.userId}`, { relation: 'co-debtor' })
    expect([moved.status, moved.body.code]).toEqual([422, 'last-debtor'])
    expect((await api.delete(`/customers/${customerId}/users/${lawyer.userId}`)).status).toBe(200)
  })

  it('422: of two debtors removed concurrently, one remains', async () => {
    const users = [{ details: { name: 'Per' } }, { details: { name: 'Ib' } }]
    const { customerId } = await givenCustomer(api, { users })
    const debtors = (await read(customerId)).users as { userId: string }[]
    const { tenantId } = api.tenant
    const hold = 'select from customer_users where tenant_id = $1 and customer_id = $2 for update'
    await holder.holdFor(tenantId, hold, [tenantId, customerId])
    const requests = debtors.map(({ userId }) => api.delete(`/customers/${customerId}/users/${userId}`))
    await holder.waitForWaiters(2)
    await holder.release()
    const answers = await Promise.all(requests)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await read(customerId)).users).toHaveLength(1)
  })
})

describe('warnings', () => {
  it('201: invalid CPR and CVR numbers are accepted with a warning and path each', async () => {
    const { creditorId } = await givenCreditor(api)
    const users = [
      { details: { name: 'Rigtig', cpr: '010203-1234', cvr: '12345674' } },
      { details: { name: 'Forkert', cpr: '310299-1234', cvr: '12345675' } },
    ]
    const { status, body } = await api.post(`/customers?creditorId=${creditorId}`, { referenceId: 'W-1', users })
    expect(status).toBe(201)
    expect(body.warnings).toEqual([
      { path: '/users/1/details/cpr', message: expect.stringContaining('CPR') },
      { path: '/users/1/details/cvr', message: expect.stringContaining('CVR') },
    ])
    expect(body.users[1].details).toMatchObject({ cpr: '310299-1234', cvr: '12345675' })
    const customer = { ...body }
    delete customer.warnings
    expect(await read(body.customerId)).toEqual(customer)
    expect(await eventsAbout(api, body.customerId)).toMatchObject([{ type: 'customers.create', data: customer }])
    const path = `/customers/${body.customerId}/users`
    const added = await api.post(path, { details: { name: 'Ny', cvr: '1' } })
    expect([added.status, added.body.warnings]).toMatchObject([201, [{ path: '/details/cvr' }]])
    const patched = await api.patch(`${path}/${added.body.userId}`, { details: { cpr: 'abc' } })
    expect([patched.status, patched.body.warnings]).toMatchObject([200, [{ path: '/details/cpr' }]])
  })

  it('are missing from the response if everything is valid', async () => {
    const { creditorId } = await givenCreditor(api)
    const users = [{ details: { name: 'Rigtig', cpr: '0102031234', cvr: 'DK12345674' } }]
    const { body } = await api.post(`/customers?creditorId=${creditorId}`, { referenceId: 'W-2', users })
    expect(body).not.toHaveProperty('warnings')
  })
})

describe('list customers: q', () => {
  it('200: finds by reference, names and e-mail, in pages and with other filters', async () => {
    const { creditorId } = await givenCreditor(api)
    const users = [{ details: { name: 'Xenia Quist', email: 'xq@kvadrat.example' } }]
    const ids: string[] = []
    for (const referenceId of ['X-1', 'X-2', 'X-3']) {
      ids.push((await givenCustomer(api, { creditorId, referenceId, users })).customerId)
    }
    const elsewhere = await givenCustomer(api, { users })
    await givenCustomer(api, { as: stranger, users })
    expect(await found('xenia qui')).toEqual([...ids, elsewhere.customerId])
    expect(await found('XQ@KVADRAT')).toEqual([...ids, elsewhere.customerId])
    expect(await found('x-2')).toEqual([ids[1]])
    expect(await found('xenia', `&creditorId=${creditorId}`)).toEqual(ids)
    expect(await found('xenia', `&creditorId=${creditorId}&pageSize=2&page=1`)).toEqual([ids[2]])
    expect(await found('xenia', `&after=${ids[2]}`)).toEqual([elsewhere.customerId])
    for (const q of ['xenia jensen', 'enia', '%']) expect(await found(q)).toEqual([])
  })

  it('200: follows every change of reference, name and e-mail', async () => {
    const { customerId } = await givenCustomer(api, {
      referenceId: 'Gl-1',
      users: [{ details: { name: 'Aage Gammel' } }],
    })
    const { caseId } = await givenCase(api, { customerId })
    const [user] = (await read(customerId)).users
    await api.patch(`/customers/${customerId}`, { referenceId: 'Nyref-1' })
    expect([await found('gl-1'), await found('nyref')]).toEqual([[], [customerId]])
    await api.patch(`/customers/${customerId}/users/${user.userId}`, { details: { name: 'Aage Nynavn' } })
    expect([await found('gammel'), await found('nynavn'), await found('aage')]).toEqual([
      [],
      [customerId],
      [customerId],
    ])
    const added = await api.post(`/customers/${customerId}/users`, { details: { name: 'Tilføjet' } })
    expect(await found('tilfojet')).toEqual([customerId])
    expect((await api.get('/cases?q=tilfojet')).body.items).toMatchObject([{ id: caseId }])
    await api.delete(`/customers/${customerId}/users/${added.body.userId}`)
    expect(await found('tilfojet')).toEqual([])
  })

  it('422: an empty q', async () => {
    expect((await api.get('/customers?q=')).body.errors).toMatchObject([{ path: '/q' }])
  })
})
