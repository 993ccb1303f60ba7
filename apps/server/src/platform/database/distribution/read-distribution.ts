import type pg from 'pg'
import { isUnadapted } from './adapt-functions.ts'
import { managedTables } from './placement.ts'

/** Whether a database is distributed over a cluster, and whether nothing is left to do. Any role may ask. */
export async function readDistribution(client: pg.Client): Promise<{ isDistributed: boolean; isWhole: boolean }> {
  const { rows: found } = await client.query<{ hasCitus: boolean; detachedCount: number }>(
    `select exists (select from pg_extension where extname = 'citus') as "hasCitus",
            (select count(*)::integer from detached_foreign_keys) as "detachedCount"`,
  )
  const { hasCitus, detachedCount } = found[0] ?? { hasCitus: false, detachedCount: 0 }
  if (!hasCitus) return { isDistributed: false, isWhole: detachedCount === 0 }
  const { rows } = await client.query<{ placedCount: number; isFunctionLeft: boolean }>(
    `select (select count(*)::integer from unnest($1::text[]) t join pg_dist_partition p on p.logicalrelid::text = t) as "placedCount",
            exists (select from pg_proc p where ${isUnadapted}) as "isFunctionLeft"`,
    [managedTables.map(({ table }) => table)],
  )
  const { placedCount, isFunctionLeft } = rows[0] ?? { placedCount: 0, isFunctionLeft: false }
  const isDistributed = placedCount > 0
  const isPlaced = placedCount === managedTables.length && !isFunctionLeft
  return { isDistributed, isWhole: detachedCount === 0 && (!isDistributed || isPlaced) }
}
