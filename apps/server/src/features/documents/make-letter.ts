import type { PrepareContext } from '../../platform/http/operation.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { unknownReference, validationFailed } from '../../problems/index.ts'
import type { KeptFile } from '../files/index.ts'
import {
  findLetterTemplate,
  findTemplate,
  gatherTemplateData,
  renderTemplate,
  type TemplateContext,
  type TemplateRow,
} from '../templates/index.ts'
import type { StoredSource } from './documents.queries.ts'
import { fileNameOf, requireLawfulDeadline } from './documents.rules.ts'
import type { LetterChoice } from './documents.schemas.ts'
import { letterOf } from './letter.ts'

/** A letter whose content is kept, and whose rows are not yet written. */
export interface MadeLetter {
  readonly templateId: string
  readonly userId: string
  readonly deadline: string
  readonly source: StoredSource
  readonly file: KeptFile
}

/** A letter that is set, and nothing of which is kept. */
export interface SetLetter extends Omit<MadeLetter, 'file'> {
  readonly file: { readonly fileName: string; readonly contentType: 'application/pdf'; readonly bytes: Buffer }
}

/**
 * Sets a letter and keeps its content. It is no part of a transaction: setting takes long, and the store of files may be
 * a network away.
 */
export async function makeLetter(
  context: TemplateContext & Pick<PrepareContext, 'keepFile'>,
  input: LetterChoice,
): Promise<MadeLetter> {
  const letter = await setLetter(context, input)
  return { ...letter, file: await context.keepFile(letter.file) }
}

/** Fills the template in with what is true of the case now, and sets the letter. */
export async function setLetter(context: TemplateContext, input: LetterChoice): Promise<SetLetter> {
  const { caseId } = input
  const { data, userId, language } = await gatherTemplateData(context, {
    ...{ caseId, userId: input.userId ?? null, deadline: input.deadline },
  })
  const row = await findLetter(context, input, language)
  requireLawfulDeadline(row.handle, data.today, data.deadline)
  const { templateId, kind, subject, body } = row
  const template = { kind, language: row.language, subject, body }
  const rendered = renderTemplate(template, data)
  const madeAt = context.now.toISOString()
  const source: StoredSource = { ...rendered, language: row.language, data, madeAt, template }
  const bytes = await renderPdf(letterOf(source))
  const file = { fileName: fileNameOf(source.subject), contentType: 'application/pdf', bytes } as const
  return { templateId, userId, deadline: data.deadline, source, file }
}

async function findLetter(context: TemplateContext, input: LetterChoice, language: string): Promise<TemplateRow> {
  const { tenantId, tenant, read } = context
  const { templateId, handle } = input
  if ((templateId === undefined) === (handle === undefined)) {
    throw validationFailed([{ path: '', message: 'must have exactly one of templateId and handle' }])
  }
  const [found] = await read(
    handle === undefined
      ? findTemplate(tenantId, templateId ?? '')
      : findLetterTemplate(tenantId, handle, [language, tenant.language]),
  )
  if (found?.kind !== 'letter') throw unknownReference(handle === undefined ? '/templateId' : '/handle', 'letter')
  return found
}
