import type { Message } from '../../../problems/index.ts'
import type { TemplateData } from './template-data.ts'
import { formatDate, formatMoney, type TemplateLanguage } from './template-format.rules.ts'
import { type RenderedTemplate, tableMark } from './template-text.ts'
import { message, problem } from './templates.problems.ts'

/**
 * Rejects a demand whose text lacks something that the debtor needs to assess the claim. What counts is the text as it
 * is sent: a placeholder in a branch that is not taken is missing.
 */
export function requireCompleteDemand(
  rendered: RenderedTemplate,
  data: TemplateData,
  language: TemplateLanguage,
): void {
  const missing = missingFromDemand(rendered, data, language)
  if (missing.length === 0) return
  throw problem('demand-incomplete', message('The demand does not contain {0}.', missing[0] ?? ''), {
    errors: missing.map((part) => ({ path: '/body', message: message('must contain {0}', part) })),
  })
}

function missingFromDemand(
  { body }: RenderedTemplate,
  { creditor, balance, deadline, vouchers, case: { currency } }: TemplateData,
  language: TemplateLanguage,
): Message[] {
  const text = plain(body)
  const contains = (value: string): boolean => text.includes(plain(value))
  const money = (amount: number): string => formatMoney(amount, currency, language)
  const open = vouchers.filter(({ outstanding }) => outstanding > 0)
  const parts: [Message, boolean][] = [
    [message('the name of the creditor'), contains(creditor.name)],
    [
      message('every open claim'),
      body.includes(tableMark) || open.every((voucher) => contains(money(voucher.outstanding))),
    ],
    [message('the amount to pay'), contains(money(balance.outstanding))],
    [message('the deadline'), contains(formatDate(deadline, language)) || contains(deadline)],
  ]
  return parts.filter(([, isThere]) => !isThere).map(([part]) => part)
}

/** Formatted amounts contain spaces that do not break. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
