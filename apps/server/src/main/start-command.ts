import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Logger } from 'pino'
import { grantableScopes } from '../app.ts'
import { type Demo, ensureDemo, isDemoFilled } from '../features/installation/demo/index.ts'
import { addressOf, readConfig } from '../platform/config/config.ts'
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
    .action(async (options: { json?: boolean }) => {
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
      const started: { demo?: Demo } = {}
      // Filled before the server listens: once the server is healthy, the demo tenant exists too.
      const prepare = async (services: Services, database: DatabaseVariables): Promise<void> => {
        if (config.demo) {
          if (!(await isDemoFilled(services))) await fillDemoAside(database, stopRequested)
          started.demo = await ensureDemo(services, { dataDir: config.dataDir, scopes: grantableScopes })
        }
        await consoleBuilt
      }
      const server = await start(config, { logger, shutdown, prepare, signal: stopRequested }).catch(
        (error: unknown) => {
          // Aborted before it was up: everything that had started has stopped again.
          if (!stopRequested.aborted) throw error
        },
      )
      if (server === undefined) return
      running.server = server
      stopRequested.addEventListener('abort', () => {
        exitAfter(shutdown.run())
      })
      announce(server, started.demo, options)
    })
  withJson(program.command('demo'))
    .description('create the demo tenant if it does not exist, and print how to reach it')
    .option('--shell', 'print shell variables, for eval')
    .action(async (options: { json?: boolean; shell?: boolean }) => {
      endWithParent()
      const { demo, url } = await asOperator(async (operator) => ({
        demo: await ensureDemo(operator, { dataDir: operator.config.dataDir, scopes: grantableScopes }),
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

/** In its own process, so that its memory is released when it ends. */
async function fillDemoAside(database: DatabaseVariables, signal: AbortSignal): Promise<void> {
  const filling = fork(join(serverFolder, 'bin', 'fordring.mjs'), ['demo', '--json'], {
    env: { ...process.env, ...database },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
  })
  const [code] = (await once(filling, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The demo tenant could not be created; see the error above. Start again to continue.')
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
