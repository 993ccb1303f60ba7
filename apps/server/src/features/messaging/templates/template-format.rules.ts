import {
  type WrittenLanguage,
  writtenLanguages,
  writtenLocales as locales,
} from '../../../platform/text/written-languages.ts'
import type { VoucherLine } from './template-data.ts'
import { voucherTypesIn } from './voucher-words.data.ts'

/** The languages that templates are written in. */
export const templateLanguages = writtenLanguages
export type TemplateLanguage = WrittenLanguage

/** Formats an amount in minor units for a language, exact for any size. */
export function formatMoney(amount: number, currency: string, language: TemplateLanguage): string {
  const minor = BigInt(amount)
  const magnitude = minor < 0n ? -minor : minor
  const text = `${minor < 0n ? '-' : ''}${magnitude / 100n}.${String(magnitude % 100n).padStart(2, '0')}`
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency })
  return format.format(text as unknown as number)
}

/** Formats a date `YYYY-MM-DD` in words for a language; an empty one stays empty. */
export function formatDate(date: string, language: TemplateLanguage): string {
  if (date === '') return ''
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** The same in digits, for tables. */
export function formatShortDate(date: string, language: TemplateLanguage): string {
  if (date === '') return ''
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** The headings of the voucher table. */
export const tableHeads: Readonly<Record<TemplateLanguage, readonly string[]>> = {
  da: ['Dato', 'Tekst', 'Reference', 'Forfald', 'Beløb', 'Rest'],
  en: ['Date', 'Text', 'Reference', 'Due', 'Amount', 'Outstanding'],
  nb: ['Dato', 'Tekst', 'Referanse', 'Forfall', 'Beløp', 'Rest'],
  sv: ['Datum', 'Text', 'Referens', 'Förfaller', 'Belopp', 'Kvar'],
}

/** The rows of the voucher table. Credits have a minus and no outstanding amount. The tenant's own types keep their label. */
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
  return language === 'en' ? label : (voucherTypesIn[language][label] ?? label)
}
