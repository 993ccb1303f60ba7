import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { WorkflowRow } from './workflows.queries.ts'
import type { Workflow } from './workflows.schemas.ts'

/** A workflow as it is read. */
export function workflowView(row: WorkflowRow): Workflow {
  return { ...row, createdAt: instant(row.createdAt) }
}
