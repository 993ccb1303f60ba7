import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import type { ContactDetails } from './debtor-web.queries.ts'
import { addressLines } from './debtor-web.rules.ts'
import { factRows } from './shown.ts'
import type { Texts } from './debtor-web.texts.ts'

/** Other ways to contact the tenant; empty if it has given none. */
export function contactSection(details: ContactDetails, texts: Texts): HtmlPart {
  const list = contactList(details, texts)
  return (
    list !== null &&
    html`<section aria-labelledby="contact">
      <h2 id="contact">${texts.contact}</h2>
      ${list}
    </section>`
  )
}

/** Phone, e-mail address, opening hours and postal address, those that are known. */
export function contactList({ phone, email, openingHours, address }: ContactDetails, texts: Texts): Html | null {
  const place = addressLines(address).map((line) => html`<span class="line">${line}</span> `)
  const number = phone === null ? '' : `+${phone.locale} ${phone.number}`
  const rows: [string, HtmlPart][] = [
    ...row(texts.ourPhone, phone !== null && html`<a href="tel:${number.replaceAll(/[^\d+]/g, '')}">${number}</a>`),
    ...row(texts.ourEmail, email !== null && html`<a href="mailto:${email}">${email}</a>`),
    ...row(texts.openingHours, openingHours !== null && html`<span class="lines">${openingHours}</span>`),
    ...row(texts.ourAddress, place.length > 0 && place),
  ]
  if (rows.length === 0) return null
  return html`<dl class="facts plain">${factRows(rows)}</dl>`
}

function row(label: string, value: HtmlPart): [string, HtmlPart][] {
  return value === false ? [] : [[label, value]]
}
