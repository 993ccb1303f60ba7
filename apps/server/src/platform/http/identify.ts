import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../problems/index.ts'
import { unauthorized } from '../identity/authenticator.ts'
import type { Principal } from '../identity/principal.ts'
import { isUuid } from '../ids.ts'
import { isTenantOperation, type Operation } from './operation.ts'
import type { Services } from './services.ts'

/** Who asks, and may they: every 401 is decided here, before anything else is looked at. */
export async function identify(
  services: Services,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Principal> {
  const now = services.clock.now()
  const principal = await services.authenticator.authenticate(request.headers.authorization, now)
  if (isTenantOperation(operation)) {
    const { tenantId } = request.params as { tenantId: string }
    // An id that is none is a bad value, not a foreign tenant; the schema refuses it.
    if (isUuid(tenantId) && tenantId.toLowerCase() !== principal.tenant.tenantId) throw unauthorized()
  }
  if (operation.scope !== null && !principal.scopes.has(operation.scope)) throw insufficientScope(operation.scope)
  reply.headers(services.rateLimit.take(principal.id, now.getTime()))
  return principal
}

function insufficientScope(scope: string): Problem {
  return new Problem('insufficient-scope', `This token lacks the scope ${scope}.`, {
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  })
}
