import pg from 'pg'
import type { Subject } from './subject.ts'

interface Dropped {
  readonly drop: string
  readonly create: string
}

/** Those that the service needs, since it follows the journal meanwhile: without them it would read whole tables. */
const followed = `'{journal_in_order,case_voucher_allocations_by_credit,case_voucher_allocations_by_debit}'::text[]`

/** Foreign keys first: they depend on unique indexes. */
const droppable = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint
  where contype = 'f' and conrelid = any ($1::regclass[])
  union all
  select format('drop index %s', i.indexrelid::regclass), replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ')
  from pg_index i
  where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    and i.indexrelid::regclass::text <> all (${followed})`

/**
 * Writes many rows without foreign keys and secondary indexes, and then creates these again from their definitions, which
 * checks every row: the result is the same as if they had been there all the time.
 */
export async function withoutIndexes(
  subject: Subject,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const database = new URL(subject.ownerUrl).pathname.slice(1)
  // Row-level security would make PostgreSQL check the foreign keys row by row.
  const superuser = new pg.Client({ connectionString: await subject.installation.superuserUrl(database) })
  await superuser.connect()
  try {
    await superuser.query(`set maintenance_work_mem = '512MB'`)
    const { rows } = await superuser.query<Dropped>(droppable, [tables])
    for (const { drop } of rows) await superuser.query(drop)
    await work()
    for (const { create } of rows.toReversed()) await superuser.query(create)
  } finally {
    await superuser.end()
  }
}
