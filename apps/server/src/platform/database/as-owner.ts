import pg from 'pg'
import { connectionConfig } from './connection.ts'

/** Runs work on a connection of the schema's owner, who sees every tenant and has no time limits. */
export async function asOwner<Result>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Result>,
  applicationName = 'fordring operator',
): Promise<Result> {
  const client = new pg.Client(connectionConfig({ url: ownerUrl, applicationName }))
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}
