import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { renderers } from '../../../platform/rendering/render-pool.ts'
import { renderTemplate, type TemplateContext, type TemplateData, type TemplateText } from '../templates/index.ts'
import { readTenantLogo } from '../../installation/tenant-settings/index.ts'
import type { StoredSource } from '../documents/index.ts'
import { fileNameOf } from './letters.rules.ts'
import type { LetterJob } from './letter.ts'

export type LetterContext = TemplateContext & Pick<PrepareContext, 'files'>

/** A letter that is set, with what it was made from; nothing of it is kept. */
export interface SetLetter {
  readonly source: StoredSource
  readonly file: { readonly fileName: string; readonly contentType: 'application/pdf'; readonly bytes: Buffer }
}

/** The one way a letter comes about, made or previewed: fills the template in and sets it under the logo of the tenant. */
export async function setLetter(
  context: LetterContext,
  template: TemplateText,
  data: TemplateData,
): Promise<SetLetter> {
  const rendered = await renderTemplate(context.tenantId, template, data)
  const logo = await readTenantLogo(context)
  const source: StoredSource = {
    ...{ ...rendered, language: template.language, data, madeAt: context.now.toISOString(), template },
    logoFileId: logo?.fileId ?? null,
  }
  const bytes = await renderLetter(context.tenantId, { source, logo })
  return { source, file: { fileName: fileNameOf(source.subject), contentType: 'application/pdf', bytes } }
}

/** Sets what a letter is made from as PDF; the same source gives the same bytes. */
export async function renderLetter(tenantId: string, job: LetterJob): Promise<Buffer> {
  return Buffer.from(await renderers.run<Uint8Array>(tenantId, 'set-letter', job))
}
