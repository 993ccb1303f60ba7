import Type, { type TObject, type TString } from 'typebox'
import { requireFound } from '../../problems/index.ts'
import {
  type DeclaredEvents,
  readOperation,
  type ReadOperation,
  writeOperation,
  type WriteOperation,
} from '../http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf, PageQuery, Uuid } from '../http/schemas/schemas.ts'
import type { Role } from '../identity/roles.ts'
import { type AnyDeclaration, areaOf, type Registry } from './registry.ts'

/** Not an interface, because `Object.values` would lose the type of its values. */
export type RegistryOperations = {
  readonly create: WriteOperation
  readonly list: ReadOperation
  readonly get: ReadOperation
  readonly patch: WriteOperation
  readonly delete: WriteOperation
}

/** The operations of a registry, in the order in which they are declared. */
export function operationsOf(declared: AnyDeclaration, registry: Registry): RegistryOperations {
  return {
    ...declared.operations,
    create: createOperation(declared, registry),
    list: listOperation(declared, registry),
    get: getOperation(declared, registry),
    patch: patchOperation(declared, registry),
    delete: deleteOperation(declared, registry),
  }
}

function createOperation(declared: AnyDeclaration, registry: Registry): WriteOperation {
  const { noun, path, schemas, subjectType } = declared
  const { returns, ...texts } = declared.operations.create
  return writeOperation({
    ...writing(declared, 'create'),
    id: `create-${subjectType}`,
    method: 'POST',
    path: `/v1/{tenantId}${path}`,
    summary: `Create ${withArticle(noun)}`,
    body: schemas.input,
    success: { status: 201, description: returns ?? `The ${noun} as created.`, body: schemas.resource },
    location: (resource) => `${path}/${String(resource[declared.id.member])}`,
    problems: [],
    ...texts,
    run: (command, { body }) => registry.create(command, body),
  })
}

function listOperation(declared: AnyDeclaration, registry: Registry): ReadOperation {
  const { plural, path, schemas, scopes, tag, filter, whenEmpty } = declared
  const { returns, ...texts } = declared.operations.list
  return readOperation({
    id: `list-${areaOf(declared)}`,
    method: 'GET',
    path: `/v1/{tenantId}${path}`,
    scope: scopes.read,
    tag,
    summary: `List ${plural}`,
    query: schemas.query ?? PageQuery({}),
    success: { status: 200, description: returns ?? `One page of ${plural}.`, body: Page(schemas.resource) },
    problems: [],
    ...texts,
    run: async (context, { query }) => {
      const rows = await context.read(registry.table.list(context, pageBounds(query), filter?.(query)))
      if (rows.length === 0) await whenEmpty?.(query, context)
      return pageOf(
        query,
        rows.map((row) => registry.resourceOf(row, context)),
      )
    },
  })
}

function getOperation(declared: AnyDeclaration, registry: Registry): ReadOperation {
  const { noun, notFound, schemas, scopes, subjectType, tag } = declared
  const { returns, ...texts } = declared.operations.get
  const record = recordPath(declared)
  return readOperation({
    id: `get-${subjectType}`,
    method: 'GET',
    path: record.path,
    scope: scopes.read,
    tag,
    summary: `Get ${withArticle(noun)}`,
    params: record.params,
    success: { status: 200, description: returns ?? `The ${noun}.`, body: schemas.resource },
    problems: ['not-found'],
    ...texts,
    run: async (context, { params }) => {
      const [row] = await context.read(registry.table.find(context, record.idIn(params)))
      return registry.resourceOf(requireFound(row, notFound), context)
    },
  })
}

function patchOperation(declared: AnyDeclaration, registry: Registry): WriteOperation {
  const { noun, schemas, subjectType } = declared
  const { returns, ...texts } = declared.operations.patch
  const record = recordPath(declared)
  return writeOperation({
    ...writing(declared, 'update'),
    id: `patch-${subjectType}`,
    method: 'PATCH',
    path: record.path,
    summary: `Patch ${withArticle(noun)}`,
    params: record.params,
    body: schemas.patch,
    success: { status: 200, description: returns ?? `The ${noun} as it is now.`, body: schemas.resource },
    problems: ['not-found'],
    ...texts,
    run: (command, { params, body }) => registry.patch(command, record.idIn(params), body),
  })
}

function deleteOperation(declared: AnyDeclaration, registry: Registry): WriteOperation {
  const { noun, references, subjectType } = declared
  const { returns = 'An empty object.', ...texts } = declared.operations.delete
  const record = recordPath(declared)
  return writeOperation({
    ...writing(declared, 'delete'),
    id: `delete-${subjectType}`,
    method: 'DELETE',
    path: record.path,
    summary: `Delete ${withArticle(noun)}`,
    params: record.params,
    success: { status: 200, description: returns, body: Empty },
    problems: references === undefined ? ['not-found'] : ['not-found', 'in-use'],
    ...texts,
    run: (command, { params }) => registry.delete(command, record.idIn(params)),
  })
}

/** What all writes of a registry have in common, with the event of this one. */
function writing(
  declared: AnyDeclaration,
  verb: 'create' | 'update' | 'delete',
): { scope: string; role?: Role; tag: string; events: DeclaredEvents } {
  const { scopes, tag, writeRole, noEvents } = declared
  const events: DeclaredEvents = noEvents === undefined ? [`${areaOf(declared)}.${verb}`] : { none: noEvents }
  return { scope: scopes.write, ...(writeRole && { role: writeRole }), tag, events }
}

/** The path of a single record, and its id in the parameters of that path. */
function recordPath({ path, id }: AnyDeclaration): {
  path: string
  params: TObject<Record<string, TString>>
  idIn: (params: Readonly<Record<string, string>>) => string
} {
  const parameter = id.parameter ?? id.member
  return {
    path: `/v1/{tenantId}${path}/{${parameter}}`,
    params: Type.Object({ tenantId: Uuid, [parameter]: Uuid }),
    idIn: (params) => params[parameter] ?? '',
  }
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
