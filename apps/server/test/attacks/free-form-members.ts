import type { TSchema } from 'typebox'
import type { Operation } from '../../src/platform/http/operations/operation.ts'

/** What a free-form member takes: any JSON, an object of anything, or an object of texts. */
export type FreeForm = 'anything' | 'object' | 'texts'

export interface FreeFormMember {
  readonly operation: Operation
  /** The names on the way from the body to the member. */
  readonly path: readonly string[]
  readonly takes: FreeForm
}

interface JsonSchema {
  readonly type?: unknown
  readonly const?: unknown
  readonly enum?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
  readonly $ref?: string
}

/** Every member of the body of an operation whose shape the operation does not declare, however deep. */
export function freeFormMembersOf(operation: Operation): FreeFormMember[] {
  if (operation.body === undefined) return []
  return [...membersOf(operation.body)].map((found) => ({ operation, ...found }))
}

type Found = Omit<FreeFormMember, 'operation'>

function* membersOf(schema: TSchema | JsonSchema, path: readonly string[] = []): Generator<Found> {
  const { $ref, anyOf, allOf, oneOf, items, properties = {}, ...rest } = schema as JsonSchema
  if ($ref !== undefined) throw new Error(`Teach free-form-members.ts to follow references: ${$ref}.`)
  const alternatives = anyOf ?? allOf ?? oneOf
  if (alternatives !== undefined) {
    for (const alternative of alternatives) yield* membersOf(alternative, path)
    return
  }
  if (items !== undefined) yield* membersOf(items, [...path, '0'])
  for (const [name, member] of Object.entries(properties)) yield* membersOf(member, [...path, name])
  const takes = freedomOf({ ...rest, properties }, items !== undefined)
  if (takes !== undefined) yield { path, takes }
}

function freedomOf(schema: JsonSchema, hasItems: boolean): FreeForm | undefined {
  if (schema.type === 'object') return freedomOfObject(schema)
  if (schema.type === 'array') return hasItems ? undefined : 'anything'
  return schema.type === undefined && schema.const === undefined && schema.enum === undefined ? 'anything' : undefined
}

function freedomOfObject(schema: JsonSchema): FreeForm | undefined {
  const values = Object.values(schema.patternProperties ?? {})
  if (values.length > 0) return values.every(({ type }) => type === 'string') ? 'texts' : 'object'
  if (typeof schema.additionalProperties === 'object') return 'object'
  return Object.keys(schema.properties ?? {}).length === 0 ? 'object' : undefined
}
