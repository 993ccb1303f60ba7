import type { Transaction } from '../../../platform/database/database.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { isAtLeast } from '../../../platform/identity/roles.ts'
import { findSecondPersonFacts, type SecondPersonFacts } from './second-person.queries.ts'
import { problem, message } from './users.problems.ts'

/**
 * Whether somebody can be the second of two people who approve: an active administrator who is not the first, and whom
 * the first neither let in nor could have taken over recently.
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

/** Refuses a caller who cannot be the second person to what the first (a user or a token) has begun. */
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
