import type { Command } from '../../../platform/commands/command.ts'
import { declared } from '../../../platform/feature/declared.ts'
import { type DueCustomer, findCustomerPeople, lockCustomer } from './data-protection.queries.ts'
import type { Erasure } from './data-protection.schemas.ts'
import { eraseData } from './erase-data.ts'

/**
 * Erases one kind of data of all people of a customer, who stay themselves. Returns nothing if it is not due any more,
 * because a case was opened or another worker was faster.
 */
export async function eraseKind(command: Command, due: DueCustomer): Promise<Erasure | undefined> {
  const { tenantId, transaction } = command
  const { kind, customerId } = due
  await transaction.run(lockCustomer(tenantId, customerId))
  const { userIds, caseIds, isDue } = await transaction.one(findCustomerPeople(tenantId, due))
  if (!isDue) return undefined
  return eraseData(command, {
    sections: declared().personalData.filter((data) => data.kind === kind),
    // What they share is erased with the first of them: they all lose it.
    people: userIds.map((userId) => ({ tenantId, customerId, userId, caseIds, isLast: true })),
    about: { customerId, userId: null, kind, reason: 'Retention period' },
  })
}
