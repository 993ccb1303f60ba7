import type { Transaction } from '../database/database.ts'
import type { Actor } from '../identity/actor.ts'
import type { Principal, Tenant } from '../identity/principal.ts'
import type { SecretBox } from '../secrets/secret-box.ts'

export interface EventRecord {
  /** Plural area, dot, verb, as integrators subscribe to it. */
  readonly type: string
  readonly subjectId: string
  /** The case it belongs to. Events of a case are ordered. */
  readonly caseId?: string
  /** The resource as its read returns it. */
  readonly data: unknown
  /** An event that did not happen, for one webhook or for all who listen. */
  readonly test?: { readonly eventId: string; readonly webhookId: string | null }
}

export interface AuditRecord {
  readonly subjectType: string
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * The context of a use case: one transaction of one tenant, the time, and who it acts for. Its events and audit entries
 * are written in the same transaction, after the use case has returned.
 */
export interface Command {
  readonly tenantId: string
  readonly tenant: Tenant
  readonly principal: Principal
  readonly actor: Actor
  readonly now: Date
  readonly requestId: string
  readonly transaction: Transaction
  readonly secrets: SecretBox
  /** The URL at which browsers reach the service, without a trailing slash. */
  readonly publicUrl: string
  /** An id for a record that the use case creates. */
  newId(): string
  /** Rejects the command if the caller sent If-Match and the resource is now another version. */
  requireMatch(current: unknown): void
  emit(event: EventRecord): void
  audit(entry: AuditRecord): void
}
