import fastJson, { type Schema } from 'fast-json-stringify'

type Serialize = (value: unknown) => string

/** Compiled once per schema: every server of a process and every export use the same one. */
const compiled = new WeakMap<object, Serialize>()

/** A function that writes a value as its schema declares it: undeclared members are left out. */
export function serializerOf(schema: object): Serialize {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const serialize = fastJson(copyOf(schema as Schema))
  compiled.set(schema, serialize)
  return serialize
}

/** The library reorders the types of a schema in place, and validation and the OpenAPI document use the same schema. */
function copyOf(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema
}
