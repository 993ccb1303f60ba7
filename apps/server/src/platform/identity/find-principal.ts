import type { Database } from '../database/database.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Actor } from './actor.ts'
import { type Principal, systemPrincipal, type Tenant } from './principal.ts'
import type { Role } from './roles.ts'
import { findUserOfSession } from './sessions.queries.ts'

interface TokenRights {
  readonly scopes: string[]
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

function findTokenRights(tenantId: string, tokenId: string): Statement<TokenRights> {
  return sql<TokenRights>`
    select scopes, expires_at as "expiresAt", revoked_at as "revokedAt" from published.api_tokens
    where tenant_id = ${tenantId}::uuid and token_id = ${tokenId}::uuid`
}

/**
 * The rights that an actor has now, for work that was ordered earlier. Undefined if the user was deactivated, or the token
 * has been revoked or has expired.
 */
export async function findPrincipal(
  database: Database,
  { tenant, actor, now }: { readonly tenant: Tenant; readonly actor: Actor; readonly now: Date },
  scopesOfRole: (role: Role) => ReadonlySet<string>,
): Promise<Principal | undefined> {
  const { tenantId } = tenant
  const { type, id, name } = actor
  if (type === 'SYSTEM') return systemPrincipal(tenant)
  if (type === 'KEY') {
    const [token] = await database.read(tenantId, findTokenRights(tenantId, id))
    if (token === undefined || token.revokedAt !== null) return undefined
    const { scopes, expiresAt } = token
    if (expiresAt !== null && expiresAt <= now) return undefined
    return { type, id, name, role: 'admin', tenant, scopes: new Set(scopes), expiresAt }
  }
  const [user] = type === 'USER' ? await database.read(tenantId, findUserOfSession(tenantId, id)) : []
  if (user?.isActive !== true) return undefined
  const { role } = user
  return { type: 'USER', id, name: user.name, role, tenant, scopes: scopesOfRole(role), expiresAt: null }
}
