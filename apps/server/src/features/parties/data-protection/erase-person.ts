import type { Command } from '../../../platform/commands/command.ts'
import { declared } from '../../../platform/feature/declared.ts'
import type { Person } from '../../../platform/feature/personal-data.ts'
import { requireErasable } from './data-protection.rules.ts'
import { message, problem } from './data-protection.problems.ts'
import { findPerson, lockCustomer } from './data-protection.queries.ts'
import type { Erasure, ErasureInput } from './data-protection.schemas.ts'
import { eraseData } from './erase-data.ts'

/**
 * Erases what every feature stores about a person, and what the journal says about it. The books stay:
 * vouchers, allocations and settlements.
 */
export async function erasePerson(
  command: Command,
  { customerId, userId }: { readonly customerId: string; readonly userId: string },
  { reason }: ErasureInput,
): Promise<Erasure> {
  const { tenantId, transaction } = command
  await transaction.run(lockCustomer(tenantId, customerId))
  const found = await transaction.maybeOne(findPerson(tenantId, customerId, userId))
  if (found === undefined) throw problem('not-found', message('The customer has nobody with this id.'))
  requireErasable(found)
  const person: Person = { tenantId, customerId, userId, caseIds: found.caseIds, isLast: found.othersLeft === 0 }
  const about = { customerId, userId, kind: null, reason }
  return eraseData(command, { sections: declared().personalData, people: [person], about })
}
