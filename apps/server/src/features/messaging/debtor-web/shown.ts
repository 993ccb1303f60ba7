import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import type { LinkLanguage } from '../links/index.ts'
import type { CasePageWithPlan } from './debtor-web.queries.ts'
import { formatAmount, formatDay, type CaseSummary } from './debtor-web.rules.ts'
import type { Texts } from './debtor-web.texts.ts'

/** Everything that the parts of the page are rendered from. */
export interface Shown {
  readonly page: CasePageWithPlan
  readonly summary: CaseSummary
  readonly texts: Texts
  readonly language: LinkLanguage
  /** `/d/{secret}` */
  readonly address: string
  readonly now: Date
  /** Whether the holder of the link may dispute debits. */
  readonly mayDispute: boolean
}

/** Formats an amount in the currency of the case. */
export function amountIn({ page, texts }: Shown, amount: number): string {
  return formatAmount(amount, { currency: page.currency, locale: texts.locale })
}

/** Formats a day in the time zone of the tenant. */
export function dayIn({ page, texts }: Shown, moment: string): string {
  return formatDay(moment, { timeZone: page.timeZone, locale: texts.locale })
}

/** The rows of a description list, each with its label. */
export function factRows(rows: readonly (readonly [string, HtmlPart])[]): Html[] {
  return rows.map(
    ([label, value]) =>
      html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`,
  )
}
