import type { RenderedTemplate, TemplateData, TemplateLanguage, TemplateText } from '../templates/index.ts'

/** The source of a letter, stored with it; enough to render the same letter again. */
export interface LetterSource extends RenderedTemplate {
  readonly language: TemplateLanguage
  readonly data: TemplateData
  readonly madeAt: string
  /** The logo in the letterhead. Letters of older releases lack the member. */
  readonly logoFileId?: string | null
}

export interface StoredSource extends LetterSource {
  readonly template: TemplateText
}
