import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { deterministicId } from '../../../platform/ids.ts'
import { standardEndReasons } from './standard-end-reasons.data.ts'

/** The id of a standard end reason, the same on every tenant. */
export function standardEndReasonId(handle: (typeof standardEndReasons)[number]['handle']): string {
  return deterministicId(`end-reason ${handle}`)
}

/** Inserts the standard end reasons of a new tenant. */
export function createStandardEndReasons(tenantId: string, now: Date, actor: Actor): Statement {
  const reasons = standardEndReasons.map((reason) => ({ ...reason, endReasonId: standardEndReasonId(reason.handle) }))
  return sql`
    insert into end_reasons (tenant_id, end_reason_id, handle, label, is_standard, created_at, created_by)
    select ${tenantId}::uuid, r."endReasonId", r.handle, r.label, true, ${now}::timestamptz, ${json(actor)}::jsonb
    from jsonb_to_recordset(${json(reasons)}::jsonb) as r ("endReasonId" uuid, handle text, label text)
    returning true`
}
