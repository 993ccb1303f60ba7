import { readFile, rm } from 'node:fs/promises'
import { replaceFile } from './cluster-folder.ts'
import { isAlive, type ProcessIdentity } from './process-table.ts'

/** One use of the database by one process, which may have several. The last of all users stops the server. */
export interface ServerUser extends ProcessIdentity {
  readonly id: string
}

/** Of the users on record those whose process lives. The first of them owns the server; one that was killed is free to be taken over. */
export async function readLivingUsers(file: string): Promise<ServerUser[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  const users = [JSON.parse(text) as ServerUser | ServerUser[]].flat()
  const living = await Promise.all(users.map(isAlive))
  return users.filter((_, index) => living[index])
}

/** The one that owns the server: it is the first to bring it back when it dies. */
export async function readLivingOwner(file: string): Promise<ServerUser | undefined> {
  const [owner] = await readLivingUsers(file)
  return owner
}

/** Puts a user on record behind those who are there, and answers whether it owns the server. The caller holds the start lock. */
export async function recordUser(file: string, user: ServerUser): Promise<boolean> {
  const users = await readLivingUsers(file)
  if (!users.some((one) => one.id === user.id)) await write(file, [...users, user])
  return (users[0] ?? user).id === user.id
}

/** Begins the record of a new server; users of the one before it come when they have noticed. The caller holds the start lock. */
export async function recordOwner(file: string, owner: ServerUser): Promise<void> {
  await write(file, [owner])
}

/** Takes a user off the record, and answers whether others are left. The caller holds the start lock. */
export async function forgetUser(file: string, user: ServerUser): Promise<boolean> {
  const users = await readLivingUsers(file)
  const left = users.filter((one) => one.id !== user.id)
  if (left.length > 0) await write(file, left)
  else await rm(file, { force: true })
  return left.length > 0
}

async function write(file: string, users: readonly ServerUser[]): Promise<void> {
  await replaceFile(file, JSON.stringify(users))
}
