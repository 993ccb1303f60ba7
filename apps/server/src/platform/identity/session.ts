import type { TenantRow } from './identity.queries.ts'
import type { Principal } from './principal.ts'
import { isAtLeast, type Role } from './roles.ts'
import type { SessionRow, SessionUserRow } from './sessions.queries.ts'

const minuteMs = 60_000
/** A session expires if it is not used for this long. */
export const idleMs = 30 * minuteMs
/** A session expires after this long, even if it is used. */
export const lifeMs = 12 * 60 * minuteMs
/** The second factor must follow the first within this time. */
export const secondFactorMs = 10 * minuteMs

/** The progress of signing in: a second factor is needed, one has to be set up, or it is complete. */
export type SessionState = 'second-factor' | 'enrolment' | 'signed-in'

export type FactorMethod = 'totp' | 'passkey' | 'recovery-code'
export type SignInMethod = 'password' | FactorMethod

/** Debtors, clients and other contacts are users too, but have no console. */
export const lowestSignInRole: Role = 'caseworker'

/** The session of a browser, which may still need a second factor. */
export interface Session {
  readonly tenantId: string
  readonly sessionId: string
  readonly state: SessionState
  readonly methods: readonly SignInMethod[]
  readonly expiresAt: Date
  readonly user: {
    readonly userId: string
    readonly name: string
    readonly email: string
    readonly role: Role
    readonly language: string
  }
  /** The user as a caller. Its scopes follow from its role, which the operations determine. */
  readonly principal: Principal
}

/** Whether such a user may have a session. */
export function maySignIn({ role, isActive }: { role: Role; isActive: boolean }): boolean {
  return isActive && isAtLeast(role, lowestSignInRole)
}

/** The session, or undefined if the user may no longer sign in. */
export function sessionOf(row: SessionRow, user: SessionUserRow, tenant: TenantRow): Session | undefined {
  if (!maySignIn(user)) return undefined
  const { tenantId, sessionId, userId, state, methods, expiresAt } = row
  const { name, email, role, language } = user
  return {
    tenantId,
    sessionId,
    state,
    methods,
    expiresAt,
    user: { userId, name, email, role, language },
    principal: {
      type: 'USER',
      id: userId,
      name,
      role,
      tenant: { tenantId, ...tenant },
      scopes: new Set(),
      expiresAt,
    },
  }
}
