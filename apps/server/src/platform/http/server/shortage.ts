import { Readable } from 'node:stream'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/database.ts'
import { sql } from '../../database/sql.ts'
import type { FileStore } from '../../files/file-store.ts'
import { newId } from '../../ids.ts'
import { isShortage } from '../errors/error-reply.ts'

/** Long enough for a load balancer that polls every few seconds to see it, even if the disk was full only briefly. */
const shownMs = 10_000
const probeBytes = 1_048_576

/**
 * Remembers that disk, memory or connections ran out, until a write succeeds again. It probes only after a shortage.
 */
export class Shortage {
  readonly #stores: { readonly database: Database; readonly files: FileStore; readonly clock: Clock }
  #seenAt: number | undefined

  constructor(stores: { readonly database: Database; readonly files: FileStore; readonly clock: Clock }) {
    this.#stores = stores
  }

  /** Records an error if it indicates a shortage. */
  note(error: unknown): void {
    if (isShortage(error)) this.#seenAt = this.#stores.clock.now().getTime()
  }

  /** Whether there is a shortage now. */
  async isPresent(): Promise<boolean> {
    if (this.#seenAt === undefined) return false
    if (this.#stores.clock.now().getTime() - this.#seenAt < shownMs) return true
    try {
      await Promise.all([spill(this.#stores.database), storeAndRemove(this.#stores.files)])
      this.#seenAt = undefined
    } catch (error) {
      this.note(error)
    }
    return this.#seenAt !== undefined
  }
}

/** Makes the database write to disk: rows that exceed the memory of a query go to a temporary file. */
async function spill(database: Database): Promise<void> {
  await database.withoutTenant(async (transaction) => {
    await transaction.run(sql`select set_config('work_mem', '64kB', true)`)
    const rows = probeBytes / 1_024
    await transaction.run(
      sql`with filler as materialized (select repeat(md5(n::text), 32) as text from generate_series(1, ${rows}::int) n)
        select count(*) from filler`,
    )
  })
}

async function storeAndRemove(files: FileStore): Promise<void> {
  const key = `${newId()}/${newId()}`
  await files.put(key, Readable.from([Buffer.alloc(probeBytes)]), { maxBytes: probeBytes })
  await files.remove(key)
}
