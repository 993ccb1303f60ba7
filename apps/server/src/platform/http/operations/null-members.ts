import { type FieldError, message } from '../../../problems/index.ts'
import { escapePointer } from './validation.ts'
import { branchFor, type JsonSchema } from './unknown-fields.ts'

/**
 * One rule for null, whatever the schema of a member says: where something is made, null for a member that may be left
 * out means that it was left out; where something is changed, null clears what can be cleared and is refused for the
 * rest. What lies within a member is given as a whole, also by a change, and follows the first half.
 */
export function settleNulls(schema: unknown, value: unknown, isPatch: boolean): FieldError[] {
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
  // Validation refuses the list whole: there is nothing to settle in it.
  if (branch.maxItems !== undefined && value.length > branch.maxItems) return
  for (const [index, item] of value.entries()) {
    visit(branch.items ?? {}, item, { ...place, path: `${place.path}/${index}`, isPatch: false })
  }
}

function visitMembers(schema: JsonSchema, value: Record<string, unknown>, { path, isPatch, errors }: Visit): void {
  const { properties = {} } = schema
  // Of what is there, which is less than what there could be.
  for (const name of Object.keys(value)) {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (member === undefined || typeof value[name] !== 'object') continue
    const place = `${path}/${escapePointer(name)}`
    if (value[name] !== null) visit(member, value[name], { path: place, isPatch: false, errors })
    else if (!takesNull(member) && !isRequired(schema, name)) {
      Reflect.deleteProperty(value, name)
      if (isPatch) errors.push({ path: place, message: message('cannot be cleared: leave it out to keep its value') })
    }
  }
}

function isRequired({ required = [] }: JsonSchema, name: string): boolean {
  return required.includes(name)
}

function takesNull({ type, anyOf }: JsonSchema): boolean {
  if (anyOf !== undefined) return anyOf.some(takesNull)
  return type === undefined || [type].flat().includes('null')
}
