import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/app.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { eventTypesOf, type Operation } from '../../src/platform/http/operations/operation.ts'
import { newId } from '../../src/platform/ids.ts'
import { checkAll } from '../check-all.ts'
import { exampleFor, requestOf } from '../example-request.ts'
import { danishAccount, givenCase, givenCreditor, givenCustomer, givenPropertyType, voucherBody } from '../given.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import { auditOf, eventsAbout } from '../recorded.ts'
import { type TestApp, testStart } from '../test-app.ts'

/** Rules of docs/contract.md that apply across areas, or that no other test covers. */

let api: TestApp
let populated: PopulatedTenant
let untouched: PopulatedTenant
beforeAll(async () => {
  ;({ api, own: populated, foreign: untouched } = await startPopulatedApp())
})
afterAll(() => api.close())

const createdIdOf = async (path: string, body: unknown): Promise<string> => {
  const { status, body: created, text } = await api.post(path, body)
  expect(status, text).toBe(201)
  return (created.id ?? created.updateId) as string
}

describe('contacts', () => {
  const fields =
    'id tenantId name email phone registryIdentifier bankAccount createdAt createdBy updatedAt updatedBy'.split(' ')
  const nothing = { email: null, phone: null, registryIdentifier: null, bankAccount: null }

  it('have every field in every response, null if unknown', async () => {
    const created = await api.post('/contacts', { name: 'Per', ...nothing })
    expect(created.status, created.text).toBe(201)
    const read = await api.get(`/contacts/${created.body.id}`)
    const listed = await api.get('/contacts?pageSize=500')
    for (const contact of [created.body, read.body, ...listed.body.items]) {
      expect(Object.keys(contact).sort()).toEqual([...fields].sort())
    }
    expect(read.body).toMatchObject({ ...nothing, updatedAt: null, updatedBy: null })
  })

  it.each(['DK:CVR', 'DK:CPR', 'NO:ORG', 'NO:ORGNR', 'SE:ORGNR', 'GLN'])(
    'accept %s as registry, with any value',
    async (scheme) => {
      const registryIdentifier = { scheme, value: '12 34 56-78' }
      const { status, body } = await api.post('/contacts', { name: 'Per', registryIdentifier })
      expect([status, body.registryIdentifier]).toEqual([201, registryIdentifier])
    },
  )

  it.each([
    ['/registryIdentifier/scheme', { registryIdentifier: { scheme: 'DK:SE', value: '1' } }],
    ['/registryIdentifier/scheme', { registryIdentifier: { scheme: 'dk:cvr', value: '1' } }],
    ['/registryIdentifier/scheme', { registryIdentifier: { value: '1' } }],
    ['/registryIdentifier/value', { registryIdentifier: { scheme: 'GLN' } }],
    ['/registryIdentifier/value', { registryIdentifier: { scheme: 'GLN', value: '' } }],
    ['/phone/locale', { phone: { number: '70123456' } }],
    ['/phone/locale', { phone: { locale: '+45', number: '70123456' } }],
    ['/phone/locale', { phone: { locale: '0045', number: '70123456' } }],
    ['/phone/locale', { phone: { locale: 45, number: '70123456' } }],
    ['/phone/number', { phone: { locale: '45' } }],
    ['/bankAccount/type', { bankAccount: { ...danishAccount, type: 'IBAN' } }],
    ['/bankAccount/type', { bankAccount: { registrationNumber: '1', accountNumber: '1' } }],
    ['/bankAccount/registrationNumber', { bankAccount: { type: 'DANISH', accountNumber: '1' } }],
    ['/bankAccount/accountNumber', { bankAccount: { type: 'DANISH', registrationNumber: '1' } }],
    ['/email', { email: 'post' }],
    ['/name', { name: null }],
  ])('422: %s of %j', async (path, more) => {
    const { status, body } = await api.post('/contacts', { name: 'Per', ...more })
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path])
  })

  it('emit an event and write an audit entry when created and deleted', async () => {
    const { body: contact } = await api.post('/contacts', { name: 'Per', bankAccount: danishAccount })
    await api.delete(`/contacts/${contact.id}`)
    expect(await eventsAbout(api, contact.id)).toMatchObject([
      { type: 'contacts.create', caseId: null, data: contact },
      { type: 'contacts.delete', caseId: null, data: contact },
    ])
    expect(await auditOf(api, contact.id)).toMatchObject([
      { operation: 'create-contact', subjectType: 'contact', before: null, after: contact },
      { operation: 'delete-contact', subjectType: 'contact', before: contact, after: null },
    ])
  })

  it('401 without a token, 404 if missing, 422 for an invalid id', async () => {
    const id = await createdIdOf('/contacts', { name: 'Per' })
    const answers = [
      await api.get(`/contacts/${id}`),
      await api.get(`/contacts/${id}`, { headers: { authorization: '' } }),
      await api.get(`/contacts/${newId()}`),
      await api.get('/contacts/per'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 422])
  })
})

