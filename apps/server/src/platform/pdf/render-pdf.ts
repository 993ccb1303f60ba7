import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { renderers } from '../rendering/render-pool.ts'

export interface PdfJob {
  /** As for pdfmake, without functions; texts have their position in the structure as `tag`. */
  readonly definition: Pick<TDocumentDefinitions, 'content' | 'pageSize' | 'language'> & {
    readonly pageMargins: readonly number[]
    readonly defaultStyle: Readonly<Record<string, unknown>>
    readonly info: { readonly title: string; readonly author: string; readonly creationDate: string }
  }
  readonly footer: { readonly left: string; readonly page: string }
}

/** Renders a document of a tenant as a tagged PDF with embedded fonts. The same job returns the same bytes. */
export async function renderPdf(tenantId: string, job: PdfJob): Promise<Buffer> {
  return Buffer.from(await renderers.run<Uint8Array>(tenantId, 'set-pdf', job))
}
