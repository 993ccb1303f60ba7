import { type FieldError, message } from '../../../problems/index.ts'
import { escapePointer } from './validation.ts'
import { branchFor, type JsonSchema } from './unknown-fields.ts'

/**
 * Applies one rule for null, regardless of the schema of a member. On create, null for an optional member means that it
 * was left out. On patch, null clears a member that can be cleared, and is rejected for others. Nested objects are
 * always sent as a whole, so they follow the rule for create.
 */
export function applyNullRule(schema: unknown, value: unknown, isPatch: boolean): FieldError[] {
  const errors: FieldError[] = []
  visit(schema as JsonSchema, value, { path: '', isPatch, errors })
  return errors
}

interface Visit {
  readonly path: string
  readonly isPatch: boolean
  readonly errors: FieldError[]
}

function visit(schema: JsonSchema, value: unknown, place: Visit): void {
  const branch = branchFor(schema, value)
  if (branch === undefined || typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) {
    visitMembers(branch, value as Record<string, unknown>, place)
    return
  }
  // Validation rejects the whole list.
  if (branch.maxItems !== undefined && value.length > branch.maxItems) return
  for (const [index, item] of value.entries()) {
    visit(branch.items ?? {}, item, { ...place, path: `${place.path}/${index}`, isPatch: false })
  }
}

function visitMembers(schema: JsonSchema, value: Record<string, unknown>, { path, isPatch, errors }: Visit): void {
  const { properties = {} } = schema
  // Iterates over the value, which has fewer members than the schema.
  for (const name of Object.keys(value)) {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (member === undefined || typeof value[name] !== 'object') continue
    const place = `${path}/${escapePointer(name)}`
    if (value[name] !== null) visit(member, value[name], { path: place, isPatch: false, errors })
    else if (!allowsNull(member) && !isRequired(schema, name)) {
      Reflect.deleteProperty(value, name)
      if (isPatch) errors.push({ path: place, message: message('cannot be cleared: leave it out to keep its value') })
    }
  }
}

function isRequired({ required = [] }: JsonSchema, name: string): boolean {
  return required.includes(name)
}

function allowsNull({ type, anyOf }: JsonSchema): boolean {
  if (anyOf !== undefined) return anyOf.some(allowsNull)
  return type === undefined || [type].flat().includes('null')
}
