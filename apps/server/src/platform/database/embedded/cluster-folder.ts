import { randomBytes } from 'node:crypto'
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedDatabaseProblem, errorCode } from './problem.ts'

/** The files of one database cluster. They are created together and renamed into place together. */
export interface ClusterFolder {
  readonly path: string
  /** PGDATA: the only part that belongs to the server's user. */
  readonly data: string
  readonly credentials: string
  readonly port: string
  readonly owner: string
  readonly log: string
}

export interface Credentials {
  readonly superuserPassword: string
  readonly applicationPassword: string
}

export function clusterFolder(path: string): ClusterFolder {
  return {
    path,
    data: join(path, 'data'),
    credentials: join(path, 'credentials.json'),
    port: join(path, 'port'),
    owner: join(path, 'owner.json'),
    log: join(path, 'server.log'),
  }
}

export function clusterOf(home: string): ClusterFolder {
  return clusterFolder(join(home, 'cluster'))
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Writes new passwords to disk before anything depends on them. If they were lost, nobody could access the data. */
export async function makeCredentials(file: string): Promise<Credentials> {
  const secret = () => randomBytes(24).toString('base64url')
  const credentials: Credentials = { superuserPassword: secret(), applicationPassword: secret() }
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(JSON.stringify(credentials, undefined, 2))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return credentials
}

export async function readCredentials(file: string): Promise<Credentials> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Credentials
  } catch (error) {
    const why =
      errorCode(error) === 'EACCES' ? 'belongs to another user: start as that user or as root' : 'cannot be read'
    throw new EmbeddedDatabaseProblem(`The file ${file} with the passwords of the embedded database ${why}.`, {
      cause: error,
    })
  }
}

/** Readers without the lock never see a partial file. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}
