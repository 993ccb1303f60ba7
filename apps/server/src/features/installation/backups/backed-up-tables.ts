import pg from 'pg'

export interface BackedUpTable {
  readonly name: string
  /** Without generated columns, which are computed again. */
  readonly columns: readonly string[]
}

/**
 * The tables of a backup: all with rows of tenants. Tables without a tenant belong to the installation (migrations,
 * keys), unlogged tables are worthless after a crash, and sweep holds are temporary.
 */
const backedUp = `
  from pg_class c
  join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
    and c.relname <> 'file_sweep_holds'`

/** Every table of a backup, by name. Throws if this role does not see all rows. */
export async function listBackedUpTables(client: pg.Client): Promise<BackedUpTable[]> {
  await requireSight(client)
  const { rows } = await client.query<BackedUpTable>(
    `select c.relname as name, (
       select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     ${backedUp} order by c.relname`,
  )
  return rows
}

/** The number of rows in each table, all at the same point in time. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const counts: Record<string, number> = {}
    for (const { name } of await listBackedUpTables(client)) {
      const { rows } = await client.query<{ count: unknown }>(
        `select count(*) as count from ${pg.escapeIdentifier(name)}`,
      )
      counts[name] = Number(rows[0]?.count)
    }
    return counts
  } finally {
    await client.query('rollback')
  }
}

/** Row-level security hides rows silently: a role that is subject to it would back up nothing. */
async function requireSight(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; role: string }>(
    `select c.relname as name, current_user as role ${backedUp} and row_security_active(c.oid) and not exists (
       select from pg_policy p
       where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('r', '*') and pg_get_expr(p.polqual, p.polrelid) = 'true'
         and exists (select from unnest(p.polroles) r where r <> 0 and pg_has_role(current_user, r, 'usage')))
     order by c.relname limit 1`,
  )
  if (rows[0] === undefined) return
  throw new Error(
    `The role ${rows[0].role} does not see every row of ${rows[0].name}. Connect as the owner of the schema ` +
      '(DATABASE_OWNER_URL), and run fordring migrate if the database is of an older release.',
  )
}
