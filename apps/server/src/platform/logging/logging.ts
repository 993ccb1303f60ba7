import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import type { LogLevel } from '../config/config.ts'

/** JSON lines on standard output, without what callers send or who debtors are. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}

/** Logs one line per request, with the operation instead of the address, which may contain a customer's reference. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        operation: request.routeOptions.config.operation?.id ?? null,
        method: request.method,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        tenantId: request.principal?.tenant.tenantId ?? null,
        tokenId: request.principal?.id ?? null,
      },
      'answered',
    )
    done()
  })
}
