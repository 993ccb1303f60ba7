import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, withPort } from '../platform/config/config.ts'

/** The file in which a server records its port, for commands that print addresses. */
function noteOf({ dataDir }: Config): string {
  return join(dataDir, 'server.json')
}

/**
 * Records the port of this server, and returns how to remove the record. A folder that is not writable does not stop
 * the server.
 */
export async function notePort(config: Config): Promise<() => Promise<void>> {
  const note = noteOf(config)
  await mkdir(config.dataDir, { recursive: true })
    .then(() => writeFile(note, JSON.stringify({ pid: process.pid, port: config.port })))
    .catch(() => undefined)
  return () => rm(note, { force: true }).catch(() => undefined)
}

/** The configuration with the port of the running server on the same DATA_DIR, if there is one. */
export async function withRunningPort(config: Config): Promise<Config> {
  const text = await readFile(noteOf(config), 'utf8').catch(() => undefined)
  if (text === undefined) return config
  const { pid, port } = JSON.parse(text) as { pid: number; port: number }
  return isAlive(pid) ? withPort(config, port) : config
}

/** A killed server leaves its record. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
