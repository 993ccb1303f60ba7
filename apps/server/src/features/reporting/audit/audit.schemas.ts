import Type, { type Static } from 'typebox'
import {
  Actor,
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
    at: Instant,
    requestId: Type.String({ description: 'The request that made the change, as its Request-Id header named it.' }),
    operation: Type.String({ description: 'The operation that made the change.', examples: ['patch-contact'] }),
    actor: Actor,
    subjectType: Type.String({ description: 'What kind of thing changed.', examples: ['contact'] }),
    subjectId: Uuid,
    before: AnyJson,
    after: AnyJson,
    refused: Nullable(
      Type.String({
        description: 'The problem with which something was refused; null where something changed.',
        examples: ['insufficient-scope'],
      }),
    ),
  },
  {
    title: 'AuditEntry',
    description:
      'One change. `before` and `after` are the thing as its read answered it; `before` is null for what was created, `after` for what was deleted. Where something was refused, `after` says how often and, for failed sign-ins, by which method and from which network.',
  },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditQuery = PageQuery({
  subjectType: Type.Optional(Text(100, { description: 'Only changes of this kind of thing.', examples: ['contact'] })),
  subjectId: Type.Optional(Type.String({ format: 'uuid', description: 'Only changes of this one thing.' })),
  operation: Type.Optional(Text(100, { description: 'Only changes made by this operation.' })),
  actorId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only changes made by this user, token or workflow.' }),
  ),
  refused: Type.Optional(Type.Boolean({ description: 'Only what was refused, or only what was not.' })),
  from: Type.Optional(TimestampInput),
  to: Type.Optional(TimestampInput),
})
export type AuditQuery = Static<typeof AuditQuery>
