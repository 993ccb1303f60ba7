import { unknownReference, validationFailed } from '../../../problems/index.ts'
import {
  findLetterTemplate,
  findTemplate,
  gatherTemplateData,
  type TemplateContext,
  type TemplateData,
  type TemplateRow,
  type TemplateText,
} from '../templates/index.ts'
import { findPackDeadline } from './letters.queries.ts'
import { requireLawfulDeadline } from './letters.rules.ts'
import type { LetterChoice } from './letters.schemas.ts'
import { message } from './letters.problems.ts'

/** The template and recipient of a letter, and the current data of the case. */
export interface ChosenLetter {
  readonly templateId: string
  readonly userId: string
  readonly template: TemplateText
  readonly data: TemplateData
}

/** Finds the chosen letter template in the language of the recipient, and rejects a deadline that is not allowed. */
export async function chooseLetter(context: TemplateContext, choice: LetterChoice): Promise<ChosenLetter> {
  const { caseId, deadline } = choice
  const addressee = { caseId, userId: choice.userId ?? null, deadline }
  const { data, userId, language: spoken } = await gatherTemplateData(context, addressee)
  const { templateId, handle, kind, language, subject, body } = await findLetter(context, choice, spoken)
  const dates = { handle, today: data.today, deadline: data.deadline }
  const [byPack] = handle === 'demand' ? await context.read(findPackDeadline(context.tenantId, caseId, data.today)) : []
  requireLawfulDeadline({ ...dates, byPack })
  return { templateId, userId, template: { kind, language, subject, body }, data }
}

async function findLetter(context: TemplateContext, choice: LetterChoice, language: string): Promise<TemplateRow> {
  const { tenantId, tenant, read } = context
  const { templateId, handle } = choice
  if ((templateId === undefined) === (handle === undefined)) {
    throw validationFailed([{ path: '', message: message('must have exactly one of templateId and handle') }])
  }
  const [found] = await read(
    handle === undefined
      ? findTemplate(tenantId, templateId ?? '')
      : findLetterTemplate(tenantId, handle, [language, tenant.language]),
  )
  if (found?.kind !== 'letter') throw unknownReference(handle === undefined ? '/templateId' : '/handle', 'letter')
  return found
}
