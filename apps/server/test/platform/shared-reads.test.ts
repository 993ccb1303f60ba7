import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { CountingProxy } from '../counting-proxy.ts'
import { givenCase, givenContact, givenCustomer, voucherBody } from '../given.ts'
import { startSecondInstance, type SecondInstance } from '../second-instance.ts'
import { type Answer, startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
let proxy: CountingProxy
let second: SecondInstance

beforeAll(async () => {
  api = await startTestApp()
  proxy = await CountingProxy.open(api.serviceUrl)
  second = await startSecondInstance(api, { url: proxy.url, listenerUrl: api.serviceUrl, receivesChanges: true })
})
afterAll(async () => {
  await second.close()
  await proxy.close()
  await api.close()
})

type Paths = readonly [name: string, paths: () => Promise<readonly string[]>]

const cases = async (): Promise<{ caseId: string; customerId: string }[]> => {
  const { customerId } = await givenCustomer(api)
  return Promise.all(
    [1, 2, 3].map(async (count) => {
      const vouchers = Array.from({ length: count }, () => voucherBody(120_000 * count))
      const { caseId } = await givenCase(api, { customerId, vouchers })
      return { caseId, customerId }
    }),
  )
}

const all: readonly Paths[] = [
  [
    'contacts',
    async () =>
      (await Promise.all([1, 2, 3].map(() => givenContact(api)))).map(({ contactId }) => `/contacts/${contactId}`),
  ],
  ['cases', async () => (await cases()).map(({ caseId }) => `/cases/${caseId}`)],
  [
    'pages of vouchers',
    async () => {
      const [one, other] = await cases()
      const paths = [one, other].map((given) => `/case-vouchers/${given?.caseId}`)
      return [
        ...paths,
        ...paths.map((path) => `${path}?pageSize=1`),
        ...paths.map((path) => `${path}?page=1&pageSize=1`),
      ]
    },
  ],
  [
    'customers by reference',
    async () => {
      const customers = await Promise.all([givenCustomer(api), givenCustomer(api)])
      return customers.flatMap(({ referenceId, creditorId }) => [
        `/customers/by-reference-id/${referenceId}`,
        `/customers/by-reference-id/${referenceId}?creditorId=${creditorId}`,
      ])
    },
  ],
  ['customers', async () => (await cases()).map(({ customerId }) => `/customers/${customerId}`)],
]

describe('reads at the same moment', () => {
  it.each(all)('get what each gets alone, missing records too: %s', async (_, given) => {
    const existing = await given()
    const paths = [...existing, ...existing.map((path) => path.replace(/[0-9a-f-]{36}/, newId()))]
    const alone: Answer[] = []
    for (const path of paths) alone.push(await second.request({ method: 'GET', path }))
    const wanted = Array.from({ length: 6 }).flatMap(() => paths.map((path, index) => ({ path, answer: alone[index] })))
    const together = await Promise.all(wanted.map(({ path }) => second.request({ method: 'GET', path })))
    expect(together.map(({ status, body }) => ({ status, body: withoutTrace(body) }))).toEqual(
      wanted.map(({ answer }) => ({ status: answer?.status, body: withoutTrace(answer?.body) })),
    )
    expect(new Set(alone.map(({ status }) => status)).has(200)).toBe(true)
  })

  it('take few trips, and see what was written just before', async () => {
    const [{ caseId } = { caseId: '' }] = await cases()
    const path = `/cases/${caseId}`
    await second.request({ method: 'GET', path })
    proxy.take()
    const reads = Array.from({ length: 32 }, () => second.request({ method: 'GET', path }))
    await second.request({ method: 'PATCH', path, body: { journalNumber: 'J-1' } })
    await Promise.all(reads)
    const last = await Promise.all(Array.from({ length: 8 }, () => second.request({ method: 'GET', path })))
    expect(last.map(({ body }) => body.journalNumber)).toEqual(Array.from({ length: 8 }, () => 'J-1'))
    const reading = proxy.take().statements.filter((text) => text.includes('"accruedInterest"'))
    // Of the 32 and the 8, two alone each and the others with them; the change reads the case as well.
    expect(reading.length).toBeLessThan(16)
  })
})

/** A problem names its request. */
function withoutTrace(body: unknown): unknown {
  return { ...(body as object), instance: '', requestId: '' }
}
