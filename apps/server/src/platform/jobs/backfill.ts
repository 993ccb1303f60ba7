import type { Database, Transaction } from '../database/database.ts'
import { listTenantIds } from '../database/tenants.queries.ts'
import { endBackfill, listBackfills, moveBackfill, takeBackfill } from './backfill.queries.ts'

/** Something that newer rows are written with and older ones lack. */
export interface Backfill {
  /** As the migration names it that asks for it. */
  readonly name: string
  /** Fills in what the next rows behind an id lack, and answers the ids of those it looked at, in their order. */
  readonly fill: (transaction: Transaction, tenantId: string, page: BackfillPage) => Promise<readonly string[]>
}

export interface BackfillPage {
  readonly after: string
  readonly limit: number
}

/** Few enough that nobody waits for the rows that a batch holds. */
const rowsPerBatch = 200
/** How much is done at a time: a service that is to stop does not wait for longer than this takes. */
const batchesPerRun = 20

/**
 * Fills in what older rows lack, batch by batch: each is a transaction of its own that also keeps how far it came, so
 * that the work is taken up where it was stopped, and several processes do not do it twice.
 */
export class OlderRows {
  readonly #database: Database
  readonly #backfills: ReadonlyMap<string, Backfill>
  /** Only migrations ask for a backfill, and they run before the service starts. */
  #isDone = false

  constructor(database: Database, backfills: readonly Backfill[]) {
    this.#database = database
    this.#backfills = new Map(backfills.map((backfill) => [backfill.name, backfill]))
  }

  /** Fills in some more, and answers whether anything is left to be done. */
  async fillSome(batchCount = batchesPerRun): Promise<boolean> {
    if (this.#isDone) return false
    const tenants = await this.#database.asWorker('jobs', (transaction) => transaction.many(listTenantIds()))
    let left = batchCount
    let isDone = true
    for (const { tenantId } of tenants) {
      for (const { name } of await this.#database.read(tenantId, listBackfills(tenantId))) {
        isDone = false
        while (left > 0 && (await this.#fillBatch(tenantId, name))) left -= 1
      }
      if (left === 0) break
    }
    this.#isDone = isDone
    return !isDone
  }

  /** Whether there is more behind this batch. */
  #fillBatch(tenantId: string, name: string): Promise<boolean> {
    return this.#database.inTenant(tenantId, async (transaction) => {
      const taken = await transaction.maybeOne(takeBackfill(tenantId, name))
      if (taken === undefined) return false
      const page = { after: taken.after, limit: rowsPerBatch }
      const ids = (await this.#backfills.get(name)?.fill(transaction, tenantId, page)) ?? []
      const last = ids.at(-1)
      const hasMore = last !== undefined && ids.length === rowsPerBatch
      await transaction.run(hasMore ? moveBackfill(tenantId, name, last) : endBackfill(tenantId, name))
      return hasMore
    })
  }
}
