import type { Database } from '../../../platform/database/database.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { languagesFor } from '../../../platform/text/written-languages.ts'
import { noMatch, unknownReferences, validationFailed } from '../../../problems/index.ts'
import { findTemplateByHandle } from '../../messaging/templates/index.ts'
import type { BulkParameters } from './bulk-actions.rules.ts'
import { message } from './bulk-jobs.problems.ts'
import { type BulkItemRow, findDebtor } from './bulk-jobs.queries.ts'

/** Whom an e-mail on a case goes to, and the template in their language. Throws a problem if there is neither. */
export async function findEmail(
  { database }: { readonly database: Database },
  { tenantId, language }: Tenant,
  { item, parameters }: { readonly item: BulkItemRow; readonly parameters: BulkParameters },
): Promise<{ readonly userId: string; readonly templateId: string }> {
  const [debtor] = await database.read(tenantId, findDebtor(tenantId, item.caseId))
  if (debtor === undefined) throw validationFailed([{ path: '', message: message('needs somebody to write to') }])
  const named = { kind: 'email', handle: parameters.templateHandle ?? '' } as const
  const languages = languagesFor({ spoken: debtor.language, country: debtor.country, tenant: language })
  const [template] = await database.read(tenantId, findTemplateByHandle(tenantId, named, languages))
  if (template === undefined)
    throw unknownReferences([{ path: '/parameters/templateHandle', message: noMatch('template') }])
  return { userId: debtor.userId, templateId: template.templateId }
}
