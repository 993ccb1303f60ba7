import type { Database } from './database.ts'
import { sql, type Statement } from './sql.ts'

/** How long an observed position is trusted. A replica that was restored or replaced may have fallen back since. */
const observedMs = 1_000
/** After a failure, the primary serves all reads for this long. */
const pauseMs = 5_000

/** A position in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. */
const positionText = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** A position as a number; undefined if the text is none. Callers send it, so it may be anything. */
export function parsePosition(text: string | undefined): bigint | undefined {
  if (text === undefined || !positionText.test(text)) return undefined
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export interface ReplicaOptions {
  /** The replica, with its own connections. */
  readonly database: Database
  readonly onError: (error: unknown) => void
  /** A monotonic clock in milliseconds. */
  readonly elapsedMs?: () => number
}

/** A streaming replica that serves reads of callers for whom it is recent enough. */
export class Replica {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  readonly #elapsedMs: () => number
  #observed = { position: -1n, atMs: Number.NEGATIVE_INFINITY }
  #observing: Promise<void> | undefined
  #pausedUntilMs = Number.NEGATIVE_INFINITY

  constructor({ database, onError, elapsedMs = () => performance.now() }: ReplicaOptions) {
    this.#database = database
    this.#onError = onError
    this.#elapsedMs = elapsedMs
  }

  /** The rows, if the replica has replayed the log up to this position; undefined if the primary has to be asked. */
  async read<Row>(tenantId: string, statement: Statement<Row>, after: bigint): Promise<Row[] | undefined> {
    if (this.#elapsedMs() < this.#pausedUntilMs) return undefined
    try {
      return (await this.#hasReplayed(after)) ? await this.#database.read(tenantId, statement) : undefined
    } catch (error) {
      // Whatever it was, the primary decides: a replica may be gone, or cancel a read that is in the way of the log.
      this.#pausedUntilMs = this.#elapsedMs() + pauseMs
      this.#onError(error)
      return undefined
    }
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  async #hasReplayed(position: bigint): Promise<boolean> {
    if (!this.#isObserved(position)) {
      this.#observing ??= this.#observe().finally(() => (this.#observing = undefined))
      await this.#observing
    }
    return this.#isObserved(position)
  }

  #isObserved(position: bigint): boolean {
    return this.#observed.position >= position && this.#elapsedMs() - this.#observed.atMs < observedMs
  }

  async #observe(): Promise<void> {
    const atMs = this.#elapsedMs()
    const replayed = sql<{ position: string | null }>`select pg_last_wal_replay_lsn()::text as position`
    const { position } = await this.#database.withoutTenant((transaction) => transaction.one(replayed))
    // A server that is not a replica has replayed nothing. It would serve old data without anyone noticing.
    if (position === null) throw new Error('DATABASE_READ_URL does not name a replica.')
    this.#observed = { position: parsePosition(position) ?? -1n, atMs }
  }
}
