import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { FactorMethod, Session } from '../../../platform/identity/session.ts'
import { isFactorRequired } from './factor-required.ts'
import { deleteSessionsWithoutFactor } from './factors.queries.ts'
import { openSession } from './open-session.ts'
import { hasSecondFactor } from './remove-factors.ts'
import { problem, message } from './sign-in.problems.ts'

/** Signs out users without a second factor. They must set one up when they sign in again. */
export async function endSessionsWithoutFactor({ transaction, tenantId }: Command): Promise<void> {
  await transaction.run(deleteSessionsWithoutFactor(tenantId))
}

/** If the tenant requires a second factor, the last one of a user cannot be removed. */
export async function requireRemainingFactor(command: Command, userId: string): Promise<void> {
  if ((await hasSecondFactor(command, userId)) || !(await isFactorRequired(command))) return
  throw problem('second-factor-required', message('Set up another second factor before you remove this one.'))
}

/** Completes signing in for a user who had to set up a second factor first. */
export async function completeEnrolment(
  context: SessionContext,
  session: Session,
  method: FactorMethod,
): Promise<void> {
  if (session.state !== 'enrolment') return
  const { user, principal, methods } = session
  await openSession(context, {
    user,
    tenant: principal.tenant,
    state: 'signed-in',
    methods: [...methods, method],
  })
}
