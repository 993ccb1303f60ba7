import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backfills } from '../../src/main/jobs.ts'
import { Database } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { allowPasses } from '../../src/platform/database/service-login.ts'
import { json, sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { OlderRows } from '../../src/platform/jobs/backfill.ts'
import { migrationsFolder } from '../../src/platform/server-folder.ts'
import { asOwner, testPasses } from '../template-database.ts'
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts'

/** A database as a release before 0010 left it, with rows of that time, brought up to this release. */
let testDatabase: TestDatabase
let database: Database
const tenantId = newId()
const ids = {
  creditor: newId(),
  customer: newId(),
  case: newId(),
  voucher: newId(),
  voucherType: newId(),
  file: newId(),
}
const interactionIds = Array.from({ length: 450 }, newId)
const actor = { type: 'SYSTEM', id: tenantId, name: 'Fordring' }
const then = '2025-01-01T00:00:00Z'

beforeAll(async () => {
  testDatabase = await createEmptyDatabase()
  const before = mkdtempSync(join(tmpdir(), 'fordring-release-'))
  for (const name of readdirSync(migrationsFolder).filter((each) => each < '0010' && each.endsWith('.sql'))) {
    copyFileSync(join(migrationsFolder, name), join(before, name))
  }
  await migrate(testDatabase.url, before)
  rmSync(before, { recursive: true })
  await writeRowsOfThatTime()
  await migrate(testDatabase.url, migrationsFolder)
  await asOwner(testDatabase.url, (owner) => allowPasses(owner, testPasses))
  const { serviceUrl: url } = testDatabase
  database = new Database({ url, passes: testPasses, poolSize: 4, onIdleError: () => undefined })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

async function writeRowsOfThatTime(): Promise<void> {
  const made = sql`${then}::timestamptz, ${json(actor)}::jsonb`
  const own = sql`${tenantId}::uuid`
  const rows = [
    sql`insert into tenants (tenant_id, name, created_at) values (${own}, 'Gammelt bureau', ${then}::timestamptz)`,
    sql`insert into creditors (tenant_id, creditor_id, name, properties, created_at, created_by)
        values (${own}, ${ids.creditor}::uuid, 'Nordkyst', '{"branche": "Energi"}', ${made})`,
    sql`insert into customers (tenant_id, customer_id, creditor_id, reference_id, is_company, created_at, created_by)
        values (${own}, ${ids.customer}::uuid, ${ids.creditor}::uuid, 'K-1', false, ${made})`,
    sql`insert into cases (tenant_id, case_id, case_seq_id, creditor_id, customer_id, currency, status_time, properties,
                           created_at, created_by)
        values (${own}, ${ids.case}::uuid, 1, ${ids.creditor}::uuid, ${ids.customer}::uuid, 'DKK', ${then}::timestamptz,
                '{"afdeling": "NORD", "adresse": {"city": "Odense"}}', ${made})`,
    sql`insert into voucher_types (tenant_id, voucher_type_id, handle, label, category, direction, created_at, created_by)
        values (${own}, ${ids.voucherType}::uuid, 'principal', 'Hovedstol', 'principal', 'debit', ${made})`,
    sql`insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction,
                                   amount, outstanding, currency, source, date, properties, created_at, created_by)
        values (${own}, ${ids.voucher}::uuid, ${ids.case}::uuid, ${ids.creditor}::uuid, ${ids.voucherType}::uuid, 'principal',
                'debit', 100, 100, 'DKK', 'CREDITOR', ${then}::timestamptz, '{"sikret": true}', ${made})`,
    sql`insert into files (tenant_id, file_id, file_name, content_type, size, sha256, created_at, created_by)
        values (${own}, ${ids.file}::uuid, 'a.txt', 'text/plain', 1234, ${'0'.repeat(64)}::text, ${made})`,
    sql`insert into interactions (tenant_id, interaction_id, type, direction, state, notes, details, min_visibility_role,
                                  created_at, registered_at, created_by)
        select ${own}, i.id, 'NOTE', 'INCOMING', 'UNMAPPED', '<p>Brev nr' || i.place || ' om Måleren</p>',
               '{"form": "kontakt"}', 'caseworker', ${then}::timestamptz, ${made}
        from unnest(${interactionIds}::uuid[]) with ordinality as i (id, place)`,
  ]
  // Then the tenant was chosen by a plain setting.
  await asOwner(testDatabase.url, async (owner) => {
    await owner.query('set role fordring_app')
    await owner.query("select set_config('app.tenant', $1, false)", [tenantId])
    for (const { text, values } of rows) await owner.query(text, [...values])
  })
}

const read = (statement: ReturnType<typeof sql>): Promise<unknown[]> => database.read(tenantId, statement)
const countOfWord = (word: string): Promise<unknown[]> =>
  read(
    sql`select count(distinct interaction_id)::integer as n from interaction_search_words where word = ${word}::text`,
  )

describe('rows from before 0010', () => {
  it('are filled in batch by batch, from where the work was stopped, and then never again', async () => {
    expect(await read(sql`select backfill from backfills order by backfill`)).toHaveLength(4)
    expect(await countOfWord('maleren')).toEqual([{ n: 0 }])
    // One batch each, by processes that come and go, until somebody finds that nothing is left.
    let runs = 0
    const states: unknown[] = []
    while (await new OlderRows(database, backfills).fillSome(1)) {
      runs += 1
      states.push(...(await countOfWord('maleren')))
      expect(runs).toBeLessThan(20)
    }
    expect(states).toContainEqual({ n: 200 })
    expect(states).toContainEqual({ n: 400 })
    expect(await countOfWord('maleren')).toEqual([{ n: 450 }])
    expect(await countOfWord('nr450')).toEqual([{ n: 1 }])
    expect(await countOfWord('kontakt')).toEqual([{ n: 450 }])
    expect(
      await read(
        sql`select entity, handle, value, entity_id as id from property_values order by entity, handle, value`,
      ),
    ).toEqual([
      { entity: 'case', handle: 'adresse', value: 'odense', id: ids.case },
      { entity: 'case', handle: 'afdeling', value: 'nord', id: ids.case },
      { entity: 'case-voucher', handle: 'sikret', value: 'true', id: ids.voucher },
      { entity: 'creditor', handle: 'branche', value: 'energi', id: ids.creditor },
    ])
    expect(await read(sql`select from backfills`)).toEqual([])
  })

  it('are counted for the room that files take', async () => {
    expect(await read(sql`select bytes_used as bytes from file_usage`)).toEqual([{ bytes: 1_234 }])
  })
})
