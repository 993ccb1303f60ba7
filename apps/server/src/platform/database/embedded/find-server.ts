import { realpath } from 'node:fs/promises'
import type { ClusterFolder, Credentials } from './cluster-folder.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { EmbeddedDatabaseProblem, errorCode } from './problem.ts'
import { listProcesses, lookUpProcess, sendSignal } from './process-table.ts'
import { askServer, type ServerFacts } from './server-session.ts'
import { backendTitle } from './server-settings.ts'

export type ServerState =
  | { readonly kind: 'absent' }
  /** A server of this folder exists but does not respond: it is starting, recovering or stopping. */
  | { readonly kind: 'changing'; readonly pid: number }
  | { readonly kind: 'running'; readonly pid: number; readonly port: number; readonly facts: ServerFacts }

/**
 * The pid file alone proves nothing: its process may be dead, a zombie, or an unrelated process that got the number
 * later.
 */
export async function findServer(cluster: ClusterFolder, credentials: Credentials): Promise<ServerState> {
  const file = await readPostmasterFile(cluster.data)
  if (!file || !(await isServerProcess(file.pid, cluster))) return { kind: 'absent' }
  const { pid, port } = file
  if (!file.isReady) return { kind: 'changing', pid }
  const facts = await askServer(port, credentials).catch((error: unknown) => {
    if (isRefusedLogin(error)) throw refusedLogin(cluster, pid)
    return undefined
  })
  const isOurs = facts && (await realpath(facts.dataFolder).catch(() => '')) === cluster.data
  return isOurs ? { kind: 'running', pid, port, facts } : { kind: 'changing', pid }
}

/**
 * Identified by its working folder, which is always its data folder; or by its command line, if the working folder is
 * hidden (other users in a container) or deleted.
 */
export async function isServerProcess(pid: number, cluster: ClusterFolder): Promise<boolean> {
  const facts = await lookUpProcess(pid)
  if (!facts?.command.includes('postgres')) return false
  return facts.workingFolder === cluster.data || facts.command.includes(` -D ${cluster.data} `)
}

/**
 * Ends the processes that a killed server left. A backend notices the death of its parent only when it waits; one that
 * computes continues until its query is done, possibly for hours, and no new server can start before.
 */
export async function endLeftovers(cluster: ClusterFolder): Promise<void> {
  const all = await listProcesses()
  const servers = all.filter((each) => each.command.includes(` -D ${cluster.data} `))
  const backends = all.filter((each) => each.command.startsWith(backendTitle(cluster.data)))
  for (const { pid, parentPid } of backends) {
    if (!servers.some((server) => server.pid === parentPid)) sendSignal(pid, 'SIGKILL')
  }
}

function isRefusedLogin(error: unknown): boolean {
  return errorCode(error) === '28P01' || errorCode(error) === '28000'
}

function refusedLogin(cluster: ClusterFolder, pid: number): EmbeddedDatabaseProblem {
  return new EmbeddedDatabaseProblem(
    `The database in ${cluster.path} runs (process ${pid}) but refuses the password in ${cluster.credentials}. ` +
      'Restore that file from a backup.',
  )
}
