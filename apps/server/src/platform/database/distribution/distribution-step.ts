import type pg from 'pg'
import type { Placement } from './placement.ts'

/** In the order in which they are done. */
export const stepKinds = [
  'set-cluster-setting',
  'detach-foreign-key',
  'place-table',
  'attach-foreign-key',
  'adapt-function',
  'distribute-function',
  'grant-views',
  'protect-shards',
] as const

export const attachDetail = 'added again and validated'
export const protectDetail =
  'its shards get the rights on single columns, and policies that are evaluated once per statement'

/** One step towards a distributed database. It is done in one transaction, so a step is complete or has not begun. */
export interface DistributionStep {
  readonly kind: (typeof stepKinds)[number]
  /** The setting, table, key or function. */
  readonly subject: string
  readonly detail: string
}

/** A cluster and what is left to do on it. */
export interface DistributionPlan {
  readonly citusVersion: string
  readonly workerCount: number
  readonly tables: readonly {
    readonly table: string
    readonly placement: Placement | 'coordinatorOnly'
    readonly isPlaced: boolean
  }[]
  readonly steps: readonly DistributionStep[]
}

export interface RunnableStep extends DistributionStep {
  run(owner: pg.Client): Promise<unknown>
}

export type TableState = DistributionPlan['tables'][number]

/** Runs a command on the coordinator and on every node, and returns their results. Throws if one of them fails. */
export async function onAllNodes(owner: pg.Client, command: string): Promise<string[]> {
  const { rows } = await owner.query<{ nodeid: number; success: boolean; result: string }>(
    'select nodeid, success, result from run_command_on_all_nodes($1)',
    [command],
  )
  const failed = rows.find(({ success }) => !success)
  if (failed !== undefined) throw new Error(`Node ${String(failed.nodeid)} reports: ${failed.result}`)
  return rows.map(({ result }) => result)
}
