import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { type FieldError, Problem, validationFailed } from '../../problems/index.ts'
import { fingerprintOf, readIdempotencyKey } from '../idempotency/idempotency-key.ts'
import { type Operation, paramsOf } from './operation.ts'
import { readPreferences } from './preferences.ts'
import type { Handler, Services } from './register-operation.ts'
import { normaliseBody } from './request-text.ts'
import { findUnknownFields } from './unknown-fields.ts'
import { receiveUpload } from './uploads.ts'
import { compileSchema, type RequestPart } from './validation.ts'

/** Checks path, query and body, reports all that is wrong at once, and names the fields nobody reads. */
export function prepareInput(services: Services, operation: Operation): Handler {
  const validators: [RequestPart, (value: unknown) => FieldError[]][] = [
    ['params', compileSchema(paramsOf(operation), 'params')],
    ['querystring', compileSchema(operation.query ?? emptyQuery, 'querystring')],
  ]
  const validateBody = operation.body === undefined ? undefined : compileSchema(operation.body, 'body')
  return async (request, reply) => {
    const key = takesIdempotencyKey(operation) ? readIdempotencyKey(request.raw) : undefined
    const errors = validators.flatMap(([part, validate]) =>
      validate(part === 'params' ? request.params : request.query),
    )
    if (validateBody !== undefined && request.isMultipart()) {
      // Nothing is taken in for a request that is refused anyway.
      if (errors.length > 0) throw validationFailed(errors)
      await prepareUpload(services, operation, { request, reply, key })
      return
    }
    if (key !== undefined) request.idempotency = { key, fingerprint: fingerprintOf(request) }
    if (validateBody !== undefined) request.body = normaliseBody(request.body)
    errors.push(...(validateBody?.(request.body) ?? []))
    if (errors.length > 0) throw validationFailed(errors)
    if (operation.body !== undefined) reportUnknownFields(findUnknownFields(operation.body, request.body), request, reply)
  }
}

async function prepareUpload(
  services: Services,
  operation: Operation,
  { request, reply, key }: { request: FastifyRequest; reply: FastifyReply; key: string | undefined },
): Promise<void> {
  if (operation.takesUpload !== true) {
    throw new Problem('unsupported-media-type', 'Send the body as application/json.')
  }
  const { body, identity, unknownFields } = await receiveUpload(request, services.files)
  request.body = body
  if (key !== undefined) request.idempotency = { key, fingerprint: fingerprintOf({ method: request.method, url: request.url, body: identity }) }
  reportUnknownFields(unknownFields, request, reply)
}

/** A delete repeated is a delete done: only what makes or changes something is worth a key. */
function takesIdempotencyKey(operation: Operation): boolean {
  return operation.method === 'POST' || operation.method === 'PATCH'
}

const emptyQuery = { type: 'object', properties: {}, additionalProperties: false } as unknown as TSchema

function reportUnknownFields(unknown: readonly string[], request: FastifyRequest, reply: FastifyReply): void {
  if (unknown.length === 0) return
  if (readPreferences(request.headers.prefer).isStrict) {
    throw new Problem('unknown-fields', `The body holds unknown fields: ${unknown.join(', ')}.`, {
      errors: unknown.map((path) => ({ path, message: 'is not known here' })),
    })
  }
  reply.header('ignored-fields', unknown.map((path) => encodeURI(path)).join(', '))
}
