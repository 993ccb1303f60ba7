import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { isUnadapted } from '../../src/platform/database/distribution/adapt-functions.ts'
import { functionSchemas } from '../../src/platform/database/distribution/distribute.ts'
import { foreignKeysToAttach, foreignKeysToDetach } from '../../src/platform/database/distribution/place-tables.ts'
import { managedTables, placement } from '../../src/platform/database/distribution/placement.ts'
import { withoutSubqueries } from '../../src/platform/database/distribution/policy-form.ts'
import { openCatalogue } from '../catalogue.ts'

/**
 * What Citus requires of the schema and of statements (ADR 34), checked on plain PostgreSQL: a table or a statement that
 * cannot be distributed fails here.
 */
const { client, offenders } = openCatalogue()

const distributed: readonly string[] = placement.distributed
const onCoordinator: readonly string[] = [...placement.coordinatorQueues, ...placement.coordinatorOnly]
const columnsOf = (relation: string, keys: string): string =>
  `(select array_agg(a.attname::text order by k.position) from unnest(${keys}) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.attnum)`

describe('every table', () => {
  it('is in exactly one list of placement.ts', async () => {
    const found = await offenders(
      `select case n.nspname when 'public' then relname else n.nspname || '.' || relname end as offender
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'owner_only') and relkind in ('r', 'p') and relname !~ '_[0-9]{6,}$'`,
    )
    expect(Object.values(placement).flat().sort()).toEqual(found.sort())
  })

  it('of a tenant is distributed or a queue, except the tenants themselves', async () => {
    const found = await offenders(
      `select c.relname as offender from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and relname !~ '_[0-9]{6,}$'
         and c.relname <> all ($1) order by 1`,
      [[...distributed, ...placement.coordinatorQueues]],
    )
    expect(found).toEqual(['tenants'])
  })

  it('has tenant_id in its primary key, its unique constraints and its unique indexes', async () => {
    const found = await offenders(
      `select i.indexrelid::regclass::text as offender from pg_index i
       where i.indrelid = any ($1::regclass[]) and (i.indisunique or i.indisprimary)
         and not coalesce(${columnsOf('i.indrelid', 'i.indkey::int2[]')}, '{}') @> array['tenant_id']`,
      [distributed],
    )
    expect(found).toEqual([])
  })

  it('has no exclusion constraint, trigger or rule, and no number from a sequence of its own', async () => {
    const found = await offenders(
      `select conname as offender from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'x'
       union all select tgname from pg_trigger where tgrelid = any ($1::regclass[]) and not tgisinternal
       union all select rulename from pg_rewrite where ev_class = any ($1::regclass[])
       union all select format('%s.%s', adrelid::regclass, adnum) from pg_attrdef
         where adrelid = any ($1::regclass[]) and pg_get_expr(adbin, adrelid) like '%nextval%'`,
      [distributed],
    )
    expect(found).toEqual([])
  })
})

describe('every foreign key', () => {
  const keys = `select c.conname, c.conrelid, c.confrelid, c.confdeltype, c.confupdtype,
      ${columnsOf('c.conrelid', 'c.conkey')} as columns, ${columnsOf('c.confrelid', 'c.confkey')} as foreign_columns
    from pg_constraint c where c.contype = 'f'`

  it('between distributed tables compares tenant_id with tenant_id', async () => {
    const found = await offenders(
      `select conname as offender from (${keys}) f
       where conrelid = any ($1::regclass[]) and confrelid = any ($1::regclass[])
         and (array_position(columns, 'tenant_id') is null
              or array_position(columns, 'tenant_id') <> coalesce(array_position(foreign_columns, 'tenant_id'), 0))`,
      [distributed],
    )
    expect(found).toEqual([])
  })

  it('connects no table on the coordinator with another one', async () => {
    const found = await offenders(
      `select conname as offender from (${keys}) f where conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[])`,
      [onCoordinator],
    )
    expect(found).toEqual([])
  })

  it('leads from a copied table only to a copied table', async () => {
    const found = await offenders(
      `select conname as offender from (${keys}) f where conrelid = any ($1::regclass[]) and confrelid <> all ($1::regclass[])`,
      [placement.reference],
    )
    expect(found).toEqual([])
  })

  it('sets no column to null or to its default', async () => {
    const found = await offenders(
      `select conname as offender from (${keys}) f
       where columns @> array['tenant_id'] and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd', 'c'))`,
    )
    expect(found).toEqual([])
  })
})

describe.skipIf(inject('isTemplateShared'))('all foreign keys', () => {
  it('can be dropped while tables are placed, and are the same afterwards', async () => {
    const keys = (): Promise<string[]> =>
      offenders(
        `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as offender
         from pg_constraint where contype = 'f' order by 1`,
      )
    const before = await keys()
    await client().query('begin')
    try {
      const unplaced = managedTables.map((table) => ({ ...table, isPlaced: false }))
      for (const step of await foreignKeysToDetach(client(), unplaced)) await step.run(client())
      expect(await keys()).toEqual([])
      for (const step of await foreignKeysToAttach(client())) await step.run(client())
      expect(await keys()).toEqual(before)
    } finally {
      await client().query('rollback')
    }
  })
})

