import type { Config } from '../platform/config/config.ts'
import { hasEmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded/index.ts'
import { migrate, requireMigrations } from '../platform/database/migrate.ts'
import { readDistribution } from '../platform/database/distribution/read-distribution.ts'
import { Passes } from '../platform/database/passes.ts'
import {
  allowPasses,
  ensureServiceLogin,
  findServiceLogin,
  isServiceUrl,
  onConnection,
  requirePasses,
  requireServiceRole,
} from '../platform/database/service-login.ts'
import { openSecretBox } from '../platform/secrets/secret-key.ts'
import { migrationsFolder } from '../platform/server-folder.ts'

type Log = (message: string) => void

/** An open database, and how to release it. */
export interface OpenedDatabase {
  /** The URL of the schema's owner; undefined if this process only knows the login of the service. */
  readonly ownerUrl: string | undefined
  /** The same for other programs on this machine. */
  readonly printedUrl: string
  /** The URL of the login of the service, if it was configured. */
  readonly serviceUrl: string | undefined
  /** Reports what an operator should know. */
  readonly log: Log
  isUp(): boolean
  close(): Promise<void>
}

/** The URL of the owner, for what only the owner may do. */
export function requireOwner({ ownerUrl }: OpenedDatabase): string {
  if (ownerUrl !== undefined) return ownerUrl
  throw new Error('Only the owner of the schema can do this: set DATABASE_OWNER_URL as well.')
}

/** How another process can reach the same database. */
export interface DatabaseVariables {
  readonly DATABASE_URL: string
  readonly DATABASE_OWNER_URL: string | undefined
}

/** What the service connects with. */
export interface PreparedDatabase {
  readonly url: string
  readonly passes: Passes
  /** It is distributed over a Citus cluster. */
  readonly isDistributed: boolean
  /** False if a pooler between does not support prepared statements. */
  readonly preparesStatements: boolean
}

/** Starts or finds the embedded database, or checks the configured one. */
export async function openDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  if (config.databaseUrl === undefined) {
    const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log })
    return {
      ...{ ownerUrl: embedded.serviceUrl, printedUrl: embedded.url, serviceUrl: undefined, log },
      isUp: () => embedded.isUp(),
      close: () => embedded.stop(),
    }
  }
  const printedUrl = config.databaseOwnerUrl ?? config.databaseUrl
  const given = { printedUrl, log, isUp: () => true, close: () => Promise.resolve() }
  if (config.databaseOwnerUrl !== undefined)
    return { ...given, ownerUrl: config.databaseOwnerUrl, serviceUrl: config.databaseUrl }
  if (await isServiceUrl(config.databaseUrl)) return { ...given, ownerUrl: undefined, serviceUrl: config.databaseUrl }
  if (!config.allowSuperuser) await refuseSuperuser(config.databaseUrl)
  return { ...given, ownerUrl: config.databaseUrl, serviceUrl: undefined }
}

/** The same for commands on existing data: with the wrong DATA_DIR, they must not create an empty database. */
export async function openExistingDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  if (config.databaseUrl === undefined && !(await hasEmbeddedDatabase(config.dataDir))) {
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the folder that your server uses (or DATABASE_URL), ` +
        'or run fordring start or fordring migrate to begin one there.',
    )
  }
  return openDatabase(config, log)
}

/** Migrates the database to this release, creates the login of the service, and rejects one with too many rights. */
export async function prepareDatabase(config: Config, opened: OpenedDatabase): Promise<PreparedDatabase> {
  const passes = new Passes((await openSecretBox(config)).passKey)
  const url = config.migrate ? (await migrateAndServe(opened, passes)).url : await serveAsMigrated(opened)
  for (const warning of await requireServiceRole(url)) opened.log(warning)
  await requirePasses(url, passes)
  return { url, passes, isDistributed: await requireWhole(url), preparesStatements: config.databasePrepare }
}

/** Whether the database is distributed over a cluster. Throws if that has begun and is not complete. */
async function requireWhole(url: string): Promise<boolean> {
  return onConnection(url, 'fordring', async (client) => {
    const { isDistributed, isWhole } = await readDistribution(client)
    if (isWhole) return isDistributed
    throw new Error('The database is not completely distributed over its cluster. Run fordring distribute --yes.')
  })
}

/** Migrates as the owner, regardless of MIGRATE, and returns the login of the service. */
export async function migrateAndServe(
  { ownerUrl, serviceUrl, log }: OpenedDatabase,
  passes: Passes,
): Promise<{ url: string; applied: string[] }> {
  if (ownerUrl === undefined) {
    // The login of the service may not migrate, and need not if nothing is missing.
    const advice = 'Set DATABASE_OWNER_URL to the owner of the schema, or run fordring migrate as the owner.'
    await requireMigrations(serviceUrl ?? '', migrationsFolder, { log, advice })
    return { url: serviceUrl ?? '', applied: [] }
  }
  const applied = await migrate(ownerUrl, migrationsFolder, { log })
  return onConnection(ownerUrl, 'fordring migrate', async (owner) => {
    await allowPasses(owner, passes)
    return { url: serviceUrl ?? (await ensureServiceLogin(owner, ownerUrl)), applied }
  })
}

async function serveAsMigrated({ ownerUrl, serviceUrl, log }: OpenedDatabase): Promise<string> {
  const advice = 'Run fordring migrate, or start with MIGRATE=on.'
  await requireMigrations(serviceUrl ?? ownerUrl ?? '', migrationsFolder, { log, advice })
  if (serviceUrl !== undefined) return serviceUrl
  const url = await onConnection(ownerUrl ?? '', 'fordring', (owner) => findServiceLogin(owner, ownerUrl ?? ''))
  if (url === undefined) throw new Error(`The login of the service is missing. ${advice}`)
  return url
}

/** A superuser bypasses row-level security, and anything that runs with its rights can do everything. */
async function refuseSuperuser(url: string): Promise<void> {
  await onConnection(url, 'fordring', async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = session_user and (rolsuper or rolbypassrls)',
    )
    if (rows[0] === undefined) return
    throw new Error(
      `DATABASE_URL connects as ${rows[0].name}, which row-level security does not bind. ` +
        'Connect as an ordinary role that owns the database, or set ALLOW_SUPERUSER=true to start anyway.',
    )
  })
}
