import { sessionOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, instant } from '../../../platform/http/schemas/schemas.ts'
import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import { unauthorized } from '../../../platform/identity/authenticator.ts'
import { idleMs, type Session } from '../../../platform/identity/session.ts'
import { endSession, endSessions } from './end-sessions.ts'
import { findTenantCurrency, listSessionsOf } from './sign-in.queries.ts'
import { OwnSessions, SessionView, SignInInput, SignInOutcome } from './sign-in.schemas.ts'
import { sessionView } from './session-view.ts'
import { startSession } from './start-session.ts'

const tag = 'Sign-in'

export const sessionOperations = [
  sessionOperation({
    id: 'start-session',
    method: 'POST',
    path: '/iam/session',
    stage: 'anyone',
    tag,
    summary: 'Sign in with e-mail and password',
    description:
      'Sets a session cookie. An unknown user, a wrong password, a locked account and a user who cannot sign in all get the same response after the same time. Five failures from one network lock that network out of the account for a minute; the time doubles with each further failure, up to an hour. After twenty failures from all networks, unknown browsers get one attempt a minute, and later one every quarter of an hour. This does not slow down a browser in which the user has signed in before or used a reset link.',
    body: SignInInput,
    success: { status: 200, description: 'Signed in, or the next step.', body: SignInOutcome },
    problems: ['sign-in-refused'],
    example: { body: { email: 'admin@demo.example', password: 'a password of your own' } },
    run: (context, { body }) => startSession(context, body),
  }),
  sessionOperation({
    id: 'get-session',
    method: 'GET',
    path: '/iam/session',
    stage: 'signed-in',
    tag,
    summary: 'Get my session',
    description: 'Returns the signed-in user, the tenant and the scopes of the role.',
    success: { status: 200, description: 'The session.', body: SessionView },
    problems: [],
    run: async (context) => {
      const session = sessionOf(context)
      const { database } = context.services
      const [settings] = await database.read(session.tenantId, findTenantCurrency(session.tenantId))
      return sessionView(
        { ...session, tenant: session.principal.tenant },
        { currency: settings?.currency ?? null, scopes: context.scopesOf(session.user.role) },
      )
    },
  }),
  sessionOperation({
    id: 'end-session',
    method: 'DELETE',
    path: '/iam/session',
    stage: 'anyone',
    tag,
    summary: 'Sign out',
    description: 'Ends the session of the cookie. Succeeds even if nobody is signed in.',
    success: { status: 200, description: 'Signed out.', body: Empty },
    problems: [],
    run: (context) => endSession(context),
  }),
  sessionOperation({
    id: 'list-own-sessions',
    method: 'GET',
    path: '/iam/sessions',
    stage: 'signed-in',
    tag,
    summary: 'List my sessions',
    description: 'Returns your active sessions on all devices.',
    success: { status: 200, description: 'The active sessions, the most recently used first.', body: OwnSessions },
    problems: [],
    run: async (context) => {
      const { tenantId, sessionId: currentId, user } = sessionOf(context)
      const bounds = { now: context.now, idleSince: new Date(context.now.getTime() - idleMs) }
      const rows = await context.services.database.read(tenantId, listSessionsOf(tenantId, user.userId, bounds))
      return {
        sessions: rows.map((row) => ({
          ...row,
          isCurrent: row.sessionId === currentId,
          createdAt: instant(row.createdAt),
          lastSeenAt: instant(row.lastSeenAt),
          expiresAt: instant(row.expiresAt),
        })),
      }
    },
  }),
  sessionOperation({
    id: 'end-sessions',
    method: 'DELETE',
    path: '/iam/sessions',
    stage: 'signed-in',
    tag,
    summary: 'Sign out everywhere',
    description: 'Ends all your sessions, including this one.',
    success: { status: 200, description: 'All sessions have ended.', body: Empty },
    problems: [],
    run: (context) => endSessions(context),
  }),
]

/** The session that an operation for signed-in users is called with. */
export function sessionOf({ session }: SessionContext): Session {
  if (session === undefined) throw unauthorized()
  return session
}
