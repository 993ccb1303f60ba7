import pg from 'pg'
import { type Database, sqlStateOf } from '../database/database.ts'
import type { GroupedOperation, GroupedRow } from '../http/operations/operation.ts'
import type { Actor } from '../identity/actor.ts'
import { actorOf, keyOwnerOf, type Principal } from '../identity/principal.ts'
import { eventsWritten } from './execute-command.ts'
import { stillRunning } from './single-flight.ts'

interface Waiting {
  readonly item: object
  readonly resolve: (row: GroupedRow) => void
  readonly reject: (error: unknown) => void
}

interface Queue {
  readonly waiting: Waiting[]
  /** How many batches. */
  running: number
}

/** What the pipeline adds to every item: who it acts for, its key, and the ids of the records written with it. */
export interface PipelineFields {
  readonly requestId: string
  readonly now: Date
  readonly principalId: string
  readonly actor: Actor
  readonly key: string | null
  readonly fingerprint: Buffer | null
  /** The ids of its entries in the journal. */
  readonly entryIds: readonly [string, string]
}

export function pipelineFields(request: {
  readonly principal: Principal
  readonly requestId: string
  readonly now: Date
  readonly newId: () => string
  readonly idempotency: { readonly key: string; readonly fingerprint: Buffer } | undefined
}): PipelineFields {
  const { principal, requestId, now, newId, idempotency } = request
  return {
    requestId,
    now,
    principalId: keyOwnerOf(principal),
    actor: actorOf(principal),
    key: idempotency?.key ?? null,
    fingerprint: idempotency?.fingerprint ?? null,
    entryIds: [newId(), newId()],
  }
}

/** A larger batch would hold its locks for longer than the saved round trips are worth. */
const batchSizeMax = 128
/**
 * As many as a second batch must have to run beside the first: a smaller one costs more than the wait for the first. With
 * one batch at a time, the service waits while the database writes, and the database while the service reads requests.
 */
const secondBatchSizeMin = 16

/** How long items wait for locks: as a batch only briefly, since one item delays all; 10 seconds in total. */
export const lockTimeouts = { together: '2s', alone: '8s' }

/**
 * Writes the waiting requests of one tenant with one statement. While a batch is running, new requests queue; when it
 * returns, or they are enough for a second one, all of them go out together. There is no timer, so a single request does
 * not wait. Each item succeeds or fails on its own, and the batch commits once.
 */
export class GroupedCommands {
  readonly #queues = new Map<string, Queue>()
  readonly #database: Database
  readonly #operation: GroupedOperation

  constructor(database: Database, operation: GroupedOperation) {
    this.#database = database
    this.#operation = operation
  }

  submit(tenantId: string, item: object): Promise<GroupedRow> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(tenantId) ?? { waiting: [], running: 0 }
      this.#queues.set(tenantId, queue)
      queue.waiting.push({ item, resolve, reject })
      this.#start(tenantId, queue)
    })
  }

  /** Runs one item on its own and rolls it back, for a dry run. */
  rehearse(tenantId: string, item: object): Promise<GroupedRow> {
    const statement = this.#operation.statement(tenantId, [item], lockTimeouts.alone)
    return this.#database.inTenantClosing(tenantId, async (transaction) => ({
      result: await transaction.one(statement),
      closing: [],
      isRehearsal: true,
    }))
  }

  /** Starts a batch, unless it would be small beside one that is running. */
  #start(tenantId: string, queue: Queue): void {
    const { waiting, running } = queue
    if (waiting.length === 0 && running === 0) this.#queues.delete(tenantId)
    const canStart = running === 0 ? waiting.length > 0 : running === 1 && waiting.length >= secondBatchSizeMin
    if (!canStart) return
    const batch = waiting.splice(0, batchSizeMax)
    queue.running++
    void this.#send(tenantId, batch, lockTimeouts.together).then((deferred) => {
      waiting.unshift(...deferred)
      queue.running--
      this.#start(tenantId, queue)
    })
  }

  /** Returns the items that must wait for the next batch, because an earlier item uses the same voucher or key. */
  async #send(tenantId: string, batch: Waiting[], lockTimeout: string): Promise<Waiting[]> {
    try {
      const items = batch.map(({ item }) => item)
      const rows = await this.#database.call(tenantId, this.#operation.statement(tenantId, items, lockTimeout))
      if (rows.some(({ outcome }) => outcome === 'done')) this.#database.announceSoon(eventsWritten, tenantId)
      return settle(batch, rows)
    } catch (error) {
      if (lockTimeout === lockTimeouts.alone || !wasRolledBack(error)) {
        for (const waiting of batch) waiting.reject(isWaitForKey(error) ? stillRunning() : error)
        return []
      }
      // One item may have failed the whole batch, for example by waiting for a lock. Run each on its own, so that each
      // gets its own error and later requests do not wait for them.
      for (const waiting of batch) void this.#send(tenantId, [waiting], lockTimeouts.alone)
      return []
    }
  }
}

/**
 * Whether the database itself reported that nothing was done. If the response was lost with the connection, the batch
 * may have been committed and must not be sent again.
 */
export function wasRolledBack(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== undefined && !state.startsWith('57P') && !state.startsWith('08')
}

/** Whether the item failed because of its key, and not because of the record to be changed. */
function isWaitForKey(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state === '40001') return true
  return state === '55P03' && error instanceof pg.DatabaseError && /idempotency_keys/.test(error.where ?? '')
}

function settle(batch: Waiting[], rows: GroupedRow[]): Waiting[] {
  const answered = new Map(rows.map((row) => [row.index, row]))
  return batch.filter((waiting, index) => {
    const row = answered.get(index)
    if (row?.outcome === 'deferred') return true
    if (row === undefined) waiting.reject(new Error('A grouped command was not answered.'))
    else waiting.resolve(row)
    return false
  })
}
