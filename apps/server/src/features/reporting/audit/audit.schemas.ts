import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  AnyJson,
  Instant,
  Nullable,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'

export const AuditEntry = Type.Object(
  {
    auditId: Uuid,
    at: { ...Instant, description: 'When it happened.' },
    requestId: Type.String({
      description: 'The request that made the change, as in the Request-Id header of its response.',
    }),
    operation: Type.String({ description: 'The operation that made the change.', examples: ['patch-contact'] }),
    actor: { ...Actor, description: 'Who made the change.' },
    subjectType: Type.String({ description: 'The type of the resource that changed.', examples: ['contact'] }),
    subjectId: { ...Uuid, description: 'The id of the resource that changed.' },
    before: { ...AnyJson, description: 'The resource before the change; null if it was created.' },
    after: { ...AnyJson, description: 'The resource after the change; null if it was deleted.' },
    refused: Nullable(
      Type.String({
        description: 'The code of the problem if the request was denied; null for a change.',
        examples: ['insufficient-scope'],
      }),
    ),
  },
  {
    title: 'AuditEntry',
    description:
      'One change or denied request. `before` and `after` are the resource as its read returned it. For a denied request, `after` has how often it happened and, for failed sign-ins, the method and the network.',
  },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditQuery = PageQuery({
  subjectType: Type.Optional(
    Text(100, { description: 'Only changes of this type of resource.', examples: ['contact'] }),
  ),
  subjectId: Type.Optional(Type.String({ format: 'uuid', description: 'Only changes of this resource.' })),
  operation: Type.Optional(Text(100, { description: 'Only changes made by this operation.' })),
  actorId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only changes made by this user, token or workflow.' }),
  ),
  refused: Type.Optional(Type.Boolean({ description: 'Only denied requests, or only changes.' })),
  from: Type.Optional({ ...TimestampInput, description: 'Only entries at this time or later.' }),
  to: Type.Optional({ ...TimestampInput, description: 'Only entries before this time.' }),
})
export type AuditQuery = Static<typeof AuditQuery>
