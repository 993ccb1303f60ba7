import pg from 'pg'
import { type Database, sqlStateOf } from '../database/database.ts'
import type { GroupedOperation, GroupedRow } from '../http/operations/operation.ts'
import { actorOf, keyOwnerOf, type Principal } from '../identity/principal.ts'
import { eventsWritten } from './execute-command.ts'
import { stillRunning } from './single-flight.ts'

interface Waiting {
  readonly item: Record<string, unknown>
  readonly resolve: (row: GroupedRow) => void
  readonly reject: (error: unknown) => void
}

/** What the pipeline adds to every item: whom it acts for, its key, and the ids of what is written beside it. */
export function pipelineFields(request: {
  readonly principal: Principal
  readonly requestId: string
  readonly now: Date
  readonly newId: () => string
  readonly idempotency: { readonly key: string; readonly fingerprint: Buffer } | undefined
}): Record<string, unknown> {
  const { principal, requestId, now, newId, idempotency } = request
  return {
    requestId,
    now,
    principalId: keyOwnerOf(principal),
    actor: actorOf(principal),
    key: idempotency?.key ?? null,
    fingerprint: idempotency?.fingerprint.toString('hex') ?? null,
    eventIds: [newId(), newId()],
    auditId: newId(),
  }
}

/** More would make the batch hold its locks for longer than it saves trips. */
const batchSizeMax = 200

/** How long items wait for other transactions: together only shortly, since one holds up all; in all 10 seconds. */
const lockTimeouts = { together: '2s', alone: '8s' }

/**
 * Writes the requests of one tenant that wait at the same moment with one statement. While a batch is in flight new
 * requests queue; when it returns, all that wait go out together. There is no timer: a lone request waits for nobody.
 * Each item succeeds or is refused on its own, and the batch commits once.
 */
export class GroupedCommands {
  readonly #queues = new Map<string, Waiting[]>()
  readonly #database: Database
  readonly #operation: GroupedOperation

  constructor(database: Database, operation: GroupedOperation) {
    this.#database = database
    this.#operation = operation
  }

  submit(tenantId: string, item: Record<string, unknown>): Promise<GroupedRow> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(tenantId)
      if (queue !== undefined) {
        queue.push({ item, resolve, reject })
        return
      }
      this.#queues.set(tenantId, [{ item, resolve, reject }])
      void this.#drain(tenantId)
    })
  }

  /** Runs one item on its own and rolls it back: what would have been answered. */
  rehearse(tenantId: string, item: Record<string, unknown>): Promise<GroupedRow> {
    const statement = this.#operation.statement(tenantId, [{ ...item, index: 0 }])
    return this.#database.inTenantClosing(tenantId, async (transaction) => ({
      result: await transaction.one(statement),
      closing: [],
      isRehearsal: true,
    }))
  }

  /** Sends batch after batch until nobody of the tenant waits. */
  async #drain(tenantId: string): Promise<void> {
    for (let queue = this.#queues.get(tenantId); queue !== undefined && queue.length > 0;) {
      const batch = queue.splice(0, batchSizeMax)
      queue.unshift(...(await this.#send(tenantId, batch, lockTimeouts.together)))
    }
    this.#queues.delete(tenantId)
  }

  /** Answers those items that must wait for the next batch, because an earlier one touches the same voucher or key. */
  async #send(tenantId: string, batch: Waiting[], lockTimeout: string): Promise<Waiting[]> {
    try {
      const items = batch.map(({ item }, index) => ({ ...item, index, lockTimeout }))
      const rows = await this.#database.call(tenantId, this.#operation.statement(tenantId, items))
      if (rows.some(({ outcome }) => outcome === 'done')) this.#database.announceSoon(eventsWritten, tenantId)
      return settle(batch, rows)
    } catch (error) {
      if (lockTimeout === lockTimeouts.alone || !wasRolledBack(error)) {
        for (const waiting of batch) waiting.reject(isWaitForKey(error) ? stillRunning() : error)
        return []
      }
      // One item may have poisoned the batch (it waits for a lock, say): each gets its own try and its own error, and
      // those who come after wait for none of them.
      for (const waiting of batch) void this.#send(tenantId, [waiting], lockTimeouts.alone)
      return []
    }
  }
}

/**
 * Whether the database itself has said that nothing was done. An answer that was lost with its connection may have been
 * a yes, and what was done must not be sent again.
 */
function wasRolledBack(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== undefined && !state.startsWith('57P') && !state.startsWith('08')
}

/** Whether it was a key that the database waited for in vain, and not the thing that is to be changed. */
function isWaitForKey(error: unknown): boolean {
  const isTimeout = sqlStateOf(error) === '55P03'
  return isTimeout && error instanceof pg.DatabaseError && (error.where ?? '').includes('claim_idempotency_keys')
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
