import { instantFormat } from '../schemas/schemas.ts'
import { descriptionOfMember } from './member-descriptions.ts'

type Json = Record<string, unknown>

/** Moves titled schemas into the components, and leaves references to them. */
export function hoist(schema: unknown, components: Json): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoist(item, components))
  if (typeof schema !== 'object' || schema === null) return schema
  const { title, ...rest } = schema as { title?: string; type?: unknown }
  const plain = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, hoistMember(name, value, components)]),
  )
  if (title === undefined) return plain
  const isNullable = Array.isArray(rest.type)
  const component = isNullable ? { ...plain, type: (rest.type as string[])[0] } : plain
  components[title] ??= component
  if (!hasSameMembers(components[title], component)) throw new Error(`Two schemas have the title ${title}.`)
  const reference = { $ref: `#/components/schemas/${title}` }
  return isNullable ? { anyOf: [reference, { type: 'null' }] } : reference
}

/** Two uses of a schema may have other descriptions and limits, but not other members. */
function hasSameMembers(one: unknown, other: unknown): boolean {
  const [members, others] = [one, other].map((schema) =>
    Object.keys((schema as { properties?: Json }).properties ?? {}),
  )
  return members?.join() === others?.join()
}

function hoistMember(name: string, value: unknown, components: Json): unknown {
  if (['examples', 'example', 'default', 'enum', 'required', 'const'].includes(name)) return value
  if (name !== 'properties') return hoist(value, components)
  const properties = Object.entries(value as Record<string, Json>)
  return Object.fromEntries(properties.map(([name, schema]) => [name, hoistProperty(name, schema, components)]))
}

/** A property keeps its description even if its schema becomes a reference, since the same shape has many uses. */
function hoistProperty(name: string, schema: Json, components: Json): unknown {
  const { description: declared, ...rest } = schema
  const isUndescribed = declared === undefined || declared === instantFormat
  const description = (isUndescribed ? descriptionOfMember(name) : undefined) ?? declared
  return { ...(hoist(rest, components) as Json), ...(description === undefined ? {} : { description }) }
}
