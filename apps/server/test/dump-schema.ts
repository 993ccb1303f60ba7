import type pg from 'pg'

/**
 * Writes the schema of a database as readable SQL, identical on every version from 15, so that reviewers see the
 * result of the migrations. (The embedded server has no pg_dump.)
 */
export async function dumpSchema(client: pg.Client): Promise<string> {
  const sections = [await functions(client)]
  for (const table of await tableNames(client)) sections.push(await describeTable(client, table))
  sections.push(...(await views(client)))
  return `-- The result of the migrations, without the functions that are files below src. Written by \`npm run generate\`; the\n-- tests compare it with a migrated database.\n\n${sections.join('\n')}`
}

async function lines(client: pg.Client, text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(text, values)
  return rows.map((row) => row.line)
}

function tableNames(client: pg.Client): Promise<string[]> {
  return lines(
    client,
    `select relname as line from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migrations' order by relname`,
  )
}

async function functions(client: pg.Client): Promise<string> {
  const definitions = await lines(
    client,
    `select pg_get_functiondef(oid) as line from pg_proc
     where pronamespace = 'public'::regnamespace and proname not in (select name from owner_only.sql_functions)
     order by proname`,
  )
  return definitions.map((definition) => `${definition.trimEnd()};\n`).join('\n')
}

async function describeTable(client: pg.Client, table: string): Promise<string> {
  const columns = await lines(
    client,
    `select format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
              coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''), case when a.attnotnull then ' not null' else '' end) as line
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table],
  )
  const constraints = await lines(
    client,
    // Since version 18, not-null constraints are listed too; the columns already show them.
    `select format('  constraint %I %s', conname, pg_get_constraintdef(oid)) as line from pg_constraint
     where conrelid = $1::regclass and contype in ('c', 'f', 'p', 'u') order by contype, conname`,
    [table],
  )
  const rest = [...(await indexes(client, table)), ...(await policies(client, table)), ...(await grants(client, table))]
  const [partitioning = ''] = await lines(
    client,
    `select ' partition by ' || lower(pg_get_partkeydef(oid)) as line from pg_class where oid = $1::regclass and relkind = 'p'`,
    [table],
  )
  return `create table ${table} (\n${[...columns, ...constraints].join(',\n')}\n)${partitioning};\n${rest.map((line) => `${line};`).join('\n')}\n`
}

function indexes(client: pg.Client, table: string): Promise<string[]> {
  return lines(
    client,
    `select lower(left(pg_get_indexdef(indexrelid), 6)) || substr(pg_get_indexdef(indexrelid), 7) as line from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
     order by indexrelid::regclass::text`,
    [table],
  )
}

function policies(client: pg.Client, table: string): Promise<string[]> {
  return lines(
    client,
    `select format('alter table %I enable row level security', $1::text) as line from pg_class where oid = $1::regclass and relrowsecurity
     union all
     select format('alter table %I force row level security', $1::text) from pg_class where oid = $1::regclass and relforcerowsecurity
     union all
     select * from (
       select format('create policy %I on %I for %s to %s%s%s', polname, $1::text,
                case polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end,
                (select string_agg(case when r.oid = c.relowner then '<owner>' else r.rolname end, ', ') from pg_roles r where r.oid = any (polroles)),
                coalesce(' using (' || pg_get_expr(polqual, polrelid) || ')', ''),
                coalesce(' with check (' || pg_get_expr(polwithcheck, polrelid) || ')', ''))
       from pg_policy join pg_class c on c.oid = polrelid where polrelid = $1::regclass order by polname) p`,
    [table],
  )
}

function grants(client: pg.Client, table: string): Promise<string[]> {
  return lines(
    client,
    `select format('grant %s on %I to fordring_app', string_agg(lower(privilege_type), ', ' order by privilege_type), $1::text) as line
     from information_schema.role_table_grants where grantee = 'fordring_app' and table_schema = 'public' and table_name = $1 having count(*) > 0
     union all
     select format('grant update (%s) on %I to fordring_app', string_agg(column_name, ', ' order by column_name), $1::text)
     from information_schema.column_privileges p
     where p.grantee = 'fordring_app' and p.table_schema = 'public' and p.table_name = $1 and p.privilege_type = 'UPDATE'
       and not exists (select from information_schema.role_table_grants g
                       where g.grantee = 'fordring_app' and g.table_schema = 'public' and g.table_name = $1 and g.privilege_type = 'UPDATE')
     having count(*) > 0`,
    [table],
  )
}

function views(client: pg.Client): Promise<string[]> {
  return lines(
    client,
    `select format(E'create view %s with (%s) as\\n%s\\n', case nspname when 'public' then relname else nspname || '.' || relname end, array_to_string(reloptions, ', '), pg_get_viewdef(c.oid)) as line
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'published') and relkind = 'v' order by nspname, relname`,
  )
}
