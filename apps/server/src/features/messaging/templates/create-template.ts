import type { Command } from '../../../platform/commands/command.ts'
import { templateView } from './template-view.ts'
import { insertTemplates } from './templates.queries.ts'
import type { Template, TemplateInput } from './templates.schemas.ts'

/** Adds a template, which was checked beforehand. */
export async function createTemplate(command: Command, input: TemplateInput): Promise<Template> {
  const { tenantId, now, actor, transaction } = command
  const { handle, name, kind, language, subject, body, isDemand } = input
  const row = await transaction.one(
    insertTemplates(tenantId, [
      {
        ...{ templateId: command.newId(), tenantId, handle, name, kind, language, subject, body, isDemand },
        ...{ createdAt: now, createdBy: actor },
      },
    ]),
  )
  const template = templateView(row)
  command.emit({ type: 'templates.create', subjectId: template.templateId, data: template })
  command.audit({ subjectType: 'template', subjectId: template.templateId, after: template })
  return template
}
