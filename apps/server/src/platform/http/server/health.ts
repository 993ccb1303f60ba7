import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { sql } from '../../database/sql.ts'
import type { Clock } from '../../clock/clock.ts'
import type { FileStore } from '../../files/file-store.ts'
import { Shortage } from './shortage.ts'

export interface Readiness {
  readonly database: Database
  readonly files: FileStore
  readonly clock: Clock
  /** Names of the migrations this release needs. */
  readonly migrations: readonly string[]
  /** Further components that must be up, by name. */
  readonly parts: Readonly<Record<string, () => boolean>>
  /** The process is stopping: load balancers must send traffic elsewhere while it still serves requests. */
  readonly isStopping: () => boolean
}

const checkTimeoutMs = 2_000

/** /healthz reports that the process is alive; /readyz that it can do its work, component by component. */
export function answerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  const shortage = new Shortage(readiness)
  app.addHook('onError', (_request, _reply, error, done) => {
    shortage.note(error)
    done()
  })
  app.get('/readyz', async (_request, reply) => {
    if (readiness.isStopping()) return reply.code(503).send({ status: 'stopping', checks: {} })
    const resources = (await withTimeout(shortage.isPresent()).catch(() => true)) ? 'short' : 'ok'
    const checks = { ...(await databaseChecks(readiness)), resources, ...partChecks(readiness) }
    const isReady = Object.values(checks).every((check) => check === 'ok')
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', checks })
  })
}

function partChecks(readiness: Readiness): Record<string, string> {
  return Object.fromEntries(Object.entries(readiness.parts).map(([name, isUp]) => [name, isUp() ? 'ok' : 'down']))
}

async function databaseChecks(readiness: Readiness): Promise<Record<string, string>> {
  try {
    const applied = await withTimeout(
      readiness.database.withoutTenant((transaction) =>
        transaction.many(sql<{ name: string }>`select name from schema_migrations`),
      ),
    )
    const names = new Set(applied.map((row) => row.name))
    const isComplete = readiness.migrations.every((name) => names.has(name))
    return { database: 'ok', migrations: isComplete ? 'ok' : 'pending' }
  } catch {
    return { database: 'down' }
  }
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The database did not answer in time.'))
    }, checkTimeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // If the check lost the race, its failure no longer matters.
    work.catch(() => undefined)
  }
}
