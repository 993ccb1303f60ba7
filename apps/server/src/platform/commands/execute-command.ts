import { problem, type Problem, message } from '../../problems/index.ts'
import { type Database, sqlStateOf, type Transaction } from '../database/database.ts'
import { requireMatch } from '../http/operations/entity-tag.ts'
import type { Principal } from '../identity/principal.ts'
import { actorOf, journalActorOf, keyOwnerOf } from '../identity/principal.ts'
import { newId } from '../ids.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import type { AuditRecord, Command, EventRecord } from './command.ts'
import { journalEntries } from '../journal/journal.ts'
import { type AttributedEntry, writeJournal } from '../journal/journal.queries.ts'
import { type Claim, claimKey, type ClaimRow, storeReply, type StoredReply } from './idempotency.queries.ts'
import { stillRunning } from './single-flight.ts'

/** What commands run with. The file store is not included: it may be remote, and a transaction must not wait for it. */
export interface CommandServices {
  readonly database: Database
  readonly secrets: SecretBox
  /** The URL at which browsers reach the service. */
  readonly publicUrl: () => string
}

export interface CommandRequest {
  readonly operation: string
  /** The event types that the operation declares; undefined for commands without an operation. */
  readonly eventTypes?: readonly string[]
  readonly principal: Principal
  readonly requestId: string
  readonly now: Date
  readonly idempotency: { readonly key: string; readonly fingerprint: Buffer } | undefined
  readonly isDryRun: boolean
  /** The version that the caller intends to change. */
  readonly ifMatch?: string | undefined
  /** The response contains a secret: it is stored encrypted for replays. */
  readonly answersSecret?: boolean
  /** The source of ids. By default, random ids in order of time. */
  readonly newId?: () => string
}

export interface CommandReply extends StoredReply {
  readonly isReplay: boolean
}

/** The channel on which processes announce which tenant's journal has grown. */
export const eventsWritten = 'events_written'

const lockTimeout = '55P03'

/**
 * The only way to write: begin, claim the key, run the use case, add its events and audit entries, store the response,
 * commit. After a crash, either everything was written or nothing.
 */
export async function executeCommand(
  { database, secrets, publicUrl }: CommandServices,
  request: CommandRequest,
  useCase: (command: Command) => Promise<StoredReply>,
): Promise<CommandReply> {
  const { tenantId } = request.principal.tenant
  const services = { secrets, publicUrl }
  const written: { toJournal?: boolean } = {}
  const reply = await database.inTenantClosing<CommandReply>(tenantId, async (transaction) => {
    const claim = request.isDryRun ? undefined : claimOf(request)
    const claiming = claim && claimOrReplay(transaction, tenantId, claim, request.now)
    const records: Records = { events: [], audits: [] }
    const own = claiming === undefined ? transaction : onceClaimed(transaction, claiming)
    const running = useCase(commandOf(services, request, own, records))
    running.catch(() => undefined)
    const replay = await claiming
    // Nothing that the use case has sent meanwhile may stay.
    if (replay !== undefined) return { result: opened(replay, request, secrets), closing: [], isRehearsal: true }
    const reply = await running
    const entries = entriesOf(request, records)
    written.toJournal = entries.length > 0 && !request.isDryRun
    const storing = claim && [storeReply(tenantId, claim, sealed(reply, request, secrets))]
    return {
      result: { ...reply, isReplay: false },
      // The journal is last: its end stays locked.
      closing: [...(storing ?? []), ...(entries.length === 0 ? [] : [writeJournal(tenantId, entries)])],
      isRehearsal: request.isDryRun,
    }
  })
  if (written.toJournal === true) database.announceSoon(eventsWritten, tenantId)
  return reply
}

/** What a use case emits and audits. */
export interface Records {
  readonly events: EventRecord[]
  readonly audits: AuditRecord[]
}

/** The context in which the use case of a request runs. */
export function commandOf(
  { secrets, publicUrl }: Pick<CommandServices, 'secrets' | 'publicUrl'>,
  request: CommandRequest,
  transaction: Transaction,
  { events, audits }: Records,
): Command {
  const { principal } = request
  return {
    tenantId: principal.tenant.tenantId,
    tenant: principal.tenant,
    principal,
    actor: actorOf(principal),
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
  }
}

