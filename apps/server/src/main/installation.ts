import { asOwner } from '../platform/database/as-owner.ts'
import type { Database } from '../platform/database/database.ts'
import { Passes } from '../platform/database/passes.ts'
import { allowPassesAlone } from '../platform/database/service-login.ts'
import { sql, type Statement } from '../platform/database/sql.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { ensureStoreId, findStoreId, writeStoreId } from '../platform/files/store-id.ts'
import type { SecretBox } from '../platform/secrets/secret-box.ts'

interface Installation {
  readonly secretKeyId: string
  readonly fileStoreId: string
}

interface InstallationParts {
  readonly database: Database
  readonly secrets: SecretBox
  readonly files: FileStore
  readonly now: Date
}

/**
 * Refuses to run with another secret key or file store than the other processes on this database: they would fail one
 * by one, silently. The first process decides.
 */
export async function requireSameInstallation(parts: InstallationParts): Promise<void> {
  const { database, secrets, files } = parts
  const known = await findInstallation(database)
  const installation = known ?? (await register(parts))
  requireKnownKey(installation, secrets)
  const storeId = await findStoreId(files)
  if (storeId === installation.fileStoreId) return
  throw new Error(
    `FILES_URL names a store that ${storeId === undefined ? 'has none of the files of' : 'does not belong to'} this ` +
      'database. Use the store of the other processes. If you moved the files there, run "fordring files adopt".',
  )
}

/** The same for a command that does not use files. */
export async function requireSameKey(database: Database, secrets: SecretBox): Promise<void> {
  const installation = await findInstallation(database)
  if (installation !== undefined) requireKnownKey(installation, secrets)
}

/** Makes the file store the one of this database, after its content was moved there. */
export async function adoptFileStore(database: Database, files: FileStore): Promise<boolean> {
  const installation = await findInstallation(database)
  if (installation === undefined) return false
  await writeStoreId(files, installation.fileStoreId)
  return true
}

/** Makes the current key the one that processes are compared with. Only the schema's owner may. */
export async function registerKey(ownerUrl: string, secrets: SecretBox): Promise<void> {
  await asOwner(ownerUrl, async (owner) => {
    await owner.query('update installation set secret_key_id = $1', [secrets.keyId])
    await allowPassesAlone(owner, new Passes(secrets.passKey))
  })
}

async function findInstallation(database: Database): Promise<Installation | undefined> {
  return database.withoutTenant((transaction) => transaction.maybeOne(selectInstallation()))
}

function selectInstallation(): Statement<Installation> {
  return sql<Installation>`select secret_key_id as "secretKeyId", file_store_id as "fileStoreId" from installation`
}

const registrationLock = 20778

/**
 * Registers the installation, one process at a time: two that start at the same moment would each give the store an id,
 * and the second would overwrite the first. The store gets its id before the row, so that a crash leaves no row alone.
 */
function register({ database, secrets, files, now }: InstallationParts): Promise<Installation> {
  return database.withoutTenant(async (transaction) => {
    await transaction.run(sql`select pg_advisory_xact_lock(${registrationLock}::bigint)`)
    const known = await transaction.maybeOne(selectInstallation())
    if (known !== undefined) return known
    const fileStoreId = await ensureStoreId(files)
    await transaction.run(sql`
      insert into installation (secret_key_id, file_store_id, registered_at)
      values (${secrets.keyId}::text, ${fileStoreId}::uuid, ${now}::timestamptz)`)
    return { secretKeyId: secrets.keyId, fileStoreId }
  })
}

function requireKnownKey({ secretKeyId }: Installation, secrets: SecretBox): void {
  if (secrets.keyIds.includes(secretKeyId)) return
  throw new Error(
    `SECRET_KEY is not the key of this database: it has the id ${secrets.keyId}, and the database was set up with ` +
      `${secretKeyId}. Start every process with the same key (without SECRET_KEY it is the one in DATA_DIR/secret-key). ` +
      'To change it, set the new key as SECRET_KEY and the old one as SECRET_KEY_PREVIOUS, and run "fordring secret-key reseal".',
  )
}
