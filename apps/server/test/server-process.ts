import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ensureBuilt } from '../bin/build.mjs'
import { Database } from '../src/platform/database/database.ts'
import { findEmbeddedDatabase } from '../src/platform/database/embedded/index.ts'
import { listProcesses } from '../src/platform/database/embedded/process-table.ts'
import { Passes } from '../src/platform/database/passes.ts'
import { findServiceLogin, onConnection } from '../src/platform/database/service-login.ts'
import { openSecretBox } from '../src/platform/secrets/secret-key.ts'
import { serverFolder } from '../src/platform/server-folder.ts'
import { CommandHost, type EndedCommand } from './command-host.ts'
import { memoryFolder } from './memory-folder.ts'
import { nodeOptions } from './node-options.ts'

/**
 * Real processes of the service on their own data folder: started, killed and stopped as an operator or the kernel
 * would. `remove()` ends whatever a test leaves running.
 */

const run = promisify(execFile)
const program = join(serverFolder, 'bin/fordring.mjs')
const startMsMax = 600_000
const commandMsMax = 600_000

type Environment = Readonly<Record<string, string>>

/** Waits for a condition with a deadline; the failure names what did not happen. */
export async function eventually(
  what: string,
  condition: () => boolean | Promise<boolean>,
  { withinMs = 600_000, everyMs = 20 }: { withinMs?: number; everyMs?: number } = {},
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`)
    await sleep(everyMs)
  }
}

/** A free port below those that the system gives to outgoing connections, so that it stays free between two starts. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = 12_000 + Math.floor(Math.random() * 8_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => {
        resolve(false)
      })
      server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
        resolve(true)
      })
    })
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('There is no free port.')
}

/** How a command of the command line ended. */
export interface CommandResult extends EndedCommand {
  /** The JSON object on the last line of the output, if it is one. */
  readonly json: any
}

/** One running `fordring start`. */
export class ServerProcess {
  readonly #child: ChildProcess
  #output = ''
  #lines = ''
  url = ''

  constructor(child: ChildProcess) {
    this.#child = child
    child.stdout?.on('data', (bytes) => {
      this.#lines += String(bytes)
      this.#output += String(bytes)
    })
    child.stderr?.on('data', (bytes) => (this.#output += String(bytes)))
  }

  get pid(): number {
    return this.#child.pid ?? -1
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  /** Everything it wrote so far. */
  get output(): string {
    return this.#output
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Waits until it has printed its address, and returns it. */
  async announced(): Promise<{
    url: string
    workerUrl: string | null
    demo: { tenantId: string; token: string } | null
  }> {
    await eventually('the server tells its address', () => !this.isAlive || announcementIn(this.#lines) !== undefined, {
      withinMs: startMsMax,
    })
    const announced = announcementIn(this.#lines)
    if (announced === undefined) throw new Error(`The server ended before it was up:\n${this.#output}`)
    this.url = announced.url
    return announced
  }

  /** Stops collecting what it writes: a line for each of very many requests would fill the memory. */
  discardOutput(): void {
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.removeAllListeners('data').resume()
  }

  /** The exit code, once it has ended; null after a kill. */
  async exit(): Promise<number | null> {
    if (this.isAlive) await once(this.#child, 'exit')
    return this.#child.exitCode
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name)
  }

  /** kill -9: nothing is finished, nothing is tidied up. */
  async kill(): Promise<void> {
    this.signal('SIGKILL')
    await this.exit()
  }

  /** Stops it as an init system does, and returns its exit code. */
  async stop(): Promise<number | null> {
    this.signal('SIGTERM')
    return this.exit()
  }
}

/** What the service announces on a line of its own, whatever it has logged before and after it. */
function announcementIn(text: string): any {
  const endedLines = text.slice(0, Math.max(0, text.lastIndexOf('\n'))).split('\n')
  const line = endedLines.find((each) => each.startsWith('{"url":'))
  return line === undefined ? undefined : JSON.parse(line)
}

