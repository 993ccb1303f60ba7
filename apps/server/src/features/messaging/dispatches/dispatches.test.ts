import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { startSecondInstance, type SecondInstance } from '../../../../test/second-instance.ts'
import { startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { signedHeaders } from '../../integration/webhooks/index.ts'
import { dispatchMessages } from './dispatch-messages.ts'

let api: TestApp
let second: SecondInstance
let server: Server
let url: string
const received: { headers: IncomingMessage['headers']; body: any; raw: string }[] = []
let answer = { status: 202, body: '{"reference":"p-1"}' }
const failures: unknown[] = []
const logger = { error: (found: unknown) => failures.push(found) }

beforeAll(async () => {
  api = await startTestApp({ allowsLoopback: true })
  second = await startSecondInstance(api)
  server = createServer((request, response) => {
    void readText(request).then((raw) => {
      received.push({ headers: request.headers, body: JSON.parse(raw), raw })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`
})
beforeEach(() => {
  api.clock.set(testStart)
  received.length = 0
  answer = { status: 202, body: '{"reference":"p-1"}' }
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await second.close()
  await api.close()
  expect(failures).toEqual([])
})

const person = { name: 'Mette Sørensen', phone: { locale: '45', number: '20 12 34 56' } }

async function givenAdapter(as: TestTenant): Promise<{ dispatchChannelId: string; secret: string }> {
  const { status, body, text } = await api.post('/dispatch-channels', { channel: 'SMS', url }, { as })
  expect(status, text).toBe(201)
  return body
}

async function givenSms(as: TestTenant): Promise<{ interactionId: string; caseId: string }> {
  const { customerId } = await givenCustomer(api, { as, users: [{ details: person }] })
  const { caseId } = await givenCase(api, { as, customerId })
  const { users } = (await api.get(`/customers/${customerId}`, { as })).body
  const sms = {
    ...{ type: 'SMS', direction: 'OUTGOING', state: 'QUEUED', referenceId: caseId, notes: '<p>Ring &amp; hør</p>' },
    addressee: { userId: users[0].userId },
  }
  const { status, body, text } = await api.post('/interactions', sms, { as })
  expect(status, text).toBe(201)
  return { interactionId: body.id, caseId }
}

const run = (services = api.services): Promise<void> => dispatchMessages(services, logger)
const only = async (as: TestTenant): Promise<any> => {
  const { items } = (await api.get('/dispatches', { as })).body
  expect(items).toHaveLength(1)
  return items[0]
}
const stateOf = async (as: TestTenant, interactionId: string): Promise<string> =>
  (await api.get(`/interactions/${interactionId}`, { as })).body.state
const deliveryOf = async (as: TestTenant, interactionId: string): Promise<unknown> =>
  (await api.get(`/deliveries/${interactionId}`, { as })).body
const report = (as: TestTenant, dispatchId: string, body: unknown) =>
  api.post(`/dispatches/${dispatchId}/report`, body, { as })

describe('a text message', () => {
  it('is posted once, signed, with its proof, and the adapter reports what became of it', async () => {
    const as = await api.createTenant()
    const { interactionId, caseId } = await givenSms(as)
    await run()
    expect([received.length, await stateOf(as, interactionId)]).toEqual([0, 'QUEUED'])
    const { secret } = await givenAdapter(as)
    await Promise.all([run(), run(second.services)])
    await run()
    expect(received).toHaveLength(1)
    const [{ headers, body, raw }] = received as [(typeof received)[0]]
    const dispatch = await only(as)
    expect(body).toEqual({
      ...{ dispatchId: dispatch.dispatchId, tenantId: as.tenantId, interactionId, caseId, channel: 'SMS' },
      ...{ to: { name: person.name, address: '+4520123456' }, text: 'Ring & hør' },
    })
    expect(headers['idempotency-key']).toBe(dispatch.dispatchId)
    const expected = signedHeaders({ id: dispatch.dispatchId, sentAt: testStart, body: raw }, [secret])
    expect(headers).toMatchObject(expected)
    expect(dispatch).toMatchObject({
      ...{ state: 'SENT', attempts: 1, providerReference: 'p-1', sentAt: testStart.toISOString(), settledAt: null },
      ...{ isCaptured: false, nextAttemptAt: null },
    })
    expect(await stateOf(as, interactionId)).toBe('SENT')
    // An answer that accepts the message is no reason for anything.
    expect(await deliveryOf(as, interactionId)).toMatchObject({ state: 'SENT', reason: null })
    for (const each of [1, 2]) {
      const reported = await report(as, dispatch.dispatchId, { state: 'DELIVERED' })
      expect([each, reported.status, reported.body.state]).toEqual([each, 200, 'DELIVERED'])
    }
    expect((await report(as, dispatch.dispatchId, { state: 'FAILED' })).body.code).toBe('dispatch-state')
    expect((await report(as, dispatch.dispatchId, { state: 'RETURNED', reason: 'Ukendt' })).body).toMatchObject({
      ...{ state: 'RETURNED', lastAnswer: 'Ukendt', providerReference: 'p-1' },
    })
    const events = await eventsAbout(api, dispatch.dispatchId, as)
    expect(events.map(({ data }) => data.state)).toEqual(['SENT', 'DELIVERED', 'RETURNED'])
  })

  it('is tried again later with the same key, and fails if the adapter refuses it', async () => {
    const as = await api.createTenant()
    await givenAdapter(as)
    const { interactionId } = await givenSms(as)
    answer = { status: 503, body: '' }
    await run()
    await run()
    expect(received).toHaveLength(1)
    expect(await only(as)).toMatchObject({ state: 'QUEUED', attempts: 1, lastAnswer: '503' })
    api.clock.advance({ ms: 90_000 })
    answer = { status: 422, body: 'no such number' }
    await run()
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(2).fill((await only(as)).dispatchId),
    )
    expect(await only(as)).toMatchObject({ state: 'FAILED', attempts: 2, lastAnswer: '422 no such number' })
    expect(await stateOf(as, interactionId)).toBe('CANCELLED')
    expect(await deliveryOf(as, interactionId)).toMatchObject({ state: 'FAILED', reason: '422 no such number' })
  })

  it('of a test tenant is kept, and never posted', async () => {
    const as = await api.createTenant('Prøve', { isTest: true })
    await givenAdapter(as)
    const { interactionId } = await givenSms(as)
    await run()
    expect(received).toEqual([])
    expect(await only(as)).toMatchObject({ state: 'DELIVERED', isCaptured: true, text: 'Ring & hør' })
    expect(await stateOf(as, interactionId)).toBe('SENT')
  })

  it('is not sent if it was cancelled meanwhile', async () => {
    const as = await api.createTenant()
    const { interactionId } = await givenSms(as)
    await givenAdapter(as)
    await api.patch(`/interactions/${interactionId}`, { state: 'CANCELLED' }, { as })
    await run()
    expect([received.length, (await api.get('/dispatches', { as })).body.items]).toEqual([0, []])
  })
})

describe('an adapter', () => {
  it('is one per channel, changed with its version, and its secret is shown once', async () => {
    const as = await api.createTenant()
    const { dispatchChannelId, secret } = await givenAdapter(as)
    expect(secret).toMatch(/^whsec_/)
    const taken = await api.post('/dispatch-channels', { channel: 'SMS', url }, { as })
    expect([taken.status, taken.body.code]).toEqual([422, 'dispatch-channel-taken'])
    const path = `/dispatch-channels/${dispatchChannelId}`
    const { body, headers } = await api.get(path, { as })
    expect(JSON.stringify(body)).not.toContain('whsec_')
    const stale = await api.patch(path, { isActive: false }, { as, headers: { 'if-match': '"stale"' } })
    expect(stale.status).toBe(412)
    const changed = await api.patch(path, { isActive: false }, { as, headers: { 'if-match': String(headers['etag']) } })
    expect(changed.body.isActive).toBe(false)
    await givenSms(as)
    await run()
    expect(received).toEqual([])
    expect((await api.get(path)).status).toBe(404)
    expect((await api.delete(path, { as })).status).toBe(200)
  })

  it('422: must be reachable on the public internet', async () => {
    const as = await api.createTenant()
    for (const bad of ['http://10.0.0.1/', 'ftp://a.example/', 'https://user:pw@a.example/', { a: 1 }]) {
      const { status } = await api.post('/dispatch-channels', { channel: 'SMS', url: bad }, { as })
      expect([bad, status]).toEqual([bad, 422])
    }
  })
})

it('404, 422: a report needs a message of this tenant that was sent', async () => {
  const as = await api.createTenant('Prøve', { isTest: true })
  await givenSms(as)
  await run()
  const { dispatchId } = await only(as)
  expect((await report(api.tenant, dispatchId, { state: 'FAILED' })).status).toBe(404)
  for (const body of [{}, { state: 'SENT' }, { state: 'FAILED', reason: { a: 1 } }]) {
    expect((await report(as, dispatchId, body)).status).toBe(422)
  }
})
