import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

export const CollectorInput = Type.Object(
  { name: Name, registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)) },
  { title: 'CollectorInput' },
)

export const CollectorPatch = Type.Object(
  { name: Type.Optional(Name), registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)) },
  { title: 'CollectorPatch' },
)

export const Collector = Type.Object(
  {
    collectorId: Uuid,
    tenantId: Uuid,
    name: Type.String(),
    registryIdentifier: Nullable(RegistryIdentifier),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'Collector' },
)
