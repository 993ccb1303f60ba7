import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../apps/server/src/app.ts'
import { givenCase, givenContact } from '../../../apps/server/test/given.ts'
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts'
import { methodName } from '../tools/generate-client.ts'
import { type Client, createClient, operationTable, ProblemError } from './index.ts'

let api: TestApp
let baseUrl: string
let client: Client

beforeAll(async () => {
  api = await startTestApp()
  baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 })
  client = createClient({ baseUrl, tenantId: api.tenant.tenantId, token: api.tenant.token, retries: 0 })
})
afterAll(async () => {
  await api.close()
})

async function problemOf(call: Promise<unknown>): Promise<ProblemError> {
  const error = await call.then(
    () => undefined,
    (refusal: unknown) => refusal,
  )
  if (!(error instanceof ProblemError)) throw new Error('The call was not refused with a problem.', { cause: error })
  return error
}

/** A client, and the paths of the requests it has sent. */
function countedClient(): { reader: Client; sent: string[] } {
  const sent: string[] = []
  const counted: typeof fetch = (input, init) => {
    sent.push(new URL(input instanceof Request ? input.url : input).pathname)
    return fetch(input, init)
  }
  const { tenantId, token } = api.tenant
  return { sent, reader: createClient({ baseUrl, tenantId, token, retries: 0, fetch: counted }) }
}

