import { execFile } from 'node:child_process'
import { chown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseProblem } from './problem.ts'

/** The user the server runs as, if it is not the user of this process. */
export interface ServerAccount {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/**
 * PostgreSQL refuses to run as root, so root runs it as another user: the owner of the data, otherwise `postgres` or
 * `nobody`. Undefined means as this process.
 */
export async function chooseServerAccount(dataFolder: string): Promise<ServerAccount | undefined> {
  const owner = await stat(dataFolder).catch(() => undefined)
  if (process.getuid?.() !== 0) {
    if (owner && owner.uid !== process.getuid?.()) throw belongsToAnother(dataFolder, owner.uid)
    return undefined
  }
  const accounts = await readAccounts()
  if (owner && owner.uid !== 0) {
    const name = accounts.find((each) => each.uid === owner.uid)?.name ?? `number ${owner.uid}`
    return { name, uid: owner.uid, gid: owner.gid }
  }
  const account = accounts.find((each) => each.name === 'postgres') ?? accounts.find((each) => each.name === 'nobody')
  if (account) return account
  throw new EmbeddedDatabaseProblem(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor a user "nobody" to run it as. ' +
      'Start as another user, or set DATABASE_URL to use a PostgreSQL server of your own.',
  )
}

/** Asks the kernel instead of reading mode bits, since access lists and security modules matter too. */
export async function canEnter(account: ServerAccount, folder: string): Promise<boolean> {
  const { uid, gid } = account
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/** Gives a folder and its content to the server's user. */
export async function giveTo(account: ServerAccount, folder: string): Promise<void> {
  await chown(folder, account.uid, account.gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveTo(account, path)
    else if (!entry.isSymbolicLink()) await chown(path, account.uid, account.gid)
  }
}

/** Data that root restored from a backup belongs to root, and the server could not open it. */
export async function giveRootOwnedDataTo(account: ServerAccount, dataFolder: string): Promise<void> {
  if ((await stat(dataFolder)).uid === 0) await giveTo(account, dataFolder)
}

async function readAccounts(): Promise<ServerAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

function belongsToAnother(folder: string, uid: number): EmbeddedDatabaseProblem {
  return new EmbeddedDatabaseProblem(
    `The database in ${folder} belongs to user number ${uid}. Start as that user or as root, ` +
      'set DATA_DIR to another folder, or set DATABASE_URL to use a PostgreSQL server of your own.',
  )
}
