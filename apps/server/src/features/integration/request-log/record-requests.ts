import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/clock.ts'
import { isTenantOperation } from '../../../platform/http/operations/operation.ts'
import { Upload } from '../../../platform/http/operations/uploads.ts'
import { actorOf } from '../../../platform/identity/principal.ts'
import { replaceUnstorable } from '../../../platform/text/normalise.ts'
import type { RequestRecorder } from './request-recorder.ts'
import type { NewRequest } from './request-log.queries.ts'
import { keptAsItIs, objectIdsOf, readBytesMax, redactBody, redactText, Visibility } from './request-log.rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The text of the response, for the log. */
    answerText: string | undefined
  }
}

/** Reading the log does not count as using a resource; otherwise searching for its requests would add to them. */
const readings: ReadonlySet<string> = new Set(['list-requests', 'get-request'])

/** Its reads are recorded one by one, so that the log shows each with its outcome. */
const batch = 'batch-reads'

/**
 * Records every request of a known caller to an operation of a tenant, after its response. An unknown caller (401) has
 * no tenant whose log could have it.
 */
export function recordRequests(app: FastifyInstance, recorder: RequestRecorder, clock: Clock): void {
  app.decorateRequest('answerText', undefined)
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (typeof payload === 'string') request.answerText = payload
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config
    if (
      operation !== undefined &&
      operation.id !== batch &&
      request.principal !== undefined &&
      isTenantOperation(operation)
    ) {
      const { tenantId } = request.principal.tenant
      recorder.record(tenantId, rowOf(request, reply, { operation: operation.id, tenantId, at: clock.now() }))
    }
    done()
  })
}

function rowOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, tenantId, at }: { operation: string; tenantId: string; at: Date },
): NewRequest {
  const [path = '', ...rest] = request.url.split('?')
  const query = rest.join('?')
  const body = bodyOf(request)
  const { answer, unchanged } = answerOf(request.answerText)
  if (request.principal === undefined) throw new Error('A request without a caller cannot be logged.')
  const visibility = new Visibility(request.principal.role)
  const kept = (part: unknown): string | null =>
    redactBody(part, (name, value) => {
      visibility.notice(name, value)
    })
  const [requestBody, responseBody] = [kept(body), unchanged ?? kept(answer)]
  return {
    requestId: request.id,
    at,
    operation,
    method: request.method,
    path: redactText(path).slice(0, 1_000),
    query: query === '' ? null : redactText(safelyDecoded(query)).slice(0, 2_000),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime),
    caller: actorOf(request.principal),
    idempotencyKey: request.idempotency?.key ?? null,
    isReplay: reply.getHeader('idempotency-cached') === 'true',
    problemCode: problemCodeOf(reply.statusCode, answer),
    requestBody,
    responseBody,
    visibleFrom: visibility.from,
    objectIds: readings.has(operation)
      ? []
      : objectIdsOf(tenantId, request.params, request.query, body, reply.statusCode < 400 ? answer : undefined),
  }
}

/** The parsed body. For an upload, the metadata of the file. */
function bodyOf({ body }: FastifyRequest): unknown {
  if (!(body instanceof Upload)) return body
  const { fileId, fileName, contentType, size, sha256 } = body
  return { fileId, fileName, contentType, size, sha256 }
}

interface Answer {
  /** The parsed response, or what is said of it. */
  readonly answer: unknown
  /** What is stored of it, if it has nothing to hide. */
  readonly unchanged?: string | undefined
}

/** The response, if it is JSON and not too long to inspect. */
function answerOf(text: string | undefined): Answer {
  if (text === undefined || text === '') return { answer: undefined }
  const described = { answer: `[an answer of ${text.length} characters]` }
  if (text.length > readBytesMax) return described
  const unchanged = keptAsItIs(text)
  // A page says nothing of itself that the log needs: its items are not what was asked for.
  if (unchanged !== undefined && text.startsWith('{"meta":')) return { answer: undefined, unchanged }
  try {
    return { answer: JSON.parse(text) as unknown, unchanged }
  } catch {
    return described
  }
}

function problemCodeOf(status: number, answer: unknown): string | null {
  if (status < 400 || typeof answer !== 'object' || answer === null || !('code' in answer)) return null
  return typeof answer.code === 'string' ? answer.code : null
}

/**
 * A CPR number must be recognised even if it is percent-encoded. What PostgreSQL cannot store is replaced: the entry would
 * be lost, together with all that are written with it.
 */
function safelyDecoded(query: string): string {
  try {
    return replaceUnstorable(decodeURIComponent(query))
  } catch {
    return query
  }
}
