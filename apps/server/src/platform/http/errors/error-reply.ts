import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { constraintOf } from '../../database/distribution/constraint-of.ts'
import pg from 'pg'
import { errorsIn, inLanguage, problem, Problem, type Message, message } from '../../../problems/index.ts'
import { sqlStateOf } from '../../database/database.ts'
import { totalTooLarge } from '../../money/exact-sum.ts'
import { answerIn } from './language.ts'

/** Database constraints that a caller can violate, and the problem to return for each. */
export type ConstraintProblems = Readonly<Record<string, () => Problem>>

/** Errors of Fastify and its parsers, by code. */
const parserProblems: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    problem('unsupported-media-type', message('Send the body as application/json.')),
  FST_ERR_CTP_EMPTY_TYPE: () => problem('unsupported-media-type', message('Send the body as application/json.')),
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('body-too-large', message('The body is too large for this endpoint.')),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    problem('bad-request', message('The Content-Length does not match the body.')),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => problem('malformed-json', message('The body is empty; send a JSON value.')),
  FST_ERR_BAD_URL: () => problem('bad-request', message('The address has an invalid percent-encoding.')),
  FST_REQ_FILE_TOO_LARGE: () => problem('body-too-large', message('A file can be at most {0} MiB.', 25)),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    problem('unsupported-media-type', message('Send the upload as multipart/form-data.')),
}

/** SQL states that mean the request may be retried. The work was rolled back. */
const passingStates = new Set(['57014', '55P03', '40001', '40P01', '57P01', '57P02', '57P03', '25P03'])
const passingNodeCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const passingMessages =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|after calling end on the pool/i

/** Error codes of a full disk in the file store. */
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT'])

/** Whether an error means that a disk, memory or connections have run out (class 53 of PostgreSQL). */
export function isShortage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return (error.code ?? '').startsWith('53')
  return isFullDisk(error)
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && fullDiskCodes.has((error as NodeJS.ErrnoException).code ?? '')
}

/** Whether the same request may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (isShortage(error)) return true
  if (error instanceof pg.DatabaseError)
    return passingStates.has(error.code ?? '') || (error.code ?? '').startsWith('08')
  if (!(error instanceof Error)) return false
  return isWithoutServer(error) || passingMessages.test(error.message)
}

function isWithoutServer({ code = '', syscall }: NodeJS.ErrnoException): boolean {
  // The socket file of a server that is down, or whose queue of new connections is full.
  return passingNodeCodes.has(code) || (syscall === 'connect' && (code === 'ENOENT' || code === 'EAGAIN'))
}

/** The SQL state of a sum that exceeds bigint. */
const numberOutOfRange = '22003'

/** The problem an error represents, or undefined if it is a bug. */
export function problemFor(error: unknown, constraints: ConstraintProblems): Problem | undefined {
  if (error instanceof Problem) return error
  const constraint = error instanceof pg.DatabaseError ? constraintOf(error) : undefined
  if (constraint !== undefined) return constraints[constraint]?.()
  if (sqlStateOf(error) === numberOutOfRange) return totalTooLarge()
  if (isFullDisk(error)) return unavailable(message('The file store is full. Try again later.'), shortageRetrySeconds)
  if (isShortage(error))
    return unavailable(message('The database has run out of resources. Try again later.'), shortageRetrySeconds)
  if (isPassing(error)) return unavailable(message('The database is not available right now. Try again shortly.'), 1)
  return parserProblems[(error as FastifyError | undefined)?.code ?? '']?.()
}

/** A shortage lasts until an operator frees resources. */
const shortageRetrySeconds = 30

/** The problem that the service is temporarily unavailable, with the time to wait before a retry. */
export function unavailable(detail: Message, retryAfterSeconds: number): Problem {
  return problem('unavailable', detail, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

/**
 * Sends a problem as RFC 9457, in the caller's preferred language. `message` repeats `detail` because the contract
 * requires it.
 */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, answer: Problem): FastifyReply {
  const { code, status, definition } = answer
  const { errors, extensions, headers } = answer.options
  const language = answerIn(request, reply)
  const detail = inLanguage(answer.detail, language)
  return reply
    .code(status)
    .headers(headers ?? {})
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      type: `/problems/${code}`,
      title: definition[language].title,
      status,
      detail,
      instance: `/requests/${request.id}`,
      message: detail,
      code,
      ...(errors && { errors: errorsIn(errors, language) }),
      ...extensions,
      requestId: request.id,
    })
}
