import Type, { type Static, type TObject, type TSchema } from 'typebox'

/** The building blocks of every feature's wire shapes. `reference/member-descriptions.ts` describes common members. */

export const Uuid = Type.String({ format: 'uuid' })

/** A point in time as callers write it; see `parseTimestamp` for the accepted formats. */
export const TimestampInput = Type.String({
  format: 'timestamp',
  maxLength: 40,
  description:
    '`2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.',
  examples: ['2024-05-01 00:00:00.000+01'],
})

/** The description of an `Instant` that says nothing but its format. */
export const instantFormat = 'ISO 8601 in UTC with milliseconds.'

/** A point in time in a response. */
export const Instant = Type.String({
  format: 'date-time',
  description: instantFormat,
  examples: ['2024-04-30T23:00:00.000Z'],
})

export const Name = Type.String({ minLength: 1, maxLength: 200 })

/** A string with a length limit, as every string from outside must have. */
export function Text(maxLength: number, options: Record<string, unknown> = {}): Type.TString {
  return Type.String({ maxLength, ...options })
}

/** One of a fixed set of values. */
export function OneOf<const Values extends readonly string[]>(
  values: Values,
  options: Record<string, unknown> = {},
): Type.TUnsafe<Values[number]> {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options })
}

/** The schema or null, written as a union of types so that validation errors name the field and not a branch. */
export function Nullable<Schema extends TSchema>(schema: Schema): Type.TUnsafe<Static<Schema> | null> {
  const json = schema as { type?: string; enum?: unknown[] }
  if (json.type === undefined) throw new TypeError('Only a schema with a type can be nullable.')
  return Type.Unsafe<Static<Schema> | null>({
    ...schema,
    type: [json.type, 'null'],
    ...(json.enum === undefined ? {} : { enum: [...json.enum, null] }),
  })
}

/** A JSON object with any members, such as the fields of a submitted form. */
export const FreeObject = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

/** Any JSON value. */
export const AnyJson = Type.Unsafe<unknown>({})

export const Empty = Type.Object({}, { description: 'An empty object.' })

const pageNumber = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  default: 0,
  description: 'The page, starting from 0. A page after the last is empty.',
})

/** The query of a list: page numbers as in the contract, or `after`, which costs the same on every page. */
export function PageQuery<Filters extends Record<string, TSchema>>(
  filters: Filters,
  options: { pageSizeDefault?: number; pageSizeMax?: number } = {},
): TObject<
  Filters & {
    page: Type.TOptional<Type.TInteger>
    pageSize: Type.TOptional<Type.TInteger>
    after: Type.TOptional<Type.TString>
  }
> {
  return Type.Object(
    {
      ...filters,
      page: Type.Optional(pageNumber),
      pageSize: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: options.pageSizeMax ?? 500,
          default: options.pageSizeDefault ?? 25,
          description: 'Items per page.',
        }),
      ),
      after: Type.Optional(
        Type.String({
          format: 'uuid',
          description: 'The id of the last item read. The list continues after it, and `page` is ignored.',
        }),
      ),
    },
    { additionalProperties: false },
  )
}

/** The page envelope of the contract: no total; a page that is not full is the last. */
export function Page<Item extends TSchema>(
  item: Item,
): TObject<{
  meta: TObject<{ currentPage: Type.TInteger; pageSize: Type.TInteger }>
  items: Type.TArray<Item>
}> {
  return Type.Object({
    meta: Type.Object(
      {
        currentPage: Type.Integer({ description: 'The number of this page, starting from 0.' }),
        pageSize: Type.Integer({ description: 'Items per page.' }),
      },
      { description: 'Which page this is.' },
    ),
    items: Type.Array(item, { description: 'The items of this page. A page that is not full is the last.' }),
  })
}

export interface PageRequest {
  readonly page?: number
  readonly pageSize?: number
  readonly after?: string
}

/** The largest integer of the database. No list has as many items. */
const offsetMax = 2_147_483_647

/** What the statement of a list needs: how many rows, how many to skip, and after which id. */
export function pageBounds(query: PageRequest): { limit: number; offset: number; after: string | null } {
  const limit = query.pageSize ?? 25
  const after = query.after ?? null
  const offset = after === null ? (query.page ?? 0) * limit : 0
  // No list has this page: read nothing.
  return offset > offsetMax ? { limit: 0, offset: 0, after } : { limit, offset, after }
}

/** Wraps the items of one page. */
export function pageOf<Item>(
  query: PageRequest,
  items: Item[],
): { meta: { currentPage: number; pageSize: number }; items: Item[] } {
  return { meta: { currentPage: query.page ?? 0, pageSize: query.pageSize ?? 25 }, items }
}

/** A date from the database, as written in responses. */
export function instant(date: Date): string {
  return date.toISOString()
}

/** The same for a date that may be null. */
export function nullableInstant(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}
