import fc from 'fast-check'
import { type FuzzIds, idOf, type JsonSchema, junk, valueOf } from './fuzz-values.ts'

/** Generates requests from an OpenAPI document: most almost valid, some not at all. */

export interface FuzzRequest {
  readonly operationId: string
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload: string | undefined
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

/** The text of a body: valid JSON, or corrupted. */
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

/** A copy of a value with one part, chosen by number, replaced. */
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
  /** A valid body of the operation. */
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

/** Writes a value into a URL, even one that a URL cannot contain. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : textOfJson(value)
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'))
}

function textOfJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value)
}
