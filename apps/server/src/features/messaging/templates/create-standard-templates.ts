import type { Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { deterministicId } from '../../../platform/ids.ts'
import { standardTemplates } from './standard-templates.data.ts'
import type { TemplateLanguage } from './template-format.rules.ts'
import { insertTemplates } from './templates.queries.ts'

/** The id of a standard template, the same on every tenant. */
export function standardTemplateId(handle: string, kind: 'letter' | 'email', language: TemplateLanguage): string {
  return deterministicId(`template ${handle} ${kind} ${language}`)
}

/** Creates the standard templates of a new tenant. */
export function createStandardTemplates(tenantId: string, now: Date, actor: Actor): Statement {
  const templates = standardTemplates.map((template) => ({
    ...{ ...template, tenantId, createdAt: now, createdBy: actor },
    templateId: standardTemplateId(template.handle, template.kind, template.language),
  }))
  return insertTemplates(tenantId, templates)
}