describe('every policy', () => {
  it('has no subquery but the check of the pass, which is rewritten', async () => {
    const { rows } = await client().query<{ name: string; expression: string }>(
      `select format('%s.%s', polrelid::regclass, polname) as name,
              coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '') as expression
       from pg_policy`,
    )
    const found = rows.filter(({ expression }) => /\bselect\b/i.test(withoutSubqueries(expression)))
    expect(found.map(({ name }) => name)).toEqual([])
    expect(rows.length).toBeGreaterThan(distributed.length)
  })
})

describe('every function', () => {
  it('that reads or writes a distributed table has the tenant as its first parameter', async () => {
    const found = await offenders(
      `select p.proname as offender from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prosrc ~ $1
         and (p.proargnames[1] is distinct from 'p_tenant' or p.proargtypes[0] is distinct from 'uuid'::regtype)`,
      [String.raw`\m(from|join|update|into)\s+(published\.)?(${distributed.join('|')})\M`],
    )
    expect(found).toEqual([])
  })

  it('is in a schema whose functions are created on every node', async () => {
    const found = await offenders(
      `select distinct pronamespace::regnamespace::text as offender from pg_proc p
       where pronamespace <> all ('{pg_catalog,information_schema}'::regnamespace[])
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
    )
    expect(found.sort()).toEqual([...functionSchemas].sort())
  })

  it('in SQL that returns a value only reads: in its place comes an expression, which cannot write', async () => {
    const found = await offenders(
      String.raw`select p.proname as offender from pg_proc p
       where ${isUnadapted} and not p.proretset and p.prolang = (select oid from pg_language where lanname = 'sql')
         and p.prosrc ~ '\m(insert into|delete from|update \w+( \w+)? set)\M'`,
    )
    expect(found).toEqual([])
  })

  it('compares tenants with its parameter, never with another table', () => {
    const found = sources('.sql').filter(({ text }) => /\b\w+\.tenant_id = \w+\.tenant_id\b/.test(text))
    // Of the coordinator's queues, and of the row of the tenant itself.
    expect(found.map(({ path }) => path).sort()).toEqual([
      'features/integration/webhooks/claim-webhook-deliveries.sql',
      'features/money/payments/register-direct-payments.sql',
    ])
  })
})

describe('every statement', () => {
  // Without one of the two, Citus writes the rows with COPY, which row-level security forbids.
  it('that inserts what it selects returns something or handles conflicts', () => {
    const found = [...sources('.ts'), ...sources('.sql')].flatMap(({ path, text }) =>
      insertsOf(text)
        .filter((insert) => /\bselect\b/.test(insert) && !/\b(returning|on conflict)\b/.test(insert))
        .map((insert) => `${path}: ${insert.slice(0, 60)}`),
    )
    expect(found).toEqual([])
  })

  it('that returns what it wrote calls only immutable functions for that, as Citus requires', () => {
    const isStable = /\b(?:jsonb?_build_\w+|to_jsonb?|row_to_json|to_char|now)\(|\bat time zone\b/
    const found = [...sources('.ts'), ...sources('.sql')].flatMap(({ path, text }) =>
      [...text.matchAll(/\breturning ([^`;]+?)(?:`|;|\n\s*\))/g)]
        .map(([, returned]) => (returned ?? '').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => partOf(text, name)))
        .filter((returned) => isStable.test(returned))
        .map((returned) => `${path}: ${returned.slice(0, 60)}`),
    )
    expect(found).toEqual([])
  })

  it('that handles a conflict computes no time in its action, which Citus requires to be immutable', () => {
    const found = [...sources('.ts'), ...sources('.sql')].flatMap(({ path, text }) =>
      insertsOf(text)
        .map((insert) => insert.slice(insert.search(/\bon conflict\b/)))
        .filter((action) => action.startsWith('on conflict') && /\b(?:make_)?interval\b|\bnow\(\)/.test(action))
        .map(() => path),
    )
    expect(found).toEqual([])
  })
})

/** The text of a part of statements that a file defines. */
function partOf(text: string, name: string): string {
  const [, part = ''] = new RegExp(`const ${name} = sql(?:<\\w+>)?\`([^\`]*)\``).exec(text) ?? []
  return part
}

const sourceFolder = join(import.meta.dirname, '../../src')

function sources(extension: string): { path: string; text: string }[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(extension) && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(sourceFolder, path), 'utf8') }))
}

/** The inserts into distributed tables and queues, each up to the end of its statement or of its `with` query. */
function insertsOf(text: string): string[] {
  const names = [...distributed, ...placement.coordinatorQueues].join('|')
  return [...text.matchAll(new RegExp(`insert into (${names}|\\$\\{\\w+\\})\\b`, 'g'))].map(({ index }) => {
    const rest = text.slice(index)
    const end = /`|;\n|\n\s*\)\s*[,\n]|\n\s*\), \w+ as/.exec(rest)?.index ?? rest.length
    return rest.slice(0, end)
  })
}
