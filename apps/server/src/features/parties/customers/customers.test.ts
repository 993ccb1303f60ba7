import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explain } from '../../../../test/explain.ts'
import { givenCase, givenCreditor, givenCustomer } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { asOwner } from '../../../../test/template-database.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { listCustomers } from './customers.queries.ts'

let api: TestApp
let stranger: TestTenant
let creditorId: string
beforeAll(async () => {
  api = await startTestApp()
  stranger = await api.createTenant('Fremmed')
  creditorId = (await givenCreditor(api)).creditorId
})
afterAll(() => api.close())

const create = (body: unknown, creditor = creditorId, options = {}) =>
  api.post(`/customers?creditorId=${creditor}`, body, options)

const mette = {
  relation: 'debtor',
  contact: true,
  lang: 'en',
  details: {
    name: 'Mette Sørensen',
    cpr: '010203-1234',
    cvr: '12345674',
    email: 'mette@example.com',
    phone: { locale: '45', number: '20123456' },
    address: { address: 'Nørregade 12', coAddress: 'c/o Jensen', zipcode: '8000', city: 'Aarhus C', country: 'DK' },
    geocode: { latitude: 56.1572, longitude: 10.2107 },
  },
}

describe('create customer', () => {
  it('201: returns the created customer with every field, the same as a later read', async () => {
    const created = await create({ referenceId: 'K-all', isCompany: true, users: [mette] })
    expect(created.status, created.text).toBe(201)
    const { customerId } = created.body
    expect(created.body).toEqual({
      creditorId,
      createdAt: '2026-03-02T09:00:00.000Z',
      customerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      tenantId: api.tenant.tenantId,
      referenceId: 'K-all',
      isCompany: true,
      users: [{ ...mette, userId: expect.stringMatching(/^[0-9a-f-]{36}$/), id: expect.any(Number), customerId }],
      cases: [],
    })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/customers/${customerId}`)
    expect((await api.get(`/customers/${customerId}`)).body).toEqual(created.body)
  })

  it('201: only the reference is required; the default is a person without users', async () => {
    const { status, body } = await create({ referenceId: '  K-bare  ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ referenceId: 'K-bare', isCompany: false, users: [], cases: [] })
  })

  it('201: only the name of a user is required; unknown details are null', async () => {
    const { body } = await create({ referenceId: 'K-name', users: [{ details: { name: 'Per' } }] })
    expect(body.users).toMatchObject([
      {
        relation: 'debtor',
        contact: true,
        lang: 'da',
        details: { name: 'Per', cpr: null, cvr: null, email: null, phone: null, address: null, geocode: null },
      },
    ])
  })

  it('201: by default the first debtor is the only contact', async () => {
    const users = [
      { relation: 'lawyer', details: { name: 'Advokat' } },
      { details: { name: 'Skyldner' } },
      { relation: 'debtor', details: { name: 'Også skyldner' } },
      { relation: 'guarantor', contact: true, details: { name: 'Kautionist' } },
    ]
    const { body } = await create({ referenceId: 'K-contact', users })
    expect(body.users.map((user: { contact: boolean }) => user.contact)).toEqual([false, true, false, true])
    const { body: other } = await create({
      referenceId: 'K-contact-2',
      users: [{ contact: false, details: { name: 'Skyldner' } }],
    })
    expect(other.users[0].contact).toBe(false)
  })

  it('201: users are numbered in order, across customers', async () => {
    const as = await api.createTenant('Numre')
    const { creditorId: owner } = await givenCreditor(api, { as })
    const users = [{ details: { name: 'A' } }, { details: { name: 'B' } }]
    const { body: first } = await create({ referenceId: '1', users }, owner, { as })
    const { body: second } = await create({ referenceId: '2', users: [...users, { details: { name: 'C' } }] }, owner, {
      as,
    })
    const numbered = [...first.users, ...second.users].map((user) => [user.id, user.details.name])
    expect(numbered).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
      [4, 'B'],
      [5, 'C'],
    ])
  })

  it('201: numbers are unique and without gaps under concurrency', async () => {
    const as = await api.createTenant('Samtidig')
    const { creditorId: owner } = await givenCreditor(api, { as })
    const users = [{ details: { name: 'A' } }, { details: { name: 'B' } }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create({ referenceId: `S-${index}`, users }, owner, { as })),
    )
    const ids = answers.flatMap((answer) => answer.body.users.map((user: { id: number }) => user.id))
    expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })

  it('422: a reference of another customer of the creditor; another creditor can use it', async () => {
    expect((await create({ referenceId: 'K-taken' })).status).toBe(201)
    const again = await create({ referenceId: 'K-taken ' })
    expect(again.status).toBe(422)
    expect(again.body).toMatchObject({ code: 'customer-reference-taken', errors: [{ path: '/referenceId' }] })
    const { creditorId: other } = await givenCreditor(api)
    expect((await create({ referenceId: 'K-taken' }, other)).status).toBe(201)
  })

  it('422: concurrent requests with one reference create exactly one customer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => create({ referenceId: 'K-race', users: [mette] })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'customer-reference-taken')).toHaveLength(11)
    expect((await api.get('/customers?referenceId=K-race')).body.items).toHaveLength(1)
  })

  it('422: creditorId is required and must belong to the tenant', async () => {
    const unnamed = await api.post('/customers', { referenceId: 'K-1' })
    expect(unnamed.status).toBe(422)
    expect(unnamed.body.errors).toEqual([{ path: '/creditorId', message: 'is required' }])
    const { creditorId: foreign } = await givenCreditor(api, { as: stranger })
    for (const creditor of [newId(), foreign]) {
      const { status, body } = await create({ referenceId: 'K-1' }, creditor)
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/creditorId' }] })
    }
  })

  it('422: reports every invalid field at once', async () => {
    const { status, body } = await create({
      isCompany: 'yes',
      users: [
        {
          relation: 'friend',
          contact: 1,
          lang: 'Danish',
          details: { cpr: 5, email: 'no', phone: { number: '' }, geocode: { latitude: 91 } },
        },
        {},
      ],
    })
    expect(status).toBe(422)
    expect(body.code).toBe('validation-failed')
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
      '/isCompany',
      '/referenceId',
      '/users/0/contact',
      '/users/0/details/cpr',
      '/users/0/details/email',
      '/users/0/details/geocode/latitude',
      '/users/0/details/geocode/longitude',
      '/users/0/details/name',
      '/users/0/details/phone/locale',
      '/users/0/details/phone/number',
      '/users/0/lang',
      '/users/0/relation',
      '/users/1/details',
    ])
  })

  it('401: needs write:customers', async () => {
    const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:customers'])) }
    const { status, body } = await create({ referenceId: 'K-scope' }, creditorId, { as: reader })
    expect(status).toBe(401)
    expect(body.code).toBe('insufficient-scope')
  })

  it('emits the event and the audit entry with the same customer as a read', async () => {
    const { body } = await create({ referenceId: 'K-event', users: [mette] })
    expect(await eventsAbout(api, body.customerId)).toMatchObject([{ type: 'customers.create', data: body }])
    expect(await auditOf(api, body.customerId)).toMatchObject([
      { operation: 'create-customer', subjectType: 'customer', before: null, after: body },
    ])
  })

  it('replays a repeated request with the first customer', async () => {
    const headers = { 'idempotency-key': 'customer-1' }
    const first = await create({ referenceId: 'K-key' }, creditorId, { headers })
    const second = await create({ referenceId: 'K-key' }, creditorId, { headers })
    expect(second.headers['idempotency-cached']).toBe('true')
    expect(second.text).toBe(first.text)
  })
})

describe('get customer by reference id', () => {
  const byReference = (referenceId: string, query = '', options = {}) =>
    api.get(`/customers/by-reference-id/${encodeURIComponent(referenceId)}${query}`, options)

  it.each([
    ['slashes, spaces and diacritics', 'a/b ?#å'],
    ['a percent sign', '100%'],
    ['text that looks encoded', '%25%2F'],
    ['query characters', 'a+b&c=d'],
    ['quotes', '"\'\\;--'],
    ['other scripts', '漢字 🧾'],
    ['a word of the path', 'by-reference-id'],
    ['200 characters of four bytes', '🧾'.repeat(200)],
  ])('200: finds a reference with %s', async (_, referenceId) => {
    const { body: created } = await create({ referenceId, users: [mette] })
    const { status, body, text } = await byReference(referenceId)
    expect(status, text).toBe(200)
    expect(body).toEqual(created)
    expect(body.referenceId).toBe(referenceId)
  })

  it('200: a reference is the same in composed and decomposed form', async () => {
    const { customerId } = await givenCustomer(api, { referenceId: 'Åge é' })
    expect((await byReference('Åge é'.normalize('NFD'))).body.customerId).toBe(customerId)
  })

  it('200: returns the cases of the customer in order of their numbers, with status and end reason', async () => {
    const { customerId } = await givenCustomer(api, { referenceId: 'K-cases' })
    const first = await givenCase(api, { customerId, endReason: 'PAID' })
    const second = await givenCase(api, { customerId, status: 'VERIFIED' })
    const third = await givenCase(api, { customerId })
    const { body } = await byReference('K-cases')
    const times = { statusTime: '2026-03-02T09:00:00.000Z', createdAt: '2026-03-02T09:00:00.000Z' }
    expect(body.cases).toEqual([
      { caseId: first.caseId, id: first.caseSeqId, status: 'ENDED', endReason: 'PAID', ...times },
      { caseId: second.caseId, id: second.caseSeqId, status: 'VERIFIED', endReason: null, ...times },
      { caseId: third.caseId, id: third.caseSeqId, status: 'PENDING', endReason: null, ...times },
    ])
  })

  it('422: two creditors have the reference; 200: with creditorId', async () => {
    const [first, second] = [await givenCreditor(api), await givenCreditor(api)]
    const { customerId } = await givenCustomer(api, { ...first, referenceId: 'K-both' })
    await givenCustomer(api, { ...second, referenceId: 'K-both' })
    const { status, body } = await byReference('K-both')
    expect(status).toBe(422)
    expect(body.code).toBe('customer-not-unique')
    expect((await byReference('K-both', `?creditorId=${first.creditorId}`)).body.customerId).toBe(customerId)
  })

  it('404: an unknown reference of the creditor or the tenant', async () => {
    await givenCustomer(api, { referenceId: 'K-mine' })
    const { creditorId: other } = await givenCreditor(api)
    for (const answer of [
      await byReference('K-nobody'),
      await byReference('K-mine', `?creditorId=${other}`),
      await byReference('K-mine', '', { as: stranger }),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body.code).toBe('not-found')
    }
  })

  it('422: an unknown creditorId', async () => {
    await givenCustomer(api, { referenceId: 'K-c' })
    const { creditorId: foreign } = await givenCreditor(api, { as: stranger })
    for (const creditor of [newId(), foreign]) {
      const { status, body } = await byReference('K-c', `?creditorId=${creditor}`)
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/creditorId' }] })
    }
  })

  it('422: a creditorId that is not a UUID, an unknown query parameter, a NUL, or a reference that is too long', async () => {
    expect((await byReference('K', '?creditorId=5')).body.errors).toEqual([
      { path: '/creditorId', message: 'must be a UUID' },
    ])
    expect((await byReference('K', '?creditor=5')).body.errors).toEqual([
      { path: '/creditor', message: 'is not a known field' },
    ])
    expect((await byReference('K\0')).body).toMatchObject({ status: 422, errors: [{ path: '/referenceId' }] })
    expect((await byReference('x'.repeat(201))).body).toMatchObject({ status: 422, errors: [{ path: '/referenceId' }] })
  })
})

describe('get customer', () => {
  it("404: another tenant's customer looks exactly like a missing one", async () => {
    const { customerId } = await givenCustomer(api)
    for (const answer of [
      await api.get(`/customers/${customerId}`, { as: stranger }),
      await api.get(`/customers/${newId()}`),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body.detail).toBe('There is no such customer.')
    }
    expect((await api.get('/customers/5')).status).toBe(422)
  })
})

describe('list customers', () => {
  it('200: pages through the customers of a creditor, oldest first, each the same as a single read', async () => {
    const owner = await givenCreditor(api)
    const ids: string[] = []
    for (const referenceId of ['L-1', 'L-2', 'L-3'])
      ids.push((await givenCustomer(api, { ...owner, referenceId })).customerId)
    const list = async (query: string) => (await api.get(`/customers?creditorId=${owner.creditorId}${query}`)).body
    const all = await list('')
    expect(all.meta).toEqual({ currentPage: 0, pageSize: 25 })
    expect(all.items.map((customer: { customerId: string }) => customer.customerId)).toEqual(ids)
    expect(all.items[0]).toEqual((await api.get(`/customers/${ids[0]}`)).body)
    expect((await list('&pageSize=2&page=1')).items).toEqual([all.items[2]])
    expect((await list('&pageSize=2&page=2')).items).toEqual([])
    expect((await list(`&pageSize=1&after=${ids[0]}`)).items).toEqual([all.items[1]])
    expect((await list('&referenceId=L-2')).items).toEqual([all.items[1]])
    expect((await api.get('/customers', { as: stranger })).body.items).not.toContainEqual(all.items[0])
  })

  it('200: by name, with æ, ø and å after z, also page by page and backwards', async () => {
    const owner = await givenCreditor(api)
    const names = ['Zoffmann', 'aagaard', 'Ærø Bådeværft', 'Émile Bo', 'Anders Bo', 'Østergaard', 'Ågård', 'emil Dam']
    const given = new Map<string, string>()
    for (const name of names) {
      const users = [{ relation: 'guarantor', details: { name: 'Aa Kautionist' } }, { details: { name } }]
      given.set((await givenCustomer(api, { ...owner, users })).customerId, name)
    }
    const list = async (query: string): Promise<(string | undefined)[]> => {
      const { body, status, text } = await api.get(`/customers?creditorId=${owner.creditorId}&${query}`)
      expect(status, text).toBe(200)
      return body.items.map((customer: { customerId: string }) => given.get(customer.customerId))
    }
    // The last two sort the same, and the older one is first.
    const sorted = ['Anders Bo', 'emil Dam', 'Émile Bo', 'Zoffmann', 'Ærø Bådeværft', 'Østergaard', 'aagaard', 'Ågård']
    expect(await list('sort=name')).toEqual(sorted)
    expect(await list('sort=-name')).toEqual(sorted.toReversed())
    expect(await list('sort=name&pageSize=3&page=1')).toEqual(sorted.slice(3, 6))
    const idOf = new Map([...given].map(([id, name]) => [name, id]))
    expect(await list(`sort=name&pageSize=2&after=${idOf.get(sorted[4]!)}`)).toEqual(sorted.slice(5, 7))
    expect(await list(`sort=-name&after=${idOf.get(sorted[2]!)}`)).toEqual(sorted.slice(0, 2).toReversed())
    expect(await list('sort=-name&q=bo')).toEqual(['Émile Bo', 'Anders Bo'])
  })

  it('200: by name follows the debtor of a customer as it changes', async () => {
    const owner = await givenCreditor(api)
    const details = { name: 'Bente Bro' }
    const first = await create({ referenceId: 'Z-1', users: [{ details }] }, owner.creditorId)
    const second = await givenCustomer(api, { ...owner, users: [{ details: { name: 'Carl Dal' } }] })
    const list = async (): Promise<unknown> => {
      const { items } = (await api.get(`/customers?creditorId=${owner.creditorId}&sort=name`)).body
      return items.map(({ customerId }: { customerId: string }) => (customerId === second.customerId ? 2 : 1))
    }
    expect(await list()).toEqual([1, 2])
    const [{ userId }] = first.body.users
    const path = `/customers/${first.body.customerId}`
    await api.patch(`${path}/users/${userId}`, { details: { name: 'Dorte Elm' } })
    expect(await list()).toEqual([2, 1])
    await api.post(`${path}/users`, { details: { name: 'Anna Fly' } })
    expect(await list()).toEqual([2, 1])
    await api.delete(`${path}/users/${userId}`)
    expect(await list()).toEqual([1, 2])
    // Without a user, a customer is sorted by its reference.
    const third = await create({ referenceId: 'a-ref', users: [] }, owner.creditorId)
    const { items } = (await api.get(`/customers?creditorId=${owner.creditorId}&sort=name&pageSize=1`)).body
    expect(items[0].customerId).toBe(third.body.customerId)
    await api.patch(`/customers/${third.body.customerId}`, { referenceId: 'z-ref' })
    expect(await list()).toEqual([1, 2, 1])
  })

  it('reads a page by name from the index, and no more rows than the page has', async () => {
    const tenant = await api.createTenant('Mange kunder')
    const { tenantId } = tenant
    const { customerId } = await givenCustomer(api, { as: tenant })
    await api.database.inTenant(tenantId, (transaction) =>
      transaction.run(sql`
        insert into customers (tenant_id, customer_id, creditor_id, reference_id, is_company, sort_name, created_at, created_by)
        select tenant_id, md5(n::text)::uuid, creditor_id, 'R' || n, false, md5('name' || n), created_at, created_by
        from customers, generate_series(1, 2000) n
        where tenant_id = ${tenantId}::uuid and customer_id = ${customerId}::uuid`),
    )
    await asOwner(api.databaseUrl, (client) => client.query('analyze customers'))
    const page = { limit: 26, offset: 0, after: null, sort: 'name' } as const
    const filter = { creditorId: null, referenceId: null, terms: null }
    const nodes = await explain(api.database, tenantId, listCustomers(tenantId, filter, page))
    const read = nodes.filter((node) => node['Relation Name'] === 'customers')
    expect(read.map((node) => node['Actual Rows'] * node['Actual Loops'])).toEqual([26, 26])
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  })

  it('422: an unknown creditor, instead of an empty page', async () => {
    const { creditorId: theirs } = await givenCreditor(api, { as: stranger })
    for (const creditor of [newId(), theirs]) {
      const { status, body } = await api.get(`/customers?creditorId=${creditor}`)
      expect([status, body.code]).toEqual([422, 'unknown-reference'])
      expect(body.errors).toEqual([{ path: '/creditorId', message: 'does not match any creditor' }])
    }
    const { creditorId: own } = await givenCreditor(api)
    expect((await api.get(`/customers?creditorId=${own}`)).body.items).toEqual([])
  })
})
