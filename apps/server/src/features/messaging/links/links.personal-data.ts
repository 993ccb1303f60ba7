import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Erased, Person, PersonalData } from '../../../platform/feature/personal-data.ts'
import { revokeLinksOfUser } from './revoke-link.ts'

export const personalData: readonly PersonalData[] = [
  { section: 'debtorLinks', kind: 'contactHistory', find: findLinks, erase: eraseLinks },
]

function findLinks({ tenantId, userId }: Person): Statement<{ item: Record<string, unknown> }> {
  return sql<{ item: Record<string, unknown> }>`
    select jsonb_build_object(
      'linkId', l.link_id, 'caseId', l.case_id, 'createdAt', l.created_at, 'openCount', l.open_count,
      'lastOpenedAt', l.last_opened_at) as item
    from links l
    where l.tenant_id = ${tenantId}::uuid and l.user_id = ${userId}::uuid
    order by l.link_id`
}

/** A link names nobody, but it must not open the case any more. */
async function eraseLinks(command: Command, { userId }: Person): Promise<readonly Erased[]> {
  await revokeLinksOfUser(command, userId)
  return []
}
