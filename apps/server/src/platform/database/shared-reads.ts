import { merge } from './merged-statements.ts'
import type { Statement } from './sql.ts'

interface Waiting {
  readonly statement: Statement
  readonly resolve: (rows: never[]) => void
  readonly reject: (error: unknown) => void
}

/** The reads of a tenant by statements of one text. */
interface Queue {
  readonly waiting: Waiting[]
  runningCount: number
}

/** While the rows of one trip are read, the database can look up those of the next. */
const tripsMax = 2
/** A larger trip would keep its first reads waiting for longer than the saved trips are worth. */
const tripSizeMax = 50

/**
 * Reads that wait at the same moment for the same kind of row share a trip: starting a transaction and a statement takes
 * longer than looking up a row. While two trips are under way, new reads of the tenant queue. There is no timer, so a
 * single read does not wait, and statements of another text are not held up. A read sees all that was committed before
 * it was asked for, because its trip begins later.
 */
export class SharedReads {
  readonly #queues = new Map<string, Queue>()
  readonly #readAlone: (tenantId: string, statement: Statement) => Promise<unknown[]>

  constructor(readAlone: (tenantId: string, statement: Statement) => Promise<unknown[]>) {
    this.#readAlone = readAlone
  }

  /** Reads the rows of a statement that is marked with `lookup`. */
  read<Row>(tenantId: string, statement: Statement<Row>): Promise<Row[]> {
    const key = `${tenantId} ${statement.name}`
    return new Promise<Row[]>((resolve, reject) => {
      const queue = this.#queues.get(key) ?? { waiting: [], runningCount: 0 }
      this.#queues.set(key, queue)
      queue.waiting.push({ statement, resolve, reject })
      this.#start(tenantId, key, queue)
    })
  }

  #start(tenantId: string, key: string, queue: Queue): void {
    if (queue.waiting.length === 0 && queue.runningCount === 0) this.#queues.delete(key)
    if (queue.waiting.length === 0 || queue.runningCount >= tripsMax) return
    const trip = queue.waiting.splice(0, tripSizeMax)
    queue.runningCount += 1
    void this.#readTogether(tenantId, trip).finally(() => {
      queue.runningCount -= 1
      this.#start(tenantId, key, queue)
    })
  }

  /** Answers all reads of a trip. Never fails itself. */
  async #readTogether(tenantId: string, trip: readonly Waiting[]): Promise<void> {
    const merged = trip.length > 1 ? merge(trip.map(({ statement }) => statement)) : undefined
    const rowsOfEach =
      merged && (await this.#readAlone(tenantId, merged.statement).then(merged.rowsOf, () => undefined))
    if (rowsOfEach !== undefined) {
      for (const [index, { resolve }] of trip.entries()) resolve(rowsOfEach[index] as never[])
      return
    }
    // The failure may be that of another read of the trip.
    await Promise.all(
      trip.map(({ statement, resolve, reject }) =>
        (this.#readAlone(tenantId, statement) as Promise<never[]>).then(resolve, reject),
      ),
    )
  }
}
