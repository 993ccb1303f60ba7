import type { FastifyInstance } from 'fastify'
import { constraints } from './constraints.ts'
import { contactOperations } from './features/contacts/index.ts'
import { tokenOperations } from './features/tokens/index.ts'
import type { Operation } from './platform/http/operation.ts'
import { createServer, type ServerOptions } from './platform/http/server.ts'

/** Every operation of the API: the table of contents. */
export const operations: readonly Operation[] = [
  ...tokenOperations,
  ...contactOperations,
]

/** The scopes that can be granted: those that some operation asks for. */
export const grantableScopes: ReadonlySet<string> = new Set(
  operations.map((operation) => operation.scope).filter((scope) => scope !== null),
)

/** The service, ready to listen. */
export function buildApp(options: Omit<ServerOptions, 'operations' | 'constraints'>): Promise<FastifyInstance> {
  return createServer({ ...options, operations, constraints })
}