describe('the typed client', () => {
  it('has a method for every operation of the service', () => {
    const ids = Object.values(operationTable).flatMap((area) => Object.values(area).map(({ id }) => id))
    expect(ids.sort()).toEqual(operations.map(({ id }) => id).sort())
  })

  it.each([
    ['create-contact', 'Contacts', 'create'],
    ['register-direct-payment', 'Direct payments', 'register'],
    ['get-customer-by-reference-id', 'Customers', 'getByReferenceId'],
    ['get-case-groups', 'Case groups', 'list'],
    ['get-case-group', 'Case groups', 'get'],
    ['get-case-balance', 'Cases', 'getBalance'],
    ['patch-update', 'Updates', 'patch'],
    ['list-update-types', 'Updates', 'listTypes'],
    ['get-token-permissions', 'Identity', 'getTokenPermissions'],
  ])('%s of %s is called %s', (id, tag, name) => {
    expect(methodName(id, tag)).toBe(name)
  })

  it('creates, reads, changes and deletes, and returns the bodies', async () => {
    const made = await client.contacts.create({ body: { name: 'Låsesmed Hansen ApS' } })
    expect(await client.contacts.get({ contactId: made.id })).toEqual(made)
    const changed = await client.contacts.patch({ contactId: made.id, body: { name: 'Låsesmed Holm ApS' } })
    expect(changed.name).toBe('Låsesmed Holm ApS')
    expect(await client.contacts.delete({ contactId: made.id })).toEqual({})
    expect((await problemOf(client.contacts.get({ contactId: made.id }))).code).toBe('not-found')
  })

  it('sends the batched reads of one moment in one request, and gives each its own response', async () => {
    const { reader, sent } = countedClient()
    const { id } = await client.contacts.create({ body: { name: 'Kran & Søn' } })
    const batch = { batch: true }
    const gaveUp = new AbortController()
    const [alone, full, list, missing, abandoned] = await Promise.all([
      client.contacts.get.full({ contactId: id }),
      reader.contacts.get.full({ contactId: id }, batch),
      reader.contacts.list({ q: 'Kran & Søn', pageSize: 25 }, batch),
      problemOf(reader.contacts.get({ contactId: api.tenant.tenantId }, batch)),
      reader.contacts.get({ contactId: id }, { ...batch, signal: gaveUp.signal }).catch((error: unknown) => error),
      Promise.resolve().then(() => {
        gaveUp.abort()
      }),
    ])
    expect(sent).toHaveLength(1)
    expect(full).toEqual({ ...alone, requestId: expect.any(String) as string })
    expect(list.items.map((contact) => contact.id)).toEqual([id])
    expect(missing).toMatchObject({ code: 'not-found', status: 404 })
    expect(abandoned).toMatchObject({ name: 'AbortError' })
  })

  it('sends more batched reads than fit in several requests, and one alone as it is', async () => {
    const { reader, sent } = countedClient()
    const read = (pageSize: number): Promise<unknown> => reader.contacts.list({ pageSize }, { batch: true })
    await Promise.all(Array.from({ length: 26 }, (_, index) => read(index + 1)))
    const base = `/v1/${api.tenant.tenantId}`
    expect(sent.sort()).toEqual([`${base}/contacts`, `${base}/reads`])
    await read(1)
    expect(sent).toHaveLength(3)
  })

  it('rejects every batched read if their request fails', async () => {
    const reader = createClient({ baseUrl, tenantId: api.tenant.tenantId, token: 'wrong', retries: 0 })
    const batch = { batch: true }
    const problems = await Promise.all([
      problemOf(reader.contacts.list({}, batch)),
      problemOf(reader.updates.list({}, batch)),
    ])
    expect(problems.map(({ status }) => status)).toEqual([401, 401])
  })

  it('problems are typed, with their fields and request', async () => {
    const problem = await problemOf(client.contacts.create({ body: { name: '', email: 'nobody' } }))
    expect(problem.code).toBe('validation-failed')
    expect(problem.status).toBe(422)
    expect(problem.errors.map(({ path }) => path).sort()).toEqual(['/email', '/name'])
    expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('problems are in the current language of the client', async () => {
    let language = 'da'
    const reader = createClient({
      ...{ baseUrl, tenantId: api.tenant.tenantId, token: api.tenant.token },
      language: () => language,
    })
    const body = { name: '' }
    expect((await problemOf(reader.contacts.create({ body }))).errors[0]?.message).toBe('må ikke være tom')
    language = 'en'
    expect((await problemOf(reader.contacts.create({ body }))).errors[0]?.message).toBe('must not be empty')
  })

  it('keeps further members of a problem', async () => {
    const { voucherId } = await givenCase(api, { vouchers: [120_000] })
    const problem = await problemOf(
      client.directPayments.register({ body: { caseVoucherId: voucherId, amount: 120_001 } }),
    )
    expect(problem.code).toBe('amount-exceeds-outstanding')
    expect(problem.facts).toEqual({ outstanding: 120_000 })
  })

  it('the same key books once, and marks the second response as a replay', async () => {
    const { voucherId } = await givenCase(api, { vouchers: [120_000] })
    const intent = { idempotencyKey: 'one-intent' }
    const body = { caseVoucherId: voucherId, amount: 50_000 }
    const first = await client.directPayments.register.full({ body }, intent)
    const second = await client.directPayments.register.full({ body }, intent)
    expect(second.data).toEqual(first.data)
    expect([first.isReplay, second.isReplay]).toEqual([false, true])
    const paid = await client.caseVouchers.list({ caseId: first.data.caseId })
    expect(paid.items.find(({ caseVoucherId }) => caseVoucherId === voucherId)?.outstanding).toBe(70_000)
  })

  it('a request without a response is retried with its key', async () => {
    const keys: (string | null)[] = []
    let isFirst = true
    const shaky = createClient({
      baseUrl,
      tenantId: api.tenant.tenantId,
      token: api.tenant.token,
      fetch: async (url, init) => {
        keys.push(new Headers(init?.headers).get('idempotency-key'))
        const response = await fetch(url, init)
        if (!isFirst) return response
        isFirst = false
        throw new TypeError('The connection broke before the answer came.')
      },
    })
    const made = await shaky.contacts.create.full({ body: { name: 'Flyttefirmaet Bakken I/S' } })
    expect(made.isReplay).toBe(true)
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
  })

  it('reports a missing response', async () => {
    const nowhere = createClient({
      baseUrl: 'http://127.0.0.1:1',
      tenantId: api.tenant.tenantId,
      token: 'x',
      retries: 0,
    })
    expect((await problemOf(nowhere.contacts.list())).code).toBe('no-answer')
  })

  it('an outdated version is rejected', async () => {
    const { contactId } = await givenContact(api)
    const { etag } = await client.contacts.get.full({ contactId })
    expect(etag).toBeDefined()
    await client.contacts.patch({ contactId, body: { name: 'First' } }, { ifMatch: etag })
    const late = await problemOf(client.contacts.patch({ contactId, body: { name: 'Second' } }, { ifMatch: etag }))
    expect(late.code).toBe('precondition-failed')
    expect(late.status).toBe(412)
  })

  it('a dry run returns what would happen, and changes nothing', async () => {
    const { voucherId, caseId } = await givenCase(api, { vouchers: [120_000] })
    const body = { caseVoucherId: voucherId, amount: 50_000 }
    const wouldBe = await client.directPayments.register({ body }, { dryRun: true })
    expect(wouldBe.paidCaseVoucher.amount).toBe(50_000)
    expect((await client.caseVouchers.list({ caseId })).items).toHaveLength(1)
  })

  it('lists the fields that the service did not know', async () => {
    const body = { name: 'Glarmester Lund', nickname: 'Lund' }
    const { ignoredFields } = await client.contacts.create.full({ body })
    expect(ignoredFields).toEqual(['/nickname'])
    expect((await problemOf(client.contacts.create({ body }, { strict: true }))).code).toBe('unknown-fields')
  })

  it('iterates over a list of any length, page by page', async () => {
    const tenant = await api.createTenant()
    const walker = createClient({ baseUrl, tenantId: () => tenant.tenantId, token: tenant.token })
    const made: string[] = []
    for (let index = 0; index < 7; index++)
      made.push((await walker.contacts.create({ body: { name: `Nr. ${index}` } })).id)
    const seen: string[] = []
    for await (const contact of walker.contacts.list.all({ pageSize: 3 })) seen.push(contact.id)
    expect(seen).toEqual(made)
  })

  it('every list has the item field that `after` needs', async () => {
    const { caseId, customerId } = await givenCase(api, { vouchers: [1_000, 2_000] })
    const customer = await client.customers.list({ pageSize: 1 })
    expect(Object.keys(customer.items[0] ?? {})).toContain(client.customers.list.itemId)
    const vouchers: number[] = []
    for await (const voucher of client.caseVouchers.list.all({ caseId, pageSize: 1 })) vouchers.push(voucher.amount)
    expect(vouchers).toEqual([1_000, 2_000])
    const cases: string[] = []
    for await (const item of client.cases.list.all({ customerId, pageSize: 1 })) cases.push(item.id)
    expect(cases).toEqual([caseId])
  })
})
