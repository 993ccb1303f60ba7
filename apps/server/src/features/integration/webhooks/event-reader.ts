import { declared } from '../../../platform/feature/declared.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { Role } from '../../../platform/identity/roles.ts'

/** What a reader may see of a tenant's events, on any channel. */
export interface EventReader {
  readonly role: Role
  /** The types whose resource the reader has the scope for; null if that is all of them. */
  readonly types: readonly string[] | null
}

/** The scope that reads the resource of each event type. */
export function scopesOfEvents(): Readonly<Record<string, string>> {
  return (cachedScopes ??= Object.fromEntries(declared().events.map(({ type, scope }) => [type, scope])))
}

let cachedScopes: Readonly<Record<string, string>> | undefined

/** What a caller may read, limited to the requested types, if any. */
export function eventReaderOf({ role, scopes }: Principal, asked: readonly string[] | null = null): EventReader {
  const scopeOf = scopesOfEvents()
  const readable = Object.keys(scopeOf).filter((type) => scopes.has(scopeOf[type] ?? ''))
  if (asked === null && readable.length === declared().events.length) return { role, types: null }
  return { role, types: asked === null ? readable : asked.filter((type) => readable.includes(type)) }
}

/**
 * Whether the reader sees the event `e`: its type is readable, and its subject is not hidden from the reader's role.
 */
export function isReadable(tenantId: string, { role, types }: EventReader): Statement {
  const isOfType = types === null ? sql`true` : sql`e.type = any (${types}::text[])`
  return sql`(${isOfType} and ${isVisible(tenantId, role)})`
}

/**
 * Rows of the feed in order. If only some types are readable, they are read type by type with an index, so that others
 * need not be skipped one by one.
 */
export function inFeedOrder(
  tenantId: string,
  { role, types }: EventReader,
  {
    columns,
    where,
    direction,
    limit,
    offset,
  }: { columns: Statement; where: Statement; direction: Statement; limit: number; offset: number },
): Statement {
  const rows = (ofType: Statement, page: Statement): Statement => sql`
    select ${columns} from events e
    where e.tenant_id = ${tenantId}::uuid and ${ofType} ${where} and ${isVisible(tenantId, role)}
    order by e.position ${direction}
    ${page}`
  const page = sql`limit ${limit}::integer offset ${offset}::integer`
  if (types === null) return rows(sql`true`, page)
  return sql`
    select found.*
    from unnest(${types}::text[]) as readable (type)
    cross join lateral (${rows(sql`e.type = readable.type`, sql`limit ${limit + offset}::integer`)}) found
    order by found.position ${direction}
    ${page}`
}

function isVisible(tenantId: string, role: Role): Statement {
  return sql`not is_hidden_from(${tenantId}::uuid, ${role}::text, subject_of_event(e.type), e.subject_id, e.data)`
}
