import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { api, buildApp } from '../app.ts'
import { registerDebtorWeb } from '../features/messaging/debtor-web/index.ts'
import { recordRequests, RequestRecorder } from '../features/integration/request-log/index.ts'
import { DeliveryEngine, webhookCreated, webhookMetrics } from '../features/integration/webhooks/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { type Config, withPort } from '../platform/config/config.ts'
import { Database, type DatabaseOptions } from '../platform/database/database.ts'
import { Listener } from '../platform/database/listener.ts'
import { readMigrationNames } from '../platform/database/migrate.ts'
import { Replica } from '../platform/database/replica.ts'
import { AddressGuard } from '../platform/http/server/address-guard.ts'
import { answerConsole, readConsole } from '../platform/http/pages/console.ts'
import { answerDocumentation } from '../platform/http/reference/documentation.ts'
import { answerHealth, type Readiness } from '../platform/http/server/health.ts'
import { LiveStreams } from '../platform/http/streams/live-streams.ts'
import { SharedRateLimit } from '../platform/http/server/shared-rate-limit.ts'
import type { Services } from '../platform/http/server/services.ts'
import { eventsWritten } from '../platform/commands/execute-command.ts'
import { SingleFlight } from '../platform/commands/single-flight.ts'
import { Authenticator } from '../platform/identity/authenticator.ts'
import { startPeriodicJobs } from '../platform/jobs/periodic-job.ts'
import { logAnswers } from '../platform/logging/logging.ts'
import { measure } from '../platform/metrics/metrics.ts'
import { openSecretBox } from '../platform/secrets/secret-key.ts'
import { migrationsFolder } from '../platform/server-folder.ts'
import { Drain } from './drain.ts'
import { requireSameInstallation } from './installation.ts'
import { jobsOf } from './jobs.ts'
import { mailJobsOf } from './mail-jobs.ts'
import { type DatabaseVariables, openDatabase, prepareDatabase, type PreparedDatabase } from './open-database.ts'
import { outboundGuard } from './outbound-guard.ts'
import { openBankFolder } from './open-bank-folder.ts'
import { openFileStore } from './open-file-store.ts'
import { recordRefusals } from './record-refusals.ts'
import { notePort } from './running-server.ts'
import type { Shutdown } from './shutdown.ts'
import { openWorkerPort } from './worker-port.ts'

export interface RunningServer {
  readonly config: Config
  readonly services: Services
  /** Shortens the time in which a stopping process still serves. */
  hurry(): void
}

/** The class of the locks of delivery workers, as used in `claim-webhook-deliveries.sql`. */
const deliveryLock = 20777

/** The last step of a shutdown. An embedded database writes a checkpoint, which takes as long as the disk needs. */
export const databaseServer = 'the database server'

export interface StartOptions {
  readonly logger: Logger
  /** Gets a step for everything that is started. */
  readonly shutdown: Shutdown
  /** Called before the server listens. */
  readonly prepare: (services: Services, database: DatabaseVariables) => Promise<void>
  /** Aborted to stop the service, possibly before it has started. */
  readonly signal: AbortSignal
}

