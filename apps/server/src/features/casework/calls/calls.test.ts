import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../test/test-app.ts'

let api: TestApp
let caseId: string
let userId: string
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenDebtor(details: object = { email: 'mette@debtor.example' }): Promise<void> {
  const { customerId } = await givenCustomer(api, {
    users: [
      {
        relation: 'debtor',
        details: { name: 'Mette Sørensen', phone: { locale: '45', number: '20123456' }, ...details },
      },
    ],
  })
  ;({ caseId } = await givenCase(api, { customerId }))
  userId = (await api.get(`/customers/${customerId}`)).body.users[0].userId
}

function log(body: object): Promise<Answer> {
  const call = { caseId, direction: 'INCOMING', userId, outcome: 'REACHED', notes: '<p>Ringer om fakturaen</p>' }
  return api.post('/calls', { ...call, ...body })
}

async function left(): Promise<number[]> {
  const [interactions, updates, plans] = await Promise.all([
    api.get(`/interactions?caseId=${caseId}`),
    api.get(`/updates?caseId=${caseId}`),
    api.get(`/payment-plans?caseId=${caseId}`),
  ])
  return [interactions, updates, plans].map(({ body }) => body.items.length)
}

const promise = { amount: 5_000, dueAt: '2026-03-20' }
const plan = { instalmentCount: 3, interval: 'MONTHLY', firstDueDate: '2026-04-01' }
const confirmation = { subject: 'Vores aftale', text: '<p>Tak for samtalen.</p>' }
const identityCheck = 'CPR'

describe('a call', () => {
  beforeAll(() => givenDebtor())

  it('is saved with a promise, a reminder and a confirmation in one request', async () => {
    const followUp = { at: '2026-03-21', text: 'Tjek betaling' }
    const { status, body, text, headers } = await log({ identityCheck, promise, followUp, confirmation })
    expect(status, text).toBe(201)
    expect(headers['location']).toMatch(new RegExp(`/interactions/${body.interactionId}$`))
    expect((await api.get(`/interactions/${body.interactionId}`)).body).toMatchObject({
      type: 'PHONE CALL',
      state: 'HANDLED',
      direction: 'INCOMING',
      details: { name: 'Mette Sørensen', userId, phone: '+4520123456', outcome: 'REACHED', identityCheck },
    })
    const promises = (await api.get(`/promises?caseId=${caseId}`)).body.items
    expect(promises).toMatchObject([{ updateId: body.promiseId, amount: 5_000, status: 'OPEN' }])
    const updates = (await api.get(`/updates?caseId=${caseId}`)).body.items
    expect(updates.find((update: any) => update.updateId === body.followUpId)).toMatchObject({
      label: 'Call back',
      update: 'Tjek betaling',
      remindedAt: '2026-03-20T23:00:00.000Z',
    })
    expect((await api.get(`/interactions/${body.confirmationId}`)).body).toMatchObject({
      type: 'EMAIL',
      direction: 'OUTGOING',
      notes: '<p>Tak for samtalen.</p>',
      delivery: { subject: 'Vores aftale', recipients: [{ address: 'mette@debtor.example' }] },
    })
  })

  it('is saved with a payment plan', async () => {
    await givenDebtor()
    const { status, body, text } = await log({ identityCheck, plan })
    expect(status, text).toBe(201)
    expect((await api.get(`/payment-plans/${body.paymentPlanId}`)).body).toMatchObject({ caseId, status: 'PROPOSED' })
  })

  it('that nobody answered is saved on its own, also with somebody else', async () => {
    await givenDebtor()
    const { body } = await log({ direction: 'OUTGOING', outcome: 'NO_ANSWER' })
    expect(body).toMatchObject({ promiseId: null, paymentPlanId: null, followUpId: null, confirmationId: null })
    const other = await log({ userId: undefined, name: 'Naboen', outcome: 'WRONG_NUMBER' })
    expect(other.status, other.text).toBe(201)
    expect((await api.get(`/interactions/${other.body.interactionId}`)).body.details).toEqual({
      name: 'Naboen',
      outcome: 'WRONG_NUMBER',
      identityCheck: null,
    })
  })
})

describe('a call that cannot be saved whole leaves nothing', () => {
  beforeAll(() => givenDebtor({}))

  const agreed = { identityCheck, promise }
  it.each([
    ['a promise of nobody who was reached', { ...agreed, outcome: 'VOICEMAIL' }, ['/promise']],
    ['a promise of somebody unknown', { promise }, ['/identityCheck']],
    ['a promise and a plan', { ...agreed, plan }, ['/plan']],
    ['a person and a name', { name: 'Naboen' }, ['/userId']],
    ['a confirmation to nobody', { identityCheck, userId: undefined, name: 'Naboen', confirmation }, ['/confirmation']],
    [
      'a first instalment that is past',
      { identityCheck, plan: { ...plan, firstDueDate: '2020-01-01' } },
      ['/plan/firstDueDate'],
    ],
    ['a person of another case', { userId: '00000000-0000-4000-8000-000000000000' }, ['/userId']],
    ['a confirmation without an address', { ...agreed, confirmation }, ['/userId']],
  ])('%s', async (_, body, paths) => {
    const before = await left()
    const { status, body: problem, text } = await log(body)
    expect(status, text).toBe(422)
    expect(
      problem.errors?.map(({ path }: { path: string }) => path),
      text,
    ).toEqual(paths)
    expect(await left()).toEqual(before)
  })

  it('an unknown case', async () => {
    const unknown = { caseId: '00000000-0000-4000-8000-000000000000', userId: undefined, name: 'Naboen' }
    const { status, body } = await log(unknown)
    expect([status, body.errors[0].path]).toEqual([422, '/caseId'])
  })

  it('without the scope of a part', async () => {
    const before = await left()
    const { token } = await api.createToken(api.tenant.tenantId, ['write:interactions'])
    const as = { ...api.tenant, token }
    const refused = await api.post(
      '/calls',
      { caseId, direction: 'INCOMING', userId, outcome: 'REACHED', ...agreed },
      { as },
    )
    expect([refused.status, refused.body.code]).toEqual([403, 'call-not-permitted'])
    expect(refused.body.detail).toContain('write:updates')
    expect(await left()).toEqual(before)
  })
})
