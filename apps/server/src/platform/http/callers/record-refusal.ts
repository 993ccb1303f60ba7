import type { FastifyRequest } from 'fastify'
import { actorOf, type Principal } from '../../identity/principal.ts'
import type { Services } from '../server/services.ts'

/** Records in the audit trail that a caller was denied something. */
export function recordRefusal(
  { refusals }: Services,
  request: FastifyRequest,
  code: string,
  principal: Principal | undefined = request.principal,
): void {
  if (principal === undefined) return
  refusals.note({
    tenantId: principal.tenant.tenantId,
    requestId: request.id,
    operation: request.routeOptions.config.operation?.id ?? 'none',
    actor: actorOf(principal),
    subject: { type: principal.type === 'KEY' ? 'token' : 'user', id: principal.id },
    code,
  })
}
