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
    for (const table of await tablesInOrder(client)) {
      const deleted = await client.query(`delete from ${pg.escapeIdentifier(table)} where tenant_id = $1`, [tenantId])
      count += deleted.rowCount ?? 0
    }
    await client.query('commit')
    return count
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Every table with rows of tenants, those that refer to others before them. */
async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; refersTo: string[] }>(`
    select c.relname as name, array(
      select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
    from pg_class c
    join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`)
  const left = new Map(rows.map(({ name, refersTo }) => [name, refersTo]))
  const ordered: string[] = []
  while (left.size > 0) {
    const referred = new Set([...left.values()].flat())
    const free = [...left.keys()].filter((name) => !referred.has(name))
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...left.keys()].join(', ')}.`)
    for (const name of free) left.delete(name)
    ordered.push(...free)
  }
  return ordered
}
