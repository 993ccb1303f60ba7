import { readFile, rm } from 'node:fs/promises'
import { replaceFile } from './cluster-folder.ts'
import { isAlive, type ProcessIdentity } from './process-table.ts'

/** One use of the database by one process. A process may have several; only the one that owns the server stops it. */
export interface ServerUser extends ProcessIdentity {
  readonly id: string
}

/** The owner on record if its process lives. A server whose owner was killed is free to be taken over. */
export async function readLivingOwner(file: string): Promise<ServerUser | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const owner = JSON.parse(text) as ServerUser
  return (await isAlive(owner)) ? owner : undefined
}

export async function recordOwner(file: string, owner: ServerUser): Promise<void> {
  await replaceFile(file, JSON.stringify(owner))
}

export async function forgetOwner(file: string): Promise<void> {
  await rm(file, { force: true })
}
