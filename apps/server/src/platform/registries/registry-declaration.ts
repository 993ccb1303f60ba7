import type { TObject } from 'typebox'
import type { Noun, Message } from '../../problems/index.ts'
import type { Command } from '../commands/command.ts'
import type { Statement } from '../database/sql.ts'
import type { DeclaredEvents, Description, ReadContext } from '../http/operations/operation.ts'
import type { Principal } from '../identity/principal.ts'
import type { Role } from '../identity/roles.ts'
import type { Reference } from './require-unused.ts'

/** How a registry appears in the API. */
export interface RegistryDescription {
  /** The name of a record, from which the summaries of the operations are derived. */
  readonly noun: Noun
  /** Hyphenated, it is the area of the events, as in `case-groups.create`. */
  readonly plural: string
  /**
   * The subject type in the audit trail, from which the ids of the operations are derived, such as `create-case-group`.
   */
  readonly subjectType: string
  readonly tag: string
  /** Below the tenant, such as `/case-groups`. */
  readonly path: string
  readonly scopes: { readonly read: string; readonly write: string }
  /** The lowest role that may write. Defaults to caseworker. */
  readonly writeRole?: Role
  /** The detail of a 404. */
  readonly notFound: Message
  /** Why writes emit no events, if the registry has none. */
  readonly noEvents?: string
  /** The reference shows the operations in this order. */
  readonly operations: {
    readonly create: WriteDescription
    readonly list: OperationDescription
    readonly get: OperationDescription
    readonly patch: WriteDescription
    readonly delete: WriteDescription
  }
}

type Described = Description<TObject, TObject, TObject, TObject>

/** The description of an operation; anything left out follows from the noun. */
export interface OperationDescription extends Partial<
  Pick<Described, 'id' | 'summary' | 'description' | 'problems' | 'example'>
> {
  /** What the operation returns. Defaults to `The collector.` or `One page of collectors.`. */
  readonly returns?: string
}

export interface WriteDescription extends OperationDescription {
  /** All events of the operation, if it emits more than its own. */
  readonly events?: DeclaredEvents
}

/**
 * The rules of a registry. Only `create` is required; a problem thrown by any of them rejects the request. `Row` is a
 * stored record, `New` the columns of a new one.
 */
export interface RegistryRules<Resource, Input, Patch, Query, New, Row> {
  /** The values of a new record, with defaults for what the input leaves out. */
  readonly create: (input: Input, command: Command) => New | Promise<New>
  /** Returns the patch to apply. */
  readonly beforePatch?: (patch: Patch, row: Row, command: Command) => Patch | Promise<Patch>
  readonly beforeDelete?: (row: Row, command: Command) => void
  /** Called after a record was created or changed, in the same transaction; `before` is undefined for a new one. */
  readonly afterWrite?: (command: Command, after: Row, before: Row | undefined) => Promise<void>
  /** What can refer to a record. A referenced record cannot be deleted. */
  readonly references?: (row: Row) => readonly Reference[]
  /** The condition under which a caller sees a record. */
  readonly visibleTo?: (principal: Principal) => Statement
  /** The condition of a list's filters. */
  readonly filter?: (query: Query) => Statement
  /** Called if a page is empty, to reject a filter that refers to a missing resource. */
  readonly whenEmpty?: (query: Query, context: ReadContext) => Promise<void>
  /** Members of the resource that are computed for the caller. */
  readonly derived?: { readonly [Member in keyof Resource]?: (row: Row, principal: Principal) => Resource[Member] }
}
