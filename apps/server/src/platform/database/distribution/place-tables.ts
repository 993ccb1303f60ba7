import type pg from 'pg'
import { attachDetail, type RunnableStep, type TableState } from './distribution-step.ts'
import { managedTables, placement, type Placement } from './placement.ts'
import { withoutSubqueries } from './policy-form.ts'

interface Constraint {
  readonly name: string
  readonly definition: string
}

interface ForeignKey extends Constraint {
  readonly table: string
}

/** A table cannot be placed while another one that is elsewhere refers to it. */
export async function foreignKeysToDetach(owner: pg.Client, tables: readonly TableState[]): Promise<RunnableStep[]> {
  const waiting = tables.filter(({ isPlaced }) => !isPlaced).map(({ table }) => table)
  const { rows } = await owner.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c
     -- Those of a partition are dropped and added with those of its table.
     where c.contype = 'f' and c.conparentid = 0 and (c.conrelid = any ($1::regclass[]) or c.confrelid = any ($1::regclass[]))
     order by 1, 2`,
    [waiting],
  )
  return rows.map(({ table, name, definition }) => ({
    kind: 'detach-foreign-key',
    subject: `${table}.${name}`,
    detail: 'recorded and dropped until its tables are placed',
    run: async () => {
      await owner.query(
        'insert into detached_foreign_keys (table_name, constraint_name, definition) values ($1, $2, $3)',
        [table, name, definition],
      )
      await owner.query(`alter table ${table} drop constraint ${name}`)
    },
  }))
}

export async function tablesToPlace(
  owner: pg.Client,
  tables: readonly TableState[],
  shardCount: number,
): Promise<RunnableStep[]> {
  const anchor = placement.distributed[0]
  const pending = managedTables.filter(({ table }) => tables.some((state) => state.table === table && !state.isPlaced))
  const statements: Readonly<Record<Placement, (table: string) => { statement: string; detail: string }>> = {
    reference: () => ({ statement: 'select create_reference_table($1)', detail: 'copied to every node' }),
    distributed: (table) => ({
      statement:
        table === anchor
          ? `select create_distributed_table($1, 'tenant_id', colocate_with => 'none', shard_count => ${String(shardCount)})`
          : `select create_distributed_table($1, 'tenant_id', colocate_with => '${anchor}')`,
      detail: 'distributed by tenant',
    }),
    coordinatorQueues: () => ({
      statement: 'select citus_add_local_table_to_metadata($1)',
      detail: 'stays on the coordinator, known to the cluster',
    }),
  }
  return Promise.resolve(
    pending.map(({ table, placement: name }) => {
      const { statement, detail } = statements[name](table)
      return {
        kind: 'place-table',
        subject: table,
        detail,
        run: async () => {
          await rewritePolicies(owner, table)
          // Citus copies the rows with COPY, which forced row-level security forbids even to the owner.
          const isForced = await isSecurityForced(owner, table)
          if (isForced) await owner.query(`alter table ${table} no force row level security`)
          const checks = name === 'coordinatorQueues' ? await detachChecks(owner, table) : []
          await owner.query(statement, [table])
          for (const check of checks)
            await owner.query(`alter table ${table} add constraint ${check.name} ${check.definition}`)
          if (isForced) await owner.query(`alter table ${table} force row level security`)
        },
      }
    }),
  )
}

/**
 * Citus gives the constraints of a table that stays on the coordinator other names, but not those of its partitions, and
 * then misses them there.
 */
async function detachChecks(owner: pg.Client, table: string): Promise<Constraint[]> {
  const { rows } = await owner.query<Constraint>(
    `select quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_partitioned_table t on t.partrelid = c.conrelid
     where c.conrelid = $1::regclass and c.contype = 'c'`,
    [table],
  )
  for (const { name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

async function isSecurityForced(owner: pg.Client, table: string): Promise<boolean> {
  const { rows } = await owner.query<{ isForced: boolean }>(
    'select relforcerowsecurity as "isForced" from pg_class where oid = $1::regclass',
    [table],
  )
  return rows[0]?.isForced === true
}

/** Citus refuses subqueries in policies. */
async function rewritePolicies(owner: pg.Client, table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; using: string | null; check: string | null }>(
    `select quote_ident(polname) as name, pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
     from pg_policy where polrelid = $1::regclass`,
    [table],
  )
  for (const { name, using, check } of rows) {
    const clauses = [
      ...(using === null ? [] : [`using (${withoutSubqueries(using)})`]),
      ...(check === null ? [] : [`with check (${withoutSubqueries(check)})`]),
    ]
    if (withoutSubqueries(`${using ?? ''}${check ?? ''}`) !== `${using ?? ''}${check ?? ''}`) {
      await owner.query(`alter policy ${name} on ${table} ${clauses.join(' ')}`)
    }
  }
}

export async function foreignKeysToAttach(owner: pg.Client): Promise<RunnableStep[]> {
  const { rows } = await owner.query<ForeignKey>(
    `select table_name as table, constraint_name as name, definition from detached_foreign_keys order by 1, 2`,
  )
  return rows.map(({ table, name, definition }) => ({
    kind: 'attach-foreign-key',
    subject: `${table}.${name}`,
    detail: attachDetail,
    run: async () => {
      await owner.query(`alter table ${table} add constraint ${name} ${definition}`)
      await owner.query('delete from detached_foreign_keys where table_name = $1 and constraint_name = $2', [
        table,
        name,
      ])
    },
  }))
}
