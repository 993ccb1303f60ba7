import fastJson, { type Schema } from 'fast-json-stringify'

/** Compiles a function that writes a value as its schema declares it: undeclared members are left out. */
export function serializerOf(schema: unknown): (value: unknown) => string {
  return fastJson(copyOf(schema as Schema))
}

/** The library reorders the types of a schema in place, and validation and the OpenAPI document use the same schema. */
function copyOf(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema)) as Schema
}
