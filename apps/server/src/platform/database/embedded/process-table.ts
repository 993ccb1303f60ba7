import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'
import { errorCode } from './problem.ts'

export interface ProcessFacts {
  readonly pid: number
  readonly parentPid: number
  /** Differs between two processes that had the same pid at different times, even across a reboot. */
  readonly startedAt: string
  readonly command: string
  /** Undefined if the system does not reveal it: on macOS, and in a container for processes of other users. */
  readonly workingFolder: string | undefined
}

/** Identifies a process even if its pid is reused. */
export type ProcessIdentity = Pick<ProcessFacts, 'pid' | 'startedAt'>

const run = promisify(execFile)
const isLinux = process.platform === 'linux'

/** The facts of a live process; undefined for a dead one or a zombie, which holds no resources. */
export async function lookUpProcess(pid: number): Promise<ProcessFacts | undefined> {
  if (isLinux) return readProc(pid)
  const [facts] = await askPs('-p', String(pid))
  return facts
}

/** Every live process that this one can see. */
export async function listProcesses(): Promise<ProcessFacts[]> {
  if (!isLinux) return askPs('-ax')
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(pids.map((pid) => readProc(Number(pid))))
  return found.filter((facts) => facts !== undefined)
}

export async function identifyThisProcess(): Promise<ProcessIdentity> {
  const facts = await lookUpProcess(process.pid)
  if (!facts) throw new Error('This process is not in the process table.')
  return { pid: process.pid, startedAt: facts.startedAt }
}

export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  return (await lookUpProcess(identity.pid))?.startedAt === identity.startedAt
}

/** Sends a signal to a process that may be exiting. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

async function readProc(pid: number): Promise<ProcessFacts | undefined> {
  try {
    const [stat, command, workingFolder, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readlink(`/proc/${pid}/cwd`).catch(() => undefined),
      bootId(),
    ])
    // The second field is the program's name in brackets, and may itself contain spaces and brackets.
    const [state = '', parentPid, ...more] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if ('ZX'.includes(state)) return undefined
    const startedAt = `${boot}:${more[17] ?? ''}`
    return {
      pid,
      parentPid: Number(parentPid),
      startedAt,
      workingFolder,
      command: command.replaceAll('\0', ' ').trim(),
    }
  } catch {
    return undefined
  }
}

let bootIdOnce: Promise<string> | undefined

/** Start times in /proc are relative to the boot, so they may repeat after the next one. */
function bootId(): Promise<string> {
  bootIdOnce ??= readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
    (id) => id.trim(),
    () => 'unknown',
  )
  return bootIdOnce
}

async function askPs(...selection: string[]): Promise<ProcessFacts[]> {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  const columns = ['-ww', '-o', 'pid=,ppid=,stat=,lstart=,args=']
  // ps fails when no process matches.
  const { stdout } = await run('ps', [...selection, ...columns], { env }).catch(() => ({ stdout: '' }))
  return stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*?)\s*$/.exec(line)
    const [, pid, parentPid, state, startedAt = '', command = ''] = match ?? []
    if (!state || state.startsWith('Z')) return []
    return [{ pid: Number(pid), parentPid: Number(parentPid), startedAt, command, workingFolder: undefined }]
  })
}
