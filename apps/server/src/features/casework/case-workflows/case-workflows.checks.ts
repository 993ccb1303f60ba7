import { sql } from '../../../platform/database/sql.ts'
import type { Check } from '../../../platform/feature/feature.ts'

/** Every case is at a step that its version has, or after the last one. */
const positionsAreSteps: Check = (tenantId) => sql`
  select count(*)::integer as count, min(p.case_id::text) as example
  from workflow_positions p
  join published.workflow_versions v
    on v.tenant_id = p.tenant_id and v.workflow_id = p.workflow_id and v.version = p.version
  where p.tenant_id = ${tenantId}::uuid and p.state = 'RUNNING' and p.step_id <> ''
    and not v.definition -> 'steps' @> jsonb_build_array(jsonb_build_object('id', p.step_id))`

/** A letter that a step says it created is on its case. */
const effectsExist: Check = (tenantId) => sql`
  select count(*)::integer as count, min(s.case_id::text) as example
  from workflow_steps s
  where s.tenant_id = ${tenantId}::uuid and s.effect ? 'documentId'
    and not exists (
      select from published.documents d
      where d.tenant_id = s.tenant_id and d.document_id = (s.effect ->> 'documentId')::uuid and d.case_id = s.case_id)`

export const checks = {
  'every case is at a step of its workflow': positionsAreSteps,
  'every letter of a workflow is on its case': effectsExist,
} satisfies Readonly<Record<string, Check>>
