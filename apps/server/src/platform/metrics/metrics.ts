import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { unauthorized } from '../identity/authenticator.ts'

/** Measures every answer and shows the figures at /metrics, to callers on this machine or with the metrics token. */
export function measure(
  app: FastifyInstance,
  options: { database: Database; token: string | undefined; further?: readonly Metric[] },
): void {
  const registry = new Registry()
  for (const metric of options.further ?? []) registry.registerMetric(metric)
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'fordring_request_duration_seconds',
    help: 'How long requests took, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'fordring_database_waiting_requests',
    help: 'Requests that wait for a database connection.',
    registers: [registry],
    collect() {
      this.set(options.database.waitingCount)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config
    // How long somebody listens says nothing about how fast we are.
    const isStream = operation?.success.isStream === true && reply.statusCode === 200
    const labels = { operation: operation?.id ?? 'none', status: String(reply.statusCode) }
    if (!isStream) durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !presentsToken(request, options.token)) throw unauthorized()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function isLocal(request: FastifyRequest): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
}

function presentsToken(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
