import { sql, type Statement } from '../../../platform/database/sql.ts'

export interface PasskeyRow {
  readonly passkeyId: string
  readonly name: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const columns = sql`
  passkey_id as "passkeyId", name, credential_id as "credentialId", public_key as "publicKey", counter, transports,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

/** The most passkeys a user can have. */
export const passkeysMax = 20

export function listPasskeys(tenantId: string, userId: string): Statement<PasskeyRow> {
  return sql<PasskeyRow>`
    select ${columns} from passkeys
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
    order by passkey_id
    limit ${passkeysMax}::integer`
}

/** Locks the passkey of a user, so that concurrent sign-ins update its counter one at a time. */
export function lockPasskeyByCredential(tenantId: string, userId: string, credentialId: string): Statement<PasskeyRow> {
  return sql<PasskeyRow>`
    select ${columns} from passkeys
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and credential_id = ${credentialId}::text
    for no key update`
}

export function lockPasskey(tenantId: string, userId: string, passkeyId: string): Statement<PasskeyRow> {
  return sql<PasskeyRow>`
    select ${columns} from passkeys
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and passkey_id = ${passkeyId}::uuid
    for no key update`
}

export function updatePasskeyName(tenantId: string, passkeyId: string, name: string): Statement {
  return sql`
    update passkeys set name = ${name}::text
    where tenant_id = ${tenantId}::uuid and passkey_id = ${passkeyId}::uuid`
}

export function insertPasskey(tenantId: string, userId: string, passkey: Omit<PasskeyRow, 'lastUsedAt'>): Statement {
  return sql`
    insert into passkeys (
      tenant_id, passkey_id, user_id, name, credential_id, public_key, counter, transports, created_at)
    values (
      ${tenantId}::uuid, ${passkey.passkeyId}::uuid, ${userId}::uuid, ${passkey.name}::text,
      ${passkey.credentialId}::text, ${passkey.publicKey}::bytea, ${passkey.counter}::bigint,
      ${passkey.transports}::text[], ${passkey.createdAt}::timestamptz)`
}

export function updatePasskeyCounter(tenantId: string, passkeyId: string, counter: number, now: Date): Statement {
  return sql`
    update passkeys set counter = ${counter}::bigint, last_used_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and passkey_id = ${passkeyId}::uuid`
}

export function deletePasskey(tenantId: string, userId: string, passkeyId: string): Statement<PasskeyRow> {
  return sql<PasskeyRow>`
    delete from passkeys
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and passkey_id = ${passkeyId}::uuid
    returning ${columns}`
}

export function deletePasskeysOf(tenantId: string, userId: string): Statement {
  return sql`delete from passkeys where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

/** Locks the credentials of a user, so that changes are serialised. */
export function lockCredentials(tenantId: string, userId: string): Statement {
  return sql`
    select from user_credentials where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid for no key update`
}

export function setChallenge(tenantId: string, sessionId: string, challenge: string): Statement {
  return sql`
    update sessions set challenge = ${challenge}::text
    where tenant_id = ${tenantId}::uuid and session_id = ${sessionId}::uuid`
}

/** Returns and clears the challenge of the session. */
export function takeChallenge(tenantId: string, sessionId: string): Statement<{ challenge: string }> {
  return sql<{ challenge: string }>`
    with old as (
      select session_id, challenge from sessions
      where tenant_id = ${tenantId}::uuid and session_id = ${sessionId}::uuid and challenge is not null
      for no key update
    )
    update sessions s set challenge = null
    from old
    where s.tenant_id = ${tenantId}::uuid and s.session_id = old.session_id
    returning old.challenge`
}
