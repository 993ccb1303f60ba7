import type { Operation } from './operation.ts'

/** No JSON body is larger, whatever its schema allows. */
const bodyBytesMax = 1_048_576
/** A thousand vouchers with all their members have fewer values. */
const bodyValuesMax = 20_000
/** What may hold anything holds no more than this: every value of it is looked at several times. */
const freeValuesMax = 4_000
/** Room for members that nobody knows, which are reported and left out. */
const slackValues = 2_000
/** What people sign in with is small; and anybody may send it. */
const sessionBytesMax = 65_536
/** Room for white space and for members that nobody knows, which are reported and left out. */
const slackBytes = 8_192
/** A character written as two escaped surrogates. */
const bytesPerCharacter = 12
const numberBytes = 25
/** A time zone and all: the longest text that a format without a limit of its own admits. */
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

/** How many bytes of JSON an operation reads before it refuses the rest: as many as its schema can need. */
export function bodyLimitOf(operation: Operation): number {
  const most = operation.kind === 'session' ? sessionBytesMax : bodyBytesMax
  return operation.body === undefined ? slackBytes : Math.min(most, slackBytes + bytesNeeded(operation.body))
}

/** How many values the JSON body of an operation may hold: as many as its schema can need. */
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

/** The most bytes that a value of a schema can take, written as clumsily as JSON allows; Infinity where nothing limits it. */
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
