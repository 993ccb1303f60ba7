import { escapePointer } from './validation.ts'

/** As much of a schema as finding one's way through a value takes. */
export interface JsonSchema {
  readonly type?: string | string[]
  readonly required?: string[]
  readonly properties?: Record<string, JsonSchema>
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly maxItems?: number
  readonly anyOf?: JsonSchema[]
}

/** Enough to find a typo, little enough for a header. */
const reportedMax = 20

/** The JSON pointers of those members of a value that its schema does not name. */
export function findUnknownFields(schema: unknown, value: unknown): string[] {
  const found: string[] = []
  visit(schema as JsonSchema, value, '', (path) => found.push(path))
  return found.slice(0, reportedMax)
}

/** The same, and takes them out of the value, so that none is stored by accident. */
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
    // Most members are scalars that are known, and their paths are not needed: a body may have thousands.
    if (memberSchema !== undefined && !isContainer(member)) continue
    const memberPath = `${path}/${escapePointer(name)}`
    if (memberSchema === undefined) onUnknown(memberPath, value, name)
    else visit(memberSchema, member, memberPath, onUnknown)
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Of a schema with alternatives, the one that a value of this kind is meant for. */
export function branchFor(schema: JsonSchema, value: unknown): JsonSchema | undefined {
  if (schema.anyOf === undefined) return schema
  const kind = Array.isArray(value) ? 'array' : typeof value
  const candidates = schema.anyOf.filter((branch) => [branch.type].flat().includes(kind))
  // Between several object shapes, the one that knows most of the members.
  const known = (branch: JsonSchema): number =>
    Object.keys(value ?? {}).filter((name) => Object.hasOwn(branch.properties ?? {}, name)).length
  return candidates.sort((a, b) => known(b) - known(a))[0]
}
