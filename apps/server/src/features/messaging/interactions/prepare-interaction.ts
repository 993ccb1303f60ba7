import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { sanitiseAhead } from '../../../platform/html/sanitise-ahead.ts'
import { Problem } from '../../../problems/index.ts'
import { type KeptFile, keepInlineFiles } from '../files/index.ts'
import { findTemplate, gatherTemplateData, type RenderedTemplate, renderTemplate } from '../templates/index.ts'
import { inlineFilesOf, referenceOf } from './interactions.rules.ts'
import type { EmailInput, InteractionInput } from './interactions.schemas.ts'
import { addresseeOf } from './prepare-email.ts'

/** What of an interaction takes long, and so was done before the transaction that adds it. */
export interface PreparedInteraction {
  /** The files that came inside the input, in its order; their content is kept. */
  readonly kept: readonly KeptFile[]
  /** The e-mail that a template gave. */
  readonly rendered: RenderedTemplate | undefined
}

/** Renders, sanitises and keeps what an interaction brings. No connection to the database waits for that. */
export async function prepareInteraction(
  context: PrepareContext,
  input: InteractionInput,
): Promise<PreparedInteraction> {
  await sanitiseAhead(context.tenantId, [input.notes])
  const rendered = await renderEmail(context, input)
  return { rendered, kept: await keepInlineFiles(context, inlineFilesOf(input.files ?? [])) }
}

/** Undefined also where the e-mail cannot be written: the transaction finds that out again and says it in its order. */
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
