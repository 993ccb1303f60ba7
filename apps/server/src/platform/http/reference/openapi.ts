import { setImmediate } from 'node:timers/promises'
import type { TObject } from 'typebox'
import { exampleOfSchema } from '../../events/example-of-schema.ts'
import { envelopeOf, type EventType, exampleEventOf } from '../../events/event-type.ts'
import type { ProblemDefinitions } from '../../../problems/index.ts'
import { lowestSignInRole } from '../../identity/session.ts'
import { bodyLimitOf } from '../operations/body-limit.ts'
import { yamlType } from '../operations/yaml.ts'
import { hoist } from './hoist.ts'
import { descriptionOfMember } from './member-descriptions.ts'
import { introduction, problemSchema } from './openapi-texts.ts'
import { eventTypesOf, type Operation, paramsOf, roleNeeded } from '../operations/operation.ts'

type Json = Record<string, unknown>

/** The problems that every operation of a kind can return, in addition to its own. */
export function commonProblems(operation: Operation): string[] {
  const always: string[] = [
    'unauthorized',
    'rate-limited',
    'validation-failed',
    'bad-request',
    'total-too-large',
    'unavailable',
    'internal',
  ]
  if (operation.kind === 'session') return [...always, ...sessionProblems(operation)]
  if (operation.scope !== null) always.push('insufficient-scope')
  if (roleNeeded(operation) !== lowestSignInRole) always.push('role-too-low')
  if (operation.kind === 'read') return always
  always.push('cross-site-request')
  if (operation.method !== 'POST') always.push('precondition-failed')
  always.push('idempotency-key-invalid', 'idempotency-key-reused', 'idempotency-in-progress')
  // An unexpected body is still read before it is ignored.
  always.push('malformed-json', 'unsupported-media-type', 'body-too-large')
  if (operation.body !== undefined) always.push('unknown-fields')
  return always
}

function sessionProblems(operation: Operation): string[] {
  if (operation.method === 'GET') return []
  const problems: string[] = ['cross-site-request', 'malformed-json', 'unsupported-media-type', 'body-too-large']
  if (operation.body !== undefined) problems.push('unknown-fields')
  return problems
}

/** Everything that the OpenAPI document describes. */
export interface ApiDescription {
  readonly operations: readonly Operation[]
  /** The description of each tag. */
  readonly tags: Readonly<Record<string, string>>
  readonly events: readonly EventType[]
  /** Every problem, by code. */
  readonly problems: ProblemDefinitions
  /** Responses recorded on the demo tenant, by operation id. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** The OpenAPI document of the declared operations. */
export function describeApi(description: ApiDescription, serverUrl: string): Json {
  const steps = describing(description, serverUrl)
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

/** The same, yielding to other requests between operations: all at once would block for a tenth of a second. */
export async function describeApiInSteps(description: ApiDescription, serverUrl: string): Promise<Json> {
  const steps = describing(description, serverUrl)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    await setImmediate()
  }
}

function* describing(description: ApiDescription, serverUrl: string): Generator<void, Json> {
  const { operations, tags, events, problems } = description
  const components: Json = { Problem: problemSchema(Object.keys(problems)) }
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = describeOperation(operation, components, description)
    yield
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fordring',
      version: 'v0.1.0',
      summary: 'Debt collection as an API',
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ token: [] }, { session: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: Object.fromEntries(events.map((type) => [type.type, { post: describeEvent(type, components) }])),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token. Each operation names the one scope it needs in `x-scope`; scopes match exactly.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid',
          description:
            'The session of a signed-in user. Each operation names the lowest role it needs in `x-role`. If the service is reached over plain HTTP from other machines, the cookie is named `sid`.',
        },
      },
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

/** The request that posts an event to a webhook. */
function describeEvent(type: EventType, components: Json): Json {
  const headers = {
    'webhook-id': 'The id of the event, the same on every attempt (Standard Webhooks).',
    'webhook-timestamp': 'When the attempt was signed, in seconds since 1970 (Standard Webhooks).',
    'webhook-signature': 'Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks).',
  }
  return {
    operationId: `on-${type.type.replace('.', '-')}`,
    summary: type.type,
    description: type.description,
    tags: ['Webhooks'],
    security: [],
    parameters: Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: hoist(envelopeOf(type), components), example: exampleEventOf(type) } },
    },
    responses: {
      '2XX': { description: 'The event was received.' },
      '410': { description: 'The receiver wants no more events; the webhook is disabled.' },
    },
  }
}

function describeOperation(operation: Operation, components: Json, { answers, problems }: ApiDescription): Json {
  const parameters = [
    ...parametersIn('path', paramsOf(operation), operation, components),
    ...parametersIn('query', operation.query as TObject | undefined, operation, components),
    ...headerParameters(operation),
  ]
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    tags: [operation.tag],
    ...(operation.scope === null ? {} : { 'x-scope': operation.scope }),
    ...(operation.kind === 'session' ? {} : { 'x-role': roleNeeded(operation) }),
    ...describeEventsOf(operation),
    security: securityOf(operation),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(operation.body === undefined ? {} : { requestBody: describeBody(operation, components) }),
    responses: {
      ...describeSuccess(operation, components, answers[operation.id]),
      ...describeProblems(operation, problems),
    },
  }
}

