import { encode } from 'uqr'
import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import { epcQrText, type ReceivingAccount, sepaIbanOf, shownReferenceOf } from '../../money/payment-references/index.ts'
import { paymentReferenceOf } from '../../installation/tenant-settings/index.ts'
import { mayPropose } from './plan-section.ts'
import { amountIn, dayIn, factRows, type Shown } from './shown.ts'

/** How to pay: account, amount, payment reference, deadline, and the tenant's own instructions. */
export function howToPay(shown: Shown): Html {
  const { page, texts } = shown
  const { account } = page
  const { instructions } = page.tenantInfo
  return html`<section aria-labelledby="pay">
    <h2 id="pay">${texts.howToPay}</h2>
    ${account !== null && transfer(shown, account)}
    ${instructions !== null && html`<p class="lines">${instructions}</p>`}
    ${account === null && instructions === null && html`<p>${texts.askHowToPay}</p>`}
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

function transfer(shown: Shown, account: ReceivingAccount): Html {
  const { page, texts, summary } = shown
  const reference = paymentReferenceOf(page.tenantInfo.reference, page.journalNumber)
  const machine = shownReferenceOf(page.caseSeqId, page.currency, page.tenantInfo.referenceSettings)
  const { deadline } = summary
  const rows: readonly (readonly [string, HtmlPart])[] = [
    ...accountRows(shown, account),
    [texts.amount, amountIn(shown, summary.left)],
    ...(deadline === null || deadline.isPast ? [] : [[texts.deadline, dayIn(shown, deadline.date)] as const]),
    ...(machine === undefined
      ? []
      : [[texts.referenceKinds[machine.kind], html`<span class="code">${machine.printed}</span>`] as const]),
    [texts.message, html`${reference} <span class="hint">${texts.messageText}</span>`],
  ]
  const transferred = { account, currency: page.currency, amount: summary.left, recipientName: page.tenantName }
  const code = epcQrText({ ...transferred, reference: machine, text: reference })
  return html`<p>${texts.payByTransfer}</p>
    <dl class="facts">${factRows(rows)}</dl>
    ${
      code !== undefined &&
      html`<figure class="qr">
        ${qrCode(code, texts.qrCode)}
        <figcaption>${texts.scanCode}</figcaption>
      </figure>`
    }`
}

/** Payers in euros know the IBAN, all others the domestic number. */
function accountRows({ page, texts }: Shown, account: ReceivingAccount): (readonly [string, HtmlPart])[] {
  const iban = sepaIbanOf(account, page.currency)
  if (iban !== undefined) {
    const grouped = iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
    return [
      [texts.recipientName, page.tenantName],
      ['IBAN', html`<span class="code">${grouped}</span>`],
    ]
  }
  const { registrationNumber, accountNumber } = account.bankAccount
  return [
    [texts.registrationNumber, registrationNumber],
    [texts.accountNumber, accountNumber],
  ]
}

/** A QR code, always dark on light, with the margin that cameras need. */
function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges">
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${squares.join('')}" fill="#000" />
  </svg>`
}
