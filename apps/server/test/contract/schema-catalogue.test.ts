import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../catalogue.ts'

/** Rules that hold for every table, asked of the database itself: a new table obeys them or a test fails. */
const { client, offenders } = openCatalogue()

/** What belongs to the whole database and to no tenant. */
const globalTables = ['schema_migrations', 'installation', 'detached_foreign_keys']

const tables = `select oid, relname, relrowsecurity, relforcerowsecurity from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and relname <> all ('{${globalTables.join()}}')`
const columnsOf = (relation: string, keys: string): string =>
  `(select array_agg(a.attname::text order by k.position) from unnest(${keys}) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.attnum)`

describe('every table', () => {
  it('is covered by the rules below', async () => {
    const names = await offenders(`select relname as offender from (${tables}) t`)
    expect(names.length).toBeGreaterThanOrEqual(28)
  })

  it('has tenant_id uuid not null', async () => {
    const found = await offenders(
      `select relname as offender from (${tables}) t where not exists (
         select from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id' and a.attnotnull and a.atttypid = 'uuid'::regtype)`,
    )
    expect(found).toEqual([])
  })

  it('has a primary key that starts with tenant_id', async () => {
    const found = await offenders(
      `select t.relname as offender from (${tables}) t
       left join pg_constraint c on c.conrelid = t.oid and c.contype = 'p'
       where c.oid is null or ${columnsOf('t.oid', 'c.conkey')}[1] is distinct from 'tenant_id'`,
    )
    expect(found).toEqual([])
  })

  it('has row-level security enabled and forced', async () => {
    expect(
      await offenders(
        `select relname as offender from (${tables}) t where not (relrowsecurity and relforcerowsecurity)`,
      ),
    ).toEqual([])
  })

  it('has a policy that limits rows to the current tenant', async () => {
    const found = await offenders(
      `select t.relname as offender from (${tables}) t where not exists (
         select from pg_policy p where p.polrelid = t.oid and p.polname = 'own_tenant' and p.polcmd = '*' and p.polpermissive
           and p.polroles = array['fordring_app'::regrole::oid]
           and pg_get_expr(p.polqual, p.polrelid) = '(tenant_id = ( SELECT current_tenant() AS current_tenant))'
           and pg_get_expr(p.polwithcheck, p.polrelid) = '(tenant_id = ( SELECT current_tenant() AS current_tenant))')`,
    )
    expect(found).toEqual([])
  })

  it('has no other policy for the service, except signing in and queue workers', async () => {
    const found = await offenders(
      `select format('%s.%s', polrelid::regclass, polname) as offender from pg_policy
       where polname <> 'own_tenant' and ('fordring_app'::regrole = any (polroles) or 0 = any (polroles))
       order by 1`,
    )
    expect(found.sort()).toEqual([
      'bank_match_queue.worker',
      'bulk_job_queue.worker',
      'export_queue.worker',
      'import_queue.worker',
      'journal_heads.worker',
      'outgoing_mails.worker',
      'users.signing_in',
      'webhook_cursors.worker',
      'webhook_deliveries.worker',
      'webhook_queues.worker',
    ])
  })

  it('has a policy by which its owner reads every row, for backups', async () => {
    const found = await offenders(
      `select t.relname as offender from (${tables}) t join pg_class c using (oid) where not exists (
         select from pg_policy p where p.polrelid = t.oid and p.polname = 'operator' and p.polcmd = 'r' and p.polpermissive
           and p.polroles = array[c.relowner] and pg_get_expr(p.polqual, p.polrelid) = 'true')`,
    )
    expect(found).toEqual([])
  })

  it('is not owned by the service or accessible to everybody', async () => {
    const found = await offenders(
      `select relname as offender from pg_class c
       where relnamespace in ('public'::regnamespace, 'published'::regnamespace) and relkind in ('r', 'p', 'v', 'm', 'S')
         and (relowner = 'fordring_app'::regrole or exists (select from aclexplode(relacl) a where a.grantee = 0))`,
    )
    expect(found).toEqual([])
  })

  it('cannot be truncated by the service, nor get triggers or references', async () => {
    const found = await offenders(
      `select format('%s: %s', relname, a.privilege_type) as offender
       from (${tables}) t join pg_class c using (oid, relname), aclexplode(c.relacl) a
       where a.grantee = 'fordring_app'::regrole and a.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
    )
    expect(found).toEqual([])
  })
})

describe('every foreign key', () => {
  const foreignKeys = `select c.oid, c.conname, c.conrelid, c.confrelid as foreign_table, ${columnsOf('c.conrelid', 'c.conkey')} as columns,
      ${columnsOf('c.confrelid', 'c.confkey')} as foreign_columns
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`

  it('starts with tenant_id on both sides, so that no row refers to another tenant', async () => {
    const found = await offenders(
      `select conname as offender from (${foreignKeys}) f where columns[1] <> 'tenant_id' or foreign_columns[1] <> 'tenant_id'`,
    )
    expect(found).toEqual([])
  })

  it('refers to the tenant only if no other required key implies it, because every check costs a look-up', async () => {
    const found = await offenders(
      `select f.conname as offender from (${foreignKeys}) f where f.columns = array['tenant_id'] and exists (
         select from (${foreignKeys}) o
         where o.conrelid = f.conrelid and cardinality(o.columns) > 1 and o.foreign_table <> f.conrelid and not exists (
           select from pg_attribute a where a.attrelid = o.conrelid and a.attname = any (o.columns) and not a.attnotnull))`,
    )
    expect(found).toEqual([])
  })

  it('has an index whose leading columns cover it', async () => {
    const found = await offenders(
      `select conname as offender from (${foreignKeys}) f where not exists (
         select from pg_index i
         where i.indrelid = f.conrelid and i.indisvalid
           and (${columnsOf('i.indrelid', 'i.indkey::int2[]')})[1:cardinality(f.columns)] @> f.columns
           -- A partial index covers the key as well, if all it leaves out are rows without a reference.
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid)
                = format('(%I IS NOT NULL)', f.columns[cardinality(f.columns)])))`,
    )
    expect(found).toEqual([])
  })
})

describe('every column, index and function', () => {
  it('stores no time without time zone', async () => {
    expect(await columnsOfType(['timestamp', 'time', 'timetz'])).toEqual([])
  })

  it('stores no number that rounds', async () => {
    expect(await columnsOfType(['float4', 'float8', 'money'])).toEqual([])
  })

  it('stores amounts as bigint', async () => {
    const found = await offenders(
      `select format('%s.%s', t.relname, a.attname) as offender from (${tables}) t join pg_attribute a on a.attrelid = t.oid
       where (a.attname ~ '(^|_)amount$' or a.attname = 'outstanding') and a.atttypid <> 'int8'::regtype`,
    )
    expect(found).toEqual([])
  })

  it('has no statistics of JSON, which no plan needs and which are expensive to gather', async () => {
    const found = await offenders(
      `select format('%s.%s', t.relname, a.attname) as offender from (${tables}) t join pg_attribute a on a.attrelid = t.oid
       where a.atttypid in ('json'::regtype, 'jsonb'::regtype) and a.attnum > 0 and a.attstattarget is distinct from 0`,
    )
    expect(found).toEqual([])
  })

  it('is unique within a tenant, never across tenants', async () => {
    const found = await offenders(
      `select i.indexrelid::regclass::text as offender from (${tables}) t join pg_index i on i.indrelid = t.oid
       where i.indisunique and not ${columnsOf('t.oid', 'i.indkey::int2[]')} @> array['tenant_id']`,
    )
    expect(found).toEqual([])
  })

  // A plan made while the table was small may use such an index for a look-up by id, and read all rows of the tenant.
  it('begins with tenant_id only in primary keys, in partial indexes, and to list everything of a tenant', async () => {
    const found = await offenders(
      `select i.indexrelid::regclass::text as offender from (${tables}) t join pg_index i on i.indrelid = t.oid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
       where not i.indisprimary and i.indpred is null and a.attname = 'tenant_id' order by 1`,
    )
    expect(found).toEqual(['journal_in_order', 'outgoing_mails_of_tenant'])
  })

  // The check of a foreign key is planned once per session, perhaps while the table is empty: then all indexes cost the
  // same, and one that finds many rows is as good as that of the key.
  it('is found by the key of a foreign key, never by a part of it that many rows share', async () => {
    const found = await offenders(
      `with referenced as (
         select distinct confrelid as rel, confkey as keys from pg_constraint join (${tables}) t on t.oid = confrelid
         where contype = 'f'
       ), indexes as (
         -- Slices begin at 1.
         select indrelid as rel, indexrelid, indisunique, (indkey::int2[])[0:indnkeyatts - 1] as keys from pg_index
         where indpred is null and indexprs is null
       ), usable as (
         select i.rel, i.indexrelid, i.keys[1:max(n)] as keys
         from referenced r join indexes i on i.rel = r.rel, generate_series(1, cardinality(i.keys)) n
         where i.keys[1:n] <@ r.keys
         group by i.rel, i.indexrelid, i.keys, r.keys
       )
       select distinct indexrelid::regclass::text as offender from usable u
       where not exists (select from indexes i where i.rel = u.rel and i.indisunique and i.keys <@ u.keys) order by 1`,
    )
    // A tenant has few accounts, and a plan few steps.
    expect(found).toEqual(['book_accounts_pkey', 'payment_plan_steps_left_once'])
  })

  it('runs with the rights of its caller, except for finding and removing tenants, partitions, erasing and checking passes, whose search path is fixed', async () => {
    const found = await offenders(
      `select format('%s %s', proname, proconfig[1]) as offender from pg_proc
       where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
    )
    expect(found).toEqual([
      'checked_pass search_path=pg_catalog',
      'create_partitions search_path=public',
      'delete_old_requests search_path=public',
      'drop_old_partitions search_path=public',
      'erase_journal_versions search_path=public',
      'list_tenants search_path=public',
      'remove_test_tenant search_path=public, pg_temp',
      'tenants_ending_in search_path=public',
    ])
  })

  it('trusts no setting that SQL can change', async () => {
    const found = await offenders(
      `select distinct m[1] as offender from pg_policy,
         regexp_matches(coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), ''),
                        'current_setting\\(''([a-z_.]+)''', 'g') m order by 1`,
    )
    expect(found).toEqual([])
  })

  it('is in the public schema, except partitions and the tables only for the owner', async () => {
    const found = await offenders(
      `select format('%I.%I', nspname, relname) as offender from pg_class c join pg_namespace n on n.oid = relnamespace
       where relkind = 'r' and nspname not in ('public', 'partitions', 'pg_catalog', 'information_schema') order by 1`,
    )
    expect(found).toEqual(['owner_only.access_keys', 'owner_only.service_logins', 'owner_only.sql_functions'])
    const { rows } = await client().query(
      `select has_schema_privilege('fordring_app', 'owner_only', 'usage') as usage,
              has_table_privilege('fordring_app', 'owner_only.access_keys', 'select') as reads`,
    )
    expect(rows).toEqual([{ usage: false, reads: false }])
  })

  it('needs no view that bypasses row-level security', async () => {
    const found = await offenders(
      `select relname as offender from pg_class
       where relnamespace in ('public'::regnamespace, 'published'::regnamespace) and relkind in ('v', 'm')
         and not coalesce('security_invoker=true' = any (reloptions), false)`,
    )
    expect(found).toEqual([])
  })

  async function columnsOfType(types: string[]): Promise<string[]> {
    const list = types.map((type) => `'${type}'`).join(', ')
    return offenders(
      `select format('%s.%s', t.relname, a.attname) as offender from (${tables}) t
       join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
       join pg_type y on y.oid = a.atttypid
       left join pg_type e on e.oid = y.typelem and y.typcategory = 'A'
       where coalesce(e.typname, y.typname) in (${list})`,
    )
  }
})

