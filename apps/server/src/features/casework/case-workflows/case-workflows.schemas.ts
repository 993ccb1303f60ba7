import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Currency } from '../../../platform/money/money.ts'
import { pauseKinds, WorkflowDefinition } from '../workflows/index.ts'

const StepId = Type.String({ description: 'The name of the step in the workflow.', examples: ['first-letter'] })
const StepType = Type.String({ description: 'What the step does, such as `letter`.', examples: ['letter'] })
const Label = Nullable(Type.String({ description: 'What people call the step.' }))
const Day = (description: string): Type.TString => Type.String({ format: 'date', description })

const CaseWorkflowState = OneOf(['RUNNING', 'HELD', 'DONE', 'LEFT'], {
  description: 'HELD by a person; DONE at the end of the workflow; LEFT because the case ended or was merged.',
})

export const CaseWorkflowSummary = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case.' },
    workflowId: { ...Uuid, description: 'The workflow that the case follows.' },
    workflowName: Type.String({ description: 'The name of the workflow.' }),
    version: Type.Integer({ minimum: 1, description: 'The version that the case follows.' }),
    chosenBy: OneOf(['CASE', 'GROUP', 'CREDITOR', 'CLIENT'], {
      description:
        'Whether the workflow was chosen for the case, or is the default of its group, of its creditor (`defaultChainId`), or of its creditor for pending cases (`defaultClientChainId`).',
    }),
    state: CaseWorkflowState,
    stepId: Nullable(StepId),
    round: Type.Integer({ minimum: 1, description: 'Counts how often the workflow went back to an earlier step.' }),
    since: Day('The day on which the previous step happened.'),
    heldReason: Nullable(Type.String({ description: 'Why a person holds the workflow.' })),
    startedAt: { ...Instant, description: 'When the case started its first workflow.' },
    updatedAt: { ...Instant, description: 'When the case last moved.' },
    updatedBy: { ...Actor, description: 'Who moved it.' },
  },
  { title: 'CaseWorkflowSummary' },
)
export type CaseWorkflowSummary = Static<typeof CaseWorkflowSummary>

const PlannedStep = Type.Object(
  {
    stepId: StepId,
    type: StepType,
    label: Label,
    on: Day('The day on which it is due if nothing else happens.'),
  },
  { title: 'PlannedWorkflowStep' },
)

const CaseWorkflowStep = Type.Object(
  {
    stepId: StepId,
    type: StepType,
    label: Label,
    version: Type.Integer({ minimum: 1, description: 'The version of the workflow.' }),
    round: Type.Integer({ minimum: 1, description: 'The round in which it was done.' }),
    state: OneOf(['DONE', 'SKIPPED', 'REFUSED'], { description: 'A REFUSED step is tried again at `retryAt`.' }),
    attempts: Type.Integer({ minimum: 1, description: 'How often it was tried.' }),
    at: { ...Instant, description: 'When it was done, or last tried.' },
    by: { ...Actor, description: 'The workflow, or the person who skipped it.' },
    reason: Nullable(
      Type.Object(
        {
          code: Nullable(Type.String({ description: 'The problem; null if a person gave the reason.' })),
          en: Type.String({ description: 'The reason in English, or as a person wrote it.' }),
          da: Type.String({ description: 'The reason in Danish, or as a person wrote it.' }),
        },
        { description: 'Why it was refused or skipped.' },
      ),
    ),
    retryAt: Nullable({ ...Instant, description: 'When a refused step is tried again.' }),
    effect: Type.Record(Type.String(), Type.String(), {
      description: 'The ids of what it created, such as `documentId`.',
    }),
  },
  { title: 'CaseWorkflowStep' },
)

export const CaseWorkflow = Type.Object(
  {
    ...CaseWorkflowSummary.properties,
    publishedVersion: Nullable(Type.Integer({ description: 'The newest version of the workflow.' })),
    outlook: OneOf(['DUE', 'WAITING', 'PAUSED', 'HELD', 'OVER'], {
      description: 'Whether the next step is due, waits, is paused, is held by a person, or never comes.',
    }),
    waitsFor: Nullable(
      OneOf(['wait', 'until', 'letter-spacing', 'message-spacing', 'after-pause'], {
        description:
          'Why it waits: a `wait` step, its condition, the distance between letters or messages, or the days after a pause.',
      }),
    ),
    until: Nullable(Day('The day on which the case goes on; null if something has to happen first.')),
    pauses: Type.Array(
      Type.Object({
        kind: OneOf(pauseKinds, {
          description: 'A pausing update, a dispute of everything outstanding, or nothing to pay.',
        }),
        label: Nullable(Type.String({ description: 'The type of the update.' })),
        until: Nullable(Day('The first day after the pause; null if it has no end.')),
      }),
      { description: 'What pauses the case now.' },
    ),
    upcoming: Type.Array(PlannedStep, { description: 'The next steps, if nothing else happens on the case.' }),
    steps: Type.Array(Type.Object({ stepId: StepId, type: StepType, label: Label }, { title: 'WorkflowStepName' }), {
      description: 'All steps of the version, in order.',
    }),
    history: Type.Array(CaseWorkflowStep, { description: 'What its steps did, the newest first; at most 200.' }),
  },
  { title: 'CaseWorkflow' },
)
export type CaseWorkflow = Static<typeof CaseWorkflow>

