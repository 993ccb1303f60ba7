import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { renderers } from '../../../platform/rendering/render-pool.ts'
import {
  renderTemplate,
  requireCompleteDemand,
  type TemplateContext,
  type TemplateData,
  type TemplateText,
} from '../templates/index.ts'
import { readTenantLogo } from '../../installation/tenant-settings/index.ts'
import type { StoredSource } from '../documents/index.ts'
import { fileNameOf } from './letters.rules.ts'
import type { LetterJob } from './letter.ts'

export type LetterContext = TemplateContext & Pick<PrepareContext, 'files'>

/** A rendered letter with its source, not stored. */
export interface SetLetter {
  readonly source: StoredSource
  readonly file: { readonly fileName: string; readonly contentType: 'application/pdf'; readonly bytes: Buffer }
}

/** Fills in a template and renders it with the tenant's logo. Created and previewed letters both go through here. */
export async function setLetter(
  context: LetterContext,
  template: TemplateText,
  data: TemplateData,
  isDemand = false,
): Promise<SetLetter> {
  const rendered = await renderTemplate(context.tenantId, template, data)
  if (isDemand) requireCompleteDemand(rendered, data, template.language)
  const logo = await readTenantLogo(context)
  const source: StoredSource = {
    ...{ ...rendered, language: template.language, data, madeAt: context.now.toISOString(), template },
    logoFileId: logo?.fileId ?? null,
  }
  const bytes = await renderLetter(context.tenantId, { source, logo })
  return { source, file: { fileName: fileNameOf(source.subject), contentType: 'application/pdf', bytes } }
}

/** Renders the source of a letter as a PDF. The same source gives the same bytes. */
export async function renderLetter(tenantId: string, job: LetterJob): Promise<Buffer> {
  return Buffer.from(await renderers.run<Uint8Array>(tenantId, 'set-letter', job))
}
