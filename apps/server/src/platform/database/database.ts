import pg from 'pg'
import { isUuid } from '../ids.ts'
import { Announcements } from './announcements.ts'
import { connectionConfig } from './connection.ts'
import { nameTenant } from './distribution/name-tenant.ts'
import { withColumns } from './distribution/with-columns.ts'
import type { Sending } from './merged-work.ts'
import type { Passes, PassKind } from './passes.ts'
import { parsePosition, type Replica } from './replica.ts'
import { SharedReads } from './shared-reads.ts'
import { plannedByServer, plannedByValues, sql, type Statement } from './sql.ts'
import {
  type Adapt,
  hasPage,
  namedQueries,
  namedQuery,
  sendTogether,
  type Snapshot,
  type Transaction,
  transactionOn,
  withPageFound,
  withTimeout,
} from './transaction.ts'

export type { Snapshot, Transaction } from './transaction.ts'

/** What is left to do at the end of a transaction. */
export interface Closing<Result> {
  readonly result: Result
  readonly closing: readonly Statement[]
  /** Everything runs and is then rolled back. */
  readonly isRehearsal?: boolean
}

/** Errors after which the transaction can be retried: serialization failure and deadlock. */
const retryableCodes = new Set(['40001', '40P01'])
const attemptsMax = 4
/** Longer than the server's statement timeout: it expires only if the server or the network hangs. */
const queryTimeoutMs = 20_000
/** How long a read of a job may take. */
const jobReadLimitMs = 600_000
/** How long a snapshot may be open between two statements. */
const snapshotIdleLimit = '10min'
/** The pass had expired: the clocks of the database and this machine have drifted apart. */
const passExpired = 'FD002'

/** The SQLSTATE of a database error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

export interface DatabaseOptions {
  /** The URL of a login that owns nothing. */
  readonly url: string
  readonly passes: Passes
  readonly poolSize: number
  readonly onIdleError: (error: Error) => void
  /** The database is distributed over a Citus cluster. */
  readonly isDistributed?: boolean
  /** False if a pooler between does not support prepared statements. */
  readonly preparesStatements?: boolean
  /** How long a response may take before the connection is closed. */
  readonly queryTimeoutMs?: number
  /** False if a statement may take as long as it needs: nobody waits for a response. */
  readonly limitsStatements?: boolean
  /** A replica for reads, if there is one. */
  readonly replica?: Replica
}

/** Rows, and the position in the log that a replica must have replayed to show the same. */
export interface PositionedRows<Row> {
  readonly rows: Row[]
  readonly position: string | undefined
}

