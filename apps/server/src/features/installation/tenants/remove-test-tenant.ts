import pg from 'pg'
import { message, problem } from '../../../problems/index.ts'

/**
 * Deletes a test tenant with every row it has, as the owner of the schema, in one transaction. The database lets nobody
 * delete the rows of a real tenant. Returns the number of rows.
 */
export async function removeTestTenant(client: pg.Client, tenantId: string): Promise<number> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ isTest: boolean }>(
      'select is_test as "isTest" from tenants where tenant_id = $1',
      [tenantId],
    )
    if (rows[0]?.isTest !== true) throw problem('not-found', message('There is no test tenant {0}.', tenantId))
    let count = 0
    for (const tables of await tablesInOrder(client)) count += await deleteFrom(client, tables, tenantId)
    await client.query('commit')
    return count
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Deletes from tables at once: foreign keys among them are checked after the whole statement. */
async function deleteFrom(client: pg.Client, tables: readonly string[], tenantId: string): Promise<number> {
  const deletions = tables.map(
    (table, index) => `d${index} as (delete from ${pg.escapeIdentifier(table)} where tenant_id = $1 returning 1)`,
  )
  const counts = tables.map((_, index) => `(select count(*) from d${index})`)
  const { rows } = await client.query<{ count: number }>(
    `with ${deletions.join(', ')} select (${counts.join(' + ')})::integer as count`,
    [tenantId],
  )
  return rows[0]?.count ?? 0
}

/**
 * Every table with rows of tenants, those that refer to others before them. Tables that refer to each other are together,
 * with all that they refer to.
 */
async function tablesInOrder(client: pg.Client): Promise<string[][]> {
  const { rows } = await client.query<{ name: string; refersTo: string[] }>(`
    select c.relname as name, array(
      select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
    from pg_class c
    join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`)
  const left = new Map(rows.map(({ name, refersTo }) => [name, refersTo]))
  const ordered: string[][] = []
  while (left.size > 0) {
    const referred = new Set([...left.values()].flat())
    const free = [...left.keys()].filter((name) => !referred.has(name))
    const next = free.length === 0 ? [...left.keys()] : free
    for (const name of next) left.delete(name)
    ordered.push(next)
  }
  return ordered
}
