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

/** The most options that a message lists. */
const optionsListedMax = 10

/** The errors of the options: a dropdown must have them, no other type may. */
export function optionErrors({ type, options }: Pick<PropertyTypeInput, 'type' | 'options'>): FieldError[] {
  const given = options ?? null
  if (type !== 'dropdown')
    return given === null ? [] : [{ path: '/options', message: message('is only allowed for a dropdown') }]
  if (given === null) return [{ path: '/options', message: message('is required for a dropdown') }]
  return given.flatMap((option, index) =>
    given.indexOf(option) === index
      ? []
      : [{ path: `/options/${String(index)}`, message: message('is listed more than once') }],
  )
}

/** The properties of one record, and their path in the body. */
export interface GivenProperties {
  readonly path: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** A file in a property. Whether it exists is checked separately. */
export interface PropertyFile {
  readonly path: string
  readonly fileId: string
}

/** The errors of properties according to their types, and the files to check. */
export function checkProperties(
  given: readonly GivenProperties[],
  definitions: readonly PropertyDefinition[],
): { errors: FieldError[]; files: PropertyFile[] } {
  const byHandle = new Map(definitions.map((definition) => [definition.handle, definition]))
  const errors: FieldError[] = []
  const files: PropertyFile[] = []
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

const undefinedProperty: FieldError = { path: '', message: message('does not match any property type for this entity') }

/** Merges the given properties into the existing ones; null removes a value. */
export function mergeProperties(
  properties: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...properties, ...given }).filter(([, value]) => value !== null))
}

/** The errors of one value, with paths relative to it. */
function valueErrors(definition: PropertyDefinition, value: unknown): FieldError[] {
  return value === null ? [] : checks[definition.type](value, definition.options ?? [])
}

type Check = (value: unknown, options: readonly string[]) => FieldError[]

const checks: Readonly<Record<PropertyValueType, Check>> = {
  checkbox: (value) => errorUnless(typeof value === 'boolean', message('must be {0}', message('a boolean'))),
  date: (value) => errorUnless(isDate(value), message('must be a date such as 2024-05-01')),
  dropdown: (value, options) =>
    errorUnless(options.includes(value as string), message('must be one of {0}', listed(options))),
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

function errorUnless(isValid: boolean, message: Message): FieldError[] {
  return isValid ? [] : [{ path: '', message }]
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && parseLocalDate(value, 'UTC') === value
}

function listed(options: readonly string[]): string {
  const ellipsis = options.length > optionsListedMax ? ' …' : ''
  return options.slice(0, optionsListedMax).join(', ') + ellipsis
}
