import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Opens a database for the tests of a file that ask it about its own schema. */
export function openCatalogue(): { client: () => pg.Client; offenders: Offenders } {
  let database: TestDatabase
  let client: pg.Client
  beforeAll(async () => {
    database = await createTestDatabase()
    client = new pg.Client(database.url)
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })
  return {
    client: () => client,
    offenders: async (text, values = []) => {
      const { rows } = await client.query<{ offender: string }>(text, values)
      return rows.map((row) => row.offender)
    },
  }
}

/** Runs a query that lists offenders, one line each. */
type Offenders = (text: string, values?: unknown[]) => Promise<string[]>
