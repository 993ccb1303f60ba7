import { sql, type Statement } from '../../../platform/database/sql.ts'

/** Beyond this number, the least recently used browsers are deleted. */
const devicesMax = 20

/** Records that a user has signed in with a browser. */
export function rememberDevice(tenantId: string, userId: string, hash: Buffer, now: Date): Statement {
  return sql`
    with forgotten as (
      delete from known_devices
      where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and hash in (
        select hash from known_devices
        where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and hash <> ${hash}::bytea
        order by used_at desc, hash offset ${devicesMax - 1}::integer))
    insert into known_devices (tenant_id, user_id, hash, used_at)
    values (${tenantId}::uuid, ${userId}::uuid, ${hash}::bytea, ${now}::timestamptz)
    on conflict (tenant_id, user_id, hash) do update set used_at = excluded.used_at`
}

export function forgetDevicesOf(tenantId: string, userId: string): Statement {
  return sql`delete from known_devices where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}
