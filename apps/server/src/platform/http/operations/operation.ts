import type { Readable } from 'node:stream'
import type { Static, TObject, TSchema } from 'typebox'
import Type from 'typebox'
import type { Problem } from '../../../problems/index.ts'
import type { Statement } from '../../database/sql.ts'
import type { Sniff } from '../../files/sniff.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { PipelineFields } from '../../commands/grouped-commands.ts'
import type { Command } from '../../commands/command.ts'
import type { Principal, Tenant } from '../../identity/principal.ts'
import type { Role } from '../../identity/roles.ts'
import type { SessionContext } from '../callers/session-context.ts'
import type { OutboundGuard } from '../../outbound/outbound-guard.ts'
import type { ReadWithin } from './reads-within.ts'
import type { FileToKeep, Upload } from './uploads.ts'
import type { StreamSource } from '../streams/live-stream.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The declaration of an operation, from which validation, types, OpenAPI and the generated tests are derived. */
export interface Description<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Result extends TSchema,
  Outcome = Static<Result>,
> {
  /** In kebab-case, as the use case's file and the SDK's method. */
  readonly id: string
  readonly method: Method
  /** With parameters in braces. Paths under /v1/{tenantId} belong to a tenant. */
  readonly path: string
  /** The scope a token needs; null if any valid token will do. */
  readonly scope: string | null
  /** The lowest role that a signed-in user needs. Defaults to caseworker. Tokens only need the scope. */
  readonly role?: Role
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Whether a missing body counts as an empty object. */
  readonly isBodyOptional?: boolean
  /** Whether the body may also be sent, and the response received, as YAML. */
  readonly acceptsYaml?: boolean
  /** Whether the body may also be sent as multipart/form-data with one file. */
  readonly takesUpload?: boolean
  /** The maximum size of the file, if not that of other files. */
  readonly uploadBytesMax?: number
  /** Decides which files are accepted, if not those that `create-file` accepts. */
  readonly sniffUpload?: Sniff
  readonly success: {
    readonly status: 200 | 201 | 204
    readonly description: string
    /** Left out if the response has no body. */
    readonly body?: Result
    /** Returns a file instead of JSON. */
    readonly isFile?: boolean
    /** The media type, if it is always the same. */
    readonly mediaType?: string
    /** Returns server-sent events, until either side closes the connection. */
    readonly isStream?: boolean
  }
  /** The response contains resources of other areas, as far as the caller may read them. */
  readonly showsOtherAreas?: boolean
  /** The response contains a secret that is shown only once. It is stored encrypted for replays. */
  readonly answersSecret?: boolean
  /** Uses the time of the service even on a test tenant: for sign-in, tokens and deliveries, which are checked by it. */
  readonly usesServiceClock?: boolean
  /** The path of a created resource below the tenant, such as `/contacts/…`; undefined if it has none. */
  readonly location?: (outcome: Outcome, params: Static<Params>) => string | undefined
  /** The problems it can return in addition to those of every operation. */
  readonly problems: readonly string[]
  /**
   * Values that work on the demo tenant. The API reference shows them, and a test sends them. `{caseId}` is the example id
   * of that name; path parameters with the name of an example id can be left out.
   */
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

/** The context of a read. */
export interface ReadContext {
  readonly tenantId: string
  readonly principal: Principal
  readonly now: Date
  readonly files: FileStore
  /** The last message that the caller of a resumed stream received. */
  readonly lastEventId: string | undefined
  /** Runs one statement within the caller's tenant. */
  readonly read: <Row>(statement: Statement<Row>) => Promise<Row[]>
  /** Answers another read for the same caller, as if it had been sent alone. */
  readonly readWithin: (url: string) => Promise<ReadWithin>
}

export interface FileReply {
  readonly content: Readable
  readonly headers: Readonly<Record<string, string>>
}

/**
 * What is available before a write starts. An error here is thrown only after the Idempotency-Key was looked up: a
 * retry of a completed request gets the original response, even if it could not be repeated.
 */
export interface PrepareContext {
  readonly tenantId: string
  readonly tenant: Tenant
  /** The time of the write. */
  readonly now: Date
  readonly outbound: OutboundGuard
  readonly isMailConfigured: boolean
  readonly printFolder: string | undefined
  readonly files: Pick<FileStore, 'open'>
  /** Runs one statement within the caller's tenant. */
  readonly read: <Row>(statement: Statement<Row>) => Promise<Row[]>
  /** Stores the content of a file whose row the write then adds. The content is removed again if the write fails. */
  readonly keepFile: (file: FileToKeep) => Promise<Upload>
}

type AnyDescription = Description<TSchema, TSchema, TSchema, TSchema>
type AnyInput = Input<never, never, never>

export interface ReadOperation extends AnyDescription {
  readonly kind: 'read'
  readonly run: (context: ReadContext, input: AnyInput) => Promise<unknown>
}

/**
 * The event types that a write may emit, or why it emits none. The pipeline rejects others, the OpenAPI document lists
 * them, and a test runs every write and checks for each.
 */
export type DeclaredEvents = readonly [string, ...string[]] | { readonly none: string }

/** The declared event types; none if a reason is declared instead. */
export function eventTypesOf(declared: DeclaredEvents): readonly string[] {
  return 'none' in declared ? [] : declared
}

/**
 * What is stored about a request that the use case rejected, in a transaction of its own after the first was rolled
 * back; undefined if there is nothing to store.
 */
export type AfterRefusal = (refusal: Problem) => ((command: Command) => Promise<void>) | undefined

export interface WriteOperation extends AnyDescription {
  readonly kind: 'write'
  readonly events: DeclaredEvents
  readonly afterRefusal?: AfterRefusal
  readonly prepare?: (context: PrepareContext, input: AnyInput) => Promise<unknown>
  readonly sharesTransaction?: (input: AnyInput) => boolean
  readonly run: (command: Command, input: AnyInput, prepared: never) => Promise<unknown>
}

/**
 * A write whose waiting requests are sent to the database together, as one call of a set-based function. The function
 * gets the tenant id and a list of items, and returns a row per item; see `grouped-commands.ts`.
 */
export interface GroupedOperation extends AnyDescription {
  readonly kind: 'grouped'
  readonly events: DeclaredEvents
  readonly statement: (tenantId: string, items: readonly object[], lockTimeout: string) => Statement<GroupedRow>
  readonly item: (context: { principal: Principal; now: Date }, input: AnyInput) => object
  /** Converts the function's error code to a problem. */
  readonly refusal: (code: string, facts: Record<string, unknown>, item: object) => Error
  /**
   * Runs an item for which the function returned 'alone', in a transaction of its own, because it does more than add
   * entries.
   */
  readonly alone: (command: Command, item: object, facts: Record<string, unknown>) => Promise<GroupedRow>
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
 * Who may call an operation on sessions: anyone, a user who has entered the password, a signed-in user, or, with
 * `enrolment`, also one who has to set up a second factor first.
 */
export type Stage = 'anyone' | 'second-factor' | 'enrolment' | 'signed-in'

/** An operation for signing in and out. It is called by browsers with a session cookie, never with a token. */
export interface SessionOperation extends AnyDescription {
  readonly kind: 'session'
  readonly stage: Stage
  /** Browsers call it without the user acting, so it does not keep a session alive. */
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
 * Declares a write: a use case that runs in the command pipeline. Its outcome may have more members than the response
 * schema, for `location` to use; they are not sent.
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
    /**
     * Slow work, or work that needs the network, done before the transaction. It may throw a problem; its result is
     * passed to `run`.
     */
    prepare?: (context: PrepareContext, input: Input<Static<Params>, Static<Query>, Static<Body>>) => Promise<Prepared>
    afterRefusal?: AfterRefusal
    /**
     * Whether the request may run in one transaction with others of its tenant that wait at the same moment; see
     * `merged-commands.ts`. Only if it neither relies on a lock against them nor on what they have written.
     */
    sharesTransaction?: (input: Input<Static<Params>, Static<Query>, Static<Body>>) => boolean
    run: (
      command: Command,
      input: Input<Static<Params>, Static<Query>, Static<Body>>,
      prepared: Prepared,
    ) => Promise<Outcome>
  },
): WriteOperation {
  return { ...description, kind: 'write' } as unknown as WriteOperation
}

/** Declares a high-volume write whose requests are grouped. */
export function groupedOperation<
  Params extends TSchema = NoParams,
  Query extends TSchema = NoParams,
  Body extends TSchema = NoParams,
  Result extends TSchema = TSchema,
  Item extends object = object,
>(
  description: Description<Params, Query, Body, Result> & {
    events: DeclaredEvents
    statement: (
      tenantId: string,
      items: readonly (Item & PipelineFields)[],
      lockTimeout: string,
    ) => Statement<GroupedRow>
    item: (
      context: { principal: Principal; now: Date },
      input: Input<Static<Params>, Static<Query>, Static<Body>>,
    ) => Item
    refusal: (code: string, facts: Record<string, unknown>, item: Item) => Error
    alone: (command: Command, item: Item & PipelineFields, facts: Record<string, unknown>) => Promise<GroupedRow>
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
    run: (
      context: SessionContext,
      input: Input<Static<Params>, Static<Query>, Static<Body>>,
    ) => Promise<Static<Result> | StreamSource>
  },
): SessionOperation {
  return { ...description, scope: null, kind: 'session' } as unknown as SessionOperation
}

/** The lowest role that a signed-in user needs. */
export function roleNeeded(operation: Operation): Role {
  return operation.role ?? 'caseworker'
}

/** The scope that reads the resources of an operation. Callers with it see the bodies in the request log. */
export function readScopeOf({ scope }: Operation): string | null {
  return scope === null ? null : scope.replace(/^write:/, 'read:').replace(/\..*$/, '')
}

/** What `paramsOf` has made: schemas are compiled once per object, also if several servers run in a process. */
const paramsSchemas = new WeakMap<Operation, TObject>()

/** The schema of an operation's path parameters. A parameter is a UUID unless the operation declares otherwise. */
export function paramsOf(operation: Operation): TObject {
  const known = paramsSchemas.get(operation)
  if (known !== undefined) return known
  const made = paramsSchemaOf(operation)
  paramsSchemas.set(operation, made)
  return made
}

function paramsSchemaOf(operation: Operation): TObject {
  const declared = (operation.params as TObject | undefined)?.properties ?? {}
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  return Type.Object(Object.fromEntries(names.map((name) => [name, declared[name] ?? Type.String({ format: 'uuid' })])))
}

/** Whether the operation belongs to the tenant in its path. */
export function isTenantOperation(operation: Operation): boolean {
  return operation.path.startsWith('/v1/{tenantId}')
}

/** The same operations, on the time of the service: what they write is checked by it, even on a test tenant. */
export function onServiceClock(operations: readonly Operation[]): Operation[] {
  return operations.map((operation) => ({ ...operation, usesServiceClock: true }))
}
