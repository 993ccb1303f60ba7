import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareBinaries } from './binaries.ts'
import { findServer } from './find-server.ts'
import { openServerLog, readServerLog } from './server-log.ts'
import type { ServerPlan } from './server-plan.ts'
import { provision } from './server-session.ts'
import { serverArguments, serverEnvironment } from './server-settings.ts'

export interface LaunchedServer {
  readonly pid: number
  readonly port: number
  readonly child: ChildProcess
}

const readyPollMs = 10
const noticeEveryMs = 10_000

/** The server exited before it was ready; the message is its output. */
export class LaunchFailure extends Error {
  override readonly name = 'LaunchFailure'

  /** Another server of the same folder, or another program on the port: both may be gone in a moment. */
  get mayPass(): boolean {
    return (
      this.isBlockedByLeftovers || /lock file "postmaster\.pid"|could not create any TCP\/IP sockets/.test(this.message)
    )
  }

  /** Processes of a dead server still use its shared memory. */
  get isBlockedByLeftovers(): boolean {
    return this.message.includes('shared memory block')
  }
}

export async function launchServer(plan: ServerPlan, port: number): Promise<LaunchedServer> {
  const bin = await prepareBinaries(plan.home, plan.account, plan.log)
  const logFile = await openServerLog(plan.cluster.log)
  try {
    const { size: logOffset } = await logFile.stat()
    if (plan.account) await logFile.chown(plan.account.uid, plan.account.gid)
    const child = startProcess(plan, join(bin, 'postgres'), port, logFile.fd)
    const problem = await untilReady(plan, child).catch((error: unknown) => {
      // It runs but cannot be used: stop it, since nobody else would.
      child.kill('SIGINT')
      throw error
    })
    if (problem === undefined && child.pid !== undefined) return { pid: child.pid, port, child }
    throw new LaunchFailure(
      `The embedded database did not start (${problem ?? 'no process'}).\n${await readServerLog(plan.cluster.log, logOffset)}`,
    )
  } finally {
    await logFile.close()
  }
}

/**
 * In its own session, so that Ctrl-C in the terminal reaches only the application, which drains its requests and then
 * stops the server; and without pipes, so that the server survives the application.
 */
function startProcess(plan: ServerPlan, postgres: string, port: number, logFd: number): ChildProcess {
  const child = spawn(postgres, serverArguments(plan.cluster.data, port, plan.settings), {
    ...(plan.account && { uid: plan.account.uid, gid: plan.account.gid }),
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', logFd, logFd],
  })
  child.unref()
  return child
}

/** Resolves with undefined when the server is ready for the application, or with how it exited. */
async function untilReady(plan: ServerPlan, child: ChildProcess): Promise<string | undefined> {
  const end = watchForEnd(child)
  let noticeAt = Date.now() + noticeEveryMs
  while (end.how === undefined) {
    const state = await findServer(plan.cluster, plan.credentials)
    if (state.kind === 'running' && state.pid === child.pid) {
      await provision(state.port, plan.credentials, state.facts)
      return undefined
    }
    if (Date.now() > noticeAt) {
      noticeAt = Date.now() + noticeEveryMs
      plan.log('The embedded database is still starting; after a crash it replays its log first.')
    }
    await sleep(readyPollMs)
  }
  return end.how
}

function watchForEnd(child: ChildProcess): { how?: string } {
  const end: { how?: string } = {}
  child.on('error', (error) => {
    end.how = error.message
  })
  child.once('exit', (code, signal) => {
    end.how = `exit ${String(signal ?? code)}`
  })
  return end
}
