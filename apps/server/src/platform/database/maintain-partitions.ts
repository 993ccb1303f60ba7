import type { Database } from './database.ts'
import { sql } from './sql.ts'

/**
 * Creates the partitions that the next weeks need, and removes those of logs that are older than 30 days. Both are
 * functions of the schema's owner: the service may create and drop nothing.
 */
export async function maintainPartitions(database: Database): Promise<void> {
  await database.withoutTenant((transaction) => transaction.run(sql`select create_partitions()`))
  await database.withoutTenant((transaction) => transaction.run(sql`select drop_old_partitions()`))
}
