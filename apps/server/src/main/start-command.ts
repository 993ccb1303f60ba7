import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Logger } from 'pino'
import { grantableScopes } from '../app.ts'
import {
  type Demo,
  type DemoOptions,
  ensureDemo,
  fillDemo,
  isDemoFilled,
  openDemo,
} from '../features/installation/demo/index.ts'
import { addressOf, type Config, readConfig } from '../platform/config/config.ts'
import type { Services } from '../platform/http/server/services.ts'
import { createLogger } from '../platform/logging/logging.ts'
import { serverFolder } from '../platform/server-folder.ts'
import { printResult, withJson } from './command-output.ts'
import { asOperator } from './operator.ts'
import type { DatabaseVariables } from './open-database.ts'
import { Shutdown } from './shutdown.ts'
import { databaseServer, type RunningServer, start } from './start.ts'

/** Longer than any request may take. After that, whatever still runs is aborted. */
const finishMsMax = 20_000
/** How much longer an embedded database may take to write everything to a slow disk. */
const databaseStopMsMax = 60_000

/** `fordring start` and `fordring demo`. */
export function startCommand(program: Command, consoleBuilt?: Promise<unknown>): void {
  withJson(program.command('start'))
    .description('start the service, with the embedded database unless DATABASE_URL is set')
    .action((options: { json?: boolean }) => startService(options, consoleBuilt))
  withJson(program.command('demo'))
    .description('create the demo tenant if it does not exist, and print how to reach it')
    .option('--shell', 'print shell variables, for eval')
    .action(async (options: { json?: boolean; shell?: boolean }) => {
      endWithParent()
      const { demo, url } = await asOperator(async (operator) => ({
        demo: await ensureDemo(operator, demoOptions(operator.config)),
        url: operator.config.publicUrl,
      }))
      const lines =
        options.shell === true
          ? [
              `export FORDRING_URL=${url}`,
              `export FORDRING_TENANT=${demo.tenantId}`,
              `export FORDRING_TOKEN=${demo.token}`,
            ]
          : [
              `Demo tenant ${demo.tenantId}`,
              `Demo token  ${demo.token}`,
              `Demo login  ${loginOf(demo)}`,
              `Demo debtor ${url}${demo.debtorPath}`,
            ]
      printResult(options, { url, ...demo }, lines)
    })
}

async function startService(options: { json?: boolean }, consoleBuilt: Promise<unknown> | undefined): Promise<void> {
  const config = readConfig(process.env)
  const running: { server?: RunningServer } = {}
  const logger = createLogger(config.logLevel)
  const shutdown = new Shutdown(logger)
  const stopRequested = stopSignal({
    onFirst: () => {
      limitShutdown(shutdown, logger, config.shutdownDelayMs + finishMsMax)
    },
    onSecond: () => running.server?.hurry(),
  })
  const opened: { demo?: Demo; unfilled?: DatabaseVariables } = {}
  // Once the server listens, the logins and the token of the demo work. Its data may follow: nobody waits for it.
  const prepare = async (services: Services, database: DatabaseVariables): Promise<void> => {
    if (config.demo) {
      opened.demo = await openDemo(services, demoOptions(config))
      if (await isDemoFilled(services)) await fillDemo(services)
      else opened.unfilled = database
    }
    await consoleBuilt
  }
  const server = await start(config, { logger, shutdown, prepare, signal: stopRequested }).catch((error: unknown) => {
    // Aborted before it was up: everything that had started has stopped again.
    if (!stopRequested.aborted) throw error
  })
  if (server === undefined) return
  running.server = server
  stopRequested.addEventListener('abort', () => {
    exitAfter(shutdown.run())
  })
  // People can look around while the demo is being filled. A program reads the line when everything is there, and none if
  // the service is stopped before.
  if (options.json !== true) announce(server, opened.demo, options)
  if (opened.unfilled !== undefined) await completeDemo(opened.unfilled, { logger, signal: stopRequested })
  if (options.json === true && !stopRequested.aborted) announce(server, opened.demo, options)
}

function demoOptions({ dataDir }: Config): DemoOptions {
  return { dataDir, scopes: grantableScopes }
}

/** Fills the demo tenant while the server is running. If that fails, the server runs on. */
async function completeDemo(
  database: DatabaseVariables,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
): Promise<void> {
  logger.info('the demo tenant is being filled')
  try {
    await fillDemoAside(database, signal)
    logger.info('the demo tenant is complete')
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, 'the demo tenant is incomplete: start again to continue')
  }
}

/** In its own process, so that its memory is released when it ends. */
async function fillDemoAside(database: DatabaseVariables, signal: AbortSignal): Promise<void> {
  const filling = fork(join(serverFolder, 'bin', 'fordring.mjs'), ['demo', '--json'], {
    env: { ...process.env, ...database },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
  })
  const [code] = (await once(filling, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The process that fills the demo tenant failed.')
}

/** If the server is killed, its work ends with it, so that the next start has the database to itself. */
function endWithParent(): void {
  if (process.channel === undefined) return
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}

function announce(server: RunningServer, demo: Demo | undefined, options: { json?: boolean }): void {
  const { publicUrl: url, role, host, workerPort } = server.config
  const lines = ['', 'Fordring is running.', '']
  const workerUrl = role === 'worker' ? addressOf(host, workerPort) : null
  if (workerUrl === null) lines.push(`  Start page      ${url}/`, `  API reference   ${url}/reference`)
  else lines.push(`  Worker health   ${workerUrl}/readyz`, `  Worker metrics  ${workerUrl}/metrics`)
  if (demo !== undefined) {
    lines.push(
      `  Demo tenant     ${demo.tenantId}`,
      `  Demo token      ${demo.token}`,
      `  Demo login      ${loginOf(demo)}`,
      `  Demo debtor     ${url}${demo.debtorPath}`,
    )
  }
  printResult(options, { url, workerUrl, demo: demo ?? null }, [...lines, ''])
}

function loginOf({ logins }: Demo): string {
  return `${logins.admin} or ${logins.caseworker}, password ${logins.password}`
}

/** Ends the process if its shutdown takes too long, and says what it was waiting for. */
function limitShutdown(shutdown: Shutdown, logger: Logger, msMax: number): void {
  const giveUp = (): void => {
    logger.error(`not stopped in time: gave up waiting for ${shutdown.running ?? 'the start to end'}`)
    process.exit(1)
  }
  setTimeout(() => {
    if (shutdown.running === databaseServer) setTimeout(giveUp, databaseStopMsMax).unref()
    else giveUp()
  }, msMax).unref()
}

/** Aborted by the first signal to stop. */
function stopSignal({ onFirst, onSecond }: { onFirst: () => void; onSecond: () => void }): AbortSignal {
  const stopping = new AbortController()
  const stop = (): void => {
    if (stopping.signal.aborted) {
      onSecond()
      return
    }
    onFirst()
    stopping.abort()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return stopping.signal
}

function exitAfter(stopped: Promise<void>): void {
  stopped.then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
}
