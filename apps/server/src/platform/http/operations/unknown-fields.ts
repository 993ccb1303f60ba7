import { escapePointer } from './validation.ts'

/** The parts of a schema needed to walk a value. */
export interface JsonSchema {
  readonly type?: string | string[]
  readonly required?: string[]
  readonly properties?: Record<string, JsonSchema>
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly maxItems?: number
  readonly anyOf?: JsonSchema[]
}

/** Enough to find a typo, and short enough for a header. */
const reportedMax = 20

/** The JSON pointers of members that the schema does not have. */
export function findUnknownFields(schema: unknown, value: unknown): string[] {
  const found: string[] = []
  visit(schema as JsonSchema, value, '', (path) => found.push(path))
  return found.slice(0, reportedMax)
}

/** The same, and removes them from the value, so that none is stored by accident. */
export function takeUnknownFields(schema: unknown, value: unknown): string[] {
  const found: string[] = []
  visit(schema as JsonSchema, value, '', (path, owner, name) => {
    found.push(path)
    Reflect.deleteProperty(owner, name)
  })
  return found.slice(0, reportedMax)
}

type OnUnknown = (path: string, owner: object, name: string) => void

function visit(schema: JsonSchema, value: unknown, path: string, onUnknown: OnUnknown): void {
  const branch = branchFor(schema, value)
  if (branch === undefined) return
  if (Array.isArray(value)) {
    const { items } = branch
    if (items === undefined) return
    value.forEach((item, index) => {
      visit(items, item, `${path}/${index}`, onUnknown)
    })
    return
  }
  if (!isContainer(value) || branch.properties === undefined) return
  for (const [name, member] of Object.entries(value)) {
    const memberSchema = Object.hasOwn(branch.properties, name) ? branch.properties[name] : undefined
    // Most members are known scalars, whose paths are not needed: a body may have thousands.
    if (memberSchema !== undefined && !isContainer(member)) continue
    const memberPath = `${path}/${escapePointer(name)}`
    if (memberSchema === undefined) onUnknown(memberPath, value, name)
    else visit(memberSchema, member, memberPath, onUnknown)
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The alternative of a schema that matches a value of this type. */
export function branchFor(schema: JsonSchema, value: unknown): JsonSchema | undefined {
  if (schema.anyOf === undefined) return schema
  const kind = Array.isArray(value) ? 'array' : typeof value
  const candidates = schema.anyOf.filter((branch) => [branch.type].flat().includes(kind))
  // Of several object schemas, the one that knows most members.
  const known = (branch: JsonSchema): number =>
    Object.keys(value ?? {}).filter((name) => Object.hasOwn(branch.properties ?? {}, name)).length
  return candidates.sort((a, b) => known(b) - known(a))[0]
}
