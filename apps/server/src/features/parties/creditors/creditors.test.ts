import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const blank = {
  id: null,
  contactId: null,
  acquisitionResponsibleId: null,
  caseworkerContactId: null,
  notes: null,
  defaultCollectorId: null,
  defaultChainId: null,
  defaultBillingModelId: null,
  defaultClientChainId: null,
  bureauClientId: null,
  debtorFAQ: null,
  aksEnabled: false,
  vatRegistered: true,
  isCompany: true,
  selfCollection: false,
  centralRegisterId: null,
  state: 'ACTIVE',
  address: null,
  bankAccount: null,
  ibanAccount: null,
  erpLink: null,
  properties: {},
  updatedAt: null,
  updatedBy: null,
}

let count = 0
function unique(word: string): string {
  count += 1
  return `${word}-${count}`
}

async function made(path: string, body: unknown, as: TestTenant = api.tenant): Promise<Record<string, string>> {
  const answer = await api.post(path, body, { as })
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Record<string, string>
}

async function givenCreditor(input: Record<string, unknown> = {}, as: TestTenant = api.tenant): Promise<string> {
  const { creditorId } = await made('/creditors', { name: 'Nordkyst Energi A/S', ...input }, as)
  return creditorId ?? ''
}

/** Every writable field, none of them with its default. */
async function everyField(as: TestTenant = api.tenant): Promise<Record<string, unknown>> {
  const user = (role: string): Promise<Record<string, string>> =>
    made('/users', { email: `${unique(role)}@bureau.example`, name: role, role }, as)
  const [contact, acquirer, caseworker] = [await user('client'), await user('admin'), await user('caseworker')]
  const workflows = [await made('/workflows', { name: 'A' }, as), await made('/workflows', { name: 'B' }, as)]
  const handle = unique('region')
  await made('/property-types', { handle, label: 'Region', type: 'text', entity: 'creditor' }, as)
  return {
    id: unique('NK'),
    name: 'Nordkyst Varme A/S',
    contactId: contact.userId,
    acquisitionResponsibleId: acquirer.userId,
    caseworkerContactId: caseworker.userId,
    notes: 'Ringer <altid> om torsdagen & fredagen',
    defaultCollectorId: (await made('/collectors', { name: 'Inkasso' }, as)).collectorId,
    defaultChainId: workflows[0]?.workflowId,
    defaultBillingModelId: (await made('/billing-models', { name: 'Model' }, as)).billingModelId,
    defaultClientChainId: workflows[1]?.workflowId,
    bureauClientId: 4_711_000_000_000,
    debtorFAQ: '<p><b>Kan jeg få en afdragsordning?</b> Ja.</p>',
    aksEnabled: true,
    vatRegistered: true,
    isCompany: false,
    selfCollection: true,
    centralRegisterId: '25052943',
    state: 'SIGNED_ON',
    address: { address: 'Havnegade 12', coAddress: 'Baghuset', zipcode: '5000', city: 'Odense C', country: 'DK' },
    erpLink: 'https://erp.example.com/customers/{{customerReferenceId}}',
    properties: { [handle]: 'Fyn' },
  }
}

function eventsOf(creditorId: string): Promise<unknown[]> {
  return api.database.read(
    api.tenant.tenantId,
    sql`select type, case_id, data from events where subject_id = ${creditorId}::uuid order by event_id`,
  )
}

function auditsOf(creditorId: string): Promise<unknown[]> {
  return api.database.read(
    api.tenant.tenantId,
    sql`
      select operation, subject_type, before, after from audit_entries
      where subject_id = ${creditorId}::uuid order by audit_id`,
  )
}

