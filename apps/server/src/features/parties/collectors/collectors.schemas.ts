import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

const CollectorName = Type.Unsafe<string>({ ...Name, description: 'The name of the collector.' })

export const CollectorInput = Type.Object(
  { name: CollectorName, registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)) },
  { title: 'CollectorInput' },
)

export const CollectorPatch = Type.Object(
  { name: Type.Optional(CollectorName), registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)) },
  { title: 'CollectorPatch' },
)

export const Collector = Type.Object(
  {
    collectorId: { ...Uuid, description: 'The id of the collector.' },
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the collector.' }),
    registryIdentifier: Nullable(RegistryIdentifier),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'Collector' },
)
