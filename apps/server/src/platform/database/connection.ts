import pg from 'pg'
import { totalTooLarge } from '../money/exact-sum.ts'

/** The role that holds the rights of the service and that its policies are for. Logins of the service are members. */
export const applicationRole = 'fordring_app'

/** Bounds on the server's side, so that no transaction can hold a lock for longer than a client would wait. */
const sessionSettings = {
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
  client_min_messages: 'warning',
}

/** How values come back: int8 as a checked number, dates as they are written, numeric as text. */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary') as (value: string) => unknown
  return ownParsers.get(oid) ?? (pg.types.getTypeParser(oid, 'text') as (value: string) => unknown)
}

const ownParsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, parseSafeInteger],
  [pg.types.builtins.DATE, (value) => value],
])

/** Columns are kept countable by constraints, so what is not is a total. */
function parseSafeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw totalTooLarge()
  return number
}

export interface ConnectionOptions {
  readonly url: string
  readonly applicationName?: string
}

/** What `pg` needs to connect as we want it, for a pool or a single client. */
export function connectionConfig(options: ConnectionOptions): pg.ClientConfig {
  const settings = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`)
  return {
    connectionString: options.url,
    options: settings.join(' '),
    application_name: options.applicationName ?? 'fordring',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: typeParser },
  }
}
