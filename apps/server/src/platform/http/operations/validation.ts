import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import {
  chain,
  type FieldError,
  inLanguage,
  message,
  type Message,
  type MessageValue,
} from '../../../problems/index.ts'
import { parseTimestamp } from '../../clock/timestamps.ts'
import { isUuid } from '../../ids.ts'
import { formOf } from '../schemas/form.ts'

/** Bodies are not coerced: "5", true and [7] are not integers. */
const bodyAjv = newAjv({ useDefaults: false })
/** Queries and paths are text: `readParameters` has already converted "5" to an integer. */
const parameterAjv = newAjv({ useDefaults: true })

function newAjv(options: { useDefaults: boolean }): Ajv {
  const ajv = new Ajv({
    ...options,
    coerceTypes: false,
    // Safe, because every string, array and body has a limit.
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    removeAdditional: false,
    // Values are never quoted in errors: they may be personal data.
    verbose: false,
  })
  addFormats(ajv, ['email', 'date', 'date-time', 'uri'])
  ajv.addFormat('uuid', isUuid)
  ajv.addFormat('timestamp', (text) => parseTimestamp(text, 'UTC') !== undefined)
  ajv.addFormat('binary', true)
  ajv.addKeyword('example')
  return ajv
}

export type RequestPart = 'body' | 'querystring' | 'params'

/**
 * Compiles the schema of one part of a request into a function that returns all errors of a value. Compilation waits
 * for the first value: hundreds of schemas would slow down the start and use memory for operations that are never
 * called.
 */
export function compileSchema(schema: TSchema, part: RequestPart): (value: unknown) => FieldError[] {
  let compiled: ValidateFunction | undefined
  return (value) => {
    const validate = (compiled ??= (part === 'body' ? bodyAjv : parameterAjv).compile(schema))
    if (part !== 'body') readParameters(schema, value as Record<string, unknown>)
    return validate(value) ? [] : fieldErrors(validate.errors ?? [])
  }
}

/** Plain decimal numbers. Ajv would also accept 0x10 as 16, and Infinity. */
const plainNumber = /^-?\d{1,16}(\.\d{1,15})?$/

/** Converts parameters to numbers, booleans and lists, which a parameter that is sent once is too. Text that is neither is left for the schema to reject. */
function readParameters(schema: TSchema, parameters: Record<string, unknown>): void {
  const { properties = {} } = schema as { properties?: Record<string, { type?: unknown }> }
  for (const [name, { type }] of Object.entries(properties)) {
    const text = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (typeof text !== 'string') continue
    if ((type === 'integer' || type === 'number') && plainNumber.test(text)) parameters[name] = Number(text)
    if (type === 'array') parameters[name] = [text]
    if (type === 'boolean' && (text === 'true' || text === 'false')) parameters[name] = text === 'true'
  }
}

const errorsMax = 100

/** At most a hundred distinct errors: a long list of invalid items has one per item. */
function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errors) {
    const fieldError = { path: pathOf(error), message: messageOf(error) }
    const key = `${fieldError.path} ${inLanguage(fieldError.message, 'en')}`
    if (!found.has(key)) found.set(key, fieldError)
    if (found.size === errorsMax) break
  }
  return [...found.values()]
}

function pathOf(error: ErrorObject): string {
  const params = error.params as { missingProperty?: string; additionalProperty?: string }
  const member = params.missingProperty ?? params.additionalProperty
  return member === undefined ? error.instancePath : `${error.instancePath}/${escapePointer(member)}`
}

/** Escapes a member name for a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The error message of each string format, with an example if the name is not enough. */
export const formats: Readonly<Record<string, Message>> = {
  uuid: message('must be a UUID'),
  email: message('must be an e-mail address'),
  date: message('must be a date such as 2024-05-01'),
  uri: message('must be an absolute URL such as https://example.com'),
  'date-time': message('must be a date-time such as 2024-04-30T23:00:00.000Z'),
  timestamp: message(
    'must be a timestamp such as 2024-05-01 00:00:00.000+01, an ISO 8601 date-time with offset, or a date',
  ),
}

const types: Readonly<Record<string, Message>> = {
  string: message('a string'),
  number: message('a number'),
  integer: message('an integer'),
  boolean: message('a boolean'),
  array: message('an array'),
  object: message('an object'),
}

const messages: Record<string, (params: Record<string, unknown>) => Message> = {
  required: () => message('is required'),
  additionalProperties: () => message('is not a known field'),
  type: (params) =>
    message('must be {0}', listOf([params['type']].flat().map((type) => types[String(type)] ?? String(type)))),
  enum: (params) => message('must be one of {0}', listOf((params['allowedValues'] as unknown[]).map(String))),
  format: (params) => formats[String(params['format'])] ?? message('is not valid'),
  minLength: (params) =>
    params['limit'] === 1
      ? message('must not be empty')
      : message('must have at least {0} characters', limitOf(params)),
  maxLength: (params) => message('must have at most {0} characters', limitOf(params)),
  minItems: (params) =>
    params['limit'] === 1 ? message('must not be empty') : message('must have at least {0} items', limitOf(params)),
  maxItems: (params) => message('must have at most {0} items', limitOf(params)),
  maxProperties: (params) => message('must have at most {0} members', limitOf(params)),
  minimum: (params) => message('must be at least {0}', limitOf(params)),
  maximum: (params) => message('must be at most {0}', limitOf(params)),
  exclusiveMinimum: (params) => message('must be more than {0}', limitOf(params)),
  pattern: (params) => formOf(String(params['pattern'])) ?? message('is not valid'),
}

function messageOf(error: ErrorObject): Message {
  return messages[error.keyword]?.(error.params) ?? message('is not valid')
}

function limitOf(params: Record<string, unknown>): string {
  return String(params['limit'])
}

function listOf(words: readonly MessageValue[]): MessageValue {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : message('{0} or {1}', chain('{0}, {1}', words.slice(0, -1)), last)
}
