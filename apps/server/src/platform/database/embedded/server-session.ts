import pg from 'pg'
import type { Credentials } from './cluster-folder.ts'

const superuser = 'postgres'
const application = 'fordring'
const host = '127.0.0.1'
const answerMsMax = 5_000

export interface ServerFacts {
  readonly dataFolder: string
  readonly hasRole: boolean
  readonly hasDatabase: boolean
}

export function applicationUrl(port: number, credentials: Credentials): string {
  return `postgres://${application}:${credentials.applicationPassword}@${host}:${port}/${application}`
}

/** The same server through its socket file. */
export function socketUrl(port: number, credentials: Credentials, socketFolder: string): string {
  const folder = encodeURIComponent(socketFolder)
  return `postgres://${application}:${credentials.applicationPassword}@${folder}:${port}/${application}`
}

/**
 * Logs in and asks the server who it is. The login proves much: with SCRAM, the server has to know the password's
 * verifier too. Only a copy of the data also knows it, hence the folder.
 */
export async function askServer(port: number, credentials: Credentials): Promise<ServerFacts> {
  return asSuperuser(port, credentials, async (client) => {
    const { rows } = await client.query<ServerFacts>(
      `select current_setting('data_directory') as "dataFolder",
              exists (select from pg_roles where rolname = '${application}') as "hasRole",
              exists (select from pg_database where datname = '${application}') as "hasDatabase"`,
    )
    const [facts] = rows
    if (!facts) throw new Error('The server did not respond.')
    return facts
  })
}

/**
 * Creates the role and database of the application if they are missing: at the first start, or after a crash during it.
 */
export async function provision(port: number, credentials: Credentials, facts: ServerFacts): Promise<void> {
  if (facts.hasRole && facts.hasDatabase) return
  await asSuperuser(port, credentials, async (client) => {
    if (!facts.hasRole) {
      const password = client.escapeLiteral(credentials.applicationPassword)
      await client.query(`create role ${application} login nosuperuser createdb createrole password ${password}`)
    }
    if (!facts.hasDatabase) await client.query(`create database ${application} owner ${application}`)
  })
}

async function asSuperuser<T>(port: number, credentials: Credentials, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({
    host,
    port,
    user: superuser,
    password: credentials.superuserPassword,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: answerMsMax,
    query_timeout: answerMsMax,
  })
  // A server that dies while we are connected also emits this event; without a listener, it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
