import { parseLocalDate } from '../../../platform/clock/timestamps.ts'
import { Text } from '../../../platform/http/schemas/schemas.ts'
import { findUnknownFields } from '../../../platform/http/operations/unknown-fields.ts'
import { compileSchema, escapePointer } from '../../../platform/http/operations/validation.ts'
import { Address } from '../../../platform/http/schemas/wire-parts.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { FieldError, Message } from '../../../problems/index.ts'
import type { PropertyDefinition } from './property-types.queries.ts'
import type { PropertyTypeInput, PropertyValueType } from './property-types.schemas.ts'
import { message } from './property-types.problems.ts'

/** A message names the options, but not hundreds of them. */
const optionsNamedMax = 10

/** What is wrong with the options of a new property type: a dropdown needs them, nothing else may have them. */
export function optionErrors({ type, options }: Pick<PropertyTypeInput, 'type' | 'options'>): FieldError[] {
  const given = options ?? null
  if (type !== 'dropdown')
    return given === null ? [] : [{ path: '/options', message: message('belongs to dropdowns only') }]
  if (given === null) return [{ path: '/options', message: message('is required for a dropdown') }]
  return given.flatMap((option, index) =>
    given.indexOf(option) === index
      ? []
      : [{ path: `/options/${String(index)}`, message: message('is listed more than once') }],
  )
}

/** The properties of one thing, and where they stand in the body. */
export interface GivenProperties {
  readonly path: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** A file that a property names; whether it exists, only the database knows. */
export interface NamedFile {
  readonly path: string
  readonly fileId: string
}

/** What is wrong with properties as far as their types tell, and the files they name. */
export function checkProperties(
  given: readonly GivenProperties[],
  definitions: readonly PropertyDefinition[],
): { errors: FieldError[]; files: NamedFile[] } {
  const byHandle = new Map(definitions.map((definition) => [definition.handle, definition]))
  const errors: FieldError[] = []
  const files: NamedFile[] = []
  for (const { path, properties } of given) {
    for (const [handle, value] of Object.entries(properties)) {
      const at = `${path}/${escapePointer(handle)}`
      const definition = byHandle.get(handle)
      const found = definition === undefined ? [undefinedProperty] : valueErrors(definition, value)
      errors.push(...found.map((error) => ({ path: at + error.path, message: error.message })))
      if (definition?.type === 'file' && found.length === 0 && value !== null) {
        files.push({ path: at, fileId: (value as string).toLowerCase() })
      }
    }
  }
  return { errors, files }
}

const undefinedProperty: FieldError = { path: '', message: message('names no property type defined for this entity') }

/** The properties of a thing with the given ones laid over them, handle by handle; null takes a value away. */
export function layProperties(
  properties: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...properties, ...given }).filter(([, value]) => value !== null))
}

/** What is wrong with one value; paths start at the value. */
function valueErrors(definition: PropertyDefinition, value: unknown): FieldError[] {
  return value === null ? [] : checks[definition.type](value, definition.options ?? [])
}

type Check = (value: unknown, options: readonly string[]) => FieldError[]

const checks: Readonly<Record<PropertyValueType, Check>> = {
  checkbox: (value) => errorUnless(typeof value === 'boolean', message('must be {0}', message('a boolean'))),
  date: (value) => errorUnless(isDate(value), message('must be a date such as 2024-05-01')),
  dropdown: (value, options) =>
    errorUnless(options.includes(value as string), message('must be one of {0}', named(options))),
  text: (value) => textErrors(value),
  number: (value) => errorUnless(Number.isFinite(value), message('must be {0}', message('a number'))),
  file: (value) => errorUnless(typeof value === 'string' && isUuid(value), message('must be the UUID of a file')),
  address: (value) => [
    ...addressErrors(value),
    ...findUnknownFields(Address, value).map((path) => ({ path, message: message('is not a known field') })),
  ],
  money: (value) =>
    errorUnless(Number.isSafeInteger(value), message('must be an integer in the minor unit of the currency')),
}

const textErrors = compileSchema(Text(5_000), 'body')
const addressErrors = compileSchema(Address, 'body')

function errorUnless(isFine: boolean, message: Message): FieldError[] {
  return isFine ? [] : [{ path: '', message }]
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && parseLocalDate(value, 'UTC') === value
}

function named(options: readonly string[]): string {
  const more = options.length > optionsNamedMax ? ' …' : ''
  return options.slice(0, optionsNamedMax).join(', ') + more
}
