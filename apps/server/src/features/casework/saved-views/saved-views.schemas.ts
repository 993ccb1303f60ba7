import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

const Area = OneOf(['cases', 'customers', 'interactions'], { description: 'The list that the filters are for.' })
const Filters = Type.Record(Type.String({ minLength: 1, maxLength: 50 }), Text(500), {
  maxProperties: 30,
  description: 'The query parameters of the list, by name.',
  examples: [{ status: 'VERIFIED', sort: '-createdAt' }],
})
const Shared = Type.Boolean({ description: 'Whether everybody on the tenant sees the view.' })

export const SavedViewInput = Type.Object(
  { name: Name, area: Area, query: Filters, shared: Type.Optional(Shared) },
  { title: 'SavedViewInput' },
)

export const SavedViewPatch = Type.Object(
  { name: Type.Optional(Name), query: Type.Optional(Filters), shared: Type.Optional(Shared) },
  { title: 'SavedViewPatch' },
)

export const SavedView = Type.Object(
  {
    savedViewId: Uuid,
    tenantId: Uuid,
    name: Type.String(),
    area: Area,
    query: Filters,
    shared: Shared,
    mine: Type.Boolean({ description: 'Whether the caller made it.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'SavedView' },
)

export const SavedViewListQuery = PageQuery({ area: Type.Optional(Area) })
