import { sql } from '../src/platform/database/sql.ts'
import type { Actor } from '../src/platform/identity/actor.ts'
import type { TestApp, TestTenant } from './test-app.ts'

export interface RecordedEvent {
  readonly type: string
  readonly time: Date
  readonly caseId: string | null
  // Tests check the shape by their assertions.
  readonly data: any
}

/** The events about one resource, oldest first. */
export function eventsAbout(api: TestApp, subjectId: string, as: TestTenant = api.tenant): Promise<RecordedEvent[]> {
  return api.database.read(
    as.tenantId,
    sql<RecordedEvent>`
      select type, time, case_id as "caseId", data from events
      where tenant_id = ${as.tenantId}::uuid and subject_id = ${subjectId}::uuid order by event_id`,
  )
}

export interface RecordedChange {
  readonly operation: string
  readonly actor: Actor
  readonly subjectType: string
  // Tests check the shape by their assertions.
  readonly before: any
  readonly after: any
}

/** The audit trail of one resource, oldest first. */
export function auditOf(api: TestApp, subjectId: string, as: TestTenant = api.tenant): Promise<RecordedChange[]> {
  return api.database.read(
    as.tenantId,
    sql<RecordedChange>`
      select operation, actor, subject_type as "subjectType", before, after from audit_entries
      where tenant_id = ${as.tenantId}::uuid and subject_id = ${subjectId}::uuid order by audit_id`,
  )
}
