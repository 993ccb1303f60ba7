import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { deterministicId } from '../../../platform/ids.ts'
import { standardUpdateTypes } from './standard-update-types.data.ts'

/** The id of a standard update type, the same on every tenant. */
export function standardUpdateTypeId(handle: (typeof standardUpdateTypes)[number]['handle']): string {
  return deterministicId(`update-type ${handle}`)
}

/** Inserts the standard update types of a new tenant. */
export function createStandardUpdateTypes(tenantId: string, now: Date, actor: Actor): Statement {
  const types = standardUpdateTypes.map((type) => ({ ...type, updateTypeId: standardUpdateTypeId(type.handle) }))
  return sql`
    insert into update_types (tenant_id, update_type_id, label, description, priority, reference_type, is_pausing, is_public,
                              is_important, is_standard, continue_on_case_exit, created_at, created_by)
    select ${tenantId}::uuid, t."updateTypeId", t.label, t.description, t.priority, t."referenceType", coalesce(t.pausing, false),
           coalesce(t.public, false), coalesce(t.important, false), true, coalesce(t."continueOnCaseExit", false),
           ${now}::timestamptz, ${json(actor)}::jsonb
    from jsonb_to_recordset(${json(types)}::jsonb)
      as t ("updateTypeId" uuid, label text, description text, priority integer, "referenceType" text, pausing boolean,
            public boolean, important boolean, "continueOnCaseExit" boolean)
    returning true`
}
