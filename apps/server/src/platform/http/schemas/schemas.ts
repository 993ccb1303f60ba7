import Type, { type Static, type TObject, type TSchema } from 'typebox'

/** The building blocks that every feature's wire shapes are made of. */

export const Uuid = Type.String({ format: 'uuid' })

/** A moment as callers write it; see `parseTimestamp` for the forms. */
export const TimestampInput = Type.String({
  format: 'timestamp',
  maxLength: 40,
  description:
    'The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.',
  examples: ['2024-05-01 00:00:00.000+01'],
})

/** A moment as we answer it. */
export const Instant = Type.String({
  format: 'date-time',
  description: 'ISO 8601 in UTC with milliseconds.',
  examples: ['2024-04-30T23:00:00.000Z'],
})

export const Name = Type.String({ minLength: 1, maxLength: 200 })

/** A text with a limit: everything that comes from outside has one. */
export function Text(maxLength: number, options: Record<string, unknown> = {}): Type.TString {
  return Type.String({ maxLength, ...options })
}

/** One of a closed set of words. */
export function OneOf<const Values extends readonly string[]>(
  values: Values,
  options: Record<string, unknown> = {},
): Type.TUnsafe<Values[number]> {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options })
}

/** The same schema, or null. Written as a union of types, so that its errors name the field and not a branch. */
export function Nullable<Schema extends TSchema>(schema: Schema): Type.TUnsafe<Static<Schema> | null> {
  const json = schema as { type?: string; enum?: unknown[] }
  if (json.type === undefined) throw new TypeError('Only a schema with a type can be nullable.')
  return Type.Unsafe<Static<Schema> | null>({
    ...schema,
    type: [json.type, 'null'],
    ...(json.enum === undefined ? {} : { enum: [...json.enum, null] }),
  })
}

/** A free-form JSON object, such as the fields of a submitted form. */
export const FreeObject = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

/** Any JSON value. */
export const AnyJson = Type.Unsafe<unknown>({})

export const Empty = Type.Object({}, { description: 'An empty object.' })

/** Who did something. */
export const Actor = Type.Object(
  {
    type: OneOf(['KEY', 'USER', 'SYSTEM', 'WORKFLOW']),
    id: Uuid,
    name: Type.String(),
  },
  { title: 'Actor' },
)
export type Actor = Static<typeof Actor>

const pageNumber = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  default: 0,
  description: 'The page, starting from 0. One beyond the last is empty.',
})

/** The query of a list: page numbers as the contract has them, or `after` for a walk that costs the same on every page. */
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
        Type.Integer({ minimum: 1, maximum: options.pageSizeMax ?? 500, default: options.pageSizeDefault ?? 25 }),
      ),
      after: Type.Optional(
        Type.String({
          format: 'uuid',
          description: 'The id of the last item read. The list goes on behind it, and `page` is then not looked at.',
        }),
      ),
    },
    { additionalProperties: false },
  )
}

/** The page envelope of the contract: no total, and a page that is not full is the last. */
export function Page<Item extends TSchema>(
  item: Item,
): TObject<{
  meta: TObject<{ currentPage: Type.TInteger; pageSize: Type.TInteger }>
  items: Type.TArray<Item>
}> {
  return Type.Object({
    meta: Type.Object({ currentPage: Type.Integer(), pageSize: Type.Integer() }),
    items: Type.Array(item),
  })
}

export interface PageRequest {
  readonly page?: number
  readonly pageSize?: number
  readonly after?: string
}

/** The greatest integer of the database. No list has as many items. */
const offsetMax = 2_147_483_647

/** What a list's statement needs: how many rows, how many to pass over, and behind which id. */
export function pageBounds(query: PageRequest): { limit: number; offset: number; after: string | null } {
  const limit = query.pageSize ?? 25
  const after = query.after ?? null
  const offset = after === null ? (query.page ?? 0) * limit : 0
  // Of a page that no list can have nothing is read at all.
  return offset > offsetMax ? { limit: 0, offset: 0, after } : { limit, offset, after }
}

/** Wraps the items of one page. */
export function pageOf<Item>(
  query: PageRequest,
  items: Item[],
): { meta: { currentPage: number; pageSize: number }; items: Item[] } {
  return { meta: { currentPage: query.page ?? 0, pageSize: query.pageSize ?? 25 }, items }
}

/** A moment from the database as we answer it. */
export function instant(date: Date): string {
  return date.toISOString()
}

/** The same for one that may be missing. */
export function nullableInstant(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}
