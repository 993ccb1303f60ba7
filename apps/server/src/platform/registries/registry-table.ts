import { identifier, joined, json, lookup, sql, type Statement } from '../database/sql.ts'
import type { Actor } from '../identity/actor.ts'
import type { Principal } from '../identity/principal.ts'
import type { Column } from './columns.ts'

/** The caller of a registry. Commands and read contexts are callers. */
export interface Caller {
  readonly tenantId: string
  readonly principal: Principal
}

/** The columns that every record has. */
export interface Stamps {
  readonly tenantId: string
  readonly createdAt: Date
  readonly createdBy: Actor
}

export type Values = Readonly<Record<string, unknown>>
export type Row = Values & Stamps
export type Columns = Readonly<Record<string, Column<unknown>>>

export interface TableDeclaration {
  readonly table: string
  /** `parameter` is the name of the id in paths, if it differs from the member. */
  readonly id: { readonly member: string; readonly column: string; readonly parameter?: string }
  /** Written when a record is created, and by a patch if its schema has the member. */
  readonly columns: Columns
  /** Only read. A new record gets the database's default. */
  readonly readOnlyColumns?: Columns
  /** Whether the table has `updated_at` and `updated_by`. */
  readonly hasUpdateStamp?: boolean
  /** A patch that changes nothing is still written, audited and emitted. */
  readonly writesUnchanged?: boolean
  readonly visibleTo?: (principal: Principal) => Statement
}

/** When and by whom a record is written. A command is a writer. */
export interface Writer {
  readonly now: Date
  readonly actor: Actor
}

export interface ListBounds {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
}

/** The statements of a registry. All names come from its declaration, and every value is a parameter. */
export class RegistryTable {
  /** The select list: each column under the name of its member. */
  readonly selected: Statement
  readonly members: readonly string[]
  readonly #declared: TableDeclaration
  readonly #table: Statement
  readonly #id: Statement
  readonly #patchable: Columns

  /** `patchable` are the members that a patch can change. */
  constructor(declared: TableDeclaration, patchable: readonly string[]) {
    this.#declared = declared
    this.#table = identifier(declared.table)
    this.#id = identifier(declared.id.column)
    this.#patchable = Object.fromEntries(
      Object.entries(declared.columns).filter(([member]) => patchable.includes(member)),
    )
    const columns = [...columnsByMember(declared)]
    this.members = columns.map(([member]) => member)
    this.selected = joined(
      columns.map(([member, column]) => sql`${identifier(column)} as ${identifier(member)}`),
      ', ',
    )
  }

  idOf(row: Row): string {
    return String(row[this.#declared.id.member])
  }

  find(caller: Caller, id: string): Statement<Row> {
    return lookup(sql<Row>`select ${this.selected} from ${this.#table} where ${this.#isRecord(caller, id)}`)
  }

  /** Locks the row against changes and new references. */
  lock(caller: Caller, id: string): Statement<Row> {
    return sql<Row>`${this.find(caller, id)} for update`
  }

  list(caller: Caller, { limit, offset, after }: ListBounds, filter: Statement | undefined): Statement<Row> {
    return sql<Row>`
      select ${this.selected} from ${this.#table}
      where tenant_id = ${caller.tenantId}::uuid and (${after}::uuid is null or ${this.#id} > ${after}::uuid)
        ${this.#andVisible(caller)} ${filter === undefined ? sql`` : sql`and ${filter}`}
      order by ${this.#id}
      limit ${limit}::integer offset ${offset}::integer`
  }

  insert(tenantId: string, id: string, values: Values, { now, actor }: Writer): Statement<Row> {
    const { columns } = this.#declared
    return sql<Row>`
      insert into ${this.#table} (tenant_id, ${this.#id}, created_at, created_by, ${namesOf(columns)})
      values (${tenantId}::uuid, ${id}::uuid, ${now}::timestamptz, ${json(actor)}::jsonb, ${parametersOf(columns, values)})
      returning ${this.selected}`
  }

  /** Returns no row if nothing would change. */
  update(row: Row, { now, actor }: Writer): Statement<Row> {
    const names = namesOf(this.#patchable)
    const parameters = parametersOf(this.#patchable, row)
    const { hasUpdateStamp = false, writesUnchanged = false } = this.#declared
    const stamp = hasUpdateStamp ? sql`, updated_at = ${now}::timestamptz, updated_by = ${json(actor)}::jsonb` : sql``
    const isChange = writesUnchanged ? sql`` : sql`and row (${names}) is distinct from row (${parameters})`
    return sql<Row>`
      update ${this.#table} set (${names}) = row (${parameters}) ${stamp}
      where tenant_id = ${row.tenantId}::uuid and ${this.#id} = ${this.idOf(row)}::uuid ${isChange}
      returning ${this.selected}`
  }

  delete(caller: Caller, id: string): Statement<Row> {
    return sql<Row>`delete from ${this.#table} where ${this.#isRecord(caller, id)} returning ${this.selected}`
  }

  #isRecord(caller: Caller, id: string): Statement {
    return sql`tenant_id = ${caller.tenantId}::uuid and ${this.#id} = ${id}::uuid ${this.#andVisible(caller)}`
  }

  #andVisible({ principal }: Caller): Statement {
    const { visibleTo } = this.#declared
    return visibleTo === undefined ? sql`` : sql`and ${visibleTo(principal)}`
  }
}

/** Every column that is read, by its member. */
function columnsByMember(declared: TableDeclaration): Map<string, string> {
  const { id, columns, readOnlyColumns = {}, hasUpdateStamp = false } = declared
  return new Map([
    [id.member, id.column],
    ['tenantId', 'tenant_id'],
    ...Object.entries({ ...columns, ...readOnlyColumns }).map(([member, { name }]) => [member, name] as const),
    ['createdAt', 'created_at'],
    ['createdBy', 'created_by'],
    ...(hasUpdateStamp
      ? ([
          ['updatedAt', 'updated_at'],
          ['updatedBy', 'updated_by'],
        ] as const)
      : []),
  ])
}

function namesOf(columns: Columns): Statement {
  return joined(
    Object.values(columns).map(({ name }) => identifier(name)),
    ', ',
  )
}

function parametersOf(columns: Columns, values: Values): Statement {
  return joined(
    Object.entries(columns).map(([member, column]) => column.parameter(values[member])),
    ', ',
  )
}
