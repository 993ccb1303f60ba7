import { problem, type Problem, message } from '../../problems/index.ts'
import { type Database, sqlStateOf, type Transaction } from '../database/database.ts'
import type { Statement } from '../database/sql.ts'
import { requireMatch } from '../http/operations/entity-tag.ts'
import type { Principal } from '../identity/principal.ts'
import { actorOf, keyOwnerOf } from '../identity/principal.ts'
import { newId } from '../ids.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import type { AuditRecord, Command, EventRecord } from './command.ts'
import {
  type Claim,
  claimKey,
  insertAuditEntries,
  insertEvents,
  storeReply,
  type StoredReply,
} from './idempotency.queries.ts'
import { stillRunning } from './single-flight.ts'

/** What commands are run with. The store of files is not among it: it may be a network away, and a transaction waits for nobody. */
export interface CommandServices {
  readonly database: Database
  readonly secrets: SecretBox
  /** Where browsers reach the service. */
  readonly publicUrl: () => string
}

export interface CommandRequest {
  readonly operation: string
  /** The types of events that the operation declares; left out where no operation asked for the command. */
  readonly eventTypes?: readonly string[]
  readonly principal: Principal
  readonly requestId: string
  readonly now: Date
  readonly idempotency: { readonly key: string; readonly fingerprint: Buffer } | undefined
  readonly isDryRun: boolean
  /** The version that the caller means to change. */
  readonly ifMatch?: string | undefined
  /** The answer shows a secret: it is kept sealed for replays. */
  readonly answersSecret?: boolean
  /** Where ids come from; random and in order of time unless a caller needs the same ones again. */
  readonly newId?: () => string
}

export interface CommandReply extends StoredReply {
  readonly isReplay: boolean
}

/** The channel on which processes tell each other which tenant has new events. */
export const eventsWritten = 'events_written'

const lockTimeout = '55P03'

/**
 * The one way in which anything is written: begin, claim the key, run the use case, add its events and audit entries,
 * keep the reply, commit. After any crash either all of it is there or none.
 */
export async function executeCommand(
  { database, secrets, publicUrl }: CommandServices,
  request: CommandRequest,
  useCase: (command: Command) => Promise<StoredReply>,
): Promise<CommandReply> {
  const { tenantId } = request.principal.tenant
  const told: { hasEvents?: boolean } = {}
  const reply = await database.inTenantClosing<CommandReply>(tenantId, async (transaction) => {
    const claim = request.isDryRun ? undefined : claimOf(request)
    const replay = claim && (await claimOrReplay(transaction, tenantId, claim, request.now))
    if (replay !== undefined) return { result: opened(replay, request, secrets), closing: [] }

    const events: EventRecord[] = []
    const audits: AuditRecord[] = []
    const reply = await useCase({
      tenantId,
      tenant: request.principal.tenant,
      principal: request.principal,
      actor: actorOf(request.principal),
      now: request.now,
      requestId: request.requestId,
      transaction,
      secrets,
      publicUrl: publicUrl(),
      newId: request.newId ?? newId,
      requireMatch: (current) => {
        requireMatch(request.ifMatch, current)
      },
      emit: (event) => {
        requireDeclared(request, event)
        events.push(event)
      },
      audit: (entry) => audits.push(entry),
    })
    told.hasEvents = events.length > 0 && !request.isDryRun
    return {
      result: { ...reply, isReplay: false },
      closing: closingStatements(request, { events, audits, claim, reply: sealed(reply, request, secrets) }),
      isRehearsal: request.isDryRun,
    }
  })
  if (told.hasEvents === true) database.announceSoon(eventsWritten, tenantId)
  return reply
}

/** Integrators rely on what an operation says it emits, so an event that it does not name is a bug. */
function requireDeclared({ operation, eventTypes }: CommandRequest, { type }: EventRecord): void {
  if (eventTypes === undefined || eventTypes.includes(type)) return
  throw new Error(`${operation} emits ${type}, which it does not declare.`)
}

/** A secret that is shown once must not lie readable in the table of keys for two days. */
function sealed(reply: StoredReply, { answersSecret }: CommandRequest, secrets: SecretBox): StoredReply {
  return answersSecret === true ? { ...reply, body: secrets.seal(replyPurpose, reply.body) } : reply
}

function opened(reply: CommandReply, { answersSecret }: CommandRequest, secrets: SecretBox): CommandReply {
  return answersSecret === true ? { ...reply, body: secrets.open(replyPurpose, reply.body) } : reply
}

const replyPurpose = 'idempotent reply'

function claimOf(request: CommandRequest): Claim | undefined {
  return request.idempotency && { principalId: keyOwnerOf(request.principal), ...request.idempotency }
}

/** Takes the key, or answers what the first request with it was answered. */
async function claimOrReplay(
  transaction: Transaction,
  tenantId: string,
  claim: Claim,
  now: Date,
): Promise<CommandReply | undefined> {
  const row = await transaction.maybeOne(claimKey(tenantId, claim, now)).catch((error: unknown) => {
    throw sqlStateOf(error) === lockTimeout ? stillRunning() : error
  })
  // No row: the key was let go of between the two looks of the claim. The caller's retry finds it free.
  if (row === undefined) throw stillRunning()
  if (row.outcome === 'claimed') return undefined
  if (row.outcome === 'reused') throw keyReused()
  return { status: row.status ?? 200, headers: row.headers ?? {}, body: row.body ?? '', isReplay: true }
}

/** The refusal of a key that belongs to another request. */
export function keyReused(): Problem {
  return problem(
    'idempotency-key-reused',
    message(
      'This Idempotency-Key was already used with another method, path, query or body. Use a new key for a new request.',
    ),
  )
}

function closingStatements(
  request: CommandRequest,
  written: { events: EventRecord[]; audits: AuditRecord[]; claim: Claim | undefined; reply: StoredReply },
): Statement[] {
  const context = { tenantId: request.principal.tenant.tenantId, now: request.now, newId: request.newId ?? newId }
  const statements: Statement[] = []
  if (written.events.length > 0) statements.push(insertEvents({ ...context, entries: written.events }))
  if (written.audits.length > 0) {
    const { operation, requestId } = request
    const actor = actorOf(request.principal)
    statements.push(insertAuditEntries({ ...context, entries: written.audits, operation, requestId, actor }))
  }
  if (written.claim !== undefined) statements.push(storeReply(context.tenantId, written.claim, written.reply))
  return statements
}
