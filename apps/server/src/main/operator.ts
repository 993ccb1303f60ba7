import { systemClock } from '../platform/clock/clock.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { Database } from '../platform/database/database.ts'
import { asOwner } from '../platform/database/as-owner.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { SystemCommands } from '../platform/idempotency/system-command.ts'
import type { Tenant } from '../platform/identity/principal.ts'
import { isUuid } from '../platform/ids.ts'
import { openSecretBox } from '../platform/secrets/secret-key.ts'
import { migrationsFolder } from '../platform/server-folder.ts'
import { Problem, say } from '../problems/index.ts'
import { requireSameKey } from './installation.ts'
import { openExistingDatabase, type OpenedDatabase } from './open-database.ts'
import { type OpenedFileStore, openFileStore } from './open-file-store.ts'
import { withRunningPort } from './running-server.ts'

/** What a command of the operator works with. */
export interface Operator extends SystemCommands {
  readonly files: FileStore
  readonly config: Config
  readonly opened: OpenedDatabase
}

/** Runs a command on the database of the running server, or of none: then it is started for as long as it takes. */
export async function asOperator<Result>(work: (operator: Operator) => Promise<Result>): Promise<Result> {
  const config = await withRunningPort(readConfig(process.env))
  const opened = await openExistingDatabase(config, (message) => process.stderr.write(`${message}\n`))
  const database = new Database({ url: opened.url, poolSize: 8, onIdleError: () => undefined })
  let store: OpenedFileStore | undefined
  try {
    await migrate(opened.ownerUrl, migrationsFolder)
    store = await openFileStore(config.files)
    const { files } = store
    const secrets = await openSecretBox(config)
    await requireSameKey(database, secrets)
    const publicUrl = (): string => config.publicUrl
    return await work({ config, opened, database, files, secrets, publicUrl, clock: systemClock })
  } finally {
    await store?.close()
    await database.close()
    await opened.close()
  }
}

export interface ListedTenant extends Tenant {
  readonly createdAt: Date
}

/** Every tenant: only the owner of the schema may ask. */
export async function listTenants(operator: Operator): Promise<ListedTenant[]> {
  return asOwner(operator.opened.ownerUrl, async (client) => {
    const { rows } = await client.query<ListedTenant>(
      `select tenant_id as "tenantId", name, time_zone as "timeZone", language, created_at as "createdAt" from list_tenants()`,
    )
    return rows
  })
}

/** The tenant an option names. */
export async function getTenant(operator: Operator, tenantId: string): Promise<Tenant> {
  const tenants = await listTenants(operator)
  const tenant = isUuid(tenantId) ? tenants.find((one) => one.tenantId === tenantId.toLowerCase()) : undefined
  if (tenant === undefined)
    throw new Problem('not-found', say('There is no tenant {0}. fordring tenant list shows them all.', tenantId))
  return tenant
}
