import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { applicationRole } from '../src/platform/database/connection.ts'
import type { Passes } from '../src/platform/database/passes.ts'
import { testPasses } from './template-database.ts'

/** Another transaction with locks that requests wait for. */
export class LockHolder {
  readonly #holder: pg.Client
  readonly #observer: pg.Client

  readonly #passes: Passes

  private constructor(url: string, passes: Passes) {
    this.#passes = passes
    this.#holder = new pg.Client(url)
    this.#observer = new pg.Client(url)
    // A server that stops while we are connected emits this event; without a listener, it would end the process.
    for (const client of [this.#holder, this.#observer]) client.on('error', () => undefined)
  }

  static async connect(url: string, passes = testPasses): Promise<LockHolder> {
    const holder = new LockHolder(url, passes)
    await Promise.all([holder.#holder.connect(), holder.#observer.connect()])
    return holder
  }

  /** Acquires the locks of a statement until they are released. */
  async hold(text: string, values: unknown[] = []): Promise<void> {
    await this.#holder.query('begin')
    await this.#holder.query(text, values)
  }

  /** The same for rows of a tenant, as another process of the service. */
  async holdFor(tenantId: string, text: string, values: unknown[] = []): Promise<void> {
    // As the service does: on a cluster, this takes the role and the pass to the nodes. Elsewhere nothing reads it.
    await this.hold(`set local citus.propagate_set_commands = 'local'`)
    await this.#holder.query(`set local role ${applicationRole}`)
    await this.#holder.query(`select share_setting('app.pass', $1)`, [this.#passes.issue('tenant', tenantId)])
    await this.#holder.query(text, values)
  }

  /** Runs a further statement in the transaction that holds the locks. */
  async run(text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    return this.#holder.query(text, values)
  }

  async release(): Promise<void> {
    await this.#holder.query('rollback')
  }

  async commit(): Promise<void> {
    await this.#holder.query('commit')
  }

  /** Waits until this many connections wait for a lock, and returns their process ids. */
  async waitForWaiters(count = 1): Promise<number[]> {
    const waiters = async (): Promise<number[]> => {
      const { rows } = await this.#observer.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.map((row) => row.pid)
    }
    await expect.poll(async () => (await waiters()).length, { interval: 20 }).toBeGreaterThanOrEqual(count)
    return waiters()
  }

  /** Whether a transaction of another connection has been open for longer than one that goes on takes. */
  async seesOpenTransaction(): Promise<boolean> {
    await sleep(300)
    const { rows } = await this.#observer.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start < clock_timestamp() - interval '250 ms'`,
    )
    return rows.length > 0
  }

  /** Ends a connection from the server's side, as an administrator or a failover does. */
  async terminate(pid: number): Promise<void> {
    await this.#observer.query('select pg_terminate_backend($1)', [pid])
  }

  async close(): Promise<void> {
    await Promise.all([this.#holder.end(), this.#observer.end()])
  }
}
