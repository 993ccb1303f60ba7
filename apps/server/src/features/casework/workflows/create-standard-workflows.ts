import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { deterministicId } from '../../../platform/ids.ts'
import type { PackName } from '../../money/rule-packs/index.ts'
import { standardWorkflows } from './standard-workflows.data.ts'

/** The id of a standard workflow, the same on every tenant. */
export function standardWorkflowId(handle: PackName): string {
  return deterministicId(`workflow ${handle}`)
}

/** Creates the standard workflows of a new tenant, each with its first version. Nothing follows them before they are chosen. */
export function createStandardWorkflows(tenantId: string, now: Date, actor: Actor): Statement {
  const workflows = standardWorkflows.map(({ handle, ...workflow }) => ({
    workflowId: standardWorkflowId(handle),
    ...workflow,
  }))
  return sql`
    with given as (
      select n.* from jsonb_to_recordset(${json(workflows)}::jsonb)
        as n ("workflowId" uuid, name text, description text, definition jsonb)
    ), created as (
      insert into workflows (tenant_id, workflow_id, name, description, published_version, created_at, created_by)
      select ${tenantId}::uuid, g."workflowId", g.name, g.description, 1, ${now}::timestamptz, ${json(actor)}::jsonb
      from given g
      returning true
    )
    insert into workflow_versions (tenant_id, workflow_id, version, definition, published_at, published_by)
    select ${tenantId}::uuid, g."workflowId", 1, g.definition, ${now}::timestamptz, ${json(actor)}::jsonb from given g
    returning true`
}
