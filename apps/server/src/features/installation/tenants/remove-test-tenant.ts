import type pg from 'pg'
import { message, problem } from '../../../problems/index.ts'

/**
 * Deletes a test tenant with every row it has, as the owner of the schema. The database lets nobody delete the rows of a
 * real tenant. Returns the number of rows.
 */
export async function removeTestTenant(client: pg.Client, tenantId: string): Promise<number> {
  const { rows } = await client.query<{ count: number | null }>('select remove_test_tenant($1) as count', [tenantId])
  const count = rows[0]?.count ?? null
  if (count === null) throw problem('not-found', message('There is no test tenant {0}.', tenantId))
  return count
}
