import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clusterFolder, clusterOf, makeCredentials, type ClusterFolder } from './cluster-folder.ts'
import { EmbeddedDatabaseProblem, errorMessage } from './problem.ts'
import type { ServerAccount } from './server-account.ts'
import { serverEnvironment } from './server-settings.ts'

const run = promisify(execFile)
const unfinishedPrefix = 'unfinished-cluster-'

interface CreationPlan {
  readonly home: string
  readonly bin: string
  readonly account: ServerAccount | undefined
  /** False only for tests, whose server does not wait for the disk either. */
  readonly durable: boolean
}

/**
 * Creates an empty cluster. It does not exist until the rename at the end, so a kill at any time leaves nothing
 * incomplete.
 */
export async function createCluster(plan: CreationPlan): Promise<void> {
  await removeUnfinished(plan.home)
  const folder = clusterFolder(join(plan.home, `${unfinishedPrefix}${process.pid}-${Date.now()}`))
  await mkdir(folder.path)
  // The server's user has to enter the folder, regardless of the umask; secret files have their own mode.
  await chmod(folder.path, 0o755)
  await mkdir(folder.data, { mode: 0o700 })
  if (plan.account) await chown(folder.data, plan.account.uid, plan.account.gid)
  await initialise(folder, plan)
  await rename(folder.path, clusterOf(plan.home).path)
  if (plan.durable) await syncFolder(plan.home)
}

/**
 * The data of another major version cannot be opened, and PostgreSQL's message names neither the folder nor a solution.
 */
export async function refuseOtherVersion(folder: ClusterFolder, majorVersion: number): Promise<void> {
  const found = await readFile(join(folder.data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (found === undefined) {
    throw new EmbeddedDatabaseProblem(
      `${folder.data} is not a PostgreSQL data folder: it has no readable file PG_VERSION. ` +
        `Restore it from a backup, or move ${folder.path} away to start with an empty database.`,
    )
  }
  if (Number(found.trim()) === majorVersion) return
  throw new EmbeddedDatabaseProblem(
    `The data in ${folder.data} was created by PostgreSQL ${found.trim()}, and this version of Fordring includes PostgreSQL ${majorVersion}, ` +
      'which cannot open it. Start the version of Fordring that created it and export the data, or convert the folder ' +
      `with pg_upgrade. To begin with an empty database instead, move ${folder.path} away.`,
  )
}

async function initialise(folder: ClusterFolder, plan: CreationPlan): Promise<void> {
  const { superuserPassword } = await makeCredentials(folder.credentials)
  const passwordFile = join(folder.path, 'initdb-password')
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 })
  const identity = plan.account && { uid: plan.account.uid, gid: plan.account.gid }
  if (plan.account) await chown(passwordFile, plan.account.uid, plan.account.gid)
  try {
    const options = initdbArguments(folder.data, passwordFile, plan.durable)
    await run(join(plan.bin, 'initdb'), options, { ...identity, cwd: '/', env: serverEnvironment })
  } catch (error) {
    throw new EmbeddedDatabaseProblem(`The embedded database could not be created. ${errorMessage(error).trim()}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

function initdbArguments(dataFolder: string, passwordFile: string, durable: boolean): string[] {
  // The built-in locale sorts and folds case the same on every machine and after every libc upgrade.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  return ['-D', dataFolder, ...locale, ...login, '--no-instructions', ...(durable ? [] : ['--no-sync'])]
}

async function removeUnfinished(home: string): Promise<void> {
  const leftOvers = (await readdir(home)).filter((name) => name.startsWith(unfinishedPrefix))
  for (const name of leftOvers) {
    // An initdb whose parent was killed may still write here; the next start removes what it adds now.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
