import { isDeepStrictEqual } from 'node:util'
import type { Static } from 'typebox'
import type { Command } from '../../../platform/commands/command.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { inLanguage, requireFirst, requireFound } from '../../../problems/index.ts'
import { type Mistake, mistakesIn, unknownNamesIn } from './check-definition.rules.ts'
import type { WorkflowDefinition } from './definition.schemas.ts'
import {
  type DraftRow,
  findDraft,
  findKnownNames,
  insertVersions,
  type KnownNames,
  lockDraft,
  saveDraft,
  setPublishedVersion,
  type VersionRow,
} from './workflows.queries.ts'
import { findWorkflow, type WorkflowRow } from './workflows.registry.ts'
import { message, problem } from './workflows.problems.ts'
import type { Workflow, WorkflowDraft, WorkflowMistake, WorkflowVersion } from './workflows.schemas.ts'

type Draft = Static<typeof WorkflowDraft>

const notFound = message('There is no such workflow.')

/** The draft of a workflow with its mistakes; without a draft, its published version. */
export async function getWorkflowDraft({ tenantId, read }: ReadContext, workflowId: string): Promise<Draft> {
  const row = requireFirst(await read(findDraft(tenantId, workflowId)), notFound)
  const [names] = await read(findKnownNames(tenantId))
  return draftView(row, requireFound(names, notFound))
}

/** Everything that has to be corrected before a definition can be published. */
export async function checkWorkflow(
  { tenantId, transaction }: Command,
  definition: WorkflowDefinition,
): Promise<{ mistakes: Static<typeof WorkflowMistake>[] }> {
  const names = await transaction.one(findKnownNames(tenantId))
  return { mistakes: allMistakes(definition, names).map(mistakeView) }
}

/** Stores a draft. It may have mistakes; nothing follows it before it is published. */
export async function saveWorkflowDraft(
  command: Command,
  workflowId: string,
  definition: WorkflowDefinition,
): Promise<Draft> {
  const { tenantId, transaction } = command
  const before = requireFound(await transaction.maybeOne(lockDraft(tenantId, workflowId)), notFound)
  const names = await transaction.one(findKnownNames(tenantId))
  command.requireMatch(draftView(before, names))
  await transaction.run(saveDraft(tenantId, workflowId, definition))
  const after = { ...before, draft: definition }
  command.audit({
    ...{ subjectType: 'workflow', subjectId: workflowId },
    ...{ before: { definition: before.draft ?? before.published }, after: { definition } },
  })
  return draftView(after, names)
}

/** Publishes the draft as a new version. Cases keep the version that they have. */
export async function publishWorkflow(command: Command, workflowId: string): Promise<WorkflowVersion> {
  const { tenantId, transaction, now, actor } = command
  const row = requireFound(await transaction.maybeOne(lockDraft(tenantId, workflowId)), notFound)
  const definition = row.draft ?? row.published
  if (definition === null) throw problem('workflow-incomplete', message('The workflow has no steps yet.'))
  const names = await transaction.one(findKnownNames(tenantId))
  const mistakes = allMistakes(definition, names)
  if (mistakes.length > 0) {
    throw problem('workflow-incomplete', message('The draft has {0} mistakes.', mistakes.length), { errors: mistakes })
  }
  if (isDeepStrictEqual(definition, row.published)) {
    throw problem('workflow-unchanged', message('The draft is the same as version {0}.', row.publishedVersion ?? 0))
  }
  const before = await transaction.one(findWorkflow(command, workflowId))
  const version = (row.publishedVersion ?? 0) + 1
  const published = { workflowId, version, definition, publishedAt: now, publishedBy: actor }
  const [stored] = await Promise.all([
    transaction.one(insertVersions(tenantId, [published])),
    transaction.run(setPublishedVersion(tenantId, workflowId, version)),
  ])
  const after = workflowView(await transaction.one(findWorkflow(command, workflowId)))
  command.emit({ type: 'workflows.update', subjectId: workflowId, data: after })
  command.audit({ subjectType: 'workflow', subjectId: workflowId, before: workflowView(before), after })
  return versionView(stored)
}

/** Rejects a definition that could not be published. The paths of its mistakes begin with `base`. */
export async function requireNoMistakes(
  { tenantId, transaction }: Command,
  definition: WorkflowDefinition,
  base: string,
): Promise<void> {
  const mistakes = allMistakes(definition, await transaction.one(findKnownNames(tenantId)))
  if (mistakes.length === 0) return
  const errors = mistakes.map((each) => ({ ...each, path: `${base}${each.path}` }))
  throw problem('workflow-incomplete', message('The draft has {0} mistakes.', mistakes.length), { errors })
}

function allMistakes(definition: WorkflowDefinition, names: KnownNames): Mistake[] {
  return [...mistakesIn(definition), ...unknownNamesIn(definition, names)]
}

function draftView({ workflowId, draft, published }: DraftRow, names: KnownNames): Draft {
  const definition = draft ?? published
  return {
    ...{ workflowId, definition, isChanged: draft !== null && !isDeepStrictEqual(draft, published) },
    mistakes: definition === null ? [] : allMistakes(definition, names).map(mistakeView),
  }
}

function mistakeView({ path, message: text, position }: Mistake): Static<typeof WorkflowMistake> {
  return { path, en: inLanguage(text, 'en'), da: inLanguage(text, 'da'), position }
}

export function versionView({ publishedAt, ...row }: VersionRow): WorkflowVersion {
  return { ...row, publishedAt: instant(publishedAt) }
}

function workflowView({ createdAt, ...row }: WorkflowRow): Static<typeof Workflow> {
  return { ...row, createdAt: instant(createdAt) }
}
