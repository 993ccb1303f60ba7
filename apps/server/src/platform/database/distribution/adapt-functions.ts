import type pg from 'pg'
import { managedTables } from './placement.ts'

const tables = managedTables.map(({ table }) => table).join('|')

/**
 * A condition on `pg_proc p` that is true for functions that Citus cannot run. It needs the values of parameters to choose
 * a node: it does not see them in the plan of an SQL function, nor in a plan that is kept for all values.
 */
export const isUnadapted = String.raw`p.pronamespace = 'public'::regnamespace and (
  coalesce(p.proconfig::text, '') like '%plan_cache_mode%'
  or (p.prolang = (select oid from pg_language where lanname = 'sql')
      and p.prosrc ~ '\m(from|join|update|into)\s+(published\.)?(${tables})\M'))`

export interface FunctionToAdapt {
  readonly signature: string
  readonly definition: string
  readonly returnsSet: boolean
  readonly isSql: boolean
  readonly body: string
}

export async function readFunctionsToAdapt(owner: pg.Client): Promise<FunctionToAdapt[]> {
  const { rows } = await owner.query<FunctionToAdapt>(
    `select p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition, p.proretset as "returnsSet",
            l.lanname = 'sql' as "isSql", p.prosrc as body
     from pg_proc p join pg_language l on l.oid = p.prolang
     where ${isUnadapted}
     order by p.oid`,
  )
  return rows
}

/** Replaces a function by one that does the same and that Citus can run. */
export async function adaptFunction(owner: pg.Client, found: FunctionToAdapt): Promise<void> {
  if (found.isSql) await owner.query(inPlpgsql(found))
  await owner.query(`alter function ${found.signature} reset plan_cache_mode`)
}

function inPlpgsql({ definition, body, returnsSet }: FunctionToAdapt): string {
  const query = body.trim().replace(/;$/, '')
  const statement = returnsSet ? `return query ${query};` : `return (${query});`
  return definition
    .replace('LANGUAGE sql', 'LANGUAGE plpgsql')
    .replace(body, () => `\n#variable_conflict use_column\nbegin\n  ${statement}\nend\n`)
}
