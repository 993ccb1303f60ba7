import { systemClock } from '../platform/clock/clock.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { Database } from '../platform/database/database.ts'
import { sql } from '../platform/database/sql.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { SystemCommands } from '../platform/commands/system-command.ts'
import type { Tenant } from '../platform/identity/principal.ts'
import { isUuid } from '../platform/ids.ts'
import { openSecretBox } from '../platform/secrets/secret-key.ts'
import { problem, message } from '../problems/index.ts'
import { requireSameKey } from './installation.ts'
import { openExistingDatabase, type OpenedDatabase, prepareDatabase } from './open-database.ts'
import { type OpenedFileStore, openFileStore } from './open-file-store.ts'
import { withRunningPort } from './running-server.ts'

/** The context of an operator's command. */
export interface Operator extends SystemCommands {
  readonly files: FileStore
  readonly config: Config
  readonly opened: OpenedDatabase
}

/** Runs a command on the database of the running server. If none is running, starts the database for the duration. */
export async function asOperator<Result>(work: (operator: Operator) => Promise<Result>): Promise<Result> {
  const config = await withRunningPort(readConfig(process.env))
  const log = (message: string): void => void process.stderr.write(`${message}\n`)
  const opened = await openExistingDatabase(config, log)
  let database: Database | undefined
  let store: OpenedFileStore | undefined
  try {
    const prepared = await prepareDatabase(config, opened)
    // Checking the journal of a large tenant is one statement of minutes.
    database = new Database({ ...prepared, poolSize: 8, onIdleError: () => undefined, limitsStatements: false })
    store = await openFileStore(config.files)
    const { files } = store
    const secrets = await openSecretBox(config)
    await requireSameKey(database, secrets)
    const publicUrl = (): string => config.publicUrl
    return await work({ config, opened, database, files, secrets, publicUrl, clock: systemClock })
  } finally {
    await store?.close()
    await database?.close()
    await opened.close()
  }
}

export interface ListedTenant extends Tenant {
  readonly isTest: boolean
  readonly createdAt: Date
}

/** Every tenant. */
export async function listTenants({ database }: Operator): Promise<ListedTenant[]> {
  return database.asWorker('jobs', (transaction) =>
    transaction.many(sql<ListedTenant>`
      select tenant_id as "tenantId", name, time_zone as "timeZone", language, is_test as "isTest",
             clock_offset_ms as "clockOffsetMs", clock_stopped_at as "clockStoppedAt", created_at as "createdAt"
      from list_tenants()`),
  )
}

/** The tenant of an option. */
export async function getTenant(operator: Operator, tenantId: string): Promise<Tenant> {
  const tenants = await listTenants(operator)
  const tenant = isUuid(tenantId) ? tenants.find((row) => row.tenantId === tenantId.toLowerCase()) : undefined
  if (tenant === undefined)
    throw problem(
      'not-found',
      message('There is no tenant {0}. Run fordring tenant list to see all tenants.', tenantId),
    )
  return tenant
}
