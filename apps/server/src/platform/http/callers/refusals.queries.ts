import { json, sql, type Statement } from '../../database/sql.ts'
import type { Refusal } from './refusals.ts'

export interface RefusalRow extends Pick<Refusal, 'requestId' | 'operation' | 'actor' | 'subject' | 'code'> {
  readonly auditId: string
  readonly at: Date
  readonly details: Readonly<Record<string, string | number>>
}

/** Adds denied requests to the audit trail. */
export function insertRefusals(tenantId: string, refusals: readonly RefusalRow[]): Statement {
  const rows = refusals.map(({ subject, ...row }) => ({ ...row, subjectType: subject.type, subjectId: subject.id }))
  return sql`
    insert into audit_entries (tenant_id, audit_id, at, request_id, operation, actor, subject_type, subject_id, after, refused)
    select ${tenantId}::uuid, r."auditId", r.at, r."requestId", r.operation, r.actor, r."subjectType", r."subjectId",
           r.details, r.code
    from jsonb_to_recordset(${json(rows)}::jsonb) as r (
      "auditId" uuid, at timestamptz, "requestId" text, operation text, actor jsonb, "subjectType" text,
      "subjectId" uuid, details jsonb, code text)
    returning true`
}
