import { asOwner } from './template-database.ts'
import type { TestApp } from './test-app.ts'

/** Every row of the database that contains the text in any spelling, as "table: row". */
export async function rowsWith({ databaseUrl }: TestApp, text: string): Promise<string[]> {
  return asOwner(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'partitions')",
    )
    const found: string[] = []
    for (const { name } of rows) {
      const hits = await client.query(`select t::text as row from ${name} t where t::text ilike '%${text}%'`)
      found.push(...hits.rows.map(({ row }: { row: string }) => `${name}: ${row.slice(0, 200)}`))
    }
    return found
  })
}
