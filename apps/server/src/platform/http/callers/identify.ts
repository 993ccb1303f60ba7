import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem, Problem, message } from '../../../problems/index.ts'
import { unauthorized } from '../../identity/authenticator.ts'
import type { Principal } from '../../identity/principal.ts'
import { isAtLeast } from '../../identity/roles.ts'
import type { Session } from '../../identity/session.ts'
import { isUuid } from '../../ids.ts'
import { requireOwnSite } from './cross-site.ts'
import { recordRefusal } from './record-refusal.ts'
import {
  isTenantOperation,
  type Operation,
  roleNeeded,
  type SessionOperation,
  type Stage,
} from '../operations/operation.ts'
import type { RoleScopes } from './role-scopes.ts'
import type { Services } from '../server/services.ts'
import { readSessionCookie } from './session-cookie.ts'

interface IdentifyContext {
  readonly services: Services
  readonly operation: Operation
  readonly scopesOfRole: RoleScopes
}

interface Identity {
  readonly principal: Principal | undefined
  readonly session: Session | undefined
}

/** Who is calling, and whether they may. Every 401 and 403 is decided here, before anything else. */
export async function identify(
  context: IdentifyContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  const { services, operation } = context
  const identity =
    operation.kind === 'session'
      ? await identifySession(services, operation, request)
      : await identifyCaller(context, request)
  if (identity.principal !== undefined) {
    const { id, tenant } = identity.principal
    reply.headers(await services.rateLimit.take({ tenantId: tenant.tenantId, id }, services.clock.now()))
  }
  return identity
}

/** A browser that is signing in, has passed the password, or has signed in, as the operation requires. */
async function identifySession(
  services: Services,
  operation: SessionOperation,
  request: FastifyRequest,
): Promise<Identity> {
  requireOwnSite(request, services.publicUrl())
  const session = await findSession(services, request, operation.isBackground !== true)
  if (!isAtStage(operation.stage, session)) throw unauthorized()
  if (operation.role !== undefined && session !== undefined) {
    request.principal = session.principal
    requireRole(operation, session.principal)
  }
  return { session, principal: session?.principal }
}

function isAtStage(stage: Stage, session: Session | undefined): boolean {
  if (stage === 'anyone') return true
  if (stage === 'enrolment') return session?.state === 'enrolment' || session?.state === 'signed-in'
  return session?.state === stage
}

/**
 * Whether the caller of a running request may still get its response: it is still authorized, with the same rights. The
 * check does not count as use of a session.
 */
export async function isStillAllowed(
  context: IdentifyContext,
  request: FastifyRequest,
  was: Principal,
): Promise<boolean> {
  try {
    const { principal } = await identifyCaller(context, request, { isUse: false })
    return principal !== undefined && hasSameRights(was, principal)
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false
    throw error
  }
}

function hasSameRights(was: Principal, is: Principal): boolean {
  return (
    was.role === is.role && was.scopes.size === is.scopes.size && [...was.scopes].every((scope) => is.scopes.has(scope))
  )
}

/** A token with the scope, or a signed-in user with the role. */
async function identifyCaller(
  { services, operation, scopesOfRole }: IdentifyContext,
  request: FastifyRequest,
  { isUse }: { isUse: boolean } = { isUse: true },
): Promise<Identity> {
  // A token takes precedence over a cookie.
  const session = request.headers.authorization ? undefined : await findSession(services, request, isUse)
  if (session?.state === 'signed-in') {
    requireTenant({ services, operation }, request, session.principal)
    request.principal = session.principal
    requireOwnSite(request, services.publicUrl())
    requireRole(operation, session.principal)
    const scopes = scopesOfRole.get(session.principal.role) ?? new Set()
    return { session, principal: { ...session.principal, scopes } }
  }
  const principal = await services.authenticator.authenticate(request.headers.authorization, services.clock.now())
  requireTenant({ services, operation }, request, principal)
  // Set before the scope is checked, so that the request log shows the caller of rejected requests too.
  request.principal = principal
  if (operation.scope !== null && !principal.scopes.has(operation.scope)) throw insufficientScope(operation.scope)
  return { session: undefined, principal }
}

async function findSession(services: Services, request: FastifyRequest, isUse = true): Promise<Session | undefined> {
  const text = readSessionCookie(request.headers.cookie, services.publicUrl())
  return text === undefined ? undefined : services.authenticator.findSession(text, services.clock.now(), isUse)
}

function requireTenant(
  { services, operation }: Pick<IdentifyContext, 'services' | 'operation'>,
  request: FastifyRequest,
  principal: Principal,
): void {
  if (!isTenantOperation(operation)) return
  const { tenantId } = request.params as { tenantId: string }
  // An invalid id is a validation error, not a foreign tenant; the schema rejects it.
  if (!isUuid(tenantId) || tenantId.toLowerCase() === principal.tenant.tenantId) return
  recordRefusal(services, request, 'unauthorized', principal)
  throw unauthorized()
}

function requireRole(operation: Operation, { role }: Principal): void {
  const needed = roleNeeded(operation)
  if (isAtLeast(role, needed)) return
  throw problem(
    'role-too-low',
    message('This requires the role {0} or higher, and yours is {1}.', message(needed), message(role)),
  )
}

function insufficientScope(scope: string): Problem {
  return problem('insufficient-scope', message('This token lacks the scope {0}.', scope), {
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  })
}
