import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import {
  type BackupTarget,
  checkBackup,
  FolderTarget,
  type Manifest,
  restoreBackup,
  StreamTarget,
  unpackTar,
  writeBackup,
} from '../features/installation/backups/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { release } from '../platform/release.ts'
import { findSecretBox } from '../platform/secrets/secret-key.ts'
import { migrationsFolder } from '../platform/server-folder.ts'
import { commandProgress } from './command-progress.ts'
import { withJson } from './command-output.ts'
import { openDatabase, requireOwner } from './open-database.ts'
import { openFileStore } from './open-file-store.ts'

/** `fordring backup` and `fordring restore`. */
export function backupCommands(program: Command): void {
  withJson(program.command('backup'))
    .description('write all rows and files to a folder, or with - as one tar archive to standard output')
    .argument('<target>', 'a new or empty folder, or -')
    .action(async (target: string, options: { json?: boolean }) => {
      const startedAt = Date.now()
      const manifest = await backUp(target)
      report(options, target === '-' ? process.stderr : process.stdout, {
        result: summaryOf(manifest, startedAt),
        lines: backupLines(manifest, target),
      })
      if (manifest.files.lost.length > 0) process.exitCode = 1
    })
  withJson(program.command('restore'))
    .description('restore a backup into an empty database; the service must not be running')
    .argument('<source>', 'the folder of a backup, or - for an archive on standard input')
    .option('--replace', 'delete everything in the database first')
    .option('--other-secret-key', 'restore even if SECRET_KEY is not the one of the backup')
    .action(async (source: string, options: RestoreFlags) => {
      const startedAt = Date.now()
      const manifest = await restore(source, options)
      report(options, process.stdout, { result: summaryOf(manifest, startedAt), lines: restoreLines(manifest) })
    })
}

interface RestoreFlags {
  readonly replace?: boolean
  readonly otherSecretKey?: boolean
  readonly json?: boolean
}

interface Opened {
  readonly config: Config
  readonly ownerUrl: string
  readonly files: FileStore
}

/**
 * Opens the database and the store without migrating: a backup is of the current state, and a restore starts with less.
 */
async function withStores<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, (message) => process.stderr.write(`${message}\n`))
  try {
    const store = await openFileStore(config.files)
    try {
      return await work({ config, ownerUrl: requireOwner(database), files: store.files })
    } finally {
      await store.close()
    }
  } finally {
    await database.close()
  }
}

async function backUp(target: string): Promise<Manifest> {
  const config = readConfig(process.env)
  const secrets = await findSecretBox(config)
  if (secrets === undefined) {
    throw new Error('The secret key is missing. Set SECRET_KEY as for the service: the backup records its id.')
  }
  const progress = commandProgress()
  const opened: BackupTarget = await openTarget(target)
  const manifest = await withStores(({ ownerUrl, files }) =>
    writeBackup({ ownerUrl, files, target: opened, secretKeyId: secrets.keyId, release, clock: systemClock, progress }),
  )
  progress.end()
  return manifest
}

async function openTarget(target: string): Promise<BackupTarget> {
  if (target !== '-') return FolderTarget.open(resolve(target))
  if (process.stdout.isTTY) throw new Error('Send the archive somewhere: fordring backup - > backup.tar')
  return new StreamTarget(process.stdout)
}

async function restore(source: string, options: RestoreFlags): Promise<Manifest> {
  if (source !== '-') return restoreFolder(resolve(source), options)
  // Everything is checked before anything is written, so the archive has to be unpacked first.
  const { dataDir } = readConfig(process.env)
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  try {
    await unpackTar(process.stdin, folder)
    return await restoreFolder(folder, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restoreFolder(folder: string, options: RestoreFlags): Promise<Manifest> {
  const progress = commandProgress()
  const backup = await checkBackup(folder, progress)
  if (options.otherSecretKey !== true) await requireKey(backup.manifest)
  await withStores(({ ownerUrl, files }) =>
    restoreBackup(backup, {
      ...{ ownerUrl, files, migrationsFolder, progress, clock: systemClock },
      replaces: options.replace === true,
    }),
  )
  progress.end()
  return backup.manifest
}

/** Without the key, second factors, webhook secrets and sent codes cannot be decrypted. */
async function requireKey({ secretKeyId }: Manifest): Promise<void> {
  const config = readConfig(process.env)
  const secrets = await findSecretBox(config)
  if (secrets?.keyIds.includes(secretKeyId) === true) return
  throw new Error(
    `The backup was made with the secret key with the id ${secretKeyId}; ${secrets === undefined ? 'there is none here' : `the one here is ${secrets.keyId}`}. ` +
      `Set SECRET_KEY to that key, or put the file secret-key of the old machine into ${config.dataDir}. ` +
      'With --other-secret-key it is restored anyway, but second factors and the secrets of webhooks are lost.',
  )
}

interface Summary {
  readonly createdAt: string
  readonly release: string
  readonly tableCount: number
  readonly rowCount: number
  readonly fileCount: number
  readonly fileBytes: number
  readonly lostFiles: readonly string[]
  readonly secretKeyId: string
  readonly seconds: number
}

function summaryOf(manifest: Manifest, startedAt: number): Summary {
  const { createdAt, tables, files, secretKeyId } = manifest
  return {
    ...{ createdAt, release: manifest.release, tableCount: tables.length, rowCount: rowCountOf(manifest) },
    ...{ fileCount: files.count, fileBytes: files.bytes, lostFiles: files.lost, secretKeyId },
    seconds: (Date.now() - startedAt) / 1000,
  }
}

function rowCountOf({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

function contentLine(manifest: Manifest): string {
  const { tables, files } = manifest
  return `${rowCountOf(manifest)} rows of ${tables.length} tables, and ${files.count} files with ${files.bytes} bytes`
}

function backupLines(manifest: Manifest, target: string): string[] {
  const { lost } = manifest.files
  return [
    `Backed up ${contentLine(manifest)}${target === '-' ? '' : ` to ${resolve(target)}`}.`,
    `It can only be restored with the secret key ${manifest.secretKeyId}. Store that key somewhere else.`,
    ...(lost.length === 0
      ? []
      : [`The content of ${lost.length} files is lost or damaged and is not in it, for example ${lost[0] ?? ''}.`]),
  ]
}

function restoreLines(manifest: Manifest): string[] {
  return [
    `Restored ${contentLine(manifest)}, as of ${manifest.createdAt}.`,
    'Check it with fordring verify --manifest <the manifest.json of the backup>.',
    'Files without a record are not removed until you run: fordring files sweep --resume.',
  ]
}

/** If an archive goes to standard output, messages go to standard error. */
function report(
  options: { json?: boolean },
  stream: NodeJS.WritableStream,
  { result, lines }: { result: object; lines: readonly string[] },
): void {
  stream.write(options.json === true ? `${JSON.stringify(result)}\n` : `${lines.join('\n')}\n`)
}