describe('create creditor', () => {
  it('201: only the name is required; the rest has defaults', async () => {
    const created = await api.post('/creditors', { name: '  Nordkyst  ' })
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      ...blank,
      creditorId: expect.any(String),
      tenantId: api.tenant.tenantId,
      name: 'Nordkyst',
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/creditors/${created.body.creditorId}`)
  })

  it('201: accepts every field, and returns it the same as in reads, events and audit entries', async () => {
    const input = await everyField()
    const created = await api.post('/creditors', input)
    expect(created.status, created.text).toBe(201)
    expect(created.body).toMatchObject(input)
    const { creditorId } = created.body as { creditorId: string }
    expect((await api.get(`/creditors/${creditorId}`)).body).toEqual(created.body)
    expect(await eventsOf(creditorId)).toEqual([{ type: 'creditors.create', case_id: null, data: created.body }])
    expect(await auditsOf(creditorId)).toEqual([
      { operation: 'create-creditor', subject_type: 'creditor', before: null, after: created.body },
    ])
  })

  it('201: a creditor that was read can be sent to create another', async () => {
    const { body: original } = await api.post('/creditors', await everyField())
    const copy = await api.post('/creditors', { ...original, id: null })
    expect(copy.status, copy.text).toBe(201)
    expect(copy.body).toEqual({ ...original, id: null, creditorId: expect.any(String) })
    expect(copy.body.creditorId).not.toBe(original.creditorId)
  })

  it('422: the name is required, and the rules of patching apply', async () => {
    const nameless = await api.post('/creditors', { state: 'GONE' })
    expect(nameless.status).toBe(422)
    expect(nameless.body.errors).toEqual(
      expect.arrayContaining([
        { path: '/name', message: 'is required' },
        { path: '/state', message: 'must be one of LEAD, SIGNED_ON, ACTIVE, CANCELLED or CEASED' },
      ]),
    )
    const unknown = await api.post('/creditors', { name: 'x', contactId: newId(), defaultCollectorId: newId() })
    expect(unknown.body.code).toBe('unknown-reference')
    expect(unknown.body.errors).toHaveLength(2)
    expect((await api.post('/creditors', { name: 'x', erpLink: 'ftp://x' })).body.code).toBe('validation-failed')
  })

  it('422: concurrent requests with one reference create exactly one creditor', async () => {
    const id = unique('RACE')
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.post('/creditors', { name: 'x', id })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'creditor-reference-taken')).toHaveLength(7)
  })
})

describe('list creditors', () => {
  let tenant: TestTenant
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    tenant = await api.createTenant('Liste')
    ids['energy'] = await givenCreditor({ name: 'Østkystens Energi', id: 'OE-100%', state: 'LEAD' }, tenant)
    ids['water'] = await givenCreditor({ name: 'Vandværket', id: 'vand_1' }, tenant)
    ids['gym'] = await givenCreditor({ name: 'Fitness 100', state: 'CEASED' }, tenant)
  })

  it.each([
    ['', ['energy', 'water', 'gym']],
    ['?state=LEAD', ['energy']],
    ['?state=CANCELLED', []],
    [`?q=${encodeURIComponent('østKYSTEN')}`, ['energy']],
    [`?q=${encodeURIComponent('  værket '.normalize('NFD'))}`, ['water']],
    ['?q=oe-100', ['energy']],
    ['?q=100', ['energy', 'gym']],
    ['?q=100%25', ['energy']],
    ['?q=d_1', ['water']],
    ['?q=_', ['water']],
    ['?q=nothing', []],
    ['?q=100&state=CEASED', ['gym']],
    ['?pageSize=2', ['energy', 'water']],
    ['?pageSize=2&page=1', ['gym']],
    ['?page=7', []],
  ])('with "%s" returns %j', async (query, expected) => {
    const { status, body } = await api.get(`/creditors${query}`, { as: tenant })
    expect(status).toBe(200)
    const found = (body.items as { creditorId: string }[]).map(({ creditorId }) => creditorId)
    expect(found).toEqual(expected.map((name) => ids[name]))
  })

  it('continues after the last id read', async () => {
    const { body } = await api.get(`/creditors?after=${ids['energy'] ?? ''}&pageSize=1`, { as: tenant })
    expect(body.items).toHaveLength(1)
    expect(body.items[0].creditorId).toBe(ids['water'])
  })

  it('422: an unknown state, an unknown parameter, a NUL', async () => {
    for (const query of ['state=GONE', 'name=x', 'q=%00']) {
      expect((await api.get(`/creditors?${query}`, { as: tenant })).status, query).toBe(422)
    }
  })
})

describe('patch creditor', () => {
  it('204: sets every field, returns no body, and sets updatedAt and updatedBy', async () => {
    const creditorId = await givenCreditor()
    const { body: before } = await api.get(`/creditors/${creditorId}`)
    const input = await everyField()
    api.clock.set(new Date('2026-03-05T10:30:00.000Z'))
    const patched = await api.patch(`/creditors/${creditorId}`, { ...input, creditorId: newId() })
    expect(patched.status, patched.text).toBe(204)
    expect(patched.text).toBe('')
    const { body: after } = await api.get(`/creditors/${creditorId}`)
    expect(after).toEqual({
      ...before,
      ...input,
      updatedAt: '2026-03-05T10:30:00.000Z',
      updatedBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect((await eventsOf(creditorId))[1]).toEqual({ type: 'creditors.update', case_id: null, data: after })
    expect((await auditsOf(creditorId))[1]).toEqual({
      operation: 'patch-creditor',
      subject_type: 'creditor',
      before,
      after,
    })
  })

  it('204: changes the given fields and keeps the rest', async () => {
    const input = await everyField()
    const creditorId = await givenCreditor(input)
    await api.patch(`/creditors/${creditorId}`, { notes: 'Nyt' })
    expect((await api.get(`/creditors/${creditorId}`)).body).toMatchObject({ ...input, notes: 'Nyt' })
  })

  it('204: null clears every field that can be empty', async () => {
    const creditorId = await givenCreditor(await everyField())
    const nullable = Object.entries(blank).filter(([name, value]) => value === null && !name.startsWith('updated'))
    const patched = await api.patch(`/creditors/${creditorId}`, Object.fromEntries(nullable))
    expect(patched.status, patched.text).toBe(204)
    expect((await api.get(`/creditors/${creditorId}`)).body).toMatchObject(Object.fromEntries(nullable))
  })

  it('422: null is rejected for required values', async () => {
    const creditorId = await givenCreditor()
    const names = ['name', 'aksEnabled', 'vatRegistered', 'isCompany', 'selfCollection', 'state', 'properties']
    const { status, body } = await api.patch(
      `/creditors/${creditorId}`,
      Object.fromEntries(names.map((name) => [name, null])),
    )
    expect(status).toBe(422)
    const paths = (body.errors as { path: string }[]).map(({ path }) => path)
    expect(new Set(paths)).toEqual(new Set(names.map((name) => `/${name}`)))
  })

  it('204: a body without changes writes nothing and emits nothing', async () => {
    const creditorId = await givenCreditor(await everyField())
    const { body: before } = await api.get(`/creditors/${creditorId}`)
    const { contactId } = before as { contactId: string }
    for (const body of [{}, { creditorId: newId() }, before, { contactId: contactId.toUpperCase() }, { nosuch: 1 }]) {
      expect((await api.patch(`/creditors/${creditorId}`, body)).status).toBe(204)
    }
    expect((await api.get(`/creditors/${creditorId}`)).body).toEqual(before)
    expect(await eventsOf(creditorId)).toHaveLength(1)
    expect(await auditsOf(creditorId)).toHaveLength(1)
  })

  it('204: any state can follow any other, and each change is in the audit trail', async () => {
    const creditorId = await givenCreditor({ state: 'LEAD' })
    const states = ['LEAD', 'SIGNED_ON', 'ACTIVE', 'CANCELLED', 'CEASED']
    const steps = states.flatMap((from) => states.flatMap((to) => (from === to ? [] : [from, to])))
    let state = 'LEAD'
    let changes = 0
    for (const next of steps) {
      expect((await api.patch(`/creditors/${creditorId}`, { state: next })).status).toBe(204)
      changes += next === state ? 0 : 1
      state = next
    }
    expect((await api.get(`/creditors/${creditorId}`)).body.state).toBe(state)
    expect(await auditsOf(creditorId)).toHaveLength(1 + changes)
  })

  it('422: reports every unknown id at once, and changes nothing', async () => {
    const creditorId = await givenCreditor()
    const stranger = await api.createTenant('Fremmed')
    const theirs = await everyField(stranger)
    const { body: caseworker } = await api.post('/users', {
      email: `${unique('known')}@bureau.example`,
      name: 'Known',
      role: 'caseworker',
    })
    const { status, body } = await api.patch(`/creditors/${creditorId}`, {
      name: 'Changed',
      contactId: theirs['contactId'],
      acquisitionResponsibleId: newId(),
      caseworkerContactId: caseworker.userId,
      defaultCollectorId: theirs['defaultCollectorId'],
      defaultChainId: theirs['defaultChainId'],
      defaultBillingModelId: theirs['defaultBillingModelId'],
      defaultClientChainId: newId(),
    })
    expect(status).toBe(422)
    expect(body.code).toBe('unknown-reference')
    expect(body.errors).toEqual([
      { path: '/contactId', message: 'does not match any user' },
      { path: '/acquisitionResponsibleId', message: 'does not match any user' },
      { path: '/defaultCollectorId', message: 'does not match any collector' },
      { path: '/defaultChainId', message: 'does not match any workflow' },
      { path: '/defaultBillingModelId', message: 'does not match any billing model' },
      { path: '/defaultClientChainId', message: 'does not match any workflow' },
    ])
    expect((await api.get(`/creditors/${creditorId}`)).body).toMatchObject({
      name: 'Nordkyst Energi A/S',
      updatedAt: null,
    })
  })

  it('422: an id of another kind of record', async () => {
    const creditorId = await givenCreditor()
    const own = await everyField()
    const { status, body } = await api.patch(`/creditors/${creditorId}`, {
      contactId: own['defaultChainId'],
      acquisitionResponsibleId: own['defaultCollectorId'],
      caseworkerContactId: own['defaultBillingModelId'],
      defaultCollectorId: own['contactId'],
      defaultChainId: own['defaultBillingModelId'],
      defaultBillingModelId: own['defaultCollectorId'],
      defaultClientChainId: own['contactId'],
    })
    expect(status).toBe(422)
    expect(body.errors).toHaveLength(7)
  })

  it('422: reports every invalid value at once', async () => {
    const creditorId = await givenCreditor()
    const { status, body } = await api.patch(`/creditors/${creditorId}`, {
      id: 7,
      name: ' ',
      contactId: 'me',
      creditorId: 'it',
      bureauClientId: '12',
      aksEnabled: 'yes',
      centralRegisterId: '',
      state: 'active',
      address: { zipcode: 5000 },
      notes: 'x'.repeat(20_001),
      properties: [],
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: '/id', message: 'must be a string or null' },
        { path: '/name', message: 'must not be empty' },
        { path: '/contactId', message: 'must be a UUID' },
        { path: '/creditorId', message: 'must be a UUID' },
        { path: '/bureauClientId', message: 'must be an integer or null' },
        { path: '/aksEnabled', message: 'must be a boolean' },
        { path: '/centralRegisterId', message: 'must not be empty' },
        { path: '/state', message: 'must be one of LEAD, SIGNED_ON, ACTIVE, CANCELLED or CEASED' },
        { path: '/address/zipcode', message: 'must be a string' },
        { path: '/notes', message: 'must have at most 20000 characters' },
        { path: '/properties', message: 'must be an object' },
      ]),
    )
    const beyond = await api.patch(`/creditors/${creditorId}`, '{"bureauClientId":9007199254740993}')
    expect(beyond.status).toBe(422)
  })

  it('422: the ERP link must be a web address with only the allowed placeholder', async () => {
    const creditorId = await givenCreditor()
    const { status, body } = await api.patch(`/creditors/${creditorId}`, { erpLink: 'https://erp.example/{{caseId}}' })
    expect(status).toBe(422)
    expect(body.code).toBe('validation-failed')
    expect(body.errors).toEqual([
      { path: '/erpLink', message: 'must not contain any placeholder except {{customerReferenceId}}' },
    ])
  })

  it('422: the reference is unique on the tenant', async () => {
    const id = unique('TAKEN')
    await givenCreditor({ id })
    const creditorId = await givenCreditor()
    const { status, body } = await api.patch(`/creditors/${creditorId}`, { id, name: 'Changed' })
    expect(status).toBe(422)
    expect(body.code).toBe('creditor-reference-taken')
    expect(body.errors).toEqual([{ path: '/id', message: 'is the reference id of another creditor' }])
    expect((await api.get(`/creditors/${creditorId}`)).body).toMatchObject({ id: null, name: 'Nordkyst Energi A/S' })
    const stranger = await api.createTenant('Fremmed')
    await givenCreditor({ id }, stranger)
  })

  it('sanitises the FAQ, and stores the notes unchanged', async () => {
    const creditorId = await givenCreditor()
    await api.patch(`/creditors/${creditorId}`, {
      debtorFAQ: '<h2>Spørgsmål</h2><script>steal()</script><img src=x onerror=steal()><a href="javascript:x">her</a>',
      notes: '<script>a < b</script>',
    })
    const { body } = await api.get(`/creditors/${creditorId}`)
    expect(body.debtorFAQ).toBe('<h2>Spørgsmål</h2><a rel="noopener noreferrer nofollow" target="_blank">her</a>')
    expect(body.notes).toBe('<script>a < b</script>')
  })

  it('a new address replaces the old one entirely', async () => {
    const creditorId = await givenCreditor(await everyField())
    await api.patch(`/creditors/${creditorId}`, { address: { city: 'Aarhus' } })
    expect((await api.get(`/creditors/${creditorId}`)).body.address).toEqual({ city: 'Aarhus' })
  })

  it('properties are merged by handle; null removes one; undefined ones are rejected', async () => {
    const [text, number, ofCases] = [unique('text'), unique('number'), unique('case')]
    await made('/property-types', { handle: text, label: 'T', type: 'text', entity: 'creditor' })
    await made('/property-types', { handle: number, label: 'N', type: 'number', entity: 'creditor' })
    await made('/property-types', { handle: ofCases, label: 'C', type: 'text', entity: 'case' })
    const creditorId = await givenCreditor({ properties: { [text]: 'a' } })
    const path = `/creditors/${creditorId}`
    expect((await api.patch(path, { properties: { [number]: 5 } })).status).toBe(204)
    expect((await api.get(path)).body.properties).toEqual({ [text]: 'a', [number]: 5 })
    expect((await api.patch(path, { properties: { [text]: null } })).status).toBe(204)
    expect((await api.get(path)).body.properties).toEqual({ [number]: 5 })
    const refused = await api.patch(path, { properties: { [number]: 'five', [ofCases]: 'x' } })
    expect(refused.status).toBe(422)
    const paths = (refused.body.errors as { path: string }[]).map((error) => error.path)
    expect(paths).toEqual([`/properties/${number}`, `/properties/${ofCases}`])
    expect((await api.get(path)).body.properties).toEqual({ [number]: 5 })
  })

  it('concurrent patches of different fields are all applied', async () => {
    const creditorId = await givenCreditor()
    const patches = [{ notes: 'n' }, { id: unique('AT-ONCE') }, { centralRegisterId: 'c' }, { bureauClientId: 9 }]
    const path = `/creditors/${creditorId}`
    const answers = await Promise.all(patches.map((patch) => api.patch(path, patch)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect((await api.get(path)).body).toMatchObject(Object.assign({}, ...patches))
    expect(await eventsOf(creditorId)).toHaveLength(5)
  })

  it('a retry with the same key gets the first response and changes nothing', async () => {
    const creditorId = await givenCreditor()
    const options = { headers: { 'idempotency-key': unique('patch') } }
    expect((await api.patch(`/creditors/${creditorId}`, { notes: 'first' }, options)).status).toBe(204)
    await api.patch(`/creditors/${creditorId}`, { notes: 'second' })
    const replay = await api.patch(`/creditors/${creditorId}`, { notes: 'first' }, options)
    expect(replay.status).toBe(204)
    expect(replay.text).toBe('')
    expect(replay.headers['idempotency-cached']).toBe('true')
    expect((await api.get(`/creditors/${creditorId}`)).body.notes).toBe('second')
  })

  it("404: another tenant's creditor looks exactly like a missing one", async () => {
    const creditorId = await givenCreditor()
    const stranger = await api.createTenant('Fremmed')
    expect((await api.patch(`/creditors/${creditorId}`, { name: 'Mine' }, { as: stranger })).status).toBe(404)
    expect((await api.get(`/creditors/${creditorId}`, { as: stranger })).status).toBe(404)
    expect((await api.patch(`/creditors/${newId()}`, {})).status).toBe(404)
    expect((await api.get(`/creditors/${creditorId}`)).body.name).toBe('Nordkyst Energi A/S')
  })

  it('401: patching needs write:creditors, reading needs read:creditors', async () => {
    const creditorId = await givenCreditor()
    const path = `/creditors/${creditorId}`
    const reader = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['read:creditors'])) }
    const writer = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, ['write:creditors'])) }
    expect((await api.patch(path, { name: 'x' }, { as: reader })).status).toBe(401)
    expect((await api.get(path, { as: reader })).status).toBe(200)
    expect((await api.patch(path, { name: 'x' }, { as: writer })).status).toBe(204)
    expect((await api.get(path, { as: writer })).status).toBe(401)
  })
})
