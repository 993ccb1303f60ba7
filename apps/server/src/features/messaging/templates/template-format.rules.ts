import type { VoucherLine } from './template-data.ts'
import { danishVoucherTypes } from './voucher-words.data.ts'

/** The languages that templates are written in. */
export const templateLanguages = ['da', 'en'] as const
export type TemplateLanguage = (typeof templateLanguages)[number]

const locales: Readonly<Record<TemplateLanguage, string>> = { da: 'da-DK', en: 'en-GB' }

/** An amount of minor units as people of a language write it. Exact, however large: no rounding through a fraction. */
export function formatMoney(amount: number, currency: string, language: TemplateLanguage): string {
  const minor = BigInt(amount)
  const magnitude = minor < 0n ? -minor : minor
  const text = `${minor < 0n ? '-' : ''}${magnitude / 100n}.${String(magnitude % 100n).padStart(2, '0')}`
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency })
  return format.format(text as unknown as number)
}

/** A date `YYYY-MM-DD` as people of a language write it out; an empty one stays empty. */
export function formatDate(date: string, language: TemplateLanguage): string {
  if (date === '') return ''
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** The same in figures, for tables. */
export function formatShortDate(date: string, language: TemplateLanguage): string {
  if (date === '') return ''
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** The heads of the table of vouchers. */
export const tableHeads: Readonly<Record<TemplateLanguage, readonly string[]>> = {
  da: ['Dato', 'Tekst', 'Reference', 'Forfald', 'Beløb', 'Rest'],
  en: ['Date', 'Text', 'Reference', 'Due', 'Amount', 'Outstanding'],
}

/** The rows of the table of vouchers: what reduces the debt has a minus, and nothing outstanding. Types of the tenant's own are called as it calls them. */
export function tableRows(vouchers: readonly VoucherLine[], currency: string, language: TemplateLanguage): string[][] {
  return vouchers.map((voucher) => [
    formatShortDate(voucher.date, language),
    typeIn(voucher.type, language),
    voucher.reference,
    formatShortDate(voucher.dueDate, language),
    formatMoney(voucher.isCredit ? -voucher.amount : voucher.amount, currency, language),
    voucher.isCredit ? '' : formatMoney(voucher.outstanding, currency, language),
  ])
}

function typeIn(label: string, language: TemplateLanguage): string {
  return language === 'da' ? (danishVoucherTypes[label] ?? label) : label
}
