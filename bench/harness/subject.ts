import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { serverFolder } from '../../apps/server/src/platform/server-folder.ts'
import { HttpClient, TenantClient } from '../../apps/server/test/http-client.ts'
import { Installation, type ServerProcess, type TenantOfInstallation } from '../../apps/server/test/server-process.ts'
import { LoadGenerator, type LoadRequest, type LoadResult } from './load.ts'
import { type PgbenchOptions, type PgbenchResult, runPgbench } from './pgbench.ts'
import { cpuMsOf, cpuMsOfFamily } from './processes.ts'

/** The source folder, not that of the bundled bench. */
export const benchFolder = join(serverFolder, '../../bench')

/** How long each round measures. */
export const roundSeconds = Number(process.env['BENCH_SECONDS'] ?? 3)
/** How often product and yardstick alternate. */
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)

/** What a run cost, apart from its own result. */
export interface Cost {
  readonly nodeCpuMs: number
  readonly postgresCpuMs: number
  readonly walBytes: number
}

export type Measured<Result> = Result & Cost

/** The ids of new records; each kind of record has one of them. */
type NewIds = Readonly<Record<'id' | 'creditorId' | 'customerId' | 'webhookId', string>>

/**
 * The service as an operator runs it: `fordring start` from the built bundle, on the embedded PostgreSQL, on disk, with
 * the default settings except that there is no demo tenant and no rate limit.
 */
export class Subject {
  readonly installation: Installation
  readonly load = new LoadGenerator(benchFolder)
  readonly servers: ServerProcess[] = []
  readonly workers: ServerProcess[] = []
  readonly tenant: TenantOfInstallation
  /** The database as its owner. */
  readonly owner: pg.Client
  readonly ownerUrl: string
  readonly #http = new HttpClient()

  private constructor(parts: {
    installation: Installation
    server: ServerProcess
    tenant: TenantOfInstallation
    ownerUrl: string
  }) {
    this.installation = parts.installation
    this.servers.push(parts.server)
    this.tenant = parts.tenant
    this.ownerUrl = parts.ownerUrl
    this.owner = new pg.Client({ connectionString: parts.ownerUrl })
  }

  static async start(env: Record<string, string> = {}): Promise<Subject> {
    const parent = process.env['BENCH_FOLDER'] ?? tmpdir()
    const installation = await Installation.create({ parent, sharesWork: true })
    try {
      const server = await startQuietly(() => installation.start({ LOG_LEVEL: 'info', ...env }))
      const tenant = await installation.createTenant()
      const { url } = (await installation.ask('database-url')) as { url: string }
      const subject = new Subject({ installation, server, tenant, ownerUrl: url })
      await subject.owner.connect()
      return subject
    } catch (error) {
      await installation.remove()
      throw error
    }
  }

  async addServer(env: Record<string, string>): Promise<void> {
    this.servers.push(await startQuietly(() => this.installation.start({ LOG_LEVEL: 'info', ...env })))
  }

  async addWorker(env: Record<string, string> = {}): Promise<void> {
    this.workers.push(await startQuietly(() => this.installation.startWorker({ LOG_LEVEL: 'info', ...env })))
  }

  get ports(): number[] {
    return this.servers.map(({ port }) => port)
  }

