import { declared } from '../../../platform/feature/declared.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { message } from './data-protection.problems.ts'
import { findPerson } from './data-protection.queries.ts'
import type { PersonExport } from './data-protection.schemas.ts'

/** Everything that any feature stores about a person. */
export async function exportPerson(
  { tenantId, now, read }: ReadContext,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
): Promise<PersonExport> {
  const found = requireFirst(
    await read(findPerson(tenantId, customerId, userId)),
    message('The customer has nobody with this id.'),
  )
  const person = { tenantId, customerId, userId, caseIds: found.caseIds, isLast: found.othersLeft === 0 }
  const sections = await Promise.all(
    declared().personalData.map(async ({ section, find }) => {
      const rows = await read(find(person))
      return [section, rows.map(({ item }) => item)] as const
    }),
  )
  return { customerId, userId, exportedAt: instant(now), sections: Object.fromEntries(sections) }
}
