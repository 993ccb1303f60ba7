import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { applicationRole } from './connection.ts'
import { prepareForCluster, withTablesOfTheirOwn } from './distribution/migrate-cluster.ts'
import { onConnection } from './service-login.ts'
import { type SqlFunction, sqlFunctions } from './sql-functions.ts'

/** Any fixed number: processes that start together migrate one after the other. */
const migrationLock = 4_021_963_771

/** A migration as recorded in a database. */
export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

interface MarkedMigration extends AppliedMigration {
  /** Earlier releases do not work on a database with this migration. */
  readonly breaksOlder: boolean
}

export interface MigrateOptions {
  /** Run only these. */
  readonly only?: ReadonlySet<string>
  /** The SQL functions to install. Defaults to those of this release. */
  readonly functions?: readonly SqlFunction[]
  readonly log?: (message: string) => void
  /** How long a statement may wait for a lock, and so delay everything queued after it. */
  readonly lockTimeoutMs?: number
  /** The pause before the first retry. It doubles with each retry, up to sixteen times. */
  readonly pauseMs?: number
  readonly attemptsMax?: number
}

interface Run extends Required<Omit<MigrateOptions, 'only' | 'functions'>> {
  readonly client: pg.Client
  /** The tables are distributed over a Citus cluster. */
  readonly isDistributed: boolean
}

interface Migration extends MarkedMigration {
  readonly text: string
  /** Its statements run one by one outside a transaction, for `create index concurrently` and the like. */
  readonly isOutside: boolean
}

/**
 * Applies the migrations in a folder, installs the SQL functions, and returns the names of the migrations it ran. With
 * `only`, it stops at the state of another database: a restore fills the tables as they were, and then migrates
 * further.
 */
export async function migrate(ownerUrl: string, folder: string, options: MigrateOptions = {}): Promise<string[]> {
  const { only } = options
  const migrations = (await readMigrations(folder)).filter(({ name }) => only === undefined || only.has(name))
  return onConnection(ownerUrl, 'fordring migrate', async (client) => {
    const run: Run = {
      client,
      log: options.log ?? (() => undefined),
      lockTimeoutMs: options.lockTimeoutMs ?? 3_000,
      pauseMs: options.pauseMs ?? 1_000,
      attemptsMax: options.attemptsMax ?? 20,
      isDistributed: await prepareForCluster(client),
    }
    // A migration may run long. Only waiting for locks is limited.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await waitForTurn(run)
    await ensureApplicationRole(client)
    await ensureMigrationsTable(run)
    const ran = await applyPending(run, migrations)
    if (only === undefined) await installFunctions(run, options.functions ?? sqlFunctions)
    return ran
  })
}

/** The names of the migrations in a folder. */
export async function readMigrationNames(folder: string): Promise<string[]> {
  return (await readMigrations(folder)).map((migration) => migration.name)
}

/** Throws if the database lacks a migration or a function of this release. Changes nothing. */
export async function requireMigrations(
  url: string,
  folder: string,
  options: { log: (message: string) => void; advice: string; functions?: readonly SqlFunction[] },
): Promise<void> {
  const migrations = await readMigrations(folder)
  await onConnection(url, 'fordring', async (client) => {
    const applied = await readApplied(client)
    refuseForeignDatabase(migrations, applied)
    refuseBreakingDatabase(migrations, applied, options.log)
    const names = new Set(applied.map(({ name }) => name))
    const missing = migrations.map(({ name }) => name).filter((name) => !names.has(name))
    if (missing.length > 0) {
      throw new Error(`The database lacks migrations of this release: ${someOf(missing)}. ${options.advice}`)
    }
    const absent = await findMissing(client, options.functions ?? sqlFunctions)
    if (absent.length > 0) {
      const list = someOf(absent.map(({ installedName }) => installedName))
      throw new Error(`The database lacks SQL functions of this release: ${list}. ${options.advice}`)
    }
  })
}

