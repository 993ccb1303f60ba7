import pg from 'pg'
import { adaptFunction, readFunctionsToAdapt } from './adapt-functions.ts'
import {
  attachDetail,
  type DistributionPlan,
  type DistributionStep,
  onAllNodes,
  protectDetail,
  type RunnableStep,
  stepKinds,
  type TableState,
} from './distribution-step.ts'
import { placement } from './placement.ts'
import { foreignKeysToAttach, foreignKeysToDetach, tablesToPlace } from './place-tables.ts'
import { shardsToProtect, viewsToGrant } from './protect-shards.ts'
import { readTables, refuseWhileServed, requireCluster } from './read-cluster.ts'

export interface DistributeOptions {
  readonly shardCount?: number
  readonly log?: (message: string) => void
}

const shardCountDefault = 32
/** Any fixed number other than those of migrations and logins. */
const distributionLock = 4_021_963_773

/** What `fordring distribute` would do. Changes nothing. */
export async function planDistribution(owner: pg.Client, options: DistributeOptions = {}): Promise<DistributionPlan> {
  const cluster = await requireCluster(owner)
  const tables = await readTables(owner)
  const steps: DistributionStep[] = []
  for (const find of stepFinders) {
    const found = await find(owner, tables, options.shardCount ?? shardCountDefault)
    steps.push(...found.map(({ kind, subject, detail }) => ({ kind, subject, detail })))
  }
  return { ...cluster, tables, steps: withConsequences(steps) }
}

/** What placing tables will make necessary, and cannot be found before. */
function withConsequences(steps: readonly DistributionStep[]): DistributionStep[] {
  const following = steps.flatMap(({ kind, subject }): DistributionStep[] => {
    if (kind === 'detach-foreign-key') return [{ kind: 'attach-foreign-key', subject, detail: attachDetail }]
    if (kind === 'place-table') return [{ kind: 'protect-shards', subject, detail: protectDetail }]
    return []
  })
  const all = [...steps, ...following]
  return stepKinds.flatMap((kind) => all.filter((step) => step.kind === kind))
}

/**
 * Distributes the database, or what is left of that work: each step is a transaction, and its result is found again by
 * the next run. Returns the plan as it was before.
 */
export async function distribute(owner: pg.Client, options: DistributeOptions = {}): Promise<DistributionPlan> {
  const plan = await planDistribution(owner, options)
  if (plan.steps.length === 0) return plan
  const { rows } = await owner.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [distributionLock])
  if (rows[0]?.taken !== true) throw new Error('Another fordring distribute is running on this database.')
  // The other steps change nothing for a running service.
  if (plan.steps.some(({ kind }) => kind === 'place-table' || kind === 'attach-foreign-key'))
    await refuseWhileServed(owner)
  // The kinds of steps build on each other: functions, for example, need the tables that they name.
  for (const find of stepFinders) {
    for (const step of await find(owner, await readTables(owner), options.shardCount ?? shardCountDefault)) {
      options.log?.(`${step.subject}: ${step.detail}`)
      await inTransaction(owner, step)
    }
  }
  return plan
}

async function inTransaction(owner: pg.Client, step: RunnableStep): Promise<void> {
  await owner.query('begin')
  try {
    // Foreign keys can only be validated one shard after the other.
    await owner.query("set local citus.multi_shard_modify_mode = 'sequential'")
    await step.run(owner)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`${step.subject} (${step.kind}) failed: ${(error as Error).message}`, { cause: error })
  }
}

type FindSteps = (owner: pg.Client, tables: readonly TableState[], shardCount: number) => Promise<RunnableStep[]>

const stepFinders: readonly FindSteps[] = [
  clusterSettings,
  foreignKeysToDetach,
  tablesToPlace,
  foreignKeysToAttach,
  functionsToAdapt,
  functionsToDistribute,
  viewsToGrant,
  shardsToProtect,
]

const settings: Readonly<Record<string, string>> = {
  // The pass of a transaction reaches the nodes that it visits; see share_setting().
  'citus.propagate_set_commands': 'local',
  // A function such as case_root() that a node runs for a statement reads tables of the same tenant, which are on that node.
  'citus.allow_nested_distributed_execution': 'on',
}

async function clusterSettings(owner: pg.Client): Promise<RunnableStep[]> {
  const steps: RunnableStep[] = []
  for (const [name, value] of Object.entries(settings)) {
    const probe = `select coalesce((select option from pg_db_role_setting s, unnest(s.setconfig) option
      where s.setrole = 0 and s.setdatabase = (select oid from pg_database where datname = current_database())
        and option = '${name}=${value}'), '')`
    const results = await onAllNodes(owner, probe)
    if (results.every((result) => result === `${name}=${value}`)) continue
    steps.push({
      kind: 'set-cluster-setting',
      subject: name,
      detail: `set to ${value} for this database, on every node`,
      run: async () => {
        const database = pg.escapeIdentifier(owner.database ?? '')
        await onAllNodes(
          owner,
          `set citus.enable_ddl_propagation = off; alter database ${database} set ${name} = '${value}'`,
        )
        // Of this session as well: the steps that follow depend on it.
        await owner.query(`set ${name} = '${value}'`)
      },
    })
  }
  return steps
}

async function functionsToAdapt(owner: pg.Client): Promise<RunnableStep[]> {
  return (await readFunctionsToAdapt(owner)).map((found) => ({
    kind: 'adapt-function',
    subject: nameOf(found.signature),
    detail: 'replaced by one that Citus can run',
    run: () => adaptFunction(owner, found),
  }))
}

function nameOf(signature: string): string {
  return signature.replace(/\(.*$/, '')
}

/** The schemas that contain functions. Those only for the owner are called by others that everyone may call. */
export const functionSchemas = ['public', 'owner_only'] as const

/**
 * Functions are created on every node. Those with the rights of the owner run on the node of their tenant: from the
 * coordinator, Citus would connect a second time, as the owner, and not find there what the transaction has written.
 */
async function functionsToDistribute(owner: pg.Client): Promise<RunnableStep[]> {
  const { rows } = await owner.query<{ name: string; isDelegated: boolean }>(
    `select f.name, f."isDelegated" from (
       select p.oid, p.oid::regprocedure::text as name, p.prosecdef and p.proargnames[1] = 'p_tenant' as "isDelegated"
       from pg_proc p
       where p.pronamespace = any ($1::regnamespace[]) and p.prokind = 'f'
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')) f
     where not exists (
       select from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = f.oid
         and (o.distribution_argument_index is not null or f."isDelegated" is not true))
     order by f.oid`,
    [functionSchemas],
  )
  return rows.map(({ name, isDelegated }) => ({
    kind: 'distribute-function',
    subject: nameOf(name),
    detail: isDelegated ? 'runs on the node of its tenant' : 'created on every node',
    run: () =>
      owner.query(
        isDelegated
          ? `select create_distributed_function($1::regprocedure, 'p_tenant', colocate_with => '${placement.distributed[0]}', force_delegation => true)`
          : 'select create_distributed_function($1::regprocedure)',
        [name],
      ),
  }))
}
