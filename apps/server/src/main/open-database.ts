import pg from 'pg'
import type { Config } from '../platform/config/config.ts'
import { connectionConfig } from '../platform/database/connection.ts'
import { hasEmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded/index.ts'

/** Where the database is, and how to let go of it. */
export interface OpenedDatabase {
  /** For requests; the service adds its own role. */
  readonly url: string
  /** For migrations and the operator. */
  readonly ownerUrl: string
  isUp(): boolean
  close(): Promise<void>
}

/** Starts or finds the embedded database, or checks the one given. */
export async function openDatabase(config: Config, log: (message: string) => void): Promise<OpenedDatabase> {
  if (config.databaseUrl === undefined) {
    const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log })
    return { url: embedded.url, ownerUrl: embedded.url, isUp: () => embedded.isUp(), close: () => embedded.stop() }
  }
  if (!config.allowSuperuser) await refuseSuperuser(config.databaseUrl)
  return {
    url: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
    isUp: () => true,
    close: () => Promise.resolve(),
  }
}

/** The same for commands that work on what is there: with the wrong DATA_DIR they must not begin an empty database. */
export async function openExistingDatabase(config: Config, log: (message: string) => void): Promise<OpenedDatabase> {
  if (config.databaseUrl === undefined && !(await hasEmbeddedDatabase(config.dataDir))) {
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the folder that your server uses (or DATABASE_URL), ` +
        'or run fordring start or fordring migrate to begin one there.',
    )
  }
  return openDatabase(config, log)
}

/** A superuser passes through row-level security unseen: one forgotten condition would show all tenants to one. */
async function refuseSuperuser(url: string): Promise<void> {
  const client = new pg.Client(connectionConfig({ url }))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = session_user and (rolsuper or rolbypassrls)',
    )
    if (rows[0] === undefined) return
    throw new Error(
      `DATABASE_URL connects as ${rows[0].name}, which row-level security does not bind. ` +
        'Connect as an ordinary role that owns the database, or set ALLOW_SUPERUSER=true to start all the same.',
    )
  } finally {
    await client.end()
  }
}
