import type pg from 'pg'
import { applicationRole } from '../connection.ts'
import type { TableState } from './distribution-step.ts'
import { citusTypes, managedTables, placement, type Placement } from './placement.ts'

/** Refuses a database that is no coordinator of a Citus cluster. */
export async function requireCluster(owner: pg.Client): Promise<{ citusVersion: string; workerCount: number }> {
  const { rows: versions } = await owner.query<{ version: string }>(
    `select extversion as version from pg_extension where extname = 'citus'`,
  )
  if (versions[0] === undefined) {
    throw new Error(
      'This database has no Citus extension, so there is nothing to distribute to. Fordring runs on plain PostgreSQL as it is. ' +
        'To use a cluster, install Citus 13 on every node, run "create extension citus" in this database on each, and add the nodes; ' +
        'docs/guides/scale-out.md describes it.',
    )
  }
  const { rows } = await owner.query<{
    release: string
    hasCoordinator: boolean
    workerCount: number
    isCoordinator: boolean
  }>(
    `select substring(citus_version() from 'Citus ([0-9.]+)') as release,
            exists (select from pg_dist_node where groupid = 0) as "hasCoordinator",
            (select count(*)::integer from pg_dist_node where noderole = 'primary' and isactive and shouldhaveshards) as "workerCount",
            (select groupid = 0 from pg_dist_local_group) as "isCoordinator"`,
  )
  const cluster = rows[0]
  if (cluster?.isCoordinator !== true) throw new Error('Run fordring distribute on the coordinator, not on a worker.')
  if (!cluster.hasCoordinator) {
    throw new Error(
      `The cluster does not know the address of its coordinator. As a superuser run: select citus_set_coordinator_host('<address>', <port>);`,
    )
  }
  if (cluster.workerCount === 0) {
    throw new Error(
      `The cluster has no node that stores shards. As a superuser run: select citus_add_node('<address>', <port>);`,
    )
  }
  return { citusVersion: cluster.release, workerCount: cluster.workerCount }
}

/** While tables move, foreign keys are missing: nobody may write. */
export async function refuseWhileServed(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity a join pg_roles r on r.oid = a.usesysid
     where a.datname = current_database() and a.pid <> pg_backend_pid() and not r.rolsuper
       and r.rolname <> current_user and pg_has_role(r.oid, $1, 'member')
       -- Connections between the nodes of the cluster stay open for a while.
       and a.application_name not like 'citus%'`,
    [applicationRole],
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  throw new Error(
    `The service is connected to this database (${String(count)} connections). Stop all processes of Fordring, then try again.`,
  )
}

export async function readTables(owner: pg.Client): Promise<TableState[]> {
  const { rows } = await owner.query<{ table: string; type: string | null }>(
    `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as table, s.type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join (
       select logicalrelid, case when partmethod = 'h' then 'distributed' when repmodel = 't' then 'reference' else 'local' end as type
       from pg_dist_partition) s on s.logicalrelid = c.oid
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'owner_only')
     order by 1`,
  )
  const placementOf = new Map<string, Placement>(managedTables.map(({ table, placement: name }) => [table, name]))
  const onlyHere = new Set<string>(placement.coordinatorOnly)
  return rows
    .filter(({ table }) => !isShard(table, rows))
    .map(({ table, type }) => {
      const name = placementOf.get(table)
      if (name !== undefined) return { table, placement: name, isPlaced: placed(table, type, citusTypes[name]) }
      if (onlyHere.has(table)) return { table, placement: 'coordinatorOnly' as const, isPlaced: true }
      throw new Error(`Fordring does not know where the table ${table} belongs. Is it part of another application?`)
    })
}

function placed(table: string, type: string | null, wanted: string): boolean {
  // Foreign keys to reference tables make Citus keep track of a local table: it is not placed yet.
  if (type === null || (type === 'local' && wanted !== 'local')) return false
  if (type !== wanted) throw new Error(`The table ${table} is a ${type} table of the cluster, and must be ${wanted}.`)
  return true
}

/** The coordinator stores its part of reference tables and queues in tables whose names end in a number. */
function isShard(table: string, all: readonly { table: string; type: string | null }[]): boolean {
  const base = /^(.+)_\d{6,}$/.exec(table)?.[1]
  return base !== undefined && all.some((other) => other.table === base && other.type !== null)
}
