import { sql, type Statement } from '../../../platform/database/sql.ts'
import { settingsLock } from '../../../platform/database/tenants.queries.ts'

/** Locks the settings of the tenant against changes until the transaction ends. */
export function lockSettings(tenantId: string): Statement {
  return sql`select pg_advisory_xact_lock_shared(${settingsLock(tenantId)})`
}

/** Whether the tenant requires a second factor. */
export function findFactorPolicy(tenantId: string): Statement<{ isRequired: boolean }> {
  return sql<{ isRequired: boolean }>`
    select coalesce(s.second_factor_required, false) as "isRequired"
    from published.tenants t left join published.tenant_settings s on s.tenant_id = t.tenant_id
    where t.tenant_id = ${tenantId}::uuid`
}

/** Ends the sessions of all users without a second factor. */
export function deleteSessionsWithoutFactor(tenantId: string): Statement {
  return sql`
    delete from sessions s
    where s.tenant_id = ${tenantId}::uuid and s.state = 'signed-in'
      and not exists (select from user_credentials c
                      where c.tenant_id = ${tenantId}::uuid and c.user_id = s.user_id and c.totp_secret is not null)
      and not exists (select from passkeys p where p.tenant_id = ${tenantId}::uuid and p.user_id = s.user_id)`
}

/** Stores the encrypted secret. It has no effect until it is confirmed with a code. */
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

/** Marks a code as used. Of two concurrent uses, only one updates the row. */
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

export function insertRecoveryCodes(
  tenantId: string,
  userId: string,
  { hashes, keyId }: { hashes: readonly Buffer[]; keyId: string },
): Statement {
  return sql`
    insert into recovery_codes (tenant_id, user_id, hash, key_id)
    select ${tenantId}::uuid, ${userId}::uuid, decode(h, 'hex'), ${keyId}::text
    from unnest(${inHex(hashes)}::text[]) h
    returning true`
}

/** Deletes the code with one of the hashes, which are made with the current key and with previous ones. */
export function takeRecoveryCode(tenantId: string, userId: string, hashes: readonly Buffer[]): Statement {
  return sql`
    delete from recovery_codes
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
      and hash in (select decode(h, 'hex') from unnest(${inHex(hashes)}::text[]) h)`
}

function inHex(hashes: readonly Buffer[]): string[] {
  return hashes.map((hash) => hash.toString('hex'))
}

/** The number of users with recovery codes hashed with another key. */
export function countRecoveryCodesOfOtherKeys(tenantId: string, keyId: string): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(distinct user_id)::integer as count from recovery_codes
    where tenant_id = ${tenantId}::uuid and key_id is distinct from ${keyId}::text`
}

export interface SealedTotpRow {
  readonly userId: string
  readonly totpSecret: string | null
  readonly pendingSecret: string | null
}

/** The encrypted TOTP secrets, locked until the transaction ends. */
export function listSealedTotpSecrets(tenantId: string): Statement<SealedTotpRow> {
  return sql<SealedTotpRow>`
    select user_id as "userId", totp_secret as "totpSecret", totp_pending_secret as "pendingSecret"
    from user_credentials
    where tenant_id = ${tenantId}::uuid and (totp_secret is not null or totp_pending_secret is not null)
    order by user_id for update`
}

export function replaceSealedTotpSecrets(tenantId: string, row: SealedTotpRow): Statement {
  return sql`
    update user_credentials
    set totp_secret = ${row.totpSecret}::text, totp_pending_secret = ${row.pendingSecret}::text
    where tenant_id = ${tenantId}::uuid and user_id = ${row.userId}::uuid`
}
