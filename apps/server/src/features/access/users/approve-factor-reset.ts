import type { Command } from '../../../platform/commands/command.ts'
import { removeFactorsOf } from '../sign-in/index.ts'
import { mailAboutFactorReset } from './factor-reset-mails.ts'
import { type FactorResetRow, takeFactorReset } from './factor-resets.queries.ts'
import { requireIndependentSecondPerson } from './second-person.ts'
import { requireRank } from './users.rules.ts'
import { problem, message } from './users.problems.ts'

/** Approves a request as the second administrator: removes the user's factors and ends all their sessions. */
export async function approveFactorReset(command: Command, factorResetId: string): Promise<Record<string, never>> {
  const { tenantId, transaction, principal, now } = command
  const reset = await takeReset(command, factorResetId)
  const { userId, requesterId } = reset
  requireRank(principal, reset.role)
  if (userId === principal.id)
    throw problem('factor-reset-own', message('You cannot approve the reset of your own second factor.'))
  await requireIndependentSecondPerson(transaction, { tenantId, firstId: requesterId, second: principal, now })
  await removeFactorsOf(command, userId)
  await mailAboutFactorReset(command, 'approved', reset)
  // findSecondPersonFacts reads this entry.
  command.audit({
    subjectType: 'user',
    subjectId: userId,
    after: { factorReset: 'approved', requestedBy: requesterId },
  })
  return {}
}

/** Withdraws a request. Any administrator can, including the user concerned. */
export async function withdrawFactorReset(command: Command, factorResetId: string): Promise<Record<string, never>> {
  const reset = await takeReset(command, factorResetId)
  command.audit({ subjectType: 'user', subjectId: reset.userId, after: { factorReset: 'withdrawn' } })
  return {}
}

async function takeReset({ transaction, tenantId, now }: Command, factorResetId: string): Promise<FactorResetRow> {
  const reset = await transaction.maybeOne(takeFactorReset(tenantId, factorResetId, now))
  if (reset !== undefined) return reset
  throw problem('not-found', message('There is no such open request: it was approved or withdrawn, or has expired.'))
}
