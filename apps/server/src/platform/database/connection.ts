import pg from 'pg'
import { totalTooLarge } from '../money/exact-sum.ts'
import { socketOfJoinedWrites } from './joined-writes.ts'

/** The role that has the rights of the service. Its logins are members. */
export const applicationRole = 'fordring_app'

const sessionSettings = {
  // No transaction can hold a lock for longer than a client would wait.
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
  client_min_messages: 'warning',
  // Plans of a large tenant are estimated to cost enough for compilation, which then takes far longer than running them.
  jit: 'off',
}

/** How values are parsed: int8 as a checked number, dates as text, numeric as text. */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary') as (value: string) => unknown
  return ownParsers.get(oid) ?? (pg.types.getTypeParser(oid, 'text') as (value: string) => unknown)
}

const ownParsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, parseSafeInteger],
  [pg.types.builtins.DATE, (value) => value],
])

/** Constraints keep columns within range, so an unsafe integer is a total. */
function parseSafeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw totalTooLarge()
  return number
}

export interface ConnectionOptions {
  readonly url: string
  readonly applicationName?: string
}

/** The configuration of `pg` for a pool or a single client. */
export function connectionConfig(options: ConnectionOptions): pg.ClientConfig {
  const settings = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`)
  return {
    connectionString: options.url,
    options: settings.join(' '),
    application_name: options.applicationName ?? 'fordring',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    stream: socketOfJoinedWrites,
    types: { getTypeParser: typeParser },
  }
}
