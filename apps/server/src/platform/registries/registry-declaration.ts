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
  /** What a record is called. The summaries of the operations follow from it. */
  readonly noun: Noun
  /** Hyphenated, it is the area of the events: `case-groups.create`. */
  readonly plural: string
  /** What the audit trail calls a record. The ids of the operations follow from it: `create-case-group`. */
  readonly subjectType: string
  readonly tag: string
  /** Below the tenant: `/case-groups`. */
  readonly path: string
  readonly scopes: { readonly read: string; readonly write: string }
  /** The lowest role of a user who may write; a caseworker unless given. */
  readonly writeRole?: Role
  /** The detail of a 404. */
  readonly notFound: Message
  /** Why writes emit no events, in a registry that has none. */
  readonly noEvents?: string
  /** The reference shows the operations in the order in which they are declared. */
  readonly operations: {
    readonly create: WriteDescription
    readonly list: OperationDescription
    readonly get: OperationDescription
    readonly patch: WriteDescription
    readonly delete: WriteDescription
  }
}

type Described = Description<TObject, TObject, TObject, TObject>

/** What is said about an operation; what is left out follows from the noun. */
export interface OperationDescription extends Partial<
  Pick<Described, 'id' | 'summary' | 'description' | 'problems' | 'example'>
> {
  /** What the operation returns: `The collector.`, `One page of collectors.` unless given. */
  readonly returns?: string
}

export interface WriteDescription extends OperationDescription {
  /** All events of the operation, where it emits more than its own. */
  readonly events?: DeclaredEvents
}

/**
 * The rules of a registry. Only `create` is needed; whatever it or another one throws refuses the request. `Row` is a
 * record as it is stored, `New` what is written to the columns of a new one.
 */
export interface RegistryRules<Resource, Input, Patch, Query, New, Row> {
  /** The values of a new record: what the input leaves out gets its default here. */
  readonly create: (input: Input, command: Command) => New | Promise<New>
  /** The patch as it is to be applied. */
  readonly beforePatch?: (patch: Patch, row: Row, command: Command) => Patch | Promise<Patch>
  readonly beforeDelete?: (row: Row, command: Command) => void
  /** Runs once a record was created or changed, in the same transaction; `before` is undefined for a new one. */
  readonly afterWrite?: (command: Command, after: Row, before: Row | undefined) => Promise<void>
  /** What can refer to a record. One that is referred to is not deleted. */
  readonly references?: (row: Row) => readonly Reference[]
  /** The condition under which a caller sees a record. */
  readonly visibleTo?: (principal: Principal) => Statement
  /** The condition that the filters of a list amount to. */
  readonly filter?: (query: Query) => Statement
  /** Runs where a page is empty, to refuse a filter that names what does not exist. */
  readonly whenEmpty?: (query: Query, context: ReadContext) => Promise<void>
  /** Members of the resource that are computed for their reader. */
  readonly derived?: { readonly [Member in keyof Resource]?: (row: Row, principal: Principal) => Resource[Member] }
}
