import type { TemplateLanguage } from './template-format.rules.ts'

export interface TemplateText {
  readonly kind: 'letter' | 'email'
  readonly language: TemplateLanguage
  readonly subject: string
  readonly body: string
}

export interface RenderedTemplate {
  readonly subject: string
  /** Of an e-mail sanitised HTML; of a letter text, with `tableMark` on a line of its own where the table goes. */
  readonly body: string
}

/** Stands in the text of a letter for the table of vouchers. */
export const tableMark = '\uE000'
