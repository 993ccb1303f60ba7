import { sql, type Statement } from '../../platform/database/sql.ts'

/** What is being set up, sealed; it counts for nothing until a code of it was shown. */
export function setPendingTotp(tenantId: string, userId: string, sealed: string): Statement {
  return sql`
    update user_credentials set totp_pending_secret = ${sealed}::text
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

export function lockPendingTotp(tenantId: string, userId: string): Statement<{ sealed: string | null }> {
  return sql<{ sealed: string | null }>`
    select totp_pending_secret as sealed from user_credentials
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
    for no key update`
}

export function confirmTotp(tenantId: string, userId: string, step: number): Statement {
  return sql`
    update user_credentials
    set totp_secret = totp_pending_secret, totp_pending_secret = null, totp_used_step = ${step}::bigint
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

/** Uses a code up: of two who show it at once, one row is for one of them. */
export function useTotpStep(tenantId: string, userId: string, step: number): Statement {
  return sql`
    update user_credentials set totp_used_step = ${step}::bigint
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and totp_used_step < ${step}::bigint`
}

export function removeTotp(tenantId: string, userId: string): Statement {
  return sql`
    update user_credentials set totp_secret = null, totp_pending_secret = null
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

export function deleteRecoveryCodes(tenantId: string, userId: string): Statement {
  return sql`delete from recovery_codes where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

export function insertRecoveryCodes(tenantId: string, userId: string, hashes: readonly Buffer[]): Statement {
  return sql`
    insert into recovery_codes (tenant_id, user_id, hash)
    select ${tenantId}::uuid, ${userId}::uuid, decode(h, 'hex') from unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) h`
}

export function takeRecoveryCode(tenantId: string, userId: string, hash: Buffer): Statement {
  return sql`
    delete from recovery_codes
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and hash = ${hash}::bytea`
}
