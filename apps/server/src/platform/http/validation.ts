import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { type FieldError } from '../../problems/index.ts'
import { parseTimestamp } from '../clock/timestamps.ts'
import { isUuid } from '../ids.ts'

/** Bodies are taken as they are: "5", true and [7] are no integers. */
const bodyAjv = newAjv({ useDefaults: false })
/** Queries and paths are text by nature: `readParameters` has taken "5" for the integer it spells before this looks. */
const parameterAjv = newAjv({ useDefaults: true })

function newAjv(options: { useDefaults: boolean }): Ajv {
  const ajv = new Ajv({
    ...options,
    coerceTypes: false,
    // Safe here: every string, array and body has a limit of its own.
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    removeAdditional: false,
    // Values are never quoted back: they may be personal data.
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
 * Compiles one part of a request; the function answers all that is wrong with a value. The first value that comes pays
 * for it: hundreds of schemas would delay the start and fill the memory of a service that uses a few of them.
 */
export function compileSchema(schema: TSchema, part: RequestPart): (value: unknown) => FieldError[] {
  let compiled: ValidateFunction | undefined
  return (value) => {
    const validate = (compiled ??= (part === 'body' ? bodyAjv : parameterAjv).compile(schema))
    if (part !== 'body') readParameters(schema, value as Record<string, unknown>)
    return validate(value) ? [] : fieldErrors(validate.errors ?? [])
  }
}

/** Numbers as people write them. Ajv would also take 0x10 for 16, and Infinity past every limit. */
const plainNumber = /^-?\d{1,15}(\.\d{1,15})?$/

/** Puts the numbers and booleans that parameters spell in their place; what spells none is left for the schema to refuse. */
function readParameters(schema: TSchema, parameters: Record<string, unknown>): void {
  const { properties = {} } = schema as { properties?: Record<string, { type?: unknown }> }
  for (const [name, { type }] of Object.entries(properties)) {
    const text = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (typeof text !== 'string') continue
    if ((type === 'integer' || type === 'number') && plainNumber.test(text)) parameters[name] = Number(text)
    if (type === 'boolean' && (text === 'true' || text === 'false')) parameters[name] = text === 'true'
  }
}

function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const seen = new Set<string>()
  return errors
    .map((error) => ({ path: pathOf(error), message: messageOf(error) }))
    .filter(({ path, message }) => {
      const key = `${path} ${message}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, 100)
}

function pathOf(error: ErrorObject): string {
  const params = error.params as { missingProperty?: string; additionalProperty?: string }
  const member = params.missingProperty ?? params.additionalProperty
  return member === undefined ? error.instancePath : `${error.instancePath}/${escapePointer(member)}`
}

/** Writes a member name as a step of a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

const formatNames: Record<string, string> = {
  uuid: 'must be a UUID',
  email: 'must be an e-mail address',
  date: 'must be a date such as 2024-05-01',
  uri: 'must be an absolute URL',
  timestamp: 'must be a timestamp such as 2024-05-01 00:00:00.000+01, an ISO 8601 date-time with offset, or a date',
}

const messages: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known here',
  type: (params) => `must be ${listOf([params['type']].flat().map(withArticle))}`,
  enum: (params) => `must be one of ${listOf((params['allowedValues'] as unknown[]).map(String))}`,
  format: (params) => formatNames[String(params['format'])] ?? `must be a ${String(params['format'])}`,
  minLength: (params) =>
    params['limit'] === 1 ? 'must not be empty' : `must have at least ${String(params['limit'])} characters`,
  maxLength: (params) => `must have at most ${String(params['limit'])} characters`,
  minItems: (params) => `must have at least ${String(params['limit'])} items`,
  maxItems: (params) => `must have at most ${String(params['limit'])} items`,
  minimum: (params) => `must be at least ${String(params['limit'])}`,
  maximum: (params) => `must be at most ${String(params['limit'])}`,
  exclusiveMinimum: (params) => `must be more than ${String(params['limit'])}`,
  pattern: () => 'does not have the expected form',
}

function messageOf(error: ErrorObject): string {
  const write = messages[error.keyword]
  return write === undefined ? (error.message ?? 'is not valid') : write(error.params)
}

function withArticle(type: unknown): string {
  if (type === 'null') return 'null'
  return /^[aeiou]/.test(String(type)) ? `an ${String(type)}` : `a ${String(type)}`
}

function listOf(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}
