import { json, sql, type Statement } from '../database/sql.ts'

/** A column and how a value is written to it. A column of an unsuitable type does not compile. */
export interface Column<Value> {
  readonly name: string
  parameter(value: Value): Statement
}

export function text(name: string): Column<string | null> {
  return { name, parameter: (value) => sql`${value}::text` }
}

export function uuid(name: string): Column<string | null> {
  return { name, parameter: (value) => sql`${value}::uuid` }
}

/** A calendar day, written YYYY-MM-DD. */
export function date(name: string): Column<string | null> {
  return { name, parameter: (value) => sql`${value}::date` }
}

export function boolean(name: string): Column<boolean> {
  return { name, parameter: (value) => sql`${value}::boolean` }
}

export function integer(name: string): Column<number> {
  return { name, parameter: (value) => sql`${value}::integer` }
}

export function nullableInteger(name: string): Column<number | null> {
  return { name, parameter: (value) => sql`${value}::integer` }
}

export function bigint(name: string): Column<number> {
  return { name, parameter: (value) => sql`${value}::bigint` }
}

export function textArray(name: string): Column<readonly string[]> {
  return { name, parameter: (value) => sql`${value}::text[]` }
}

export function jsonb(name: string): Column<unknown> {
  return { name, parameter: (value) => sql`${json(value)}::jsonb` }
}
