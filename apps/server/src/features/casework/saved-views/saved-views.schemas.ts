import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

const Area = OneOf(['cases', 'customers', 'interactions'], { description: 'The list that the view filters.' })
const Filters = Type.Record(Type.String({ minLength: 1, maxLength: 50 }), Text(2_000), {
  maxProperties: 30,
  description: 'The query parameters of the list, by name.',
  examples: [{ status: 'VERIFIED', sort: '-createdAt' }],
})
const Shared = Type.Boolean({ description: 'Whether all users of the tenant see the view.' })
const ViewName = Type.Unsafe<string>({ ...Name, description: 'The name of the view.' })

export const SavedViewInput = Type.Object(
  { name: ViewName, area: Area, query: Filters, shared: Type.Optional(Shared) },
  { title: 'SavedViewInput' },
)

export const SavedViewPatch = Type.Object(
  { name: Type.Optional(ViewName), query: Type.Optional(Filters), shared: Type.Optional(Shared) },
  { title: 'SavedViewPatch' },
)

export const SavedView = Type.Object(
  {
    savedViewId: { ...Uuid, description: 'The id of the saved view.' },
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the view.' }),
    area: Area,
    query: Filters,
    shared: Shared,
    mine: Type.Boolean({ description: 'Whether the caller created the view.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'SavedView' },
)

export const SavedViewListQuery = PageQuery({ area: Type.Optional(Area) })
