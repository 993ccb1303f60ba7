/** A piece of a page whose markup is our own, with everything in it that came from elsewhere escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Writes a piece of a page as it reads: every value that stands in it is escaped, unless it is such a piece itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.map((text, index) => text + written(parts[index])).join(''))
}

/** Takes markup as it is. Only for what our own sanitiser has just written. */
export function trusted(markup: string): Html {
  return new Html(markup)
}

function written(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return String(part).replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
