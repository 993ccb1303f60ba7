import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import type { CaseBalance } from '../../money/case-vouchers/index.ts'
import { framed } from './layout.ts'
import { amountIn, dayIn, type Shown } from './shown.ts'
import { nameOf } from './voucher-list.ts'

type DebitInterest = CaseBalance['interest'][number]

/** How the interest of a case came about, line by line, and what of it is left to pay. */
export function interestPage(shown: Shown, { interest }: CaseBalance): Html {
  const { texts, language, page, address } = shown
  const frame = { texts, language, title: texts.interestPage.title, sender: page.tenantName, address: null }
  return framed(
    frame,
    html`<main>
      <section>
        <h1>${texts.interestPage.title}</h1>
        <p>${interest.length === 0 ? texts.interestPage.none : texts.interestPage.text}</p>
      </section>
      ${interest.map((debit) => debitSection(shown, debit))}
      <section>
        <p><a class="button" href="${address}?lang=${language}">${texts.back}</a></p>
      </section>
    </main>`,
  )
}

function debitSection(shown: Shown, debit: DebitInterest): HtmlPart {
  const { texts, page } = shown
  const voucher = page.vouchers.find(({ caseVoucherId }) => caseVoucherId === debit.caseVoucherId)
  const name = voucher === undefined ? texts.categories.interest : nameOf(shown, voucher)
  const sums = [
    [texts.interestPage.booked, debit.booked],
    [texts.interestPage.lapsed, debit.lapsed],
  ] as const
  return html`<section>
    <h2>${name} ${voucher?.referenceId}</h2>
    <ul class="vouchers">
      ${debit.lines.map((line) => lineItem(shown, line))}
      ${sums.map(([label, amount]) => amount !== 0 && deduction(label, amountIn(shown, amount)))}
    </ul>
    <p class="sum"><span>${texts.interestPage.left}</span> <strong>${amountIn(shown, debit.accrued)}</strong></p>
  </section>`
}

function deduction(label: string, amount: string): Html {
  return html`<li>
    <p class="row"><span>${label}</span> <span class="figure">−${amount}</span></p>
  </li>`
}

function lineItem(shown: Shown, { from, until, days, base, rate, amount }: DebitInterest['lines'][number]): Html {
  const { texts } = shown
  const percent = rate?.toLocaleString(texts.locale, { style: 'percent', maximumFractionDigits: 2 })
  const owed = amountIn(shown, base)
  return html`<li>
    <p class="row">
      <strong>${texts.interestPage.period(dayIn(shown, from), dayIn(shown, until))}</strong>
      <span class="figure">${amountIn(shown, amount)}</span>
    </p>
    <p class="quiet">
      ${
        percent === undefined
          ? texts.interestPage.unpriced(days, owed)
          : texts.interestPage.priced({ days, base: owed, rate: percent })
      }
    </p>
  </li>`
}
