import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import { type ContactForm, type FormErrors, type FormField, messageLengthMax } from './debtor-web.rules.ts'
import type { Shown } from './shown.ts'

/** The values of the form, and its errors after it was sent. */
export interface FormState {
  readonly form: ContactForm
  readonly errors: FormErrors
}

/** The form for writing to the tenant: plain HTML, so it works in any browser. */
export function contactForm(shown: Shown, state: FormState): Html {
  const { texts, address, language } = shown
  const { form, errors } = state
  return html`<section aria-labelledby="write">
    <h2 id="write">${texts.write}</h2>
    <p>${texts.writeText}</p>
    ${errorSummary(shown, errors)}
    <form method="post" action="${address}/messages?lang=${language}" accept-charset="utf-8">
      <input type="hidden" name="token" value="${form.token}" />
      ${field(shown, { name: 'topic', errors }, (described) => {
        const options = Object.entries(texts.topics).map(([value, label]) =>
          value === form.topic
            ? html`<option value="${value}" selected>${label}</option>`
            : html`<option value="${value}">${label}</option>`,
        )
        return html`<select id="topic" name="topic" required ${described}>
          ${options}
        </select>`
      })}
      ${field(
        shown,
        { name: 'message', errors },
        (described) =>
          html`<textarea id="message" name="message" rows="6" required maxlength="${messageLengthMax}" ${described}>
${form.message}</textarea>`,
      )}
      ${field(
        shown,
        { name: 'email', errors, isOptional: true },
        (described) =>
          html`<input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            maxlength="254"
            value="${form.email}"
            ${described}
          />`,
      )}
      ${field(
        shown,
        { name: 'phone', errors, isOptional: true },
        (described) =>
          html`<input
            id="phone"
            name="phone"
            type="tel"
            autocomplete="tel"
            maxlength="30"
            value="${form.phone}"
            ${described}
          />`,
      )}
      <button type="submit">${texts.send}</button>
    </form>
  </section>`
}

function errorSummary({ texts }: Shown, errors: FormErrors): HtmlPart {
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return html`<div class="errors" role="alert">
    <p>${texts.errorSummary}</p>
    <ul>
      ${entries.map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)}
    </ul>
  </div>`
}

function field(
  { texts }: Shown,
  { name, errors, isOptional = false }: { name: FormField; errors: FormErrors; isOptional?: boolean },
  control: (described: HtmlPart) => Html,
): Html {
  const labels = { topic: texts.topic, message: texts.yourMessage, email: texts.email, phone: texts.phone }
  const error = errors[name]
  const described = error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`
  return html`<div class="field">
    <label for="${name}">${labels[name]} ${isOptional && html`<span class="quiet">(${texts.optional})</span>`}</label>
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`} ${control(described)}
  </div>`
}
