import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import { type Acknowledgement, acknowledgementOf, type PaymentPlan } from '../../money/payment-plans/index.ts'
import { type PlanForm, type PlanFormErrors } from './plan-form.rules.ts'
import { amountIn, type Shown } from './shown.ts'
import { formatDay } from './debtor-web.rules.ts'

/** The values of the form, and its errors after it was sent. */
export interface PlanFormState {
  readonly form: PlanForm
  readonly errors: PlanFormErrors
  /** Why no plan is possible; null if nothing is known against it. */
  readonly refusal: string | null
}

/** Whether the holder of the link can propose a plan. */
export function mayPropose({ page, summary }: Shown): boolean {
  return page.plan === null && page.maySign && page.planSettings.debtorMayPropose && summary.kind === 'owing'
}

/** The plan of the case, an offer to sign, or the form to propose one; nothing if there is none of these. */
export function planSection(shown: Shown): HtmlPart {
  const { page, texts, address, language } = shown
  const { plan } = page
  if (plan === null) return mayPropose(shown) && proposeForm(shown)
  if (plan.status === 'ACTIVE') {
    const next = plan.nextInstalment
    return section(
      texts.plan.yours,
      html`<p class="deadline">
          ${next === null ? texts.plan.allPaid : texts.plan.next(amountIn(shown, next.amount), dayOf(shown, next.dueDate))}
        </p>
        ${instalmentList(shown, plan)}`,
    )
  }
  if (plan.proposedBy === 'DEBTOR')
    return section(
      texts.plan.waiting,
      html`<p>${texts.plan.waitingText}</p>
        ${instalmentList(shown, plan)}`,
    )
  if (!page.maySign) return null
  return section(
    texts.plan.offered,
    html`<p>${texts.plan.offeredText}</p>
      ${agreement(shown, plan)}
      <form method="post" action="${address}/plan/accept?lang=${language}" accept-charset="utf-8">
        <input type="hidden" name="planId" value="${plan.paymentPlanId}" />
        ${nameField(shown, '', undefined)}
        <button type="submit">${texts.plan.accept}</button>
      </form>`,
  )
}

function section(title: string, body: Html): Html {
  return html`<section aria-labelledby="plan">
    <h2 id="plan">${title}</h2>
    ${body}
  </section>`
}

function dayOf({ texts }: Shown, day: string): string {
  return formatDay(`${day}T00:00:00Z`, { timeZone: 'UTC', locale: texts.locale })
}

function instalmentList(shown: Shown, plan: PaymentPlan): Html {
  const { texts } = shown
  return html`<ol class="vouchers">
      ${plan.instalments.map(
        ({ dueDate, amount, state }) =>
          html`<li>
            <p class="row ${state === 'PAID' ? 'done' : 'open'}">
              <time datetime="${dueDate}">${dayOf(shown, dueDate)}</time>
              <span class="figure">${amountIn(shown, amount)}</span>
            </p>
            ${texts.plan.states[state] !== '' && html`<p class="quiet">${texts.plan.states[state]}</p>`}
          </li>`,
      )}
    </ol>
    <p class="sum"><span>${texts.plan.total}</span><strong>${amountIn(shown, plan.amount)}</strong></p>`
}

/** The text to sign, in the language of the page. */
export function acknowledgementFor({ page, language }: Shown, plan: PaymentPlan): Acknowledgement {
  const { journalNumber, timeZone, creditor, ultimateCreditor } = page
  const creditorName = (ultimateCreditor ?? creditor).name
  return acknowledgementOf(plan, { language, journalNumber, timeZone, creditorName })
}

function agreement(shown: Shown, plan: PaymentPlan): Html {
  const { paragraphs } = acknowledgementFor(shown, plan)
  return html`<div class="prose">
    ${paragraphs.map((paragraph) =>
      paragraph.startsWith('- ') ? instalmentList(shown, plan) : html`<p>${paragraph}</p>`,
    )}
  </div>`
}

function nameField({ texts }: Shown, name: string, error: string | undefined): Html {
  const described = error !== undefined && html`aria-invalid="true" aria-describedby="name-error"`
  return html`<div class="field">
    <label for="name">${texts.plan.name}</label>
    ${error !== undefined && html`<p class="error" id="name-error">${error}</p>`}
    <input id="name" name="name" autocomplete="name" maxlength="200" required value="${name}" ${described} />
  </div>`
}

const emptyForm: PlanForm = { amount: '', interval: 'MONTHLY', firstDueDate: '', name: '', seen: '' }

/** The form to propose a plan, with its values and errors after it was sent. */
export function proposeForm(
  shown: Shown,
  { form, errors, refusal }: PlanFormState = { form: emptyForm, errors: {}, refusal: null },
): Html {
  const { texts, address, language, page } = shown
  const { instalmentMin, monthsMax } = page.planSettings
  const reasons = [...Object.entries(errors), ...(refusal === null ? [] : [['instalment', refusal] as const])]
  return section(
    texts.plan.propose,
    html`<p>${texts.plan.proposeText(amountIn(shown, instalmentMin), monthsMax)}</p>
      ${
        reasons.length > 0 &&
        html`<div class="errors" role="alert">
          <ul>
            ${reasons.map(([name, reason]) => html`<li><a href="#${name}">${reason}</a></li>`)}
          </ul>
        </div>`
      }
      <form method="post" action="${address}/plan/preview?lang=${language}" accept-charset="utf-8">
        <div class="field">
          <label for="amount">${texts.plan.instalment}</label>
          <input id="amount" name="amount" inputmode="decimal" maxlength="20" required value="${form.amount}" />
        </div>
        <div class="field">
          <label for="interval">${texts.plan.interval}</label>
          <select id="interval" name="interval" required>
            ${Object.entries(texts.plan.intervals).map(([value, label]) =>
              value === form.interval
                ? html`<option value="${value}" selected>${label}</option>`
                : html`<option value="${value}">${label}</option>`,
            )}
          </select>
        </div>
        <div class="field">
          <label for="firstDueDate">${texts.plan.firstDueDate}</label>
          <input id="firstDueDate" name="firstDueDate" type="date" required value="${form.firstDueDate}" />
        </div>
        <button type="submit">${texts.plan.preview}</button>
      </form>`,
  )
}

/** The plan that the debtor is about to sign. */
export function reviewForm(
  shown: Shown,
  plan: PaymentPlan,
  { form, errors, seen }: { form: PlanForm; errors: PlanFormErrors; seen: string },
): Html {
  const { texts, address, language, page } = shown
  const isChanged = form.seen !== '' && form.seen !== seen
  const hidden = { amount: form.amount, interval: form.interval, firstDueDate: form.firstDueDate, seen }
  const { acceptsWithinLimits } = page.planSettings
  return section(
    texts.plan.review,
    html`${isChanged && html`<p class="error" role="alert">${texts.plan.changed}</p>`}
      <p>${acceptsWithinLimits ? texts.plan.reviewText : texts.plan.reviewWaits}</p>
      ${agreement(shown, plan)}
      <form method="post" action="${address}/plan/propose?lang=${language}" accept-charset="utf-8">
        ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        ${nameField(shown, form.name, errors.name)}
        <button type="submit">${acceptsWithinLimits ? texts.plan.accept : texts.plan.send}</button>
      </form>
      <p><a href="${address}?lang=${language}#plan">${texts.back}</a></p>`,
  )
}
