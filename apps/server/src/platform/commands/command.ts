import type { Transaction } from '../database/database.ts'
import type { Actor } from '../identity/actor.ts'
import type { Principal, Tenant } from '../identity/principal.ts'
import type { SecretBox } from '../secrets/secret-box.ts'

export interface EventRecord {
  /** Plural area dot verb, as integrators subscribe to it. */
  readonly type: string
  readonly subjectId: string
  /** The case it belongs to: events of one case are kept in order. */
  readonly caseId?: string
  /** The resource as its read answers it. */
  readonly data: unknown
}

export interface AuditRecord {
  readonly subjectType: string
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * What a use case is handed: one transaction of one tenant, the moment, and whom it acts for. Whatever it emits and
 * audits is written in the same transaction, once the use case has returned.
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
  /** Where browsers reach the service, without a slash at its end. */
  readonly publicUrl: string
  /** An id for what the use case makes. */
  newId(): string
  /** Refuses the command where the caller sent If-Match and the resource, as it is read, is another version. */
  requireMatch(current: unknown): void
  emit(event: EventRecord): void
  audit(entry: AuditRecord): void
}