/** The event types that a write emits, or why it emits none. */
function describeEventsOf(operation: Operation): Json {
  if (operation.kind !== 'write' && operation.kind !== 'grouped') return {}
  const { events } = operation
  return { 'x-events': eventTypesOf(events), ...('none' in events ? { 'x-no-events': events.none } : {}) }
}

/** How a caller authenticates: with a token or a session, or only with a session for operations on sessions. */
function securityOf(operation: Operation): Json[] {
  if (operation.kind !== 'session') {
    return [{ token: operation.scope === null ? [] : [operation.scope] }, { session: [] }]
  }
  return operation.stage === 'anyone' ? [] : [{ session: [] }]
}

function parametersIn(
  place: 'path' | 'query',
  schema: TObject | undefined,
  operation: Operation,
  components: Json,
): Json[] {
  const required = new Set((schema as { required?: string[] } | undefined)?.required ?? [])
  const examples = place === 'path' ? operation.example?.params : operation.example?.query
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description = descriptionOfMember(name), ...rest } = property as { description?: string }
    const given = examples?.[name]
    // Parts of a path are written as text, also numbers.
    const example = given === undefined ? undefined : exampleOf((rest as { type?: string }).type, given)
    return {
      name,
      in: place,
      required: place === 'path' || required.has(name),
      ...(description === undefined ? {} : { description }),
      schema: hoist(rest, components),
      ...(example === undefined ? {} : { example }),
    }
  })
}

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The ETag of the version to change. If the resource has changed since, the request is rejected with 412.',
  schema: { type: 'string' },
}

const lastEventId: Json = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The `id` of the last message of an earlier stream; this one continues after it.',
  schema: { type: 'string', format: 'uuid' },
}

/** Examples of parameters are written as in an address. */
function exampleOf(type: string | undefined, given: string | number | boolean): unknown {
  if (type === 'integer') return Number(given)
  return type === 'array' ? [given] : given
}

function headerParameters(operation: Operation): Json[] {
  if (operation.success.isStream === true) return [lastEventId]
  if (operation.kind === 'read' || operation.kind === 'session') return []
  return [
    ...(operation.method === 'POST' ? [] : [ifMatch]),
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'One per business transaction. Send the same key to repeat a request whose response was lost.',
      schema: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[\\x21-\\x7e]+$' },
    },
    {
      name: 'Prefer',
      in: 'header',
      required: false,
      description: '`handling=strict` rejects unknown fields; `dry-run` runs the command and rolls it back.',
      schema: { type: 'string', examples: ['handling=strict'] },
    },
  ]
}

function describeBody(operation: Operation, components: Json): Json {
  const example = operation.example?.body
  const json = { schema: hoist(operation.body, components), ...(example === undefined ? {} : { example }) }
  const upload = {
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The content of the file.' },
      },
    },
  }
  return {
    required: operation.isBodyOptional !== true,
    'x-max-bytes': bodyLimitOf(operation),
    content: {
      'application/json': json,
      ...(operation.acceptsYaml === true ? { [yamlType]: { schema: json.schema } } : {}),
      ...(operation.takesUpload === true ? { 'multipart/form-data': upload } : {}),
    },
  }
}

function describeSuccess(operation: Operation, components: Json, answer: unknown): Json {
  const { status, description, isFile, isStream } = operation.success
  const headers: Json = { 'Request-Id': { description: 'The id of this request.', schema: { type: 'string' } } }
  const isResource = operation.kind === 'read' && !isPage(operation) && isFile !== true && isStream !== true
  if (isResource || operation.method === 'PATCH') {
    headers['ETag'] = { description: 'The version of the resource, for If-Match.', schema: { type: 'string' } }
  }
  if (operation.location !== undefined) {
    headers['Location'] = { description: 'The address of the created resource.', schema: { type: 'string' } }
  }
  if (operation.kind !== 'read' && operation.kind !== 'session') {
    headers['Idempotency-Cached'] = {
      description: 'Present if this is the response to an earlier request with the same key.',
      schema: { type: 'string', enum: ['true'] },
    }
  }
  return { [String(status)]: { description, headers, ...contentOf(operation, components, answer) } }
}

function contentOf({ success, acceptsYaml }: Operation, components: Json, answer: unknown): Json {
  const { body, isFile, isStream, mediaType = 'application/octet-stream' } = success
  if (isFile === true) return { content: { [mediaType]: { schema: { type: 'string', contentMediaType: mediaType } } } }
  if (isStream === true) return { content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (body === undefined) return {}
  const example = answer ?? exampleOfSchema(body, '')
  const schema = hoist(body, components)
  const yaml = acceptsYaml === true ? { [yamlType]: { schema } } : {}
  return { content: { 'application/json': { schema, example }, ...yaml } }
}

function isPage(operation: Operation): boolean {
  return 'items' in ((operation.success.body as TObject | undefined)?.properties ?? {})
}

function describeProblems(operation: Operation, problems: ProblemDefinitions): Json {
  const byStatus = new Map<number, string[]>()
  for (const code of new Set([...commonProblems(operation), ...operation.problems])) {
    const status = problems[code]?.status ?? 500
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [String(status), describeProblemStatus(codes, problems)]),
  )
}

function describeProblemStatus(codes: string[], problems: ProblemDefinitions): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code]?.en.title ?? ''}.`).join('\n\n'),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}
