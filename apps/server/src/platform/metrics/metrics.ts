import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import { isLoopbackAddress } from '../outbound/public-address.ts'
import type { Database } from '../database/database.ts'
import { unauthorized } from '../identity/authenticator.ts'

/**
 * Measures every response and serves the figures at /metrics, to callers on this machine or with the metrics token.
 * Requests from a proxy only appear to come from this machine, so they need the token.
 */
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
    // How long a client listens says nothing about our speed.
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

const figureMs = 1_000

/** A figure, or undefined if reading it fails or takes too long, so that the others are still shown. */
export async function figureInTime<Row>(reading: Promise<Row>): Promise<Row | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, figureMs, undefined)
  })
  try {
    return await Promise.race([reading.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Headers that proxies add to requests. */
const proxyHeaders =
  /^(forwarded|x-forwarded(-.+)?|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fastly-.+|via|x-envoy-.+|x-proxy.*|x-request-start|x-amzn-.+)$/

/** Checks the connection itself, not the address given by a trusted proxy. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  return isLoopbackAddress(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => proxyHeaders.test(name))
}

function presentsToken(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
