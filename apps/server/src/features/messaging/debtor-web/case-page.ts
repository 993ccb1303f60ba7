import { html, type Html, type HtmlPart, trusted } from '../../../platform/html/html.ts'
import { sanitiseNotes } from '../../../platform/html/sanitise-notes.ts'
import type { RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'
import { contactSection } from './contact-details.ts'
import { contactForm, type FormState } from './contact-form.ts'
import type { CasePage, ShownInteraction, ShownParty } from './debtor-web.queries.ts'
import { addressLines, formatSize } from './debtor-web.rules.ts'
import type { Texts } from './debtor-web.texts.ts'
import { type DisputeState, disputeSection } from './dispute-form.ts'
import { documentList } from './document-list.ts'
import { howToPay } from './how-to-pay.ts'
import { framed } from './layout.ts'
import { amountIn, dayIn, type Shown } from './shown.ts'
import { planSection } from './plan-section.ts'
import { voucherList } from './voucher-list.ts'

/** Renders the page of a case: amount and deadline first, then vouchers, how to pay, documents, FAQ, messages, the form. */
export function casePage(shown: Shown, form: FormState, dispute: DisputeState): Html {
  const { page, texts, language, address } = shown
  const { tenantName: sender, hasLogo } = page
  const frame = { texts, language, address, sender, hasLogo, title: texts.pageTitle(partyOf(page).name) }
  return framed(
    frame,
    html`<main>
      ${opening(shown)} ${shown.summary.kind !== 'merged' && voucherList(shown)}
      ${shown.summary.kind === 'owing' && howToPay(shown)} ${planSection(shown)} ${disputeSection(shown, dispute)}
      ${documentList(shown)} ${faq(shown)} ${messages(shown)} ${contactForm(shown, form)}
      ${contactSection(page.tenantInfo, texts)}
      <footer><p>${texts.privacy}</p></footer>
    </main>`,
  )
}

/** The party that is ultimately owed the money. */
function partyOf(page: CasePage): ShownParty {
  return page.ultimateCreditor ?? page.creditor
}

function opening(shown: Shown): Html {
  const { page, texts, summary } = shown
  return html`<section class="opening" aria-labelledby="first">
    ${page.user !== null && html`<p class="greeting">${texts.greeting(page.user.name)}</p>`} ${headline(shown)}
    ${summary.overpaid > 0 && html`<p>${texts.overpaid(amountIn(shown, summary.overpaid))}</p>`}
    <dl class="parties">
      <div>
        <dt>${summary.kind === 'owing' ? texts.to : texts.creditor}</dt>
        <dd>${creditorLines(page, texts)}</dd>
      </div>
      <div>
        <dt>${texts.caseNumber}</dt>
        <dd>${page.journalNumber}</dd>
      </div>
    </dl>
    <p class="quiet">${texts.handledBy(page.tenantName)}</p>
  </section>`
}

function headline(shown: Shown): Html {
  const { texts, summary } = shown
  if (summary.kind === 'owing') {
    const amount = amountIn(shown, summary.left)
    // In some languages, the thousands are separated by the same space.
    const end = amount.lastIndexOf('\u00a0')
    return html`<h1 id="first">
        <span class="label">${texts.amountLeft}</span>
        <span class="amount">${amount.slice(0, end)} <span class="currency">${amount.slice(end + 1)}</span></span>
      </h1>
      <p class="deadline">${deadlineText(shown)}</p>`
  }
  const [title, text] = {
    paid: [texts.nothingLeft, texts.nothingLeftText],
    disputed: [texts.nothingNow, texts.nothingNowText],
    empty: [texts.nothingYet, texts.nothingYetText],
    closed: [texts.closed, texts.closedText],
    'closed-paid': [texts.closed, texts.closedPaidText],
    merged: [texts.merged, texts.mergedText],
  }[summary.kind]
  return html`<h1 id="first" class="said">${title}</h1>
    <p class="deadline">${text}</p>`
}

function deadlineText(shown: Shown): string {
  const { texts, summary } = shown
  const { deadline } = summary
  if (deadline === null) return texts.noDeadline
  const day = dayIn(shown, deadline.date)
  return deadline.isPast ? texts.wasDue(day) : texts.payBy(day)
}

function creditorLines({ creditor, ultimateCreditor }: CasePage, texts: Texts): HtmlPart {
  if (ultimateCreditor === null) {
    const identifier = creditor.centralRegisterId === null ? null : `CVR ${creditor.centralRegisterId}`
    return partyLines(creditor, identifier)
  }
  return html`${partyLines(ultimateCreditor, identifierText(ultimateCreditor.registryIdentifier))}
    <span class="line quiet">${texts.throughCreditor(creditor.name)}</span>`
}

function partyLines({ name, address }: ShownParty, identifier: string | null): Html {
  const lines = [...addressLines(address), ...(identifier === null ? [] : [identifier])]
  return html`<strong class="line">${name}</strong> ${lines.map((line) => html`<span class="line">${line}</span> `)}`
}

/** Personal identification numbers are never shown. */
function identifierText(identifier: RegistryIdentifier | null): string | null {
  if (identifier === null || identifier.scheme === 'DK:CPR') return null
  const names = { 'DK:CVR': 'CVR', 'NO:ORG': 'Org.nr.', 'NO:ORGNR': 'Org.nr.', 'SE:ORGNR': 'Org.nr.', GLN: 'GLN' }
  return `${names[identifier.scheme]} ${identifier.value}`
}

function faq({ page, texts }: Shown): HtmlPart {
  const markup = sanitiseNotes(page.creditor.faq ?? '')
  if (markup.trim() === '') return null
  return html`<section aria-labelledby="faq">
    <h2 id="faq">${texts.faq}</h2>
    <div class="prose">${trusted(markup)}</div>
  </section>`
}

function messages(shown: Shown): HtmlPart {
  const { page, texts } = shown
  if (page.interactions.length === 0) return null
  return html`<section aria-labelledby="messages">
    <h2 id="messages">${texts.messages}</h2>
    <ol class="messages">
      ${page.interactions.map((interaction) => message(shown, interaction))}
    </ol>
  </section>`
}

function message(shown: Shown, { type, direction, notes, createdAt, files }: ShownInteraction): Html {
  const { texts, address } = shown
  const isOurs = direction === 'OUTGOING'
  const kind = (texts.kinds as Readonly<Record<string, string>>)[type] ?? type
  const day = dayIn(shown, createdAt)
  return html`<li class="${isOurs ? 'ours' : 'theirs'}">
    <p class="quiet">
      ${isOurs ? texts.fromUs : texts.fromYou} · ${kind} · <time datetime="${createdAt}">${day}</time>
    </p>
    <div class="prose">${trusted(sanitiseNotes(notes))}</div>
    ${files.map(
      (file) =>
        html`<p class="file">
          <a href="${address}/files/${file.fileId}"
            >${texts.download(file.fileName, formatSize(file.size, texts.locale))}</a
          >
        </p>`,
    )}
  </li>`
}
