import type { TenantClock } from '../clock/tenant-clock.ts'
import type { Actor } from './actor.ts'
import type { Role } from './roles.ts'

export interface Tenant extends TenantClock {
  readonly tenantId: string
  readonly name: string
  readonly timeZone: string
  readonly language: string
}

/** The caller of a request and its rights. */
export interface Principal {
  readonly type: 'KEY' | 'USER' | 'SYSTEM' | 'WORKFLOW'
  readonly id: string
  readonly name: string
  /** A token acts as an administrator within its scopes, because only administrators issue tokens. */
  readonly role: Role
  readonly tenant: Tenant
  readonly scopes: ReadonlySet<string>
  readonly expiresAt: Date | null
}

/** The service itself, as the actor of what it does without a caller. */
export const systemActor: Actor = { type: 'SYSTEM', id: '00000000-0000-0000-0000-000000000000', name: 'Fordring' }

/** The caller of commands run by the operator or the service itself. */
export function systemPrincipal(tenant: Tenant): Principal {
  const { id, name } = systemActor
  return { type: 'SYSTEM', id, name, role: 'super-admin', tenant, scopes: new Set(), expiresAt: null }
}

/** The caller of commands that a workflow runs. It has no scopes, so that it cannot override any rule. */
export function workflowPrincipal(tenant: Tenant, { id, name }: Pick<Actor, 'id' | 'name'>): Principal {
  return { type: 'WORKFLOW', id, name, role: 'admin', tenant, scopes: new Set(), expiresAt: null }
}

/**
 * The owner of an Idempotency-Key. For a token it is the tenant, so that a retry after the token was rotated finds it;
 * users and the system have their own.
 */
export function keyOwnerOf({ type, id, tenant }: Principal): string {
  return type === 'KEY' ? tenant.tenantId : id
}

/** The caller as recorded in what it creates. */
export function actorOf(principal: Principal): Actor {
  return { type: principal.type, id: principal.id, name: principal.name }
}

/** Who an entry of the journal names. It never changes, and debtors are erased, so it has the id of a debtor but no name. */
export function journalActorOf(principal: Principal): Actor {
  const actor = actorOf(principal)
  return principal.role === 'debtor' ? { ...actor, name: 'Debtor web' } : actor
}
