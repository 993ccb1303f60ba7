import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/app.ts'
import { isTenantOperation, type Operation, paramsOf } from '../../src/platform/http/operations/operation.ts'
import { newId } from '../../src/platform/ids.ts'
import { checkAll } from '../check-all.ts'
import { type ExampleRequest, exampleFor, idParamsOf, requestOf } from '../example-request.ts'
import { startPopulatedApp } from '../populated-app.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { Answer, TestApp } from '../test-app.ts'

/**
 * Ids that belong to another tenant, at every place of every operation that accepts one: in the path, the query and
 * anywhere in the body. The response must be the same as for ids that do not exist.
 */
let api: TestApp
let own: PopulatedTenant
let foreign: PopulatedTenant

beforeAll(async () => {
  ;({ api, own, foreign } = await startPopulatedApp())
  const customer = { referenceId: 'FOREIGN-ONLY' }
  await api.post(`/customers?creditorId=${foreign.ids['creditorId']!}`, customer, { as: foreign })
})
afterAll(() => api.close())

const tenantOperations = operations.filter(isTenantOperation)

interface Gist {
  readonly status: number
  readonly contentType: unknown
  readonly body: Record<string, unknown>
}

/** A response without its own id and the requested id. */
function gist({ status, headers, text }: Answer, id: string): Gist {
  const contentType = headers['content-type']
  const said = text.replaceAll(id, '<id>')
  if (String(contentType).startsWith('text/csv')) return { status, contentType, body: { said } }
  const body = (said === '' ? {} : JSON.parse(said)) as Record<string, unknown>
  return { status, contentType, body: { ...body, requestId: '', instance: '' } }
}

/** The parameters of an example that the query of the operation must have. */
function neededOf({ query }: Operation, given: Readonly<Record<string, string>>): Record<string, string> {
  const { required: needed = [] }: { required?: readonly string[] } = query ?? {}
  return Object.fromEntries(Object.entries(given).filter(([name]) => needed.includes(name)))
}

