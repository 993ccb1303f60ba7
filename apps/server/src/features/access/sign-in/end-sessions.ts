import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import { forgetDevicesOf } from './known-devices.queries.ts'
import { deleteSession, deleteSessionsOf } from './sign-in.queries.ts'

/** Signs out: ends the session on every process within a second and clears the cookie. */
export async function endSession(context: SessionContext): Promise<Record<string, never>> {
  const { session } = context
  context.setSession(undefined)
  if (session === undefined) return {}
  await context.execute(session.principal, async (command) => {
    await Promise.all([
      command.transaction.run(deleteSession(session.tenantId, session.sessionId)),
      command.transaction.run(announceIdentityChange(session.sessionId)),
    ])
    command.audit({
      subjectType: 'session',
      subjectId: session.sessionId,
      before: { userId: session.user.userId, methods: session.methods },
    })
  })
  return {}
}

/** Signs out everywhere. */
export async function endSessions(context: SessionContext): Promise<Record<string, never>> {
  const { session } = context
  context.setSession(undefined)
  if (session === undefined) return {}
  await context.execute(session.principal, async (command) => {
    await endSessionsOf(command, session.user.userId)
    command.audit({ subjectType: 'user', subjectId: session.user.userId, after: { sessions: 'ended' } })
  })
  return {}
}

/**
 * Ends the sessions of a user, except one if given, within a second. If none is left, the known devices of the user are
 * deleted too.
 */
export async function endSessionsOf(command: Command, userId: string, exceptId: string | null = null): Promise<void> {
  await Promise.all([
    command.transaction.run(deleteSessionsOf(command.tenantId, userId, exceptId)),
    ...(exceptId === null ? [command.transaction.run(forgetDevicesOf(command.tenantId, userId))] : []),
    command.transaction.run(announceIdentityChange(userId)),
  ])
}