export interface TenantOfInstallation {
  readonly tenantId: string
  readonly token: string
  readonly tokenId: string
}

export interface InstallationOptions {
  /** Every process and command has the settings in common that several processes need. */
  readonly sharesWork?: boolean
  /** On a disk of its own, so large, that can be filled; only root may have that. */
  readonly diskMb?: number
  /** The folder in which its own is created; by default in memory where there is room. */
  readonly parent?: string
}

/** A data folder, and all processes that work on it. */
export class Installation {
  readonly folder: string
  readonly dataDir: string
  readonly #hasOwnDisk: boolean
  readonly #servers: ServerProcess[] = []
  readonly #sharesWork: boolean

  /** In memory where there is room: what is tested here is the death of processes, not of disks. */
  private constructor({ sharesWork = false, diskMb, parent = memoryFolder() }: InstallationOptions) {
    this.#sharesWork = sharesWork
    this.folder = realpathSync(mkdtempSync(join(parent, 'fordring-server-')))
    this.#hasOwnDisk = diskMb !== undefined
    if (diskMb !== undefined) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'fordring', this.folder])
    // The database server may have to run as another user, who must be able to pass through.
    chmodSync(this.folder, 0o755)
    this.dataDir = join(this.folder, 'data')
    process.once('exit', this.#endAtOnce)
  }

  static async create(options: InstallationOptions = {}): Promise<Installation> {
    await ensureBuilt()
    return new Installation(options)
  }

  /** The environment of every process here: nothing of the test's own, no demo, no rate limit. */
  environment(more: Environment = {}): Environment {
    const { PATH = '/usr/bin:/bin', HOME = '/', TEST_COMPILE_CACHE } = process.env
    // A start compiles the same code as the one before it, which takes a seventh of its time.
    const cache = TEST_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE: TEST_COMPILE_CACHE }
    const service = { DATA_DIR: this.dataDir, DEMO: 'off', PORT: '0', RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' }
    return { PATH, HOME, ...cache, ...service, ...(this.#sharesWork ? this.sharedSettings : {}), ...more }
  }

  /** Spawns `fordring start` without waiting for it. */
  launch(env: Environment = {}): ServerProcess {
    const child = spawn(process.execPath, [...nodeOptions, program, 'start', '--json'], {
      env: this.environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const server = new ServerProcess(child)
    this.#servers.push(server)
    return server
  }

  /** Starts the service and waits until it responds. */
  async start(env: Environment = {}): Promise<ServerProcess> {
    const server = this.launch(env)
    await server.announced()
    await eventually('the server is healthy', () => answers(`${server.url}/healthz`), { withinMs: startMsMax })
    return server
  }

  /** What processes must have in common that share the work. */
  get sharedSettings(): Environment {
    return { SECRET_KEY: 'a-key-that-all-processes-of-a-test-share', FILES_URL: `file:${join(this.dataDir, 'files')}` }
  }

  /** Starts a process that runs jobs and sends webhooks, and serves no requests. */
  async startWorker(env: Environment = {}): Promise<ServerProcess> {
    const worker = this.launch({ ...this.sharedSettings, WORKER_PORT: '0', ...env, ROLE: 'worker' })
    await worker.announced()
    return worker
  }

  /** Runs one command of the command line to its end, in a process of its own. */
  async run(args: readonly string[], env: Environment = {}): Promise<CommandResult> {
    const options = { env: this.environment(env), timeout: commandMsMax, killSignal: 'SIGKILL' as const }
    const { code, stdout, stderr } = await run(process.execPath, [program, ...args], options).then(
      (ended) => ({ ...ended, code: 0 }),
      (error: unknown) => error as { code: number; stdout: string; stderr: string },
    )
    return { code, stdout, stderr, json: parseLastLine(stdout) }
  }

  /** Runs one command to its end, in a process that all commands of a worker share. */
  async runShared(args: readonly string[], env: Environment = {}): Promise<CommandResult> {
    const ended = await CommandHost.shared.run(args, this.environment(env))
    return { ...ended, json: parseLastLine(ended.stdout) }
  }

  /** Runs one command that must succeed, with --json, and returns its object. */
  async ask(...args: readonly string[]): Promise<any> {
    const result = await this.runShared([...args, '--json'])
    if (result.code !== 0 || result.json === undefined) {
      throw new Error(`fordring ${args.join(' ')} ended with ${result.code}:\n${result.stdout}\n${result.stderr}`)
    }
    return result.json
  }

  /** What opens the rows of the tenants here. */
  async passes(): Promise<Passes> {
    const secretKey = this.environment()['SECRET_KEY']
    const box = await openSecretBox({ secretKey, previousSecretKeys: [], dataDir: this.dataDir })
    return new Passes(box.passKey)
  }

  /** The database as the service itself uses it, where it runs. */
  async openDatabase(): Promise<Database> {
    const ownerUrl = await findEmbeddedDatabase(this.dataDir)
    if (ownerUrl === undefined) throw new Error('The database is not running.')
    const url = await onConnection(ownerUrl, 'test', (owner) => findServiceLogin(owner, ownerUrl))
    if (url === undefined) throw new Error('The service has no login yet.')
    return new Database({ url, passes: await this.passes(), poolSize: 2, onIdleError: () => undefined })
  }

  /** A tenant with a token that may do everything. */
  async createTenant(name = 'Testbureau'): Promise<TenantOfInstallation> {
    const { tenantId } = await this.ask('tenant', 'create', '--name', name)
    const token = await this.ask('token', 'create', '--tenant', tenantId, '--name', 'test', '--all-scopes')
    return { tenantId, ...token }
  }

  /** Where the superuser of the embedded database connects; nobody but a test has business there. */
  async superuserUrl(database = 'postgres'): Promise<string> {
    const { superuserPassword } = JSON.parse(readFileSync(join(this.#cluster(), 'credentials.json'), 'utf8'))
    const url = new URL((await this.ask('database-url')).url)
    url.username = 'postgres'
    url.password = superuserPassword
    url.pathname = `/${database}`
    return url.toString()
  }

  /** The process of the database server, or undefined if none is running. */
  postmasterPid(): number | undefined {
    const file = join(this.#cluster(), 'data/postmaster.pid')
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    return pid > 0 ? pid : undefined
  }

  /** kill -9 of the database server. */
  killPostmaster(): number {
    const pid = this.postmasterPid()
    if (pid === undefined) throw new Error('There is no database server to kill.')
    process.kill(pid, 'SIGKILL')
    return pid
  }

  /** The living processes of the database server. */
  async databaseProcesses(): Promise<number[]> {
    const living = await listProcesses()
    return living
      .filter(({ command, workingFolder }) => {
        if (!/postgres|initdb/.test(command)) return false
        return command.includes(` -D ${this.dataDir}`) || (workingFolder?.startsWith(this.dataDir) ?? false)
      })
      .map(({ pid }) => pid)
  }

  /** Ends whatever still runs, without asking, and deletes the folder. */
  async remove(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.kill()))
    await eventually('the database server is gone', async () => {
      const pids = await this.databaseProcesses()
      for (const pid of pids) endNow(pid)
      return pids.length === 0
    })
    process.off('exit', this.#endAtOnce)
    if (this.#hasOwnDisk) execFileSync('umount', ['--lazy', this.folder])
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #cluster(): string {
    const folder = join(this.dataDir, 'postgres')
    const pointer = join(folder, 'location')
    return join(existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : folder, 'cluster')
  }

  /** An aborted test run leaves no server running. */
  readonly #endAtOnce = (): void => {
    for (const server of this.#servers) server.signal('SIGKILL')
    const pid = this.postmasterPid()
    if (pid !== undefined) endNow(pid)
  }
}

function parseLastLine(text: string): any {
  try {
    return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')
  } catch {
    return undefined
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself in this moment.
  }
}
