import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import type { LogLevel } from '../config/config.ts'

/** JSON lines on standard output. What callers send, and who debtors are, is never among them. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}

/** One line per answered request: the operation rather than the address, which may hold a customer's reference. */
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
