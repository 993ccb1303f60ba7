import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCreditor, givenCustomer, givenPropertyType, voucherBody } from '../../../../test/given.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let api: TestApp
let caseId: string
let customerId: string
beforeAll(async () => {
  api = await startTestApp()
  ;({ caseId, customerId } = await givenCase(api))
})
afterAll(() => api.close())

const entities = ['case', 'case-voucher', 'creditor'] as const
type Entity = (typeof entities)[number]

async function givenFile(): Promise<string> {
  const { body } = await api.post('/files', { fileName: 'a.txt', content: 'aGVq' })
  return body.fileId as string
}

/** Sends a new record with these properties. */
async function send(entity: Entity, properties: Record<string, unknown>): Promise<Answer> {
  if (entity === 'creditor') return api.post('/creditors', { name: 'Nordkyst', properties })
  if (entity === 'case-voucher') {
    return api.post(`/case-vouchers/${caseId}`, { ...voucherBody(100), currency: 'DKK', properties })
  }
  return api.post('/cases', { customerId, currency: 'DKK', properties })
}

/** Creates a record with these properties, and returns its id and the record as read. */
async function carry(entity: Entity, properties: Record<string, unknown>): Promise<{ id: string; read: unknown }> {
  const { status, body, text } = await send(entity, properties)
  expect(status, text).toBe(201)
  const id = (body.creditorId ?? body.caseVoucherId ?? body.id) as string
  if (entity !== 'case-voucher') return { id, read: (await api.get(`/${entity}s/${id}`)).body.properties }
  const { items } = (await api.get(`/case-vouchers/${caseId}?pageSize=500`)).body
  const voucher = items.find((each: { caseVoucherId: string }) => each.caseVoucherId === id)
  return { id, read: voucher.properties }
}

/** A valid and an invalid value of each type. */
const values: Record<string, [good: unknown, bad: unknown]> = {
  checkbox: [true, 'true'],
  date: ['2026-02-28', '2026-02-30'],
  dropdown: ['Nord', 'Vest'],
  text: ['Aarhus', 7],
  number: [12.5, '12.5'],
  address: [{ address: 'Nygade 1', zipcode: '8000', city: 'Aarhus' }, { street: 'Nygade 1' }],
  money: [-120_000, 0.5],
}

describe('properties', () => {
  it.each(entities)(
    '201: a %s stores a value of every type unchanged; 422: a value of the wrong type',
    async (entity) => {
      const file = await givenFile()
      const all = { ...values, file: [file, newId()] as const }
      const handleOf = (type: string): string => `${entity}-${type}`
      for (const type of Object.keys(all)) {
        const options = type === 'dropdown' ? ['Nord', 'Syd'] : null
        await givenPropertyType(api, { entity, handle: handleOf(type), type, options })
      }
      const given = Object.fromEntries(Object.entries(all).map(([type, [good]]) => [handleOf(type), good]))
      expect((await carry(entity, given)).read).toEqual(given)
      for (const [type, [, bad]] of Object.entries(all)) {
        const refused = await send(entity, { [handleOf(type)]: bad })
        expect(refused, type).toMatchObject({ status: 422, body: { code: 'validation-failed' } })
        expect(refused.body.errors[0].path).toContain(`/properties/${handleOf(type)}`)
      }
    },
  )

  it.each(entities)(
    '422: a file in a property of a %s cannot be deleted until the value is removed',
    async (entity) => {
      const handle = `paper-${entity}`
      await givenPropertyType(api, { entity, handle, type: 'file' })
      const fileId = await givenFile()
      const { id } = await carry(entity, { [handle]: fileId.toUpperCase() })
      const refused = await api.delete(`/files/${fileId}`)
      expect(refused).toMatchObject({ status: 422, body: { code: 'in-use', usedBy: [`${entity}s`] } })
      expect((await api.get(`/files/${fileId}`)).status).toBe(200)
      if (entity === 'case-voucher') return
      await api.patch(`/${entity}s/${id}`, { properties: { [handle]: null } })
      expect((await api.delete(`/files/${fileId}`)).status).toBe(200)
    },
  )

  it('200: the file id in a text property does not protect the file', async () => {
    await givenPropertyType(api, { entity: 'case', handle: 'remark' })
    const fileId = await givenFile()
    await givenCase(api, { properties: { remark: fileId } })
    expect((await api.delete(`/files/${fileId}`)).status).toBe(200)
  })
})

describe('filters by property', () => {
  async function found(path: string, property: string): Promise<string[]> {
    const answer = await api.get(`${path}?property=${encodeURIComponent(property)}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body.items.map((item: { id: string; creditorId: string }) =>
      path === '/cases' ? item.id : item.creditorId,
    )
  }

  it('200: cases with a value, ignoring case, after changes; 422: an unknown handle', async () => {
    await givenPropertyType(api, { entity: 'case', handle: 'branch' })
    await givenPropertyType(api, { entity: 'case', handle: 'home', type: 'address' })
    const { caseId } = await givenCase(api, { properties: { branch: 'Åbyhøj: Nord', home: { city: 'Odense' } } })
    await givenCase(api, { properties: { branch: 'Syd' } })
    expect(await found('/cases', 'branch:ÅBYHØJ: nord')).toEqual([caseId])
    expect(await found('/cases', 'home:odense')).toEqual([caseId])
    expect(await found('/cases', 'branch:Åbyhøj')).toEqual([])
    await api.patch(`/cases/${caseId}`, { properties: { branch: 'Vest' } })
    expect(await found('/cases', 'branch:åbyhøj: nord')).toEqual([])
    expect(await found('/cases', 'branch:vest')).toEqual([caseId])
    expect(await found('/cases', 'home:odense')).toEqual([caseId])
    const unknown = await api.get('/cases?property=nothing:1')
    expect(unknown).toMatchObject({ status: 422, body: { code: 'unknown-reference', errors: [{ path: '/property' }] } })
    expect((await api.get('/cases?property=branch')).status).toBe(422)
  })

  it('200: creditors with a value, and no other entity; 422: an unknown handle', async () => {
    await givenPropertyType(api, { entity: 'creditor', handle: 'tier', type: 'number' })
    await givenPropertyType(api, { entity: 'case', handle: 'tier', type: 'number' })
    const { body } = await api.post('/creditors', { name: 'Sydkyst', properties: { tier: 2 } })
    const { customerId } = await givenCustomer(api, { creditorId: (await givenCreditor(api)).creditorId })
    await givenCase(api, { customerId, properties: { tier: 2 } })
    expect(await found('/creditors', 'tier:2')).toEqual([body.creditorId])
    await api.patch(`/creditors/${body.creditorId}`, { properties: { tier: 3 } })
    expect(await found('/creditors', 'tier:2')).toEqual([])
    expect(await found('/creditors', 'tier:3')).toEqual([body.creditorId])
    expect((await api.get('/creditors?property=nothing:1')).status).toBe(422)
  })
})
