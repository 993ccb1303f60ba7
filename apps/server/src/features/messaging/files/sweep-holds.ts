import type pg from 'pg'
import { newId } from '../../../platform/ids.ts'

type HoldReason = 'backup' | 'restore' | 'operator'

/** Stops the sweep for all tenants until the hold is lifted or expires. */
export async function holdFileSweep(
  client: pg.Client,
  reason: HoldReason,
  times: { readonly now: Date; readonly expiresAt: Date | null },
): Promise<string> {
  const holdId = newId()
  await client.query(
    `insert into file_sweep_holds (tenant_id, hold_id, reason, held_at, expires_at)
     select tenant_id, $1::uuid, $2::text, $3::timestamptz, $4::timestamptz from published.tenants
     returning true`,
    [holdId, reason, times.now, times.expiresAt],
  )
  return holdId
}

/** Extends a hold. */
export async function extendFileSweepHold(client: pg.Client, holdId: string, expiresAt: Date): Promise<void> {
  await client.query('update file_sweep_holds set expires_at = $2::timestamptz where hold_id = $1::uuid', [
    holdId,
    expiresAt,
  ])
}

export async function liftFileSweepHold(client: pg.Client, holdId: string): Promise<void> {
  await client.query('delete from file_sweep_holds where hold_id = $1::uuid', [holdId])
}

/**
 * Lifts the holds of restores and operators, and restarts every quarantine, since the marks of a restored database are
 * out of date. A running backup keeps its hold.
 */
export async function resumeFileSweep(client: pg.Client): Promise<number> {
  await client.query('delete from quarantined_files where removal_began_at is null')
  const { rowCount } = await client.query(`delete from file_sweep_holds where reason in ('restore', 'operator')`)
  return rowCount ?? 0
}

/** A hold on all tenants. */
export interface FileSweepHold {
  readonly reason: HoldReason
  readonly heldAt: Date
  readonly expiresAt: Date | null
  readonly tenantCount: number
}

export async function listFileSweepHolds(client: pg.Client, now: Date): Promise<FileSweepHold[]> {
  const { rows } = await client.query<FileSweepHold>(
    `select reason, held_at as "heldAt", expires_at as "expiresAt", count(*)::integer as "tenantCount"
     from file_sweep_holds where expires_at is null or expires_at > $1::timestamptz
     group by reason, held_at, expires_at order by held_at`,
    [now],
  )
  return rows
}