describe('direct payments', () => {
  it('change only the given voucher of the case', async () => {
    const { caseId, voucherIds } = await givenCase(api, { vouchers: [500, 500, 500] })
    expect((await api.post('/direct-payments', { caseVoucherId: voucherIds[1], amount: 500 })).status).toBe(201)
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    expect(items.map((voucher: { outstanding: number | null }) => voucher.outstanding)).toEqual([500, 0, 500, null])
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(1_000)
  })

  it('return null for a voucher without a reference, and need no text', async () => {
    for (const more of [{}, { text: null }]) {
      const { caseId, voucherId } = await givenCase(api, { vouchers: [500] })
      const { status, body } = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 5, ...more })
      expect(status).toBe(201)
      expect(body.paidCaseVoucher).toEqual({ caseVoucherId: voucherId, referenceId: null, amount: 5 })
      const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
      expect(items[1]).toMatchObject({ caseVoucherId: body.caseVoucherId, text: null })
    }
  })

  it.each(['DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF'])(
    'accept the currency of the voucher: %s',
    async (currency) => {
      const { voucherId } = await givenCase(api, { currency, vouchers: [500] })
      const payment = { caseVoucherId: voucherId, amount: 5 }
      const named = await api.post('/direct-payments', { ...payment, currency })
      expect([named.status, named.body.currency]).toEqual([201, currency])
      expect((await api.post('/direct-payments', payment)).body.currency).toBe(currency)
      const other = await api.post('/direct-payments', { ...payment, currency: currency === 'DKK' ? 'SEK' : 'DKK' })
      expect(other.body).toMatchObject({ status: 422, code: 'currency-mismatch' })
    },
  )

  it('are accepted on an ended case: late payments happen', async () => {
    const { caseId, voucherId } = await givenCase(api, { vouchers: [500], endReason: 'IRRECOVERABLE' })
    expect((await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 500 })).status).toBe(201)
    expect((await api.get(`/cases/${caseId}`)).body).toMatchObject({ status: 'ENDED', outstanding: 0 })
  })

  it('422: unknown creditor', async () => {
    const { voucherId } = await givenCase(api)
    const path = `/direct-payments?creditorId=${newId()}`
    const { status, body } = await api.post(path, { caseVoucherId: voucherId, amount: 5 })
    expect([status, body.code]).toEqual([422, 'voucher-not-found'])
  })

  it('need a positive amount, unlike vouchers', async () => {
    const { voucherId } = await givenCase(api, { vouchers: [-500] })
    const negative = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: -500 })
    expect(negative.body).toMatchObject({ status: 422, errors: [{ path: '/amount' }] })
    expect((await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 500 })).status).toBe(201)
  })
})

describe('properties', () => {
  it('are removed or ignored if null, on cases, case vouchers and creditors', async () => {
    for (const entity of ['case', 'case-voucher', 'creditor'] as const) {
      await givenPropertyType(api, { entity, handle: 'floor' })
      await givenPropertyType(api, { entity, handle: 'door' })
    }
    const properties = { floor: '1', door: null }
    const { caseId } = await givenCase(api, { properties, vouchers: [] })
    expect((await api.get(`/cases/${caseId}`)).body.properties).toEqual({ floor: '1' })
    await api.patch(`/cases/${caseId}`, { properties: { door: 'tv' } })
    const patched = await api.patch(`/cases/${caseId}`, { properties: { floor: null } })
    expect(patched.body.properties).toEqual({ door: 'tv' })
    await api.post(`/case-vouchers/${caseId}`, { ...voucherBody(5), currency: 'DKK', properties })
    expect((await api.get(`/case-vouchers/${caseId}`)).body.items[0].properties).toEqual({ floor: '1' })
    expect((await api.post('/creditors', { name: 'Nordkyst', properties })).body.properties).toEqual({ floor: '1' })
  })
})

