import type { Command } from '../../platform/idempotency/command.ts'
import { Problem, say } from '../../problems/index.ts'
import { requireValidTemplate } from './render-template.ts'
import { templateView } from './template-view.ts'
import { lockTemplate, updateTemplate } from './templates.queries.ts'
import type { Template, TemplatePatch } from './templates.schemas.ts'

/** Changes the given fields of a template; letters made from it before stay as they are. */
export async function patchTemplate(command: Command, templateId: string, patch: TemplatePatch): Promise<Template> {
  const { tenantId, transaction, now, actor } = command
  const current = await transaction.maybeOne(lockTemplate(tenantId, templateId))
  if (current === undefined) throw new Problem('not-found', say('There is no such template.'))
  const before = templateView(current)
  command.requireMatch(before)
  const next = { ...current, ...patch }
  requireValidTemplate(next)
  const changed = await transaction.maybeOne(updateTemplate(next, { now, actor }))
  if (changed === undefined) return before
  const after = templateView(changed)
  command.emit({ type: 'templates.update', subjectId: after.templateId, data: after })
  command.audit({ subjectType: 'template', subjectId: after.templateId, before, after })
  return after
}
