import type { TemplateLanguage } from './template-format.rules.ts'

export interface TemplateText {
  readonly kind: 'letter' | 'email'
  readonly language: TemplateLanguage
  readonly subject: string
  readonly body: string
}

export interface RenderedTemplate {
  readonly subject: string
  /** Sanitised HTML for an e-mail; text for a letter, with `tableMark` on its own line in place of the table. */
  readonly body: string
}

/** The placeholder for the voucher table in the text of a letter. */
export const tableMark = '\uE000'
