import pg from 'pg'
import { applicationRole } from '../connection.ts'
import { onAllNodes, protectDetail, type RunnableStep, type TableState } from './distribution-step.ts'
import { placement } from './placement.ts'
import { callPattern, callsOutsideSubquery, subqueryReplacement } from './policy-form.ts'

/** Citus creates views on every node, but without the rights on them. */
export async function viewsToGrant(owner: pg.Client): Promise<RunnableStep[]> {
  const { rows: views } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'published'::regnamespace and relkind = 'v' and has_table_privilege($1, oid, 'select') order by 1`,
    [applicationRole],
  )
  const list = views.map(({ name }) => name).join(', ')
  const counts = await onAllNodes(
    owner,
    `select case when to_regnamespace('published') is null then -1 else (
       select count(*) from unnest(string_to_array('${list}', ', ')) v
       where not has_schema_privilege('${applicationRole}', 'published', 'usage')
         or coalesce(not has_table_privilege('${applicationRole}', to_regclass(v), 'select'), true)) end`,
  )
  if (counts.every((count) => count === '0')) return []
  return [
    {
      kind: 'grant-views',
      subject: 'published',
      detail: 'the service may read the published views on every node',
      run: () =>
        onAllNodes(
          owner,
          `set citus.enable_ddl_propagation = off; grant usage on schema published to ${applicationRole}; grant select on ${list} to ${applicationRole}`,
        ),
    },
  ]
}

/** A right of the service to change one column. */
interface ColumnRight {
  readonly table: string
  readonly column: string
  readonly privilege: string
}

/**
 * Brings the shards into line with what Citus does not copy to them. Rights on single columns are missing. Policies are in
 * the form that Citus accepts, which is evaluated once per row or look-up, and checking a pass takes longer than reading
 * a row: on the shards themselves, the check may be a subquery, which runs once per statement.
 */
export async function shardsToProtect(owner: pg.Client, tables: readonly TableState[]): Promise<RunnableStep[]> {
  const rights = await readColumnRights(owner)
  const shards = await readShardsToProtect(owner, rights)
  const unprotected = new Set(shards.map((shard) => shard.replace(/_\d+$/, '')))
  return tables
    .filter(({ table, placement: name }) => name !== 'coordinatorOnly' && unprotected.has(table))
    .map(({ table }) => ({
      kind: 'protect-shards',
      subject: table,
      detail: protectDetail,
      run: () =>
        onAllNodes(
          owner,
          protectBlock(
            table,
            rights.filter((right) => right.table === table),
          ),
        ),
    }))
}

async function readColumnRights(owner: pg.Client): Promise<ColumnRight[]> {
  const { rows } = await owner.query<ColumnRight>(
    `select c.relname as table, a.attname as column, r.privilege_type as privilege
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attacl is not null, aclexplode(a.attacl) r
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and r.grantee = $1::regrole
       and exists (select from pg_dist_partition p where p.logicalrelid = c.oid)
     order by 1, 2, 3`,
    [applicationRole],
  )
  return rows
}

async function readShardsToProtect(owner: pg.Client, rights: readonly ColumnRight[]): Promise<string[]> {
  const copied = placement.reference.filter((name) => rights.some(({ table }) => table === name))
  const rightList = [['', '', ''], ...rights.map(({ table, column, privilege }) => [table, column, privilege])]
    .map((values) => `(${values.map((value) => pg.escapeLiteral(value)).join(', ')})`)
    .join(', ')
  const lists = await onAllNodes(
    owner,
    `with shards as (
         select oid, relname, regexp_replace(relname, '_[0-9]{6,}$', '') as base from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '_[0-9]{6,}$')
       select coalesce(string_agg(relname, ','), '') from (
         select s.relname from shards s join pg_policy p on p.polrelid = s.oid where ${isPerRow}
         union
         select s.relname from shards s join (values ${rightList}) r (base, name, privilege) on r.base = s.base
         where not has_column_privilege('${applicationRole}', s.oid, r.name, r.privilege)
         union
         select relname || '_000000' from pg_class
         where relname = any ('{${copied.join()}}') and relnamespace = 'public'::regnamespace
           and (select groupid from pg_dist_local_group) > 0 and not has_table_privilege('${applicationRole}', oid, 'update')) s`,
  )
  return [...new Set(lists.flatMap((list) => (list === '' ? [] : list.split(','))))]
}

const isPerRow = callsOutsideSubquery(
  `coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '')`,
)

/**
 * To lock a row of a copied table, Citus asks for the right to update the table as a whole, on a node. It is of no use
 * there otherwise: the copy itself has the rights on single columns only.
 */
function protectBlock(table: string, rights: readonly ColumnRight[]): string {
  const isCopied = rights.length > 0 && placement.reference.some((name) => name === table)
  const granted = rights.map(({ column, privilege }) => `${privilege} (${pg.escapeIdentifier(column)})`).join(', ')
  return `set citus.enable_ddl_propagation = off; do $do$
  declare
    v_shard regclass;
    v_policy record;
  begin
    ${isCopied ? `if (select groupid from pg_dist_local_group) > 0 then grant update on ${table} to ${applicationRole}; end if;` : ''}
    for v_shard in select oid from pg_class where relnamespace = 'public'::regnamespace and relname ~ '^${table}_[0-9]{6,}$' loop
      ${granted === '' ? '' : `execute format('grant ${granted} on %s to ${applicationRole}', v_shard);`}
      for v_policy in
        select polname, pg_get_expr(polqual, polrelid) as condition, pg_get_expr(polwithcheck, polrelid) as check_condition
        from pg_policy where polrelid = v_shard and ${isPerRow}
      loop
        execute concat('alter policy ', quote_ident(v_policy.polname), ' on ', v_shard,
          ' using (' || regexp_replace(v_policy.condition, '${callPattern}', '${subqueryReplacement}', 'g') || ')',
          ' with check (' || regexp_replace(v_policy.check_condition, '${callPattern}', '${subqueryReplacement}', 'g') || ')');
      end loop;
    end loop;
  end $do$`
}
