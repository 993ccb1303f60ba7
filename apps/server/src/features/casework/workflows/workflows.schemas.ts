import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Name, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { WorkflowDefinition } from './definition.schemas.ts'

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
    publishedVersion: Nullable(
      Type.Integer({
        minimum: 1,
        description: 'The version that cases start with; null before the first one is published.',
      }),
    ),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'Workflow' },
)

export const WorkflowParams = Type.Object({
  tenantId: Uuid,
  workflowId: { ...Uuid, description: 'The id of the workflow.' },
})

export const WorkflowVersionParams = Type.Object({
  ...WorkflowParams.properties,
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The number of the version.' }),
})

export const WorkflowMistake = Type.Object(
  {
    path: Type.String({ description: 'The member with the mistake, as a JSON pointer.', examples: ['/steps/2/if'] }),
    en: Type.String({ description: 'What is wrong, in English.' }),
    da: Type.String({ description: 'What is wrong, in Danish.' }),
    position: Nullable(
      Type.Integer({ minimum: 0, description: 'The character of the mistake in an expression, counted from 0.' }),
    ),
  },
  { title: 'WorkflowMistake' },
)

const Mistakes = Type.Array(WorkflowMistake, {
  description: 'Everything that has to be corrected before the draft can be published.',
})

export const WorkflowDraftInput = Type.Object(
  { definition: WorkflowDefinition },
  { title: 'WorkflowDraftInput', description: 'A definition of a workflow.' },
)

export const WorkflowDraft = Type.Object(
  {
    workflowId: { ...Uuid, description: 'The id of the workflow.' },
    definition: Nullable({
      ...WorkflowDefinition,
      description: 'The draft. Without one it is the published version, and null if there is none either.',
    }),
    isChanged: Type.Boolean({ description: 'Whether the draft differs from the published version.' }),
    mistakes: Mistakes,
  },
  { title: 'WorkflowDraft' },
)

export const WorkflowCheck = Type.Object({ mistakes: Mistakes }, { title: 'WorkflowCheck' })

export const WorkflowVersion = Type.Object(
  {
    workflowId: { ...Uuid, description: 'The id of the workflow.' },
    version: Type.Integer({ minimum: 1, description: 'The number of the version.' }),
    definition: WorkflowDefinition,
    publishedAt: { ...Instant, description: 'When it was published.' },
    publishedBy: Actor,
  },
  { title: 'WorkflowVersion', description: 'A published version. It never changes.' },
)
export type WorkflowVersion = Static<typeof WorkflowVersion>

export const WorkflowFact = Type.Object(
  {
    name: Type.String({ description: 'The name of the fact in conditions.', examples: ['daysOverdue'] }),
    type: OneOf(['number', 'boolean', 'text', 'texts'], { description: 'The type of its values.' }),
    en: Type.String({ description: 'What it is, in English.' }),
    da: Type.String({ description: 'What it is, in Danish.' }),
  },
  { title: 'WorkflowFact' },
)
