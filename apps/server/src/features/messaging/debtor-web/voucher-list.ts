import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import type { ShownVoucher } from './debtor-web.queries.ts'
import { amountIn, dayIn, type Shown } from './shown.ts'

/** The claims of the case with their payments, then money not allocated yet, and the total. */
export function voucherList(shown: Shown): HtmlPart {
  const { page, texts, summary } = shown
  const debits = page.vouchers.filter((voucher) => voucher.direction === 'debit')
  if (debits.length === 0 && summary.received === 0) return null
  return html`<section aria-labelledby="why">
    <h2 id="why">${texts.why}</h2>
    <ul class="vouchers">
      ${debits.map((voucher) => debit(shown, voucher))} ${summary.received > 0 && received(shown)}
    </ul>
    ${
      summary.kind === 'owing' &&
      html`<p class="sum"><span>${texts.sum}</span> <strong>${amountIn(shown, summary.left)}</strong></p>`
    }
    ${
      debits.some(({ category }) => category === 'interest') &&
      html`<p><a href="${shown.address}/interest?lang=${shown.language}">${texts.interestPage.title}</a></p>`
    }
    ${summary.disputed > 0 && html`<p class="quiet">${texts.disputedSum(amountIn(shown, summary.disputed))}</p>`}
  </section>`
}

function debit(shown: Shown, voucher: ShownVoucher): Html {
  const { texts } = shown
  const isOpen = voucher.outstanding > 0
  return html`<li>
    <p class="row">
      <strong>${nameOf(shown, voucher)}</strong> <span class="figure">${amountIn(shown, voucher.amount)}</span>
    </p>
    <p class="quiet">${factsOf(shown, voucher).join(' · ')}</p>
    ${voucher.text !== null && voucher.text !== '' && html`<p class="quiet">${voucher.text}</p>`}
    ${disputeLines(shown, voucher)} ${interestLine(shown, voucher)}
    ${voucher.payments.map((paid) => paymentLine(shown, paid))}
    ${
      (voucher.payments.length > 0 || !isOpen) &&
      html`<p class="row ${isOpen ? 'open' : 'done'}">
        <span>${isOpen ? texts.left : texts.settled}</span>
        <span class="figure">${amountIn(shown, voucher.outstanding)}</span>
      </p>`
    }
  </li>`
}

function paymentLine(shown: Shown, paid: ShownVoucher['payments'][number]): Html {
  const { texts } = shown
  const word = paid.category === 'deposit' ? texts.paid : texts.reduced
  return html`<p class="row quiet">
    <span>${word} ${dayIn(shown, paid.date)}</span>
    <span class="figure">−${amountIn(shown, paid.amount)}</span>
  </p>`
}

function received(shown: Shown): Html {
  const { texts, summary } = shown
  return html`<li>
    <p class="row">
      <strong>${texts.received}</strong> <span class="figure">−${amountIn(shown, summary.received)}</span>
    </p>
    <p class="quiet">${texts.receivedText}</p>
  </li>`
}

/** The state of the dispute of a debit, with the answer, or that it belongs to a disputed one. */
function disputeLines(shown: Shown, { isDisputed, dispute }: ShownVoucher): HtmlPart {
  const { texts, address, language } = shown
  if (dispute?.state === 'OPEN') {
    const answer =
      Date.parse(dispute.dueAt) > shown.now.getTime() ? texts.answerBy(dayIn(shown, dispute.dueAt)) : texts.answerSoon
    return html`<div class="dispute">
      <p><strong>${texts.disputed}</strong> ${answer}</p>
      <form method="post" action="${address}/disputes/${dispute.disputeId}/withdraw?lang=${language}">
        <button type="submit" class="plain">${texts.withdraw}</button>
      </form>
    </div>`
  }
  if (isDisputed) return html`<p class="dispute"><strong>${texts.disputed}</strong></p>`
  if (dispute === null) return null
  return html`<div class="dispute">
    <p>${texts.disputeStates[dispute.state]}</p>
    ${dispute.answer !== null && dispute.state !== 'WITHDRAWN' && html`<p class="answer">${dispute.answer}</p>`}
  </div>`
}

/** Standard voucher types are translated; the tenant's own types keep their label. */
export function nameOf({ texts }: Shown, voucher: ShownVoucher): string {
  const known = (texts.categories as Readonly<Record<string, string>>)[voucher.category]
  return voucher.isStandard ? (known ?? voucher.label) : voucher.label
}

function factsOf(shown: Shown, voucher: ShownVoucher): string[] {
  const { texts } = shown
  return [
    ...(voucher.referenceId === null ? [] : [texts.invoice(voucher.referenceId)]),
    texts.dated(dayIn(shown, voucher.date)),
    ...(voucher.dueDate === null ? [] : [texts.due(dayIn(shown, voucher.dueDate))]),
  ]
}

function interestLine({ texts }: Shown, { interest, outstanding }: ShownVoucher): HtmlPart {
  if (interest === null || interest === 0 || outstanding === 0) return null
  const rate = interest.toLocaleString(texts.locale, { style: 'percent', maximumFractionDigits: 2 })
  return html`<p class="quiet">${texts.interest(rate)}</p>`
}
