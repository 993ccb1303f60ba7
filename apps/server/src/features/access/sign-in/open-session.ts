import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { announceIdentityChange } from '../../../platform/identity/identity.queries.ts'
import type { Principal, Tenant } from '../../../platform/identity/principal.ts'
import { createTenantSecretText, hashSecretText } from '../../../platform/identity/secret-text.ts'
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

export interface SessionOpening {
  readonly user: Pick<CandidateRow, 'userId' | 'name' | 'email' | 'role' | 'language'>
  readonly tenant: Tenant
  readonly state: SessionState
  readonly methods: readonly SignInMethod[]
}

/** The state of the new session. The session itself is only returned once signing in is complete. */
export interface OpenedSession {
  readonly state: SessionState
  readonly session?: SessionView
}

/**
 * Replaces the session of the browser, so that an id from before a step is useless after it. If two requests complete
 * the same half-finished session at once, only one succeeds.
 */
export async function openSession(context: SessionContext, opening: SessionOpening): Promise<OpenedSession> {
  const text = createTenantSecretText(opening.tenant.tenantId)
  await endSessionOnOtherTenant(context, opening.tenant)
  const opened = await context.execute(principalOf(opening), async (command) => {
    await endPreviousSession(command, context.session, opening)
    const state = await stateOf(command, opening)
    const expiresAt = new Date(context.now.getTime() + (state === 'signed-in' ? lifeMs : secondFactorMs))
    return insertNewSession(context, command, { ...opening, state, expiresAt, hash: hashSecretText(text) })
  })
  context.setSession(text)
  return opened
}

/** If the tenant requires a second factor, a password alone only allows the user to set one up. */
async function stateOf(command: Command, { state, methods }: SessionOpening): Promise<SessionState> {
  if (state !== 'signed-in' || methods.length > 1) return state
  return (await isFactorRequired(command)) ? 'enrolment' : state
}

async function insertNewSession(
  context: SessionContext,
  command: Command,
  opening: SessionOpening & { expiresAt: Date; hash: Buffer },
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

async function endPreviousSession(command: Command, old: Session | undefined, opening: SessionOpening): Promise<void> {
  if (old === undefined || old.tenantId !== command.tenantId) return
  const [endedCount] = await Promise.all([
    command.transaction.run(deleteSession(old.tenantId, old.sessionId)),
    command.transaction.run(announceIdentityChange(old.sessionId)),
  ])
  const isStep = opening.methods.length > 1
  if (isStep && endedCount === 0) throw signInRefused()
}

async function endSessionOnOtherTenant({ services, session }: SessionContext, tenant: Tenant): Promise<void> {
  if (session === undefined || session.tenantId === tenant.tenantId) return
  await services.database.inTenant(session.tenantId, async (transaction) => {
    await Promise.all([
      transaction.run(deleteSession(session.tenantId, session.sessionId)),
      transaction.run(announceIdentityChange(session.sessionId)),
    ])
  })
}

function principalOf({ user, tenant }: SessionOpening): Principal {
  const { userId, name, role } = user
  return { type: 'USER', id: userId, name, role, tenant, scopes: new Set(), expiresAt: null }
}