/** The migrations of a folder, in the order in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return {
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        isOutside: /^-- outside a transaction$/m.test(text),
        breaksOlder: /^-- breaks older releases$/m.test(text),
      }
    }),
  )
}

/**
 * Acquires the lock by polling: a waiting statement would hold a snapshot, and `create index concurrently` in another
 * process would wait for that.
 */
async function waitForTurn({ client }: Run): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [migrationLock])
    if (rows[0]?.taken === true) return
    await pause(200)
  }
}

async function ensureMigrationsTable({ client }: Run): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('schema_migrations')::text as found`,
  )
  if (rows[0]?.found != null) return
  await client.query(
    `create table schema_migrations (
       name text primary key, checksum text not null, breaks_older boolean not null, applied_at timestamptz not null default now());
     grant select on schema_migrations to ${applicationRole}`,
  )
}

async function readApplied(client: pg.Client): Promise<MarkedMigration[]> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('schema_migrations')::text as found`,
  )
  if (tables[0]?.found == null) return []
  const { rows } = await client.query<MarkedMigration>(
    'select name, checksum, breaks_older as "breaksOlder" from schema_migrations order by name',
  )
  return rows
}

async function applyPending(run: Run, migrations: Migration[]): Promise<string[]> {
  const applied = await readApplied(run.client)
  refuseForeignDatabase(migrations, applied)
  refuseBreakingDatabase(migrations, applied, run.log)
  const checksums = new Map(applied.map((row) => [row.name, row.checksum]))
  const isApplied = ({ name }: Migration): boolean => checksums.has(name)
  const changed = migrations.find(
    (migration) => isApplied(migration) && checksums.get(migration.name) !== migration.checksum,
  )
  if (changed !== undefined) {
    throw new Error(`${changed.name} was changed after it was applied. Restore it and add a new migration instead.`)
  }
  const pending = migrations.filter((migration) => !isApplied(migration))
  for (const migration of pending) await (migration.isOutside ? applyOutside(run, migration) : applyOne(run, migration))
  return pending.map(({ name }) => name)
}

async function applyOne(run: Run, migration: Migration): Promise<void> {
  const { client } = run
  await patiently(run, migration.name, async () => {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout = ${String(run.lockTimeoutMs)}`)
      await recordMigration(client, migration)
      await client.query(run.isDistributed ? withTablesOfTheirOwn(migration.text) : migration.text)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/**
 * Runs statement by statement, so such a file must be repeatable after a failure (`if not exists`). An index left by a
 * failed `concurrently` exists but is invalid: it is dropped first.
 */
async function applyOutside(run: Run, migration: Migration): Promise<void> {
  const { client } = run
  for (const statement of statementsOf(migration.text)) {
    await patiently(run, migration.name, async () => {
      await dropInvalidIndexes(client, statement)
      // Concurrent statements wait for other transactions but block nobody.
      const lockTimeoutMs = /\bconcurrently\b/i.test(statement) ? 0 : run.lockTimeoutMs
      await client.query(`set lock_timeout = ${String(lockTimeoutMs)}`)
      await client.query(statement)
    })
  }
  await recordMigration(client, migration)
}

/** Statements end with a semicolon at the end of a line. Such files contain no function bodies. */
function statementsOf(text: string): string[] {
  const withoutComments = text.replaceAll(/^\s*--.*$/gm, '')
  return withoutComments
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

async function dropInvalidIndexes(client: pg.Client, statement: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) {
    const isNamed = new RegExp(`\\b${name}\\b`).test(statement)
    if (isNamed) await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name)}`)
  }
}

/** How long a function is kept that the release that migrated last does not use: others may still be running. */
const unusedDaysMax = 30

/**
 * Creates missing functions and replaces none, since another release may be calling them. Functions that this release
 * does not use are marked, and a later migrate drops them.
 */
