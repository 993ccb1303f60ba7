import type { Readable } from 'node:stream'
import type { Static, TObject, TSchema } from 'typebox'
import Type from 'typebox'
import type { Statement } from '../../database/sql.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Command } from '../../commands/command.ts'
import type { Principal, Tenant } from '../../identity/principal.ts'
import type { Role } from '../../identity/roles.ts'
import type { SessionContext } from '../callers/session-context.ts'
import type { OutboundGuard } from '../../outbound/outbound-guard.ts'
import type { FileToKeep, Upload } from './uploads.ts'
import type { StreamSource } from '../streams/live-stream.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Everything that is said about an operation, once: validation, types, OpenAPI and the generated tests read it here. */
export interface Description<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Result extends TSchema,
  Outcome = Static<Result>,
> {
  /** Kebab-case; the use case's file and the SDK's method have the same name. */
  readonly id: string
  readonly method: Method
  /** With parameters in braces. Paths under /v1/{tenantId} belong to a tenant. */
  readonly path: string
  /** The one scope a token needs; null where any live token will do. */
  readonly scope: string | null
  /** The lowest role that a signed-in user needs; a caseworker where nothing is said. Tokens are held to scopes alone. */
  readonly role?: Role
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** No body at all is the same as an empty object. */
  readonly isBodyOptional?: boolean
  /** Bodies of this operation may also come as multipart/form-data with one file. */
  readonly takesUpload?: boolean
  readonly success: {
    readonly status: 200 | 201 | 204
    readonly description: string
    /** Left out where the answer has no body. */
    readonly body?: Result
    /** Answers a file instead of JSON. */
    readonly isFile?: boolean
    /** What kind of file, where it is always the same kind. */
    readonly mediaType?: string
    /** Answers server-sent events, and does not end by itself. */
    readonly isStream?: boolean
  }
  /** The answer shows things of other areas, as far as the caller may read them. */
  readonly showsOtherAreas?: boolean
  /** The answer shows a secret that is shown only once: it is kept sealed for replays. */
  readonly answersSecret?: boolean
  /** The address at which a created resource can be read, below the tenant: `/contacts/…`; undefined where it has none. */
  readonly location?: (outcome: Outcome, params: Static<Params>) => string | undefined
  /** The refusals beyond those every operation can answer. */
  readonly problems: readonly string[]
  /** Values that work on the demo tenant, shown in the reference and sent by a test. */
  readonly example?: {
    readonly params?: Record<string, string>
    readonly query?: Record<string, string | number | boolean>
    readonly body?: unknown
  }
}

export interface Input<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

/** What a read knows of its caller, and how it reads. */
export interface ReadContext {
  readonly tenantId: string
  readonly principal: Principal
  readonly now: Date
  readonly files: FileStore
  /** The last message that a caller has had who goes on with a stream. */
  readonly lastEventId: string | undefined
  /** Rows of the caller's tenant, in one trip. */
  readonly read: <Row>(statement: Statement<Row>) => Promise<Row[]>
}

export interface FileReply {
  readonly content: Readable
  readonly headers: Readonly<Record<string, string>>
}

/**
 * What is at hand before a write begins. What it refuses is told once the Idempotency-Key was looked up: a retry of what
 * was done is answered that, even where it could not be done again.
 */
export interface PrepareContext {
  readonly tenantId: string
  readonly tenant: Tenant
  /** The moment at which the write then happens. */
  readonly now: Date
  readonly outbound: OutboundGuard
  readonly isMailConfigured: boolean
  readonly files: Pick<FileStore, 'open'>
  /** Rows of the caller's tenant, in one trip. */
  readonly read: <Row>(statement: Statement<Row>) => Promise<Row[]>
  /** Keeps the content of a file whose row the write then adds; it is taken away again where the write adds none. */
  readonly keepFile: (file: FileToKeep) => Promise<Upload>
}

type AnyDescription = Description<TSchema, TSchema, TSchema, TSchema>
type AnyInput = Input<never, never, never>

export interface ReadOperation extends AnyDescription {
  readonly kind: 'read'
  readonly run: (context: ReadContext, input: AnyInput) => Promise<unknown>
}

/**
 * The types of events that a write may emit, or why there are none. The pipeline refuses others, the OpenAPI document
 * shows them, and a test runs every write and looks for each of them.
 */
export type DeclaredEvents = readonly [string, ...string[]] | { readonly none: string }

/** The types of events that are declared; none where a reason is. */
export function eventTypesOf(declared: DeclaredEvents): readonly string[] {
  return 'none' in declared ? [] : declared
}

export interface WriteOperation extends AnyDescription {
  readonly kind: 'write'
  readonly events: DeclaredEvents
  readonly prepare?: (context: PrepareContext, input: AnyInput) => Promise<unknown>
  readonly run: (command: Command, input: AnyInput, prepared: never) => Promise<unknown>
}

/**
 * A write whose waiting requests go to the database together, as one call of a set-based function. The function
 * takes the tenant id first and a list of items, and answers per item; see `grouped-commands.ts`.
 */
