import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

interface ProcessTimes {
  readonly parent: number
  readonly ownMs: number
  /** Of children that have ended. */
  readonly childrenMs: number
}

function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may contain anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    )
    const toMs = 1_000 / ticksPerSecond
    return { parent, ownMs: (user + system) * toMs, childrenMs: (childUser + childSystem) * toMs }
  } catch {
    return undefined
  }
}

/** CPU time of one process, without its children. */
export function cpuMsOf(pid: number): number {
  return timesOf(pid)?.ownMs ?? 0
}

/** CPU time of a process, its living children and those that have ended. */
export function cpuMsOfFamily(pid: number): number {
  for (;;) {
    const before = timesOf(pid)
    const living = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => timesOf(Number(name)))
      .filter((times) => times?.parent === pid)
      .map((times) => (times?.ownMs ?? 0) + (times?.childrenMs ?? 0))
    const after = timesOf(pid)
    // One that ended meanwhile may be missing in both, or be in both.
    if (after?.childrenMs !== before?.childrenMs) continue
    return (after?.ownMs ?? 0) + (after?.childrenMs ?? 0) + living.reduce((sum, ms) => sum + ms, 0)
  }
}

/** CPU time of the children of this process that have ended, such as `pgbench`. */
export function cpuMsOfEndedChildren(): number {
  return timesOf(process.pid)?.childrenMs ?? 0
}
