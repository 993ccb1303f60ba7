import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import type { Principal, Tenant } from '../../../platform/identity/principal.ts'
import { createSecretText, hashSecretText } from '../../../platform/identity/secret-text.ts'
import {
  lifeMs,
  secondFactorMs,
  type Session,
  type SessionState,
  type SignInMethod,
} from '../../../platform/identity/session.ts'
import { isFactorRequired } from './factor-required.ts'
import { markDevice } from './known-device.ts'
import { type CandidateRow, deleteSession, findTenantCurrency, insertSession } from './sign-in.queries.ts'
import type { SessionView } from './sign-in.schemas.ts'
import { sessionView } from './session-view.ts'
import { signInRefused } from './sign-in-refused.ts'

export interface Opening {
  readonly user: Pick<CandidateRow, 'userId' | 'name' | 'email' | 'role' | 'language'>
  readonly tenant: Tenant
  readonly state: SessionState
  readonly methods: readonly SignInMethod[]
}

/** How far the new session goes; it is shown once signing in is complete. */
export interface OpenedSession {
  readonly state: SessionState
  readonly session?: SessionView
}

/**
 * Gives the browser a new session in place of the one it had: an id that was known before a step is worth nothing after
 * it. Of two who use up the same half of a session at once, one gets in.
 */
export async function openSession(context: SessionContext, opening: Opening): Promise<OpenedSession> {
  const text = createSecretText()
  await leaveOtherTenant(context, opening.tenant)
  const opened = await context.execute(principalOf(opening), async (command) => {
    await leaveSession(command, context.session, opening)
    const state = await stateOf(command, opening)
    const expiresAt = new Date(context.now.getTime() + (state === 'signed-in' ? lifeMs : secondFactorMs))
    return insertAndShow(context, command, { ...opening, state, expiresAt, hash: hashSecretText(text) })
  })
  context.setSession(text)
  return opened
}

/** Where the tenant requires a second factor, a password alone opens the way to setting one up and nothing else. */
async function stateOf(command: Command, { state, methods }: Opening): Promise<SessionState> {
  if (state !== 'signed-in' || methods.length > 1) return state
  return (await isFactorRequired(command)) ? 'enrolment' : state
}

async function insertAndShow(
  context: SessionContext,
  command: Command,
  opening: Opening & { expiresAt: Date; hash: Buffer },
): Promise<OpenedSession> {
  const { transaction, tenantId, now } = command
  const { user, tenant, state, methods, expiresAt, hash } = opening
  const { device, address } = context
  const sessionId = command.newId()
  const row = { tenantId, sessionId, userId: user.userId, state, methods, device, address, now, expiresAt, hash }
  const [, settings] = await Promise.all([
    transaction.run(insertSession(row)),
    transaction.maybeOne(findTenantCurrency(tenantId)),
  ])
  if (state !== 'signed-in') return { state }
  await markDevice(context, command, user.userId)
  const after = { userId: user.userId, methods, device, address }
  command.audit({ subjectType: 'session', subjectId: sessionId, after })
  const session = sessionView(
    { sessionId, user, tenant, methods, expiresAt },
    { currency: settings?.currency ?? null, scopes: context.scopesOf(user.role) },
  )
  return { state, session }
}

async function leaveSession(command: Command, old: Session | undefined, opening: Opening): Promise<void> {
  if (old === undefined || old.tenantId !== command.tenantId) return
  const [endedCount] = await Promise.all([
    command.transaction.run(deleteSession(old.tenantId, old.sessionId)),
    command.transaction.run(announceIdentityChange(old.sessionId)),
  ])
  const isStep = opening.methods.length > 1
  if (isStep && endedCount === 0) throw signInRefused()
}

async function leaveOtherTenant({ services, session }: SessionContext, tenant: Tenant): Promise<void> {
  if (session === undefined || session.tenantId === tenant.tenantId) return
  await services.database.inTenant(session.tenantId, async (transaction) => {
    await Promise.all([
      transaction.run(deleteSession(session.tenantId, session.sessionId)),
      transaction.run(announceIdentityChange(session.sessionId)),
    ])
  })
}

function principalOf({ user, tenant }: Opening): Principal {
  const { userId, name, role } = user
  return { type: 'USER', id: userId, name, role, tenant, scopes: new Set(), expiresAt: null }
}
