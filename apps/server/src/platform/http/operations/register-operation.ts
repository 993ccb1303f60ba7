import { nowOf } from '../../clock/tenant-clock.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../problems/index.ts'
import { sqlStateOf } from '../../database/database.ts'
import { type CommandRequest, eventsWritten, executeCommand, keyReused } from '../../commands/execute-command.ts'
import type { Command } from '../../commands/command.ts'
import type { StoredReply } from '../../commands/idempotency.queries.ts'
import { MergedCommands } from '../../commands/merged-commands.ts'
import { GroupedCommands, pipelineFields } from '../../commands/grouped-commands.ts'
import { keyOwnerOf, type Principal } from '../../identity/principal.ts'
import { newId } from '../../ids.ts'
import { bodyLimitOf, valueLimitOf } from './body-limit.ts'
import { mayReadReplica, ReadAfterPosition, sendPosition } from './read-position.ts'
import { recordingRefusals } from './after-refusal.ts'
import { entityTagOf, includesTag } from './entity-tag.ts'
import { identify } from '../callers/identify.ts'
import type { StreamSource } from '../streams/live-stream.ts'
import { lastEventIdOf, sendStream } from '../streams/send-stream.ts'
import {
  eventTypesOf,
  type FileReply,
  type GroupedOperation,
  type GroupedRow,
  type Operation,
  type PrepareContext,
  type ReadOperation,
  type WriteOperation,
} from './operation.ts'
import { readPreferences } from './preferences.ts'
import { readWithin } from './reads-within.ts'
import { prepareInput } from './request-input.ts'
import type { RoleScopes } from '../callers/role-scopes.ts'
import type { Handler, Services } from '../server/services.ts'
import { sessionHandler } from '../callers/session-context.ts'
import { discardAll, keepFile } from './uploads.ts'
import { answersResource, type WrittenVersion, writtenVersionOf } from './written-version.ts'

/** What an operation needs to know of all of them: the scopes of each role, and the reads. */
interface AllOperations {
  readonly scopesOfRole: RoleScopes
  readonly reads: readonly ReadOperation[]
}

/** Registers a declared operation with the server: identity, scope, schema, then the use case. */
export function registerOperation(
  app: FastifyInstance,
  services: Services,
  operation: Operation,
  { scopesOfRole, reads }: AllOperations,
): void {
  const { success } = operation
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation, bodyValuesMax: valueLimitOf(operation) },
    bodyLimit: bodyLimitOf(operation),
    schema: success.body === undefined ? {} : { response: { [success.status]: success.body } },
    onRequest: async (request, reply) => {
      const { principal, session } = await identify({ services, operation, scopesOfRole }, request, reply)
      request.principal = principal
      request.session = session
    },
    preHandler: prepareInput(services, operation),
    ...(operation.kind === 'write' ? { onError: discardKeptFiles } : {}),
    handler: handlerFor(services, operation, { scopesOfRole, reads }),
  })
}

/**
 * Removes the content that a rejected request uploaded. Only after a problem is it certain that nothing was written:
 * after any other failure the rows may exist, and if they do not, the orphan sweep removes the content.
 */
async function discardKeptFiles(request: FastifyRequest, _reply: FastifyReply, error: unknown): Promise<void> {
  if (error instanceof Problem || isViolation(error)) await discardAll(request.keptFiles)
}

/** A violated constraint rolls back the whole transaction. */
function isViolation(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('23') === true
}

function handlerFor(services: Services, operation: Operation, all: AllOperations): Handler {
  if (operation.kind === 'session') return sessionHandler(services, operation, all.scopesOfRole)
  if (operation.kind === 'read') return readHandler(services, operation, all.scopesOfRole)
  if (operation.kind === 'write') {
    return writeHandler(services, operation, writtenVersionOf(services, operation, all.reads))
  }
  return groupedHandler(services, operation, answersResource(operation, all.reads))
}

function callerOf(request: FastifyRequest): Principal {
  if (request.principal === undefined) throw new Error('An operation ran without a caller.')
  return request.principal
}

function inputOf(request: FastifyRequest): never {
  return { params: request.params, query: request.query, body: request.body } as never
}

