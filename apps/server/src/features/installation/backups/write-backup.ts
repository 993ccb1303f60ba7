import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../../../platform/clock/clock.ts'
import { asOwner } from '../../../platform/database/as-owner.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { extendFileSweepHold, holdFileSweep, liftFileSweepHold } from '../../messaging/files/index.ts'
import { type BackedUpTable, listBackedUpTables } from './backed-up-tables.ts'
import type { BackupTarget } from './backup-target.ts'
import { copyFiles, listFilesOfSnapshot, type BackedUpFile } from './backed-up-files.ts'
import { type Manifest, type TableContent, writeManifest } from './manifest.ts'
import { putInParts } from './parts.ts'
import type { Progress } from './progress.ts'

export interface BackupOptions {
  readonly ownerUrl: string
  readonly files: FileStore
  readonly target: BackupTarget
  readonly secretKeyId: string
  readonly release: string
  readonly clock: Clock
  readonly progress: Progress
}

const applicationName = 'fordring backup'
/** How long the file sweep waits for a backup that no longer renews its hold. */
const holdMs = 10 * 60_000
const holdRenewalMs = 60_000

/** Writes all rows of all tenants at one point in time, and their files, while the service keeps running. */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { target } = options
  try {
    const manifest = await asOwner(options.ownerUrl, (client) => holdingSweep(client, options), applicationName)
    await target.finish(writeManifest(manifest))
    return manifest
  } catch (error) {
    await target.abandon()
    throw error
  }
}

/** The hold comes before the snapshot, so that no sweep removes content while it is copied. */
async function holdingSweep(client: pg.Client, options: BackupOptions): Promise<Manifest> {
  const expiry = (): Date => new Date(options.clock.now().getTime() + holdMs)
  await listBackedUpTables(client)
  const holdId = await holdFileSweep(client, 'backup', { now: options.clock.now(), expiresAt: expiry() })
  const renewal = setInterval(() => {
    extendFileSweepHold(client, holdId, expiry()).catch(() => undefined)
  }, holdRenewalMs)
  try {
    const { files, ...snapshot } = await asOwner(
      options.ownerUrl,
      (reader) => copySnapshot(reader, options),
      applicationName,
    )
    return { ...snapshot, files: await copyFiles(options, files) }
  } finally {
    clearInterval(renewal)
    await liftFileSweepHold(client, holdId).catch(() => undefined)
  }
}

type Snapshot = Omit<Manifest, 'files'> & { readonly files: readonly BackedUpFile[] }

async function copySnapshot(client: pg.Client, options: BackupOptions): Promise<Snapshot> {
  const { target, progress } = options
  const tables = await beginSnapshot(client)
  const createdAt = options.clock.now().toISOString()
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const { rows: versions } = await client.query<{ server_version: string }>('show server_version')
  progress.begin('tables', tables.length)
  const contents: TableContent[] = []
  for (const table of tables) {
    contents.push(await copyTable(client, table, target))
    progress.advance(1)
  }
  const files = await listFilesOfSnapshot(client)
  await client.query('commit')
  return {
    format: 1,
    ...{ release: options.release, createdAt, postgresVersion: versions[0]?.server_version ?? '' },
    secretKeyId: options.secretKeyId,
    migrations: migrations.rows,
    tables: contents,
    files,
  }
}

/** Begins a transaction with a snapshot, and prevents changes of the schema until it ends. */
async function beginSnapshot(client: pg.Client): Promise<BackedUpTable[]> {
  const before = await listBackedUpTables(client)
  await client.query('begin isolation level repeatable read read only')
  const names = before.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  // Before the first query, which takes the snapshot.
  await client.query(`lock table ${names}, schema_migrations in access share mode`)
  const tables = await listBackedUpTables(client)
  if (JSON.stringify(tables) !== JSON.stringify(before)) {
    throw new Error('The schema changed while the backup started. Run the backup again.')
  }
  return tables
}

async function copyTable(
  client: pg.Client,
  { name, columns }: BackedUpTable,
  target: BackupTarget,
): Promise<TableContent> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyTo(`copy (select ${list} from ${pg.escapeIdentifier(name)}) to stdout`))
  const { parts, lines } = await putInParts(target, `tables/${name}.copy.gz`, rows)
  return { name, columns: [...columns], rows: lines, parts }
}
