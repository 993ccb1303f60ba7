import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { requireFound } from '../../../problems/index.ts'
import { templateView } from './template-view.ts'
import { deleteTemplate as deleteTemplateRow, findTemplateUses, lockTemplate } from './templates.queries.ts'
import { message } from './templates.problems.ts'

/** Deletes a template without documents. */
export async function deleteTemplate(command: Command, templateId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = requireFound(
    await transaction.maybeOne(lockTemplate(tenantId, templateId)),
    message('There is no such template.'),
  )
  const before = templateView(current)
  command.requireMatch(before)
  requireUnused('template', await transaction.many(findTemplateUses(tenantId, templateId)))
  await transaction.run(deleteTemplateRow(tenantId, templateId))
  command.emit({ type: 'templates.delete', subjectId: before.templateId, data: before })
  command.audit({ subjectType: 'template', subjectId: before.templateId, before })
  return {}
}
