import type { Actor } from './actor.ts'
import type { Role } from './roles.ts'

export interface Tenant {
  readonly tenantId: string
  readonly name: string
  readonly timeZone: string
  readonly language: string
}

/** Who a request comes from and what that caller may do. */
export interface Principal {
  readonly type: 'KEY' | 'USER' | 'SYSTEM'
  readonly id: string
  readonly name: string
  /** A token acts as an administrator within its scopes, because only administrators issue tokens. */
  readonly role: Role
  readonly tenant: Tenant
  readonly scopes: ReadonlySet<string>
  readonly expiresAt: Date | null
}

/** The service itself, as it is written into what it makes without being asked by a caller. */
export const systemActor: Actor = { type: 'SYSTEM', id: '00000000-0000-0000-0000-000000000000', name: 'Fordring' }

/** The caller of commands that the operator or the service itself gives. */
export function systemPrincipal(tenant: Tenant): Principal {
  const { id, name } = systemActor
  return { type: 'SYSTEM', id, name, role: 'super-admin', tenant, scopes: new Set(), expiresAt: null }
}

/**
 * Whom an Idempotency-Key of the caller belongs to. The tenant where a token sent it, so that a retry after the token
 * was rotated finds it; people and the system have their own.
 */
export function keyOwnerOf({ type, id, tenant }: Principal): string {
  return type === 'KEY' ? tenant.tenantId : id
}

/** The caller as it is written into what it makes. */
export function actorOf(principal: Principal): Actor {
  return { type: principal.type, id: principal.id, name: principal.name }
}
