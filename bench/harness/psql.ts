import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs commands in one transaction, with Debian's client of PostgreSQL. */
export async function runPsql(url: string, commands: readonly string[]): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const env = { PATH: process.env['PATH'], PGPASSWORD: decodeURIComponent(password) }
  const login = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)]
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
  await run('psql', [...login, ...options, ...commands.flatMap((command) => ['-c', command])], { env })
}
