import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cpuMsOfEndedChildren } from './processes.ts'

const run = promisify(execFile)
const program = '/usr/bin/pgbench'

export interface PgbenchOptions {
  readonly url: string
  /** One transaction. */
  readonly script: string
  readonly clients: number
  readonly seconds: number
}

/** Latencies are in milliseconds. */
export interface PgbenchResult {
  readonly count: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  /** CPU time of pgbench itself. */
  readonly cpuMs: number
}

/** Fails with what to install, so that no figure is made up without the yardstick. */
export function requirePgbench(): void {
  if (!existsSync(program)) {
    throw new Error(
      `${program} is missing, and the goals are ratios to it. Install Debian's postgresql-contrib package.`,
    )
  }
}

/** Runs a transaction again and again, with prepared statements. */
export async function runPgbench({ url, script, clients, seconds }: PgbenchOptions): Promise<PgbenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fordring-pgbench-'))
  const cpuBefore = cpuMsOfEndedChildren()
  try {
    writeFileSync(join(folder, 'script.sql'), script)
    const { hostname, port, username, password, pathname } = new URL(url)
    const threads = Math.min(clients, 2)
    // The time that pgbench is given includes opening the connections.
    const time = Math.ceil(seconds) + Math.ceil(clients / 50)
    const { stdout } = await run(
      program,
      [
        ...['--no-vacuum', '--protocol=prepared', `--client=${clients}`, `--jobs=${threads}`, `--time=${time}`],
        ...['--log', `--log-prefix=${join(folder, 'log')}`, `--file=${join(folder, 'script.sql')}`],
        ...['-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
      ],
      {
        env: {
          PATH: process.env['PATH'],
          PGPASSWORD: decodeURIComponent(password),
          PGOPTIONS: '-c search_path=yardstick',
        },
        maxBuffer: 1e8,
      },
    )
    const latencies = readdirSync(folder)
      .filter((name) => name.startsWith('log.'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
      .map((line) => Number(line.split(' ')[2]) / 1_000)
      .sort((a, b) => a - b)
    const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? NaN
    // Without the time in which the connections were opened.
    if (latencies.length === 0) throw new Error(`pgbench completed no transaction within ${time} s:\n${stdout}`)
    const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
    return {
      count: latencies.length,
      seconds: latencies.length / rate,
      p50: at(0.5),
      p99: at(0.99),
      cpuMs: cpuMsOfEndedChildren() - cpuBefore,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
