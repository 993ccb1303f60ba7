import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'dispatches', kind: 'messages', find: findSent, erase: eraseSent },
]

/** The dispatches `d` on the cases: all if nobody else is left, else those to this person. */
function isAbout({ userId, caseIds, isLast }: Person): Statement {
  return sql`(d.case_id = any (${caseIds}::uuid[]) and ${isLast}::boolean or d.user_id = ${userId}::uuid)`
}

function findSent(person: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'dispatchId', d.dispatch_id, 'channel', d.channel, 'state', d.state, 'address', d.address, 'text', d.text,
      'sentAt', d.sent_at, 'settledAt', d.settled_at) as item
    from dispatches d
    where d.tenant_id = ${person.tenantId}::uuid and ${isAbout(person)}
    order by d.dispatch_id`
}

/** Keeps that something was sent and when, but neither what nor to whom. */
function eraseSent({ tenantId, transaction }: Command, person: Person): Promise<readonly Erased[]> {
  return transaction.many(sql<Erased>`
    update dispatches d set address = '', text = '', user_id = null, last_answer = null
    where d.tenant_id = ${tenantId}::uuid and ${isAbout(person)}
    returning d.dispatch_id as "subjectId"`)
}
