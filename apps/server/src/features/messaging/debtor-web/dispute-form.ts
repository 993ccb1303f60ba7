import { html, type HtmlPart } from '../../../platform/html/html.ts'
import { type DisputeErrors, type DisputeForm, disputableOf, messageLengthMax } from './debtor-web.rules.ts'
import { amountIn, type Shown } from './shown.ts'
import { nameOf } from './voucher-list.ts'

/** How many files a dispute may have. */
export const disputeFilesMax = 5

/** The values of the form, and its errors after it was sent. */
export interface DisputeState {
  readonly form: DisputeForm
  readonly errors: DisputeErrors
}

/** The form for disputing debits: plain HTML, closed until it is needed. */
export function disputeSection(shown: Shown, { form, errors }: DisputeState): HtmlPart {
  const { texts, address, language, summary, mayDispute } = shown
  const disputable = disputableOf(shown.page)
  const isOpenCase = summary.kind === 'owing' || summary.kind === 'disputed'
  const hasErrors = Object.keys(errors).length > 0
  if (!mayDispute || !isOpenCase || (disputable.length === 0 && !hasErrors)) return null
  return html`<section aria-labelledby="dispute">
    <h2 id="dispute">${texts.dispute}</h2>
    ${hasErrors && errorSummary(shown, errors)}
    <details ${hasErrors && html`open`}>
      <summary>${texts.disputeText}</summary>
      <form
        method="post"
        action="${address}/disputes?lang=${language}"
        enctype="multipart/form-data"
        accept-charset="utf-8"
      >
        <input type="hidden" name="token" value="${form.token}" />
        <fieldset id="dispute-vouchers" class="field">
          <legend>${texts.disputeVouchers}</legend>
          ${errorLine('vouchers', errors)}
          ${disputable.map((voucher) => {
            const { caseVoucherId, referenceId, outstanding } = voucher
            const isChosen = form.vouchers.includes(caseVoucherId) || disputable.length === 1
            return html`<label class="choice">
              <input type="checkbox" name="voucher" value="${caseVoucherId}" ${isChosen && html`checked`} />
              <span>${nameOf(shown, voucher)} ${referenceId}</span>
              <span class="figure">${amountIn(shown, outstanding)}</span>
            </label>`
          })}
        </fieldset>
        <div class="field">
          <label for="dispute-reason">${texts.disputeReason}</label>
          ${errorLine('reason', errors)}
          <textarea
            id="dispute-reason"
            name="reason"
            rows="5"
            required
            maxlength="${messageLengthMax}"
            ${describedBy('reason', errors)}
          >
${form.reason}</textarea>
        </div>
        <div class="field">
          <label for="dispute-files"> ${texts.disputeFiles} <span class="quiet">(${texts.optional})</span> </label>
          ${errorLine('files', errors)}
          <p class="quiet">${texts.disputeFilesText(disputeFilesMax)}</p>
          <input id="dispute-files" name="file" type="file" multiple ${describedBy('files', errors)} />
        </div>
        <button type="submit">${texts.sendDispute}</button>
      </form>
    </details>
  </section>`
}

function errorSummary({ texts }: Shown, errors: DisputeErrors): HtmlPart {
  return html`<div class="errors" role="alert">
    <p>${texts.disputeErrorSummary}</p>
    <ul>
      ${Object.entries(errors).map(([name, error]) => html`<li><a href="#dispute-${name}">${error}</a></li>`)}
    </ul>
  </div>`
}

function errorLine(name: keyof DisputeErrors, errors: DisputeErrors): HtmlPart {
  const error = errors[name]
  return error !== undefined && html`<p class="error" id="dispute-${name}-error">${error}</p>`
}

function describedBy(name: keyof DisputeErrors, errors: DisputeErrors): HtmlPart {
  return errors[name] !== undefined && html`aria-invalid="true" aria-describedby="dispute-${name}-error"`
}
