import type { Command } from '../../../platform/commands/command.ts'
import { hasSecondFactor } from '../sign-in/index.ts'
import { requireFound } from '../../../problems/index.ts'
import { mailAboutFactorReset } from './factor-reset-mails.ts'
import { deleteExpiredFactorResets, findFactorResetOf, insertFactorReset } from './factor-resets.queries.ts'
import { type FactorReset, factorResetView } from './factor-resets.schemas.ts'
import { findUser } from './users.queries.ts'
import { requireRank } from './users.rules.ts'
import { problem, message } from './users.problems.ts'

const lifeMs = 3 * 24 * 3_600_000

/** Requests the reset of another user's lost second factor. Returns the open request if there is one. */
export async function requestFactorReset(command: Command, userId: string): Promise<FactorReset> {
  const { tenantId, transaction, now, principal } = command
  const user = requireFound(await transaction.maybeOne(findUser(tenantId, userId)), message('There is no such user.'))
  if (user.userId === principal.id) {
    throw problem('factor-reset-own', message('Remove your own second factor on your account page instead.'))
  }
  requireRank(principal, user.role)
  if (!(await hasSecondFactor(command, user.userId))) {
    throw problem('no-second-factor', message('The user has no second factor.'))
  }
  await transaction.run(deleteExpiredFactorResets(tenantId, now))
  const reset = { tenantId, factorResetId: command.newId(), userId: user.userId, requestedBy: principal.id, now }
  const addedCount = await transaction.run(insertFactorReset({ ...reset, expiresAt: new Date(now.getTime() + lifeMs) }))
  if (addedCount === 1) {
    await mailAboutFactorReset(command, 'requested', user)
    command.audit({ subjectType: 'user', subjectId: user.userId, after: { factorReset: 'requested' } })
  }
  return factorResetView(await transaction.one(findFactorResetOf(tenantId, user.userId)))
}
