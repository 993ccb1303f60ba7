import type pg from 'pg'
import { readDistribution } from './read-distribution.ts'

/**
 * On a cluster, a new table is created on the coordinator alone, until "fordring distribute" places it: otherwise Citus
 * would reject its foreign keys to distributed tables. All other statements apply to every node.
 */
export function withTablesOfTheirOwn(text: string): string {
  return text.replaceAll(
    /^create (?:unlogged )?table (?:[^;\n]*;|[^;]*?\n\)[^;\n]*;)$/gm,
    (statement) =>
      `set local citus.enable_ddl_propagation = off;\n${statement}\nset local citus.enable_ddl_propagation = on;`,
  )
}

/** Whether tables are distributed. If so, the settings of a migration stay on the coordinator. */
export async function prepareForCluster(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('detached_foreign_keys')::text as found`,
  )
  if (rows[0]?.found == null || !(await readDistribution(client)).isDistributed) return false
  // Citus would send the whole text around a "set local" to the nodes.
  await client.query("set citus.propagate_set_commands = 'none'")
  return true
}
