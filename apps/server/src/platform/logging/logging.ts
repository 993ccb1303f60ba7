import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import type { LogLevel } from '../config/config.ts'

/** JSON lines on standard output, without what callers send or who debtors are. */
export function createLogger(level: LogLevel): Logger {
  const output = pino.destination({ dest: 1, sync: true })
  const lines = new JoinedLines((text) => output.write(text))
  process.once('exit', () => {
    lines.flush()
  })
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    lines,
  )
}

/**
 * Writes all lines of one turn of the event loop at once: a system call for each would be a tenth of the time of a busy
 * service.
 */
export class JoinedLines {
  readonly #write: (text: string) => void
  #waiting = ''

  constructor(write: (text: string) => void) {
    this.#write = write
  }

  write(line: string): void {
    if (this.#waiting === '') {
      setImmediate(() => {
        this.flush()
      })
    }
    this.#waiting += line
  }

  flush(): void {
    const text = this.#waiting
    this.#waiting = ''
    if (text !== '') this.#write(text)
  }
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
