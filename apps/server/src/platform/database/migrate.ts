import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { applicationRole, connectionConfig } from './connection.ts'

/** Any fixed number: two processes that start together migrate one after the other. */
const migrationLock = 4_021_963_771

/** A migration as a database remembers it. */
export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

interface Migration extends AppliedMigration {
  readonly text: string
}

/**
 * Brings the database up to the migrations in a folder, and answers the names of those it ran. With `only` it stops
 * where another database was: a restore fills the tables as they were, and migrates on from there.
 */
export async function migrate(
  ownerUrl: string,
  folder: string,
  { only }: { readonly only?: ReadonlySet<string> } = {},
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => only === undefined || only.has(name))
  const client = new pg.Client(connectionConfig({ url: ownerUrl, applicationName: 'fordring migrate' }))
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A migration may run long and may wait for another process that is migrating.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await ensureApplicationRole(client)
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    await client.query(`grant select on schema_migrations to ${applicationRole}`)
    return await applyPending(client, migrations)
  } finally {
    await client.end()
  }
}

/** The migrations a database lacks, for a check that changes nothing. */
export async function readMigrationNames(folder: string): Promise<string[]> {
  return (await readMigrations(folder)).map((migration) => migration.name)
}

/** The migrations of a folder, in the order in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  refuseNewerDatabase(migrations, [...applied.keys()])
  const ran: string[] = []
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum === migration.checksum) continue
    if (checksum !== undefined) {
      throw new Error(
        `${migration.name} was changed after it was applied. Put it back and add a new migration instead.`,
      )
    }
    await applyOne(client, migration)
    ran.push(migration.name)
  }
  return ran
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query(migration.text)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

function refuseNewerDatabase(migrations: Migration[], applied: string[]): void {
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = applied.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this release: it has ${unknown.join(', ')}. Start a newer release of Fordring.`,
    )
  }
}

/** The role belongs to the whole server, so another database may have made it already, even at this moment. */
async function ensureApplicationRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean; member: boolean; me: string }>(
    `select exists (select from pg_roles where rolname = $1) as exists,
            coalesce((select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = $1), false) as member,
            quote_ident(current_user) as me`,
    [applicationRole],
  )
  const { exists, member, me } = rows[0] ?? { exists: false, member: false, me: '' }
  try {
    if (!exists)
      await client.query(`create role ${applicationRole} nologin nosuperuser nobypassrls`).catch(ignoreExisting)
    if (!exists || !member) await client.query(`grant ${applicationRole} to ${me}`)
  } catch (error) {
    throw new Error(
      `The role ${applicationRole} is missing and ${me} may not create it. As a database administrator run: ` +
        `create role ${applicationRole}; grant ${applicationRole} to ${me};`,
      { cause: error },
    )
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || (error.code !== '42710' && error.code !== '23505')) throw error as Error
}
