import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import type { LinkLanguage } from '../links/index.ts'
import type { CasePage } from './debtor-web.queries.ts'
import { formatAmount, formatDay, type Standing } from './debtor-web.rules.ts'
import type { Texts } from './debtor-web.texts.ts'

/** What the parts of a page are made from. */
export interface Shown {
  readonly page: CasePage
  readonly standing: Standing
  readonly texts: Texts
  readonly language: LinkLanguage
  /** `/d/{secret}` */
  readonly address: string
}

/** An amount of the case, as people of the language write it. */
export function amountIn({ page, texts }: Shown, amount: number): string {
  return formatAmount(amount, { currency: page.currency, locale: texts.locale })
}

/** A day, as people of the language write it. */
export function dayIn({ page, texts }: Shown, moment: string): string {
  return formatDay(moment, { timeZone: page.timeZone, locale: texts.locale })
}

/** The rows of a list of facts, each with what it is called. */
export function factRows(rows: readonly (readonly [string, HtmlPart])[]): Html[] {
  return rows.map(
    ([label, value]) =>
      html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`,
  )
}
