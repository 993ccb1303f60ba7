import type { TObject } from 'typebox'
import { requireFound } from '../../problems/index.ts'
import type { Command } from '../commands/command.ts'
import type { PageQuery } from '../http/schemas/schemas.ts'
import type { Principal } from '../identity/principal.ts'
import type { RegistryDescription, RegistryRules } from './registry-declaration.ts'
import { RegistryTable, type Row, type TableDeclaration, type Values } from './registry-table.ts'
import { requireUnreferenced } from './require-unused.ts'

/** A declaration without the names of its members, which `defineRegistry` checks. */
export interface AnyDeclaration
  extends RegistryDescription, TableDeclaration, RegistryRules<Values, Values, Values, Values, Values, Row> {
  readonly schemas: {
    readonly resource: TObject
    readonly input: TObject
    readonly patch: TObject
    readonly query?: ReturnType<typeof PageQuery<Record<never, never>>>
  }
}

/** What can be done with the records of a registry. Every write is audited and, by default, emits an event. */
export class Registry {
  readonly table: RegistryTable
  readonly #declared: AnyDeclaration

  constructor(declared: AnyDeclaration) {
    const { resource, patch } = declared.schemas
    this.table = new RegistryTable(declared, Object.keys(patch.properties))
    this.#declared = declared
    const known = new Set([...this.table.members, ...Object.keys(declared.derived ?? {})])
    const unknown = Object.keys(resource.properties).filter((member) => !known.has(member))
    if (unknown.length > 0) throw new TypeError(`${declared.table} has no column for ${unknown.join(', ')}.`)
  }

  /** A record as it is read, in responses and events. */
  resourceOf(row: Row, { principal }: { readonly principal: Principal }): Values {
    const { schemas, derived = {} } = this.#declared
    const resource: Record<string, unknown> = {}
    for (const member of Object.keys(schemas.resource.properties)) {
      const derive = derived[member]
      const value = derive === undefined ? row[member] : derive(row, principal)
      resource[member] = value instanceof Date ? value.toISOString() : value
    }
    return resource
  }

  async create(command: Command, input: Values): Promise<Values> {
    const values = await this.#declared.create(input, command)
    const after = await command.transaction.one(this.table.insert(command.tenantId, command.newId(), values, command))
    await this.#declared.afterWrite?.(command, after, undefined)
    this.#record(command, 'create', { after })
    return this.resourceOf(after, command)
  }

  async patch(command: Command, id: string, given: Values): Promise<Values> {
    const row = this.#requireCurrent(command, await command.transaction.maybeOne(this.table.lock(command, id)))
    const patch = (await this.#declared.beforePatch?.(given, row, command)) ?? given
    return this.resourceOf(await this.change(command, row, patch), command)
  }

  /** Changes the given members of a locked row. Writes nothing if nothing changes. */
  async change(command: Command, before: Row, patch: Values): Promise<Row> {
    const after = await command.transaction.maybeOne(this.table.update({ ...before, ...patch }, command))
    if (after === undefined) return before
    await this.#declared.afterWrite?.(command, after, before)
    this.#record(command, 'update', { before, after })
    return after
  }

  async delete(command: Command, id: string): Promise<Record<string, never>> {
    this.#record(command, 'delete', { before: await this.#remove(command, id) })
    return {}
  }

  async #remove(command: Command, id: string): Promise<Row> {
    const { transaction } = command
    const { noun, beforeDelete, references } = this.#declared
    if (beforeDelete === undefined && references === undefined) {
      // Nothing has to be checked first, so one statement is enough. An error rolls it back.
      return this.#requireCurrent(command, await transaction.maybeOne(this.table.delete(command, id)))
    }
    const row = this.#requireCurrent(command, await transaction.maybeOne(this.table.lock(command, id)))
    beforeDelete?.(row, command)
    if (references !== undefined) await requireUnreferenced(transaction, noun, references(row))
    await transaction.run(this.table.delete(command, id))
    return row
  }

  /** Throws if the record does not exist, or has changed since the caller read it. */
  #requireCurrent(command: Command, found: Row | undefined): Row {
    const row = requireFound(found, this.#declared.notFound)
    command.requireMatch(this.resourceOf(row, command))
    return row
  }

  #record(command: Command, verb: 'create' | 'update' | 'delete', { before, after }: RecordedChange): void {
    const { subjectType, noEvents } = this.#declared
    const subjectId = this.table.idOf(after ?? before)
    const shown = {
      ...(before && { before: this.resourceOf(before, command) }),
      ...(after && { after: this.resourceOf(after, command) }),
    }
    if (noEvents === undefined) {
      command.emit({ type: `${areaOf(this.#declared)}.${verb}`, subjectId, data: shown.after ?? shown.before })
    }
    command.audit({ subjectType, subjectId, ...shown })
  }
}

/** A new record has no row before, and a deleted one has none after. */
type RecordedChange = { readonly before?: Row; readonly after: Row } | { readonly before: Row; readonly after?: never }

/** The area of the events of a registry: `case-groups`. */
export function areaOf({ plural }: Pick<AnyDeclaration, 'plural'>): string {
  return plural.replaceAll(' ', '-')
}
