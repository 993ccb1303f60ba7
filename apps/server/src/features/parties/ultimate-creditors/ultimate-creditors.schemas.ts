import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Address, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

const CreditorId = Type.String({ format: 'uuid', description: 'The creditor that collects the claims now.' })
const UltimateCreditorName = Type.Unsafe<string>({ ...Name, description: 'The name of the ultimate creditor.' })

export const UltimateCreditorInput = Type.Object(
  {
    creditorId: CreditorId,
    name: UltimateCreditorName,
    address: Type.Optional(Nullable(Address)),
    registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)),
  },
  { title: 'UltimateCreditorInput' },
)

export const UltimateCreditorPatch = Type.Object(
  {
    name: Type.Optional(UltimateCreditorName),
    address: Type.Optional(Nullable(Address)),
    registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)),
  },
  { title: 'UltimateCreditorPatch' },
)

export const UltimateCreditor = Type.Object(
  {
    ultimateCreditorId: { ...Uuid, description: 'The id of the ultimate creditor.' },
    tenantId: Uuid,
    creditorId: CreditorId,
    name: Type.String({ description: 'The name of the ultimate creditor.' }),
    address: Nullable(Address),
    registryIdentifier: Nullable(RegistryIdentifier),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'UltimateCreditor' },
)

export const UltimateCreditorListQuery = PageQuery({
  creditorId: Type.Optional(Type.String({ format: 'uuid', description: 'Only ultimate creditors of this creditor.' })),
})
