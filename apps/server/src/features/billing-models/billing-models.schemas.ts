import Type, { type Static } from 'typebox'
import { Actor, Instant, Name, Nullable, PageQuery, Text, Uuid } from '../../platform/http/schemas.ts'

export const BillingModelInput = Type.Object(
  { name: Name, description: Type.Optional(Nullable(Text(2_000))) },
  { title: 'BillingModelInput' },
)
export type BillingModelInput = Static<typeof BillingModelInput>

export const BillingModelPatch = Type.Object(
  { name: Type.Optional(Name), description: Type.Optional(Nullable(Text(2_000))) },
  { title: 'BillingModelPatch' },
)
export type BillingModelPatch = Static<typeof BillingModelPatch>

export const BillingModel = Type.Object(
  {
    billingModelId: Uuid,
    tenantId: Uuid,
    name: Type.String(),
    description: Nullable(Type.String()),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'BillingModel' },
)
export type BillingModel = Static<typeof BillingModel>

export const BillingModelParams = Type.Object({ tenantId: Uuid, billingModelId: Uuid })
export const BillingModelListQuery = PageQuery({})
