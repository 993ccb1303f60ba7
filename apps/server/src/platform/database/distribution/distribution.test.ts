import { describe, expect, test } from 'vitest'
import { sql } from '../sql.ts'
import { constraintOf } from './constraint-of.ts'
import { withTablesOfTheirOwn } from './migrate-cluster.ts'
import { nameTenant } from './name-tenant.ts'
import { withColumns } from './with-columns.ts'
import { managedTables, placement } from './placement.ts'
import { withoutSubqueries } from './policy-form.ts'

const tenantId = '0190a0c0-0000-7000-8000-000000000001'

describe('withColumns', () => {
  test('gives a column to every subquery that has none, and adds no value', () => {
    const statement = sql`select exists (select from cases where tenant_id = ${tenantId}::uuid) or exists (
      select from updates where true)`
    const { text, values } = withColumns(statement)
    expect(text).toMatch(/exists \(select 1 from cases .*exists \(\s*select 1 from updates/)
    expect(values).toEqual([tenantId])
  })

  test('gives one to every part of a union, and to a statement that selects nothing', () => {
    const union = sql`select exists (select from cases where true union all select from updates where true)`
    expect(withColumns(union).text).toMatch(/exists \(select 1 from cases .* union all select 1 from updates/)
    expect(withColumns(sql`select from cases for update`).text).toBe('select 1 from cases for update')
  })

  test('leaves other statements as they are', () => {
    const statement = sql`select count(*) from cases`
    expect(withColumns(statement)).toBe(statement)
  })
})

describe('nameTenant', () => {
  test('names the tenant where a subquery takes it from the statement around it', () => {
    const statement = sql`
      select (select count(*) from cases c where c.tenant_id = k.tenant_id and c.group_id = ${'g'}::uuid)
      from case_groups k where k.tenant_id = ${tenantId}::uuid`
    const named = nameTenant(statement, tenantId)
    expect(named.text).toContain('where (c.tenant_id = $3::uuid and k.tenant_id = $3::uuid) and c.group_id = $1::uuid')
    expect(named.values).toEqual(['g', tenantId, tenantId])
    expect(named.name).not.toBe(statement.name)
  })

  test('leaves a statement as it is that compares no tenants', () => {
    const statement = sql`select from cases where tenant_id = ${tenantId}::uuid`
    expect(nameTenant(statement, tenantId)).toBe(statement)
  })

  test('numbers its parameter after those of each statement, also if the text is known', () => {
    const statement = (): ReturnType<typeof sql> =>
      sql`select from a join b on b.tenant_id = a.tenant_id where ${1}::int = 1`
    expect(nameTenant(statement(), tenantId).text).toBe(nameTenant(statement(), tenantId).text)
    expect(nameTenant(statement(), tenantId).values).toEqual([1, tenantId])
  })
})

describe('withoutSubqueries', () => {
  test('calls the check directly, as PostgreSQL prints policies', () => {
    expect(withoutSubqueries('(tenant_id = ( SELECT current_tenant() AS current_tenant))')).toBe(
      '(tenant_id = current_tenant())',
    )
    expect(withoutSubqueries("(( SELECT current_worker() AS current_worker) = 'mail'::text)")).toBe(
      "(current_worker() = 'mail'::text)",
    )
  })

  test('leaves other subqueries, which Citus then rejects', () => {
    const other = '(EXISTS ( SELECT 1 FROM users))'
    expect(withoutSubqueries(other)).toBe(other)
  })
})

describe('constraintOf', () => {
  test('is the constraint of an error', () => {
    expect(constraintOf({ constraint: 'countable_total', message: '' })).toBe('countable_total')
  })

  test.each([
    ['duplicate key value violates unique constraint "users_email_unique_102456"', 'users_email_unique'],
    ['new row for relation "a_102456" violates check constraint "cases_status"', 'cases_status'],
    ['insert or update on table "a" violates foreign key constraint "links_case_102456"', 'links_case'],
    ['A voucher could not be paid.', undefined],
  ])('is found in what a node reports: %s', (message, constraint) => {
    expect(constraintOf({ message })).toBe(constraint)
  })
})

test('copied tables are placed before those that refer to them', () => {
  expect(managedTables.slice(0, placement.reference.length).map(({ table }) => table)).toEqual([...placement.reference])
})

describe('withTablesOfTheirOwn', () => {
  const off = 'set local citus.enable_ddl_propagation = off;'
  const on = 'set local citus.enable_ddl_propagation = on;'

  test('creates new tables on the coordinator alone, and does everything else on every node', () => {
    const table = 'create table things (\n  tenant_id uuid not null, -- of a case\n  primary key (tenant_id)\n);'
    const index = 'create index things_age on things (created_at);'
    expect(withTablesOfTheirOwn(`${table}\n${index}\n`)).toBe(`${off}\n${table}\n${on}\n${index}\n`)
    expect(withTablesOfTheirOwn('create unlogged table a (b int);')).toBe(
      `${off}\ncreate unlogged table a (b int);\n${on}`,
    )
  })

  test('leaves a migration without a new table as it is', () => {
    const text = 'alter table things add column name text;\ncreate function f() returns int as $$ select 1; $$;'
    expect(withTablesOfTheirOwn(text)).toBe(text)
  })
})
