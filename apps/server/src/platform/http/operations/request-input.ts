import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { type FieldError, problem, message, validationFailed } from '../../../problems/index.ts'
import { type FingerprintedRequest, fingerprintOf, readIdempotencyKey } from '../../commands/idempotency-key.ts'
import { type Operation, paramsOf } from './operation.ts'
import { readPreferences } from './preferences.ts'
import type { Handler, Services } from '../server/services.ts'
import { applyNullRule } from './null-members.ts'
import { exactNamesOf, normaliseInput } from './request-text.ts'
import { takeUnknownFields } from './unknown-fields.ts'
import { receiveUpload } from './uploads.ts'
import { compileSchema, type RequestPart } from './validation.ts'

/** Validates path, query and body, reports all errors at once, and lists unknown fields. */
export function prepareInput(services: Services, operation: Operation): Handler {
  const paramsSchema = paramsOf(operation)
  const querySchema = operation.query ?? emptyQuery
  const validators: [RequestPart, (value: unknown) => FieldError[]][] = [
    ['params', compileSchema(paramsSchema, 'params')],
    ['querystring', compileSchema(querySchema, 'querystring')],
  ]
  const absentBody = operation.isBodyOptional === true ? {} : undefined
  const exact = { params: exactNamesOf(paramsSchema), query: exactNamesOf(querySchema) }
  const validateBody = operation.body === undefined ? undefined : compileSchema(operation.body, 'body')
  return async (request, reply) => {
    const key = takesIdempotencyKey(operation) ? readIdempotencyKey(request.raw) : undefined
    request.params = normaliseInput(request.params, exact.params)
    request.query = normaliseInput(request.query, exact.query)
    const errors = validators.flatMap(([part, validate]) =>
      validate(part === 'params' ? request.params : request.query),
    )
    if (validateBody !== undefined && request.isMultipart()) {
      // Store nothing for a request that is rejected anyway.
      if (errors.length > 0) throw validationFailed(errors)
      await prepareUpload(services, operation, { request, reply, key })
      return
    }
    if (key !== undefined) request.idempotency = { key, fingerprint: fingerprintOf(identityOf(operation, request)) }
    if (operation.body !== undefined) {
      request.body = normaliseInput(request.body ?? absentBody)
      errors.push(...applyNullRule(operation.body, request.body, operation.method === 'PATCH'))
    }
    errors.push(...(validateBody?.(request.body) ?? []))
    if (errors.length > 0) throw validationFailed(errors)
    if (operation.body !== undefined)
      reportUnknownFields(takeUnknownFields(operation.body, request.body), request, reply)
  }
}

async function prepareUpload(
  services: Services,
  operation: Operation,
  { request, reply, key }: { request: FastifyRequest; reply: FastifyReply; key: string | undefined },
): Promise<void> {
  if (operation.takesUpload !== true) {
    throw problem('unsupported-media-type', message('Send the body as application/json.'))
  }
  const { body, identity, unknownFields } = await receiveUpload(request, services.files, operation)
  request.body = body
  if (key !== undefined)
    request.idempotency = {
      key,
      fingerprint: fingerprintOf({ method: request.method, url: request.url, body: identity }),
    }
  reportUnknownFields(unknownFields, request, reply)
}

function takesIdempotencyKey(operation: Operation): boolean {
  return operation.kind === 'write' || operation.kind === 'grouped'
}

/**
 * What identifies a request with a key. If the response has a secret, the caller is part of it, so that nobody else
 * gets the replay.
 */
function identityOf(operation: Operation, { method, url, body, principal }: FastifyRequest): FingerprintedRequest {
  return { method, url, body, ...(operation.answersSecret === true ? { callerId: principal?.id } : {}) }
}

const emptyQuery = { type: 'object', properties: {}, additionalProperties: false } as unknown as TSchema

/** A member name may be as long as the body, but not its pointer in a message. */
const pointerLengthMax = 100
const headerLengthMax = 2_000

function reportUnknownFields(paths: readonly string[], request: FastifyRequest, reply: FastifyReply): void {
  if (paths.length === 0) return
  const unknown = paths.map(shorten)
  if (readPreferences(request.headers.prefer).isStrict) {
    throw problem('unknown-fields', message('The body has unknown fields: {0}.', unknown.join(', ')), {
      errors: unknown.map((path) => ({ path, message: message('is not a known field') })),
    })
  }
  reply.header('ignored-fields', headerOf(unknown))
}

function shorten(path: string): string {
  const characters = Array.from(path)
  return characters.length <= pointerLengthMax ? path : `${characters.slice(0, pointerLengthMax - 1).join('')}…`
}

/** The pointers as a header value. Commas within a pointer are encoded, since commas separate them. */
function headerOf(paths: readonly string[]): string {
  let header = ''
  for (const path of paths) {
    const word = encodeURI(path).replaceAll(',', '%2C')
    if (header.length + word.length > headerLengthMax) break
    header += header === '' ? word : `, ${word}`
  }
  return header
}