/** Starts the service: database, migrations, caches, the caller's preparation, then the port and the jobs. */
export async function start(
  given: Config,
  { logger, shutdown, prepare, signal }: StartOptions,
): Promise<RunningServer> {
  const opened = await openDatabase(given, (message) => {
    logger.info(message)
  })
  shutdown.add(databaseServer, () => opened.close())
  // If the start is aborted, its current step fails because the database is gone.
  signal.addEventListener('abort', () => void shutdown.run().catch(() => undefined))
  try {
    signal.throwIfAborted()
    const prepared = await prepareDatabase(given, opened)
    let config = given
    const { services, listener } = await connect({ config: () => config, prepared, logger, shutdown })
    await prepare(services, { DATABASE_URL: prepared.url, DATABASE_OWNER_URL: opened.ownerUrl })
    const figures = webhookMetrics(services.database)
    const drain = new Drain(given.shutdownDelayMs, logger)
    const readiness: Readiness = {
      ...services,
      migrations: await readMigrationNames(migrationsFolder),
      parts: { databaseServer: () => opened.isUp(), announcements: () => listener.isListening },
      isStopping: () => drain.isStopping,
    }
    config = await listen({ given, services, logger, readiness, figures, shutdown })
    if (given.role !== 'worker') shutdown.add('the record of the port', await notePort(config))
    if (given.role !== 'api') {
      const jobs = startPeriodicJobs(
        [...jobsOf(services, logger), ...mailJobsOf(services, given, logger, shutdown)],
        logger,
      )
      shutdown.add('background jobs', () => jobs.stop())
      await startDeliveries({ services, url: listenUrlOf(prepared.url, given), logger, shutdown, figures })
    }
    shutdown.add('readiness', () => drain.begin())
    signal.throwIfAborted()
    return {
      config,
      services,
      hurry: () => {
        drain.cutShort()
      },
    }
  } catch (error) {
    await shutdown.run()
    throw error
  }
}

/** The login of the service at the address of PostgreSQL itself, past a pooler. */
function listenUrlOf(serviceUrl: string, { databaseListenUrl }: Config): string {
  if (databaseListenUrl === undefined) return serviceUrl
  const url = new URL(databaseListenUrl)
  const { username, password, pathname } = new URL(serviceUrl)
  return Object.assign(url, { username, password, pathname }).toString()
}

/** Opens the port of the API or of a worker, and returns the configuration with the actual port. */
async function listen(parts: {
  given: Config
  services: Services
  logger: Logger
  readiness: Readiness
  figures: ReturnType<typeof webhookMetrics>
  shutdown: Shutdown
}): Promise<Config> {
  const { given, services, logger, readiness, figures, shutdown } = parts
  if (given.role === 'worker') {
    const app = await openWorkerPort({ config: given, services, logger, readiness, metrics: figures.metrics })
    shutdown.add('the port of the worker', () => app.close())
    return { ...given, workerPort: portOf(app) }
  }
  const requests = requestRecorder(services, logger)
  shutdown.add('the request log', () => requests.flush())
  const app = await openPort({ given, logger, services, readiness, figures, requests })
  shutdown.add('running requests', () => {
    services.streams.stop()
    return app.close()
  })
  await app.listen({ port: given.port, host: given.host })
  return withPort(given, portOf(app))
}

async function connect(parts: {
  config: () => Config
  prepared: PreparedDatabase
  logger: Logger
  shutdown: Shutdown
}): Promise<{ services: Services; listener: Listener }> {
  const { prepared, logger, shutdown } = parts
  const config = parts.config()
  const options = {
    ...prepared,
    poolSize: config.databasePoolSize,
    onIdleError: ({ message }: Error): void => {
      // Not the error itself: the pool attaches the whole connection to it, with its cancel key and statements.
      logger.warn({ reason: message }, 'an idle database connection was lost')
    },
  }
  const replica =
    config.databaseReadUrl === undefined ? {} : { replica: openReplica(config.databaseReadUrl, options, logger) }
  const database = new Database({ ...options, ...replica })
  shutdown.add('database connections', () => database.close())
  const authenticator = new Authenticator(database, (error) => {
    logger.warn({ err: error }, 'the time of last use of a token could not be stored')
  })
  const streams = new LiveStreams({
    clock: systemClock,
    onError: (error) => {
      logger.warn({ err: error }, 'a stream failed and will be retried')
    },
  })
  const listener = new Listener({
    url: listenUrlOf(prepared.url, config),
    channels: {
      identity_changed: (id) => {
        authenticator.forget(id)
        streams.identityChanged(id)
      },
      [eventsWritten]: (tenantId) => {
        streams.wake(tenantId)
      },
    },
    onState: (isListening) => {
      authenticator.setReceivesChanges(isListening)
      streams.setReceivesChanges(isListening)
    },
  })
  await listener.start()
  shutdown.add('database notifications', () => listener.stop())
  const services = {
    ...{ database, authenticator, streams },
    ...(await openStores(config, database, shutdown)),
    outbound: outboundGuard(config),
    isMailConfigured: config.smtpUrl !== undefined,
    printFolder: config.printFolder,
    ...{ clock: systemClock, rateLimit: new SharedRateLimit(database, config.rateLimitPerMinute) },
    ...{ singleFlight: new SingleFlight(), signInGuard: new AddressGuard() },
    refusals: recordRefusals(database, logger, shutdown),
    publicUrl: () => parts.config().publicUrl,
  }
  return { services, listener }
}

