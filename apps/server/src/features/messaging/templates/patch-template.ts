import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { requireValidTemplate } from './render-template.ts'
import { templateView } from './template-view.ts'
import { findTemplate, lockTemplate, updateTemplate } from './templates.queries.ts'
import type { Template, TemplatePatch } from './templates.schemas.ts'
import { message } from './templates.problems.ts'

/**
 * Refuses a change after which the template could not be filled in. The parts of a template are valid or not each by
 * itself, so that two changes at once cannot spoil what each of them leaves alone.
 */
export async function requireValidPatch(
  { tenantId, read }: Pick<PrepareContext, 'tenantId' | 'read'>,
  templateId: string,
  patch: TemplatePatch,
): Promise<void> {
  const [current] = await read(findTemplate(tenantId, templateId))
  if (current !== undefined) await requireValidTemplate(tenantId, { ...current, ...patch })
}

/** Changes the given fields of a template; letters made from it before stay as they are. */
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
