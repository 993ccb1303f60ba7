import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import type { ShownDocument } from './debtor-web.queries.ts'
import { formatSize } from './debtor-web.rules.ts'
import { dayIn, type Shown } from './shown.ts'

/** The letters and files shared with the debtor, newest first. */
export function documentList(shown: Shown): HtmlPart {
  const { page, texts } = shown
  if (page.documents.length === 0) return null
  return html`<section aria-labelledby="documents">
    <h2 id="documents">${texts.documents}</h2>
    <ul class="documents">
      ${page.documents.map((document) => documentLine(shown, document))}
    </ul>
  </section>`
}

function documentLine(shown: Shown, { fileId, name, size, sharedAt }: ShownDocument): Html {
  const { texts, address } = shown
  return html`<li>
    <a href="${address}/files/${fileId}">${name}</a>
    <span class="line quiet"
      ><time datetime="${sharedAt}">${dayIn(shown, sharedAt)}</time
      >${size === null ? '' : ` · ${formatSize(size, texts.locale)}`}</span
    >
  </li>`
}