describe('a resource of another tenant is the same as a missing one', () => {
  const inPaths = operations.flatMap((operation) =>
    idParamsOf(operation).map((name) => [operation.id, name, operation] as const),
  )

  checkAll('in the path of every operation', inPaths, async (_, name, operation) => {
    const strangers = exampleFor(operation, foreign).params[name]!
    const isId = name !== 'referenceId' && name !== 'reference'
    const foreignId = isId ? strangers : 'FOREIGN-ONLY'
    const unknownId = isId ? newId() : 'NOBODYS'
    const answers: Gist[] = []
    for (const id of [foreignId, unknownId]) {
      const example = exampleFor(operation, own)
      const request = requestOf(operation, own, { ...example, query: {}, params: { ...example.params, [name]: id } })
      answers.push(gist(await api.request(request), id))
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  const inQueries = operations.flatMap((operation) =>
    uuidQueriesOf(operation).map((name) => [operation.id, name, operation] as const),
  )

  checkAll('in the query of every operation', inQueries, async (_, name, operation) => {
    const answers: Gist[] = []
    for (const id of [foreign.ids[idNameOf(name)] ?? foreign.ids['caseId']!, newId()]) {
      const example = exampleFor(operation, own)
      // Filters may exclude each other; what a write needs beside is in its example, and so is what a read cannot do without.
      const others = operation.kind === 'read' ? neededOf(operation, example.query) : example.query
      const request = requestOf(operation, own, { ...example, query: { ...others, [name]: id } })
      answers.push(gist(await api.request(request), id))
    }
    if (isMerelyCompared(operation.id, name)) {
      for (const answer of answers) expect([200, 422]).toContain(answer.status)
    } else {
      expect(answers[0]).toEqual(answers[1])
      // A payment names its creditor to identify its voucher.
      const body =
        operation.id === 'register-direct-payment'
          ? { code: 'voucher-not-found' }
          : { code: 'unknown-reference', errors: [{ path: `/${name}` }] }
      expect(answers[0]).toMatchObject({ status: 422, body })
    }
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(foreign.tenantId)
  })

  const inBodies = tenantOperations.flatMap((operation) =>
    idPlacesOf(operation.body).map((path) => [operation.id, path.join('/'), { operation, path }] as const),
  )

  checkAll('in the body of every operation', inBodies, async (_, place, { operation, path }) => {
    const answers: Gist[] = []
    for (const id of [foreignIdFor(path), newId()]) {
      const example = exampleFor(operation, own)
      const setting = settings[`${operation.id} ${place}`]?.(own.ids)
      const body = withValue({ ...(example.body as object), ...setting?.body }, path, id)
      const request: ExampleRequest = { ...example, params: { ...example.params, ...setting?.params }, body }
      answers.push(gist(await api.request(requestOf(operation, own, request)), id))
    }
    if (takenAsGiven.has(`${operation.id} ${place}`)) {
      expect(answers.map(({ status }) => status)).toEqual([operation.success.status, operation.success.status])
    } else {
      expect(answers[0]).toEqual(answers[1])
      expect(answers.map(({ status }) => status)).toEqual([422, 422])
    }
    expect(JSON.stringify(answers)).not.toContain(foreign.tenantId)
  })

  it('covers every operation with an id', () => {
    const tried = new Set([...inPaths, ...inQueries, ...inBodies].map(([id]) => id))
    const naming = tenantOperations.filter(
      (operation) =>
        idParamsOf(operation).length > 0 || /"uuid"/.test(JSON.stringify([operation.query, operation.body])),
    )
    expect(naming.filter(({ id }) => !tried.has(id)).map(({ id }) => id)).toEqual([])
  })
})

describe('an id is not trimmed', () => {
  /** Space, tab, line feed, no-break space, byte order mark, zero-width space. */
  const paddings = [' ', '\t', '\n', '\u00a0', '\ufeff', '\u200b']
  // All ids are checked by the same pattern, so each row has the next padding instead of all of them.
  const paddingOf = (row: number): string => paddings[row % paddings.length]!
  const pathRows = tenantOperations
    .flatMap((operation) =>
      Object.entries(paramsOf(operation).properties)
        .filter(([, schema]) => isId(schema))
        .map(([name]) => ({ operation, name })),
    )
    .map(({ operation, name }, row) => [operation.id, name, operation, row] as const)

  checkAll('in the path of every operation', pathRows, async (_, name, operation, row) => {
    const example = exampleFor(operation, own)
    for (const id of [`${paddingOf(row)}${example.params[name]!}`, `${example.params[name]!}${paddingOf(row + 3)}`]) {
      const answer = await api.request(
        requestOf(operation, own, { ...example, params: { ...example.params, [name]: id } }),
      )
      expect([answer.status, answer.body.code], JSON.stringify(id)).toEqual([422, 'validation-failed'])
      expect(answer.body.errors[0].path).toBe(`/${name}`)
    }
  })

  const queryRows = tenantOperations
    .flatMap((operation) => uuidQueriesOf(operation).map((name) => ({ operation, name })))
    .map(({ operation, name }, row) => [operation.id, name, operation, row] as const)

  checkAll('in the query of every operation', queryRows, async (_, name, operation, row) => {
    const example = exampleFor(operation, own)
    const query = { ...example.query, [name]: `${paddingOf(row)}${own.ids['caseId']!}` }
    const answer = await api.request(requestOf(operation, own, { ...example, query }))
    expect([answer.status, answer.body.code], JSON.stringify(paddingOf(row))).toEqual([422, 'validation-failed'])
  })
})

function uuidQueriesOf({ query }: Operation): string[] {
  const { properties = {} } = (query ?? {}) as { properties?: Record<string, TSchema> }
  return Object.keys(properties).filter((name) => isId(properties[name]))
}

function isId(schema: TSchema | undefined): boolean {
  const { format, pattern } = (schema ?? {}) as { format?: string; pattern?: string }
  return format === 'uuid' || pattern?.includes('[0-9a-fA-F]{8}') === true
}

/**
 * What is compared and refers to nothing: `after` is a position among ids, an interaction may refer to something stored
 * elsewhere, audit entries may be about deleted resources, and a promise may have been taken by a token.
 */
function isMerelyCompared(operationId: string, name: string): boolean {
  const trails = ['list-audit-entries', 'list-requests', 'list-bank-account-changes']
  const others = ['list-interactions referenceId', 'list-promises takenBy']
  return name === 'after' || trails.includes(operationId) || others.includes(`${operationId} ${name}`)
}

/** What a filter refers to, if it is not named after the id of the resource. */
function idNameOf(queryName: string): string {
  return { groupId: 'caseGroupId', referenceId: 'caseId' }[queryName] ?? queryName
}

/** Ids that the service keeps without looking anything up; they open nothing. */
const takenAsGiven: ReadonlySet<string> = new Set([
  // Accepted for round trips; it changes nothing.
  'create-creditor creditorId',
  'patch-creditor creditorId',
  // A key of the caller's own by which types are grouped on its screens.
  'create-update-type groupId',
  'patch-update-type groupId',
  // Looked up for each case when the job is checked.
  'create-bulk-job parameters/groupId',
  'create-bulk-job parameters/endReasonId',
  'create-bulk-job parameters/updateTypeId',
  'create-bulk-job parameters/updateId',
  'create-bulk-job parameters/workflowId',
  // A draft may have mistakes. The response lists them, and an id of another tenant is one; it cannot be published.
  'save-workflow-draft definition/steps/0/updateTypeId',
  'check-workflow definition/steps/0/updateTypeId',
])

type Setting = { readonly params?: Record<string, string>; readonly body?: Record<string, unknown> }

/** What must be so for an id to be looked at at all, where the example of the operation is otherwise. */
const settings: Readonly<Record<string, (ids: PopulatedTenant['ids']) => Setting>> = {
  'log-call userId': () => ({ body: { name: undefined } }),
  'create-update responsibleReferenceId': () => ({ body: { responsibleType: 'user' } }),
  'patch-billing transactionAccountId': (ids) => ({ params: { billingId: ids['draftBillingId'] ?? '' } }),
}

/** What members refer to that are not named after the id of the resource. */
const foreignNames: Readonly<Record<string, string>> = {
  assigneeId: 'caseworkerUserId',
  caseworkerId: 'caseworkerUserId',
  caseIds: 'caseId',
  documentIds: 'waitingDocumentId',
  fromAssigneeId: 'caseworkerUserId',
  handlesInteractionId: 'unmappedInteractionId',
  payoutContactId: 'contactId',
  payoutIds: 'payoutId',
  referenceCaseVoucherId: 'caseVoucherId',
  debitVoucherId: 'caseVoucherId',
  debitVoucherIds: 'caseVoucherId',
  groupId: 'caseGroupId',
  acquisitionResponsibleId: 'adminUserId',
  caseworkerContactId: 'caseworkerUserId',
  responsibleReferenceId: 'caseworkerUserId',
  defaultBillingModelId: 'billingModelId',
  defaultChainId: 'workflowId',
  defaultClientChainId: 'workflowId',
  defaultCollectorId: 'collectorId',
  files: 'fileId',
  logoFileId: 'fileId',
  referenceId: 'caseId',
  refId: 'caseId',
  returnsBankLineId: 'returnedBankLineId',
  pauseWithUpdateOnCaseExit: 'updateTypeId',
}

/** The other tenant's resource that a member of this name would refer to. */
function foreignIdFor(path: readonly string[]): string {
  const name = [...path].reverse().find((step) => !/^\d+$/.test(step)) ?? ''
  const id = foreign.ids[foreignNames[name] ?? name]
  if (id === undefined) throw new Error(`Nothing of the other tenant is known by the name ${name}.`)
  return id
}

interface JsonSchema {
  readonly format?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
}

/** Every place of a body at which its schema takes an id, with 0 for the items of a list. */
function idPlacesOf(schema: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { format, properties = {}, items } = schema as JsonSchema
  return [
    ...(format === 'uuid' ? [path] : []),
    ...Object.entries(properties).flatMap(([name, member]) => idPlacesOf(member, [...path, name])),
    ...idPlacesOf(items, [...path, '0']),
  ]
}

/** A copy of a body with another value at one place; what is missing on the way there is made. */
function withValue(body: unknown, path: readonly string[], value: string): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (/^\d+$/.test(step)) {
    const [first, ...others] = Array.isArray(body) ? (body as unknown[]) : []
    return [withValue(first, rest, value), ...others]
  }
  const members = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return { ...members, [step]: withValue(members[step], rest, value) }
}