describe('interactions', () => {
  it.each(['NOTE', 'CLIENT NOTE', 'EMAIL', 'SMS', 'LETTER', 'DIGITAL POST', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE'])(
    'of type %s accept details of any shape, like debtor notes',
    async (type) => {
      const details = { to: ['a@example.com'], attempt: 2, nested: { ok: true, nothing: null } }
      const id = await createdIdOf('/interactions', { type, details })
      expect((await api.get(`/interactions/${id}`)).body).toMatchObject({ type, details })
    },
  )

  it.each([null, 'case', 'tribunal-case', 'template'])('without a referenceId accept the type %s', async (type) => {
    const id = await createdIdOf('/interactions', { type: 'NOTE', referenceId: null, referenceType: type })
    const { body } = await api.get(`/interactions/${id}`)
    expect(body).toMatchObject({ referenceId: null, referenceType: type, state: 'UNMAPPED' })
  })
})

describe('updates', () => {
  it.each(['EXECUTED', 'ROLLED_BACK', null])('are returned in the state %s', async (state) => {
    const { caseId } = await givenCase(api)
    const [type] = (await api.get('/updates/types')).body.items.filter((one: any) => one.referenceType === 'CASE')
    const id = await createdIdOf('/updates', { updateTypeId: type.updateTypeId, referenceId: caseId })
    await api.database.inTenant(api.tenant.tenantId, (transaction) =>
      transaction.run(sql`update updates set state = ${state}::text where update_id = ${id}::uuid`),
    )
    expect((await api.get(`/updates/${id}`)).body.state).toBe(state)
  })
})

describe('users', () => {
  it('of the tenant and of its customers are counted together', async () => {
    const as = await api.createTenant('Tæller')
    const user = (email: string) => api.post('/users', { email, name: 'A', role: 'admin' }, { as })
    expect((await user('a@bureau.example')).body.id).toBe(1)
    const { creditorId } = await givenCreditor(api, { as })
    const customer = { referenceId: 'K-1', users: [{ details: { name: 'B' } }, { details: { name: 'C' } }] }
    const { body } = await api.post(`/customers?creditorId=${creditorId}`, customer, { as })
    expect(body.users.map(({ id }: { id: number }) => id)).toEqual([2, 3])
    expect((await user('d@bureau.example')).body.id).toBe(4)
  })
})

describe('a request', () => {
  it('gets UUIDv7 ids from the server, ignoring ids it sends', async () => {
    const sent = newId()
    const { body, headers } = await api.post('/contacts', { id: sent, tenantId: newId(), name: 'Per' })
    expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(body.id).not.toBe(sent)
    expect(body.tenantId).toBe(api.tenant.tenantId)
    expect(headers['ignored-fields']).toBe('/id, /tenantId')
  })

  it('422: reports all errors in path, query and body at once', async () => {
    const answer = await api.post('/v1/none/direct-payments?creditorId=x&y=1', { amount: 0 })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([
      '/tenantId',
      '/y',
      '/creditorId',
      '/amount',
    ])
  })

  it('422: reports at most 100 errors', async () => {
    const users = Array.from({ length: 100 }, () => ({ relation: 'x', lang: 'X', details: {} }))
    const { creditorId } = await givenCustomer(api)
    const { status, body } = await api.post(`/customers?creditorId=${creditorId}`, { referenceId: 'K-100', users })
    expect([status, body.errors.length]).toEqual([422, 100])
  })

  it('has its texts trimmed and normalised in free-form objects too, but not member names', async () => {
    const details = { ' name ': ' Ga\u030ard ', list: ['\tx '] }
    const id = await createdIdOf('/interactions', { type: 'DEBTOR NOTE', details })
    expect((await api.get(`/interactions/${id}`)).body.details).toEqual({ ' name ': 'G\u00e5rd', list: ['x'] })
  })

  it('has plain dates read in the time zone of its tenant', async () => {
    const as = await api.createTenant('New York')
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(sql`update tenants set time_zone = 'America/New_York' where tenant_id = ${as.tenantId}::uuid`),
    )
    const { body } = await api.post('/interactions', { type: 'NOTE', createdAt: '2026-07-01' }, { as })
    expect((await api.get(`/interactions/${body.id}`, { as })).body.createdAt).toBe('2026-07-01T04:00:00.000Z')
    const { voucherId } = await givenCase(api, { as })
    api.clock.set(new Date('2026-07-01T03:59:00.000Z'))
    const payment = await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 1 }, { as })
    expect(payment.body.date).toBe('2026-06-30')
  })

  it.each(['1899-12-31', '2201-01-01', '0204-05-01T00:00:00Z'])('422: rejects the time %s', async (createdAt) => {
    const { status, body } = await api.post('/interactions', { type: 'NOTE', createdAt })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ path: '/createdAt' }])
  })

  it('HEAD: returns the same as GET, without the body', async () => {
    const url = `/v1/${api.tenant.tenantId}/contacts`
    const headers = { authorization: `Bearer ${api.tenant.token}` }
    const [get, head] = [await api.app.inject({ url, headers }), await api.app.inject({ method: 'HEAD', url, headers })]
    expect([head.statusCode, head.payload]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })
})

