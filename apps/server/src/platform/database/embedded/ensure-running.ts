import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { endLeftovers, findServer, isServerProcess, type ServerState } from './find-server.ts'
import { LaunchFailure, launchServer } from './launch-server.ts'
import { forgetUser, recordOwner, recordUser } from './owner.ts'
import { settlePort } from './port.ts'
import { disarmPostmasterFile, readPostmasterFile, removeSocketFile } from './postmaster-file.ts'
import { EmbeddedDatabaseProblem, errorCode } from './problem.ts'
import { isAlive, lookUpProcess, sendSignal } from './process-table.ts'
import type { ServerPlan } from './server-plan.ts'
import { provision } from './server-session.ts'

export interface RunningServer {
  readonly pid: number
  readonly port: number
  /** The folder of its socket file, if it has one. */
  readonly socketFolder: string | undefined
  /** Whether we are the first to restart it when it dies. */
  readonly isOwned: boolean
  /** Only if this process started the server. */
  readonly child?: ChildProcess
}

export interface RunOptions {
  /** At a restart: the port that the application's pool uses. */
  readonly port?: number
  readonly signal?: AbortSignal
}

const pollMs = 50
const stopPollMs = 10
// PostgreSQL checks once a minute whether its data folder is still its own, and exits if not.
const launchMsMax = 90_000
const changeMsMax = 10 * 60_000

/** Connects to the folder's server, or starts one. The caller holds the start lock. */
export async function ensureRunning(plan: ServerPlan, options: RunOptions = {}): Promise<RunningServer> {
  const begin = Date.now()
  for (;;) {
    options.signal?.throwIfAborted()
    const state = await findServer(plan.cluster, plan.credentials)
    const server = state.kind === 'absent' ? await tryToLaunch(plan, options, begin) : await tryToJoin(plan, state)
    if (server) return server
    if (Date.now() - begin > changeMsMax) {
      throw new EmbeddedDatabaseProblem(
        `The database in ${plan.cluster.path} runs but does not respond. See ${plan.cluster.log}.`,
      )
    }
    await sleep(pollMs)
  }
}

/** Stops the server, unless other users of it are alive. The caller holds the start lock. */
export async function stopIfLast(plan: ServerPlan): Promise<void> {
  if (await forgetUser(plan.cluster.owner, plan.user)) return
  const file = await readPostmasterFile(plan.cluster.data)
  if (file && (await isServerProcess(file.pid, plan.cluster))) await stopProcess(file.pid)
}

/**
 * In PostgreSQL's fast mode: open transactions are rolled back and everything is written, so nothing is left to
 * recover.
 */
export async function stopProcess(pid: number): Promise<void> {
  // Identified by its start time: a process loses its command line before it is gone.
  const server = await lookUpProcess(pid)
  if (!server) return
  sendSignal(pid, 'SIGINT')
  while (await isAlive(server)) await sleep(stopPollMs)
}

/** Undefined while the server is starting or stopping. */
async function tryToJoin(plan: ServerPlan, state: ServerState): Promise<RunningServer | undefined> {
  if (state.kind !== 'running') return undefined
  await provision(state.port, plan.credentials, state.facts)
  const { pid, port } = state
  return { pid, port, socketFolder: await findSocketFolder(plan), isOwned: await takeOver(plan) }
}

/** Takes over a server whose owner is gone, unless another process already has. */
export async function takeOver(plan: ServerPlan): Promise<boolean> {
  return recordUser(plan.cluster.owner, plan.user)
}

async function tryToLaunch(plan: ServerPlan, options: RunOptions, begin: number): Promise<RunningServer | undefined> {
  await disarmReusedPid(plan)
  try {
    const server = await launchServer(plan, options.port ?? (await settlePort(plan.cluster.port)))
    await recordOwner(plan.cluster.owner, plan.user)
    return { ...server, socketFolder: await findSocketFolder(plan), isOwned: true }
  } catch (error) {
    if (!(error instanceof LaunchFailure) || !error.mayPass || Date.now() - begin > launchMsMax) throw error
    if (error.isBlockedByLeftovers) await endLeftovers(plan.cluster)
    return undefined
  }
}

/** The server is known to be gone, but PostgreSQL only sees that the number in its pid file is in use. */
async function disarmReusedPid(plan: ServerPlan): Promise<void> {
  const file = await readPostmasterFile(plan.cluster.data)
  if (!file || !isInUse(file.pid)) return
  await removeSocketFile(plan.cluster.data, file.port)
  await disarmPostmasterFile(plan.cluster.data)
}

async function findSocketFolder({ cluster }: ServerPlan): Promise<string | undefined> {
  return (await readPostmasterFile(cluster.data))?.socketFolder
}

function isInUse(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
