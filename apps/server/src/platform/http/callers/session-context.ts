import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Command } from '../../commands/command.ts'
import { executeCommand } from '../../commands/execute-command.ts'
import type { Principal } from '../../identity/principal.ts'
import type { Role } from '../../identity/roles.ts'
import type { Session } from '../../identity/session.ts'
import type { SessionOperation } from '../operations/operation.ts'
import type { StreamSource } from '../streams/live-stream.ts'
import { lastEventIdOf, sendStream } from '../streams/send-stream.ts'
import type { RoleScopes } from './role-scopes.ts'
import type { Handler, Services } from '../server/services.ts'
import { readDeviceCookie, writeDeviceCookie, writeSessionCookie } from './session-cookie.ts'

/** The context of an operation on sessions. Its caller may have no tenant yet. */
export interface SessionContext {
  readonly services: Services
  readonly now: Date
  /** The session of the caller's cookie, which may not be fully signed in. */
  readonly session: Session | undefined
  /** The id of the operation. */
  readonly operation: string
  readonly requestId: string
  readonly address: string
  /** The user agent of the browser. */
  readonly device: string
  /** Identifies a browser that has signed in before. */
  readonly deviceMark: string | undefined
  readonly scopesOf: (role: Role) => string[]
  /** The last message that the caller of a resumed stream received. */
  readonly lastEventId: string | undefined
  /** Gives the browser a new session, or removes it. */
  readonly setSession: (text: string | undefined) => void
  readonly setDeviceMark: (text: string) => void
  /** Runs a use case on behalf of a principal through the command pipeline, with audit and events. */
  readonly execute: <Result>(principal: Principal, useCase: (command: Command) => Promise<Result>) => Promise<Result>
}

/** The handler of an operation on sessions. */
export function sessionHandler(services: Services, operation: SessionOperation, scopesOfRole: RoleScopes): Handler {
  return async (request, reply) => {
    const context = contextOf(services, operation, { request, reply, scopesOfRole })
    const input = { params: request.params, query: request.query, body: request.body } as never
    const result = await operation.run(context, input)
    if (operation.success.isStream === true && request.session !== undefined) {
      const { principal } = request.session
      const caller = { ...principal, scopes: scopesOfRole.get(principal.role) ?? new Set<string>() }
      const source = result as StreamSource
      return sendStream({ services, operation, scopesOfRole }, reply, { principal: caller, source })
    }
    return reply.code(operation.success.status).send(result)
  }
}

function contextOf(
  services: Services,
  operation: SessionOperation,
  { request, reply, scopesOfRole }: { request: FastifyRequest; reply: FastifyReply; scopesOfRole: RoleScopes },
): SessionContext {
  const now = services.clock.now()
  return {
    services,
    now,
    session: request.session,
    operation: operation.id,
    requestId: request.id,
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 300),
    deviceMark: readDeviceCookie(request.headers.cookie, services.publicUrl()),
    scopesOf: (role) => [...(scopesOfRole.get(role) ?? [])].sort(),
    lastEventId: lastEventIdOf(request),
    setSession: (text) => {
      reply.header('set-cookie', writeSessionCookie(text, services.publicUrl()))
    },
    setDeviceMark: (text) => {
      reply.header('set-cookie', writeDeviceCookie(text, services.publicUrl()))
    },
    execute: async (principal, useCase) => {
      const outcome: { result?: Awaited<ReturnType<typeof useCase>> } = {}
      await executeCommand(
        services,
        {
          operation: operation.id,
          principal,
          requestId: request.id,
          now,
          idempotency: undefined,
          isDryRun: false,
          ifMatch: request.headers['if-match'],
        },
        async (command) => {
          outcome.result = await useCase(command)
          return { status: 200, headers: {}, body: '' }
        },
      )
      return outcome.result as Awaited<ReturnType<typeof useCase>>
    },
  }
}