/**
 * A transaction whose first statement is sent together with the claim of the key, in one round trip. The use case goes on
 * only if its key was claimed. Otherwise what it has sent is rolled back, it never gets an answer, and it sends nothing
 * more: the connection belongs to others by then.
 */
function onceClaimed(transaction: Transaction, claiming: Promise<CommandReply | undefined>): Transaction {
  let isOver = false
  const never = new Promise<never>(() => undefined)
  const isClaimed = claiming.then(
    (replay) => !(isOver = replay !== undefined),
    () => !(isOver = true),
  )
  const whenClaimed = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    if (isOver) return never
    const sent = send()
    sent.catch(() => undefined)
    return (await isClaimed) ? sent : never
  }
  return {
    merges: transaction.merges,
    many: (statement) => whenClaimed(() => transaction.many(statement)),
    one: (statement) => whenClaimed(() => transaction.one(statement)),
    maybeOne: (statement) => whenClaimed(() => transaction.maybeOne(statement)),
    run: (statement) => whenClaimed(() => transaction.run(statement)),
  }
}

/** Integrators rely on the declared events, so emitting another one is a bug. */
function requireDeclared({ operation, eventTypes }: CommandRequest, { type, test }: EventRecord): void {
  if (eventTypes === undefined || eventTypes.includes(type) || test !== undefined) return
  throw new Error(`${operation} emits ${type}, which it does not declare.`)
}

/** A secret that is shown once must not be stored in plain text for two days. */
function sealed(reply: StoredReply, { answersSecret }: CommandRequest, secrets: SecretBox): StoredReply {
  return answersSecret === true ? { ...reply, body: secrets.seal(replyPurpose, reply.body) } : reply
}

function opened(reply: CommandReply, { answersSecret }: CommandRequest, secrets: SecretBox): CommandReply {
  return answersSecret === true ? { ...reply, body: secrets.open(replyPurpose, reply.body) } : reply
}

const replyPurpose = 'idempotent reply'

/** The key of a request, if it has one. */
export function claimOf(request: CommandRequest): Claim | undefined {
  return request.idempotency && { principalId: keyOwnerOf(request.principal), ...request.idempotency }
}

/** Claims the key, or returns the response to the first request with it. */
async function claimOrReplay(
  transaction: Transaction,
  tenantId: string,
  claim: Claim,
  now: Date,
): Promise<CommandReply | undefined> {
  const row = await transaction.maybeOne(claimKey(tenantId, claim, now)).catch((error: unknown) => {
    throw sqlStateOf(error) === lockTimeout ? stillRunning() : error
  })
  return replayOf(row)
}

/** The response to the first request with a key; undefined if the key is claimed. */
export function replayOf(row: ClaimRow | undefined): CommandReply | undefined {
  // No row: the key was released during the claim. The caller's retry finds it free.
  if (row === undefined) throw stillRunning()
  if (row.outcome === 'claimed') return undefined
  if (row.outcome === 'reused') throw keyReused()
  return { status: row.status ?? 200, headers: row.headers ?? {}, body: row.body ?? '', isReplay: true }
}

/** The problem that a key belongs to another request. */
export function keyReused(): Problem {
  return problem(
    'idempotency-key-reused',
    message(
      'This Idempotency-Key was already used with another method, path, query or body. Use a new key for a new request.',
    ),
  )
}

/** The entries of the journal for what a use case emitted and audited. */
export function entriesOf(request: CommandRequest, { events, audits }: Records): AttributedEntry[] {
  const { operation, requestId, now: at } = request
  const attribution = { operation, requestId, actor: journalActorOf(request.principal) }
  const idOf = request.newId ?? newId
  return journalEntries(events, audits).map((entry) => ({
    ...entry,
    entryId: entry.event?.test?.eventId ?? idOf(),
    at,
    ...(entry.subjectType === undefined ? {} : { attribution }),
  }))
}
