import Type, { type Static } from 'typebox'
import { Actor, Instant, Name, Nullable, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

export const CollectorInput = Type.Object(
  { name: Name, registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)) },
  { title: 'CollectorInput' },
)
export type CollectorInput = Static<typeof CollectorInput>

export const CollectorPatch = Type.Object(
  { name: Type.Optional(Name), registryIdentifier: Type.Optional(Nullable(RegistryIdentifier)) },
  { title: 'CollectorPatch' },
)
export type CollectorPatch = Static<typeof CollectorPatch>

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
export type Collector = Static<typeof Collector>

export const CollectorParams = Type.Object({ tenantId: Uuid, collectorId: Uuid })
export const CollectorListQuery = PageQuery({})
