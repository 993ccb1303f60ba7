import { readdir, readlink, symlink, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseProblem, errorCode } from './problem.ts'
import { identifyThisProcess, isAlive, type ProcessIdentity } from './process-table.ts'

const released = 'released'
const pollMs = 25
const noticeAfterMs = 5_000
const waitMsMax = 15 * 60_000

/**
 * Runs `work` while no other process does so for the same folder.
 *
 * Node has no flock(), and a lock file that is removed and made again can be stolen from the thief: two waiters see the
 * same dead holder, one replaces its file, the other removes the replacement. So nothing is ever replaced. A holder is
 * a symbolic link `lock.<n>` whose target names it (made in one step, with its content), and the newest n counts: a
 * waiter that finds its holder dead makes n + 1, which only one of them can. Letting go makes n + 1 with the target
 * "released".
 */
export async function withStartLock<T>(folder: string, log: (message: string) => void, work: () => Promise<T>) {
  const generation = await acquire(folder, log)
  try {
    return await work()
  } finally {
    await release(folder, generation)
  }
}

async function acquire(folder: string, log: (message: string) => void): Promise<number> {
  const me = await identifyThisProcess()
  const begin = Date.now()
  let noticed = false
  for (;;) {
    const generation = await tryToAcquire(folder, me)
    if (generation !== undefined) return generation
    const waitedMs = Date.now() - begin
    if (waitedMs > waitMsMax)
      throw new EmbeddedDatabaseProblem(`Another process has held the lock in ${folder} for too long.`)
    if (!noticed && waitedMs > noticeAfterMs) {
      noticed = true
      log(`Waiting for another process that is starting or stopping the database in ${folder}.`)
    }
    await sleep(pollMs)
  }
}

async function tryToAcquire(folder: string, me: ProcessIdentity): Promise<number | undefined> {
  const newest = Math.max(0, ...(await generations(folder)))
  if (newest > 0 && (await isHeld(folder, newest))) return undefined
  const mine = newest + 1
  if (!(await makeLink(folder, mine, `${me.pid} ${me.startedAt}`))) return undefined
  // Between the check and the link, others may have come and gone and removed the number we took.
  if (Math.max(...(await generations(folder))) > mine) {
    await removeLink(folder, mine)
    return undefined
  }
  return mine
}

async function release(folder: string, generation: number): Promise<void> {
  // The folder may have been deleted; then there is nothing left to guard.
  await makeLink(folder, generation + 1, released).catch(ignoreMissing)
  // Our own link stays next to its successor, so that a process listing the folder now sees one of the two.
  const old = (await generations(folder).catch(() => [])).filter((each) => each < generation)
  for (const each of old) await removeLink(folder, each)
}

async function generations(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number)
}

async function isHeld(folder: string, generation: number): Promise<boolean> {
  try {
    const target = await readlink(join(folder, `lock.${generation}`))
    if (target === released) return false
    const [pid = '', ...startedAt] = target.split(' ')
    return await isAlive({ pid: Number(pid), startedAt: startedAt.join(' ') })
  } catch (error) {
    ignoreMissing(error)
    // Removed since we listed the folder, so there is a newer one: look again.
    return true
  }
}

async function makeLink(folder: string, generation: number, target: string): Promise<boolean> {
  try {
    await symlink(target, join(folder, `lock.${generation}`))
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

async function removeLink(folder: string, generation: number): Promise<void> {
  await unlink(join(folder, `lock.${generation}`)).catch(ignoreMissing)
}

function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error
}
