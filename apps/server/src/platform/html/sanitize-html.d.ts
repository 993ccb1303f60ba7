/** The types of what we use of sanitize-html 2.17, which has none. */
declare module 'sanitize-html' {
  export type Attributes = Record<string, string>

  export interface Options {
    allowedTags: readonly string[]
    allowedAttributes: Readonly<Record<string, readonly string[]>>
    allowedSchemes: readonly string[]
    allowProtocolRelative: boolean
    nonTextTags: readonly string[]
    nestingLimit: number
    transformTags: Readonly<
      Record<string, (tagName: string, attribs: Attributes) => { tagName: string; attribs: Attributes }>
    >
  }

  export default function sanitizeHtml(html: string, options: Partial<Options>): string
}