/** A replica has the logins of the primary. Requests are never served with another login than there. */
function openReplica(readUrl: string, options: DatabaseOptions, logger: Logger): Replica {
  if (options.isDistributed === true) {
    throw new Error('DATABASE_READ_URL cannot be used with a distributed database: each of its nodes has its own log.')
  }
  const { username, password } = new URL(options.url)
  const url = Object.assign(new URL(readUrl), { username, password }).href
  return new Replica({
    database: new Database({ ...options, url }),
    onError: (error) => {
      logger.warn({ reason: String(error) }, 'the replica cannot be read; the primary serves its reads')
    },
  })
}

/** The secret key and the files, which must be the same for every process on the database, and where statements come from. */
async function openStores(
  config: Config,
  database: Database,
  shutdown: Shutdown,
): Promise<Pick<Services, 'files' | 'secrets' | 'bankFolder'>> {
  const { files, close } = await openFileStore(config.files)
  shutdown.add('the file store', close)
  const secrets = await openSecretBox(config)
  await requireSameInstallation({ database, secrets, files, now: systemClock.now() })
  return { files, secrets, bankFolder: await openBankFolder(config.bankFolder, shutdown) }
}

function requestRecorder({ database }: Services, logger: Logger): RequestRecorder {
  return new RequestRecorder({
    database,
    onLoss: (count, error) => {
      logger.warn({ err: error, count }, 'requests could not be written to the request log')
    },
  })
}

async function openPort(parts: {
  given: Config
  logger: Logger
  services: Services
  readiness: Readiness
  figures: ReturnType<typeof webhookMetrics>
  requests: RequestRecorder
}): Promise<FastifyInstance> {
  const { given, logger, services } = parts
  return buildApp({
    services,
    logger,
    trustProxy: given.trustProxy,
    extend: async (app) => {
      logAnswers(app)
      recordRequests(app, parts.requests, services.clock)
      measure(app, { database: services.database, token: given.metricsToken, further: parts.figures.metrics })
      answerHealth(app, parts.readiness)
      answerDocumentation(app, { api, publicUrl: services.publicUrl })
      await registerDebtorWeb(app, services)
      const console = readConsole()
      if (console === undefined) logger.warn('the console is not built: run "npm run build"')
      else answerConsole(app, console)
    },
  })
}

/**
 * Delivers webhooks. The connection that listens for new events also holds the lock by which others see that we are
 * alive.
 */
async function startDeliveries({
  services,
  url,
  logger,
  shutdown,
  figures,
}: {
  services: Services
  url: string
  logger: Logger
  shutdown: Shutdown
  figures: ReturnType<typeof webhookMetrics>
}): Promise<void> {
  const worker = randomInt(1, 2 ** 31 - 1)
  const engine = new DeliveryEngine({
    services,
    worker: () => (listener.isListening ? worker : undefined),
    onAttempt: figures.onAttempt,
    onError: (error) => {
      logger.error({ err: error }, 'webhooks could not be delivered and will be retried')
    },
  })
  const listener: Listener = new Listener({
    url,
    channels: {
      [eventsWritten]: (tenantId) => {
        engine.wake(tenantId)
      },
      [webhookCreated]: (tenantId) => {
        engine.follow(tenantId)
      },
    },
    lock: [deliveryLock, worker],
    onState: () => {
      engine.wake()
    },
  })
  await listener.start()
  shutdown.add('database notifications', () => listener.stop())
  engine.start()
  shutdown.add('webhook deliveries', () => engine.stop())
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
