import type { Command } from '../../../platform/commands/command.ts'
import { removeFactorsOf } from '../sign-in/index.ts'
import { mailAboutFactorReset } from './factor-reset-mails.ts'
import { type FactorResetRow, takeFactorReset } from './factor-resets.queries.ts'
import { requireIndependentSecondPerson } from './second-person.ts'
import { requireRank } from './users.rules.ts'
import { problem, message } from './users.problems.ts'

/** Approves a request as its second administrator: the person's factors are removed and all their sessions end. */
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
  // Whose factors somebody has reset is read from here: see findSecondPersonFacts.
  command.audit({
    subjectType: 'user',
    subjectId: userId,
    after: { factorReset: 'approved', requestedBy: requesterId },
  })
  return {}
}

/** Withdraws a request: any administrator may, the person concerned included. */
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
