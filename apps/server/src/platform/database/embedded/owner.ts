import { readFile, rm } from 'node:fs/promises'
import { replaceFile } from './cluster-folder.ts'
import { isAlive, type ProcessIdentity } from './process-table.ts'

/** One use of the database by a process, which may have several. The last user stops the server. */
export interface ServerUser extends ProcessIdentity {
  readonly id: string
}

/** The recorded users whose process is alive. The first owns the server; a killed one can be replaced. */
export async function readLivingUsers(file: string): Promise<ServerUser[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  const users = [JSON.parse(text) as ServerUser | ServerUser[]].flat()
  const living = await Promise.all(users.map(isAlive))
  return users.filter((_, index) => living[index])
}

/** The owner of the server: the first to restart it when it dies. */
export async function readLivingOwner(file: string): Promise<ServerUser | undefined> {
  const [owner] = await readLivingUsers(file)
  return owner
}

/** Adds a user after the recorded ones, and returns whether it owns the server. The caller holds the start lock. */
export async function recordUser(file: string, user: ServerUser): Promise<boolean> {
  const users = await readLivingUsers(file)
  if (!users.some((other) => other.id === user.id)) await write(file, [...users, user])
  return (users[0] ?? user).id === user.id
}

/**
 * Starts the record of a new server. Users of the previous one follow when they notice. The caller holds the start
 * lock.
 */
export async function recordOwner(file: string, owner: ServerUser): Promise<void> {
  await write(file, [owner])
}

/** Removes a user from the record, and returns whether others are left. The caller holds the start lock. */
export async function forgetUser(file: string, user: ServerUser): Promise<boolean> {
  const users = await readLivingUsers(file)
  const left = users.filter((other) => other.id !== user.id)
  if (left.length > 0) await write(file, left)
  else await rm(file, { force: true })
  return left.length > 0
}

async function write(file: string, users: readonly ServerUser[]): Promise<void> {
  await replaceFile(file, JSON.stringify(users))
}