  /** A request of the tenant. Writes have an Idempotency-Key each. */
  request(method: 'GET' | 'POST', path: string, body?: object, range?: number): LoadRequest {
    return {
      method,
      path: path.startsWith('/v1') || path === '/favicon.svg' ? path : `/v1/${this.tenant.tenantId}${path}`,
      headers: {
        Authorization: `Bearer ${this.tenant.token}`,
        ...(method === 'POST' ? { 'Idempotency-Key': 'bench-{id}' } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(range === undefined ? {} : { range }),
    }
  }

  /** Creates a record that the bench needs. */
  async make(path: string, body: unknown): Promise<NewIds> {
    return (await this.#client.make(this.servers[0]?.url ?? '', path, body)) as NewIds
  }

  async patch(path: string, body: unknown): Promise<void> {
    const request = { method: 'PATCH', path, body: JSON.stringify(body), headers: { 'if-match': '*' } } as const
    const { status, text } = await this.#client.send(this.servers[0]?.url ?? '', request)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  }

  async get(path: string): Promise<unknown> {
    const { status, text } = await this.#client.get(this.servers[0]?.url ?? '', path)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text) as unknown
  }

  /** From here on, the owner's connection sees and writes the tenant's rows, as the service would. */
  async actForTenant(tenantId = this.tenant.tenantId): Promise<void> {
    const passes = await this.installation.passes()
    await this.owner.query('set role fordring_app')
    const pass = passes.sign('tenant', tenantId, new Date(Date.now() + 4 * 3_600_000))
    await this.owner.query("select set_config('app.pass', $1, false)", [pass])
  }

  async sendLoad(
    requests: LoadRequest | readonly LoadRequest[],
    { connections, seconds = roundSeconds, rate }: { connections: number; seconds?: number; rate?: number },
  ): Promise<Measured<LoadResult>> {
    const options = { ports: this.ports, connections, seconds, requests: [requests].flat() }
    return this.measure(() => this.load.run(rate === undefined ? options : { ...options, rate }))
  }

  async runPgbench(options: Omit<PgbenchOptions, 'url' | 'seconds'>): Promise<Measured<PgbenchResult>> {
    return this.measure(() => runPgbench({ url: this.ownerUrl, seconds: roundSeconds, ...options }))
  }

  /** Adds the CPU time of Node.js and PostgreSQL and the WAL bytes to a result. */
  async measure<Result extends object>(work: () => Promise<Result>): Promise<Measured<Result>> {
    const before = await this.#snapshot()
    const result = await work()
    const after = await this.#snapshot()
    return {
      ...result,
      nodeCpuMs: after.nodeCpuMs - before.nodeCpuMs,
      postgresCpuMs: after.postgresCpuMs - before.postgresCpuMs,
      walBytes: after.walBytes - before.walBytes,
    }
  }

  async close(): Promise<void> {
    this.#http.close()
    this.load.close()
    await this.owner.end()
    await this.installation.remove()
  }

  get #client(): TenantClient {
    return new TenantClient(this.#http, this.tenant)
  }

  async #snapshot(): Promise<Cost> {
    const { rows } = await this.owner.query<{ n: string }>(
      `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as n`,
    )
    const nodeCpuMs = [...this.servers, ...this.workers].reduce((sum, { pid }) => sum + cpuMsOf(pid), 0)
    return {
      nodeCpuMs,
      postgresCpuMs: cpuMsOfFamily(this.installation.postmasterPid() ?? 0),
      walBytes: Number(rows[0]?.n),
    }
  }
}

async function startQuietly(start: () => Promise<ServerProcess>): Promise<ServerProcess> {
  const server = await start()
  server.discardOutput()
  return server
}

// An interrupted bench leaves no server running: installations end theirs when the process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Runs a bench and removes everything it started, also if it fails. */
export async function withSubject(
  env: Record<string, string>,
  work: (subject: Subject) => Promise<void>,
): Promise<void> {
  const subject = await Subject.start(env)
  try {
    await work(subject)
  } finally {
    await subject.close()
  }
}

/** The columns that describe a measured run, and its row. */
export const costColumns = [
  '',
  'per second',
  'p50 ms',
  'p99 ms',
  'Node CPU ms',
  'PostgreSQL CPU ms',
  'client CPU ms',
  'WAL bytes',
] as const

export function costRow(
  label: string,
  run: Measured<Pick<LoadResult, 'count' | 'seconds' | 'p50' | 'p99' | 'cpuMs'>>,
): (string | number)[] {
  const each = (total: number, digits: number): string => (total / run.count).toFixed(digits)
  return [
    label,
    Math.round(run.count / run.seconds).toLocaleString('en'),
    Number.isNaN(run.p50) ? '–' : run.p50.toFixed(2),
    Number.isNaN(run.p99) ? '–' : run.p99.toFixed(1),
    each(run.nodeCpuMs, 3),
    each(run.postgresCpuMs, 3),
    each(run.cpuMs, 3),
    Math.round(run.walBytes / run.count).toLocaleString('en'),
  ]
}

/**
 * How much CPU time the yardstick needs per request compared with the product; 1 if both need the same. It does not count
 * waiting, for locks, the disk or the cores, as the ratio of rates does.
 */
export function cpuRatio(product: Measured<Counted>, yardstick: Measured<Counted>, clientCpuMs = 0): string {
  const each = (run: Measured<Counted>, more = 0): number => (run.nodeCpuMs + run.postgresCpuMs + more) / run.count
  return `${(each(yardstick, clientCpuMs) / each(product)).toFixed(2)} by CPU time`
}

interface Counted {
  readonly count: number
  readonly seconds: number
}

export function rateOf({ count, seconds }: Counted): number {
  return count / seconds
}

/** The run whose rate is in the middle. */
export function middleOf<Run extends Counted>(runs: readonly Run[]): Run {
  const sorted = runs.toSorted((a, b) => rateOf(a) - rateOf(b))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}
