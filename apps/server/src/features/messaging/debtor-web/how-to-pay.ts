import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import { shownReferenceOf } from '../../money/payment-references/index.ts'
import { paymentReferenceOf } from '../../installation/tenant-settings/index.ts'
import { mayPropose } from './plan-section.ts'
import { amountIn, dayIn, factRows, type Shown } from './shown.ts'

/** How to pay: account, amount, payment reference, deadline, and the tenant's own instructions. */
export function howToPay(shown: Shown): Html {
  const { page, texts } = shown
  const { bankAccount } = page
  const { instructions } = page.tenantInfo
  return html`<section aria-labelledby="pay">
    <h2 id="pay">${texts.howToPay}</h2>
    ${bankAccount !== null && transfer(shown, bankAccount)}
    ${instructions !== null && html`<p class="lines">${instructions}</p>`}
    ${bankAccount === null && instructions === null && html`<p>${texts.askHowToPay}</p>`}
    ${
      shown.page.plan === null &&
      html`<p>
        ${texts.cannotPay}
        ${
          mayPropose(shown)
            ? html`<a href="#plan">${texts.plan.propose}</a>`
            : html`<a href="#write">${texts.write}</a>`
        }
      </p>`
    }
  </section>`
}

function transfer(shown: Shown, bankAccount: NonNullable<Shown['page']['bankAccount']>): Html {
  const { page, texts, summary } = shown
  const reference = paymentReferenceOf(page.tenantInfo.reference, page.journalNumber)
  const machine = shownReferenceOf(page.caseSeqId, page.currency, page.tenantInfo.referenceSettings)
  const { deadline } = summary
  const rows: readonly (readonly [string, HtmlPart])[] = [
    [texts.registrationNumber, bankAccount.registrationNumber],
    [texts.accountNumber, bankAccount.accountNumber],
    [texts.amount, amountIn(shown, summary.left)],
    ...(deadline === null || deadline.isPast ? [] : [[texts.deadline, dayIn(shown, deadline.date)] as const]),
    ...(machine === undefined
      ? []
      : [[texts.referenceKinds[machine.kind], html`<span class="code">${machine.printed}</span>`] as const]),
    [texts.message, html`${reference} <span class="hint">${texts.messageText}</span>`],
  ]
  return html`<p>${texts.payByTransfer}</p>
    <dl class="facts">${factRows(rows)}</dl>`
}
