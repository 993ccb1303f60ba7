import { createHash } from 'node:crypto'
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clusterOf, exists } from './cluster-folder.ts'
import { EmbeddedDatabaseProblem, errorMessage } from './problem.ts'
import { canEnter, type ServerAccount } from './server-account.ts'

/** Besides the temporary folder, the place where root can put data that the server's user can reach. */
const systemFolder = '/var/lib/fordring'

/**
 * The folder in DATA_DIR that every process checks first: it has the lock, and the home of the database or a pointer to
 * it. The path is resolved, so that two spellings mean the same database.
 */
export async function openLockFolder(dataDir: string): Promise<string> {
  const lockFolder = join(dataDir, 'postgres')
  try {
    await mkdir(lockFolder, { recursive: true })
    await access(lockFolder, constants.W_OK)
  } catch (error) {
    throw new EmbeddedDatabaseProblem(
      `The folder ${dataDir} for the embedded database cannot be written to (${errorMessage(error)}). ` +
        'Set DATA_DIR to a folder of your own, or set DATABASE_URL to use a PostgreSQL server of your own.',
    )
  }
  return realpath(lockFolder)
}

export async function findLockFolder(dataDir: string): Promise<string | undefined> {
  return realpath(join(dataDir, 'postgres')).catch(() => undefined)
}

/** Where the database of this folder is. A pointer to a missing place is an error, never an empty database. */
export async function findHome(lockFolder: string): Promise<string> {
  const pointer = pointerOf(lockFolder)
  const home = await readTrimmed(pointer)
  if (home === undefined) return lockFolder
  if (!(await exists(home))) {
    throw new EmbeddedDatabaseProblem(
      `${pointer} says that the database is in ${home}, and that folder does not exist. ` +
        `Restore it from a backup, or delete ${pointer} to start with an empty database.`,
    )
  }
  await refuseCopy(lockFolder, home)
  return home
}

/** The home that the server's user can enter; chosen again only while there is no database. */
export async function settleHome(
  lockFolder: string,
  home: string,
  account: ServerAccount | undefined,
): Promise<string> {
  if (!account) return home
  if (home === lockFolder) await chmod(lockFolder, 0o755)
  if (await canEnter(account, home)) return home
  if (home === lockFolder && (await openToGroup(account, dirname(lockFolder))) && (await canEnter(account, home)))
    return home
  if (!(await exists(clusterOf(home).path))) return moveElsewhere(lockFolder, account)
  throw new EmbeddedDatabaseProblem(
    `The database in ${home} has to be run by user ${account.name}, who cannot enter that folder. ` +
      'Let that user pass through the folders above it (chmod o+x), or set DATA_DIR to a folder where it can.',
  )
}

/**
 * A data folder with mode 700, as created under a strict umask, need not prevent using it. Its group has no rights in
 * it, so nobody loses any if it becomes the group of the server's user, who may only pass through.
 */
async function openToGroup(account: ServerAccount, dataDir: string): Promise<boolean> {
  const { mode, uid } = await stat(dataDir)
  if ((mode & 0o077) !== 0 || uid !== 0 || !(await canEnter(account, dirname(dataDir)))) return false
  await chown(dataDir, uid, account.gid)
  await chmod(dataDir, 0o710)
  return true
}

async function moveElsewhere(lockFolder: string, account: ServerAccount): Promise<string> {
  for (const base of [systemFolder, tmpdir(), '/tmp']) {
    const home = await makeHome(base, lockFolder, account)
    if (!home) continue
    await writeFile(join(home, 'belongs-to'), lockFolder)
    await writeFile(pointerOf(lockFolder), home)
    return home
  }
  throw new EmbeddedDatabaseProblem(
    `User ${account.name} runs the database and can enter neither ${lockFolder} nor ${systemFolder} nor ${tmpdir()}. ` +
      'Set DATA_DIR to a folder that every user can enter, or set DATABASE_URL.',
  )
}

/** The name ends in random characters: anyone who deleted the data folder wants an empty database, not the old one. */
async function makeHome(base: string, lockFolder: string, account: ServerAccount): Promise<string | undefined> {
  try {
    await mkdir(base, { recursive: true, mode: 0o755 })
    if (base === systemFolder) await chmod(base, 0o755)
    const hash = createHash('sha256').update(lockFolder).digest('hex').slice(0, 10)
    const home = await mkdtemp(join(await realpath(base), `${base === systemFolder ? '' : 'fordring-'}${hash}-`))
    await chmod(home, 0o755)
    if (await canEnter(account, home)) return home
    await rm(home, { recursive: true })
  } catch {
    // Not writable, not a folder, out of space: try the next candidate.
  }
  return undefined
}

/** A copied data folder has a copy of the pointer too, and would use the database of the original. */
async function refuseCopy(lockFolder: string, home: string): Promise<void> {
  const original = await readTrimmed(join(home, 'belongs-to'))
  if (original === lockFolder) return
  if (original && (await readTrimmed(pointerOf(original))) === home) {
    throw new EmbeddedDatabaseProblem(
      `${lockFolder} is a copy of ${original}, whose database is in ${home}. ` +
        `Delete ${pointerOf(lockFolder)} to start with an empty database here.`,
    )
  }
  // The original is gone, so the folder was moved.
  await writeFile(join(home, 'belongs-to'), lockFolder).catch(() => undefined)
}

function pointerOf(lockFolder: string): string {
  return join(lockFolder, 'location')
}

async function readTrimmed(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
}
