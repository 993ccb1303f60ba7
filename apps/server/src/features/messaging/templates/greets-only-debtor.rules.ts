import type { TemplateText } from './template-text.ts'

/** Placeholders about the debt and the debtor. */
const aboutDebt = /\b(?:debtor|balance|payment)\s*\.|\b(?:vouchers|deadline)\b/
const aboutRecipient = /\brecipient\s*\./

/**
 * Whether a template is for the debtor only: it is about the debt and never asks who the recipient is, so anybody else
 * would be greeted, and asked to pay, as the debtor.
 */
export function greetsOnlyDebtor({ subject, body }: Pick<TemplateText, 'subject' | 'body'>): boolean {
  const text = `${subject}\n${body}`
  return aboutDebt.test(text) && !aboutRecipient.test(text)
}
