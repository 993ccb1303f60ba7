import type { RenderedTemplate, TemplateData, TemplateLanguage, TemplateText } from '../templates/index.ts'

/** What a letter is made from: kept beside it, and enough to make the same letter again. */
export interface LetterSource extends RenderedTemplate {
  readonly language: TemplateLanguage
  readonly data: TemplateData
  readonly madeAt: string
  /** The picture in its letterhead. Letters of older releases lack the member. */
  readonly logoFileId?: string | null
}

export interface StoredSource extends LetterSource {
  readonly template: TemplateText
}
