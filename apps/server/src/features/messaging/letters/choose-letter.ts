import { unknownReference, validationFailed } from '../../../problems/index.ts'
import {
  findTemplate,
  findTemplateByHandle,
  gatherTemplateData,
  type TemplateContext,
  type TemplateData,
  type TemplateRow,
  type TemplateText,
} from '../templates/index.ts'
import { findDemandRules } from './letters.queries.ts'
import { demandDaysOf, type DemandRules, requireDemandable, requireLawfulDeadline } from './letters.rules.ts'
import type { LetterChoice } from './letters.schemas.ts'
import { message } from './letters.problems.ts'

/** The template and recipient of a letter, and the current data of the case. */
export interface ChosenLetter {
  readonly templateId: string
  readonly userId: string
  readonly template: TemplateText
  readonly data: TemplateData
  /** The days from dispatch that a demand must give; null for other letters. */
  readonly demandDays: number | null
}

/** Finds the chosen letter template in the language of the recipient, and rejects a deadline that is not allowed. */
export async function chooseLetter(context: TemplateContext, choice: LetterChoice): Promise<ChosenLetter> {
  const { caseId, deadline } = choice
  const addressee = { caseId, userId: choice.userId ?? null, deadline }
  const { data, userId, languages } = await gatherTemplateData(context, addressee)
  const { templateId, kind, language, subject, body, isDemand } = await findLetter(context, choice, languages)
  const rules = isDemand ? await rulesOfDemand(context, caseId, data) : undefined
  requireLawfulDeadline({ today: data.today, deadline: data.deadline, rules })
  return { templateId, userId, template: { kind, language, subject, body }, data, demandDays: demandDaysOf(rules) }
}

async function rulesOfDemand(
  { tenantId, now, read }: TemplateContext,
  caseId: string,
  { today, balance }: TemplateData,
): Promise<DemandRules | undefined> {
  const [rules] = await read(findDemandRules(tenantId, { caseId, today, now }))
  if (rules !== undefined) requireDemandable(rules, balance.outstanding)
  return rules
}

async function findLetter(
  { tenantId, read }: TemplateContext,
  choice: LetterChoice,
  languages: readonly string[],
): Promise<TemplateRow> {
  const { templateId, handle } = choice
  if ((templateId === undefined) === (handle === undefined)) {
    throw validationFailed([{ path: '', message: message('must have exactly one of templateId and handle') }])
  }
  const [found] = await read(
    handle === undefined
      ? findTemplate(tenantId, templateId ?? '')
      : findTemplateByHandle(tenantId, { kind: 'letter', handle }, languages),
  )
  if (found?.kind !== 'letter') throw unknownReference(handle === undefined ? '/templateId' : '/handle', 'letter')
  return found
}
