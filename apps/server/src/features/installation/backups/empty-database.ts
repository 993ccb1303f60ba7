import pg from 'pg'
import { listBackedUpTables } from './backed-up-tables.ts'

/** Throws if the database is in use, has rows that must not be lost, or belongs to somebody else. */
export async function requireRoomForRestore(client: pg.Client, { replaces }: { replaces: boolean }): Promise<void> {
  const { rows: sessions } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'fordring%' limit 1`,
  )
  if (sessions.length > 0) throw new Error('The service is running on this database. Stop it before you restore.')
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  if (tables.length === 0) return
  if (!tables.some(({ name }) => name === 'schema_migrations')) {
    throw new Error('The database contains tables that do not belong to Fordring. Use an empty database.')
  }
  if (replaces || (await holdsNoRows(client))) return
  throw new Error('The database is not empty. Use an empty one, or add --replace to overwrite its contents.')
}

async function holdsNoRows(client: pg.Client): Promise<boolean> {
  // Throws if rows could be hidden, since they would look like an empty table.
  for (const { name } of await listBackedUpTables(client)) {
    const { rows } = await client.query(`select from ${pg.escapeIdentifier(name)} limit 1`)
    if (rows.length > 0) return false
  }
  return true
}

/** Drops everything that this role owns in the database, so that the migrations start from scratch. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop schema %I cascade', nspname) as statement from pg_namespace
    where nspname <> 'public' and nspname !~ '^pg_' and pg_get_userbyid(nspowner) = current_user
    union all
    select format('drop table if exists %s cascade', oid::regclass) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_get_userbyid(relowner) = current_user
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc p
    where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) = current_user
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  await client.query('begin')
  for (const { statement } of rows) await client.query(statement)
  await client.query('commit')
}
