import fc from 'fast-check'

/** Generates values from the schemas of an OpenAPI document: most valid, with some invalid parts. */

export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | string[]
  readonly enum?: unknown[]
  readonly format?: string
  readonly contentEncoding?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Record<string, JsonSchema>
  readonly required?: string[]
  readonly anyOf?: JsonSchema[]
  readonly examples?: unknown[]
}

export interface FuzzIds {
  readonly tenantId: string
  /** Ids of existing resources, by parameter name. */
  readonly byName: Readonly<Record<string, string>>
  /** Ids of existing resources of another tenant. */
  readonly foreign: readonly string[]
}

/** The schemas that others refer to. */
interface NamedSchemas {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\ufeff',
  '\u202etxet',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  "'; drop table contacts; --",
  '%00',
  '../../etc/passwd',
  '{{constructor}}',
  '<script>alert(1)</script>',
  '$1',
  '\\',
  '\r\nx-injected: 1',
  'null',
  'true',
  '0',
  '-1',
  'NaN',
  '9007199254740993',
  '__proto__',
  'constructor',
  'toString',
  '２０２４',
  'ı',
  'ß'.repeat(300),
  'x'.repeat(2_000),
]

const oddNumbers = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  1e21,
  1e-7,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53) + 1,
  -(2 ** 53),
  2 ** 63,
  Number.MAX_VALUE,
]

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: 1 }, '5', [7]) },
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 4, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  { weight: 1, arbitrary: fc.constant('y'.repeat(100_000)) },
  { weight: 1, arbitrary: fc.constant(nested(70)) },
)

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: [nested(depth - 1)] }
}

/** A random value of a schema, each part of which may be replaced by junk. */
export function valueOf(
  schema: JsonSchema,
  document: NamedSchemas,
  context: { name: string; ids: FuzzIds },
): fc.Arbitrary<unknown> {
  const resolved = schema.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1)!]!
  return fc.oneof({ weight: 14, arbitrary: soundValueOf(resolved, document, context) }, { weight: 1, arbitrary: junk })
}

function soundValueOf(
  schema: JsonSchema,
  document: NamedSchemas,
  context: { name: string; ids: FuzzIds },
): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((branch) => valueOf(branch, document, context)))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? 'any'].flat()
  return fc.oneof(...types.map((type) => valueOfType(type, schema, document, context)))
}

function valueOfType(
  type: string,
  schema: JsonSchema,
  document: NamedSchemas,
  context: { name: string; ids: FuzzIds },
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numberOf(schema, type === 'integer')
    case 'string':
      return textOf(schema, context)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, document, context), { maxLength: 3 })
    case 'object':
      return objectOf(schema, document, context.ids)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function numberOf(schema: JsonSchema, isInteger: boolean): fc.Arbitrary<number> {
  const { minimum = -(2 ** 53) + 1, maximum = 2 ** 53 - 1 } = schema
  const edges = [minimum, maximum, minimum - 1, maximum + 1, minimum + 1, 0, 1, 100]
  const inside = isInteger
    ? fc.integer({ min: Math.max(minimum, -1_000_000), max: Math.min(maximum, 1_000_000) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })
  return fc.oneof({ weight: 3, arbitrary: inside }, { weight: 1, arbitrary: fc.constantFrom(...edges) })
}

const formats: Record<string, fc.Arbitrary<string>> = {
  timestamp: fc.constantFrom(
    '2024-05-01 00:00:00.000+01',
    '2024-05-01',
    '2024-05-01T12:00:00Z',
    '1900-01-01',
    '2200-12-31T23:59:59.999-12:00',
    '2024-02-30',
    '0000-01-01',
    '99999-01-01',
    '20240501T000000Z',
    '2024-05-01T00:00:00',
  ),
  email: fc.constantFrom('a@b.dk', 'æ@ø.dk', `${'x'.repeat(250)}@b.dk`, 'a@b', '"a b"@c.dk'),
  date: fc.constantFrom('2024-05-01', '2024-02-30', '0001-01-01', '9999-12-31'),
  base64: fc.constantFrom('aGVq', 'RnJvbTogYUBiLmRrDQoNCmhlag==', 'aGVq=', 'a b'),
  uri: fc.constantFrom('https://example.com/{{customerReferenceId}}', 'javascript:alert(1)', 'https://a b', 'x:'),
}

function textOf(schema: JsonSchema, { name, ids }: { name: string; ids: FuzzIds }): fc.Arbitrary<string> {
  const known = formats[schema.format ?? schema.contentEncoding ?? '']
  if (schema.format === 'uuid') return idOf(name, ids)
  const { minLength = 0, maxLength = 50 } = schema
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  const edges = [maxLength, maxLength + 1].map((length) => fc.constant('å'.repeat(Math.min(length, 70_000))))
  const examples = (schema.examples ?? []).filter((example) => typeof example === 'string')
  return fc.oneof(
    { weight: known === undefined ? 0 : 12, arbitrary: known ?? plain },
    { weight: examples.length === 0 ? 0 : 6, arbitrary: fc.constantFrom('', ...examples) },
    { weight: 6, arbitrary: plain },
    { weight: 1, arbitrary: fc.oneof(...edges) },
    { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
  )
}

export function idOf(name: string, { byName, foreign }: FuzzIds): fc.Arbitrary<string> {
  const own = byName[name]
  return fc.oneof(
    { weight: own === undefined ? 0 : 12, arbitrary: fc.constant(own ?? '') },
    { weight: 4, arbitrary: fc.constantFrom(...Object.values(byName)) },
    { weight: 1, arbitrary: fc.constantFrom(...foreign) },
    { weight: 1, arbitrary: fc.uuid() },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '0', '00000000-0000-0000-0000-000000000000', own?.toUpperCase() ?? 'x'),
    },
  )
}

function objectOf(schema: JsonSchema, document: NamedSchemas, ids: FuzzIds): fc.Arbitrary<unknown> {
  if (schema.properties === undefined)
    return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  const members = Object.entries(schema.properties).map(
    ([name, member]) => [name, valueOf(member, document, { name, ids })] as const,
  )
  const requiredKeys = (schema.required ?? []).filter((name) => name in (schema.properties ?? {}))
  const whole = fc.record(Object.fromEntries(members), { requiredKeys, noNullPrototype: true })
  const bare = fc.record(Object.fromEntries(members.filter(([name]) => requiredKeys.includes(name))), {
    noNullPrototype: true,
  })
  const holed = fc.record(Object.fromEntries(members), { requiredKeys: [], noNullPrototype: true })
  const widened = fc
    .tuple(whole, fc.string({ maxLength: 8 }), junk)
    .map(([object, name, value]) => ({ ...object, [name]: value }))
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 6, arbitrary: bare },
    { weight: 1, arbitrary: holed },
    { weight: 1, arbitrary: widened },
  )
}
