import { createHash } from 'node:crypto'

/** What the server is told at every start. On the command line it wins over postgresql.conf, so upgrades change it too. */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // No socket file: its path may be 107 characters long at most, and the folder of a project is not ours to choose.
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // "log" leaves out errors of statements. They go to the application anyway, and they quote the data of debtors.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  // New tables fill within seconds; their statistics, and with them the plans, should follow as fast.
  autovacuum_naptime: '1s',
  // Data folders are on solid-state disks, where a page out of order costs little more than the next one.
  random_page_cost: '1.1',
}

export function serverArguments(dataFolder: string, port: number, extra: Record<string, string>): string[] {
  const fixed = { port: String(port), cluster_name: clusterName(dataFolder) }
  const settings = Object.entries({ ...defaults, ...extra, ...fixed })
  return ['-D', dataFolder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** How the process list shows the processes that a server of this folder forks. */
export function backendTitle(dataFolder: string): string {
  return `postgres: ${clusterName(dataFolder)}: `
}

/** PostgreSQL puts it into the titles of its processes, so that those of one folder can be told from all others. */
function clusterName(dataFolder: string): string {
  return `fordring-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`
}

/** None of the caller's: PGDATA, PGPORT, LC_ALL and the like must not change what runs. */
export const serverEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
