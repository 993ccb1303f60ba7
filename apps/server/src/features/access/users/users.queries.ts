import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Phone } from '../../../platform/http/schemas/wire-parts.ts'
import type { Role } from '../../../platform/identity/roles.ts'

export interface UserRow {
  readonly userId: string
  readonly id: number
  readonly tenantId: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly lang: string
  readonly phone: Phone | null
  readonly active: boolean
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const columns = sql`
  user_id as "userId", user_seq_id as id, tenant_id as "tenantId", email, name, role, language as lang, phone,
  is_active as active, created_at as "createdAt", created_by as "createdBy",
  updated_at as "updatedAt", updated_by as "updatedBy"`

export function findUser(tenantId: string, userId: string): Statement<UserRow> {
  return sql<UserRow>`select ${columns} from users where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

/** Ignores the case of the address, as the unique constraint does. */
export function findUserByEmail(tenantId: string, email: string): Statement<UserRow> {
  return sql<UserRow>`
    select ${columns} from users where tenant_id = ${tenantId}::uuid and lower(email) = lower(${email}::text)`
}

/**
 * Locks the user and all active administrators of the tenant, always in the same order, so that two administrators who
 * revoke each other's role cannot both succeed.
 */
export function lockUserAndAdministrators(tenantId: string, userId: string): Statement<UserRow> {
  return sql<UserRow>`
    select ${columns} from users
    where tenant_id = ${tenantId}::uuid
      and (user_id = ${userId}::uuid or (is_active and role in ('admin', 'super-admin')))
    order by user_id
    for no key update`
}

export function listUsers(
  tenantId: string,
  filters: { role: Role | null },
  page: { limit: number; offset: number; after: string | null },
): Statement<UserRow> {
  return sql<UserRow>`
    select ${columns} from users
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or user_id > ${page.after}::uuid)
      and (${filters.role}::text is null or role = ${filters.role}::text)
    order by user_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export type NewUser = Omit<UserRow, 'id' | 'active' | 'updatedAt' | 'updatedBy'>

/** Increments the counter in the same statement, so that it is locked no longer than the insert takes. */
export function insertUser(user: NewUser): Statement<UserRow> {
  return sql<UserRow>`
    with counted as (
      update tenant_counters set value = value + 1
      where tenant_id = ${user.tenantId}::uuid and counter = 'users'
      returning value)
    insert into users (tenant_id, user_id, user_seq_id, email, name, role, language, phone, created_at, created_by)
    select ${user.tenantId}::uuid, ${user.userId}::uuid, counted.value, ${user.email}::text, ${user.name}::text,
           ${user.role}::text, ${user.lang}::text, ${json(user.phone)}::jsonb,
           ${user.createdAt}::timestamptz, ${json(user.createdBy)}::jsonb
    from counted
    returning ${columns}`
}

export interface UserChange {
  readonly tenantId: string
  readonly userId: string
  readonly fields: Pick<UserRow, 'name' | 'role' | 'lang' | 'phone' | 'active'>
  readonly now: Date
  readonly actor: Actor
}

/** Returns no row if nothing changes. */
export function updateUser({ tenantId, userId, fields, now, actor }: UserChange): Statement<UserRow> {
  const columnsWritten = sql`name, role, language, phone, is_active`
  const values = sql`
    ${fields.name}::text, ${fields.role}::text, ${fields.lang}::text, ${json(fields.phone)}::jsonb, ${fields.active}::boolean`
  return sql<UserRow>`
    update users set (updated_at, updated_by, ${columnsWritten})
      = row (${now}::timestamptz, ${json(actor)}::jsonb, ${values})
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
      and row (${columnsWritten}) is distinct from row (${values})
    returning ${columns}`
}
