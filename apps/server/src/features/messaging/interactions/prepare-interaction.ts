import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { sanitiseAhead } from '../../../platform/html/sanitise-ahead.ts'
import { Problem } from '../../../problems/index.ts'
import { type KeptFile, keepInlineFiles } from '../files/index.ts'
import { findTemplate, gatherTemplateData, type RenderedTemplate, renderTemplate } from '../templates/index.ts'
import { inlineFilesOf, referenceOf } from './interactions.rules.ts'
import type { EmailInput, InteractionInput } from './interactions.schemas.ts'
import { addresseeOf } from './prepare-email.ts'

/** The slow parts of an interaction, prepared before its transaction. */
export interface PreparedInteraction {
  /** The new files of the input, in order; their content is stored. */
  readonly kept: readonly KeptFile[]
  /** The e-mail rendered from a template. */
  readonly rendered: RenderedTemplate | undefined
}

/** Renders, sanitises and stores the content of an interaction, without holding a database connection. */
export async function prepareInteraction(
  context: PrepareContext,
  input: InteractionInput,
): Promise<PreparedInteraction> {
  await sanitiseAhead(context.tenantId, [input.notes])
  const rendered = await renderEmail(context, input)
  return { rendered, kept: await keepInlineFiles(context, inlineFilesOf(input.files ?? [])) }
}

/** Also undefined if the e-mail is invalid: the transaction detects that again and reports it in the right order. */
async function renderEmail(context: PrepareContext, input: InteractionInput): Promise<RenderedTemplate | undefined> {
  const { referenceId, referenceType } = referenceOf(input)
  if (input.email?.templateId === undefined || referenceType !== 'case' || referenceId === null) return undefined
  const [template] = await context.read(findTemplate(context.tenantId, input.email.templateId))
  if (template?.kind !== 'email') return undefined
  const data = await dataOf(context, input.email.to, referenceId)
  return data && renderTemplate(context.tenantId, template, data)
}

async function dataOf(
  context: PrepareContext,
  to: EmailInput['to'],
  caseId: string,
): Promise<Awaited<ReturnType<typeof gatherTemplateData>>['data'] | undefined> {
  try {
    const { data } = await gatherTemplateData(context, await addresseeOf(context, to, caseId))
    return data
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