function readHandler(services: Services, operation: ReadOperation, scopesOfRole: RoleScopes): Handler {
  const readsReplica = mayReadReplica(operation)
  return async (request, reply) => {
    const principal = callerOf(request)
    const { tenantId } = principal.tenant
    const replicated = readsReplica ? new ReadAfterPosition(services, request, tenantId) : undefined
    const result = await operation.run(
      {
        tenantId,
        principal,
        now: nowFor(services, operation, principal),
        files: services.files,
        lastEventId: lastEventIdOf(request),
        read: (statement) => replicated?.read(statement) ?? services.database.read(tenantId, statement),
        readWithin: async (url) => {
          const answer = await readWithin(request, url)
          replicated?.advance()
          return answer
        },
      },
      inputOf(request),
    )
    sendPosition(services, reply, replicated?.position)
    if (operation.success.isFile === true) {
      const { content, headers } = result as FileReply
      return reply.headers(headers).send(content)
    }
    if (operation.success.isStream === true) {
      return sendStream({ services, operation, scopesOfRole }, reply, { principal, source: result as StreamSource })
    }
    return sendResource(request, reply.code(operation.success.status), result)
  }
}

/** A resource has an ETag, and If-None-Match returns 304. A page has none. */
function sendResource(request: FastifyRequest, reply: FastifyReply, result: unknown): FastifyReply {
  if (typeof result === 'object' && result !== null && 'items' in result) return reply.send(result)
  const tag = entityTagOf(result)
  reply.header('etag', tag)
  const known = request.headers['if-none-match']
  return known !== undefined && includesTag(known, tag) ? reply.code(304).send() : reply.send(result)
}

function writeHandler(services: Services, operation: WriteOperation, writtenVersion: WrittenVersion): Handler {
  const { status } = operation.success
  const executorOf = executors(services, operation)
  return async (request, reply) => {
    const principal = callerOf(request)
    const commandRequest = {
      ...requestOf(services, operation, request),
      operation: operation.id,
      eventTypes: eventTypesOf(operation.events),
      principal,
      answersSecret: operation.answersSecret === true,
    }
    const prepared = await prepareWrite(operation, prepareContext(services, request, commandRequest.now), request)
    const useCase = async (command: Command): Promise<StoredReply> => {
      if (prepared.refusal !== undefined) throw prepared.refusal
      const result = await operation.run(command, inputOf(request), prepared.result)
      const etag = commandRequest.isDryRun ? undefined : await writtenVersion(command, inputOf(request), result)
      const headers = { ...locationOf(operation, request, result), ...(etag === undefined ? {} : { etag }) }
      return { status, headers, body: status === 204 ? '' : (reply.code(status).serialize(result) as string) }
    }
    const outcome = await services.singleFlight.run(flightKey(principal, commandRequest.idempotency?.key), () =>
      recordingRefusals(services, operation, commandRequest, () =>
        executorOf(inputOf(request))(commandRequest, useCase),
      ),
    )
    if (outcome.isReplay || commandRequest.isDryRun) await discardAll(request.keptFiles)
    if (outcome.isReplay) reply.header('idempotency-cached', 'true')
    if (commandRequest.isDryRun) reply.header('preference-applied', 'dry-run')
    sendPosition(services, reply, services.database.position)
    return sendStored(reply, outcome)
  }
}

type Execute = MergedCommands['run']

/** How requests of an operation run: with others that wait, if it allows that, or alone. */
function executors(
  services: Services,
  { sharesTransaction }: Pick<WriteOperation, 'sharesTransaction'>,
): (input: never) => Execute {
  const alone: Execute = executeCommand.bind(undefined, services)
  if (sharesTransaction === undefined) return () => alone
  const merged = new MergedCommands(services)
  return (input) => (sharesTransaction(input) ? (request, useCase) => merged.run(request, useCase) : alone)
}

/** An error waits until the key is claimed, since a replay returns the original response instead. */
async function prepareWrite(
  operation: WriteOperation,
  context: PrepareContext,
  request: FastifyRequest,
): Promise<{ result: never; refusal?: Problem }> {
  try {
    return { result: (await operation.prepare?.(context, inputOf(request))) as never }
  } catch (error) {
    if (!(error instanceof Problem) || request.idempotency === undefined) throw error
    return { result: undefined as never, refusal: error }
  }
}

function prepareContext(services: Services, request: FastifyRequest, now: Date): PrepareContext {
  const { tenant } = callerOf(request)
  const { tenantId } = tenant
  const { outbound, files, isMailConfigured, printFolder } = services
  return {
    ...{ tenantId, tenant, now, outbound, files, isMailConfigured, printFolder },
    read: (statement) => services.database.read(tenantId, statement),
    keepFile: (file) => keepFile(request, services.files, file),
  }
}

