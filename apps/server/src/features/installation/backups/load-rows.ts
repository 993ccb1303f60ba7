import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Clock } from '../../../platform/clock/clock.ts'
import { holdFileSweep } from '../../messaging/files/index.ts'
import type { CheckedBackup } from './check-backup.ts'
import type { TableContent } from './manifest.ts'
import { readParts } from './parts.ts'
import type { Progress } from './progress.ts'

/**
 * Loads all rows in one transaction. Foreign keys are dropped meanwhile, since tables refer to each other in cycles,
 * and added again, which checks every row. The file sweep is paused until an operator resumes it.
 */
export async function loadRows(
  client: pg.Client,
  { folder, manifest }: CheckedBackup,
  { progress, clock }: { readonly progress: Progress; readonly clock: Clock },
): Promise<void> {
  const names = manifest.tables.map(({ name }) => name)
  await client.query('begin')
  const foreignKeys = await dropForeignKeys(client)
  await setForced(client, names, false)
  progress.begin('tables', names.length)
  for (const table of manifest.tables) {
    await loadTable(client, table, folder)
    progress.advance(1)
  }
  progress.begin('foreign keys', foreignKeys.length)
  for (const statement of foreignKeys) {
    await client.query(statement)
    progress.advance(1)
  }
  await setForced(client, names, true)
  await holdFileSweep(client, 'restore', { now: clock.now(), expiresAt: null })
  await client.query('commit')
}

/** Drops every foreign key and returns the statements that add them again. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ dropped: string; added: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as added
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conrelid::regclass::text, conname`,
  )
  for (const { dropped } of rows) await client.query(dropped)
  return rows.map(({ added }) => added)
}

/** Row-level security applies to the owner unless this is lifted, and COPY cannot write to such tables. */
async function setForced(client: pg.Client, tables: readonly string[], isForced: boolean): Promise<void> {
  for (const name of tables) {
    await client.query(`alter table ${pg.escapeIdentifier(name)} ${isForced ? 'force' : 'no force'} row level security`)
  }
}

async function loadTable(
  client: pg.Client,
  { name, columns, rows, parts }: TableContent,
  folder: string,
): Promise<void> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const table = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`))
  await pipeline(readParts(folder, parts), table)
  if (table.rowCount !== rows) {
    throw new Error(`The backup has ${rows} rows of ${name}, but ${table.rowCount} were loaded. Nothing was restored.`)
  }
}
