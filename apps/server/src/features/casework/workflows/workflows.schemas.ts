import Type from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

const WorkflowName = Type.Unsafe<string>({ ...Name, description: 'The name of the workflow.' })
const Description = Nullable(Text(2_000, { description: 'The steps of the workflow, or what it is for.' }))

export const WorkflowInput = Type.Object(
  { name: WorkflowName, description: Type.Optional(Description) },
  { title: 'WorkflowInput' },
)

export const WorkflowPatch = Type.Object(
  { name: Type.Optional(WorkflowName), description: Type.Optional(Description) },
  { title: 'WorkflowPatch' },
)

export const Workflow = Type.Object(
  {
    workflowId: { ...Uuid, description: 'The id of the workflow.' },
    tenantId: Uuid,
    name: Type.String({ description: 'The name of the workflow.' }),
    description: Nullable(Type.String({ description: 'The steps of the workflow, or what it is for.' })),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'Workflow' },
)
