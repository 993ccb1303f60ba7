import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { renderers } from '../../../platform/rendering/render-pool.ts'
import {
  renderTemplate,
  requireCompleteDemand,
  type TemplateContext,
  type TemplateData,
  type TemplateText,
} from '../templates/index.ts'
import { readTenantLogo, type TenantLogo } from '../../installation/tenant-settings/index.ts'
import { fileNameOf, type StoredSource } from '../documents/index.ts'
import type { LetterJob } from './letter.ts'

export type LetterContext = TemplateContext & Pick<PrepareContext, 'files'>

/** A rendered letter with its source, not stored. */
export interface SetLetter {
  readonly source: StoredSource
  readonly file: { readonly fileName: string; readonly contentType: 'application/pdf'; readonly bytes: Buffer }
}

/** A letter in words, with the logo it is set with: everything but its pages. */
export interface WrittenLetter {
  readonly source: StoredSource
  readonly logo: LetterJob['logo']
}

interface LetterParts {
  readonly template: TemplateText
  readonly data: TemplateData
  readonly logo: TenantLogo | null
}

/** Fills in a template. A demand that lacks something is rejected. */
export async function writeLetter(
  context: Pick<LetterContext, 'tenantId' | 'now'>,
  { template, data, logo }: LetterParts,
  isDemand: boolean,
): Promise<WrittenLetter> {
  const rendered = await renderTemplate(context.tenantId, template, data)
  if (isDemand) requireCompleteDemand(rendered, data, template.language)
  const source: StoredSource = {
    ...{ ...rendered, language: template.language, data, madeAt: context.now.toISOString(), template },
    logoFileId: logo?.fileId ?? null,
  }
  return { source, logo }
}

/** Sets a written letter as a PDF. Created, previewed and reopened letters all go through here. */
export async function printLetter(tenantId: string, letter: WrittenLetter): Promise<SetLetter['file']> {
  const bytes = await renderLetter(tenantId, letter)
  return { fileName: fileNameOf(letter.source.subject), contentType: 'application/pdf', bytes }
}

/** Fills in a template and renders it with the tenant's logo. */
export async function setLetter(
  context: LetterContext,
  template: TemplateText,
  data: TemplateData,
  isDemand = false,
): Promise<SetLetter> {
  const logo = await readTenantLogo(context)
  const written = await writeLetter(context, { template, data, logo }, isDemand)
  return { source: written.source, file: await printLetter(context.tenantId, written) }
}

/** Renders the source of a letter as a PDF. The same source gives the same bytes. */
export async function renderLetter(tenantId: string, job: LetterJob): Promise<Buffer> {
  return Buffer.from(await renderers.run<Uint8Array>(tenantId, 'set-letter', job))
}