function locationOf(operation: Operation, request: FastifyRequest, result: unknown): Record<string, string> {
  const location = operation.location?.(result, request.params)
  return location === undefined ? {} : { location: `/v1/${callerOf(request).tenant.tenantId}${location}` }
}

function sendStored(
  reply: FastifyReply,
  stored: { status: number; headers: Record<string, string>; body: string },
): FastifyReply {
  reply.code(stored.status).headers(stored.headers)
  if (stored.status === 204) return reply.send()
  return reply.type('application/json; charset=utf-8').serializer(String).send(stored.body)
}

interface WriteRequest {
  readonly requestId: string
  readonly now: Date
  readonly isDryRun: boolean
  readonly idempotency: FastifyRequest['idempotency']
  readonly ifMatch: string | undefined
}

/** The time of the caller's tenant, or that of the service for an operation that does not follow a test clock. */
function nowFor({ clock }: Services, { usesServiceClock }: Operation, { tenant }: Principal): Date {
  return usesServiceClock === true ? clock.now() : nowOf(clock, tenant)
}

function requestOf(services: Services, operation: Operation, request: FastifyRequest): WriteRequest {
  return {
    requestId: request.id,
    now: nowFor(services, operation, callerOf(request)),
    isDryRun: readPreferences(request.headers.prefer).isDryRun,
    idempotency: request.idempotency,
    ifMatch: request.headers['if-match'],
  }
}

function flightKey(principal: Principal, key: string | undefined): string | undefined {
  return key === undefined ? undefined : `${principal.tenant.tenantId} ${keyOwnerOf(principal)} ${key}`
}

function groupedHandler(services: Services, operation: GroupedOperation, isResource: boolean): Handler {
  const groups = new GroupedCommands(services.database, operation)
  return async (request, reply) => {
    const principal = callerOf(request)
    const { tenantId } = principal.tenant
    const eventTypes = eventTypesOf(operation.events)
    const written = { ...requestOf(services, operation, request), operation: operation.id, principal, eventTypes }
    const { requestId, now, idempotency, isDryRun } = written
    const item = {
      ...operation.item({ principal, now }, inputOf(request)),
      ...pipelineFields({ principal, requestId, now, newId, idempotency: isDryRun ? undefined : idempotency }),
    }
    const write = async (): Promise<GroupedRow> => {
      const row = await (isDryRun ? groups.rehearse(tenantId, item) : groups.submit(tenantId, item))
      return row.outcome === 'alone' ? runAlone(services, operation, written, { item, facts: row.facts ?? {} }) : row
    }
    const row = await services.singleFlight.run(isDryRun ? undefined : flightKey(principal, idempotency?.key), write)
    if (isDryRun) reply.header('preference-applied', 'dry-run')
    sendPosition(services, reply, services.database.position)
    return sendGrouped(operation, reply, { row, item, hasVersion: isResource && !isDryRun })
  }
}

/** Writes an item that its group could not write, through the normal pipeline. */
async function runAlone(
  services: Services,
  operation: GroupedOperation,
  request: CommandRequest,
  { item, facts }: { readonly item: object; readonly facts: Record<string, unknown> },
): Promise<GroupedRow> {
  const { isReplay, status, body } = await executeCommand(services, request, async (command) => {
    const row = await operation.alone(command, item, facts)
    if (row.outcome !== 'done') throw operation.refusal(row.refusal ?? '', row.facts ?? {}, item)
    return { status: row.status ?? operation.success.status, headers: {}, body: row.body ?? '' }
  })
  // The function wrote the events itself.
  if (!isReplay && !request.isDryRun) services.database.announceSoon(eventsWritten, request.principal.tenant.tenantId)
  return { index: 0, outcome: isReplay ? 'replay' : 'done', status, body, refusal: null, facts: null }
}

function sendGrouped(
  operation: GroupedOperation,
  reply: FastifyReply,
  {
    row,
    item,
    hasVersion,
  }: { readonly row: GroupedRow; readonly item: Record<string, unknown>; readonly hasVersion: boolean },
): FastifyReply {
  if (row.outcome === 'refused') throw operation.refusal(row.refusal ?? '', row.facts ?? {}, item)
  if (row.outcome === 'reused') throw keyReused()
  if (row.outcome === 'replay') reply.header('idempotency-cached', 'true')
  const body = row.body ?? ''
  const result: unknown = JSON.parse(body)
  const headers = {
    ...locationOf(operation, reply.request, result),
    ...(hasVersion ? { etag: entityTagOf(result) } : {}),
  }
  return sendStored(reply, { status: row.status ?? operation.success.status, headers, body })
}
