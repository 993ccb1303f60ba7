import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Address, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

export const UltimateCreditorInput = Type.Object(
  {
    creditorId: Type.String({ format: 'uuid', description: 'The creditor that the ultimate creditor stands behind.' }),
    name: Name,
    address: Type.Optional(Nullable(Address)),
    registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)),
  },
  { title: 'UltimateCreditorInput' },
)

export const UltimateCreditorPatch = Type.Object(
  {
    name: Type.Optional(Name),
    address: Type.Optional(Nullable(Address)),
    registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)),
  },
  { title: 'UltimateCreditorPatch' },
)

export const UltimateCreditor = Type.Object(
  {
    ultimateCreditorId: Uuid,
    tenantId: Uuid,
    creditorId: Uuid,
    name: Type.String(),
    address: Nullable(Address),
    registryIdentifier: Nullable(RegistryIdentifier),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'UltimateCreditor' },
)

export const UltimateCreditorListQuery = PageQuery({
  creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only those behind this creditor.' })),
})
