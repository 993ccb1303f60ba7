import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { requireValidDraft } from './render-template.ts'
import { templateView } from './template-view.ts'
import { findTemplate, lockTemplate, updateTemplate } from './templates.queries.ts'
import type { Template, TemplatePatch } from './templates.schemas.ts'
import { message } from './templates.problems.ts'

/**
 * Rejects a change after which the template could not be filled in. Each part of a template is valid on its own, so two
 * concurrent changes of different parts cannot make it invalid. Every demand is checked again before it is created.
 */
export async function requireValidPatch(
  { tenantId, read }: Pick<PrepareContext, 'tenantId' | 'read'>,
  templateId: string,
  patch: TemplatePatch,
): Promise<void> {
  const [current] = await read(findTemplate(tenantId, templateId))
  if (current !== undefined) await requireValidDraft(tenantId, { ...current, ...patch })
}

/** Changes the given fields of a template. Existing letters do not change. */
export async function patchTemplate(command: Command, templateId: string, patch: TemplatePatch): Promise<Template> {
  const { tenantId, transaction, now, actor } = command
  const current = requireFound(
    await transaction.maybeOne(lockTemplate(tenantId, templateId)),
    message('There is no such template.'),
  )
  const before = templateView(current)
  command.requireMatch(before)
  const changed = await transaction.maybeOne(updateTemplate({ ...current, ...patch }, { now, actor }))
  if (changed === undefined) return before
  const after = templateView(changed)
  command.emit({ type: 'templates.update', subjectId: after.templateId, data: after })
  command.audit({ subjectType: 'template', subjectId: after.templateId, before, after })
  return after
}
