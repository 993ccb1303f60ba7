import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { type FieldError, Problem } from '../../problems/index.ts'
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
    if (operation.takesUpload === true && request.isMultipart()) request.body = await receiveUpload(request, services.files)
    if (key !== undefined) request.idempotency = { key, fingerprint: fingerprintOf(request) }
    if (validateBody !== undefined) request.body = normaliseBody(request.body)
    const errors = validators.flatMap(([part, validate]) =>
      validate(part === 'params' ? request.params : request.query),
    )
    errors.push(...(validateBody?.(request.body) ?? []))
    if (errors.length > 0) throw new Problem('validation-failed', describe(errors), { errors })
    if (operation.body !== undefined) reportUnknownFields(operation.body, request, reply)
  }
}

/** A delete repeated is a delete done: only what makes or changes something is worth a key. */
function takesIdempotencyKey(operation: Operation): boolean {
  return operation.method === 'POST' || operation.method === 'PATCH'
}

const emptyQuery = { type: 'object', properties: {}, additionalProperties: false } as unknown as TSchema

function describe(errors: readonly FieldError[]): string {
  const [first] = errors
  const place = first === undefined || first.path === '' ? 'The body' : first.path
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  return `${place} ${first?.message ?? 'is not valid'}${others}.`
}

function reportUnknownFields(schema: TSchema, request: FastifyRequest, reply: FastifyReply): void {
  const unknown = findUnknownFields(schema, request.body)
  if (unknown.length === 0) return
  if (readPreferences(request.headers.prefer).isStrict) {
    throw new Problem('unknown-fields', `The body holds unknown fields: ${unknown.join(', ')}.`, {
      errors: unknown.map((path) => ({ path, message: 'is not known here' })),
    })
  }
  reply.header('ignored-fields', unknown.map((path) => encodeURI(path)).join(', '))
}