export const CaseWorkflowParams = Type.Object({
  tenantId: Uuid,
  caseId: { ...Uuid, description: 'The id of the case.' },
})

const Reason = Text(1_000, { minLength: 1, description: 'Why. It is shown in the history of the case.' })

export const StartCaseWorkflowInput = Type.Object(
  { workflowId: { ...Uuid, description: 'The workflow that the case follows from now on, from its first step.' } },
  { title: 'StartCaseWorkflowInput' },
)

export const CaseWorkflowReason = Type.Object({ reason: Reason }, { title: 'CaseWorkflowReason' })

export const CaseWorkflowStepChoice = Type.Object(
  { stepId: Text(40, { minLength: 1, description: 'The name of the step.' }), reason: Reason },
  { title: 'CaseWorkflowStepChoice' },
)

export const MoveCasesInput = Type.Object(
  {
    fromVersion: Type.Integer({
      ...{ minimum: 1, maximum: 2_147_483_647 },
      description: 'The version that the cases follow.',
    }),
    toVersion: Type.Integer({
      ...{ minimum: 1, maximum: 2_147_483_647 },
      description: 'The version that they shall follow.',
    }),
  },
  { title: 'MoveCasesInput' },
)

export const MovedCases = Type.Object(
  {
    moved: Type.Integer({ description: 'The number of cases that follow the other version now.' }),
    held: Type.Integer({
      description: 'Those of them that are held, because the other version does not have their step.',
    }),
    remaining: Type.Integer({
      description: 'Cases that still follow the first version. Repeat the call to move them.',
    }),
  },
  { title: 'MovedCases' },
)

export const WorkflowUse = Type.Object(
  {
    versions: Type.Array(
      Type.Object({
        version: Nullable(Type.Integer({ description: 'The version; null for the `definition` of the request.' })),
        cases: Type.Integer({ description: 'The number of cases that follow it and are not at its end.' }),
      }),
      { description: 'The versions that cases follow, the newest first.' },
    ),
  },
  { title: 'WorkflowUse' },
)

const VersionNumber = { minimum: 1, maximum: 2_147_483_647 }

export const SimulateInput = Type.Object(
  {
    version: Type.Optional(
      Type.Integer({ ...VersionNumber, description: 'The version to play; by default the published one.' }),
    ),
    definition: Type.Optional({
      ...WorkflowDefinition,
      description: 'Steps to play instead of a version, such as a draft. They need not be stored.',
    }),
    compareWith: Type.Optional(Type.Integer({ ...VersionNumber, description: 'Another version to compare it with.' })),
    importId: Type.Optional(
      Type.Unsafe<string>({
        ...Uuid,
        description:
          'A file that was uploaded to import cases: its cases are played instead of open ones. They are not imported. Needs the scope `read:imports`.',
      }),
    ),
    creditorId: Type.Optional(Type.Unsafe<string>({ ...Uuid, description: 'Only the cases of this creditor.' })),
    cases: Type.Integer({
      ...{ minimum: 1, maximum: 1_000 },
      description: 'How many are played: the newest open cases, or the first ones of the file.',
    }),
    weeks: Type.Integer({ minimum: 1, maximum: 156, description: 'How far they are played.' }),
    paidPercent: Type.Optional(
      Type.Integer({
        ...{ minimum: 0, maximum: 100 },
        description:
          'The assumption: after each letter, e-mail and text message, so many percent of the cases that are not paid are paid in full, a week later. By default none.',
      }),
    ),
  },
  { title: 'SimulateInput' },
)
export type SimulateInput = Static<typeof SimulateInput>

const Count = (description: string): Type.TInteger => Type.Integer({ minimum: 0, description })

export const Simulation = Type.Object(
  {
    from: Day('The day on which every case starts.'),
    cases: Count('The number of cases that were played.'),
    refusedRows: Count('The rows of the file that could not be read. 0 without a file.'),
    results: Type.Array(
      Type.Object(
        {
          version: Nullable(Type.Integer({ description: 'The version; null for the `definition` of the request.' })),
          weeks: Type.Array(
            Type.Object(
              {
                from: Day('The first day of the week.'),
                letters: Count('Letters.'),
                emails: Count('E-mails.'),
                textMessages: Count('Text messages.'),
                fees: Count('Fees. Those that the law would not allow are included.'),
                feeAmount: Count('The sum of the fees, in the minor unit.'),
                tasks: Count('Tasks for people.'),
                otherSteps: Count('All other steps.'),
                cash: Type.Array(
                  Type.Object(
                    { currency: Currency, amount: Count('The amount, in the minor unit.') },
                    { title: 'SimulatedCash' },
                  ),
                  { description: 'What is paid in the week by the assumption, by currency.' },
                ),
              },
              { title: 'SimulatedWeek' },
            ),
            { description: 'The weeks, the first one first.' },
          ),
        },
        { title: 'SimulatedVersion' },
      ),
      { description: 'The result of each version.' },
    ),
  },
  { title: 'Simulation' },
)
export type Simulation = Static<typeof Simulation>
