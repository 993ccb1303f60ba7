import type pg from 'pg'
import { countRows } from './backed-up-tables.ts'
import type { Manifest } from './manifest.ts'

interface RowCheck {
  readonly name: string
  readonly ok: boolean
  /** Empty if there is nothing wrong. */
  readonly detail: string
}

/**
 * Counts the rows of every table, since an empty database would pass every other check. With a manifest, the counts
 * must match the backup.
 */
export async function verifyRows(
  client: pg.Client,
  expected?: Manifest,
): Promise<{ rows: Record<string, number>; checks: RowCheck[] }> {
  const rows = await countRows(client)
  const checks = [
    checkOf('There are tenants to verify', (rows['tenants'] ?? 0) > 0 ? [] : ['the database has no tenants']),
    checkOf('Every tenant has an audit trail', await tenantsWithoutTrail(client)),
  ]
  if (expected !== undefined) {
    const differences = expected.tables
      .filter(({ name, rows: wanted }) => rows[name] !== wanted)
      .map(({ name, rows: wanted }) => `${name} has ${rows[name] ?? 'no table'} rows, the manifest ${wanted}`)
    checks.push(checkOf('The number of rows in every table matches the manifest', differences))
  }
  return { rows, checks }
}

/** The first entry of a trail is the creation of its tenant, and entries are never removed. */
async function tenantsWithoutTrail(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tenantId: string; count: number }>(
    `select tenant_id as "tenantId", sum(entries)::integer as count
     from (
       select tenant_id, 0 as entries from published.tenants
       union all
       select tenant_id, 1 as entries from audit_entries group by tenant_id) t
     group by tenant_id order by tenant_id`,
  )
  return rows.filter(({ count }) => count === 0).map(({ tenantId }) => `tenant ${tenantId} has no audit entries`)
}

function checkOf(name: string, faults: readonly string[]): RowCheck {
  return { name, ok: faults.length === 0, detail: faults.join('; ') }
}