/** The database as the service uses it: with a role that owns nothing, and a pass for one tenant at a time. */
export class Database {
  readonly #pool: pg.Pool
  readonly #passes: Passes
  readonly #replica: Replica | undefined
  #position: string | undefined
  readonly #isDistributed: boolean
  readonly #limitsStatements: boolean
  readonly #preparesStatements: boolean
  readonly #sharedReads = new SharedReads((tenantId, statement) => this.#readAlone(tenantId, statement))
  readonly #announcements = new Announcements((channel, payloads) =>
    this.#pool.query(
      namedQuery(
        this.#adapter(undefined)(
          sql`select pg_notify(${channel}::text, payload) from unnest(${payloads}::text[]) payload`,
        ),
      ),
    ),
  )

  constructor(options: DatabaseOptions) {
    this.#passes = options.passes
    this.#replica = options.replica
    this.#isDistributed = options.isDistributed ?? false
    this.#limitsStatements = options.limitsStatements ?? true
    this.#preparesStatements = options.preparesStatements ?? true
    this.#pool = new pg.Pool({
      ...connectionConfig({ url: options.url }),
      pipeline: true,
      max: options.poolSize,
      idleTimeoutMillis: 60_000,
      query_timeout: this.#limitsStatements ? (options.queryTimeoutMs ?? queryTimeoutMs) : 0,
    })
    // Without a listener, an idle connection closed by the server would end the process.
    this.#pool.on('error', options.onIdleError)
    // While a connection is handed over, it has no listener of the pool, and the server may close it at that moment.
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  /** Whether statements of several workers can be sent as one (see merged-work.ts): not on a cluster. */
  get merges(): boolean {
    return !this.#isDistributed
  }

  /** Reads rows of one tenant in a single round trip, which lookups share with others that wait for such rows. */
  async read<Row>(tenantId: string, statement: Statement<Row>): Promise<Row[]> {
    const isShared = this.merges && statement.merging === 'lookup'
    return isShared ? this.#sharedReads.read(tenantId, statement) : this.#readAlone(tenantId, statement)
  }

  /**
   * Reads rows of one tenant for a job that looks through the whole tenant. On a large one it may take minutes: nobody
   * waits for a response.
   */
  async readForJob<Row>(tenantId: string, statement: Statement<Row>): Promise<Row[]> {
    const limit = this.#limitsStatements ? { limitMs: jobReadLimitMs } : {}
    return this.#inOneTrip('begin read only', tenantOpening(tenantId), statement, limit)
  }

  /** Reads for several workers at once (see merged-work.ts). */
  reading(tenantId: string): Sending {
    return {
      merges: !this.#isDistributed,
      many: (statement) => this.read(tenantId, statement),
      run: () => Promise.reject(new Error('Nothing can be written here.')),
    }
  }

  /**
   * Reads rows of one tenant from a replica that has replayed the log up to this position, or else from the primary.
   * Without a position, the primary is read, and its position returned. Without a replica, this is `read`.
   */
  async readAfter<Row>(
    tenantId: string,
    statement: Statement<Row>,
    after: string | undefined,
  ): Promise<PositionedRows<Row>> {
    if (this.#replica === undefined) return { rows: await this.read(tenantId, statement), position: undefined }
    const position = parsePosition(after)
    const replayed = position === undefined ? undefined : await this.#replica.read(tenantId, statement, position)
    if (replayed !== undefined) return { rows: replayed, position: after }
    const rows = await this.#inOneTrip('begin read only', tenantOpening(tenantId), statement, { notesPosition: true })
    return { rows, position: this.#position }
  }

  /** The newest position in the log that this process knows of; undefined without a replica. It covers all its commits. */
  get position(): string | undefined {
    return this.#position
  }

  /** Reads users with an e-mail address, of any tenant: at sign-in, the tenant is not known yet. */
  async readByEmail<Row>(email: string, statement: Statement<Row>): Promise<Row[]> {
    return this.#inOneTrip('begin read only', ['email', email], statement)
  }

  /** Opens a snapshot of one tenant. The caller closes it, also after a failure. */
  async openSnapshot(tenantId: string): Promise<Snapshot> {
    const opening = tenantOpening(tenantId)
    const client = await this.#pool.connect()
    const begun = sendTogether([
      this.#begin(client, 'begin isolation level repeatable read read only', opening),
      // The reader may wait for what it writes elsewhere between two statements.
      client.query(`set local idle_in_transaction_session_timeout = '${snapshotIdleLimit}'`),
    ])
    const on = { adapt: this.#adapter(opening), isDistributed: this.#isDistributed }
    const transaction = transactionOn(client, begun, on)
    const close = async (): Promise<void> => {
      const failure = await client.query('rollback').then(
        () => undefined,
        (error: unknown) => error as Error,
      )
      client.release(failure)
    }
    try {
      // Its first statement takes the snapshot.
      await begun
      return { read: (statement) => transaction.many(statement), close }
    } catch (error) {
      await close()
      throw error
    }
  }

  /** Runs work in one transaction of one tenant, and retries it if the database asks for that. */
  async inTenant<Result>(tenantId: string, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#transact(tenantOpening(tenantId), async (transaction) => ({
      result: await work(transaction),
      closing: [],
    }))
  }

  /** The same, with closing statements that are sent together with the commit. */
  async inTenantClosing<Result>(
    tenantId: string,
    work: (transaction: Transaction) => Promise<Closing<Result>>,
  ): Promise<Result> {
    return this.#transact(tenantOpening(tenantId), work)
  }

  /** Runs work without a tenant: it sees no tenant's rows except what its settings allow. */
  async withoutTenant<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#transact(undefined, async (transaction) => ({
      result: await work(transaction),
      closing: [],
    }))
  }

  /** Runs work on the queues on which a worker may see the rows of all tenants. */
  async asWorker<Result>(worker: string, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#transact(['worker', worker], async (transaction) => ({
      result: await work(transaction),
      closing: [],
    }))
  }

  /** Announces to listeners what was written, soon and outside any transaction. */
  announceSoon(channel: string, payload: string): void {
    this.#announcements.soon(channel, payload)
  }

  /** Calls a function that writes for one tenant, in its own transaction and in one round trip. */
  async call<Row>(tenantId: string, statement: Statement<Row>): Promise<Row[]> {
    return this.#inOneTrip('begin', tenantOpening(tenantId), statement, { notesPosition: true })
  }

  async close(): Promise<void> {
    await this.#announcements.flush()
    await Promise.all([this.#pool.end(), this.#replica?.close()])
  }

  get waitingCount(): number {
    return this.#pool.waitingCount
  }

  async #readAlone<Row>(tenantId: string, statement: Statement<Row>): Promise<Row[]> {
    return this.#inOneTrip('begin read only', tenantOpening(tenantId), statement)
  }

  async #inOneTrip<Row>(
    begin: string,
    opening: Opening,
    statement: Statement<Row>,
    { notesPosition = false, limitMs }: { readonly notesPosition?: boolean; readonly limitMs?: number } = {},
  ): Promise<Row[]> {
    return this.#retrying(async () => {
      const client = await this.#pool.connect()
      return this.#borrow(client, async () => {
        const begun = this.#begin(client, begin, opening, limitMs)
        // Awaited together with the statement.
        begun.catch(() => undefined)
        const adapt = this.#adapter(opening)
        const ready =
          this.#isDistributed && hasPage(statement) ? await withPageFound(client, adapt, statement) : statement
        const results = await sendTogether([
          begun,
          ...namedQueries(ready, adapt).map((query) => client.query(withTimeout(query, limitMs))),
          client.query(withTimeout({ text: 'commit' }, limitMs)),
          notesPosition ? this.#notePosition(client) : Promise.resolve(),
        ])
        return (results.at(-3) as pg.QueryResult).rows as Row[]
      })
    })
  }

  async #transact<Result>(
    opening: Opening,
    work: (transaction: Transaction) => Promise<Closing<Result>>,
  ): Promise<Result> {
    return this.#retrying(async () => {
      const client = await this.#pool.connect()
      return this.#borrow(client, async () => {
        const begun = this.#begin(client, 'begin', opening)
        // Awaited together with the first statement: both are sent in one round trip.
        begun.catch(() => undefined)
        const adapt = this.#adapter(opening)
        const { result, closing, isRehearsal } = await work(
          transactionOn(client, begun, { adapt, isDistributed: this.#isDistributed }),
        )
        // If a closing statement fails, the server turns the commit after it into a rollback.
        await sendTogether([
          begun,
          ...closing.map((statement) => client.query(namedQuery(adapt(statement)))),
          client.query(isRehearsal === true ? 'rollback' : 'commit'),
          this.#notePosition(client),
        ])
        return result
      })
    })
  }

  /** Begins a transaction. A pooler may keep limits from being set for a connection, so they are lifted here. */
  #begin(client: pg.PoolClient, begin: string, opening: Opening, limitMs?: number): Promise<unknown> {
    const limit = limitMs ?? (this.#limitsStatements ? undefined : 0)
    return sendTogether([
      client.query(begin),
      ...(limit === undefined ? [] : [client.query(`set local statement_timeout = ${limit}`)]),
      client.query(this.#showPass(opening)),
    ])
  }

  /**
   * Tells row-level security what the transaction may access. The pass is a parameter, because other sessions of the
   * login can read the text of a statement. Without a pass, the setting is cleared.
   */
  #showPass(opening: Opening): pg.QueryConfig {
    const pass = opening === undefined ? '' : this.#passes.issue(...opening)
    return namedQuery(this.#adapter(undefined)(sql`select share_setting('app.pass', ${pass}::text)`))
  }

  /** Statements run as they are, except on a cluster or through a pooler without prepared statements. */
  #adapter(opening: Opening): Adapt {
    const prepared: Adapt = this.#preparesStatements ? (statement) => statement : plannedByValues
    if (!this.#isDistributed || opening?.[0] !== 'tenant') return prepared
    return (statement) => prepared(withColumns(nameTenant(plannedByServer(statement), opening[1])))
  }

  /** Asks where the log is after a commit, in the same round trip, if somebody will read from a replica. */
  async #notePosition(client: pg.PoolClient): Promise<void> {
    if (this.#replica === undefined) return
    const { rows } = await client.query<{ position: string }>(
      namedQuery(this.#adapter(undefined)(sql`select pg_current_wal_lsn()::text as position`)),
    )
    const [known, noted] = [parsePosition(this.#position), parsePosition(rows[0]?.position)]
    // Connections may report out of order.
    if (noted !== undefined && (known === undefined || noted > known)) this.#position = rows[0]?.position
  }

  async #retrying<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let count = 1; ; count++) {
      try {
        return await attempt()
      } catch (error) {
        const code = sqlStateOf(error) ?? ''
        if (count >= attemptsMax || (code !== passExpired && !retryableCodes.has(code))) throw error
        if (code === passExpired) await this.#setPassesByDatabase()
        else await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * count))
      }
    }
  }

  async #setPassesByDatabase(): Promise<void> {
    const { rows } = await this.#pool.query<{ now: Date }>('select now() as now')
    if (rows[0] !== undefined) this.#passes.setDatabaseTime(rows[0].now)
  }

  /** Returns the connection to the pool, rolled back after a failure, or closes it if it cannot be trusted. */
  async #borrow<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
    let broken: Error | undefined
    const onError = (error: Error): void => {
      broken = error
    }
    client.on('error', onError)
    try {
      return await work()
    } catch (error) {
      await client.query('rollback').catch((rollbackError: unknown) => {
        broken = rollbackError as Error
      })
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }
}

/** What a transaction may access, if anything. */
type Opening = readonly [PassKind, string] | undefined

function tenantOpening(tenantId: string): Opening {
  if (!isUuid(tenantId)) throw new TypeError('A tenant id must be a uuid.')
  return ['tenant', tenantId]
}
