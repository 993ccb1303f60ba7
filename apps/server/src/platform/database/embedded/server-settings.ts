import { createHash } from 'node:crypto'
import { totalmem } from 'node:os'
import { join } from 'node:path'

/** The settings of every start. On the command line they override postgresql.conf, so upgrades change them too. */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // "log" omits errors of statements. The application gets them anyway, and they contain data of debtors.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  // New tables fill within seconds; their statistics and plans should follow as fast: without statistics, a lookup may
  // read all rows of the tenant.
  autovacuum_naptime: '1s',
  // The share of rows that change before a table is analysed again. An analysis reads up to 30,000 rows: with the default of
  // a tenth, a third of PostgreSQL's processor time for payments went into small tables, analysed every other second.
  autovacuum_analyze_scale_factor: '0.5',
  // Data folders are on solid-state disks, where random access costs little more than sequential.
  random_page_cost: '1.1',
}

export function serverArguments(dataFolder: string, port: number, extra: Record<string, string>): string[] {
  const fixed = { port: String(port), cluster_name: clusterName(dataFolder) }
  const socket = { unix_socket_directories: socketFolders(dataFolder) }
  const memory = { shared_buffers: `${sharedBuffersMb(machineMemory())}MB` }
  const settings = Object.entries({ ...defaults, ...memory, ...socket, ...extra, ...fixed })
  return ['-D', dataFolder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

const bytesPerMb = 1024 ** 2

/** An eighth of the memory, which the service and the file cache of the system share with the server. */
export function sharedBuffersMb(memoryBytes: number): number {
  return Math.min(2_048, Math.max(128, Math.floor(memoryBytes / 8 / bytesPerMb)))
}

/** What the machine has, or what a container may use of it. Without a limit, the latter is 0 or larger than any memory. */
function machineMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/** The least that a system accepts for the path of a socket file. */
const socketPathBytesMax = 103

/**
 * The service connects through a socket file, which costs less than TCP. It is in the data folder, which only the
 * server's user may enter, unless its path is too long.
 */
function socketFolders(dataFolder: string): string {
  const path = join(dataFolder, socketFile(65_535))
  return Buffer.byteLength(path) > socketPathBytesMax ? '' : `"${dataFolder.replaceAll('"', '""')}"`
}

export function socketFile(port: number): string {
  return `.s.PGSQL.${port}`
}

/** The title, in the process list, of the processes that a server of this folder forks. */
export function backendTitle(dataFolder: string): string {
  return `postgres: ${clusterName(dataFolder)}: `
}

/** PostgreSQL includes it in the titles of its processes, so that those of one folder can be identified. */
function clusterName(dataFolder: string): string {
  return `fordring-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`
}

/** Nothing from the caller: PGDATA, PGPORT, LC_ALL and the like must not affect the server. */
export const serverEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
