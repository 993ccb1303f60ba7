import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookMetrics } from '../../src/features/integration/webhooks/index.ts'
import { Database } from '../../src/platform/database/database.ts'
import { measure } from '../../src/platform/metrics/metrics.ts'
import { problemFor, sendProblem } from '../../src/platform/http/errors/error-reply.ts'
import { testPasses } from '../template-database.ts'

/** The metrics, requested by callers who may not see them. There is no database. */
const token = 'a token for monitoring'
let app: FastifyInstance
let database: Database

beforeAll(async () => {
  database = new Database({
    url: 'postgres://nobody@127.0.0.1:1/none',
    passes: testPasses,
    poolSize: 1,
    onIdleError: () => undefined,
  })
  app = Fastify({ trustProxy: true })
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemFor(error, {})!))
  measure(app, { database, token, further: webhookMetrics(database).metrics })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

async function statusFrom(remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  return (await app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })).statusCode
}

const passedOn = [
  { forwarded: 'for=203.0.113.9' },
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'X-Forwarded-Proto': 'https' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
  { 'cf-connecting-ip': '127.0.0.1' },
  { 'true-client-ip': '127.0.0.1' },
]

describe('/metrics', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('200 from this machine: %s', async (address) => {
    expect(await statusFrom(address)).toBe(200)
  })

  it.each(['203.0.113.9', '10.0.0.1', '2001:db8::1'])(
    '401 from other machines, whatever they claim: %s',
    async (address) => {
      expect(await statusFrom(address)).toBe(401)
      expect(await statusFrom(address, { 'x-forwarded-for': '127.0.0.1' })).toBe(401)
    },
  )

  it.each(passedOn)('401 through a proxy on this machine: %o', async (headers) => {
    expect(await statusFrom('127.0.0.1', headers)).toBe(401)
    expect(await statusFrom('127.0.0.1', { ...headers, authorization: `Bearer ${token}` })).toBe(200)
    expect(await statusFrom('127.0.0.1', { ...headers, authorization: `Bearer ${token}x` })).toBe(401)
  })

  it('is served while the database is down, without the figure that comes from it', async () => {
    const answer = await app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('fordring_database_waiting_requests 0')
    expect(answer.payload).not.toMatch(/^fordring_webhook_deliveries_pending \d/m)
  })
})
