import type { TenantRow } from './identity.queries.ts'
import type { Principal } from './principal.ts'
import { isAtLeast, type Role } from './roles.ts'
import type { SessionRow, SessionUserRow } from './sessions.queries.ts'

const minuteMs = 60_000
/** A session that is not used for this long is over. */
export const idleMs = 30 * minuteMs
/** A session is over after this long, however it is used. */
export const lifeMs = 12 * 60 * minuteMs
/** The second factor is shown within this time of the first. */
export const secondFactorMs = 10 * minuteMs

/** How far signing in has come: a second factor is to be shown, one is to be set up, or it is complete. */
export type SessionState = 'second-factor' | 'enrolment' | 'signed-in'

export type FactorMethod = 'totp' | 'passkey' | 'recovery-code'
export type SignInMethod = 'password' | FactorMethod

/** Debtors, clients and other contacts have rows as users, and nothing to do in the console. */
export const lowestSignInRole: Role = 'caseworker'

/** What a browser has after signing in, or half of it while the second factor is still due. */
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
  /** The user as a caller. Its scopes follow from its role, and whoever declares the operations knows them. */
  readonly principal: Principal
}

/** Whether a user of this standing may have a session. */
export function maySignIn({ role, isActive }: { role: Role; isActive: boolean }): boolean {
  return isActive && isAtLeast(role, lowestSignInRole)
}

/** Makes the session of what was found, or nothing where the user may no longer sign in. */
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
