import type { Command } from '../../../platform/commands/command.ts'
import { declared } from '../../../platform/feature/declared.ts'
import type { Erased, Person } from '../../../platform/feature/personal-data.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { eraseSubjects } from '../../../platform/journal/erase-subjects.ts'
import { eraseFiles } from '../../messaging/files/index.ts'
import { requireErasable } from './data-protection.rules.ts'
import { message, problem } from './data-protection.problems.ts'
import { findPerson, insertErasure, lockCustomer } from './data-protection.queries.ts'
import type { Erasure, ErasureInput } from './data-protection.schemas.ts'

/**
 * Erases what every feature stores about a person, and what the journal says about it. The books stay:
 * vouchers, allocations and settlements.
 */
export async function erasePerson(
  command: Command,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
  { reason }: ErasureInput,
): Promise<Erasure> {
  const { tenantId, transaction, now, actor } = command
  await transaction.run(lockCustomer(tenantId, customerId))
  const found = await transaction.maybeOne(findPerson(tenantId, customerId, userId))
  if (found === undefined) throw problem('not-found', message('The customer has nobody with this id.'))
  requireErasable(found)
  const person: Person = { tenantId, customerId, userId, caseIds: found.caseIds, isLast: found.othersLeft === 0 }
  const { counts, erased } = await eraseSections(command, person)
  const erasureId = command.newId()
  const files = await eraseFiles(command, [...new Set(erased.flatMap(({ fileId }) => fileId ?? []))])
  const subjectIds = [...erased.map(({ subjectId }) => subjectId), ...files]
  const journal = await eraseSubjects(transaction, { tenantId, erasureId, subjectIds })
  const erasure = {
    erasureId,
    customerId,
    userId,
    reason,
    createdBy: actor,
    counts: { ...counts, files: files.length, journal },
  }
  await transaction.run(insertErasure(tenantId, erasure, now))
  const view: Erasure = { ...erasure, createdAt: instant(now) }
  command.emit({ type: 'erasures.create', subjectId: erasureId, data: view })
  command.audit({ subjectType: 'erasure', subjectId: erasureId, after: view })
  return view
}

async function eraseSections(
  command: Command,
  person: Person,
): Promise<{ counts: Record<string, number>; erased: readonly Erased[] }> {
  const counts: Record<string, number> = {}
  const erased: Erased[] = []
  for (const { section, erase } of declared().personalData) {
    const items = (await erase?.(command, person)) ?? []
    counts[section] = new Set(items.map(({ subjectId }) => subjectId)).size
    erased.push(...items)
  }
  return { counts, erased }
}
