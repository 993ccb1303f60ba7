import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Role } from '../../../platform/identity/roles.ts'

export interface FactorResetRow {
  readonly factorResetId: string
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly lang: string
  readonly requesterId: string
  readonly requesterName: string
  readonly requestedAt: Date
  readonly expiresAt: Date
}

const columns = sql`
  r.factor_reset_id as "factorResetId", u.user_id as "userId", u.name, u.email, u.role, u.language as lang,
  a.user_id as "requesterId", a.name as "requesterName", r.requested_at as "requestedAt", r.expires_at as "expiresAt"`

const people = sql`
  join users u on u.tenant_id = r.tenant_id and u.user_id = r.user_id
  join users a on a.tenant_id = r.tenant_id and a.user_id = r.requested_by`

/** The requests waiting for a second administrator, oldest first. There is at most one per user. */
export function listFactorResets(tenantId: string, now: Date): Statement<FactorResetRow> {
  return sql<FactorResetRow>`
    select ${columns} from factor_resets r ${people}
    where r.tenant_id = ${tenantId}::uuid and r.expires_at > ${now}::timestamptz
    order by r.requested_at, r.factor_reset_id
    limit 500`
}

/** Deletes and returns a request. Of two concurrent calls, only one gets the row. */
export function takeFactorReset(tenantId: string, factorResetId: string, now: Date): Statement<FactorResetRow> {
  return sql<FactorResetRow>`
    with r as (
      delete from factor_resets
      where tenant_id = ${tenantId}::uuid and factor_reset_id = ${factorResetId}::uuid and expires_at > ${now}::timestamptz
      returning *)
    select ${columns} from r ${people} where r.tenant_id = ${tenantId}::uuid`
}

export function findFactorResetOf(tenantId: string, userId: string): Statement<FactorResetRow> {
  return sql<FactorResetRow>`
    select ${columns} from factor_resets r ${people}
    where r.tenant_id = ${tenantId}::uuid and r.user_id = ${userId}::uuid`
}

export interface NewFactorReset {
  readonly tenantId: string
  readonly factorResetId: string
  readonly userId: string
  readonly requestedBy: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Inserts a request unless the user already has one. */
export function insertFactorReset(reset: NewFactorReset): Statement {
  return sql`
    insert into factor_resets (tenant_id, factor_reset_id, user_id, requested_by, requested_at, expires_at)
    values (${reset.tenantId}::uuid, ${reset.factorResetId}::uuid, ${reset.userId}::uuid, ${reset.requestedBy}::uuid,
            ${reset.now}::timestamptz, ${reset.expiresAt}::timestamptz)
    on conflict on constraint factor_resets_one_per_user do nothing`
}

export function deleteExpiredFactorResets(tenantId: string, now: Date): Statement {
  return sql`delete from factor_resets where tenant_id = ${tenantId}::uuid and expires_at <= ${now}::timestamptz`
}
