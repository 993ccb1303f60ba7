import type { Static, TObject } from 'typebox'
import type { Command } from '../commands/command.ts'
import type { Statement } from '../database/sql.ts'
import type { PageQuery } from '../http/schemas/schemas.ts'
import type { Column } from './columns.ts'
import type { RegistryDescription, RegistryRules } from './registry-declaration.ts'
import { operationsOf, type RegistryOperations } from './registry-operations.ts'
import type { Caller, Stamps, TableDeclaration } from './registry-table.ts'
import { type AnyDeclaration, Registry } from './registry.ts'

/** Columns by the member of the resource. A column without a member is stored but not returned. */
type ColumnsOf<Resource, Columns> = Columns & {
  readonly [Member in keyof Columns]: Member extends keyof Resource ? Column<Resource[Member]> : unknown
}

type ValuesOf<Resource, Columns> = {
  readonly [Member in keyof Columns]: Member extends keyof Resource
    ? Resource[Member]
    : Columns[Member] extends Column<infer Value>
      ? Value
      : never
}

type RecordRow<Resource, Id extends keyof Resource, Columns, ReadOnly> = Stamps &
  Readonly<Pick<Resource, Id>> &
  ValuesOf<Resource, Columns> &
  ValuesOf<Resource, ReadOnly>

interface RegistryShape<Resource extends TObject, Input, Patch, Query, Id, Columns, ReadOnly> extends Omit<
  TableDeclaration,
  'id' | 'columns' | 'readOnlyColumns' | 'visibleTo'
> {
  readonly schemas: {
    readonly resource: Resource
    readonly input: Input
    readonly patch: Patch
    readonly query?: Query
  }
  readonly id: { readonly member: Id; readonly column: string; readonly parameter?: string }
  readonly columns: ColumnsOf<Static<Resource>, Columns>
  readonly readOnlyColumns?: ColumnsOf<Static<Resource>, ReadOnly>
}

export interface DefinedRegistry<Resource, Input, Patch, Row> {
  /** In the order of their declaration. */
  readonly operations: RegistryOperations
  /** The select list of a record, for further statements. */
  readonly selected: Statement
  readonly find: (caller: Caller, id: string) => Statement<Row>
  readonly create: (command: Command, input: Input) => Promise<Resource>
  readonly patch: (command: Command, id: string, patch: Patch) => Promise<Resource>
  /** Changes the given members of a locked row, without `beforePatch`. */
  readonly change: (command: Command, before: Row, patch: Partial<Row>) => Promise<Row>
}

/** A record of a registry as it is stored. */
export type RowOf<Defined> = Defined extends { readonly find: (caller: Caller, id: string) => Statement<infer Row> }
  ? Row
  : never

/**
 * Defines a registry: a table of the tenant whose records are created, listed, read, patched and deleted. Types follow
 * from the schemas: a column that does not match its member, or a new record without a value for a column, does not
 * compile.
 */
export function defineRegistry<
  Resource extends TObject,
  Input extends TObject,
  Patch extends TObject,
  Id extends string & keyof Static<Resource>,
  Columns,
  ReadOnly = Record<never, never>,
  Query extends TObject = ReturnType<typeof PageQuery<Record<never, never>>>,
>(
  declared: RegistryDescription &
    RegistryShape<Resource, Input, Patch, Query, Id, Columns, ReadOnly> &
    RegistryRules<
      Static<Resource>,
      Static<Input>,
      Static<Patch>,
      Static<Query>,
      ValuesOf<Static<Resource>, Columns>,
      RecordRow<Static<Resource>, Id, Columns, ReadOnly>
    >,
): DefinedRegistry<Static<Resource>, Static<Input>, Static<Patch>, RecordRow<Static<Resource>, Id, Columns, ReadOnly>>
export function defineRegistry(declaration: unknown): unknown {
  // The signature above checks the members of the records; from here on they are looked up by name.
  const declared = declaration as AnyDeclaration
  const registry = new Registry(declared)
  return {
    operations: operationsOf(declared, registry),
    selected: registry.table.selected,
    find: registry.table.find.bind(registry.table),
    create: registry.create.bind(registry),
    patch: registry.patch.bind(registry),
    change: registry.change.bind(registry),
  }
}