describe('every published view', () => {
  it('shows columns of the table with its name and nothing else', async () => {
    const found = await offenders(
      `select v.table_name || '.' || v.column_name as offender from information_schema.columns v
       where v.table_schema = 'published' and not exists (
         select from information_schema.view_column_usage u
         where u.view_schema = 'published' and u.view_name = v.table_name and u.table_schema = 'public'
           and u.table_name = v.table_name and u.column_name = v.column_name)
       union all
       select format('%s uses %s', view_name, table_name) from information_schema.view_table_usage
       where view_schema = 'published' and (table_schema, table_name) <> ('public', view_name)`,
    )
    expect(found).toEqual([])
  })

  it('has the column of the tenant', async () => {
    const found = await offenders(
      `select relname as offender from pg_class c where relnamespace = 'published'::regnamespace
         and not exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id')`,
    )
    expect(found).toEqual([])
  })

  it('gives the service no other right than to read it and lock its rows', async () => {
    const found = await offenders(
      `select format('%s: %s', relname, a.privilege_type) as offender from pg_class c, aclexplode(c.relacl) a
       where relnamespace = 'published'::regnamespace and a.grantee <> c.relowner
         and (a.grantee <> 'fordring_app'::regrole or a.privilege_type not in ('SELECT', 'UPDATE'))`,
    )
    expect(found).toEqual([])
  })
})

describe('the role of the service', () => {
  it('can neither log in nor bypass row-level security', async () => {
    const { rows } = await client().query(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb from pg_roles where rolname = 'fordring_app'`,
    )
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, rolcreatedb: false },
    ])
  })
})
