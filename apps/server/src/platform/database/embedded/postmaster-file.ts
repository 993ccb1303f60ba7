import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { socketFile } from './server-settings.ts'

/** What a running server writes about itself into its data folder. */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  /** The folder of its socket file; undefined if it has none. */
  readonly socketFolder: string | undefined
  readonly isReady: boolean
}

export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  const lines = (await readFile(fileIn(dataFolder), 'utf8').catch(() => '')).split('\n')
  // pid, data folder, start time, port, socket folder, address, shared memory, status
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  const socketFolder = lines[4] === '' ? undefined : lines[4]
  return { pid, port: Number(lines[3]), socketFolder, isReady: lines[7]?.trim() === 'ready' }
}

/**
 * Makes the file of a dead server harmless. PostgreSQL does not start while the pid in it exists, and that pid may be a
 * zombie or another process by now. PostgreSQL treats the pid of its own parent, which is us, as stale. The rest is
 * kept: from it PostgreSQL sees whether processes of the dead server still use its shared memory.
 */
export async function disarmPostmasterFile(dataFolder: string): Promise<void> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => undefined)
  if (text !== undefined) await writeFile(fileIn(dataFolder), text.replace(/^\d+/, String(process.pid)))
}

/** The same for its socket file, whose lock names the pid too. A copied data folder names the socket of the original. */
export async function removeSocketFile(dataFolder: string, port: number): Promise<void> {
  const path = join(dataFolder, socketFile(port))
  await Promise.all([path, `${path}.lock`].map((file) => rm(file, { force: true })))
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'postmaster.pid')
}
