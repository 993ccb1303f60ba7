import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'deliveryReports', kind: 'messages', find: findReports, erase: eraseReports },
]

/** The reports `r` on messages of the cases, for every recipient: a reason names nobody else. */
function isAbout({ caseIds }: Person): Statement {
  return sql`exists (
    select from published.interactions i
    where i.tenant_id = r.tenant_id and i.interaction_id = r.interaction_id and i.reference_type = 'case'
      and i.reference_id = any (${caseIds}::uuid[]))`
}

function findReports(person: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'interactionId', r.interaction_id, 'state', r.state, 'reason', r.reason, 'reportedAt', r.reported_at) as item
    from delivery_reports r
    where r.tenant_id = ${person.tenantId}::uuid and ${isAbout(person)}
    order by r.delivery_report_id`
}

/** Keeps that a message came back and when. */
function eraseReports({ tenantId, transaction }: Command, person: Person): Promise<readonly Erased[]> {
  return transaction.many(sql<Erased>`
    update delivery_reports r set reason = null where r.tenant_id = ${tenantId}::uuid and ${isAbout(person)}
    returning r.interaction_id as "subjectId"`)
}