export interface GroupedOperation extends AnyDescription {
  readonly kind: 'grouped'
  readonly events: DeclaredEvents
  readonly statement: (tenantId: string, items: readonly unknown[]) => Statement<GroupedRow>
  readonly item: (context: { principal: Principal; now: Date }, input: AnyInput) => Record<string, unknown>
  /** Turns the function's word for a refusal into a problem. */
  readonly refusal: (code: string, facts: Record<string, unknown>, item: Record<string, unknown>) => Error
  /** Does what the function answered 'alone' to, in a transaction of its own: it has more to do than to add entries. */
  readonly alone: (
    command: Command,
    item: Record<string, unknown>,
    facts: Record<string, unknown>,
  ) => Promise<GroupedRow>
}

export interface GroupedRow {
  readonly index: number
  readonly outcome: 'done' | 'replay' | 'reused' | 'refused' | 'deferred' | 'alone'
  readonly status: number | null
  readonly body: string | null
  readonly refusal: string | null
  readonly facts: Record<string, unknown> | null
}

/**
 * Who may call an operation on sessions: anyone, who has shown a password, who has signed in, or, with `enrolment`, also
 * who has to set up a second factor first.
 */
export type Stage = 'anyone' | 'second-factor' | 'enrolment' | 'signed-in'

/** What people sign in and out with. It is called by browsers: with the cookie of a session, and never with a token. */
export interface SessionOperation extends AnyDescription {
  readonly kind: 'session'
  readonly stage: Stage
  /** Browsers call it by themselves: a session that is not used otherwise is not kept alive by it. */
  readonly isBackground?: boolean
  readonly run: (context: SessionContext, input: AnyInput) => Promise<unknown>
}

export type Operation = ReadOperation | WriteOperation | GroupedOperation | SessionOperation

const NoParams = Type.Object({})
type NoParams = typeof NoParams

/** Declares a read: one statement, no effect. */
export function readOperation<
  Params extends TSchema = NoParams,
  Query extends TSchema = NoParams,
  Result extends TSchema = TSchema,
>(
  description: Description<Params, Query, TSchema, Result> & {
    run: (
      context: ReadContext,
      input: Input<Static<Params>, Static<Query>, undefined>,
    ) => Promise<Static<Result> | FileReply | StreamSource>
  },
): ReadOperation {
  return { ...description, kind: 'read' } as unknown as ReadOperation
}

/**
 * Declares a write: a use case that runs inside the command pipeline. Its outcome may hold more than the answer shows,
 * for `location` to look at; what the schema of the answer does not name is not sent.
 */
export function writeOperation<
  Params extends TSchema = NoParams,
  Query extends TSchema = NoParams,
  Body extends TSchema = NoParams,
  Result extends TSchema = TSchema,
  Outcome extends Static<Result> = Static<Result>,
  Prepared = void,
>(
  description: Description<Params, Query, Body, Result, Outcome> & {
    events: DeclaredEvents
    /** What takes long or needs the network, and so comes before the transaction; it may refuse, and hands its result to `run`. */
    prepare?: (context: PrepareContext, input: Input<Static<Params>, Static<Query>, Static<Body>>) => Promise<Prepared>
    run: (
      command: Command,
      input: Input<Static<Params>, Static<Query>, Static<Body>>,
      prepared: Prepared,
    ) => Promise<Outcome>
  },
): WriteOperation {
  return { ...description, kind: 'write' } as unknown as WriteOperation
}

/** Declares a hot write that is grouped. */
export function groupedOperation<
  Params extends TSchema = NoParams,
  Query extends TSchema = NoParams,
  Body extends TSchema = NoParams,
  Result extends TSchema = TSchema,
>(
  description: Description<Params, Query, Body, Result> & {
    events: DeclaredEvents
    statement: GroupedOperation['statement']
    item: (
      context: { principal: Principal; now: Date },
      input: Input<Static<Params>, Static<Query>, Static<Body>>,
    ) => Record<string, unknown>
    refusal: GroupedOperation['refusal']
    alone: GroupedOperation['alone']
  },
): GroupedOperation {
  return { ...description, kind: 'grouped' } as unknown as GroupedOperation
}

/** Declares an operation on sessions. */
export function sessionOperation<
  Params extends TSchema = NoParams,
  Query extends TSchema = NoParams,
  Body extends TSchema = NoParams,
  Result extends TSchema = TSchema,
>(
  description: Omit<Description<Params, Query, Body, Result>, 'scope' | 'location'> & {
    stage: Stage
    isBackground?: boolean
    run: (context: SessionContext, input: Input<Static<Params>, Static<Query>, Static<Body>>) => Promise<Static<Result>>
  },
): SessionOperation {
  return { ...description, scope: null, kind: 'session' } as unknown as SessionOperation
}

/** The lowest role that a signed-in user needs. */
export function roleNeeded(operation: Operation): Role {
  return operation.role ?? 'caseworker'
}

/** The scope that reads what an operation takes and answers: who has it sees the bodies in the log of requests. */
export function readScopeOf({ scope }: Operation): string | null {
  return scope === null ? null : scope.replace(/^write:/, 'read:').replace(/\..*$/, '')
}

/** The path parameters of an operation, as a schema: each is a uuid unless the operation says otherwise. */
export function paramsOf(operation: Operation): TObject {
  const declared = (operation.params as TObject | undefined)?.properties ?? {}
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  return Type.Object(Object.fromEntries(names.map((name) => [name, declared[name] ?? Type.String({ format: 'uuid' })])))
}

/** Whether the operation belongs to the tenant in its path. */
export function isTenantOperation(operation: Operation): boolean {
  return operation.path.startsWith('/v1/{tenantId}')
}
