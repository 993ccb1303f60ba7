import type { Database } from '../src/platform/database/database.ts'
import { sql, type Statement } from '../src/platform/database/sql.ts'

/** A node of a plan, with what it found when it ran. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Function Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Actual Loops': number
  readonly 'Actual Rows': number
  readonly Plans?: readonly PlanNode[]
}

/** Runs a statement, and returns all nodes of its plan: how often each was run, and how many rows it found. */
export async function explain(database: Database, tenantId: string, statement: Statement): Promise<PlanNode[]> {
  const [row] = await database.read(
    tenantId,
    sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`explain (analyze, format json) ${statement}`,
  )
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
