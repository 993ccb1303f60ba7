import type { Database } from '../src/platform/database/database.ts'
import { sql, type Statement } from '../src/platform/database/sql.ts'
import type { Transaction } from '../src/platform/database/transaction.ts'

/** A node of a plan, with what it found when it ran. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Function Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Join Type'?: string
  readonly 'Actual Loops': number
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Runs a statement, and returns all nodes of its plan: how often each was run, and how many rows it found. */
export function explain(database: Database, tenantId: string, statement: Statement): Promise<PlanNode[]> {
  return database.inTenant(tenantId, (transaction) => explainIn(transaction, statement))
}

/** The same in a transaction, which may have settings of its own. */
export async function explainIn(transaction: Transaction, statement: Statement): Promise<PlanNode[]> {
  const row = await transaction.one(
    sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`explain (analyze, format json) ${statement}`,
  )
  return row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