async function installFunctions({ client, log }: Run, functions: readonly SqlFunction[]): Promise<void> {
  const names = functions.map(({ installedName }) => installedName)
  await client.query('begin')
  try {
    for (const { installedName, text } of await findMissing(client, functions)) {
      await client.query(text)
      await client.query('insert into owner_only.sql_functions (name) values ($1) on conflict do nothing', [
        installedName,
      ])
    }
    await client.query(
      `update owner_only.sql_functions
       set unused_since = case when name = any ($1) then null else now() end
       where (name = any ($1)) = (unused_since is not null)`,
      [names],
    )
    const { rows: old } = await client.query<{ name: string }>(
      `delete from owner_only.sql_functions where unused_since < now() - $1 * interval '1 day' returning name`,
      [unusedDaysMax],
    )
    for (const { name } of old) await client.query(`drop function if exists ${pg.escapeIdentifier(name)}`)
    await client.query('commit')
    if (old.length > 0) log(`Dropped SQL functions that were unused: ${old.map(({ name }) => name).join(', ')}.`)
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The SQL functions could not be installed: ${(error as Error).message}`, { cause: error })
  }
}

async function findMissing(client: pg.Client, functions: readonly SqlFunction[]): Promise<SqlFunction[]> {
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1)`,
    [functions.map(({ installedName }) => installedName)],
  )
  const present = new Set(rows.map(({ name }) => name))
  return functions.filter(({ installedName }) => !present.has(installedName))
}

function someOf(names: readonly string[]): string {
  return names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${String(names.length - 3)} more` : '')
}

async function recordMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum, breaks_older) values ($1, $2, $3)', [
    migration.name,
    migration.checksum,
    migration.breaksOlder,
  ])
}

/** Lock not available and deadlock: another transaction was in the way. */
const lockCodes = new Set(['55P03', '40P01'])

async function patiently(run: Run, name: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work()
      return
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && lockCodes.has(error.code ?? '')
      if (!isLocked || attempt >= run.attemptsMax)
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      const pauseMs = run.pauseMs * 2 ** Math.min(attempt - 1, 4)
      run.log(`${name} waits for a lock that another transaction holds; trying again in ${String(pauseMs / 1000)} s.`)
      await pause(pauseMs)
    }
  }
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * The migrations of a newer release come after those of this one. An unknown migration before our last one is from
 * another history, and its tables are not what we expect.
 */
function refuseForeignDatabase(migrations: Migration[], applied: MarkedMigration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const last = migrations.at(-1)?.name ?? ''
  const foreign = applied.filter(({ name }) => !known.has(name) && name < last).map(({ name }) => name)
  if (foreign.length === 0) return
  throw new Error(
    `The database was created with migrations that are not part of this release (${someOf(foreign)}), ` +
      'and cannot be upgraded. Use an empty database, or the release that created this one.',
  )
}

/**
 * A release works on the database of the next one, which only adds to it. A migration for which that is not true is
 * marked as breaking, and the mark is recorded with it.
 */
function refuseBreakingDatabase(
  migrations: Migration[],
  applied: MarkedMigration[],
  log: (message: string) => void,
): void {
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = applied.filter(({ name }) => !known.has(name))
  const breaking = unknown.filter(({ breaksOlder }) => breaksOlder)
  const list = (listed: MarkedMigration[]): string => listed.map(({ name }) => name).join(', ')
  if (breaking.length > 0) {
    throw new Error(
      `The database is newer than this release, which cannot work with ${list(breaking)}. Start a newer release of Fordring.`,
    )
  }
  if (unknown.length > 0) log(`The database is newer than this release: it has ${list(unknown)}.`)
}

/** Roles belong to the whole server, so another database may have created it already, or at the same time. */
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
        `create role ${applicationRole}; grant ${applicationRole} to ${me} with admin option;`,
      { cause: error },
    )
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || (error.code !== '42710' && error.code !== '23505')) throw error as Error
}
