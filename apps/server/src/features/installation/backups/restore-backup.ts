import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Clock } from '../../../platform/clock/clock.ts'
import { asOwner } from '../../../platform/database/as-owner.ts'
import { type AppliedMigration, migrate, readMigrations } from '../../../platform/database/migrate.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { CheckedBackup } from './check-backup.ts'
import { emptyDatabase, requireRoomForRestore } from './empty-database.ts'
import { loadRows } from './load-rows.ts'
import type { Progress } from './progress.ts'

export interface RestoreOptions {
  readonly ownerUrl: string
  readonly migrationsFolder: string
  readonly files: FileStore
  readonly clock: Clock
  readonly progress: Progress
  /** Whether existing rows of the database may be lost. */
  readonly replaces: boolean
}

const applicationName = 'fordring restore'

/**
 * Restores a backup into a database that is empty or may be replaced. Rows appear all at once or not at all; until then
 * the database counts as empty, and an interrupted restore can be repeated.
 */
export async function restoreBackup(backup: CheckedBackup, options: RestoreOptions): Promise<void> {
  const { ownerUrl, migrationsFolder } = options
  const { manifest } = backup
  requireKnownMigrations(manifest.migrations, await readMigrations(migrationsFolder))
  await onDatabase(options, async (client) => {
    await requireRoomForRestore(client, options)
    await emptyDatabase(client)
  })
  const only = new Set(manifest.migrations.map(({ name }) => name))
  await migrate(ownerUrl, migrationsFolder, { only })
  await putFiles(backup, options)
  await onDatabase(options, (client) => loadRows(client, backup, options))
  await migrate(ownerUrl, migrationsFolder)
  // New rows have no statistics, so the first requests would have bad plans.
  await onDatabase(options, (client) => client.query('analyze'))
}

function onDatabase(options: RestoreOptions, work: (client: pg.Client) => Promise<unknown>): Promise<unknown> {
  return asOwner(options.ownerUrl, work, applicationName)
}

/** The schema is created by our migrations, so they must be the same as those the rows were written under. */
function requireKnownMigrations(applied: readonly AppliedMigration[], ours: readonly AppliedMigration[]): void {
  const checksums = new Map(ours.map(({ name, checksum }) => [name, checksum]))
  const foreign = applied.find(({ name, checksum }) => checksums.get(name) !== checksum)
  if (foreign === undefined) return
  throw new Error(
    checksums.has(foreign.name)
      ? `The backup was made under another version of ${foreign.name} than this release has. Restore it with the release that made it.`
      : `The backup is of a newer release: it has ${foreign.name}. Restore it with that release or a later one.`,
  )
}

/** Before the rows, as with uploads: a row always has its content. */
async function putFiles({ folder, files }: CheckedBackup, { files: store, progress }: RestoreOptions): Promise<void> {
  progress.begin('files', files.length)
  for (const { key, size, sha256 } of files) {
    const stored = await store.put(key, createReadStream(join(folder, 'files', key)), { maxBytes: size })
    if (stored.sha256 !== sha256) throw new Error(`files/${key} of the backup was changed while it was restored.`)
    progress.advance(1)
  }
}
