import type { Transaction } from '../../../platform/database/database.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { isAtLeast } from '../../../platform/identity/roles.ts'
import { findSecondPersonFacts, type SecondPersonFacts } from './second-person.queries.ts'
import { problem, message } from './users.problems.ts'

/**
 * Whether a user can be the second of two approvers: an active administrator who is not the first, and to whom the
 * first has not recently given access.
 */
export function isIndependentSecondPerson(
  firstId: string,
  secondUserId: string,
  facts: SecondPersonFacts | undefined,
): boolean {
  if (facts === undefined || firstId.toLowerCase() === secondUserId.toLowerCase()) return false
  const { invitedByFirst, factorsResetByFirst, raisedByFirst, issuedFirst } = facts
  if (!facts.active || !isAtLeast(facts.role, 'admin')) return false
  return !invitedByFirst && !factorsResetByFirst && !raisedByFirst && !issuedFirst
}

/** Throws unless the caller can be the second person for an action that the first, a user or a token, started. */
export async function requireIndependentSecondPerson(
  transaction: Transaction,
  { tenantId, firstId, second, now }: { tenantId: string; firstId: string; second: Principal; now: Date },
): Promise<void> {
  if (second.type === 'USER') {
    const facts = await transaction.maybeOne(findSecondPersonFacts(tenantId, firstId, second.id, now))
    if (isIndependentSecondPerson(firstId, second.id, facts)) return
  }
  throw problem(
    'second-person-needed',
    message(
      'Another administrator must approve this: not a token, not the user who started it, and nobody to whom that user recently gave access.',
    ),
  )
}
