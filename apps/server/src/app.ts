import type { FastifyInstance } from 'fastify'
import { features } from './features/index.ts'
import exampleAnswers from './generated/example-answers.json' with { type: 'json' }
import { declareFeatures, merged } from './platform/feature/declared.ts'
import { type Operation, paramsOf } from './platform/http/operations/operation.ts'
import type { ApiDescription } from './platform/http/reference/openapi.ts'
import { createServer, type ServerOptions } from './platform/http/server/server.ts'
import type { MailOwner } from './platform/mail/send-due-mails.ts'
import { type ProblemDefinitions, sharedProblems } from './problems/index.ts'

const declared = declareFeatures(features)

/** Every operation of the API. */
export const { operations } = declared

/** Ids of records that every demo tenant has, by name. */
export const { exampleIds } = declared

/** The id of a record that every demo tenant has, such as `caseId`. */
export function exampleId(name: string): string {
  const id = exampleIds[name]
  if (id === undefined) throw new RangeError(`No feature declares the example id ${name}.`)
  return id
}

/** Every problem the API can return. */
export const problems: ProblemDefinitions = { ...sharedProblems, ...merged(features, ({ problems = {} }) => problems) }

/** The API as it is described to integrators. */
export const api: ApiDescription = {
  operations: operations.map(withExampleParams),
  tags: merged(features, ({ tags = {} }) => tags),
  events: declared.events,
  problems,
  answers: exampleAnswers,
}

/** The scopes that can be granted: those that at least one operation requires. */
export const grantableScopes: ReadonlySet<string> = new Set(
  operations.map((operation) => operation.scope).filter((scope) => scope !== null),
)

/** The problem to return if a constraint of the database is violated. */
export const { constraints } = declared

/** Whom to notify about the delivery of e-mails, by their purpose. Nobody is notified about other purposes. */
export const mailOwners: Readonly<Record<string, MailOwner>> = merged(features, ({ mailOwners = {} }) => mailOwners)

/** The service, ready to listen. */
export function buildApp(options: Omit<ServerOptions, 'operations' | 'constraints'>): Promise<FastifyInstance> {
  return createServer({ ...options, operations, constraints })
}

/** Fills the path parameters that an example leaves out with those of the demo tenant. */
function withExampleParams(operation: Operation): Operation {
  const named = Object.keys(paramsOf(operation).properties).filter((name) => name in exampleIds)
  const ids = Object.fromEntries(named.map((name) => [name, exampleId(name)]))
  const params = { ...ids, ...operation.example?.params }
  return { ...operation, example: { ...operation.example, params } }
}
