import openapiTS, { astToString } from 'openapi-typescript'

/** The parts of an OpenAPI document that the generator uses. */
interface ApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Record<string, Record<string, DescribedOperation>>
  readonly components?: { readonly schemas?: Record<string, Schema> }
}

interface DescribedOperation {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema?: Schema }> }>
}

interface Schema {
  readonly $ref?: string
  readonly properties?: Record<string, Schema>
  readonly items?: Schema
}

const notice = '// Generated from apps/server/openapi.json by `npm run generate`. Do not edit.\n'

/** The two generated files of the client: the types of the document, and the table of its operations. */
export async function generateClient(given: unknown): Promise<{ schema: string; operations: string }> {
  const document = given as ApiDocument
  // Problems have one type, `ProblemError`, headers are options of a call, and example responses are in the reference.
  const lean = { ...document, paths: mapOperations(document.paths, withoutProblems) }
  const types = await openapiTS(JSON.stringify(lean), { defaultNonNullable: false })
  return { schema: `${notice}${astToString(types)}`, operations: `${notice}${operationTable(document)}` }
}

function mapOperations(
  paths: ApiDocument['paths'],
  change: (operation: DescribedOperation) => unknown,
): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, change(operation)])),
    ]),
  )
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

function withoutProblems(operation: DescribedOperation): unknown {
  return {
    ...operation,
    parameters: (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header'),
    responses: Object.fromEntries(
      Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, { content = {}, ...response }]) => [
          status,
          { ...response, content: mapValues(content, ({ schema }) => ({ schema })), headers: undefined },
        ]),
    ),
  }
}

function operationTable(document: ApiDocument): string {
  const areas = new Map<string, Map<string, string>>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'Other'
      const area = camelCase(tag.toLowerCase().split(/[\s-]+/))
      const name = methodName(operation.operationId, tag)
      const table = areas.get(area) ?? new Map<string, string>()
      if (table.has(name)) throw new Error(`client.${area}.${name}() would be two operations.`)
      table.set(name, entryOf({ document, path, method, operation }))
      areas.set(area, table)
    }
  }
  const lines = [...areas].flatMap(([area, table]) => [
    `  ${area}: {`,
    ...[...table].map(([name, entry]) => `    ${name}: ${entry},`),
    '  },',
  ])
  return `/** Every operation, under the name it has on the client. */\nexport const operationTable = {\n${lines.join('\n')}\n} as const\n`
}

function entryOf(found: {
  document: ApiDocument
  path: string
  method: string
  operation: DescribedOperation
}): string {
  const { path, method, operation } = found
  const itemId = itemIdOf(found)
  const more = (itemId === undefined ? '' : `, itemId: '${itemId}'`) + (isBinary(operation) ? ', isBinary: true' : '')
  return `{ id: '${operation.operationId}', method: '${method.toUpperCase()}', path: '${path}'${more} }`
}

/** Whether an operation returns a file or a stream. */
function isBinary({ responses }: DescribedOperation): boolean {
  const { content = {} } = responses['200'] ?? {}
  return Object.keys(content).length > 0 && !('application/json' in content)
}

/**
 * `create-contact` under Contacts becomes `create`, `get-case-balance` under Cases `getBalance`: the area is not
 * repeated. A `get-…` of many is a list.
 */
export function methodName(operationId: string, tag: string): string {
  const [verb = '', ...words] = operationId.split('-')
  const plural = tag.toLowerCase().split(/[\s-]+/)
  const singular = [...plural.slice(0, -1), singularOf(plural.at(-1) ?? '')]
  for (const noun of [plural, singular]) {
    const at = words.findIndex((_, index) => noun.every((word, offset) => words[index + offset] === word))
    if (at === -1) continue
    const rest = [...words.slice(0, at), ...words.slice(at + noun.length)]
    const isListOfAll = verb === 'get' && noun === plural && rest.length === 0
    return camelCase([isListOfAll ? 'list' : verb, ...rest])
  }
  return camelCase([verb, ...words])
}

function singularOf(word: string): string {
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '')
}

function camelCase(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

/** What `after` refers to in a list: the id of an item, which is named after the item. */
function itemIdOf(found: {
  document: ApiDocument
  path: string
  method: string
  operation: DescribedOperation
}): string | undefined {
  const { document, path, method, operation } = found
  const isPaged = method === 'get' && (operation.parameters ?? []).some((parameter) => parameter.name === 'after')
  if (!isPaged) return undefined
  const page = operation.responses['200']?.content?.['application/json']?.schema
  const fields = Object.keys(resolve(document, resolve(document, page).properties?.['items']?.items).properties ?? {})
  const below = Object.keys(document.paths)
    .filter((other) => other.startsWith(`${path}/{`))
    .map((other) => /^\{(\w+)\}/.exec(other.slice(path.length + 1))?.[1] ?? '')
  const itemId = [...below, 'id'].find((name) => fields.includes(name)) ?? fields.find((name) => name.endsWith('Id'))
  if (itemId === undefined) throw new Error(`The items of ${operation.operationId} have no id.`)
  return itemId
}

function resolve(document: ApiDocument, schema: Schema | undefined): Schema {
  const name = schema?.$ref?.replace('#/components/schemas/', '')
  return (name === undefined ? schema : document.components?.schemas?.[name]) ?? {}
}