describe('paging with after', () => {
  it('returns every item once, with any page size, even while items are added', async () => {
    const as = await api.createTenant('Vandring')
    for (let index = 0; index < 7; index++) await api.post('/contacts', { name: `C${index}` }, { as })
    const read = async (query: string): Promise<{ id: string; name: string }[]> =>
      (await api.get(`/contacts?pageSize=3${query}`, { as })).body.items
    const met = await read('')
    await api.post('/contacts', { name: 'C7' }, { as })
    for (let size = 3; size === 3;) {
      const items = await read(`&page=5&after=${met.at(-1)!.id}`)
      met.push(...items)
      size = items.length
    }
    const names = met.map(({ name }) => name)
    expect(names).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'])
  })
})

describe('every write records', () => {
  /** How far a reader of the feed has come, and what a letter or a workflow would do, change nothing that others rely on. */
  const leavesNothing =
    'acknowledge-webhook-items preview-template preview-document check-workflow simulate-workflow report-bounce'.split(
      ' ',
    )
  /** Their examples need what the examples of other operations use up, so they have another tenant to themselves. */
  const needUntouchedTenant =
    'allocate-case-voucher undo-allocation register-direct-payment delete-case-group delete-workflow delete-ultimate-creditor delete-file'.split(
      ' ',
    )
  /**
   * Deletions come last: other examples need what they delete. An erasure deletes the export, and a
   * move stops the clock for everything after it.
   */
  const last = ['erase-person', 'create-clock-move']
  const rank = ({ id, method }: Operation): number =>
    last.includes(id) ? 2 + last.indexOf(id) : method === 'DELETE' ? 1 : 0
  // Signing in is no command of a tenant; its own tests hold its trail.
  const writes = operations
    .filter((operation) => operation.kind === 'write' || operation.kind === 'grouped')
    .filter(({ id }) => !leavesNothing.includes(id))
    .sort((one, other) => rank(one) - rank(other))
    .map((operation) => [operation.id, operation] as const)

  /** What the examples of these operations must be heard of by. */
  const announced: Readonly<Record<string, readonly string[]>> = {
    'create-contact': ['contacts.create'],
    'delete-contact': ['contacts.delete'],
    'create-creditor': ['creditors.create'],
    'patch-creditor': ['creditors.update'],
    'create-customer': ['customers.create'],
    'create-case': ['case-vouchers.create', 'case-vouchers.create', 'cases.create'],
    'patch-case': ['cases.update'],
    'create-case-voucher': ['case-vouchers.create'],
    'register-direct-payment': ['case-vouchers.create', 'case-vouchers.update'],
    'create-interaction': ['interactions.create'],
    'create-update': ['updates.create'],
    'patch-update': ['updates.update'],
  }

  interface Written {
    readonly audits: number
    readonly events: string[]
    /** A patch may change nothing; then there is nothing to emit. */
    readonly hasChanged: boolean
  }

  // The tests before move the clock, and what the tenants have is due by it.
  beforeAll(() => {
    api.clock.set(testStart)
  })
  const tenantFor = ({ id }: Operation): PopulatedTenant => (needUntouchedTenant.includes(id) ? untouched : populated)

  async function writtenBy(operation: Operation): Promise<Written> {
    const tenant = tenantFor(operation)
    // The time distinguishes this request's events from others.
    api.clock.advance({ ms: 1_000 })
    const rehearsal = requestOf(operation, tenant, exampleFor(operation, tenant))
    const version = async (): Promise<unknown> =>
      operation.method === 'PATCH' ? (await api.get(rehearsal.path, { as: tenant })).headers['etag'] : newId()
    const before = await version()
    const answer = await api.request({ ...rehearsal, headers: {} })
    expect(answer.status, answer.text).toBe(operation.success.status)
    const [row] = await api.database.read(
      tenant.tenantId,
      sql<{ audits: number; events: string[] }>`
        select (select count(*)::int from audit_entries
                where request_id = ${String(answer.headers['request-id'])}::text and operation = ${operation.id}::text) as audits,
               (select coalesce(array_agg(type order by type), '{}') from events where time = ${api.clock.now()}::timestamptz and not is_test) as events`,
    )
    return { ...row!, hasChanged: (await version()) !== before }
  }

  checkAll('an audit entry and its declared events', writes, async (id, operation) => {
    const { audits, events, hasChanged } = await writtenBy(operation)
    // The payout of the example needs no approval and stays as it is, and no case follows the workflow of the other;
    // event-types.test.ts approves a payout and moves a case.
    if (['approve-payout', 'move-workflow-cases'].includes(id)) return
    if (hasChanged) expect(audits).toBeGreaterThanOrEqual(1)
    const declared = eventTypesOf(operation.events)
    expect(events.filter((type) => !declared.includes(type))).toEqual([])
    if (hasChanged && declared.length > 0) expect(events).not.toEqual([])
    if (id in announced) expect(events).toEqual(announced[id])
  })

  it('covers every event type', () => {
    const ids = writes.map(([id]) => id)
    expect(Object.keys(announced).filter((id) => !ids.includes(id))).toEqual([])
  })
})
