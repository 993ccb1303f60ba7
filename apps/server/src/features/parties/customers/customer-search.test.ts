import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { createPerson, signIn } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let api: TestApp
let customerId: string
let caseId: string

beforeAll(async () => {
  api = await startTestApp()
  const details = {
    name: 'Viggo Sørensen',
    email: 'viggo@post.example',
    phone: { locale: '45', number: '20 30-40 50' },
    address: { address: 'Havnegade 12, 3. tv', zipcode: '8000', city: 'Aarhus C', country: 'DK' },
    cpr: '010190-0000',
  }
  const company = { name: 'Holm & Søn ApS', cvr: '12 34 56 78' }
  customerId = (await givenCustomer(api, { users: [{ details }, { relation: 'guarantor', details: company }] }))
    .customerId
  caseId = (await givenCase(api, { customerId })).caseId
  await givenCase(api, { ...(await givenCustomer(api, { users: [{ details: { name: 'Mette Holst' } }] })) })
})
afterAll(() => api.close())

async function found(q: string): Promise<unknown[]> {
  const query = new URLSearchParams({ q }).toString()
  const customers = (await api.get(`/customers?${query}`)).body.items as { customerId: string }[]
  const cases = (await api.get(`/cases?${query}`)).body.items as { id: string }[]
  return [customers.map((customer) => customer.customerId), cases.map(({ id }) => id)]
}

describe('the search for customers and cases', () => {
  it.each([
    '20304050',
    '20 30 40 50',
    '+45 2030 4050',
    '004520304050',
    '203040',
    '12345678',
    'DK-12 34 56 78',
    'havnegade 12',
    '8000 aarhus',
    'viggo sør',
    'vigo sørnsen',
    'Viggo Soerensen',
  ])('finds a phone number, a CVR number, an address and a misspelt name: %s', async (q) => {
    expect(await found(q)).toEqual([[customerId], [caseId]])
  })

  it('finds nothing else, and no CPR number, which must not be part of a URL', async () => {
    for (const q of ['20304051', 'havnegade 13', 'Karl Jensen', '010190-0000', '0101900000', 'cpr 0101900000']) {
      expect(await found(q), q).toEqual([[], []])
    }
  })

  it('lists names that sound alike only if nothing matches, on the first page', async () => {
    const { customerId: vigo } = await givenCustomer(api, { users: [{ details: { name: 'Vigo Nielsen' } }] })
    expect((await found('vigo'))[0]).toEqual([vigo])
    const next = await api.get(`/customers?q=vigo&after=${vigo}`)
    expect(next.body.items).toEqual([])
  })
})

describe('find customers by CPR', () => {
  it('200: finds a customer in any spelling for a signed-in user', async () => {
    const browser = await signIn(api, await createPerson(api, 'caseworker'))
    for (const cpr of ['0101900000', '010190-0000', '010190 0000']) {
      const { status, body } = await browser.post('/iam/customers/find-by-cpr', { cpr })
      expect([status, body.customers.map((customer: { customerId: string }) => customer.customerId)]).toEqual([
        200,
        [customerId],
      ])
    }
    const { body } = await browser.post('/iam/customers/find-by-cpr', { cpr: '0101900001' })
    expect(body.customers).toEqual([])
  })

  it('422: not a CPR number', async () => {
    const browser = await signIn(api, await createPerson(api, 'caseworker'))
    expect((await browser.post('/iam/customers/find-by-cpr', { cpr: '010190' })).status).toBe(422)
  })
})
