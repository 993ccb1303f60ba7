import type { Operation } from './operation.ts'

/** The maximum size of any JSON body, regardless of its schema. */
const bodyBytesMax = 1_048_576
/** More than a thousand vouchers with all members have. */
const bodyValuesMax = 20_000
/** The maximum number of values in a member without a schema, since every value is visited several times. */
const freeValuesMax = 4_000
/** Allows for unknown members, which are reported and dropped. */
const slackValues = 2_000
/** Sign-in bodies are small, and anybody can send them. */
const sessionBytesMax = 65_536
/** Allows for white space and unknown members, which are reported and dropped. */
const slackBytes = 8_192
/** A character written as two escaped surrogates. */
const bytesPerCharacter = 12
const numberBytes = 25
/** The longest string that a format without a length limit allows. */
const formatBytes = 64

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

/** The maximum size of an operation's JSON body: as much as its schema can need. */
export function bodyLimitOf(operation: Operation): number {
  const most = operation.kind === 'session' ? sessionBytesMax : bodyBytesMax
  return operation.body === undefined ? slackBytes : Math.min(most, slackBytes + bytesNeeded(operation.body))
}

/** The maximum number of values in an operation's JSON body: as many as its schema can need. */
export function valueLimitOf({ body }: Operation): number {
  return body === undefined ? slackValues : Math.min(bodyValuesMax, slackValues + valuesNeeded(body))
}

function valuesNeeded(schema: JsonSchema): number {
  if (schema.anyOf !== undefined) return Math.max(...schema.anyOf.map(valuesNeeded))
  if (schema.const !== undefined || schema.enum !== undefined) return 1
  if (schema.type === undefined) return freeValuesMax
  return Math.max(...[schema.type].flat().map((type) => valuesOfType(type, schema)))
}

function valuesOfType(type: string, { items, maxItems, properties = {}, additionalProperties }: JsonSchema): number {
  if (type === 'array') return 1 + (maxItems ?? Number.POSITIVE_INFINITY) * valuesNeeded(items ?? {})
  if (type !== 'object') return 1
  if (typeof additionalProperties === 'object' || additionalProperties === true) return freeValuesMax
  return Object.values(properties).reduce((total, member) => total + valuesNeeded(member), 1)
}

/**
 * The maximum size of a value of a schema in JSON with every character escaped; Infinity if the schema has no limit.
 */
export function bytesNeeded(schema: JsonSchema): number {
  if (schema.anyOf !== undefined) return Math.max(...schema.anyOf.map(bytesNeeded))
  if (schema.const !== undefined) return bytesOf(schema.const)
  if (schema.enum !== undefined) return Math.max(...schema.enum.map(bytesOf))
  if (schema.type === undefined) return Number.POSITIVE_INFINITY
  return Math.max(...[schema.type].flat().map((type) => bytesOfType(type, schema)))
}

function bytesOfType(type: string, schema: JsonSchema): number {
  switch (type) {
    case 'string':
      return bytesOfText(schema)
    case 'array':
      return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + bytesNeeded(schema.items ?? {}))
    case 'object':
      return bytesOfObject(schema)
    default:
      return numberBytes
  }
}

function bytesOfText({ maxLength, format }: JsonSchema): number {
  if (maxLength !== undefined) return 2 + maxLength * bytesPerCharacter
  return format === 'uuid' || format?.startsWith('date') === true ? formatBytes : Number.POSITIVE_INFINITY
}

function bytesOfObject({ properties = {}, additionalProperties }: JsonSchema): number {
  if (typeof additionalProperties === 'object' || additionalProperties === true) return Number.POSITIVE_INFINITY
  const members = Object.entries(properties).map(([name, member]) => name.length + 4 + bytesNeeded(member))
  return members.reduce((total, bytes) => total + bytes, 2)
}

function bytesOf(value: unknown): number {
  return JSON.stringify(value).length * bytesPerCharacter
}
