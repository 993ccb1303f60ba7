import { randomUUID } from 'node:crypto'
import { findPostgresPackage, prepareBinaries } from './binaries.ts'
import { clusterOf, exists, readCredentials, type ClusterFolder } from './cluster-folder.ts'
import { createCluster, refuseOtherVersion } from './create-cluster.ts'
import { ensureRunning } from './ensure-running.ts'
import { findServer } from './find-server.ts'
import { findLockFolder, findHome, openLockFolder, settleHome } from './home.ts'
import { identifyThisProcess } from './process-table.ts'
import { chooseServerAccount, giveRootOwnedDataTo, type ServerAccount } from './server-account.ts'
import type { ServerPlan } from './server-plan.ts'
import { applicationUrl } from './server-session.ts'
import { withStartLock } from './start-lock.ts'
import { Supervisor, type EmbeddedDatabase } from './supervisor.ts'

export interface EmbeddedDatabaseOptions {
  readonly dataDir: string
  readonly log: (message: string) => void
  /** Additional settings of the server; tests turn fsync off. */
  readonly settings?: Record<string, string>
}

/** Starts the PostgreSQL server of the folder, or connects to the running one, and supervises it. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const lockFolder = await openLockFolder(options.dataDir)
  return withStartLock(lockFolder, options.log, async () => {
    const plan = await makePlan(lockFolder, options)
    return new Supervisor(plan, await ensureRunning(plan))
  })
}

/** Whether this folder has a database, running or not. */
export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  const lockFolder = await findLockFolder(dataDir)
  return lockFolder !== undefined && exists(clusterOf(await findHome(lockFolder)).path)
}

/** The URL of the embedded database if its server is running, otherwise undefined. */
export async function findEmbeddedDatabase(dataDir: string): Promise<string | undefined> {
  const lockFolder = await findLockFolder(dataDir)
  if (lockFolder === undefined) return undefined
  const cluster = clusterOf(await findHome(lockFolder))
  if (!(await exists(cluster.path))) return undefined
  const credentials = await readCredentials(cluster.credentials)
  const state = await findServer(cluster, credentials)
  const isUsable = state.kind === 'running' && state.facts.hasRole && state.facts.hasDatabase
  return isUsable ? applicationUrl(state.port, credentials) : undefined
}

async function makePlan(lockFolder: string, options: EmbeddedDatabaseOptions): Promise<ServerPlan> {
  const { log, settings = {} } = options
  const found = await findHome(lockFolder)
  const account = await chooseServerAccount(clusterOf(found).data)
  const home = await settleHome(lockFolder, found, account)
  if (home !== lockFolder) log(`User ${account?.name ?? ''} cannot enter ${lockFolder}, so the database is in ${home}.`)
  const cluster = clusterOf(home)
  await settleCluster({ home, cluster, account, settings, log })
  const credentials = await readCredentials(cluster.credentials)
  const user = { ...(await identifyThisProcess()), id: randomUUID() }
  return { lockFolder, home, cluster, account, settings, log, credentials, user }
}

interface Site extends Pick<ServerPlan, 'home' | 'settings' | 'log'> {
  readonly cluster: ClusterFolder
  readonly account: ServerAccount | undefined
}

/** Creates the cluster at the first start, and checks at later ones that it can be opened. */
async function settleCluster({ home, cluster, account, settings, log }: Site): Promise<void> {
  const { majorVersion } = findPostgresPackage()
  if (await exists(cluster.path)) {
    await refuseOtherVersion(cluster, majorVersion)
    if (account) await giveRootOwnedDataTo(account, cluster.data)
    return
  }
  log(`Creating the embedded database in ${cluster.path}.`)
  const bin = await prepareBinaries(home, account, log)
  await createCluster({ home, bin, account, durable: settings['fsync'] !== 'off' })
}
