import Type, { type TObject } from 'typebox'
import { declared } from '../../../platform/feature/declared.ts'
import { type Operation, type ReadContext, type ReadOperation } from '../../../platform/http/operations/operation.ts'
import { serializerOf } from '../../../platform/http/operations/serializer.ts'
import { isUuid } from '../../../platform/ids.ts'

/** Pages of records, each a line of JSON as the API returns it. */
export type Lines = AsyncGenerator<readonly string[]>

/** Records that one file of an export has. */
export interface ExportedList {
  /** The name of the file, without its number. */
  readonly name: string
  readonly scope: string | null
  readonly lines: (context: ReadContext) => Lines
}

/** Lists that are computed from others, are queues or logs, or have a file of their own kind in the export. */
const leftOut = new Set([
  ...['count-cases-by', 'list-invoice-candidates', 'list-reconciliation-candidates', 'list-ending-limitations'],
  ...['list-collected-payments', 'list-promises', 'list-case-changes', 'get-deposit-distribution'],
  // The API lists them of one case at a time; an export has a walk of its own.
  ...['list-updates', 'list-case-voucher-allocations'],
  // The messages are interactions, and the texts of e-mails may have links that sign somebody in.
  'list-outgoing-mails',
  ...['list-requests', 'list-webhook-deliveries', 'list-exports'],
])

/** Settings that are one record each. */
const singleRecords = ['get-tenant-settings', 'get-allocation-policy', 'get-payment-plan-settings']

/** Every list and setting that the API has, so that a new list is exported without being mentioned here. */
export function exportedLists(): ExportedList[] {
  const { operations } = declared()
  const reads = operations.filter((operation): operation is ReadOperation => operation.kind === 'read')
  const lists = reads.filter((operation) => isPaged(operation) && !leftOut.has(operation.id))
  const whole = lists.filter(({ path }) => !pathBelowTenant(path).includes('{'))
  const singles = reads.filter(({ id }) => singleRecords.includes(id))
  return [
    ...singles.map(singleRecord),
    ...whole.map((list) => wholeList(list, operations)),
    ...lists.flatMap((list) => listsOfParents(list, whole, operations)),
  ]
}

function pathBelowTenant(path: string): string {
  return path.replace('/v1/{tenantId}/', '')
}

function isPaged({ path, query }: Operation): boolean {
  return path.startsWith('/v1/{tenantId}/') && 'after' in ((query as TObject | undefined)?.properties ?? {})
}

/** Whether an operation is the list with this id, to be read again for another purpose. */
export function listOf(operationId: string): ReadOperation {
  const found = declared().operations.find(({ id }) => id === operationId)
  if (found?.kind !== 'read') throw new TypeError(`${operationId} is no list.`)
  return found
}

function singleRecord(operation: ReadOperation): ExportedList {
  const { path, scope } = operation
  return {
    name: pathBelowTenant(path),
    scope,
    lines: async function* (context) {
      const record = await operation.run(context, inputFor({ tenantId: context.tenantId }, {}))
      yield [serializerOf(operation.success.body as TObject)(record)]
    },
  }
}

function wholeList(operation: ReadOperation, operations: readonly Operation[]): ExportedList {
  const { path, scope } = operation
  const itemId = itemIdOf(operation, operations)
  return {
    name: pathBelowTenant(path).replaceAll('/', '-'),
    scope,
    lines: async function* (context) {
      const serialize = serializerOf(itemSchemaOf(operation))
      for await (const items of pagesOf(operation, { context, itemId, params: {} })) yield items.map(serialize)
    },
  }
}

/** A list below each item of another, such as the versions of every workflow. Its records get the id of that item. */
function listsOfParents(
  operation: ReadOperation,
  whole: readonly ReadOperation[],
  operations: readonly Operation[],
): ExportedList[] {
  const [, parentPath = '', parameter = '', rest = ''] = /^(.+)\/\{(\w+)\}\/(.+)$/.exec(operation.path) ?? []
  const parent = whole.find(({ path }) => path === parentPath)
  if (parent === undefined || parentPath.endsWith('{tenantId}')) return []
  const parentId = itemIdOf(parent, operations)
  const itemId = itemIdOf(operation, operations)
  const lines = async function* (context: ReadContext): Lines {
    const serialize = serializerOf(itemSchemaOf(operation))
    for await (const parents of pagesOf(parent, { context, itemId: parentId, params: {} })) {
      for (const { [parentId]: id } of parents) {
        for await (const items of pagesOf(operation, { context, itemId, params: { [parameter]: id } })) {
          yield items.map((item) => withParent(parameter, id, serialize(item)))
        }
      }
    }
  }
  return [{ name: `${pathBelowTenant(parentPath)}-${rest.replaceAll('/', '-')}`, scope: operation.scope, lines }]
}

function withParent(parameter: string, id: unknown, line: string): string {
  return JSON.stringify({ [parameter]: id, ...(JSON.parse(line) as object) })
}

type Item = Readonly<Record<string, unknown>>

const pageSize = 500

/** The items of a list, page by page. */
export async function* pagesOf(
  operation: ReadOperation,
  of: { readonly context: ReadContext; readonly itemId: string; readonly params: Readonly<Record<string, unknown>> },
): AsyncGenerator<readonly Item[]> {
  const { context, itemId, params } = of
  const defaults = defaultsOf(operation)
  const query = { ...defaults, pageSize: Math.min(pageSize, pageSizeMaxOf(operation)) }
  let position: { readonly after?: unknown; readonly page?: number } = {}
  for (let page = 1; ; page += 1) {
    const input = inputFor({ tenantId: context.tenantId, ...params }, { ...query, ...position })
    const { items } = (await operation.run(context, input)) as { items: readonly Item[] }
    if (items.length > 0) yield items
    if (items.length < query.pageSize) return
    const last = items.at(-1)?.[itemId]
    // Some lists are known by a name or a number; `after` is the id of an item.
    position = isUuid(String(last)) ? { after: last } : { page }
  }
}

/** The values that a request without filters would have. */
function defaultsOf({ query }: ReadOperation): Record<string, unknown> {
  const { properties } = query as TObject
  return Object.fromEntries(
    Object.entries<{ default?: unknown }>(properties).flatMap(([name, { default: value }]) =>
      value === undefined || name === 'page' ? [] : [[name, value]],
    ),
  )
}

function pageSizeMaxOf({ query }: ReadOperation): number {
  const { pageSize: declaredSize } = (query as TObject).properties
  return (declaredSize as { readonly maximum?: number }).maximum ?? pageSize
}

function inputFor(params: Readonly<Record<string, unknown>>, query: Readonly<Record<string, unknown>>): never {
  return { params, query, body: undefined } as never
}

function itemSchemaOf({ success }: ReadOperation): TObject {
  const { items } = (success.body as TObject).properties
  return (items as { readonly items?: TObject }).items ?? Type.Object({})
}

/** What `after` refers to: the id of an item, by the name that the path of one item gives it. */
export function itemIdOf(operation: ReadOperation, operations: readonly Operation[]): string {
  const fields = Object.keys(itemSchemaOf(operation).properties)
  const below = operations
    .filter(({ path }) => path.startsWith(`${operation.path}/{`))
    .map(({ path }) => /^\{(\w+)\}/.exec(path.slice(operation.path.length + 1))?.[1] ?? '')
  return [...below, 'id'].find((name) => fields.includes(name)) ?? fields.find((name) => name.endsWith('Id')) ?? ''
}
