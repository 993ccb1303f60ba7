import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestApp, TestTenant } from '../test-app.ts'
import type { Ids } from './given-records.ts'

/** The credentials of a user, inserted directly: creating them through the API would cost a second per tenant. */
export async function createSignIns({ database, clock }: TestApp, { tenantId }: TestTenant, ids: Ids): Promise<void> {
  const owner = sql`${tenantId}::uuid, ${ids['adminUserId']}::uuid`
  const now = sql`${clock.now()}::timestamptz`
  ids['passkeyId'] = newId()
  ids['requestId'] = newId()
  await database.inTenant(tenantId, async (transaction) => {
    await transaction.run(sql`
      insert into user_credentials (tenant_id, user_id, password_hash, password_changed_at)
      values (${owner}, '$argon2id$', ${now})`)
    await transaction.run(sql`
      insert into api_requests (
        tenant_id, request_id, at, operation, method, path, status, duration_ms, caller, is_replay, object_ids)
      values (${tenantId}::uuid, ${ids['requestId']}::uuid, ${now}, 'list-cases', 'GET', '/v1/cases', 200, 1,
        '{"type": "KEY", "id": "00000000-0000-0000-0000-000000000000", "name": "Webshop"}', false, '{}')`)
    await transaction.run(sql`
      insert into api_request_objects (tenant_id, object_id, request_id)
      values (${tenantId}::uuid, ${ids['caseId']}::uuid, ${ids['requestId']}::uuid)`)
    await transaction.run(sql`
      insert into case_presences (tenant_id, user_id, view_id, case_id, since, seen_at, is_open)
      values (${owner}, ${newId()}::uuid, ${ids['caseId']}::uuid, ${now}, ${now}, true)`)
    await transaction.run(sql`
      insert into request_windows (tenant_id, caller_id, started_at, leased, last_lease)
      values (${tenantId}::uuid, ${newId()}::uuid, ${now}, 1, 1)`)
    await transaction.run(sql`
      insert into recovery_codes (tenant_id, user_id, hash) values (${owner}, sha256('code'))`)
    await transaction.run(sql`
      insert into sign_in_sources (tenant_id, user_id, source, failed_count, failed_at)
      values (${owner}, 'network 127.0.0.1', 1, ${now})`)
    await transaction.run(sql`
      insert into known_devices (tenant_id, user_id, hash, used_at) values (${owner}, sha256('device'), ${now})`)
    ids['factorResetId'] = newId()
    await transaction.run(sql`
      insert into factor_resets (tenant_id, user_id, factor_reset_id, requested_by, requested_at, expires_at)
      values (${owner}, ${ids['factorResetId']}::uuid, ${ids['caseworkerUserId']}::uuid, ${now}, ${now})`)
    await transaction.run(sql`
      insert into passkeys (tenant_id, user_id, passkey_id, name, credential_id, public_key, counter, transports, created_at)
      values (${owner}, ${ids['passkeyId']}::uuid, 'Telefon', 'credential', 'key', 0, '{}', ${now})`)
    await transaction.run(sql`
      insert into password_links (tenant_id, user_id, link_id, purpose, hash, created_at, expires_at)
      values (${owner}, ${newId()}::uuid, 'reset', sha256('link'), ${now}, ${now})`)
    await transaction.run(sql`
      insert into sessions (tenant_id, user_id, session_id, hash, state, methods, device, address, created_at, last_seen_at, expires_at)
      values (${owner}, ${newId()}::uuid, sha256('session'), 'signed-in', '{password}', '', '127.0.0.1', ${now}, ${now}, ${now})`)
  })
}
