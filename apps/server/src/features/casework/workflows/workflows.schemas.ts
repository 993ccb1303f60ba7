import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const WorkflowInput = Type.Object(
  { name: Name, description: Type.Optional(Nullable(Text(2_000))) },
  { title: 'WorkflowInput' },
)

export const WorkflowPatch = Type.Object(
  { name: Type.Optional(Name), description: Type.Optional(Nullable(Text(2_000))) },
  { title: 'WorkflowPatch' },
)

export const Workflow = Type.Object(
  {
    workflowId: Uuid,
    tenantId: Uuid,
    name: Type.String(),
    description: Nullable(Type.String()),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'Workflow' },
)
