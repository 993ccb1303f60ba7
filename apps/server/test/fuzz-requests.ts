import fc from 'fast-check'

/** Makes requests from an OpenAPI document: most of them nearly right, and some of them not at all. */

export interface FuzzRequest {
  readonly operationId: string
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload: string | undefined
}

interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | string[]
  readonly enum?: unknown[]
  readonly format?: string
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

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: string
}

interface DescribedOperation {
  readonly operationId: string
  readonly parameters?: Parameter[]
  readonly requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> }
}

export interface ApiDocument {
  readonly paths: Record<string, Record<string, DescribedOperation>>
  readonly components: { schemas: Record<string, JsonSchema> }
}

export interface FuzzIds {
  readonly tenantId: string
  /** Ids of things that exist, by the name of the parameter that takes them. */
  readonly byName: Readonly<Record<string, string>>
  /** Ids of things that exist on another tenant. */
  readonly foreign: readonly string[]
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

const junk: fc.Arbitrary<unknown> = fc.oneof(
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
function valueOf(
  schema: JsonSchema,
  document: ApiDocument,
  context: { name: string; ids: FuzzIds },
): fc.Arbitrary<unknown> {
  const resolved = schema.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1)!]!
  return fc.oneof({ weight: 14, arbitrary: soundValueOf(resolved, document, context) }, { weight: 1, arbitrary: junk })
}

function soundValueOf(
  schema: JsonSchema,
  document: ApiDocument,
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
  document: ApiDocument,
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
  uri: fc.constantFrom('https://example.com/{{customerReferenceId}}', 'javascript:alert(1)', 'https://a b', 'x:'),
}

function textOf(schema: JsonSchema, { name, ids }: { name: string; ids: FuzzIds }): fc.Arbitrary<string> {
  const known = formats[schema.format ?? '']
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

function idOf(name: string, { byName, foreign }: FuzzIds): fc.Arbitrary<string> {
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

function objectOf(schema: JsonSchema, document: ApiDocument, ids: FuzzIds): fc.Arbitrary<unknown> {
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

/** The text of a body: JSON as it should be, or spoilt on the way. */
function payloadOf(body: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const spoil: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.slice(0, -1),
    (text) => text.replace(/:\s*-?\d+/, ': 1e400'),
    (text) => text.replace(/:\s*-?\d+/, ': 123456789012345678901234567890'),
    (text) => text.replace('{', '{"__proto__":{"a":1},'),
    (text) => text.replace('{', '{"name":1,"name":2,'),
    (text) => `\ufeff ${text}\n`,
    () => '',
  ]
  return fc
    .tuple(
      body,
      fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(spoil.length - 1) }),
    )
    .map(([value, way]) => spoil[way]!(textOfJson(value)))
}

const headersOf: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 10, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.uuid().map((key) => ({ 'idempotency-key': key })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('k', 'k', 'k2', '', 'a b', 'ø', 'x'.repeat(65))
      .map((key) => ({ 'idempotency-key': key })),
  },
  { weight: 1, arbitrary: fc.constantFrom('dry-run', 'handling=strict', 'x', ',,;=').map((prefer) => ({ prefer })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'text/plain',
        'application/json; charset=latin1',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        ';',
      )
      .map((type) => ({ 'content-type': type })),
  },
)

/** A copy of a value in which one part, chosen by number, is replaced. */
function withPart(value: unknown, position: number, part: unknown): unknown {
  const places: (readonly string[])[] = []
  const visit = (inner: unknown, path: readonly string[]): void => {
    places.push(path)
    if (typeof inner !== 'object' || inner === null) return
    for (const [name, member] of Object.entries(inner)) visit(member, [...path, name])
  }
  visit(value, [])
  const path = places[position % places.length]!
  if (path.length === 0) return part
  const copy = structuredClone(value) as Record<string, any>
  let parent = copy
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string, any>
  parent[path.at(-1)!] = part
  return copy
}

export interface FuzzTarget {
  readonly path: string
  readonly method: string
  readonly ids: FuzzIds
  /** A body that the operation takes. */
  readonly example: unknown
}

/** Requests for one operation of a document. */
export function fuzzRequests(document: ApiDocument, target: FuzzTarget): fc.Arbitrary<FuzzRequest> {
  const { ids } = target
  const operation = document.paths[target.path]![target.method]!
  const parameters = operation.parameters ?? []
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const pathValues = fc.record(
    Object.fromEntries(inPath.map((parameter) => [parameter.name, pathValueOf(parameter, document, ids)])),
    { noNullPrototype: true },
  )
  const payload = payloadsOf(operation, document, target)
  return fc
    .tuple(pathValues, queryOf(inQuery, document, ids), payload, headersOf)
    .map(([values, query, text, headers]) => {
      const path = target.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]))
      return {
        operationId: operation.operationId,
        method: target.method.toUpperCase(),
        url: query === '' ? path : `${path}?${query}`,
        headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        payload: target.method === 'get' ? undefined : text,
      }
    })
}

function payloadsOf(
  operation: DescribedOperation,
  document: ApiDocument,
  { ids, example }: FuzzTarget,
): fc.Arbitrary<string | undefined> {
  const body = operation.requestBody?.content['application/json']
  if (body === undefined) {
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: payloadOf(junk) })
  }
  const changed = fc.tuple(fc.nat(), junk).map(([position, part]) => withPart(example, position, part))
  return payloadOf(
    fc.oneof(
      { weight: 6, arbitrary: valueOf(body.schema, document, { name: '', ids }) },
      { weight: 4, arbitrary: changed },
      { weight: 1, arbitrary: fc.constant(example) },
    ),
  )
}

function pathValueOf({ name, schema, example }: Parameter, document: ApiDocument, ids: FuzzIds): fc.Arbitrary<unknown> {
  if (name === 'tenantId') {
    return fc.oneof({ weight: 40, arbitrary: fc.constant(ids.tenantId) }, { weight: 1, arbitrary: idOf(name, ids) })
  }
  const known = ids.byName[name] ?? example
  return fc.oneof(
    { weight: 2, arbitrary: valueOf(schema, document, { name, ids }) },
    { weight: known === undefined ? 0 : 3, arbitrary: fc.constant(known) },
  )
}

function queryOf(parameters: Parameter[], document: ApiDocument, ids: FuzzIds): fc.Arbitrary<string> {
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, valueOf(schema, document, { name, ids })])),
    { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name), noNullPrototype: true },
  )
  const needed = fc.record(
    Object.fromEntries(
      parameters
        .filter(({ required }) => required)
        .map(({ name, schema }) => [name, valueOf(schema, document, { name, ids })]),
    ),
    { noNullPrototype: true },
  )
  const pairs = fc.oneof(values, needed).map((query) =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${encode(value)}`)
      .join('&'),
  )
  return fc.oneof(
    { weight: 12, arbitrary: pairs },
    { weight: 1, arbitrary: pairs.map((text) => `${text}&${text}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x=1', '%', '%zz=%ff', '&&&', 'page[]=1', '__proto__=1', 'page=%00', '?a=b?', '='),
    },
  )
}

/** Writes a value into an address, also one that an address cannot hold. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : textOfJson(value)
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'))
}

function textOfJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value)
}
