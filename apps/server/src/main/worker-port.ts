import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Metric } from 'prom-client'
import type { Config } from '../platform/config/config.ts'
import { answerHealth, type Readiness } from '../platform/http/server/health.ts'
import { createServer } from '../platform/http/server/server.ts'
import type { Services } from '../platform/http/server/services.ts'
import { measure } from '../platform/metrics/metrics.ts'

/** Serves health checks and metrics for a process without an API, so that it can be monitored like the others. */
export async function openWorkerPort(parts: {
  config: Config
  services: Services
  logger: Logger
  readiness: Readiness
  metrics: readonly Metric[]
}): Promise<FastifyInstance> {
  const { config, services, logger, readiness, metrics } = parts
  const app = await createServer({
    services,
    logger,
    operations: [],
    constraints: {},
    trustProxy: config.trustProxy,
    extend: (app) => {
      measure(app, { database: services.database, token: config.metricsToken, further: metrics })
      answerHealth(app, readiness)
      return Promise.resolve()
    },
  })
  await app.listen({ port: config.workerPort, host: config.host }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Another process listens on ${config.host}:${config.workerPort}. Set WORKER_PORT to another port, or to 0 for any free port.`,
    )
  })
  return app
}
